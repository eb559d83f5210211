//! What every table shares: seats, decisions, chance, views, records. Knows no game.
//!
//! # A tour
//!
//! **A game** is a value of a type that implements [`Game`]: the rules with their options and card tables. **A position** is a
//! plain value beside it, cheap to clone. The rules stop only where a seat must decide: [`Game::pending`] says who,
//! [`Game::legal`] lists what may be chosen, [`Game::apply`] plays a choice and runs to the next stop. Chance and the log come
//! from outside: whoever plays brings a [`Chance`] and a [`Sink`].
//!
//! Here is a whole game. Two players take one, two or three stones from a heap; who takes the last one wins.
//!
//! ```
//! use meadhall_engine::{
//!     BadOption, Chance, Game, Ignore, OptionSpec, Options, Outcome, Quick, Seat, SeatSet, Sink, Unknown, Viewer,
//! };
//! use serde::{Deserialize, Serialize};
//! use std::{fmt, str::FromStr};
//!
//! #[derive(Clone, Debug)]
//! struct Nim;
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
//! struct Position {
//!     heap: u8,
//!     turn: Seat,
//! }
//!
//! /// Every action has a written form: `take 2`. Printing and parsing are inverse.
//! #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
//! struct Take(u8);
//!
//! impl fmt::Display for Take {
//!     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
//!         write!(f, "take {}", self.0)
//!     }
//! }
//!
//! impl FromStr for Take {
//!     type Err = Unknown;
//!
//!     fn from_str(text: &str) -> Result<Take, Unknown> {
//!         let count = text.strip_prefix("take ").and_then(|count| count.parse().ok());
//!         count.map(Take).ok_or_else(|| Unknown(text.to_owned()))
//!     }
//! }
//!
//! impl Game for Nim {
//!     const ID: &'static str = "nim";
//!     const VERSION: u32 = 1;
//!     const SEATS: (usize, usize) = (2, 2);
//!     const OPTIONS: &'static [OptionSpec] = &[];
//!     type Position = Position;
//!     type Action = Take;
//!     // Nothing is hidden, so a view is the position.
//!     type View = Position;
//!     type Event = (Seat, u8);
//!
//!     fn open(_: usize, options: &Options) -> Result<Nim, BadOption> {
//!         options.check(Self::OPTIONS)?;
//!         Ok(Nim)
//!     }
//!
//!     fn options(&self) -> Options {
//!         Options::default()
//!     }
//!
//!     fn tables(&self) -> String {
//!         String::new()
//!     }
//!
//!     fn seats(&self) -> usize {
//!         2
//!     }
//!
//!     fn setup<C: Chance, S: Sink<(Seat, u8)>>(&self, chance: &mut C, _: &mut S) -> Position {
//!         Position { heap: 10, turn: Seat::new(chance.index(2)) }
//!     }
//!
//!     fn pending(&self, position: &Position) -> SeatSet {
//!         if position.heap == 0 { SeatSet::EMPTY } else { SeatSet::only(position.turn) }
//!     }
//!
//!     fn legal(&self, position: &Position, seat: Seat, choices: &mut Vec<Take>) {
//!         choices.clear();
//!         if self.pending(position).contains(seat) {
//!             choices.extend((1..=position.heap.min(3)).map(Take));
//!         }
//!     }
//!
//!     fn decision_bound(&self, position: &Position) -> u64 {
//!         position.heap.into()
//!     }
//!
//!     fn apply<C: Chance, S: Sink<(Seat, u8)>>(
//!         &self,
//!         position: &mut Position,
//!         seat: Seat,
//!         Take(count): Take,
//!         _: &mut C,
//!         sink: &mut S,
//!     ) {
//!         position.heap = position.heap.saturating_sub(count);
//!         position.turn = seat.left(2);
//!         sink.tell((seat, count));
//!     }
//!
//!     fn view(&self, position: &Position, _: Viewer) -> Position {
//!         *position
//!     }
//!
//!     fn imagine<C: Chance>(&self, view: &Position, _: &mut C) -> Position {
//!         *view
//!     }
//!
//!     fn outcome(&self, position: &Position) -> Option<Outcome> {
//!         (position.heap == 0).then(|| self.standing(position))
//!     }
//!
//!     fn standing(&self, position: &Position) -> Outcome {
//!         // Whose turn it would be has lost.
//!         Outcome::ranked(&[0, 0], |seat| seat != position.turn)
//!     }
//! }
//!
//! let game = Nim::open(2, &Options::default()).unwrap();
//! let mut chance = Quick::new(1);
//! let mut log = Vec::new();
//! let mut position = game.setup(&mut chance, &mut Ignore);
//! let mut choices = Vec::new();
//! while let Some(seat) = game.pending(&position).first() {
//!     let action = game.sample(&position, seat, &mut chance, &mut choices).unwrap();
//!     game.apply(&mut position, seat, action, &mut chance, &mut log);
//! }
//! assert_eq!(log.iter().map(|(_, count)| count).sum::<u8>(), 10);
//! assert_eq!(game.outcome(&position).unwrap().winners().next(), log.last().map(|(seat, _)| *seat));
//! ```
//!
//! # What a table needs besides the rules
//!
//! | trait | what it says |
//! |---|---|
//! | [`Wording`] | prompts, labels of choices, the log and refusals, as [`Message`]s of the locale files |
//! | [`Secrecy`] | what of the past somebody may know, and what the asking itself gives away |
//! | [`Orders`] | what a player may order beforehand, so that nobody waits for her |
//! | [`ScenarioGame`] | a position in words, and from words |
//!
//! [`TableGame`] is all of them. With it come:
//!
//! - [`Table`]: a game being played, with its past: log, undo, forced decisions played for the seat. [`any_table::AnyTable`]
//!   is the same without the type of the game, for a program that knows a game by its id only.
//! - [`Record`]: a game as a text that replays to the same hashes; [`SeedParts`]: why nobody could have picked the dice.
//! - [`Scenario`]: a position in words, actions in written form, and what must be true after them.
//! - [`RulesEntry`]: the one value that a rules crate exports.
//! - [`laws`]: the one suite that every game passes.
//!
//! Positions are made of [`List`], [`Queue`], [`SeatSet`] and enums that [`named!`] declares.

