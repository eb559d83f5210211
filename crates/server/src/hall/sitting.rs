//! The state of one table: who sits where, and the game.

use super::{Hired, now_millis};
use crate::config::Config;
use crate::games;
use crate::live::Live;
use crate::problem::Problem;
use crate::store::{Change, SeatRow, StoreError, Stored, TableRow};
use meadhall_bots::{BotSpec, Level};
use meadhall_engine::{MAX_SEATS, Options, Seat, SeatSet, SeedParts, Viewer, unhex};
use std::time::Duration;

/// How fast bots move, so that people can follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// As fast as they can.
    Swift,
    /// So that every move can be seen.
    Steady,
    /// With time to think it over.
    Slow,
}

impl Pace {
    /// By its word; anything unknown is steady.
    pub fn of(word: &str) -> Pace {
        match word {
            "swift" => Pace::Swift,
            "slow" => Pace::Slow,
            _ => Pace::Steady,
        }
    }

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Pace::Swift => "swift",
            Pace::Steady => "steady",
            Pace::Slow => "slow",
        }
    }

    /// The least time between two moves.
    pub const fn least(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Swift => 60,
            Pace::Steady => 800,
            Pace::Slow => 1_800,
        })
    }
}

/// A bot at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatBot {
    /// One of the house's.
    Level(Level),
    /// A program of the server's owner, by its name.
    Own(String),
}

impl SeatBot {
    /// What stands before the name of a program where a bot's level is kept.
    pub const OWN: &'static str = "own:";

    /// The bot to build. A program that is no longer there is played by the house.
    pub fn spec(&self, config: &Config) -> BotSpec {
        match self {
            SeatBot::Level(level) => BotSpec::Level(*level),
            SeatBot::Own(name) => config.program(name).map_or(BotSpec::Level(Level::Normal), BotSpec::Program),
        }
    }

    /// The word of its level.
    pub fn word(&self) -> &'static str {
        match self {
            SeatBot::Level(level) => level.word(),
            SeatBot::Own(_) => "own",
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

/// The state of one table.
pub struct Sitting {
    /// The table as it is stored.
    pub row: TableRow,
    /// The seats as they are stored.
    pub seats: Vec<SeatRow>,
    /// The game, once it has begun.
    pub live: Option<Box<dyn Live>>,
    /// The version after each seat's last decision: what was sent from an older page is stale.
    pub decided: [i64; MAX_SEATS],
    /// A wish to take something back.
    pub undo: Option<UndoRequest>,
    /// The programs that sit here.
    pub hired: Hired,
    /// Whether something was changed here that is not known to be stored.
    pub unsettled: bool,
}

impl Sitting {
    /// A table from the storage.
    pub fn restore(stored: Stored) -> Result<Sitting, StoreError> {
        let Stored { table, seats, turns } = stored;
        let mut sitting = Sitting {
            row: table,
            seats,
            live: None,
            decided: [0; MAX_SEATS],
            undo: None,
            hired: Hired::default(),
            unsettled: false,
        };
        if let Some(start) = &sitting.row.start {
            let unknown = || StoreError::Other(format!("there is no game `{}`", sitting.row.game));
            let entry = games::find(&sitting.row.game).ok_or_else(unknown)?;
            let options: Options = serde_json::from_str(&sitting.row.options)
                .map_err(|bad| StoreError::Other(format!("the options of a stored table cannot be read: {bad}")))?;
            let (names, parts) = (sitting.names(), sitting.parts()?);
            sitting.live = Some((entry.restore)(&options, &names, parts, sitting.row.rules, start, &turns)?);
        }
        for turn in &turns {
            sitting.decided[(turn.seat as usize).min(MAX_SEATS - 1)] = turn.version;
        }
        Ok(sitting)
    }

    /// Goes back to what is stored. What is never stored stays: it changes only after something was. The version stays as
    /// everybody has seen it, too, because versions only grow.
    pub fn settle(&mut self, stored: Sitting, shown: i64) {
        let (decided, undo, hired) = (self.decided, self.undo, std::mem::take(&mut self.hired));
        *self = Sitting { decided, undo, hired, ..stored };
        self.row.version = self.row.version.max(shown);
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

    /// The visitor's seats.
    pub fn seats_of(&self, owner: &str) -> Vec<Seat> {
        let mine = |row: &&SeatRow| row.owner.as_deref() == Some(owner);
        self.seats.iter().filter(mine).map(|row| Seat::new(row.seat as usize)).collect()
    }

    /// Those who owe a decision.
    pub fn pending(&self) -> SeatSet {
        self.live.as_ref().map_or(SeatSet::EMPTY, |live| live.pending())
    }

    /// Whether who answers when must not be seen.
    pub fn is_quiet(&self) -> bool {
        self.live.as_ref().is_some_and(|live| live.is_quiet_question())
    }

    /// Whether a viewer may be shown that a seat owes a decision.
    pub fn shows_owing(&self, seat: Seat, viewer: Viewer) -> bool {
        self.pending().contains(seat) && (!self.is_quiet() || viewer.is(seat))
    }

    /// The bot that plays for a seat, if one does.
    pub fn bot(&self, seat: Seat) -> Option<SeatBot> {
        let row = self.seats.get(seat.index())?;
        match row.kind.as_str() {
            "bot" => {
                let level = row.level.as_deref().unwrap_or_default();
                let own = level.strip_prefix(SeatBot::OWN).map(|name| SeatBot::Own(name.to_owned()));
                Some(own.unwrap_or(SeatBot::Level(level.parse().unwrap_or(Level::Normal))))
            }
            "person" if row.replaced => Some(SeatBot::Level(Level::Normal)),
            _ => None,
        }
    }

    /// Whether somebody can still sit down.
    pub fn has_room(&self) -> bool {
        self.seats.iter().any(|row| row.kind == "open")
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

    /// Begins the game. The changes still have to be stored.
    pub fn begin(&mut self) -> Result<Vec<Change>, Problem> {
        let entry = games::find(&self.row.game).ok_or(Problem::NotFound)?;
        let parts = self.parts()?;
        let live =
            (entry.begin)(self.seats.len(), &self.options(), &self.names(), parts).map_err(Problem::Malformed)?;
        self.put_in_play(live)
    }

    /// Puts a game on the table. The changes still have to be stored.
    pub fn put_in_play(&mut self, live: Box<dyn Live>) -> Result<Vec<Change>, Problem> {
        let version = self.next_version();
        self.row.start = Some(live.start_row()?);
        self.row.rules = live.rules().into();
        self.row.phase = if live.outcome().is_some() { "over" } else { "playing" }.to_owned();
        let turns = live.rows(&self.row.id, 0, version)?;
        self.live = Some(live);
        let mut changes = self.changes();
        changes.push(Change::Turns { table: self.row.id.clone(), from: 0, turns });
        Ok(changes)
    }
}
