//! The viewer's hand: what each card says, and what may be done with it.

use super::BoardContext;
use super::card::{face, tint};
use super::choice_place::ChoicePlace;
use super::uses;
use maud::{Markup, html};
use meadhall_valhalla::{Action, Card, Own, Pick};

/// The hand.
pub(super) fn hand(ctx: &BoardContext<'_>, own: &Own) -> Markup {
    let pairs = ctx.at(ChoicePlace::Pair);
    let cards: Vec<Card> = own.hand.iter().collect();
    html! {
        div.hand {
            h2.sr { (ctx.say("vh-hand")) }
            ul.full[cards.len() > 7] {
                @for card in &cards {
                    li {
                        @if pairs.is_empty() {
                            (uses::card(ctx, *card, &ctx.at(ChoicePlace::Hand(*card))))
                            @if is_rejected(own.pick, *card) { span.mark { (ctx.say("vh-rejected")) } }
                        } @else { (pickable(ctx, *card)) }
                    }
                }
                @if cards.is_empty() { li.hint { (ctx.say("vh-hand-empty")) } }
            }
            @if !pairs.is_empty() { (reject(ctx, &pairs)) }
        }
    }
}

/// Whether the viewer has laid a card down to be rejected.
fn is_rejected(pick: Pick, card: Card) -> bool {
    matches!(pick, Pick::Reject(one, two) if one == card || two == card)
}

/// A card that may be one of the two to reject.
fn pickable(ctx: &BoardContext<'_>, card: Card) -> Markup {
    html! {
        label.card.lit.(tint(ctx.rules.cards(), card)) data-vt=(ctx.moving(card)) {
            input type="checkbox" form="play" name="with" value=(card) aria-label=(ctx.card(card));
            (face(ctx, card))
        }
    }
}

/// The two that are picked go, in either order where it matters.
fn reject(ctx: &BoardContext<'_>, pairs: &[Action]) -> Markup {
    let ordered = pairs.iter().any(|pair| matches!(pair, Action::Reject(one, two) if one > two));
    html! {
        div.pair-acts {
            button.big.lit form="play" name="action" value="reject:" {
                (ctx.say("vh-reject"))
            }
            // Which of the two lies on top of the discard pile seldom matters: it is a second, smaller button.
            @if ordered {
                button.other-order form="play" name="action" value="reject back:" title=(ctx.say("vh-reject-left")) { (ctx.say("vh-other-order")) }
            }
        }
    }
}
