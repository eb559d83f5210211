//! The sorts of players whose habits are known.

use meadhall_engine::{MAX_SEATS, Seat, Viewer};

/// How many sorts of players there are whose habits are learnt.
pub(crate) const SORTS: usize = 3;
/// Who searches and was taught.
pub(crate) const TAUGHT: usize = 0;
/// Who searches and was taught nothing.
pub(crate) const UNTAUGHT: usize = 1;
/// Who looks one decision ahead.
pub(crate) const SHORT_SIGHTED: usize = 2;

/// How likely somebody is of each sort; together 1, or as likely as whatever else is thought of her.
pub(crate) type Likely = [f32; SORTS];

/// Of strangers, each sort is as likely as another.
pub(crate) const STRANGER: Likely = [1.0 / SORTS as f32; SORTS];

/// How likely each seat is of each sort.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sorts([Likely; MAX_SEATS]);

impl Default for Sorts {
    /// All are strangers.
    fn default() -> Sorts {
        Sorts([STRANGER; MAX_SEATS])
    }
}

impl Sorts {
    /// How likely each of these is of each sort.
    pub(crate) fn new(likely: [Likely; MAX_SEATS]) -> Sorts {
        Sorts(likely)
    }

    /// How likely a seat is of each sort.
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> Likely {
        self.0[seat.index()]
    }

    /// Takes a seat for these sorts.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, likely: Likely) {
        self.0[seat.index()] = likely;
    }

    /// The same for somebody who knows what sort of player sits at her own seat: one who searches and was taught.
    pub(crate) fn seen_by(mut self, viewer: Viewer) -> Sorts {
        if let Some(seat) = viewer.seat() {
            self.take(seat, std::array::from_fn(|sort| if sort == TAUGHT { 1.0 } else { 0.0 }));
        }
        self
    }
}
