//! The rulebooks' battle, told in pictures.

use super::map::{Cut, Map};
use super::play::{Fight, Side};
use crate::tiles;
use maud::{Markup, html};
use meadhall_blood_rage::{Figure, Place};
use meadhall_words::Words;

/// The part of the board where it happens.
const CUT: Cut = [0, 130, 740, 650];

pub(super) fn example(words: &Words) -> Markup {
    let Some(fight) = Fight::of_the_rulebook() else { return html! {} };
    let place = tiles::place_name(words, fight.place);
    let name = |clan| tiles::clan_name(words, clan);
    let fjord = fight.place.fjord().map(|fjord| tiles::place_name(words, fjord)).unwrap_or_default();
    html! {
        p {
            (words.fill("guide-example-intro", &[
                ("seats", words.list(fight.walkthrough.clans().map(name).collect()).into()),
                ("pillager", name(fight.pillager).into()),
                ("fjord", fjord.into()),
                ("place", place.clone().into()),
            ]))
        }
        figure.map-figure {
            (Map { table: &fight.walkthrough.start.table, players: fight.walkthrough.players, cut: CUT, marks: &[] }.draw(words))
            figcaption { (words.say("guide-example-before")) }
        }
        h3 { (words.say("guide-example-call")) }
        ol.called { @for call in &fight.called { li { (called(words, call)) } } }
        (kept_away(words, &fight))
        h3 { (words.say("guide-example-cards")) }
        ul.revealed.duel { @for side in &fight.sides { li { (tiles::clan(words, side.clan)) (tiles::card(words, side.card)) } } }
        @if let Some(loser) = fight.sides.last() {
            p { (words.fill("guide-example-bluff", &[("loser", name(loser.clan).into())])) }
        }
        (totals(words, &fight.sides))
        (outcome(words, &fight))
    }
}

fn called(words: &Words, (clan, figure, from): &(meadhall_blood_rage::Clan, Figure, Place)) -> Markup {
    html! {
        (crate::table::figure::portrait(*clan, *figure)) " "
        (words.fill("guide-example-called", &[
            ("clan", tiles::clan_name(words, *clan).into()),
            ("figure", tiles::figure_name(words, *figure).into()),
            ("from", tiles::place_name(words, *from).into()),
        ]))
    }
}

/// Why the call ended, and who could not come.
fn kept_away(words: &Words, fight: &Fight) -> Markup {
    let mut seats = meadhall_engine::Seat::all(fight.walkthrough.players);
    let leader = |seat| {
        Place::provinces()
            .find(|place| fight.walkthrough.start.sheet(seat).at(*place).count(meadhall_blood_rage::Piece::Leader) > 0)
    };
    let absent = seats.find_map(|seat| leader(seat).map(|from| (fight.walkthrough.clan(seat), from)));
    html! {
        @if let Some((clan, from)) = absent {
            p {
                (words.fill("guide-example-full", &[
                    ("villages", fight.place.villages().into()),
                    ("place", tiles::place_name(words, fight.place).into()),
                    ("absent", tiles::clan_name(words, clan).into()),
                    ("from", tiles::place_name(words, from).into()),
                ]))
            }
        }
    }
}

fn totals(words: &Words, sides: &[Side]) -> Markup {
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby="example-totals" {
            table.totals {
                caption #example-totals { (words.say("guide-example-totals")) }
                thead {
                    tr { @for head in ["clan", "figures", "card", "total"] { th scope="col" { (words.say(&format!("guide-head-{head}"))) } } }
                }
                tbody {
                    @for side in sides {
                        tr {
                            th scope="row" { (tiles::clan(words, side.clan)) }
                            td { (side.figures) }
                            td { "+ " (side.bonus) }
                            td { strong { "= " (side.figures + side.bonus) } }
                        }
                    }
                }
            }
        }
    }
}

fn outcome(words: &Words, fight: &Fight) -> Markup {
    let (stat, before, after) = fight.raised;
    let stat = tiles::stat_name(words, stat);
    html! {
        h3 { (words.say("guide-example-end")) }
        ol.plain-list {
            @for side in fight.sides.iter().filter(|side| side.deaths == 0) {
                li { (words.fill("guide-example-spent", &[("card", tiles::card_name(words, side.card).into())])) }
            }
            @for side in fight.sides.iter().filter(|side| side.deaths > 0) {
                @let clan = tiles::clan_name(words, side.clan);
                li { (words.fill("guide-example-back", &[("card", tiles::card_name(words, side.card).into()), ("clan", clan.clone().into())])) }
                li { (words.fill("guide-example-deaths", &[("clan", clan.into()), ("count", side.deaths.into())])) }
            }
            li {
                (words.fill("guide-example-raised", &[
                    ("place", tiles::place_name(words, fight.place).into()),
                    ("stat", stat.clone().into()), ("before", before.into()), ("after", after.into()),
                ]))
            }
            li {
                (words.fill("guide-example-glory", &[("stat", stat.into()), ("glory", fight.glory.into())])) " "
                strong.gain { (words.fill("guide-gain-glory", &[("glory", fight.glory.into())])) }
            }
        }
    }
}
