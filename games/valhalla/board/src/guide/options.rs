//! Variants, and playing with one's own table of cards.

use crate::tiles;
use maud::{Markup, html};
use meadhall_engine::Game;
use meadhall_valhalla::Valhalla;
use meadhall_words::Words;

/// The variants by their options, with a clause on each. The words are `guide-option-<option>-about`.
const VARIANTS: [(&str, &str); 4] =
    [("first-game", "VH-2.10"), ("simplified", "VH-17.1"), ("draft", "VH-17.5"), ("five-jarls", "VH-17.17")];

pub(super) fn options(words: &Words) -> Markup {
    html! {
        dl.here.choices {
            @for (option, clause) in VARIANTS {
                div {
                    dt { (words.say(&format!("option-{option}"))) }
                    dd { (words.say(&format!("guide-option-{option}-about"))) " " (tiles::clause(clause)) }
                }
            }
        }
        h3 { (words.say("guide-options-cards")) }
        p {
            (words.say("guide-options-cards-about")) " "
            a href={ "/gallery/" (Valhalla::ID) "#own" } { (words.say("guide-options-cards-how")) }
        }
    }
}
