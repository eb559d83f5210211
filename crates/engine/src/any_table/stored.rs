//! A table as a database keeps it: plain values, whatever the game.

use super::AnyTable;
use crate::{Moment, Options, Seat, SeedParts, Table, TableGame, Turn};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A decision that was played, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTurn {
    /// Who decided.
    pub seat: Seat,
    /// What, in written form.
    pub action: String,
    /// Whether the table played it because there was no other choice.
    pub by_table: bool,
    /// The version of the rules by which it was played.
    pub rules: u32,
    /// What happened, as JSON.
    pub events: String,
    /// The position that it led to, as JSON.
    pub position: String,
    /// How many words of the dice's stream had been taken then.
    pub taken: u64,
}

/// Everything that is stored of a table.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// The options.
    pub options: Options,
    /// The players' names, one for each seat.
    pub players: Vec<String>,
    /// The parts that the seed is mixed from.
    pub parts: SeedParts,
    /// The version of the rules that the game began with.
    pub rules: u32,
    /// What [`AnyTable::stored_start`] gave.
    pub start: String,
    /// What [`AnyTable::stored_turns`] gave.
    pub turns: Vec<StoredTurn>,
}

/// Why a stored table cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RestoreError(pub String);

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a stored table cannot be read: {}", self.0)
    }
}

impl std::error::Error for RestoreError {}

fn broken(what: impl ToString) -> RestoreError {
    RestoreError(what.to_string())
}

fn read<T: DeserializeOwned>(json: &str) -> Result<T, RestoreError> {
    serde_json::from_str(json).map_err(broken)
}

/// The start of a game as it is stored.
#[derive(Serialize, Deserialize)]
struct Start<P, E> {
    moment: Moment<P>,
    opening: Vec<E>,
}

/// The start of a table, to be stored.
pub(super) fn start<G: TableGame>(table: &Table<G>) -> serde_json::Result<String> {
    serde_json::to_string(&Start { moment: table.start().clone(), opening: table.opening().to_vec() })
}

/// A turn, to be stored.
pub(super) fn turn<G: TableGame>(turn: &Turn<G>) -> serde_json::Result<StoredTurn> {
    Ok(StoredTurn {
        seat: turn.seat,
        action: turn.action.to_string(),
        by_table: turn.by_table,
        rules: turn.rules,
        events: serde_json::to_string(&turn.events)?,
        position: serde_json::to_string(&turn.after.position)?,
        taken: turn.after.taken,
    })
}

fn read_turn<G: TableGame>(stored: &StoredTurn) -> Result<Turn<G>, RestoreError> {
    Ok(Turn {
        seat: stored.seat,
        action: stored.action.parse().map_err(|_| broken(format!("`{}` is no action", stored.action)))?,
        by_table: stored.by_table,
        rules: stored.rules,
        events: read(&stored.events)?,
        after: Moment { position: read(&stored.position)?, taken: stored.taken },
    })
}

/// Goes on with a stored table.
pub(crate) fn restore<G: TableGame>(stored: &StoredTable) -> Result<Box<dyn AnyTable>, RestoreError> {
    let StoredTable { options, players, parts, rules, start, turns } = stored;
    let game = G::open(players.len(), options).map_err(broken)?;
    let start: Start<G::Position, G::Event> = read(start)?;
    let turns = turns.iter().map(read_turn::<G>).collect::<Result<_, _>>()?;
    Ok(Box::new(Table::restore(game, players, parts.clone(), *rules, start.moment, start.opening, turns)))
}