pub mod any_table;
mod bad_cards;
mod chance;
mod digest;
mod event;
mod facts;
mod game;
pub mod laws;
mod list;
mod message;
mod named;
mod number;
mod options;
mod orders;
mod outcome;
mod queue;
mod record;
mod refusal;
mod rules_entry;
mod scenario;
mod seat;
mod secrecy;
mod seed;
mod table;
mod table_game;
mod wording;

pub use any_table::{
    AnyTable, LabeledChoice, Ordered, PlayError, PlayedTurn, Proof, RestoreError, StoredResult, StoredSnapshot,
    StoredTable, StoredTurn,
};
pub use bad_cards::BadCards;
pub use chance::{Chance, Dice, Quick};
pub use digest::{digest, hex, sha256, unhex};
pub use event::{Ignore, Sink};
pub use facts::{Facts, read_list, write_list};
pub use game::{Game, Viewer};
pub use list::List;
pub use message::{Arg, Message};
pub use named::{NamedId, Unknown};
pub use number::{byte, percent, single, whole};
pub use options::{BadOption, OptionSpec, Options};
pub use orders::{Followed, NoOrder, OrderOffer, OrderSheet, Orders};
pub use outcome::Outcome;
pub use queue::Queue;
pub use record::{Line, Record, RecordError};
pub use refusal::Refusal;
pub use rules_entry::{PlayedScenario, RulesEntry};
pub use scenario::{Played, Scenario, ScenarioError, ScenarioGame, ScenarioStep};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use secrecy::Secrecy;
pub use seed::{Seed, SeedParts};
pub use table::{Moment, Table, Turn, UndoError};
pub use table_game::TableGame;
pub use wording::Wording;
