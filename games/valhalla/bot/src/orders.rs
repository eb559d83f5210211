//! The orders that a player like the greedy bot leaves.

use meadhall_valhalla::{Order, View};

/// To defend, to send whoever was armed, and to pay nothing for the jarl meanwhile: between two own turns she is asked little else.
pub(super) fn leave(view: &View) -> Vec<Order> {
    // In her own battle she is there.
    let own = view.seat().is_some_and(|seat| view.table.battle.is_on() && view.table.battle.side_of(seat).is_some());
    if own { Vec::new() } else { vec![Order::Defend, Order::SendAll, Order::PayNothing] }
}
