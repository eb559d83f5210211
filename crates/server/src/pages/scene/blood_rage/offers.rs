//! Questions about single figures, cards and stats: an answer for each, with its picture.

use super::Scene;
use super::card::picture_here;
use super::figure::portrait;
use super::plans::victims;
use crate::pages::sprite::drawing;
use maud::{Markup, html};
use meadhall_blood_rage::Action;

/// The answers, where they are not on the map, on the sheet or in the hand.
pub(super) fn offers(scene: &Scene<'_>) -> Markup {
    let offered: Vec<Action> = scene.choices.iter().copied().filter(|choice| is_offered(*choice)).collect();
    let pushing = scene.choices.iter().find_map(|choice| match choice {
        Action::Invade(invade) if invade.victim.is_some() && !scene.is_turn() => Some(invade.figure),
        _ => None,
    });
    html! {
        @if !offered.is_empty() || pushing.is_some() {
            ul.offers {
                @if let Some(figure) = pushing { li { (victims(scene, figure, false)) } }
                @for action in offered {
                    li {
                        button.lit form="play" name="action" value=(action) { (sign(scene, action)) (scene.label(action)) }
                    }
                }
            }
        }
    }
}

/// Whether a choice is made here.
pub(super) fn is_offered(action: Action) -> bool {
    matches!(action, Action::Spare(_) | Action::Save(_) | Action::Retreat(..) | Action::Recover(_) | Action::Raise(_))
}

fn sign(scene: &Scene<'_>, action: Action) -> Markup {
    let clan = scene.me().map(|me| scene.clan(me)).unwrap_or_default();
    match action {
        Action::Spare(figure) | Action::Save(figure) | Action::Retreat(figure, _) => portrait(clan, figure),
        Action::Recover(card) => drawing(&picture_here(scene, card), "fig"),
        Action::Raise(stat) => drawing(&format!("stat-{stat}"), "fig"),
        _ => html! {},
    }
}
