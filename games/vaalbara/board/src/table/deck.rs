//! The land deck with the omens on its back, and the round.

use super::Scene;
use super::land::{mini, omens, omens_in_words};
use crate::pages::sprite::{drawing, icon};
use maud::{Markup, html};
use meadhall_vaalbara::Card;

/// The deck.
pub(super) fn deck(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    html! {
        div.deck {
            h2 { (icon("omen")) (scene.say("vb-omens")) }
            div.pile tabindex="0" role="group" aria-label=(scene.words.fill("vb-omens-are", &[("omens", omens_in_words(scene, view.omens).into())]))
                aria-describedby="tip-omens" {
                (drawing("land-back", "art"))
                span.omens { (omens(scene, view.omens)) }
            }
            div.tip #tip-omens role="tooltip" { p { (scene.say("vb-omens-tip")) } }
            p.count { (icon("deck")) (scene.words.fill("vb-deck-count", &[("count", view.deck.into())])) }
            (known(scene, view.top, "vb-deck-top"))
            @if view.deck > 1 || view.top.is_none() { (known(scene, view.bottom, "vb-deck-bottom")) }
        }
    }
}

/// A card of the deck that everybody knows.
fn known(scene: &Scene<'_>, card: Option<Card>, key: &str) -> Markup {
    html! {
        @if let Some(card) = card {
            p.known { (mini(scene, card)) span { (scene.say(key)) " " strong { (scene.land(card)) } } }
        }
    }
}
