//! Alone against a monster.

use super::play::Start;
use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_engine::{Game, Options};
use meadhall_valhalla::{Monster, Valhalla};
use meadhall_words::Words;

/// How a turn goes. The words are `guide-solo-<step>` and `guide-solo-<step>-about`.
const STEPS: [(&str, &str, &str); 4] = [
    ("turn", "arm", "VH-16.16"),
    ("attack", "attack", "VH-16.37"),
    ("monster", "reroll", "VH-16.19"),
    ("defend", "defend", "VH-16.49"),
];

/// Cards of a monster.
const CARDS: u8 = 6;

pub(super) fn solo(words: &Words) -> Markup {
    let deck = Start::of(1, &Options::default()).map_or(0, |start| start.deck);
    html! {
        p { (words.fill("guide-solo-intro", &[("cards", CARDS.into()), ("deck", deck.into())])) " " (tiles::clause("VH-16.1")) }
        ul.monsters {
            @for monster in Monster::ALL {
                li { (ART.drawing(&format!("valhalla/monster-{monster}"), "monster")) strong { (words.say(&format!("monster-{monster}"))) } }
            }
        }
        ol.phases.two {
            @for (step, sign, clause) in STEPS {
                li {
                    span.phase-sign { (tiles::icon(sign)) }
                    h3 { (words.say(&format!("guide-solo-{step}"))) }
                    p { (words.say(&format!("guide-solo-{step}-about"))) " " (tiles::clause(clause)) }
                }
            }
        }
        ul.plain-list {
            li { (words.say("guide-solo-valhalla")) " " (tiles::clause("VH-16.23")) }
            li { (words.say("guide-solo-giants")) " " (tiles::clause("VH-16.27")) }
            li { (words.say("guide-solo-commander")) " " (tiles::clause("VH-16.31")) }
        }
        (monsters(words))
        p { (words.say("guide-solo-end")) " " (tiles::clause("VH-16.63")) }
        (levels(words))
        p { (words.say("guide-solo-plus-40")) " " (tiles::clause("VH-16.71")) }
    }
}

/// Strength and maximum of every card.
fn monsters(words: &Words) -> Markup {
    let cards = tiles::cards();
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby="solo-monsters" {
            table.players-table {
                caption #solo-monsters { (words.say("guide-solo-strengths")) }
                thead {
                    tr {
                        th scope="col" { (words.say("guide-head-monster")) }
                        @for step in 1..=CARDS { th scope="col" { (words.fill("guide-head-step", &[("step", step.into())])) } }
                    }
                }
                tbody {
                    @for monster in Monster::ALL {
                        tr {
                            th scope="row" { (words.say(&format!("monster-{monster}"))) }
                            @for step in 0..CARDS {
                                td {
                                    @if let Some(card) = cards.monster(monster, step, false) {
                                        (words.fill("guide-solo-strength", &[("strength", card.strength.into()), ("cap", card.cap.into())]))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn levels(words: &Words) -> Markup {
    let penalty =
        |level: &str| Valhalla::open(1, &Options::default().with("level", level)).map_or(0, |game| game.penalty());
    html! {
        ul.bonuses {
            @for level in ["1", "2", "3"] {
                li {
                    span.bonus { (words.say(&format!("option-level-{level}"))) }
                    (words.fill("guide-solo-penalty", &[("cards", penalty(level).into())]))
                }
            }
        }
    }
}
