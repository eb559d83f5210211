//! What a study of balance counts in a game: which seat, clan or card wins, where points come from, how long games are.

mod ledger;

pub use ledger::{Id, Ledger, SeatPage};

use crate::Knowledge;
use crate::knowledge::{Event, Position};
use meadhall_engine::Seat;

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

impl Mark {
    /// A place in the order of turns.
    pub fn turn_order(first: Seat, seat: Seat, seats: usize) -> Mark {
        let place = (seat.index() + seats - first.index()) % seats;
        let name = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"].get(place).copied().unwrap_or("Later");
        Mark { group: "order of turns", id: (place + 1).to_string(), name: format!("{name} to play") }
    }
}

/// The set-up of a game, or a decision and all that followed from it.
pub struct Transition<'a, K: Knowledge> {
    /// The position before; none for the set-up.
    pub before: Option<&'a Position<K>>,
    /// The position after.
    pub after: &'a Position<K>,
    /// What happened.
    pub events: &'a [Event<K>],
}

/// What a study of balance counts in a game.
pub trait BalanceStudy: Knowledge {
    /// What a player was dealt or chose, from the position after the set-up and the last one.
    fn marks(game: &Self::Rules, start: &Position<Self>, end: &Position<Self>, seat: Seat) -> Vec<Mark> {
        let _ = (game, start, end, seat);
        Vec::new()
    }

    /// The score of a player as things stand.
    fn standing(game: &Self::Rules, position: &Position<Self>, seat: Seat) -> i32;

    /// Writes down who took or played which card, gained points, or began a turn.
    fn write_down(game: &Self::Rules, transition: &Transition<Self>, ledger: &mut Ledger) {
        let _ = (game, transition, ledger);
    }

    /// The name of a card in words, and the heading that it stands under.
    fn card_name(game: &Self::Rules, id: &str) -> (String, &'static str) {
        let _ = game;
        (id.to_owned(), "Cards")
    }

    /// The name of a source of points in words.
    fn source_name(game: &Self::Rules, id: &str) -> String {
        let _ = game;
        id.to_owned()
    }
}
