//! The state of one table: who sits where, and the game.

use super::now_millis;
use crate::config::Config;
use crate::problem::Problem;
use crate::store::{Change, Phase, SeatKind, SeatRow, StoreError, Stored, TableRow, TurnRow};
use meadhall_bots::{BotSpec, Level};
use meadhall_engine::{AnyTable, MAX_SEATS, Options, Seat, SeatSet, SeedParts, StoredTable, StoredTurn, Viewer, unhex};
use meadhall_games::GameEntry;
use std::sync::Arc;

/// A bot at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatBot {
    /// One that comes with this program.
    Level(Level),
    /// A program of the server's owner, by its name.
    Program(String),
}

impl SeatBot {
    /// What stands before the name of a program where a bot's level is kept.
    pub const PROGRAM: &'static str = "own:";

    /// The bot to build. A program that is no longer there is replaced by a bot that is.
    pub fn spec(&self, config: &Config) -> BotSpec {
        match self {
            SeatBot::Level(level) => BotSpec::Level(*level),
            SeatBot::Program(name) => config.program(name).map_or(BotSpec::Level(Level::Normal), BotSpec::Program),
        }
    }

    /// The word of its level.
    pub fn word(&self) -> &'static str {
        match self {
            SeatBot::Level(level) => level.word(),
            SeatBot::Program(_) => "own",
        }
    }
}

/// Somebody wants to take something back, and the others are being asked.
#[derive(Clone, Copy, Debug)]
pub struct UndoRequest {
    /// Who.
    pub by: Seat,
    /// Those who have not answered.
    pub waiting: SeatSet,
}

/// The state of one table. A clone is cheap: it shares the game until that changes.
#[derive(Clone)]
pub struct TableState {
    /// The game that is played here.
    pub entry: &'static GameEntry,
    /// The table as it is stored.
    pub row: TableRow,
    /// The seats as they are stored.
    pub seats: Vec<SeatRow>,
    /// The game, once it has begun.
    pub table: Option<Arc<dyn AnyTable>>,
    /// The version after each seat's last decision: what was sent from an older page is stale.
    pub decided: [i64; MAX_SEATS],
    /// A wish to take something back.
    pub undo: Option<UndoRequest>,
}

impl TableState {
    /// A table before its game.
    pub fn new(entry: &'static GameEntry, row: TableRow, seats: Vec<SeatRow>) -> TableState {
        TableState { entry, row, seats, table: None, decided: [0; MAX_SEATS], undo: None }
    }

    /// A table from the storage.
    pub fn restore(stored: Stored) -> Result<TableState, StoreError> {
        let Stored { table, seats, turns } = stored;
        let unknown = || StoreError::Other(format!("there is no game `{}`", table.game));
        let mut state = TableState::new(meadhall_games::find(&table.game).ok_or_else(unknown)?, table, seats);
        for turn in &turns {
            let seat = usize::try_from(turn.seat).unwrap_or(MAX_SEATS).min(MAX_SEATS - 1);
            state.decided[seat] = turn.version;
        }
        if let Some(start) = state.row.start.clone() {
            let options = serde_json::from_str(&state.row.options)
                .map_err(|bad| StoreError::Other(format!("the options of a stored table cannot be read: {bad}")))?;
            let stored = StoredTable {
                options,
                players: state.names(),
                parts: state.parts()?,
                rules: state.row.rules_version()?,
                start,
                turns: turns.into_iter().map(TurnRow::into_turn).collect::<Result<_, _>>()?,
            };
            let table = state.entry.rules.restore(&stored).map_err(|bad| StoreError::Other(bad.to_string()))?;
            state.table = Some(table.into());
        }
        Ok(state)
    }

    /// Goes back to what is stored. What is never stored stays: it changes only after something was. The version stays as
    /// everybody has seen it, too, because versions only grow.
    pub fn reload(&mut self, stored: TableState, shown: i64) {
        let (decided, undo) = (self.decided, self.undo);
        *self = TableState { decided, undo, ..stored };
        self.row.version = self.row.version.max(shown);
    }

    /// The game, if it has begun.
    pub fn in_play(&self) -> Result<&dyn AnyTable, Problem> {
        self.table.as_deref().ok_or(Problem::NotInPlay)
    }

    /// The game, if it is over.
    pub fn finished(&self) -> Result<&dyn AnyTable, Problem> {
        self.in_play().and_then(|table| if table.outcome().is_some() { Ok(table) } else { Err(Problem::NotInPlay) })
    }

    /// The game, to be changed. Whoever draws a page of it meanwhile keeps it as it was.
    pub fn table_mut(&mut self) -> Result<&mut (dyn AnyTable + 'static), Problem> {
        let table = self.table.as_mut().ok_or(Problem::NotInPlay)?;
        if Arc::get_mut(table).is_none() {
            *table = table.boxed_clone().into();
        }
        Arc::get_mut(table).ok_or(Problem::NotInPlay)
    }

    /// The options.
    pub fn options(&self) -> Options {
        serde_json::from_str(&self.row.options).unwrap_or_default()
    }

