//! What whoever runs a hall does with it, while servers run or not.

use crate::check::{DamagedTable, DatabaseReport};
use crate::notices::config::NoticeConfig;
use crate::store::{Basis, Change, Location, Phase, ReportRow, Store, StoreError, TableSummary, Totals, Write};
use crate::tables::{clean_name, load_table, now};
use crate::{Place, StartError, token, unusable};
use std::net::IpAddr;
use std::path::Path;
use std::sync::Arc;

/// How many tables are read at a time.
const SOME: i64 = 200;
/// More reports than any hall has.
const ALL: i64 = 1_000_000;
/// How often a change is tried again where a server was faster.
const TRIES: usize = 20;

/// A hall that somebody looks after.
pub struct Hall {
    store: Arc<dyn Store>,
    location: Location,
}

/// A table as a list of a hall shows it.
pub type HallTable = TableSummary;

/// Something that was told to whoever runs the hall.
pub type HallReport = ReportRow;

/// What was moved from one hall to another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// How many tables.
    pub tables: usize,
    /// How many turns, in all of them together.
    pub turns: usize,
    /// Tables that were there already.
    pub known: usize,
    /// How many people who are known.
    pub people: usize,
}

impl Hall {
    /// Opens the hall at a location that is there.
    pub async fn open(location: &Location) -> Result<Hall, StartError> {
        if let Location::File(file) = location
            && !file.is_file()
        {
            return Err(StartError(format!("there is no hall in {}; name its folder with --data", file.display())));
        }
        Hall::open_or_make(location).await
    }

    /// Opens the hall at a location, and makes it if it is not there.
    pub async fn open_or_make(location: &Location) -> Result<Hall, StartError> {
        let place = match location {
            Location::File(file) => Place::Folder(file.parent().unwrap_or(Path::new(".")).display().to_string()),
            Location::Postgres(_) => Place::Database(location.to_string()),
        };
        if let Location::File(file) = location
            && let Some(folder) = file.parent()
        {
            std::fs::create_dir_all(folder)
                .map_err(|error| StartError(format!("{} cannot be made ({error})", folder.display())))?;
        }
        let opened = crate::store::open(location, None).await;
        let store = opened.map_err(|error| StartError(unusable(&place, &error)))?;
        Ok(Hall { store, location: location.clone() })
    }

    fn wrong(&self, error: &StoreError) -> StartError {
        StartError(format!("{}: {error}", self.location))
    }

    /// How much there is.
    pub async fn totals(&self) -> Result<Totals, StartError> {
        self.store.totals().await.map_err(|error| self.wrong(&error))
    }

    /// The tables, the newest first.
    pub async fn tables(&self, most: i64) -> Result<Vec<HallTable>, StartError> {
        self.store.newest_tables(most).await.map_err(|error| self.wrong(&error))
    }

    /// Writes everything into another hall; what that has already stays as it is there. A game that goes on meanwhile is
    /// written as it was at one moment.
    pub async fn copy_to(&self, other: &Hall, mut progress: impl FnMut(&Moved)) -> Result<Moved, StartError> {
        for (fingerprint, body) in self.store.all_cards().await.map_err(|error| self.wrong(&error))? {
            other.store.keep_cards(&fingerprint, &body).await.map_err(|error| other.wrong(&error))?;
        }
        for who in self.store.bans().await.map_err(|error| self.wrong(&error))? {
            other.store.ban(&who, true).await.map_err(|error| other.wrong(&error))?;
        }
        let (mut moved, mut last) = (Moved::default(), String::new());
        self.copy_notices(other).await?;
        moved.people = self.copy_people(other).await?;
        self.copy_rests(other).await?;
        for report in self.store.reports(true, ALL).await.map_err(|error| self.wrong(&error))? {
            other.store.report(&report, 0).await.map_err(|error| other.wrong(&error))?;
        }
        loop {
            let ids = self.store.ids(&last, SOME).await.map_err(|error| self.wrong(&error))?;
            for id in &ids {
                self.copy_table(other, id, &mut moved).await?;
                progress(&moved);
            }
            match ids.into_iter().next_back() {
                Some(id) => last = id,
                None => return Ok(moved),
            }
        }
    }

