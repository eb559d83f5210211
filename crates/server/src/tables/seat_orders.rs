//! The orders of a seat as they are kept: those that are left, and what they did.

use super::state::TableState;
use crate::store::SeatRow;

/// How many of the things that orders did are kept.
const KEPT: usize = 24;

/// The orders of a seat: those that it has left, and which of them answered at which turn. Stored as
/// `never-add, stay gimle@2 | 57 never-add, 61 stay gimle@2`; before orders could be told of, without the line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatOrders {
    /// The orders that are left, in written form.
    pub left: String,
    /// The number of a turn, from 0, and the order that answered there.
    pub done: Vec<(usize, String)>,
}

impl SeatOrders {
    /// Reads what was stored.
    pub fn read(stored: Option<&str>) -> SeatOrders {
        let (left, done) = stored.unwrap_or_default().split_once('|').unwrap_or((stored.unwrap_or_default(), ""));
        let note = |part: &str| {
            let (turn, order) = part.trim().split_once(' ')?;
            Some((turn.parse().ok()?, order.to_owned()))
        };
        SeatOrders { left: left.trim().to_owned(), done: done.split(',').filter_map(note).collect() }
    }

    /// What is stored; nothing where there is nothing to tell.
    pub fn written(&self) -> Option<String> {
        let done: Vec<String> = self.done.iter().map(|(turn, order)| format!("{turn} {order}")).collect();
        match (self.left.is_empty(), done.is_empty()) {
            (true, true) => None,
            (false, true) => Some(self.left.clone()),
            _ => Some(format!("{} | {}", self.left, done.join(", "))),
        }
    }

    /// Notes that an order answered at a turn. What was noted of turns that were taken back since is forgotten.
    pub fn note(&mut self, turn: usize, order: &str) {
        self.done.retain(|(earlier, _)| *earlier < turn);
        self.done.push((turn, order.to_owned()));
        let over = self.done.len().saturating_sub(KEPT);
        self.done.drain(..over);
    }
}

/// The row of the seat whose order made the decision at a turn, with a note of that for its owner.
pub(super) fn note(state: &mut TableState, turn: usize) -> Option<SeatRow> {
    let (seat, order) = state.ordered.take()?;
    let row = state.seats.get_mut(seat.index())?;
    let mut orders = SeatOrders::read(row.standing.as_deref());
    orders.note(turn, &order);
    row.standing = orders.written();
    Some(row.clone())
}

#[cfg(test)]
mod tests {
    use super::SeatOrders;

    #[test]
    fn what_was_stored_before_orders_were_told_of_is_read() {
        assert_eq!(SeatOrders::read(None), SeatOrders::default());
        let old = SeatOrders::read(Some("never-help, never-add@2"));
        assert_eq!((old.left.as_str(), old.done.len()), ("never-help, never-add@2", 0));
        assert_eq!(old.written().as_deref(), Some("never-help, never-add@2"));
    }

    #[test]
    fn what_an_order_did_is_kept_until_it_is_taken_back() {
        let mut orders = SeatOrders { left: "stay gimle@2".to_owned(), done: Vec::new() };
        orders.note(57, "stay gimle@2");
        orders.note(61, "never-add");
        assert_eq!(orders.written().as_deref(), Some("stay gimle@2 | 57 stay gimle@2, 61 never-add"));
        assert_eq!(SeatOrders::read(orders.written().as_deref()), orders);
        orders.note(58, "never-add");
        assert_eq!(orders.done, [(57, "stay gimle@2".to_owned()), (58, "never-add".to_owned())]);
        orders.left.clear();
        assert_eq!(SeatOrders::read(orders.written().as_deref()), orders);
    }
}
