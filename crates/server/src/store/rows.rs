//! What is stored, row by row.

use super::from_row::from_row;
use super::{Pace, Phase, SeatKind, StoreError};
use meadhall_engine::{Seat, StoredTurn};

/// A table.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// The unguessable id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The options, as JSON.
    pub options: String,
    /// The server's part of the seed, in hexadecimal.
    pub server_part: String,
    /// Who opened it: the hash of the visitor's token.
    pub host: String,
    /// How far it has come.
    pub phase: Phase,
    /// Whether it is on show for everybody.
    pub listed: bool,
    /// Minutes after which an absent person's seat is handed to a bot.
    pub takeover: Option<i64>,
    /// How fast bots move.
    pub pace: Pace,
    /// Grows with every change.
    pub version: i64,
    /// The position after set-up with its events, as JSON; none before the game has begun.
    pub start: Option<String>,
    /// When it was opened, in seconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub touched: i64,
    /// The version of the rules that it began with; 0 where a database is too old to say so.
    pub rules: i64,
}

/// A seat.
#[derive(Clone, Debug)]
pub struct SeatRow {
    /// The table's id.
    pub table_id: String,
    /// Which seat, from 0.
    pub seat: i64,
    /// Who sits there.
    pub kind: SeatKind,
    /// A bot's level.
    pub level: Option<String>,
    /// Whose it is: the hash of the visitor's token.
    pub owner: Option<String>,
    /// The name shown.
    pub name: String,
    /// The player's part of the seed.
    pub part: String,
    /// The token of the invitation that has not been taken yet.
    pub invitation: Option<String>,
    /// The standing answer that the player has left.
    pub standing: Option<String>,
    /// Whether a bot plays for the person.
    pub replaced: bool,
}

/// A decision that was played.
#[derive(Clone, Debug)]
pub struct TurnRow {
    /// The table's id.
    pub table_id: String,
    /// Its number, from 0.
    pub n: i64,
    /// Who decided, from 0.
    pub seat: i64,
    /// What, in written form.
    pub action: String,
    /// Whether the table played it.
    pub by_table: bool,
    /// What happened, as JSON.
    pub events: String,
    /// The position it led to, as JSON.
    pub position: String,
    /// How far the dice's stream was used.
    pub taken: i64,
    /// The table's version after it.
    pub version: i64,
    /// The version of the rules that it was played with; 0 where a database is too old to say so.
    pub rules: i64,
}

from_row!(TableRow {
    id, game, options, server_part, host, phase, listed, takeover, pace, version, start, created, touched
} or_default { rules });
from_row!(SeatRow { table_id, seat, kind, level, owner, name, part, invitation, standing, replaced });
from_row!(TurnRow { table_id, n, seat, action, by_table, events, position, taken, version } or_default { rules });

/// A number as a column holds it. Nothing that is stored comes near the limit.
fn column(number: impl TryInto<i64>) -> i64 {
    number.try_into().unwrap_or(i64::MAX)
}

/// A number from a column, or what is wrong with it.
fn number<T: TryFrom<i64>>(column: i64, what: &str) -> Result<T, StoreError> {
    T::try_from(column).map_err(|_| StoreError::Other(format!("a stored table cannot be read: {column} is no {what}")))
}

impl TableRow {
    /// The version of the rules that the game began with.
    pub fn rules_version(&self) -> Result<u32, StoreError> {
        number(self.rules, "version of rules")
    }
}

impl TurnRow {
    /// A turn of a table, by its number, with the table's version after it.
    pub fn new(table_id: &str, n: usize, version: i64, turn: StoredTurn) -> TurnRow {
        TurnRow {
            table_id: table_id.to_owned(),
            n: column(n),
            seat: column(turn.seat.index()),
            action: turn.action,
            by_table: turn.by_table,
            events: turn.events,
            position: turn.position,
            taken: column(turn.taken),
            version,
            rules: turn.rules.into(),
        }
    }

    /// The turn as the engine reads it.
    pub fn into_turn(self) -> Result<StoredTurn, StoreError> {
        Ok(StoredTurn {
            seat: Seat::new(number(self.seat, "seat")?),
            action: self.action,
            by_table: self.by_table,
            rules: number(self.rules, "version of rules")?,
            events: self.events,
            position: self.position,
            taken: number(self.taken, "place in the dice's stream")?,
        })
    }
}
