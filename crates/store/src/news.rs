//! What is new at a table for somebody who knows it up to a change.

use crate::{PersonRow, Stored, TableRow};

/// Up to where somebody knows a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    /// The number of its stored changes.
    pub revision: i64,
    /// How many turns had been played.
    pub turns: i64,
    /// The version after something was last taken back.
    pub rewritten: i64,
}

impl Known {
    /// The first turn that somebody who knows so much still has to read of a table: where something was taken back since, all.
    pub(crate) fn first_new(known: Option<Known>, table: &TableRow) -> i64 {
        known.filter(|known| known.rewritten == table.rewritten).map_or(0, |known| known.turns)
    }
}

/// What is new at a table.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// There is no such table.
    Gone,
    /// It is as it was.
    Nothing,
    /// It has changed: the table with its seats, the turns since and the positions since, the last one among them. Where
    /// something was taken back in between, or nothing was known, all turns and all positions.
    Changed(Box<Stored>),
}

/// What the storage says to somebody who comes to a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Arrival {
    /// What is new there.
    pub news: News,
    /// The person whose browser it is, if that was asked, and when it was last seen.
    pub person: Option<(PersonRow, i64)>,
}
