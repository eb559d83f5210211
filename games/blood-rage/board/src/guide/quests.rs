//! Quests, and the rulebooks' example of one.

use super::map::{Cut, Map};
use super::play::QuestExample;
use crate::art::ART;
use crate::table::card::picture;
use crate::tiles;
use maud::{Markup, html};
use meadhall_blood_rage::data::AGES;
use meadhall_blood_rage::{Cards, Clan, Place};
use meadhall_words::Words;

/// The part of the board where the example happens.
const CUT: Cut = [470, 0, 530, 370];

pub(super) fn quests(words: &Words) -> Markup {
    html! {
        p { (words.say("guide-quests-intro")) }
        (table(words))
        p.aside-note { (words.say("guide-quests-most")) " " (tiles::clause("BR-7.13")) }
        @if let Some(quest) = QuestExample::of_the_rulebook() { (example(words, &quest)) }
    }
}

fn table(words: &Words) -> Markup {
    let cards = Cards::built_in();
    let in_age = |id: &'static str, age: u8| {
        cards.faces().find(move |(card, face)| face.is_quest() && card.id() == id && face.age == age)
    };
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby="quests-title" {
            table.quests-table {
                thead {
                    tr {
                        @for head in ["quest", "demand"] { th scope="col" { (words.say(&format!("guide-head-{head}"))) } }
                        @for age in 1..=AGES { th scope="col" { (words.fill("guide-head-age", &[("age", age.into())])) } }
                    }
                }
                tbody {
                    @for (first, _) in cards.faces().filter(|(_, face)| face.is_quest() && face.age == 1) {
                        tr {
                            th scope="row" { (ART.drawing(&picture(tiles::printed(first)), "swatch")) (tiles::card_name(words, first)) }
                            td { (tiles::card_effect(words, first)) " " (tiles::clause(cards.clause(first))) }
                            @for age in 1..=AGES {
                                td { @if let Some((_, face)) = in_age(first.id(), age) { strong { (face.value) } } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn example(words: &Words, quest: &QuestExample) -> Markup {
    let clan = tiles::clan_name(words, quest.clan);
    html! {
        figure.map-figure.small {
            (Map { table: &quest.walkthrough.start.table, players: quest.walkthrough.players, cut: CUT, marks: &[] }.draw(words))
            figcaption {
                p { (words.fill("guide-quests-example", &[("clan", clan.clone().into()), ("quest", tiles::card_name(words, quest.card).into())])) }
                ul.plain-list {
                    @for (place, strengths) in &quest.provinces {
                        li {
                            span.strengths { @for (clan, strength) in strengths { span { (tiles::clan(words, *clan)) " " strong { (strength) } } } }
                            (verdict(words, quest, &clan, *place, strengths))
                        }
                    }
                }
            }
        }
    }
}

fn verdict(words: &Words, quest: &QuestExample, clan: &str, place: Place, strengths: &[(Clan, u16)]) -> String {
    let place = tiles::place_name(words, place);
    let tie = strengths.len() > 1 && strengths[0].1 == strengths[1].1;
    let (stat, value) = quest.raised;
    match tie {
        true => words.fill("guide-quests-tie", &[("place", place.into())]),
        false => words.fill(
            "guide-quests-met",
            &[
                ("place", place.into()),
                ("clan", clan.into()),
                ("glory", quest.glory.into()),
                ("stat", tiles::stat_name(words, stat).into()),
                ("value", value.into()),
            ],
        ),
    }
}
