//! The position: plain values, small, cheap to clone. What lies open on the table is a type of its own, so that a view cannot
//! hold what it must not.

mod asked;
pub mod battle;
pub mod places;
mod table;

pub use asked::{Asked, Spare, Throw};
pub use table::{Board, Due, Foe, King, Outgoing, Post, Stage, Table};

use crate::data::Card;
use crate::names::Jarl;
use meadhall_engine::{List, Seat};
use places::{CardSet, Place, Places};
use serde::{Deserialize, Serialize};

/// The most players.
pub const MOST: usize = 6;
/// The most places on a board.
pub const ROOM: usize = 6;
/// Shields of each player.
pub const SHIELDS: u8 = 4;
/// The most cards that can lie on the discard pile.
pub const MOST_CARDS: usize = 236;
/// The most cards whose order on the discard pile can be open at once.
pub const MOST_OUTGOING: usize = 12;
/// The most cards that lie open in the middle.
pub const MOST_LAID: usize = 48;

/// What a player has chosen while others still choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Pick {
    /// Nothing yet.
    #[default]
    None,
    /// A jarl.
    Jarl(Jarl),
    /// Two cards to reject.
    Reject(Card, Card),
    /// Thor's help for a side, or none.
    Help(Option<(Card, Seat)>),
}

/// What a player hides besides the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Secret {
    /// The jarls dealt.
    pub jarls: List<Jarl, 5>,
    /// The choice that nobody knows yet.
    pub pick: Pick,
}

/// Everything that the rules need to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// What lies open.
    pub table: Table,
    /// Where every card is.
    pub places: Places,
    /// The cards in the hands of others that each player knows of.
    pub knows: [CardSet; MOST],
    /// What else the players hide.
    pub secrets: [Secret; MOST],
    /// The cards drawn and not yet kept by who is asked.
    pub drawn: List<Card, 6>,
}

impl Position {
    /// The cards in a hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.places.at(Place::Hand(seat))
    }

    /// The cards left in the deck.
    #[inline]
    pub fn deck(&self) -> CardSet {
        self.places.at(Place::Deck)
    }
}
