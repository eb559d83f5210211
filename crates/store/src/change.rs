//! What can be changed of what is stored.

use crate::row::written_row;
use crate::{MoveRow, Occasion, Phase, SeatRow, SnapshotRow, TableRow, TurnRow};

/// Changes of one table that are made together or not at all.
#[derive(Clone, Debug)]
pub struct Write {
    /// The table's id.
    pub table: String,
    /// What they rest on.
    pub basis: Basis,
    /// What changes.
    pub changes: Vec<Change>,
}

impl Write {
    /// The version that pages show after it, if it says so.
    pub fn version(&self) -> Option<i64> {
        self.changes.iter().rev().find_map(|change| match change {
            Change::Table(row) => Some(row.version),
            Change::Played(played) => Some(played.progress.version),
            Change::Seat(_) | Change::Unseated(_) | Change::Occasion(_) | Change::Copied { .. } => None,
        })
    }
}

/// What a change rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Basis {
    /// The table is new.
    New,
    /// The table has had so many stored changes, and has one more after this one.
    Revision(i64),
    /// The same, for somebody whose claim on the table's work has this number.
    Claimed {
        /// The table's revision.
        revision: i64,
        /// The number of the claim.
        fence: i64,
    },
}

impl Basis {
    /// The revision that the table has had.
    pub fn revision(self) -> Option<i64> {
        match self {
            Basis::New => None,
            Basis::Revision(revision) | Basis::Claimed { revision, .. } => Some(revision),
        }
    }

    /// The number of the claim.
    pub fn fence(self) -> Option<i64> {
        match self {
            Basis::Claimed { fence, .. } => Some(fence),
            Basis::New | Basis::Revision(_) => None,
        }
    }
}

/// One change of what is stored.
#[derive(Clone, Debug)]
pub enum Change {
    /// A table, new or changed.
    Table(Box<TableRow>),
    /// A seat, new or changed.
    Seat(SeatRow),
    /// The seats go, to be written anew; whoever was called to one from this number on is called no more.
    Unseated(i64),
    /// Turns of the table, with what changes of it by them.
    Played(Played),
    /// Those who sit at the table are to be told something, as far as they want to be.
    Occasion(Occasion),
    /// Everything of a table of another store.
    Copied {
        /// Turns in the first format.
        turns: Vec<TurnRow>,
        /// The turns after those.
        moves: Vec<MoveRow>,
        /// The positions.
        snapshots: Vec<SnapshotRow>,
    },
}

/// The turns of a table from a number on: what was there goes, these come.
#[derive(Clone, Debug)]
pub struct Played {
    /// The number of the first turn that changes.
    pub from: i64,
    /// Whether there may be turns from there on already, which go.
    pub rewrites: bool,
    /// The turns from there on.
    pub moves: Vec<MoveRow>,
    /// The positions that are kept of them.
    pub snapshots: Vec<SnapshotRow>,
    /// A position that need not be kept any more, by its number of turns.
    pub spare: Option<i64>,
    /// What changes of the table.
    pub progress: Progress,
}

/// What changes of a table with every move.
#[derive(Clone, Debug)]
pub struct Progress {
    /// How far it has come.
    pub phase: Phase,
    /// The version that pages show.
    pub version: i64,
    /// When it changed.
    pub touched: i64,
    /// Who owes a decision now, a bit for each seat.
    pub pending: i64,
    /// Whether one of them answers by itself.
    pub due: bool,
    /// A wish to take something back.
    pub undo: Option<String>,
    /// The version after something was last taken back.
    pub rewritten: i64,
    /// The version before which every page is out of date.
    pub outdated: i64,
    /// What the others have chosen where a clock has fallen.
    pub votes: String,
}

written_row!(Progress { phase, version, touched, pending, due, undo, rewritten, outdated, votes });
