//! Ragnarök and Valhalla.

use super::map::{Cut, Map};
use super::play::RagnarokExample;
use crate::tiles;
use maud::{Markup, html};
use meadhall_blood_rage::data::RAGNAROK_GLORY;
use meadhall_words::Words;

/// The part of the board where the example happens.
const CUT: Cut = [0, 0, 480, 400];

pub(super) fn ragnarok(words: &Words) -> Markup {
    html! {
        p { (words.say("guide-ragnarok-about")) " " (tiles::clause("BR-7.22")) }
        ul.bonuses {
            @for (n, glory) in RAGNAROK_GLORY.into_iter().enumerate() {
                li {
                    span.bonus { (words.fill("guide-gain-glory", &[("glory", glory.into())])) }
                    (words.fill("guide-ragnarok-each", &[("age", (n + 1).into()), ("glory", glory.into())]))
                }
            }
        }
        @if let Some(ragnarok) = RagnarokExample::of_the_rulebook() { (example(words, &ragnarok)) }
        ul.plain-list {
            li { (words.say("guide-ragnarok-ships")) " " (tiles::clause("BR-7.23")) }
            li { (words.say("guide-ragnarok-release")) " " (tiles::clause("BR-7.28")) }
        }
        p.punch { (words.say("guide-ragnarok-plan")) }
    }
}

fn example(words: &Words, ragnarok: &RagnarokExample) -> Markup {
    html! {
        figure.map-figure.small {
            (Map { table: &ragnarok.walkthrough.start.table, players: ragnarok.walkthrough.players, cut: CUT, marks: &[] }.draw(words))
            figcaption {
                p {
                    (words.fill("guide-ragnarok-example", &[
                        ("place", tiles::place_name(words, ragnarok.place).into()), ("age", ragnarok.age.into()),
                    ]))
                }
                ul.plain-list {
                    @for &(clan, figures, glory) in &ragnarok.gains {
                        li {
                            (words.fill("guide-ragnarok-gains", &[
                                ("clan", tiles::clan_name(words, clan).into()), ("figures", figures.into()),
                                ("each", (glory / figures.max(1)).into()), ("glory", glory.into()),
                            ]))
                        }
                    }
                }
            }
        }
    }
}
