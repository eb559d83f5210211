//! What is stored, row by row.

use crate::row::row;
use crate::{Pace, Phase, SeatClock, SeatKind, TimeControl};
use serde::{Deserialize, Serialize};

/// A table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// The unguessable id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The options by their names, as JSON.
    pub options: String,
    /// The server's part of the seed, in hexadecimal.
    pub server_part: String,
    /// Who opened it: a hash of the visitor's token, or the id of a person; nobody any more where it is empty.
    pub host: String,
    /// How far it has come.
    pub phase: Phase,
    /// Whether it is on show for everybody.
    pub listed: bool,
    /// Minutes after which an absent person's seat is handed to a bot.
    pub takeover: Option<i64>,
    /// How fast bots move.
    pub pace: Pace,
    /// Grows with every change that pages show.
    pub version: i64,
    /// The position after set-up with its events, as JSON, where the first format kept it.
    pub start: Option<String>,
    /// When it was opened, in seconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub touched: i64,
    /// The version of the rules that it began with; 0 where a database is too old to say so.
    pub rules: i64,
    /// The fingerprint of the cards that it began with; empty where a database is too old to say so.
    pub cards: String,
    /// The number of its stored changes.
    pub revision: i64,
    /// Who owes a decision, a bit for each seat; -1 where nobody has looked yet.
    pub pending: i64,
    /// Whether one of them answers by itself.
    pub due: bool,
    /// A wish to take something back.
    pub undo: Option<String>,
    /// The version after something was last taken back.
    pub rewritten: i64,
    /// The version before which every page is out of date.
    pub outdated: i64,
    /// A hash of the address that it was opened from.
    pub address: String,
    /// How much time its players have, where anybody counts it.
    pub clock: Option<TimeControl>,
    /// What the others have chosen where a clock has fallen.
    pub votes: String,
    /// By whom the game was ended as it stood, if it was.
    pub ended: Option<String>,
    /// Which language is spoken there, by its code; empty for any.
    pub lang: String,
    /// For whom it is, by a word; empty for everybody.
    pub level: String,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatRow {
    /// The table's id.
    pub table_id: String,
    /// Which seat, from 0.
    pub seat: i64,
    /// Who sits there.
    pub kind: SeatKind,
    /// A bot's level.
    pub level: Option<String>,
    /// Whose it is: a hash of the visitor's token, or the id of a person.
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
    /// The place that it came to, once the game is over.
    pub place: Option<i64>,
    /// Its score.
    pub score: Option<i64>,
    /// The seconds that the person usually took for a decision.
    pub pace: Option<i64>,
    /// What is left of the person's time.
    pub clock: Option<SeatClock>,
    /// How often her clock has fallen.
    pub timeouts: i64,
}

/// A decision that was played, as the first format kept it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
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

/// A decision that was played.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct MoveRow {
    /// Its number, from 0.
    pub n: i64,
    /// Who decided, from 0.
    pub seat: i64,
    /// What, in written form.
    pub action: String,
    /// Whether the table played it.
    pub by_table: bool,
    /// The table's version after it.
    pub version: i64,
    /// The version of the rules that it was played with.
    pub rules: i64,
}

/// A position that the game went through.
#[derive(Clone, Debug, PartialEq)]
pub struct SnapshotRow {
    /// After how many turns.
    pub n: i64,
    /// How it is written.
    pub format: i64,
    /// The position.
    pub body: Vec<u8>,
}

row!(TableRow {
    id, game, options, server_part, host, phase, listed, takeover, pace, version, start, created, touched
} or_default { rules, cards, revision, pending, due, undo, rewritten, outdated, address, clock, votes, ended, lang, level });
row!(SeatRow {
    table_id, seat, kind, level, owner, name, part, invitation, standing, replaced
} or_default { place, score, pace, clock, timeouts });
row!(TurnRow { table_id, n, seat, action, by_table, events, position, taken, version } or_default { rules });
row!(MoveRow { n, seat, action, by_table, version, rules });
row!(SnapshotRow { n, format, body });
