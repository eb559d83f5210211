//! The end: last turns, Ragnarok, scoring.

use super::play;
use crate::tiles;
use maud::{Markup, html};
use meadhall_valhalla::{MOST, shield_points};
use meadhall_words::Words;

/// What happens after the trigger. The words are `guide-end-<step>` and `guide-end-<step>-about`.
const STEPS: [(&str, &str, &str); 3] =
    [("last", "pass", "VH-5.5"), ("ragnarok", "ragnarok", "VH-5.10"), ("score", "glory", "VH-5.23")];

/// Examples of captured shields: players, own shields, the captured ones by the colours of their owners, the clause.
const EXAMPLES: [(usize, u8, &str, &str); 3] = [
    (2, 2, "blue, blue, blue", "VH-19.58"),
    (4, 1, "blue, blue, green, yellow", "VH-19.60"),
    (6, 0, "blue, blue, green, green, yellow, white", "VH-19.62"),
];

pub(super) fn ending(words: &Words) -> Markup {
    html! {
        p { (words.say("guide-end-when")) " " (tiles::clause("VH-5.1")) }
        ol.phases {
            @for (step, sign, clause) in STEPS {
                li {
                    span.phase-sign { (tiles::icon(sign)) }
                    h3 { (words.say(&format!("guide-end-{step}"))) }
                    p { (words.say(&format!("guide-end-{step}-about"))) " " (tiles::clause(clause)) }
                }
            }
        }
        p.aside-note { (words.say("guide-end-shieldless")) " " (tiles::clause("VH-5.7")) }
        (points(words))
        h3 { (words.say("guide-end-examples")) }
        ul.plain-list { @for (players, own, captured, clause) in EXAMPLES { (example(words, players, own, captured, clause)) } }
        p { (words.say("guide-end-winner")) " " (tiles::clause("VH-5.35")) }
    }
}

fn points(words: &Words) -> Markup {
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby="end-points" {
            table.players-table {
                caption #end-points { (words.say("guide-end-points")) }
                thead { tr { @for head in ["players", "captured", "own", "sets"] { th scope="col" { (words.say(&format!("guide-head-{head}"))) } } } }
                tbody {
                    @for players in 2..=MOST {
                        @let (own, captured, sets) = shield_points(players);
                        tr {
                            th scope="row" { (players) }
                            td { (captured) }
                            td { (own) }
                            td {
                                @if sets.is_empty() { "–" }
                                @for (n, &(size, points)) in sets.iter().enumerate() {
                                    @if n > 0 { br; }
                                    (words.fill("guide-end-set", &[("size", size.into()), ("points", points.into())]))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn example(words: &Words, players: usize, own: u8, captured: &str, clause: &str) -> Markup {
    let Some(parts) = play::score_parts(players, own, captured) else { return html! {} };
    let owners = captured.split(", ").map(|colour| words.say(&format!("colour-{colour}"))).collect();
    html! {
        li {
            (words.fill("guide-end-example", &[
                ("players", players.into()), ("own", own.into()), ("captured", words.list(owners).into()),
                ("shields", parts.shields.into()), ("sets", parts.sets.into()), ("total", (parts.shields + parts.sets).into()),
            ])) " " (tiles::clause(clause))
        }
    }
}
