//! What lies open on the table.

use super::Asked;
use super::battle::Battle;
use super::{MOST, MOST_CARDS, MOST_LAID, MOST_OUTGOING, ROOM};
use crate::data::Card;
use crate::names::Jarl;
use meadhall_engine::{List, Seat, SeatSet, byte};
use serde::{Deserialize, Serialize};

/// Where the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// The set-up.
    Setup,
    /// The start of a turn: the king's reward.
    Dawn,
    /// Phase A.
    A,
    /// Phase B.
    B,
    /// Solo: the monster's phase.
    Monster,
    /// Ragnarok.
    Ragnarok,
    /// The end.
    Over,
}

/// A place of a band.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Post {
    /// The warrior.
    pub card: Option<Card>,
    /// The card of Tyr's wrath under it.
    pub tyr: Option<Card>,
}

/// What lies on a player's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Board {
    /// The jarl, once revealed.
    pub jarl: Option<Jarl>,
    /// The band.
    pub band: [Post; ROOM],
    /// Own shields.
    pub shields: u8,
    /// Captured shields by their owners.
    pub captured: [u8; MOST],
    /// Glory credited without a card.
    pub credit: u8,
    /// Extra dice for the next battle.
    pub next_dice: u8,
    /// A free reroll in the next battle.
    pub next_reroll: bool,
}

impl Board {
    /// The warriors with their places.
    #[inline]
    pub fn warriors(&self) -> impl DoubleEndedIterator<Item = (u8, Card, Option<Card>)> + Clone + '_ {
        self.band.iter().enumerate().filter_map(|(n, post)| Some((byte(n), post.card?, post.tyr)))
    }

    /// The size of the band.
    #[inline]
    pub fn size(&self) -> u8 {
        byte(self.band.iter().filter(|post| post.card.is_some()).count())
    }

    /// The occupied places, as bits.
    #[inline]
    pub fn filled(&self) -> u8 {
        self.band.iter().enumerate().fold(0, |mask, (n, post)| mask | u8::from(post.card.is_some()) << n)
    }

    /// Captured shields.
    #[inline]
    pub fn trophies(&self) -> u8 {
        self.captured.iter().sum()
    }
}

/// Who is king, and at which level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct King {
    /// Who.
    pub seat: Seat,
    /// From 1 to 4.
    pub level: u8,
}

/// The monster of a solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Foe {
    /// The active card, from 0; 6 when all are beaten.
    pub step: u8,
    /// The covered symbols of the active card, as bits.
    pub covered: u8,
    /// Whether the last attack has been made or is being made.
    pub last: bool,
    /// Whether the player won, once the game is over.
    pub won: bool,
}

/// Points that somebody is to be paid from the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Due {
    /// Who.
    pub seat: Seat,
    /// How many.
    pub points: u8,
    /// The warrior whose favour it is.
    pub favour: Option<Card>,
}

/// A card that its owner is about to lay on the discard pile together with others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Outgoing {
    /// Whose.
    pub seat: Seat,
    /// The card.
    pub card: Card,
}

/// Everything that lies open on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// Where the game is.
    pub stage: Stage,
    /// What is asked.
    pub asked: Asked,
    /// Of whom, where one alone is asked.
    pub who: Seat,
    /// The starting player.
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Whether this turn's action was an attack.
    pub attacked: bool,
    /// Whether phase A is played a second time.
    pub again: bool,
    /// The weapons that the second warrior of the action may still have; none outside such an action.
    pub second: Option<u8>,
    /// The place of the warrior added first in such an action.
    pub first_place: u8,
    /// A warrior that was turned up and has no place yet.
    pub lifted: Option<Card>,
    /// Whether the end has been triggered.
    pub ending: bool,
    /// Last turns still to be taken.
    pub last_turns: u8,
    /// Who takes the first of them.
    pub first_last: Seat,
    /// How many have had their part of Ragnarok.
    pub ragnarok: u8,
    /// Who is out of the draft.
    pub drafted: SeatSet,
    /// Whether the last one in the draft has laid a card as such.
    pub last_laid: bool,
    /// Those who have shown no card of Tyr's wrath and lost none to another since each was dealt one: they hold it still.
    pub wrathful: SeatSet,
    /// How many of the drawn cards must and may be kept.
    pub keep: (u8, u8),
    /// How many cards are drawn and not yet kept.
    pub drawn: u8,
    /// Grey dice in the common supply.
    pub supply: u8,
    /// The Loki card in play.
    pub loki: Option<u8>,
    /// The kings.
    pub kings: [Option<King>; 2],
    /// King cards in the middle.
    pub crowns: u8,
    /// The monster of a solo game.
    pub foe: Foe,
    /// Points to be paid.
    pub due: List<Due, 12>,
    /// The boards.
    pub boards: [Board; MOST],
    /// The discard pile, the newest last.
    pub discard: List<Card, MOST_CARDS>,
    /// Cards that lie open in the middle: the warriors of the set-up, the offer of the draft, or the cards played in the
    /// battle in their order.
    pub laid: List<Card, MOST_LAID>,
    /// Those of them that the defender played, as bits.
    pub laid_by_defender: u64,
    /// Those of them that were given for a dwarf's ability and not played, as bits.
    #[serde(default)]
    pub laid_as_payment: u64,
    /// Cards that leave the bands together and whose order their owners choose.
    #[serde(default)]
    pub outgoing: List<Outgoing, MOST_OUTGOING>,
    /// The battle.
    pub battle: Battle,
}

impl Table {
    /// A player's board.
    #[inline]
    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    /// A player's board, to be changed.
    #[inline]
    pub fn board_mut(&mut self, seat: Seat) -> &mut Board {
        &mut self.boards[seat.index()]
    }

    /// Whether a player is king.
    #[inline]
    pub fn is_king(&self, seat: Seat) -> bool {
        self.kings.iter().flatten().any(|king| king.seat == seat)
    }
}
