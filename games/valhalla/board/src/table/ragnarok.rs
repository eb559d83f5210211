//! Ragnarok: everybody's last stand, one after another, and the glory so far.

use super::BoardContext;
use super::card::sign;
use super::hall::banner;
use maud::{Markup, html};
use meadhall_engine::Seat;

/// Everybody with the glory in Valhalla: who has fought, who fights now, who is still to come.
pub(super) fn ranks(ctx: &BoardContext<'_>) -> Markup {
    let table = &ctx.view.table;
    let players = ctx.view.players;
    let order = (0..players).map(|n| Seat::new((table.first_last.index() + n) % players));
    html! {
        section.side.ranks aria-label=(ctx.say("vh-ranks")) {
            h2 { (sign("ragnarok")) (ctx.say("vh-ranks")) }
            ol {
                @for (n, seat) in order.enumerate() {
                    li.past[n < usize::from(table.ragnarok)].now[n == usize::from(table.ragnarok)] {
                        (banner(seat)) span { (ctx.name(seat)) } b { (sign("glory")) (ctx.view.glory[seat.index()]) }
                    }
                }
            }
        }
    }
}
