//! What a seat may decide, and its written form.

use crate::{MAX_BID, MAX_PLAYERS};
use meadhall_engine::Unknown;
use std::fmt;
use std::str::FromStr;

/// What a seat may decide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `bid 2`
    Bid(u8),
    /// `take 4`
    Take(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(bid) => write!(f, "bid {bid}"),
            Action::Take(pebble) => write!(f, "take {pebble}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Action, Unknown> {
        let number = |text: &str, most: usize| {
            text.parse::<u8>().ok().filter(|&number| number > 0 && usize::from(number) <= most)
        };
        match text.trim().split_once(' ') {
            Some(("bid", bid)) => number(bid, usize::from(MAX_BID)).map(Action::Bid),
            Some(("take", pebble)) => number(pebble, MAX_PLAYERS).map(Action::Take),
            _ => None,
        }
        .ok_or_else(|| Unknown(text.to_owned()))
    }
}
