//! The two rows of lands.

use super::Scene;
use super::land::{Use, card};
use maud::{Markup, html};
use meadhall_vaalbara::{Action, AskedView, Card};

/// Row 2 above, row 1 below: that is where lands are taken from, and where those of row 2 come to.
pub(super) fn rows(scene: &Scene<'_>) -> Markup {
    html! {
        @for row in [1, 0] {
            div class={ "row row-" (row + 1) } {
                h2 { (scene.say(&format!("vb-row-{}", row + 1))) " "
                    small { (scene.say(&format!("vb-row-{}-hint", row + 1))) } }
                ol.slots {
                    @for slot in 0..scene.view.players.len() {
                        @match scene.view.rows[row].get(slot).copied().flatten() {
                            Some(land) => { li.slot { (card(scene, land, row, used(scene, row as u8, slot as u8, land))) } }
                            None => { li.slot.empty { span.sr { (scene.say("vb-empty")) } } }
                        }
                    }
                }
            }
        }
    }
}

/// What the viewer may do with the land of a slot.
fn used(scene: &Scene<'_>, row: u8, slot: u8, land: Card) -> Use {
    let place = [("land", scene.land(land).into()), ("row", (row + 1).into()), ("slot", (slot + 1).into())];
    let riding = scene.view.asked == AskedView::Rider && !scene.choices.is_empty();
    if row == 0 && scene.may(Action::Take(slot)) {
        let vp = scene.pay(land).unwrap_or_default();
        let label = scene.words.fill("vb-do-take", &[("land", scene.land(land).into()), ("vp", vp.into())]);
        Use::Chosen(Action::Take(slot), label)
    } else if scene.may(Action::Tracker(row, slot)) {
        Use::Chosen(Action::Tracker(row, slot), scene.words.fill("vb-do-track", &place))
    } else if riding {
        Use::Picked(slot, scene.words.fill("vb-do-ride", &place))
    } else {
        Use::Shown
    }
}
