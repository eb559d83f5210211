//! The state of one table: who sits where, and the game.

use super::stored::{self, kept_turns};
use super::{driven_table, now_millis};
use crate::clocks::Rest;
use crate::config::Config;
use crate::notices::occasions::Asked;
use crate::problem::Problem;
use crate::store::{
    Basis, Change, Known, Phase, Played, Progress, SeatKind, SeatRow, SnapshotRow, StoreError, Stored, TableRow,
};
use meadhall_bots::{BotSpec, Level};
use meadhall_engine::{AnyTable, MAX_SEATS, Options, Seat, SeatSet, SeedParts, StoredTable, Viewer, unhex};
use meadhall_games::GameEntry;
use meadhall_words::{Lang, Words};
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

impl UndoRequest {
    /// As it is stored: who, and the seats that have not answered, a bit for each.
    fn written(self) -> String {
        format!("{} {}", self.by.index(), u8::from(self.waiting))
    }

    fn read(text: &str) -> Option<UndoRequest> {
        let (by, waiting) = text.split_once(' ')?;
        Some(UndoRequest { by: Seat::new(by.parse().ok()?), waiting: SeatSet::from(waiting.parse::<u8>().ok()?) })
    }
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
    /// The version after each turn: when it was played.
    pub times: Vec<i64>,
    /// A wish to take something back.
    pub undo: Option<UndoRequest>,
    /// The order that makes the decision which is about to be stored, and whose it is.
    pub ordered: Option<(Seat, String)>,
    /// When clocks stand still for those who sit here, in the order of the seats, where that matters.
    pub rests: Vec<Rest>,
    /// Who owed a decision when it was last stored.
    pub asked: Asked,
}

impl TableState {
    /// A table before its game.
    pub fn new(entry: &'static GameEntry, row: TableRow, seats: Vec<SeatRow>) -> TableState {
        TableState {
            entry,
            row,
            seats,
            table: None,
            decided: [0; MAX_SEATS],
            times: Vec::new(),
            undo: None,
            ordered: None,
            rests: Vec::new(),
            asked: Asked::default(),
        }
    }

    /// A table from the storage. `cards` is the text of the cards that it began with, where those of today are others.
    pub fn restore(stored: Stored, cards: Option<String>) -> Result<TableState, StoreError> {
        let Stored { table, seats, turns, moves, snapshots } = stored;
        let unknown = || StoreError::Other(format!("there is no game `{}`", table.game));
        let mut state = TableState::new(meadhall_games::find(&table.game).ok_or_else(unknown)?, table, seats);
        let versions = turns.iter().map(|row| (row.seat, row.version));
        for (seat, version) in versions.chain(moves.iter().map(|row| (row.seat, row.version))) {
            state.decided[usize::try_from(seat).unwrap_or(MAX_SEATS).min(MAX_SEATS - 1)] = version;
            state.times.push(version);
        }
        state.decided = state.decided.map(|decided| decided.max(state.row.outdated));
        state.undo = state.row.undo.as_deref().and_then(UndoRequest::read);
        if state.row.phase != Phase::Lobby {
            let stored = StoredTable {
                options: stored::options(&state.row, state.entry, cards)?,
                players: state.names(),
                parts: state.parts()?,
                rules: stored::number(state.row.rules, "version of rules")?,
                start: state.row.start.clone(),
                turns: stored::turns(turns, moves)?,
                snapshots: stored::snapshots(snapshots)?,
            };
            let mut table = state.entry.rules.restore(&stored).map_err(|bad| StoreError::Other(bad.to_string()))?;
            if state.row.ended.is_some() {
                table.end();
            }
            state.table = Some(table.into());
        }
        state.asked = state.asked_now();
        Ok(state)
    }

    /// Up to where this server knows the table.
    pub fn known(&self) -> Known {
        let turns = self.table.as_ref().map_or(0, |table| table.turn_count());
        Known { revision: self.row.revision, turns: stored::column(turns), rewritten: self.row.rewritten }
    }

