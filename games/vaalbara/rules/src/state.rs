//! The position: plain values, small, cheap to clone.

use crate::data::LANDS;
use crate::names::{Character, Characters, Clan, Kind};
use meadhall_engine::{List, Queue, Seat, SeatSet, byte};
use serde::{Deserialize, Serialize};

/// The most players.
pub const MOST: usize = 5;
/// How many rounds a game has.
pub const ROUNDS: u8 = 9;
/// How many characters a hand is filled up to.
pub const HAND: usize = 5;
/// The victory points that everybody starts with.
pub const START_VP: u16 = 2;

/// One land card: a face and a back, by their indices in the deck's lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "(u8, u8)", from = "(u8, u8)")]
pub struct Card {
    /// The face, an index into [`crate::data::Deck::lands`].
    pub land: u8,
    /// The back, an index into [`crate::data::Deck::omens`].
    pub omen: u8,
}

impl From<Card> for (u8, u8) {
    fn from(card: Card) -> (u8, u8) {
        (card.land, card.omen)
    }
}

impl From<(u8, u8)> for Card {
    /// Indices past the end of the lists, which only a damaged store could hold, become the last card.
    fn from((land, omen): (u8, u8)) -> Card {
        let last = byte(LANDS) - 1;
        Card { land: land.min(last), omen: omen.min(last) }
    }
}

/// The lands of one player, with how many there are of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Realm {
    cards: List<Card, { ROUNDS as usize }>,
    kinds: [u8; 6],
}

impl Realm {
    /// The lands in the order in which they came.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        self.cards.as_slice()
    }

    /// How many lands of a kind.
    #[inline]
    pub const fn count(&self, kind: Kind) -> u8 {
        self.kinds[kind.index()]
    }

    /// How many different kinds.
    #[inline]
    pub fn kinds(&self) -> u8 {
        self.kinds.iter().map(|&count| u8::from(count > 0)).sum()
    }

    /// Adds a land.
    #[inline]
    pub fn add(&mut self, card: Card, kind: Kind) {
        if self.cards.len() < usize::from(ROUNDS) {
            self.cards.push(card);
            self.kinds[kind.index()] = self.kinds[kind.index()].saturating_add(1);
        }
    }

    /// Puts a land into the place of another, which is returned.
    #[inline]
    pub fn replace(&mut self, place: usize, card: Card, old: Kind, new: Kind) -> Option<Card> {
        let slot = self.cards.as_mut_slice().get_mut(place)?;
        self.kinds[old.index()] = self.kinds[old.index()].saturating_sub(1);
        self.kinds[new.index()] = self.kinds[new.index()].saturating_add(1);
        Some(std::mem::replace(slot, card))
    }
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The clan.
    pub clan: Clan,
    /// The victory points.
    pub vp: u16,
    /// The characters in hand.
    pub hand: Characters,
    /// The characters still to be drawn, the next first.
    pub pile: Queue<Character, 7>,
    /// The characters that were played.
    pub discard: Characters,
    /// The characters that everybody knows to be in this hand: a Warrior shown, a character taken back.
    pub known: Characters,
    /// The character of this round: assigned, and from the reveal on open.
    pub played: Option<Character>,
    /// The lands. Positions are stored and hashed with the name that this had first.
    #[serde(rename = "domain")]
    pub realm: Realm,
}

/// What is being asked. The rules stop nowhere else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Asked {
    /// Everybody who has not done so yet: choose a character.
    Assign,
    /// Everybody whose Warrior may be in hand: show it or show nothing.
    Show {
        /// Those who were asked.
        asked: SeatSet,
        /// Those who have answered.
        answered: SeatSet,
        /// Those who have answered that they show it.
        showing: SeatSet,
    },
    /// The active player: choose who gains 2 VP.
    Bard,
    /// The active player: choose the land to swap with the top of the deck.
    Tracker,
    /// The active player: choose the character to take back.
    Midwife,
    /// The active player: choose the two lands to swap.
    Rider,
    /// The active player: choose the own land to give up.
    Explorer,
    /// The active player: choose a land of row 1.
    Take,
    /// Nothing: the game is over.
    Over,
}

/// A row of face-up lands; an empty slot holds none.
pub type Row = [Option<Card>; MOST];

/// A position of Vaalbara.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// The round, from 1 to 9.
    pub round: u8,
    /// What is asked.
    pub asked: Asked,
    /// Whose turn it is, in the resolution.
    pub active: Seat,
    /// Those who have had their turn in this round, in the order in which they had it.
    pub acted: List<Seat, MOST>,
    /// Row 1, from which lands are taken, and row 2.
    pub rows: [Row; 2],
    /// The land deck, its top first.
    pub deck: Queue<Card, LANDS>,
    /// Whether everybody knows the top card of the deck, because a Tracker put it there.
    pub top_known: bool,
    /// Whether everybody knows the bottom card of the deck, because an Explorer put it there.
    pub bottom_known: bool,
    /// The players; seats past the last hold nothing of meaning.
    pub players: [Player; MOST],
}

impl Player {
    /// A player of a clan who has nothing yet.
    #[inline]
    pub fn new(clan: Clan) -> Player {
        Player {
            clan,
            vp: START_VP,
            hand: Characters::NONE,
            pile: Queue::new(),
            discard: Characters::NONE,
            known: Characters::NONE,
            played: None,
            realm: Realm::default(),
        }
    }
}

impl Position {
    /// The player at a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index().min(MOST - 1)]
    }

    /// The player at a seat, to be changed.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index().min(MOST - 1)]
    }

    /// Whether the seat has had its turn in this round.
    #[inline]
    pub fn has_acted(&self, seat: Seat) -> bool {
        self.acted.as_slice().contains(&seat)
    }

    /// Whether the characters of this round lie open.
    #[inline]
    pub const fn revealed(&self) -> bool {
        !matches!(self.asked, Asked::Assign)
    }
}