    /// Writes where people want to hear of their tables into another hall, with the keys by which push services know this one.
    async fn copy_notices(&self, other: &Hall) -> Result<(), StartError> {
        for (name, key) in self.store.house_keys().await.map_err(|error| self.wrong(&error))? {
            other.store.house_key(&name, &key).await.map_err(|error| other.wrong(&error))?;
        }
        let mut last = String::new();
        loop {
            let channels = self.store.channels_after(&last, SOME).await.map_err(|error| self.wrong(&error))?;
            for channel in &channels {
                let allowance = self.store.allowance(&channel.owner).await.map_err(|error| self.wrong(&error))?;
                let most = allowance.map_or(i64::from(NoticeConfig::default().most), |allowance| allowance.most);
                if other.store.channel(&channel.id).await.map_err(|error| other.wrong(&error))?.is_none() {
                    other.store.add_channel(channel, most).await.map_err(|error| other.wrong(&error))?;
                }
            }
            match channels.into_iter().next_back() {
                Some(channel) => last = channel.id,
                None => return Ok(()),
            }
        }
    }

    /// Writes everybody who is known into another hall; says how many were not known there.
    async fn copy_people(&self, other: &Hall) -> Result<usize, StartError> {
        let (mut moved, mut last) = (0, String::new());
        loop {
            let people = self.store.identities(&last, SOME).await.map_err(|error| self.wrong(&error))?;
            for identity in &people {
                let new = other.store.keep_identity(identity).await.map_err(|error| other.wrong(&error))?;
                moved += usize::from(new);
            }
            match people.into_iter().next_back() {
                Some(identity) => last = identity.person.id,
                None => return Ok(moved),
            }
        }
    }

    /// Writes down there when clocks stand still for whom.
    async fn copy_rests(&self, other: &Hall) -> Result<(), StartError> {
        let mut last = String::new();
        loop {
            let rests = self.store.rests_after(&last, SOME).await.map_err(|error| self.wrong(&error))?;
            for rest in &rests {
                other.store.keep_rest(rest).await.map_err(|error| other.wrong(&error))?;
            }
            match rests.into_iter().next_back() {
                Some(rest) => last = rest.owner,
                None => return Ok(()),
            }
        }
    }

    async fn copy_table(&self, other: &Hall, id: &str, moved: &mut Moved) -> Result<(), StartError> {
        if other.store.revision(id).await.map_err(|error| other.wrong(&error))?.is_some() {
            moved.known += 1;
            return Ok(());
        }
        // It may have been forgotten since its id was read.
        let Some(stored) = self.store.load(id).await.map_err(|error| self.wrong(&error))? else { return Ok(()) };
        let turns = stored.turns.len() + stored.moves.len();
        other.store.write(stored.clone().into_write()).await.map_err(|error| other.wrong(&error))?;
        let talk = self.store.copy_of_talk(id).await.map_err(|error| self.wrong(&error))?;
        other.store.keep_talk(id, &talk).await.map_err(|error| other.wrong(&error))?;
        let there = other.store.load(id).await.map_err(|error| other.wrong(&error))?;
        if there.as_ref() != Some(&stored) {
            return Err(StartError(format!(
                "table {id} is another one in {} than in {}",
                other.location, self.location
            )));
        }
        moved.tables += 1;
        moved.turns += turns;
        Ok(())
    }

