//! Where every single card is: four planes of bits, so that no card can be in two places or in none.

use crate::data::{Card, Cards};
use meadhall_engine::{Chance, Seat};
use serde::{Deserialize, Serialize};

/// Room for single cards; there are 234.
pub const IDS: usize = 256;

/// A set of single cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardSet([u64; 4]);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet([0; 4]);

    /// Whether the card is in it.
    #[inline]
    pub const fn contains(&self, id: u8) -> bool {
        self.0[id as usize / 64] >> (id % 64) & 1 == 1
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, id: u8) {
        self.0[id as usize / 64] |= 1 << (id % 64);
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, id: u8) {
        self.0[id as usize / 64] &= !(1 << (id % 64));
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub fn and(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|n| self.0[n] & other.0[n]))
    }

    /// Those in either set.
    #[inline]
    #[must_use]
    pub fn or(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|n| self.0[n] | other.0[n]))
    }

    /// Those of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn minus(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|n| self.0[n] & !other.0[n]))
    }

    /// The cards in ascending order.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "four words of 64 bits number 256 cards; this is the innermost loop"
    )]
    pub fn iter(&self) -> impl Iterator<Item = u8> + Clone + use<> {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < 4 {
                if words[at] != 0 {
                    let bit = words[at].trailing_zeros();
                    words[at] &= words[at] - 1;
                    return Some((at as u32 * 64 + bit) as u8);
                }
                at += 1;
            }
            None
        })
    }

    /// The card with this rank in the set.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "four words of 64 bits number 256 cards; this is the innermost loop"
    )]
    pub fn nth(&self, mut rank: usize) -> Option<u8> {
        for (at, &word) in self.0.iter().enumerate() {
            let ones = word.count_ones() as usize;
            if rank < ones {
                let mut word = word;
                for _ in 0..rank {
                    word &= word - 1;
                }
                return Some((at * 64) as u8 + word.trailing_zeros() as u8);
            }
            rank -= ones;
        }
        None
    }

    /// Any card of the set.
    #[inline]
    pub fn any<C: Chance>(&self, chance: &mut C) -> Option<u8> {
        let count = self.len();
        if count == 0 { None } else { self.nth(chance.index(count)) }
    }
}

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(ids: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        for id in ids {
            set.insert(id);
        }
        set
    }
}

/// Where a single card can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In the box: not in the game.
    Box,
    /// In the deck. Its order is known to nobody, so there is none before a card is drawn.
    Deck,
    /// In a hand.
    Hand(Seat),
    /// In a Valhalla.
    Valhalla(Seat),
    /// On the discard pile.
    Discard,
    /// On a board, in an offer, played in a battle, or drawn and not yet kept.
    Table,
}

impl Place {
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "six seats at most")]
    const fn code(self) -> u8 {
        match self {
            Place::Box => 0,
            Place::Deck => 1,
            Place::Hand(seat) => 2 + seat.index() as u8,
            Place::Valhalla(seat) => 8 + seat.index() as u8,
            Place::Discard => 14,
            Place::Table => 15,
        }
    }
}

/// Where every single card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Places([[u64; 4]; 4]);

impl Places {
    /// The cards in a place.
    #[inline]
    pub fn at(&self, place: Place) -> CardSet {
        let code = place.code();
        let flip: [u64; 4] = std::array::from_fn(|plane| if code >> plane & 1 == 1 { 0 } else { u64::MAX });
        CardSet(std::array::from_fn(|word| {
            (self.0[0][word] ^ flip[0])
                & (self.0[1][word] ^ flip[1])
                & (self.0[2][word] ^ flip[2])
                & (self.0[3][word] ^ flip[3])
        }))
    }

    /// Whether a single card is in a place.
    #[inline]
    pub fn is_at(&self, id: u8, place: Place) -> bool {
        let (word, bit) = (usize::from(id) / 64, id % 64);
        let code = (0..4).fold(0, |code, plane| code | ((self.0[plane][word] >> bit & 1) as u8) << plane);
        code == place.code()
    }

    /// Puts a single card into a place.
    #[inline]
    pub fn put(&mut self, id: u8, place: Place) {
        let (word, bit, code) = (usize::from(id) / 64, id % 64, place.code());
        for plane in 0..4 {
            self.0[plane][word] = self.0[plane][word] & !(1 << bit) | u64::from(code >> plane & 1) << bit;
        }
    }

    /// A copy of a card that lies in a place.
    #[inline]
    pub fn find(&self, cards: &Cards, card: Card, place: Place) -> Option<u8> {
        let (first, count) = cards.copies_of(card);
        (first..first + count).find(|&id| self.is_at(id, place))
    }

    /// Puts a whole set into a place.
    pub fn put_all(&mut self, set: &CardSet, place: Place) {
        let code = place.code();
        for plane in 0..4 {
            for word in 0..4 {
                let bits = if code >> plane & 1 == 1 { set.0[word] } else { 0 };
                self.0[plane][word] = self.0[plane][word] & !set.0[word] | bits;
            }
        }
    }
}
