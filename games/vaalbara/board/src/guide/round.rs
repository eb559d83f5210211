//! A round in three steps, and one told in pictures.

use super::play::{Round, Turn};
use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_vaalbara::HAND;
use meadhall_words::Words;

/// The phases of a round with the sign of each. The words are `guide-round-<phase>` and `guide-round-<phase>-about`.
const PHASES: [(&str, &str); 3] = [("assignment", "hand"), ("resolution", "initiative"), ("end", "replay")];

pub(super) fn steps(words: &Words) -> Markup {
    html! {
        ol.phases {
            @for (phase, sign) in PHASES {
                li {
                    span.phase-sign { (ART.icon(sign)) }
                    h3 { (words.say(&format!("guide-round-{phase}"))) }
                    p { (words.fill(&format!("guide-round-{phase}-about"), &[("hand", HAND.into())])) }
                }
            }
        }
        h3 { (words.say("guide-round-turn")) }
        ol.turn-steps {
            @for action in ["character-action", "land-action"] {
                li {
                    strong { (words.say(&format!("guide-round-{action}"))) } " "
                    (words.say(&format!("guide-round-{action}-about")))
                }
            }
        }
        p.aside-note { (words.say("guide-round-empty")) }
    }
}

pub(super) fn example(words: &Words) -> Markup {
    let Some(round) = Round::second() else { return html! {} };
    let name = |clan| tiles::clan_name(words, clan);
    let seats: Vec<String> = round.players.iter().map(|(clan, ..)| name(*clan)).collect();
    let order: Vec<String> = round.turns.iter().map(|turn| name(turn.clan)).collect();
    html! {
        p {
            (words.fill("guide-example-intro", &[
                ("round", round.number.into()),
                ("seats", words.list(seats).into()),
            ]))
        }
        h3 { (words.say("guide-example-offer")) }
        p.tiles { @for &face in &round.row { (tiles::land(words, face)) } }
        h3 { (words.say("guide-example-reveal")) }
        ul.revealed {
            @for (clan, owned, character) in &round.players {
                li {
                    (tiles::clan(words, *clan))
                    (tiles::character(words, *character, Some(*clan)))
                    span.owned {
                        (words.say("guide-example-owns")) " "
                        @for &face in owned { (tiles::land(words, face)) }
                    }
                }
            }
        }
        div.example-order {
            (tiles::omens(words, &round.omens))
            p { (words.fill("guide-example-order", &[
                ("tied", words.list(order.iter().take(2).cloned().collect()).into()),
                ("order", order.join(" → ").into()),
            ])) }
        }
        h3 { (words.say("guide-example-turns")) }
        ol.turns { @for turn in &round.turns { li { (told(words, turn)) } } }
        (totals(words, &round))
    }
}

/// One turn: its two cards, what each brought and why, and the sum. The reasons are `guide-example-<clan>-...`.
fn told(words: &Words, turn: &Turn) -> Markup {
    let clan = turn.clan;
    let say = |part: &str, vp: u16| words.fill(&format!("guide-example-{clan}-{part}"), &[("vp", vp.into())]);
    html! {
        div class={ "turn clan-" (clan) } {
            h4 { (tiles::clan(words, clan)) }
            div.turn-part {
                (tiles::character(words, turn.character, Some(clan)))
                p { (say("character", turn.effect)) (gain(words, turn.effect)) }
            }
            div.turn-part {
                (tiles::land(words, turn.land))
                p { (say("land", turn.reward)) (gain(words, turn.reward)) }
            }
        }
    }
}

fn gain(words: &Words, vp: u16) -> Markup {
    html! { @if vp > 0 { " " strong.gain { (words.fill("guide-gain", &[("vp", vp.into())])) } } }
}

/// The victory points before and after, as a table.
fn totals(words: &Words, round: &Round) -> Markup {
    let heads = ["clan", "before", "character", "land", "after"];
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby="example-totals" {
            table.totals {
                caption #example-totals { (words.say("guide-example-totals")) }
                thead {
                    tr { @for head in heads { th scope="col" { (words.say(&format!("guide-example-head-{head}"))) } } }
                }
                tbody {
                    @for turn in &round.turns {
                        tr {
                            th scope="row" { (tiles::clan(words, turn.clan)) }
                            td { (turn.before) }
                            td { "+ " (turn.effect) }
                            td { "+ " (turn.reward) }
                            td { strong { "= " (turn.after()) } }
                        }
                    }
                }
            }
        }
    }
}
