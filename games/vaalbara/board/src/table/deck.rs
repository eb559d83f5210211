//! The land deck with the omens on its back, and the round.

use super::BoardContext;
use super::land::{mini, omens, omens_in_words};
use crate::art::ART;
use maud::{Markup, html};
use meadhall_vaalbara::Card;

/// The deck.
pub(super) fn deck(ctx: &BoardContext<'_>) -> Markup {
    let view = ctx.view;
    html! {
        div.deck {
            h2 { (ART.icon("omen")) (ctx.say("vb-omens")) }
            div.pile tabindex="0" role="group" aria-label=(ctx.context.words.fill("vb-omens-are", &[("omens", omens_in_words(ctx, view.omens).into())]))
                aria-describedby="tip-omens" {
                (ART.drawing("land-back", "art"))
                span.omens { (omens(ctx, view.omens)) }
            }
            div.tip #tip-omens role="tooltip" { p { (ctx.say("vb-omens-tip")) } }
            p.count { (ART.icon("deck")) (ctx.context.words.fill("vb-deck-count", &[("count", view.deck.into())])) }
            (known(ctx, view.top, "vb-deck-top"))
            @if view.deck > 1 || view.top.is_none() { (known(ctx, view.bottom, "vb-deck-bottom")) }
        }
    }
}

/// A card of the deck that everybody knows.
fn known(ctx: &BoardContext<'_>, card: Option<Card>, key: &str) -> Markup {
    html! {
        @if let Some(card) = card {
            p.known { (mini(ctx, card)) span { (ctx.say(key)) " " strong { (ctx.land(card)) } } }
        }
    }
}