    /// Goes on with what was stored since; false where the turns do not lead to the position that is stored, and then this state
    /// is good for nothing any more. The version stays at least what everybody has seen.
    pub fn catch_up(&mut self, news: &Stored, seen: i64) -> bool {
        // Records name the players, so the game itself is another one by another name; one that was ended has another end.
        let renamed = news.seats.iter().map(|seat| &seat.name).ne(self.seats.iter().map(|seat| &seat.name));
        if renamed || news.table.ended.is_some() {
            return false;
        }
        let turns = stored::turns_from(self.times.len(), news.moves.clone());
        let last = news.snapshots.last().cloned().map(stored::snapshot);
        let (Ok(turns), Some(Ok(last)), Ok(table)) = (turns, last, self.table_mut()) else { return false };
        if !table.follow(&turns, &last) {
            return false;
        }
        for turn in &news.moves {
            self.times.push(turn.version);
            if let Some(decided) = usize::try_from(turn.seat).ok().and_then(|seat| self.decided.get_mut(seat)) {
                *decided = turn.version.max(*decided);
            }
        }
        self.row = TableRow { version: news.table.version.max(seen), ..news.table.clone() };
        self.seats.clone_from(&news.seats);
        self.decided = self.decided.map(|decided| decided.max(self.row.outdated));
        self.undo = self.row.undo.as_deref().and_then(UndoRequest::read);
        self.asked = self.asked_now();
        true
    }

