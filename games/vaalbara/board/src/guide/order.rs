//! Who goes first: initiative, and omens where it is equal.

use super::play::Round;
use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_vaalbara::Character;
use meadhall_words::Words;

pub(super) fn order(words: &Words) -> Markup {
    let initiative = |character: Character| character.initiative();
    let least = Character::ALL.iter().copied().map(initiative).min().unwrap_or_default();
    let most = Character::ALL.iter().copied().map(initiative).max().unwrap_or_default();
    html! {
        p { (words.fill("guide-order-initiative", &[("least", least.into()), ("most", most.into())])) }
        ol.ladder {
            @for character in Character::ALL { li { (tiles::character(words, character, None)) } }
        }
        p.ladder-ends {
            span { (ART.icon("initiative")) " " (words.say("guide-order-early")) }
            span { (words.say("guide-order-late")) }
        }
        h3 { (words.say("guide-order-omens-title")) }
        p { (words.say("guide-order-omens")) }
        @if let Some(round) = Round::second() { (tie(words, &round)) }
        ul.plain-list {
            li { (words.say("guide-order-absent")) }
            li { (words.say("guide-order-fresh")) }
            li { (words.say("guide-order-tracker")) }
        }
    }
}

/// A tie and how the omens break it: the two first turns of the worked example.
fn tie(words: &Words, round: &Round) -> Markup {
    let [first, second, ..] = round.turns.as_slice() else { return html! {} };
    html! {
        figure.tie {
            div.tie-omens {
                (tiles::omens(words, &round.omens))
                span.tie-ends aria-hidden="true" {
                    span { (words.say("guide-order-best")) }
                    span { (words.say("guide-order-worst")) }
                }
            }
            div.tie-cards {
                @for (place, turn) in [(1, first), (2, second)] {
                    span.tie-card {
                        span.place { (words.fill("guide-place", &[("place", place.into())])) }
                        (tiles::character(words, turn.character, Some(turn.clan)))
                        (tiles::clan(words, turn.clan))
                    }
                }
            }
            figcaption {
                (words.fill("guide-order-tie", &[
                    ("character", tiles::character_name(words, first.character).into()),
                    ("first", tiles::clan_name(words, first.clan).into()),
                    ("second", tiles::clan_name(words, second.clan).into()),
                ]))
            }
        }
    }
}
