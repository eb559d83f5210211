//! What a game makes of equal players: which seat, clan or card wins, where points come from, how long games are.

mod balance;
mod blood_rage;
mod ledger;
mod session;
mod vaalbara;
mod valhalla;

pub use balance::{Balance, CardRow, Group, Lengths, Row, SourceRow, Use};
pub use ledger::Ledger;
pub use session::Study;
pub(crate) use session::balance;

use meadhall_bots::Thinker;
use meadhall_engine::{Seat, TableGame};

/// What a player was dealt or chose, other than cards, that may matter for who wins.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Mark {
    /// What kind of thing it is, such as `clan`.
    pub group: &'static str,
    /// Its written name.
    pub id: String,
    /// Its name in words.
    pub name: String,
}

/// One step of a game: the set-up, or a decision and all that followed from it.
pub struct Step<'a, G: TableGame> {
    /// The position before; none for the set-up.
    pub before: Option<&'a G::Position>,
    /// The position after.
    pub after: &'a G::Position,
    /// What happened.
    pub events: &'a [G::Event],
}

/// A game whose balance can be studied.
pub trait Studied: Thinker {
    /// What a player was dealt or chose, from the position after the set-up and the last one.
    fn marks(&self, start: &Self::Position, end: &Self::Position, seat: Seat) -> Vec<Mark>;

    /// The score of a player as things stand.
    fn standing(&self, position: &Self::Position, seat: Seat) -> i32;

    /// Writes down who took or played which card, gained points, or began a turn.
    fn write_down(&self, step: &Step<Self>, ledger: &mut Ledger);

    /// The name of a card in words, and the heading that it stands under.
    fn card_name(&self, id: &str) -> (String, &'static str);

    /// The name of a source of points in words.
    fn source_name(&self, id: &str) -> String;
}

/// A place in the order of turns, in words.
fn order(first: Seat, seat: Seat, seats: usize) -> Mark {
    let place = (seat.index() + seats - first.index()) % seats;
    let name = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"].get(place).copied().unwrap_or("Later");
    Mark { group: "order of turns", id: (place + 1).to_string(), name: format!("{name} to play") }
}
