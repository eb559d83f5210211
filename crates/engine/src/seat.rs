//! Places at a table.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats a table of any game has.
pub const MAX_SEATS: usize = 6;

/// One place at the table, counted from 0 in the order in which people sit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub struct Seat(u8);

impl From<u8> for Seat {
    /// Numbers past the last seat, which only a damaged store could hold, become the last one.
    #[inline]
    fn from(index: u8) -> Seat {
        Seat::new(index.into())
    }
}

impl From<Seat> for u8 {
    #[inline]
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl Seat {
    /// The seat with this index; anything past the last possible seat is the last one.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "it is checked")]
    pub const fn new(index: usize) -> Seat {
        Seat(if index < MAX_SEATS { index as u8 } else { MAX_SEATS as u8 - 1 })
    }

    /// The index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats.
    #[inline]
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(MAX_SEATS)).map(Seat::new)
    }

    /// All seats of a table of `count`, from this one on, clockwise: each next one sits to the left.
    ///
    /// ```
    /// use meadhall_engine::Seat;
    ///
    /// let order: Vec<usize> = Seat::new(2).clockwise(4).map(Seat::index).collect();
    /// assert_eq!(order, [2, 3, 0, 1]);
    /// ```
    #[inline]
    pub fn clockwise(self, count: usize) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..count).map(move |n| {
            let seat = self.index() + n;
            Seat::new(if seat < count { seat } else { seat - count })
        })
    }

    /// The next seat to the left at a table of `count`.
    #[inline]
    pub const fn left(self, count: usize) -> Seat {
        Seat::new(if self.index() + 1 < count { self.index() + 1 } else { 0 })
    }

    /// The next seat to the right at a table of `count`.
    #[inline]
    pub const fn right(self, count: usize) -> Seat {
        Seat::new(if self.0 == 0 { count.saturating_sub(1) } else { self.index() - 1 })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0 + 1)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub struct SeatSet(u8);

impl From<u8> for SeatSet {
    /// One bit for each seat. Bits past the last seat, which only a damaged store could hold, are left out.
    #[inline]
    fn from(bits: u8) -> SeatSet {
        SeatSet(bits).and(SeatSet::first_seats(MAX_SEATS))
    }
}

impl From<SeatSet> for u8 {
    #[inline]
    fn from(set: SeatSet) -> u8 {
        set.0
    }
}

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The first `count` seats.
    #[inline]
    pub const fn first_seats(count: usize) -> SeatSet {
        SeatSet((1 << if count < MAX_SEATS { count } else { MAX_SEATS }) - 1)
    }

    /// One seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The set with the seat in it.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without the seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// The seats in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// Adds a seat.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        *self = self.with(seat);
    }

    /// How many seats.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat in it.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a byte has at most eight zeros")]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest = rest.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_form_a_circle() {
        for count in 1..=MAX_SEATS {
            for seat in Seat::all(count) {
                assert_eq!(seat.left(count).right(count), seat);
            }
            assert_eq!(Seat::new(count - 1).left(count), Seat::new(0));
        }
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let set: SeatSet = [Seat::new(4), Seat::new(1)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::new(1), Seat::new(4)]);
        assert_eq!((set.len(), set.first()), (2, Some(Seat::new(1))));
        assert!(set.without(Seat::new(1)).minus(SeatSet::only(Seat::new(4))).is_empty());
        assert_eq!(SeatSet::first_seats(6).len(), 6);
    }

    #[test]
    fn a_set_from_a_damaged_store_names_no_seat_that_does_not_exist() {
        let read = |text: &str| serde_json::from_str::<SeatSet>(text).expect("a set");
        assert_eq!(read("255"), SeatSet::first_seats(MAX_SEATS));
        assert_eq!(read("192"), SeatSet::EMPTY);
        let sound: SeatSet = [Seat::new(0), Seat::new(5)].into_iter().collect();
        assert_eq!(serde_json::to_string(&sound).ok().as_deref(), Some("33"));
        assert_eq!(read("33"), sound);
    }
}