    /// Reads every table as a server would.
    pub async fn check(&self) -> Result<DatabaseReport, StartError> {
        let (mut report, mut last) = (DatabaseReport::default(), String::new());
        loop {
            let ids = self.store.ids(&last, SOME).await.map_err(|error| self.wrong(&error))?;
            for id in &ids {
                match load_table(&*self.store, id).await {
                    Ok(Some(state)) => {
                        report.sound += 1;
                        report.turns += state.table.as_ref().map_or(0, |table| table.turn_count());
                    }
                    Ok(None) => {}
                    Err(error) => report.damaged.push(DamagedTable {
                        id: id.clone(),
                        game: None,
                        turns: None,
                        reason: error.to_string(),
                    }),
                }
            }
            match ids.into_iter().next_back() {
                Some(id) => last = id,
                None => return Ok(report),
            }
        }
    }

    /// Forgets the tables of a phase that nobody has touched for so many days; says how many.
    pub async fn prune(&self, phase: Phase, days: u32) -> Result<u64, StartError> {
        let since = now() - i64::from(days) * 86_400;
        self.store.forget_untouched(phase, since).await.map_err(|error| self.wrong(&error))
    }

    /// Ends a table: it is gone for everybody.
    pub async fn close_table(&self, id: &str) -> Result<(), StartError> {
        match self.store.forget(id).await.map_err(|error| self.wrong(&error))? {
            true => Ok(()),
            false => Err(StartError(format!("there is no table {id}; meadhall hall tables lists them"))),
        }
    }

    /// Gives a seat of a table, counted from 1, another name.
    pub async fn rename(&self, id: &str, seat: usize, name: &str) -> Result<(), StartError> {
        let name = clean_name(name);
        for _ in 0..TRIES {
            let stored = self.store.load(id).await.map_err(|error| self.wrong(&error))?;
            let stored =
                stored.ok_or_else(|| StartError(format!("there is no table {id}; meadhall hall tables lists them")))?;
            let row = seat.checked_sub(1).and_then(|seat| stored.seats.get(seat)).cloned();
            let mut row =
                row.ok_or_else(|| StartError(format!("table {id} has the seats 1 to {}", stored.seats.len())))?;
            row.name.clone_from(&name);
            let mut table = stored.table;
            table.version = (table.version + 1).max(crate::tables::now_millis());
            let basis = Basis::Revision(table.revision);
            let changes = vec![Change::Seat(row), Change::Table(Box::new(table))];
            match self.store.write(Write { table: id.to_owned(), basis, changes }).await {
                Err(StoreError::Conflict) => {}
                done => return done.map_err(|error| self.wrong(&error)),
            }
        }
        Err(StartError(format!("table {id} changes all the time; try again")))
    }

    /// Lets an address or a visitor in no more, or lets it in again. A visitor is named by what `tables` shows as host or owner.
    pub async fn ban(&self, who: &str, on: bool) -> Result<(), StartError> {
        let who = match who.parse::<IpAddr>() {
            Ok(address) => token::address(address),
            // What is stored of a token, or the id of a person.
            Err(_) if matches!(who.len(), 18 | 64) && who.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
                who.to_owned()
            }
            Err(_) => {
                return Err(StartError(format!(
                    "`{who}` is neither an address nor a visitor; meadhall hall tables --json names visitors"
                )));
            }
        };
        self.store.ban(&who, on).await.map_err(|error| self.wrong(&error))
    }

    /// What was told to whoever runs the hall, the newest first; only what is not done with, or all.
    pub async fn reports(&self, all: bool, most: i64) -> Result<Vec<HallReport>, StartError> {
        self.store.reports(all, most).await.map_err(|error| self.wrong(&error))
    }

    /// A report is done with, or is not after all.
    pub async fn settle_report(&self, id: &str, done: bool) -> Result<(), StartError> {
        match self.store.settle_report(id, done.then(now)).await.map_err(|error| self.wrong(&error))? {
            true => Ok(()),
            false => Err(StartError(format!("there is no report {id}; meadhall hall reports lists them"))),
        }
    }

    /// Writes everything down and closes the hall.
    pub async fn close(self) -> Result<(), StartError> {
        self.store.close().await.map_err(|error| self.wrong(&error))
    }
}
