//! The rules of Blood Rage: two to five clans of Vikings fight for Glory before the end of the world.
//!
//! Three ages of six phases. In Gods' Gifts everybody drafts six cards; in the Action phase players spend Rage to invade,
//! march, upgrade, commit quests and pillage, and every pillage is a battle that others may join; then hands are cut to
//! one card, quests are checked, Ragnarök takes a province, and Valhalla gives back the dead. Most Glory wins.
//!
//! [`BloodRage`] is the rules with their options; [`Position`] is a position: [`Table`] lies open, a [`Secret`] is hidden;
//! [`Action`] is what a player may decide. The numbers in brackets in tests and messages, such as `[BR-5.12]`, are the
//! clauses of the rules.
//!
//! ```
//! use meadhall_engine::{Game, Ignore, Options, Orders, Quick, ScenarioGame, Secrecy, Wording};
//! use meadhall_blood_rage::BloodRage;
//!
//! let game = BloodRage::open(4, &Options::default()).unwrap();
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

pub use action::{Action, Invade, March, Victim};
pub use data::{Card, Cards, Counts, Effect, Kind, MOST_IN_DECK, Module, Places};
pub use event::{Cause, Event};
pub use names::{Clan, Figure, God, Phase, Place, Region, Stat, Token, Unknown};
pub use options::Clans;
pub use orders::{Order, Troop, When};
pub use scenario::{FACTS, FACTS_OF_CLANS, FINDINGS, FINDINGS_OF_CLANS, about_word, asked_word};
pub use state::{
    Asked, Battle, ClanSheet, Doom, FreeInvade, Group, Idol, Invasion, MOST, MOST_CARDS, OUTSIDE, Piece, Position,
    RESERVE, Reason, SPOTS, Secret, Sheet, Slot, Source, Step, Table, Then, VALHALLA,
};
pub use view::{Memory, Own, Past, View};
pub use wording::clause_of_god;

use data::Face;
use meadhall_engine::{List, RulesEntry, Seat, SeatSet};
use std::sync::Arc;

/// Every word that a player reads, as Fluent text, by the language's code.
pub const LOCALES: [(&str, &str); 3] = [
    ("en", concat!(include_str!("../locales/en.ftl"), "\n", include_str!("../locales/reasons/en.ftl"))),
    ("cs", concat!(include_str!("../locales/cs.ftl"), "\n", include_str!("../locales/reasons/cs.ftl"))),
    ("de", concat!(include_str!("../locales/de.ftl"), "\n", include_str!("../locales/reasons/de.ftl"))),
];

/// How a program that knows no game plays this one.
pub static ENTRY: RulesEntry = RulesEntry::of::<BloodRage>();

/// The rules of Blood Rage with their options and their table of cards.
#[derive(Clone, Debug)]
pub struct BloodRage {
    players: usize,
    clans: Clans,
    first_game: bool,
    kickstarter: bool,
    mystics: bool,
    gods: bool,
    cards: Arc<Cards>,
    /// The text of the cards, if it is not the built-in table.
    own_cards: Option<String>,
    decks: [List<Card, MOST_IN_DECK>; 3],
    /// Whether a card is in use with which only monsters count.
    has_wolfman: bool,
    /// The most Rage that a card in use brings for winning.
    rage_for_winning: u8,
}

impl BloodRage {
    /// The table of cards.
    #[inline]
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// What is printed on a card.
    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        &self.cards[card]
    }

    /// A clan sheet with what its upgrades make of it.
    #[inline]
    pub fn sheet<'a>(&'a self, table: &'a Table, seat: Seat) -> ClanSheet<'a> {
        ClanSheet::new(table.sheet(seat), &self.cards)
    }

    /// A clan's STR in a province and its fjord, as quests count it.
    #[inline]
    pub fn strength(&self, table: &Table, seat: Seat, place: Place) -> u16 {
        self.sheet(table, seat).strength(table.forces(seat, place), place)
    }

    /// Where a figure on the board is, of those in a province and its fjord.
    #[inline]
    fn spot_of(&self, table: &Table, seat: Seat, piece: Piece, place: Place) -> usize {
        match place.fjord() {
            Some(fjord) if self.sheet(table, seat).figure(piece).sails() => fjord.index(),
            _ => place.index(),
        }
    }

    /// The cards of an age that are in use.
    pub fn deck(&self, age: u8) -> &List<Card, MOST_IN_DECK> {
        &self.decks[usize::from(age.clamp(1, 3)) - 1]
    }

    #[inline]
    fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players)
    }

    #[inline]
    fn everybody(&self) -> SeatSet {
        SeatSet::first_seats(self.players)
    }

    /// The seats from one on, clockwise.
    #[inline]
    fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        from.clockwise(self.players)
    }
}
