//! A table of any game: what a server or a terminal holds without knowing which game is played.
//!
//! [`Table`] implements [`AnyTable`] once, for every game. Choices go in and out in written form, what people read comes as
//! [messages](Message). Who knows the game gets the table itself back with [`downcast`].

mod erased;
mod snapshot;
pub(crate) mod stored;

pub use stored::{RestoreError, StoredResult, StoredSnapshot, StoredTable, StoredTurn};

use crate::{
    Facts, Message, Options, OrderOffer, Outcome, Record, Refusal, Seat, SeatSet, Table, TableGame, UndoError, Viewer,
};
use std::any::Any;
use std::fmt;

/// Why a written choice was not played. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// It is the written form of no action of this game.
    Unreadable,
    /// The rules refuse it.
    Refused(Box<Refusal>),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Unreadable => f.write_str("this is no action"),
            PlayError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for PlayError {}

/// What an order of a seat answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ordered {
    /// The order, in written form.
    pub order: String,
    /// The choice, in written form.
    pub answer: String,
}

/// A legal choice of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LabeledChoice {
    /// Its written form.
    pub written: String,
    /// What a button would say.
    pub label: Message,
}

/// A decision that was played, without what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedTurn {
    /// Who decided.
    pub seat: Seat,
    /// The written name that the seat had then.
    pub who: String,
    /// What, in written form.
    pub action: String,
    /// Whether the table played it because there was no other choice.
    pub by_table: bool,
    /// The version of the rules by which it was played.
    pub rules: u32,
}

/// What can be said of a game by playing its record again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// It replays, and everything in it fits.
    Sound,
    /// Not all of it was played with the rules of this program.
    OtherRules {
        /// The versions that it was played with, in their order.
        played: Vec<u32>,
        /// The version of this program.
        here: u32,
    },
    /// It does not fit.
    Broken,
}

/// A game being played, of whatever type. See [`Table`] for what the methods mean in detail.
pub trait AnyTable: Send + Sync + fmt::Debug {
    /// The table itself, for [`downcast`].
    fn as_any(&self) -> &dyn Any;
    /// The same once more.
    fn boxed_clone(&self) -> Box<dyn AnyTable>;

    /// The game's id.
    fn game_id(&self) -> &'static str;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// The players' names, in the order of the seats.
    fn players(&self) -> &[String];
    /// The seat's name in records and scenarios, such as its clan.
    fn seat_name(&self, seat: Seat) -> String;
    /// The options that differ from their defaults.
    fn options(&self) -> Options;
    /// The version of the rules that the game began with.
    fn rules_version(&self) -> u32;

    /// Who owes a decision.
    fn pending(&self) -> SeatSet;
    /// Who owes a decision as far as everybody may know: all whom a question was put to whose answers nobody may see.
    fn publicly_owing(&self) -> SeatSet;
    /// How many decisions have been played.
    fn turn_count(&self) -> usize;
    /// A decision that was played, by its number from 0.
    fn turn(&self, number: usize) -> Option<PlayedTurn>;
    /// Scores and places, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Ends the game as it stands.
    fn end(&mut self);
    /// Whether those who play have ended the game before its rules did.
    fn is_ended(&self) -> bool;
    /// Plays a written choice, or refuses it and changes nothing.
    fn play(&mut self, seat: Seat, written: &str) -> Result<(), PlayError>;
    /// Plays the decisions that leave no choice. Returns how many.
    fn play_forced(&mut self) -> usize;
    /// Marks the decisions that the table played itself, which a record does not say: those that left no choice.
    fn mark_forced(&mut self);
    /// Goes back to the first `turns` decisions.
    fn rewind(&mut self, turns: usize);
    /// Gives the seats other names.
    fn rename(&mut self, players: &[String]);
    /// Whether the seat may take back its last decision without asking.
    fn undo_is_free(&self, seat: Seat) -> Result<bool, UndoError>;
    /// Takes back the seat's last decision; returns how many decisions from the start are untouched.
    fn undo(&mut self, seat: Seat) -> Result<usize, UndoError>;

    /// How many choices a seat has.
    fn choice_count(&self, seat: Seat) -> usize;
    /// The seat's choice by number, modulo how many it has. The first declines, where one can decline.
    fn choice(&self, seat: Seat, number: u64) -> Option<String>;
    /// All choices of a seat with what they are called.
    fn labels(&self, seat: Seat) -> Vec<LabeledChoice>;
    /// What is asked of whom, as a viewer may know it.
    fn prompt(&self, viewer: Viewer) -> Message;
    /// What has happened, as a viewer may know it, each with the number of its turn from 1; 0 is the set-up.
    fn log(&self, viewer: Viewer) -> Vec<(usize, Message)>;
    /// The position in the scenarios' words. It holds secrets.
    fn facts(&self) -> Facts;
    /// What a viewer may know of the position, as JSON.
    fn view_json(&self, viewer: Viewer) -> serde_json::Value;

    /// Whether who answers when must not be seen, because the question is put to several only to hide who holds a card.
    fn hides_answers(&self) -> bool;
    /// Whether a decision, by its number from 0, was one of several made at the same time, where everybody may see who has made
    /// one and who has not.
    fn openly_together(&self, number: usize) -> bool;
    /// Whether the question is put only to hide who holds a card, be it to one or to several.
    fn hides_holder(&self) -> bool;
    /// What tells the question that a seat is asked from any other of this table; none if it is asked nothing.
    fn question_stamp(&self, seat: Seat) -> Option<u64>;
    /// What the [orders](crate::OrderSheet) that a seat has left answer for it here.
    fn ordered(&self, seat: Seat, left: &str) -> Option<Ordered>;
    /// An order of a seat in words; none if it cannot be read.
    fn order_text(&self, seat: Seat, written: &str) -> Option<Message>;
    /// The orders that a seat may leave here, and those that it has left.
    fn order_offers(&self, seat: Seat, left: &str) -> Vec<OrderOffer>;
    /// The seat's orders with one more, or without it; none if there is no such order here.
    fn change_order(&self, seat: Seat, left: &str, written: &str, on: bool) -> Option<String>;

    /// The record, with the seed.
    fn record(&self) -> Record;
    /// The record as a viewer may know it while the game is running.
    fn sealed_record(&self, viewer: Viewer) -> Record;
    /// Whether the record replays and everything in it fits.
    fn proof(&self) -> Proof;
    /// A fingerprint of the position.
    fn digest(&self) -> String;
    /// The turns from a number on, as they are stored.
    fn stored_turns(&self, from: usize) -> Vec<StoredTurn>;
    /// The position after so many turns, as it is stored.
    fn stored_snapshot(&self, turns: usize) -> Result<StoredSnapshot, RestoreError>;
    /// Plays turns that were stored since, and says whether they lead to a stored position. Where they do not, the table is good
    /// for nothing any more.
    fn follow(&mut self, turns: &[StoredTurn], to: &StoredSnapshot) -> bool;
    /// How many turns, from the first on, stand as they are because the rules of today would lead elsewhere.
    fn fixed_turns(&self) -> usize;
}

/// The table of a game, if this is one.
pub fn downcast<G: TableGame>(table: &dyn AnyTable) -> Option<&Table<G>> {
    table.as_any().downcast_ref()
}

impl Clone for Box<dyn AnyTable> {
    fn clone(&self) -> Box<dyn AnyTable> {
        self.boxed_clone()
    }
}
