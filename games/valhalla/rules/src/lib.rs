//! The rules of Valhalla: jarls lead their bands into battles of dice, so that warriors may fall with glory.
//!
//! In a turn a player adds warriors, attacks or draws, and then draws. Attacker and defender roll dice, lay them on the weapons
//! of their warriors and play tactics; the winner's warriors go to Valhalla, where they are worth glory, and a beaten defender
//! loses a shield. When a player's last shield or the deck is gone, everybody has one more turn, and Ragnarok follows.
//! Alone, a player fights one of four monsters.
//!
//! [`Valhalla`] is the rules with their options and their table of cards; [`Position`] is a position: [`Table`] lies open;
//! [`Action`] is what a player may decide. The numbers in brackets in tests and messages, such as `[VH-4.12]`, are the clauses
//! of the rules.
//!
//! ```
//! use meadhall_engine::{Game, Ignore, Options, Quick, Wording};
//! use meadhall_valhalla::Valhalla;
//!
//! let game = Valhalla::open(4, &Options::default()).unwrap();
//! let mut chance = Quick::new(1);
//! let mut position = game.setup(&mut chance, &mut Ignore);
//! let mut choices = Vec::new();
//! while let Some(seat) = game.pending(&position).first() {
//!     let action = game.sample(&position, seat, &mut chance, &mut choices).unwrap();
//!     game.play(&mut position, seat, action, &mut chance, &mut Ignore).unwrap();
//! }
//! assert!(game.outcome(&position).unwrap().winners().count() >= 1);
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

pub use action::{Action, Dice, Spot};
pub use data::{Card, Cards};
pub use event::{CardList, Cause, Event};
pub use names::{Clan, Colour, Face, Jarl, Monster, Unknown};
pub use options::{Brothers, Trick};
pub use orders::Order;
pub use rules::ending::{ScoreParts, shield_points};
pub use state::battle::{self, ATTACKER, Battle, DEFENDER};
pub use state::places::{self, CardSet, Place, Places};
pub use state::{
    Asked, Board, Due, Foe, King, MOST, Outgoing, Pick, Position, Post, ROOM, SHIELDS, Secret, Spare, Stage, Table,
    Throw,
};
pub use view::{Own, View};

use meadhall_engine::{RulesEntry, Seat};
use std::sync::Arc;

/// Every word that a player reads, as Fluent text, by the language's code.
pub const LOCALES: [(&str, &str); 3] = [
    ("en", concat!(include_str!("../locales/en.ftl"), "\n", include_str!("../locales/reasons/en.ftl"))),
    ("cs", concat!(include_str!("../locales/cs.ftl"), "\n", include_str!("../locales/reasons/cs.ftl"))),
    ("de", concat!(include_str!("../locales/de.ftl"), "\n", include_str!("../locales/reasons/de.ftl"))),
];

/// How a program that knows no game plays this one.
pub static ENTRY: RulesEntry = RulesEntry::of::<Valhalla>();

/// The rules of Valhalla with their options and their table of cards.
#[derive(Clone, Debug)]
pub struct Valhalla {
    players: usize,
    loki: Trick,
    thor: bool,
    valkyries: bool,
    dwarves: bool,
    tyr: bool,
    king: bool,
    brothers: Brothers,
    first_game: bool,
    five_jarls: bool,
    draft: bool,
    simplified: bool,
    monster: Monster,
    level: u8,
    tame: bool,
    free_places: bool,
    start: Option<Seat>,
    /// How many expansions of 40 cards are in the deck.
    extra_decks: u8,
    /// The single cards of a kind that are in use.
    warriors: CardSet,
    tactics: CardSet,
    missions: CardSet,
    /// Whether a Call to Arms is in use.
    has_calls: bool,
    /// The cards shuffled in step 1, and those of Tyr's wrath.
    deck: CardSet,
    wrath: CardSet,
    cards: Arc<Cards>,
    /// The text of the cards, if it is not the built-in table.
    own_cards: Option<String>,
}

impl Valhalla {
    /// The table of cards.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// The form of Brothers in arms.
    pub fn brothers(&self) -> Brothers {
        self.brothers
    }

    /// The monster and the level of a solo game.
    pub fn monster(&self) -> Option<(Monster, u8)> {
        self.is_solo().then_some((self.monster, self.level))
    }

    /// The single cards in use, those of Tyr's wrath included.
    pub fn in_use(&self) -> CardSet {
        self.deck.or(&self.wrath)
    }

    /// The number of the first copy of a card among all single cards; its copies follow each other.
    pub fn first_copy(&self, card: Card) -> u8 {
        self.cards.copies_of(card).0
    }

    /// Whether one player fights a monster.
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    #[inline]
    fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players)
    }

    /// The seats from one on, clockwise.
    #[inline]
    fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        from.clockwise(self.players)
    }

    /// The partner or ally of a player.
    #[inline]
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        if self.brothers == Brothers::Off {
            return None;
        }
        Some(Seat::new((seat.index() + self.players / 2) % self.players))
    }
}
