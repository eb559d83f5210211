//! What happens.

use crate::MAX_PLAYERS;
use meadhall_engine::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A secret card was dealt; only its owner sees which.
    Dealt(Seat, Option<u8>),
    /// Somebody has bid; only the bidder sees how much.
    Bid(Seat, Option<u8>),
    /// All bids are turned up.
    Revealed([Option<u8>; MAX_PLAYERS]),
    /// A pebble was taken, for so many points.
    Took {
        /// Who took it.
        seat: Seat,
        /// Its number.
        pebble: u8,
        /// What it scored.
        points: u8,
    },
    /// The die was rolled for the first seat.
    Rolled(u8),
    /// The secret card is turned up and adds to the score.
    CardScored(Seat, u8),
}
