//! The rules of Vaalbara: two to five clans settle an unspoilt continent.
//!
//! Nine rounds. In each, all players lay down one of their characters in secret; turned up, the characters decide the
//! order of play (the lowest initiative first, ties by the omens on the back of the land deck), each has its effect, and
//! each player takes one land of row 1, which pays at once. Most victory points win.
//!
//! [`Vaalbara`] is the rules with their options and deck; [`Position`] is a position; [`Action`] what a player may decide.
//! The numbers in brackets in tests and messages, such as `[VB-5.8]`, are the clauses of the rules.
//!
//! ```
//! use meadhall_engine::{Game, Ignore, Options, Quick, Wording};
//! use meadhall_vaalbara::Vaalbara;
//!
//! let game = Vaalbara::open(4, &Options::default()).unwrap();
//! let mut chance = Quick::new(1);
//! let mut position = game.setup(&mut chance, &mut Ignore);
//! let mut choices = Vec::new();
//! while let Some(seat) = game.pending(&position).first() {
//!     let action = game.sample(&position, seat, &mut chance, &mut choices).unwrap();
//!     game.play(&mut position, seat, action, &mut chance, &mut Ignore).unwrap();
//! }
//! assert_eq!(game.outcome(&position).unwrap().winners().count(), 1);
//! ```

mod action;
pub mod data;
mod event;
mod game;
mod names;
mod options;
mod orders;
mod rules;
mod scenario;
mod secrecy;
mod state;
mod view;
mod wording;

pub use action::Action;
pub use data::{Deck, clause_of, clause_of_land};
pub use event::{Cause, Event};
pub use names::{Character, Characters, Clan, Kind, Unknown};
pub use orders::{Face, Order};
pub use state::{Asked, Card, HAND, MOST, Player, Position, ROUNDS, Realm, Row, START_VP};
pub use view::{AskedView, Own, PlayerView, View};

use data::{LANDS, Land, Omen};
use meadhall_engine::{List, RulesEntry, Seat, SeatSet};
use options::Clans;
use std::sync::Arc;

/// Every word that a player reads, as Fluent text, by the language's code.
pub const LOCALES: [(&str, &str); 3] = [
    ("en", concat!(include_str!("../locales/en.ftl"), "\n", include_str!("../locales/reasons/en.ftl"))),
    ("cs", concat!(include_str!("../locales/cs.ftl"), "\n", include_str!("../locales/reasons/cs.ftl"))),
    ("de", concat!(include_str!("../locales/de.ftl"), "\n", include_str!("../locales/reasons/de.ftl"))),
];

/// How a program that knows no game plays this one.
pub static ENTRY: RulesEntry = RulesEntry::of::<Vaalbara>();

/// The rules of Vaalbara with their options and their deck.
#[derive(Clone, Debug)]
pub struct Vaalbara {
    players: usize,
    clans: Clans,
    open_totals: bool,
    deck: Arc<Deck>,
    /// The text of the deck, if it is not the built-in one.
    own_deck: Option<String>,
    lands_in_use: List<u8, LANDS>,
    omens_in_use: List<u8, LANDS>,
    neighbours: [SeatSet; MOST],
}

impl Vaalbara {
    /// The deck.
    #[inline]
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The lands in use with this many players, as indices into the deck's lists.
    #[inline]
    pub fn lands_in_use(&self) -> &[u8] {
        self.lands_in_use.as_slice()
    }

    /// The omens in use with this many players, as indices into the deck's lists.
    #[inline]
    pub fn omens_in_use(&self) -> &[u8] {
        self.omens_in_use.as_slice()
    }

    /// The face of a land.
    #[inline]
    pub fn land(&self, land: u8) -> &Land {
        &self.deck.lands[usize::from(land).min(LANDS - 1)]
    }

    /// The back of a land.
    #[inline]
    pub fn omen(&self, omen: u8) -> &Omen {
        &self.deck.omens[usize::from(omen).min(LANDS - 1)]
    }

    /// The kind of a land card.
    #[inline]
    pub fn kind(&self, card: Card) -> Kind {
        self.land(card.land).kind
    }

    /// Kind and value of a land card.
    #[inline]
    pub fn face(&self, card: Card) -> (Kind, u8) {
        let land = self.land(card.land);
        (land.kind, land.value)
    }

    /// The seats directly to the left and to the right; one with two players.
    #[inline]
    pub fn neighbours(&self, seat: Seat) -> SeatSet {
        self.neighbours[seat.index().min(MOST - 1)]
    }

    #[inline]
    fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players)
    }
}
