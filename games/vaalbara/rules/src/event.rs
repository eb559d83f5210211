//! What happened, for logs, pages and replays.

use crate::names::{Character, Characters, Kind};
use crate::state::{Card, Row};
use meadhall_engine::Seat;
use serde::{Deserialize, Serialize};

/// Why somebody gained or lost VP.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// The effect of a character.
    Character(Character),
    /// The reward of a land.
    Land(Kind),
    /// Five or six kinds at the end.
    Kinds(u8),
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A round began.
    Round(u8),
    /// A player laid a character down.
    Assigned(Seat),
    /// A player's character was turned up.
    Revealed(Seat, Character),
    /// A player's turn began.
    Turn(Seat, Character),
    /// The effect of the player's character brought nothing.
    Nothing(Seat, Character),
    /// A player showed a Warrior.
    Shown(Seat),
    /// Nobody showed a Warrior.
    NobodyShowed,
    /// A player gained VP.
    Gained(Seat, u16, Cause),
    /// A player lost VP to another.
    Lost(Seat, u16, Cause),
    /// A Tracker swapped a land of a row with the top of the deck.
    Tracked {
        /// Who.
        seat: Seat,
        /// The row, from 0.
        row: u8,
        /// The slot, from 0.
        slot: u8,
        /// The land that went onto the deck.
        out: Card,
        /// Its kind and value.
        out_kind: (Kind, u8),
        /// The land that came into the row.
        new: Card,
        /// Its kind and value.
        new_kind: (Kind, u8),
    },
    /// A Midwife took a character back.
    TookBack(Seat, Character),
    /// A Rider swapped two lands of the rows.
    Rode {
        /// Who.
        seat: Seat,
        /// The land that lay in row 1, with its slot, kind and value.
        first: (u8, Kind, u8),
        /// The land that lay in row 2, with its slot, kind and value.
        second: (u8, Kind, u8),
    },
    /// An Explorer swapped a land of the realm with the bottom of the deck.
    Explored {
        /// Who.
        seat: Seat,
        /// The land that went under the deck.
        out: Card,
        /// Its kind and value.
        out_kind: (Kind, u8),
        /// The land that came into the realm.
        new: Card,
        /// Its kind and value.
        new_kind: (Kind, u8),
    },
    /// A player took a land of row 1.
    Took {
        /// Who.
        seat: Seat,
        /// The slot, from 0.
        slot: u8,
        /// The land.
        card: Card,
        /// Its kind and value.
        kind: (Kind, u8),
    },
    /// A new row 2 was dealt.
    Dealt(Row),
    /// A player drew characters; only the player knows which.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; empty for everybody else.
        cards: Characters,
    },
    /// The game is over and this player has won.
    Won(Seat, u16),
}
