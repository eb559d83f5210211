//! All tables that are in use.

mod absence;
mod adviser;
mod claims;
mod clocks;
mod driven_table;
mod driver;
mod fall_votes;
mod falls;
mod handle;
mod lines;
mod lobby_seats;
mod owners;
mod presence;
mod reading;
mod rest;
mod results;
mod rooms;
mod schedule;
mod seat_bots;
pub mod seat_orders;
mod seating;
mod snapshot;
mod state;
mod stored;
mod undo;
mod upkeep;
mod win_chart;

pub use clocks::{ShownClock, left_at};
pub use fall_votes::{EndedEarly, FallChoice};
pub use handle::TableHandle;
pub use reading::{arriving, carried};
pub use seat_bots::SharedBot;
pub use seating::{NewSeat, NewTable, clean_name, clean_text};
pub use snapshot::TableSnapshot;
pub use state::{SeatBot, TableState, seated};
pub use stored::load as load_table;

use crate::config::{Config, Limits};
use crate::house::HousePages;
use crate::notices::Notices;
use crate::problem::Problem;
use crate::store::{Phase, Store, StoreError};
use crate::visitor::Visitor;
use meadhall_board::LessonShelf;
use rooms::{Room, Rooms};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// How many days before a table is forgotten its players are warned.
const WARNED: u32 = 14;
/// Seconds of a day.
const DAY: i64 = 86_400;

/// All tables that are in use, over the storage of all that there are.
pub struct TableRegistry {
    /// The storage.
    pub store: Arc<dyn Store>,
    /// When the database was last brought up to date: before that nobody could be warned.
    shaped: i64,
    /// What the server was started with.
    pub config: Config,
    /// The lessons that can be played.
    pub lessons: LessonShelf,
    tables: Mutex<HashMap<String, Arc<TableHandle>>>,
    /// The tables that could not be read, of which the log says so.
    unreadable: Mutex<HashSet<String>>,
    /// Live pages of each visitor, and from each address.
    streams: Mutex<HashMap<String, usize>>,
    /// By which other servers over the same database know this one.
    name: String,
    /// Room for bots to think, so that they never take the last core from the requests.
    thinking: Rooms,
    /// Room for the adviser, and for how the chances went.
    advising: Rooms,
    /// Whether the server is stopping.
    stopping: watch::Sender<bool>,
    /// How many connections are open.
    open: Arc<AtomicUsize>,
    /// Visitors and addresses that are not let in.
    banned: Mutex<HashSet<String>>,
    /// The pages of whoever runs the hall.
    house: Mutex<Arc<HousePages>>,
    /// Whom the adviser is thinking for.
    questions: adviser::ActiveQuestions,
    /// What it takes to tell people something who are elsewhere.
    pub notices: Notices,
}

