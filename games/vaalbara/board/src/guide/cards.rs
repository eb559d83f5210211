//! The six kinds of land and the twelve characters, as tables.

use super::play::reward;
use crate::tiles;
use maud::{Markup, html};
use meadhall_vaalbara::{Character, Kind, clause_of, clause_of_land};
use meadhall_words::Words;

pub(super) fn lands(words: &Words) -> Markup {
    html! {
        p { (words.say("guide-lands-intro")) }
        div.table-scroll tabindex="0" role="group" aria-labelledby="lands-title" {
            table.cards-table {
                thead {
                    tr {
                        th scope="col" { (words.say("guide-head-land")) }
                        th scope="col" { (words.say("guide-head-pays")) }
                        th scope="col" { (words.say("guide-head-example")) }
                    }
                }
                tbody {
                    @for kind in Kind::ALL {
                        tr {
                            th scope="row" { (tiles::land(words, (kind, 0))) }
                            td {
                                (words.say(&format!("land-{kind}-scoring"))) " " (tiles::clause(clause_of_land(kind)))
                            }
                            td.in-numbers { (in_numbers(words, kind)) }
                        }
                    }
                }
            }
        }
        ul.plain-list {
            li { (words.say("guide-lands-once")) }
            li { (words.say("guide-lands-included")) }
        }
    }
}

/// An example of what a land pays, reckoned by the rules.
fn in_numbers(words: &Words, kind: Kind) -> String {
    // A character whose initiative is not asked for, since only rivers ask.
    let plain = Character::Bard;
    let pays = |own: &str, played| reward(own, "", "", kind.word(), played).unwrap_or_default();
    // The rewards of several lands of the kind that come one after another.
    let series = |count: usize| -> Vec<u16> {
        (0..count).map(|before| pays(&vec![kind.word(); before].join(", "), plain)).collect()
    };
    let listed = |rewards: &[u16]| rewards.iter().map(u16::to_string).collect::<Vec<_>>().join("\u{a0}+\u{a0}");
    let key = format!("guide-lands-{kind}");
    match kind {
        Kind::Meadow => {
            let all = reward("meadow, field", "meadow, meadow", "meadow, field", "meadow", plain).unwrap_or_default();
            let alone = pays("meadow, field", plain);
            words.fill(&key, &[("own", alone.into()), ("around", (all - alone).into()), ("vp", all.into())])
        }
        Kind::Field | Kind::Mountain => {
            let rewards = series(4);
            let sum: u16 = rewards.iter().sum();
            words.fill(&key, &[("rewards", listed(&rewards).into()), ("vp", sum.into())])
        }
        Kind::Forest => {
            let vp = reward("", "", "", "forest 5", plain).unwrap_or_default();
            words.fill(&key, &[("vp", vp.into())])
        }
        Kind::Village => {
            let vp = pays("field, field, forest, village", plain);
            words.fill(&key, &[("kinds", 3.into()), ("vp", vp.into())])
        }
        Kind::River => {
            let (low, high) = (Character::Bard, Character::Falconer);
            words.fill(
                &key,
                &[
                    ("low", tiles::character_name(words, low).into()),
                    ("low-initiative", low.initiative().into()),
                    ("low-vp", pays("river", low).into()),
                    ("high", tiles::character_name(words, high).into()),
                    ("high-initiative", high.initiative().into()),
                    ("high-vp", pays("river", high).into()),
                ],
            )
        }
    }
}

pub(super) fn characters(words: &Words) -> Markup {
    html! {
        p { (words.say("guide-characters-intro")) }
        div.table-scroll tabindex="0" role="group" aria-labelledby="characters-title" {
            table.cards-table.characters-table {
                thead {
                    tr {
                        th scope="col" { (words.say("guide-head-character")) }
                        th scope="col" { (words.say("guide-head-effect")) }
                        th scope="col" { (words.say("guide-head-tip")) }
                    }
                }
                tbody {
                    @for character in Character::ALL {
                        tr {
                            th scope="row" { (tiles::character(words, character, None)) }
                            td {
                                (words.say(&format!("character-{character}-effect"))) " "
                                (tiles::clause(clause_of(character)))
                            }
                            td { (words.say(&format!("guide-tip-{character}"))) }
                        }
                    }
                }
            }
        }
        p.aside-note { (words.say("guide-characters-must")) }
    }
}
