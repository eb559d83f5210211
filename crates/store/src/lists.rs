//! What lists show of tables: nobody reads a game to print a line.

use crate::row::read_row;
use crate::{Pace, Phase, SeatKind, Tempo, TimeControl};

/// A table as a list shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct TableSummary {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Who opened it.
    pub host: String,
    /// How far it has come.
    pub phase: Phase,
    /// When it was opened, in seconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub touched: i64,
    /// Who owes a decision, a bit for each seat; -1 where nobody has looked yet.
    pub pending: i64,
    /// How much time its players have, where anybody counts it.
    pub clock: Option<TimeControl>,
    /// Whether the game was ended as it stood.
    pub ended: bool,
    /// How fast its bots move.
    pub pace: Pace,
    /// Which language is spoken there; empty for any.
    pub lang: String,
    /// For whom it is; empty for everybody.
    pub level: String,
    /// The seats, in their order.
    pub seats: Vec<SeatSummary>,
}

/// A seat as a list shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatSummary {
    /// Who sits there.
    pub kind: SeatKind,
    /// Whose it is.
    pub owner: Option<String>,
    /// The name shown.
    pub name: String,
}

/// Which of the tables on show somebody wants to see.
#[derive(Clone, Debug, PartialEq)]
pub struct Wanted {
    /// How far they have come.
    pub phase: Phase,
    /// Only this game, by its id.
    pub game: Option<String>,
    /// Only with such a clock.
    pub tempo: Option<Tempo>,
    /// Only where this language is spoken, or any.
    pub lang: Option<String>,
    /// Only those for these players, or for everybody.
    pub level: Option<String>,
}

impl Wanted {
    /// All tables that have come so far.
    pub fn all(phase: Phase) -> Wanted {
        Wanted { phase, game: None, tempo: None, lang: None, level: None }
    }
}

/// How much a hall holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Tables that wait for players.
    pub lobby: i64,
    /// Tables in play.
    pub playing: i64,
    /// Games that are over.
    pub over: i64,
}

/// The columns of a table that a list shows.
pub(crate) const HEAD: &str = "id, game, host, phase, created, touched, pending, clock, ended, pace, lang, level";

/// A row of [`HEAD`].
pub(crate) struct HeadRow {
    id: String,
    game: String,
    host: String,
    phase: Phase,
    created: i64,
    touched: i64,
    pending: i64,
    clock: Option<TimeControl>,
    ended: Option<String>,
    pace: Pace,
    lang: String,
    level: String,
}

/// A seat of a table in a list.
pub(crate) struct ListedSeat {
    table_id: String,
    kind: SeatKind,
    owner: Option<String>,
    name: String,
}

read_row!(HeadRow { id, game, host, phase, created, touched, pending, clock, ended, pace, lang, level });
read_row!(ListedSeat { table_id, kind, owner, name });

/// The ids of the rows.
pub(crate) fn ids(heads: &[HeadRow]) -> Vec<String> {
    heads.iter().map(|head| head.id.clone()).collect()
}

/// Puts tables and their seats together; the seats come in their order.
pub(crate) fn joined(heads: Vec<HeadRow>, seats: Vec<ListedSeat>) -> Vec<TableSummary> {
    let of = |id: &str| {
        let own = seats.iter().filter(|seat| seat.table_id == id);
        own.map(|ListedSeat { kind, owner, name, .. }| SeatSummary {
            kind: *kind,
            owner: owner.clone(),
            name: name.clone(),
        })
        .collect()
    };
    let whole = |head: HeadRow| {
        let seats = of(&head.id);
        let HeadRow { id, game, host, phase, created, touched, pending, clock, ended, pace, lang, level } = head;
        let ended = ended.is_some();
        TableSummary { id, game, host, phase, created, touched, pending, clock, ended, pace, lang, level, seats }
    };
    heads.into_iter().map(whole).collect()
}

/// The counts of the phases.
pub(crate) fn totals(counts: Vec<(String, i64)>) -> Totals {
    let of = |phase: Phase| counts.iter().find(|(word, _)| word == phase.word()).map_or(0, |(_, count)| *count);
    Totals { lobby: of(Phase::Lobby), playing: of(Phase::Playing), over: of(Phase::Over) }
}