impl TableRegistry {
    /// Opens the registry and wakes the tables in play.
    pub async fn open(
        config: Config,
        lessons: LessonShelf,
        open: Arc<AtomicUsize>,
    ) -> Result<Arc<TableRegistry>, StoreError> {
        let store = crate::store::open(&config.location(), config.limits.pages).await?;
        stored::keep_cards(&*store).await?;
        let shaped = store.shaped().await?;
        // A database that cannot be read is found out now, and not by the first visitor.
        store.totals().await?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = config.limits.bot_threads.unwrap_or(cores.saturating_sub(1)).max(1);
        let house = HousePages::read(config.pages());
        let registry = Arc::new(TableRegistry {
            notices: Notices::new(&config.notices),
            store,
            shaped,
            config,
            lessons,
            tables: Mutex::default(),
            unreadable: Mutex::default(),
            streams: Mutex::default(),
            name: crate::token::short(),
            thinking: Rooms::new(threads),
            advising: Rooms::new(1),
            stopping: watch::channel(false).0,
            open,
            banned: Mutex::default(),
            house: Mutex::new(Arc::new(house)),
            questions: adviser::ActiveQuestions::default(),
        });
        registry.share();
        registry.begin_upkeep();
        Ok(registry)
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<TableHandle>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn streams(&self) -> std::sync::MutexGuard<'_, HashMap<String, usize>> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a live page of a visitor's, or refuses it. Behind a proxy connections say nothing of addresses, and whoever
    /// throws cookies away is a new visitor every time: so her address counts too.
    fn begin_stream(&self, visitor: &Visitor) -> Result<(), Problem> {
        let mut streams = self.streams();
        let open = |who: &str| streams.get(who).copied().unwrap_or_default();
        let Limits { streams: of_visitor, connections_of_address: of_address, .. } = self.config.limits;
        if open(&visitor.owner) >= of_visitor || open(&visitor.address) >= of_address {
            return Err(Problem::TooMuch("problem-too-many-streams"));
        }
        for who in [&visitor.owner, &visitor.address] {
            *streams.entry(who.clone()).or_default() += 1;
        }
        Ok(())
    }

    fn end_stream(&self, of: [&str; 2]) {
        let mut streams = self.streams();
        for who in of {
            match streams.get_mut(who) {
                Some(open @ 2..) => *open -= 1,
                _ => drop(streams.remove(who)),
            }
        }
    }

    /// A table, from memory or from the storage.
    pub async fn table(self: &Arc<TableRegistry>, id: &str) -> Result<Arc<TableHandle>, Problem> {
        if let Some(handle) = self.tables().get(id) {
            return Ok(Arc::clone(handle));
        }
        let asked = Instant::now();
        match stored::load(&*self.store, id).await {
            Ok(Some(state)) => Ok(self.keep(state, asked)),
            Ok(None) => Err(Problem::NotFound),
            Err(error) => {
                // Once, however often somebody looks for it.
                if self.unreadable().insert(id.to_owned()) {
                    tracing::error!("table {id} cannot be read: {error}");
                }
                Err(error.into())
            }
        }
    }

    /// Keeps a table in memory that the storage was asked for at this moment.
    fn keep(self: &Arc<TableRegistry>, state: TableState, asked: Instant) -> Arc<TableHandle> {
        let handle = self.new_handle(state);
        handle.note_asked(asked);
        self.insert(handle)
    }

    /// Whether a table could not be read.
    pub fn is_unreadable(&self, id: &str) -> bool {
        self.unreadable().contains(id)
    }

    fn unreadable(&self) -> std::sync::MutexGuard<'_, HashSet<String>> {
        self.unreadable.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table that is put into use.
    fn new_handle(&self, state: TableState) -> Arc<TableHandle> {
        TableHandle::new(state, &self.config, Arc::clone(&self.store))
    }

    /// Keeps a table in memory and lets its bots play; if another request was faster, its copy counts.
    pub(crate) fn insert(self: &Arc<TableRegistry>, handle: Arc<TableHandle>) -> Arc<TableHandle> {
        let mut tables = self.tables();
        if let Some(faster) = tables.get(&handle.id) {
            return Arc::clone(faster);
        }
        tables.insert(handle.id.clone(), Arc::clone(&handle));
        let table = driven_table::RegistryTable { registry: Arc::downgrade(self), handle: Arc::downgrade(&handle) };
        tokio::spawn(driver::drive(table, handle.driver_wakes()));
        handle
    }

    /// After how many days a table is forgotten that nobody has touched since, if that is soon.
    pub fn days_left(&self, phase: Phase, touched: i64) -> Option<u32> {
        self.days_left_at(now(), phase, touched)
    }

    /// The same, seen from a time in seconds.
    pub(crate) fn days_left_at(&self, now: i64, phase: Phase, touched: i64) -> Option<u32> {
        let keep = self.config.limits.keep_days.filter(|_| phase != Phase::Over)?;
        let left = i64::from(keep) - (now - touched.max(self.shaped)) / DAY;
        u32::try_from(left.max(0)).ok().filter(|left| *left <= WARNED.min(keep / 2))
    }

    /// By which other servers over the same database know this one.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Before which time, in seconds, a table was last touched that will be forgotten soon, seen from another time; none while
    /// nobody has to be warned.
    pub(crate) fn forgotten_soon(&self, now: i64) -> Option<i64> {
        let keep = self.config.limits.keep_days?;
        let quiet = i64::from(keep - WARNED.min(keep / 2)) * DAY;
        (now - self.shaped >= quiet).then_some(now - quiet)
    }

    /// The pages of whoever runs the hall.
    pub fn house_pages(&self) -> Arc<HousePages> {
        Arc::clone(&self.house.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether the server is stopping.
    pub fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Tells when the server stops.
    pub fn stops(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Ends all live updates; pages look for another server.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Open connections.
    pub fn connections(&self) -> usize {
        self.open.load(Ordering::Relaxed)
    }

    /// Bots that wait for room to think.
    pub fn bot_queue(&self) -> usize {
        self.thinking.waiting()
    }

    /// Tables in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.tables().len()
    }

    /// Tables in memory whose games are not at rest.
    pub fn tables_awake(&self) -> usize {
        self.tables().values().filter(|handle| !handle.is_at_rest()).count()
    }

    /// Leaves what this server works on to others, and closes the storage.
    pub async fn close(&self) {
        let held: Vec<Arc<TableHandle>> = self.tables().values().filter(|handle| handle.has_claim()).cloned().collect();
        for handle in held {
            // What is not given back is free after a while.
            let _ = self.store.release(&handle.id, &self.name).await;
        }
        let _ = self.store.close().await;
    }

    /// Whether a visitor or her address is not let in.
    pub fn is_banned(&self, visitor: &Visitor) -> bool {
        let banned = self.banned.lock().unwrap_or_else(PoisonError::into_inner);
        [&visitor.owner, &visitor.device, &visitor.address].into_iter().any(|who| banned.contains(who))
    }
}

impl TableHandle {
    /// Room for a bot of this table to think, as soon as it is its turn.
    fn room_for_bots(self: &Arc<TableHandle>, registry: &TableRegistry) -> impl Future<Output = Room> + use<> {
        let rooms = registry.thinking.clone();
        let share = self.share.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let watched = self.watchers() > 0;
        async move { rooms.enter(share, watched).await }
    }
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| i64::try_from(time.as_secs()).unwrap_or(i64::MAX))
}

/// Milliseconds since 1970: versions start from there, so that they grow over restarts too.
pub(crate) fn now_millis() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
}
