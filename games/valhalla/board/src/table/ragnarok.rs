//! Ragnarok: everybody's last stand, one after another, and the glory so far.

use super::Scene;
use super::card::sign;
use super::hall::banner;
use maud::{Markup, html};
use meadhall_engine::Seat;

/// Everybody with the glory in Valhalla: who has fought, who fights now, who is still to come.
pub(super) fn ranks(scene: &Scene<'_>) -> Markup {
    let table = &scene.view.table;
    let players = scene.view.players;
    let order = (0..players).map(|n| Seat::new((table.first_last.index() + n) % players));
    html! {
        section.side.ranks aria-label=(scene.say("vh-ranks")) {
            h2 { (sign("ragnarok")) (scene.say("vh-ranks")) }
            ol {
                @for (n, seat) in order.enumerate() {
                    li.past[n < usize::from(table.ragnarok)].now[n == usize::from(table.ragnarok)] {
                        (banner(seat)) span { (scene.name(seat)) } b { (sign("glory")) (scene.view.glory[seat.index()]) }
                    }
                }
            }
        }
    }
}