    /// Goes on from what is stored. The version stays as everybody has seen it, because versions only grow.
    pub fn reload(&mut self, stored: TableState, seen: i64) {
        let before = self.decided;
        *self = stored;
        for (decided, before) in self.decided.iter_mut().zip(before) {
            *decided = (*decided).max(before);
        }
        self.row.version = self.row.version.max(seen);
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

    /// The names at the seats as a language shows them.
    pub fn names_in(&self, lang: Lang) -> Vec<String> {
        named(self.seats.iter().map(|row| (row.kind, row.name.as_str())), lang)
    }

    /// The name at a seat as a language shows it.
    pub fn name_in(&self, seat: Seat, lang: Lang) -> String {
        self.names_in(lang).get(seat.index()).cloned().unwrap_or_default()
    }

    /// The names of those who sit at the table, as a language shows them.
    pub fn seated_in(&self, lang: Lang) -> Vec<String> {
        seated(self.seats.iter().map(|row| (row.kind, row.name.as_str())), lang)
    }

    /// The names at the seats as records keep them.
    pub fn names(&self) -> Vec<String> {
        self.names_in(Lang::En)
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

    /// Those who owe a decision as far as everybody may know. At a question to which nobody may see who has answered these are all
    /// who were asked, until it is closed. Whatever others get to see or hear of it goes by this.
    pub fn publicly_owing(&self) -> SeatSet {
        self.table.as_ref().map_or(SeatSet::EMPTY, |table| table.publicly_owing())
    }

    /// Who made each decision so far, where time is counted; nobody those that the table made.
    pub fn deciders(&self) -> Vec<Option<Seat>> {
        let decider = |n| self.table.as_ref()?.turn(n).filter(|turn| !turn.by_table).map(|turn| turn.seat);
        let count = self.table.as_ref().filter(|_| self.row.clock.is_some()).map_or(0, |table| table.turn_count());
        (0..count).map(decider).collect()
    }

    /// Whether who answers when must not be seen.
    pub fn hides_answers(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.hides_answers())
    }

    /// Whether a viewer is shown that a seat owes a decision: of herself everybody knows it, of others what all may know.
    pub fn shows_owing(&self, seat: Seat, viewer: Viewer) -> bool {
        let owing = if viewer.is(seat) { self.pending() } else { self.publicly_owing() };
        owing.contains(seat)
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
            // The level that the others have chosen, where they have.
            SeatKind::Person if row.replaced => {
                let level = row.level.as_deref().and_then(|level| level.parse().ok());
                Some(SeatBot::Level(level.unwrap_or(Level::Normal)))
            }
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

    /// What the next change rests on.
    pub fn basis(&self) -> Basis {
        Basis::Revision(self.row.revision)
    }

    /// Brings the columns up to date that lists and other servers go by.
    fn sum_up(&mut self) {
        self.row.pending = u8::from(self.pending()).into();
        self.row.due = !driven_table::asked(self).is_empty();
        self.row.undo = self.undo.map(UndoRequest::written);
    }

    /// The table, to be stored.
    pub fn table_change(&mut self) -> Change {
        self.sum_up();
        Change::Table(Box::new(self.row.clone()))
    }

    /// The table and all its seats, to be stored.
    pub fn changes(&mut self) -> Vec<Change> {
        let seats: Vec<Change> = self.seats.iter().cloned().map(Change::Seat).collect();
        [self.table_change()].into_iter().chain(seats).collect()
    }

    /// The turns from a number on, to be stored with the present version. `rewrites` says that there were others.
    pub fn played(&mut self, from: usize, rewrites: bool) -> Result<Played, Problem> {
        self.sum_up();
        let count = self.in_play()?.turn_count();
        self.times.truncate(from);
        self.times.resize(count, self.row.version);
        let table = self.in_play()?;
        let moves = stored::moves(from, self.row.version, table.stored_turns(from));
        let snapshots = kept_turns(from, count).map(|turns| snapshot_row(table, turns)).collect::<Result<_, _>>()?;
        Ok(Played {
            from: stored::column(from),
            rewrites,
            moves,
            snapshots,
            spare: stored::spare(from, count, table.fixed_turns()),
            progress: self.progress(),
        })
    }

    fn progress(&self) -> Progress {
        Progress {
            phase: self.row.phase,
            version: self.row.version,
            touched: self.row.touched,
            pending: self.row.pending,
            due: self.row.due,
            undo: self.row.undo.clone(),
            rewritten: self.row.rewritten,
            outdated: self.row.outdated,
            votes: self.row.votes.clone(),
        }
    }

    /// Begins the game, at this time in milliseconds. The changes still have to be stored.
    pub fn begin(&mut self, now: i64) -> Result<Vec<Change>, Problem> {
        let parts = self.parts()?;
        let begun = self.entry.rules.begin(self.seats.len(), &self.options(), &self.names(), parts);
        self.put_in_play(begun.map_err(|bad| Problem::Malformed(bad.to_string()))?, now)
    }

    /// Puts a game on the table. The changes still have to be stored.
    pub fn put_in_play(&mut self, table: Box<dyn AnyTable>, now: i64) -> Result<Vec<Change>, Problem> {
        self.next_version();
        self.row.rules = table.rules_version().into();
        self.row.cards = self.entry.rules.check(self.seats.len(), &table.options()).unwrap_or_default();
        self.row.phase = Phase::of_game(table.outcome().is_some());
        let moves = stored::moves(0, self.row.version, table.stored_turns(0));
        let turns = [0].into_iter().chain(kept_turns(0, table.turn_count()).filter(|turns| *turns > 0));
        let snapshots = turns.map(|turns| snapshot_row(&*table, turns)).collect::<Result<_, _>>()?;
        self.times = vec![self.row.version; table.turn_count()];
        self.table = Some(table.into());
        self.set_clocks(now);
        let mut changes = self.changes();
        changes.push(Change::Copied { turns: Vec::new(), moves, snapshots });
        Ok(changes)
    }
}

/// The names at seats as a language shows them: who has given none is called a guest, the second one by a number.
fn named<'a>(seats: impl Iterator<Item = (SeatKind, &'a str)>, lang: Lang) -> Vec<String> {
    let mut guests = 0;
    let name = |(kind, name): (SeatKind, &str)| match (kind, name) {
        (SeatKind::Person, "") => {
            guests += 1;
            let guest = Words::house(lang).say("name-default");
            if guests == 1 { guest } else { format!("{guest} {guests}") }
        }
        (_, name) => name.to_owned(),
    };
    seats.map(name).collect()
}

/// The names of those who sit at seats, as a language shows them.
pub fn seated<'a>(seats: impl Iterator<Item = (SeatKind, &'a str)> + Clone, lang: Lang) -> Vec<String> {
    let all = named(seats.clone(), lang).into_iter().zip(seats);
    all.filter(|(_, (kind, _))| *kind != SeatKind::Open).map(|(name, _)| name).collect()
}

/// A position to be stored. Games are plain data: where that does not go, it is a fault of this program.
fn snapshot_row(table: &dyn AnyTable, turns: usize) -> Result<SnapshotRow, Problem> {
    table.stored_snapshot(turns).map(stored::snapshot_row).map_err(|error| {
        tracing::error!("a game cannot be written down: {error}");
        Problem::Storage
    })
}