    /// The names at the seats.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// The parts of the seed.
    pub fn parts(&self) -> Result<SeedParts, StoreError> {
        let server = unhex(&self.row.server_part)
            .ok_or_else(|| StoreError::Other("the server's part of a seed is damaged".to_owned()))?;
        Ok(SeedParts { server, players: self.seats.iter().map(|seat| seat.part.clone()).collect() })
    }

    /// The hash of the server's part of the seed.
    pub fn commitment(&self) -> String {
        self.parts().map(|parts| parts.commitment()).unwrap_or_default()
    }

    /// A seat by its number, if it belongs to the visitor.
    pub fn own_seat(&self, owner: &str, seat: Seat) -> Result<&SeatRow, Problem> {
        let row = self.seats.get(seat.index()).ok_or(Problem::NotFound)?;
        if row.owner.as_deref() == Some(owner) { Ok(row) } else { Err(Problem::Forbidden) }
    }

    /// The seats for which something holds.
    fn seats_where(&self, holds: impl Fn(&SeatRow) -> bool) -> impl Iterator<Item = Seat> {
        self.seats.iter().enumerate().filter(move |(_, row)| holds(row)).map(|(n, _)| Seat::new(n))
    }

    /// The visitor's seats.
    pub fn seats_of(&self, owner: &str) -> Vec<Seat> {
        self.seats_where(|row| row.owner.as_deref() == Some(owner)).collect()
    }

    /// The people at the table, but for this visitor and for those whom a bot plays for.
    pub fn other_people(&self, owner: &str) -> SeatSet {
        let person = |row: &SeatRow| row.kind == SeatKind::Person && !row.replaced;
        self.seats_where(|row| person(row) && row.owner.as_deref() != Some(owner)).collect()
    }

    /// Those who owe a decision.
    pub fn pending(&self) -> SeatSet {
        self.table.as_ref().map_or(SeatSet::EMPTY, |table| table.pending())
    }

    /// Whether who answers when must not be seen.
    pub fn hides_answers(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.hides_answers())
    }

    /// Whether a viewer may be shown that a seat owes a decision.
    pub fn shows_owing(&self, seat: Seat, viewer: Viewer) -> bool {
        self.pending().contains(seat) && (!self.hides_answers() || viewer.is(seat))
    }

    /// The written name of a seat's clan, as its emblem is called.
    pub fn banner(&self, seat: Seat) -> Option<&'static str> {
        self.entry.board.banner(&**self.table.as_ref()?, seat)
    }

    /// The bot that plays for a seat, if one does.
    pub fn bot(&self, seat: Seat) -> Option<SeatBot> {
        let row = self.seats.get(seat.index())?;
        match row.kind {
            SeatKind::Bot => {
                let level = row.level.as_deref().unwrap_or_default();
                let program = level.strip_prefix(SeatBot::PROGRAM).map(|name| SeatBot::Program(name.to_owned()));
                Some(program.unwrap_or(SeatBot::Level(level.parse().unwrap_or(Level::Normal))))
            }
            SeatKind::Person if row.replaced => Some(SeatBot::Level(Level::Normal)),
            SeatKind::Person | SeatKind::Open => None,
        }
    }

    /// Whether somebody can still sit down.
    pub fn has_room(&self) -> bool {
        self.seats.iter().any(|row| row.kind == SeatKind::Open)
    }

    /// The next version: always greater, also over a restart.
    pub fn next_version(&mut self) -> i64 {
        self.row.version = (self.row.version + 1).max(now_millis());
        self.row.version
    }

    /// The table and all its seats, to be stored.
    pub fn changes(&self) -> Vec<Change> {
        let seats = self.seats.iter().cloned().map(Change::Seat);
        [Change::Table(self.row.clone())].into_iter().chain(seats).collect()
    }

    /// The turns from a number on, to be stored with the present version.
    pub fn turn_rows(&self, from: usize) -> Result<Vec<TurnRow>, Problem> {
        let turns = self.in_play()?.stored_turns(from).map_err(unwritable)?;
        let row = |(n, turn): (usize, StoredTurn)| TurnRow::new(&self.row.id, from + n, self.row.version, turn);
        Ok(turns.into_iter().enumerate().map(row).collect())
    }

    /// Begins the game. The changes still have to be stored.
    pub fn begin(&mut self) -> Result<Vec<Change>, Problem> {
        let parts = self.parts()?;
        let begun = self.entry.rules.begin(self.seats.len(), &self.options(), &self.names(), parts);
        self.put_in_play(begun.map_err(|bad| Problem::Malformed(bad.to_string()))?)
    }

    /// Puts a game on the table. The changes still have to be stored.
    pub fn put_in_play(&mut self, table: Box<dyn AnyTable>) -> Result<Vec<Change>, Problem> {
        self.next_version();
        self.row.start = Some(table.stored_start().map_err(unwritable)?);
        self.row.rules = table.rules_version().into();
        self.row.phase = Phase::of_game(table.outcome().is_some());
        self.table = Some(table.into());
        let turns = self.turn_rows(0)?;
        let mut changes = self.changes();
        changes.push(Change::Turns { table: self.row.id.clone(), from: 0, turns });
        Ok(changes)
    }
}

/// A game that cannot be written down. Games are plain data: it is a fault of this program.
fn unwritable(error: serde_json::Error) -> Problem {
    tracing::error!("a game cannot be written down: {error}");
    Problem::Storage
}
