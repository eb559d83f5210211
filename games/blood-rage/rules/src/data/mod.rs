//! The board, and the table of cards.

mod board;
mod card;
mod counts;
mod effect;
mod read;
mod table;

pub use board::*;
pub use card::{CARDS, Card, MOST_KINDS, OWN_CARDS};
pub use counts::Counts;
pub use effect::{Effect, Kind, Module};
pub use read::BUILT_IN;
pub(crate) use table::Said;
pub use table::{Cards, Face, MOST_IN_DECK, MOST_LATE, MOST_QUESTS, MOST_VALUE, SECOND_COPIES};
