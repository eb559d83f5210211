//! ToyGame, a game small enough to see through, with a switch for every sin that a game can commit.
//!
//! Everybody is dealt a secret card. Three rounds: all bid 1 to 3 in secret; the bids are turned up; in the order of the
//! seats each takes one of the tokens that are left and scores it times the bid (the last has no choice); a die is rolled for
//! the first seat. At the end the secret cards are added.
#![allow(dead_code, reason = "each test uses the part it needs")]
#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "its numbers are all below a hundred")]

mod rules;

use meadhall_engine::{BadOption, Options, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The most players.
pub const MOST: usize = 4;

/// The rules with their sin, if any.
#[derive(Clone, Debug)]
pub struct ToyGame {
    pub seats: usize,
    pub sin: String,
}

impl ToyGame {
    /// An honest game.
    pub fn honest(seats: usize) -> ToyGame {
        ToyGame::sinful(seats, "none")
    }

    /// A game that commits this sin.
    pub fn sinful(seats: usize, sin: &str) -> ToyGame {
        meadhall_engine::Game::open(seats, &Options::default().with("sin", sin)).expect("the options are good")
    }

    fn commits(&self, sin: &str) -> bool {
        self.sin == sin
    }
}

/// What a seat may decide. `Highest` is another name of the highest bid, which is not listed. `Mumble` and `Twin` exist for sinful games only: one prints what cannot be read, the other prints
/// like something else.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Bid(u8),
    Take(u8),
    Highest,
    Mumble,
    Twin,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(bid) => write!(f, "bid {bid}"),
            Action::Take(token) => write!(f, "take {token}"),
            Action::Highest => f.write_str("bid highest"),
            Action::Mumble => f.write_str("mumble"),
            Action::Twin => f.write_str("bid 3"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        let number = |text: &str, most: u8| text.parse().ok().filter(|n| (1..=most).contains(n));
        match text.trim().split_once(' ') {
            Some(("bid", "highest")) => Some(Action::Highest),
            Some(("bid", bid)) => number(bid, 3).map(Action::Bid),
            Some(("take", token)) => number(token, MOST as u8).map(Action::Take),
            _ => None,
        }
        .ok_or_else(|| text.to_owned())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    Bid,
    Take(Seat),
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    pub round: u8,
    pub phase: Phase,
    pub bids: [Option<u8>; MOST],
    /// Which tokens are left, one bit each.
    pub tokens: u8,
    /// The secret cards.
    pub cards: [u8; MOST],
    pub scores: [i32; MOST],
    pub roll: u32,
    /// A bid that nobody may make; no view tells it. For a sin.
    pub ban: u8,
    /// Whether the game counts as over; no view tells it. For a sin.
    pub ended: bool,
    /// Something that is lost when a position is stored. For a sin.
    #[serde(skip)]
    pub unsaved: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A secret card; only its owner sees which.
    Dealt(Seat, Option<u8>),
    /// A secret bid; only its owner sees how much, unless it is told aloud.
    Bid { seat: Seat, bid: Option<u8>, aloud: bool },
    /// All bids are open.
    Revealed([Option<u8>; MOST]),
    /// A token was taken.
    Took(Seat, u8),
    /// The die.
    Rolled(u32),
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub seat: Option<Seat>,
    pub round: u8,
    pub phase: Phase,
    pub chosen: SeatSet,
    pub bids: [Option<u8>; MOST],
    pub tokens: u8,
    pub cards: [Option<u8>; MOST],
    pub scores: [i32; MOST],
    pub roll: u32,
}

/// An error of the game's own kind.
pub fn bad<T>(key: &str, reason: impl Into<String>) -> Result<T, BadOption> {
    Err(BadOption::new(key, reason))
}
