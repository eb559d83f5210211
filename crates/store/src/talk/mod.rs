//! Talk at tables, and what is reported of it.
//!
//! Talk changes no table: neither its version nor its revision. Lines are counted for each room of a table, so a page knows by a
//! number whether it has them all, and other servers hear the number.

mod engine;
pub mod queries;

use crate::row::row;
use crate::{Answer, Room};

pub(crate) use engine::talk_of_engine;

/// A line that somebody has said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineRow {
    /// The table's id.
    pub table_id: String,
    /// Where it was said.
    pub room: Room,
    /// Its number in this room, from 1; the store gives it.
    pub n: i64,
    /// Whose it is: a hash of the visitor's token, or the id of a person.
    pub owner: String,
    /// Her seat, if she sits at the table.
    pub seat: Option<i64>,
    /// Her name.
    pub name: String,
    /// The key of the phrase, if it is one.
    pub phrase: Option<String>,
    /// What was typed, if it is no phrase.
    pub body: String,
    /// When, in seconds since 1970.
    pub said: i64,
}

/// Something that was told to whoever runs the hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    /// Its id.
    pub id: String,
    /// The table's id.
    pub table_id: String,
    /// Who tells it; nobody any more where it is empty.
    pub reporter: String,
    /// Of whom; empty where that is nobody whom the hall knows.
    pub about: String,
    /// By which name she was seen.
    pub name: String,
    /// At which seat, if she sits at the table.
    pub seat: Option<i64>,
    /// Why, in the words of whoever tells it.
    pub reason: String,
    /// What was said, a line each, the oldest first.
    pub lines: String,
    /// When, in seconds since 1970.
    pub made: i64,
    /// When it was done with.
    pub done: Option<i64>,
}

row!(LineRow { table_id, room, n, owner, seat, name, phrase, body, said });
row!(ReportRow { id, table_id, reporter, about, name, seat, reason, lines, made, done });

/// What has been said at a table, as far as numbers go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Talked {
    /// How many lines the players have said.
    pub players: i64,
    /// How many those who watch.
    pub watchers: i64,
    /// Whether the host has closed the talk.
    pub closed: bool,
}

impl Talked {
    /// How many lines were said in a room.
    pub fn lines(&self, room: Room) -> i64 {
        match room {
            Room::Players => self.players,
            Room::Watchers => self.watchers,
        }
    }
}

/// All of a table's talk, as it goes from one store to another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TalkCopy {
    /// The numbers.
    pub talked: Talked,
    /// The lines.
    pub lines: Vec<LineRow>,
    /// Who does not want to hear whom.
    pub mutes: Vec<(String, String)>,
}

/// The part of a store that keeps talk and reports.
pub trait Talk {
    /// Adds a line at the end of its room and says its number; none where the talk is closed. Of the room no more than so many
    /// lines are kept.
    fn say<'a>(&'a self, line: &'a LineRow, keep: i64) -> Answer<'a, Option<i64>>;
    /// Closes the talk of a table or opens it again, with a line that tells so in both rooms.
    fn close_talk<'a>(&'a self, line: &'a LineRow, closed: bool) -> Answer<'a, ()>;
    /// How much was said at a table, and whether that is still possible.
    fn talked<'a>(&'a self, table: &'a str) -> Answer<'a, Talked>;
    /// The last lines of a room, the newest first.
    fn lines<'a>(&'a self, table: &'a str, room: Room, most: i64) -> Answer<'a, Vec<LineRow>>;
    /// A line by its number.
    fn line<'a>(&'a self, table: &'a str, room: Room, n: i64) -> Answer<'a, Option<LineRow>>;
    /// Somebody does not want to hear another at a table, or wants to again.
    fn mute<'a>(&'a self, table: &'a str, owner: &'a str, whom: &'a str, on: bool) -> Answer<'a, ()>;
    /// Whom somebody does not want to hear at a table.
    fn muted<'a>(&'a self, table: &'a str, owner: &'a str) -> Answer<'a, Vec<String>>;
    /// Everything that somebody has said and that is still kept, the newest first.
    fn said_by<'a>(&'a self, owner: &'a str) -> Answer<'a, Vec<LineRow>>;
    /// The tables at which somebody does not want to hear somebody, once for each whom.
    fn mutes_of<'a>(&'a self, owner: &'a str) -> Answer<'a, Vec<String>>;
    /// Forgets what was said before a time; says how many lines.
    fn forget_talk(&self, before: i64) -> Answer<'_, u64>;
    /// All talk of a table.
    fn copy_of_talk<'a>(&'a self, table: &'a str) -> Answer<'a, TalkCopy>;
    /// Keeps the talk of a table of another store.
    fn keep_talk<'a>(&'a self, table: &'a str, talk: &'a TalkCopy) -> Answer<'a, ()>;
    /// Keeps a report, unless it is there, and forgets those that were done with before a time.
    fn report<'a>(&'a self, report: &'a ReportRow, before: i64) -> Answer<'a, ()>;
    /// The reports, the newest first; only those that are not done with, or all.
    fn reports(&self, all: bool, most: i64) -> Answer<'_, Vec<ReportRow>>;
    /// The reports that somebody has made.
    fn reports_by<'a>(&'a self, reporter: &'a str) -> Answer<'a, Vec<ReportRow>>;
    /// A report is done with at a time, or not yet after all; false if there is none.
    fn settle_report<'a>(&'a self, id: &'a str, done: Option<i64>) -> Answer<'a, bool>;
}
