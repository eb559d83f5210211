//! The two rows of lands.

use super::BoardContext;
use super::land::{Use, card};
use maud::{Markup, html};
use meadhall_engine::byte;
use meadhall_vaalbara::{Action, AskedView, Card};

/// Row 2 above, row 1 below: that is where lands are taken from, and where those of row 2 come to.
pub(super) fn rows(ctx: &BoardContext<'_>) -> Markup {
    html! {
        @for row in [1, 0] {
            div class={ "row row-" (row + 1) } {
                h2 { (ctx.say(&format!("vb-row-{}", row + 1))) " "
                    small { (ctx.say(&format!("vb-row-{}-hint", row + 1))) } }
                ol.slots {
                    @for slot in 0..ctx.view.players.len() {
                        @match ctx.view.rows[row].get(slot).copied().flatten() {
                            Some(land) => { li.slot { (card(ctx, land, row, used(ctx, byte(row), byte(slot), land))) } }
                            None => { li.slot.empty { span.sr { (ctx.say("vb-empty")) } } }
                        }
                    }
                }
            }
        }
    }
}

/// What the viewer may do with the land of a slot.
fn used(ctx: &BoardContext<'_>, row: u8, slot: u8, land: Card) -> Use {
    let place = [("land", ctx.land(land).into()), ("row", (row + 1).into()), ("slot", (slot + 1).into())];
    let riding = ctx.view.asked == AskedView::Rider && !ctx.choices.is_empty();
    if row == 0 && ctx.may(Action::Take(slot)) {
        let vp = ctx.pay(land).unwrap_or_default();
        let label = ctx.context.words.fill("vb-do-take", &[("land", ctx.land(land).into()), ("vp", vp.into())]);
        Use::Chosen(Action::Take(slot), label)
    } else if ctx.may(Action::Tracker(row, slot)) {
        Use::Chosen(Action::Tracker(row, slot), ctx.context.words.fill("vb-do-track", &place))
    } else if riding {
        Use::Picked(slot, ctx.context.words.fill("vb-do-ride", &place))
    } else {
        Use::Shown
    }
}
