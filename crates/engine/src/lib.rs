//! What every table shares: seats, decisions, chance, views, records. Knows no game.
//!
//! A game is a value of a type that implements [`Game`]: the rules with their options and card tables. A position is a
//! plain value beside it. The rules stop only where a seat must decide:
//!
//! ```text
//! let mut position = game.setup(&mut chance, &mut Ignore);
//! while let Some(seat) = game.pending(&position).first() {
//!     let mut choices = Vec::new();
//!     game.legal(&position, seat, &mut choices);
//!     game.apply(&mut position, seat, choices[0], &mut chance, &mut Ignore);
//! }
//! ```
//!
//! [`Table`] adds what people need around that: a log, undo, records. [`laws`] is the one suite that every game passes.

#![warn(clippy::cast_lossless, clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

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
mod outcome;
mod queue;
mod record;
mod refusal;
mod rules_entry;
mod scenario;
mod seat;
mod secrecy;
mod seed;
mod standing;
mod table;
mod table_game;
mod wording;

pub use any_table::{AnyTable, LabeledChoice, PlayError, PlayedTurn, Proof, RestoreError, StoredTable, StoredTurn};
pub use bad_cards::BadCards;
pub use chance::{Chance, Dice, Quick};
pub use digest::{digest, hex, sha256, unhex};
pub use event::{Ignore, Sink};
pub use facts::{Facts, read_list, write_list};
pub use game::{Game, Viewer};
pub use list::List;
pub use message::{Arg, Message};
pub use named::Unknown;
pub use number::byte;
pub use options::{BadOption, OptionSpec, Options};
pub use outcome::Outcome;
pub use queue::Queue;
pub use record::{Line, Record, RecordError};
pub use refusal::Refusal;
pub use rules_entry::{PlayedScenario, RulesEntry};
pub use scenario::{Played, Scenario, ScenarioError, ScenarioGame, Step};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use secrecy::Secrecy;
pub use seed::{Seed, SeedParts};
pub use standing::{Standing, StandingAnswers, StandingOffer};
pub use table::{Moment, Table, Turn, UndoError};
pub use table_game::TableGame;
pub use wording::Wording;
