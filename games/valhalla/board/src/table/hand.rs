//! The viewer's hand: what each card says, and what may be done with it.

use super::Scene;
use super::card::{face, tint};
use super::home::Home;
use super::uses;
use maud::{Markup, html};
use meadhall_valhalla::{Action, Card, Own, Pick};

/// The hand.
pub(super) fn hand(scene: &Scene<'_>, own: &Own) -> Markup {
    let pairs = scene.at(Home::Pair);
    let cards: Vec<Card> = own.hand.iter().collect();
    html! {
        div.hand {
            h2.sr { (scene.say("vh-hand")) }
            ul.full[cards.len() > 7] {
                @for card in &cards {
                    li {
                        @if pairs.is_empty() {
                            (uses::card(scene, *card, &scene.at(Home::Hand(*card))))
                            @if is_rejected(own.pick, *card) { span.mark { (scene.say("vh-rejected")) } }
                        } @else { (pickable(scene, *card)) }
                    }
                }
                @if cards.is_empty() { li.hint { (scene.say("vh-hand-empty")) } }
            }
            @if !pairs.is_empty() { (reject(scene, &pairs)) }
        }
    }
}

/// Whether the viewer has laid a card down to be rejected.
fn is_rejected(pick: Pick, card: Card) -> bool {
    matches!(pick, Pick::Reject(one, two) if one == card || two == card)
}

/// A card that may be one of the two to reject.
fn pickable(scene: &Scene<'_>, card: Card) -> Markup {
    html! {
        label.card.lit.(tint(scene.rules.cards(), card)) data-vt=(scene.moving(card)) {
            input type="checkbox" form="play" name="with" value=(card) aria-label=(scene.card(card));
            (face(scene, card))
        }
    }
}

/// The two that are picked go, in either order where it matters.
fn reject(scene: &Scene<'_>, pairs: &[Action]) -> Markup {
    let ordered = pairs.iter().any(|pair| matches!(pair, Action::Reject(one, two) if one > two));
    html! {
        div.pair-acts {
            button.big.lit form="play" name="action" value="reject:" {
                (scene.say(if ordered { "vh-reject-right" } else { "vh-reject" }))
            }
            @if ordered { button.big.lit form="play" name="action" value="reject back:" { (scene.say("vh-reject-left")) } }
        }
    }
}
