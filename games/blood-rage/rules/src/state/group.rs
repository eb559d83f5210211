//! Figures of a clan by their sorts.

use serde::{Deserialize, Serialize};

/// One of the six sorts of figures on a clan's sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Piece {
    /// The leader.
    Leader,
    /// A warrior.
    Warrior,
    /// The ship.
    Ship,
    /// The monster of the first monster slot.
    First,
    /// The monster of the second monster slot.
    Second,
    /// A mystic.
    Mystic,
}

impl Piece {
    /// All sorts.
    pub const ALL: [Piece; 6] =
        [Piece::Leader, Piece::Warrior, Piece::Ship, Piece::First, Piece::Second, Piece::Mystic];
    /// The two monsters.
    pub const MONSTERS: [Piece; 2] = [Piece::First, Piece::Second];
}

/// How many figures of each sort: four bits for each, enough for all figures of a clan together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Group(u32);

impl Group {
    /// None.
    pub const NONE: Group = Group(0);

    /// So many of one sort.
    #[inline]
    pub const fn of(piece: Piece, count: u8) -> Group {
        Group((count as u32) << (4 * piece as u8))
    }

    /// How many of a sort.
    #[inline]
    pub const fn count(self, piece: Piece) -> u8 {
        (self.0 >> (4 * piece as u8) & 0xf) as u8
    }

    /// How many in all.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(0x1111_1111) >> 28) as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Both together.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Group) -> Group {
        Group(self.0.wrapping_add(other.0))
    }

    /// Those of one sort only.
    #[must_use]
    #[inline]
    pub const fn only(self, piece: Piece) -> Group {
        Group(self.0 & 0xf << (4 * piece as u8))
    }

    /// Those of all other sorts.
    #[must_use]
    #[inline]
    pub const fn except(self, piece: Piece) -> Group {
        Group(self.0 & !(0xf << (4 * piece as u8)))
    }

    /// Adds one.
    #[inline]
    pub const fn add(&mut self, piece: Piece) {
        self.0 = self.0.wrapping_add(1 << (4 * piece as u8));
    }

    /// Takes one; false if there is none.
    #[inline]
    pub const fn take(&mut self, piece: Piece) -> bool {
        let there = self.count(piece) > 0;
        if there {
            self.0 -= 1 << (4 * piece as u8);
        }
        there
    }

    /// The sorts that are there, in order.
    #[inline]
    pub fn pieces(self) -> impl Iterator<Item = Piece> + Clone {
        Piece::ALL.into_iter().filter(move |&piece| self.count(piece) > 0)
    }
}
