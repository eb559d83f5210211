//! A position: plain data.

use crate::MAX_PLAYERS;
use meadhall_engine::Seat;
use serde::{Deserialize, Serialize};

/// What is being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Everybody who has not bid yet bids.
    Bid,
    /// This seat takes a pebble.
    Take(Seat),
    /// The game is over.
    Over,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Position {
    /// The round, from 1.
    pub round: u8,
    /// What is being asked.
    pub phase: Phase,
    /// The bids of this round.
    pub bids: [Option<u8>; MAX_PLAYERS],
    /// The pebbles that are left, a bit each.
    pub pebbles: u8,
    /// The secret cards.
    pub cards: [u8; MAX_PLAYERS],
    /// The points so far.
    pub scores: [u8; MAX_PLAYERS],
}

/// The numbers of the pebbles that are left.
pub(crate) fn pebbles_left(bits: u8) -> impl Iterator<Item = u8> {
    (1..=8).filter(move |pebble| bits >> (pebble - 1) & 1 == 1)
}
