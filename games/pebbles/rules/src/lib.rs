//! The rules of Pebbles, a game small enough to read in ten minutes: the example of how a game is added.
//!
//! Everybody is dealt a secret card from 0 to 9. There are three rounds. In each, all bid 1 to 3 in secret and the bids are
//! turned up; then, in the order of the seats, each takes one of the pebbles that are left, numbered from 1 to the number of
//! players, and scores its number times the own bid; then a die is rolled for the first seat. At the end everybody adds the
//! secret card. The most points win; a tie stays a tie.
//!
//! `docs/rules/pebbles.md` states this as numbered clauses.

mod action;
mod event;
mod game;
mod scenario;
mod secrecy;
mod state;
mod view;
mod wording;

pub use action::Action;
pub use event::Event;
pub use state::{Phase, Position};
pub use view::View;

use meadhall_engine::{RulesEntry, Seat, named};

/// The most players.
pub const MAX_PLAYERS: usize = 4;
/// How many rounds are played.
pub const ROUNDS: u8 = 3;
/// The highest bid.
pub const MAX_BID: u8 = 3;
/// How many secret cards there are, numbered from 0.
pub const CARDS: u8 = 10;
/// How many sides the die has.
pub const SIDES: u8 = 6;

/// What this crate gives to whoever knows the game by its id only.
pub static ENTRY: RulesEntry = RulesEntry::of::<Pebbles>();

/// The rules as numbered clauses.
pub const RULES: &str = include_str!("../../../../docs/rules/pebbles.md");

/// The words of the rules in each language.
pub const LOCALES: [(&str, &str); 3] = [
    ("en", include_str!("../locales/en.ftl")),
    ("cs", include_str!("../locales/cs.ftl")),
    ("de", include_str!("../locales/de.ftl")),
];

named! {
    /// The name of a seat.
    Player {
        /// The first seat.
        Anna = "anna",
        /// The second seat.
        Bob = "bob",
        /// The third seat.
        Cora = "cora",
        /// The fourth seat.
        Dan = "dan",
    }
}

impl Player {
    /// Who sits at a seat.
    pub fn at(seat: Seat) -> Player {
        Player::ALL.get(seat.index()).copied().unwrap_or_default()
    }
}

/// The rules for so many players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pebbles {
    players: u8,
}

impl Pebbles {
    /// All seats.
    pub fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.players))
    }
}
