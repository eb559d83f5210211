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
use crate::talk;
use crate::visitor::Visitor;
use meadhall_board::LessonShelf;
use rooms::{Room, Rooms};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// How long a table that nobody looks at stays in memory.
const IDLE: Duration = Duration::from_secs(15 * 60);
/// How many days before a table is forgotten its players are warned.
const WARNED: u32 = 14;
/// Seconds of a day.
const DAY: i64 = 86_400;
/// How often the storage is tidied.
const TIDY: Duration = Duration::from_secs(10);
/// Every how many rounds old talk is forgotten.
const TALK_ROUNDS: usize = 360;
/// How many tables are woken after the start, so that their bots go on.
const WAKE: i64 = 10_000;
/// More tables than these are looked after in so many pieces.
const MANY: usize = 200;
const PIECES: usize = 60;
/// How often there are looked for more games in memory than there may be.
const REST: Duration = Duration::from_millis(250);
/// So many bots may wait for room before the next table is woken.
const CROWD: usize = 64;

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
        tokio::spawn(TableRegistry::tidy(Arc::downgrade(&registry)));
        tokio::spawn(TableRegistry::wake(Arc::downgrade(&registry)));
        tokio::spawn(TableRegistry::rest(Arc::downgrade(&registry)));
        tokio::spawn(TableRegistry::run_notices(Arc::downgrade(&registry)));
        tokio::spawn(TableRegistry::housekeep(Arc::downgrade(&registry), registry.config.limits.waits.round));
        Ok(registry)
    }

    /// Wakes the tables where bots are asked, so that they go on; meanwhile everybody else is served.
    async fn wake(registry: std::sync::Weak<TableRegistry>) {
        let Some(due) = registry.upgrade().filter(|registry| !registry.store.is_shared()) else { return };
        let due = due.store.due(WAKE).await.unwrap_or_default();
        for id in due {
            // Nobody waits for these tables: one after the other, as there is room.
            loop {
                let Some(registry) = registry.upgrade() else { return };
                if registry.bot_queue() < CROWD {
                    // One that cannot be read must not keep the others; the log says which.
                    let _ = registry.table(&id).await;
                    break;
                }
                drop(registry);
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
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

    /// Reads who is not let in, and forgets tables that nobody has touched for long, for as long as the registry is open.
    async fn tidy(registry: std::sync::Weak<TableRegistry>) {
        let mut rounds = 0_usize;
        loop {
            let Some(registry) = registry.upgrade() else { return };
            registry.look_for_changes().await;
            let house = HousePages::read(registry.config.pages());
            *registry.house.lock().unwrap_or_else(PoisonError::into_inner) = Arc::new(house);
            if rounds.is_multiple_of(TALK_ROUNDS) {
                let _ = registry.store.forget_talk(now() - talk::DAYS * DAY).await;
            }
            rounds += 1;
            if let Ok(banned) = registry.store.bans().await {
                *registry.banned.lock().unwrap_or_else(PoisonError::into_inner) = banned.into_iter().collect();
            }
            if let Some(days) = registry.config.limits.keep_days
                // A hall that has just been brought up to date forgets nothing before everybody could have come back once.
                && now() - registry.shaped > i64::from(days) * DAY
            {
                let since = now() - i64::from(days) * DAY;
                for phase in [Phase::Lobby, Phase::Playing] {
                    match registry.store.forget_untouched(phase, since).await {
                        Ok(0) | Err(_) => {}
                        Ok(count) => {
                            tracing::info!("{count} table(s) are forgotten that nobody touched for {days} days")
                        }
                    }
                }
            }
            drop(registry);
            tokio::time::sleep(TIDY).await;
        }
    }

    /// Looks whether whoever runs the hall has changed or forgotten tables that are in memory.
    async fn look_for_changes(&self) {
        let handles: Vec<Arc<TableHandle>> = self.tables().values().cloned().collect();
        for some in handles.chunks(500) {
            let ids = some.iter().map(|handle| handle.id.clone()).collect();
            let Ok(there) = self.store.revisions(ids).await else { return };
            let there: HashMap<String, i64> = there.into_iter().collect();
            for handle in some {
                match there.get(&handle.id) {
                    Some(revision) => handle.compare(*revision).await,
                    None => {
                        handle.compare(-1).await;
                        self.tables().remove(&handle.id);
                    }
                }
            }
        }
    }

    /// Looks after absent people and idle tables, for as long as the registry is open. Where there are many, one after another over
    /// the round: what is new at a hundred tables at once would be a hundred pages at once.
    async fn housekeep(registry: std::sync::Weak<TableRegistry>, round: Duration) {
        let mut spread = false;
        loop {
            if !spread {
                tokio::time::sleep(round).await;
            }
            let handles = {
                let Some(registry) = registry.upgrade() else { return };
                let handles: Vec<Arc<TableHandle>> = registry.tables().values().cloned().collect();
                put_to_rest(&handles, &registry.config.limits);
                handles
            };
            spread = handles.len() > MANY;
            let pieces = if spread { PIECES } else { 1 };
            for some in handles.chunks(handles.len().div_ceil(pieces).max(1)) {
                let Some(registry) = registry.upgrade() else { return };
                for handle in some {
                    registry.look_after(handle).await;
                }
                drop(registry);
                if spread {
                    tokio::time::sleep(round / u32::try_from(pieces).unwrap_or(1)).await;
                }
            }
        }
    }

    /// Looks after one table.
    async fn look_after(&self, handle: &Arc<TableHandle>) {
        match handle.check_presence().await {
            // It was put away or forgotten meanwhile.
            Err(Problem::NotFound) => {
                self.tables().remove(&handle.id);
            }
            Err(problem) if !problem.is_of_storage() => tracing::warn!("table {}: {problem:?}", handle.id),
            _ => {}
        }
        if handle.idle_for() > IDLE && handle.watchers() == 0 {
            let mut tables = self.tables();
            // Two owners: the map and whoever looks after it. A third is a request that is using it right now.
            if Arc::strong_count(handle) <= 2 {
                tables.remove(&handle.id);
            }
        }
    }

    /// Keeps the number of games in memory within its limit, for as long as the registry is open.
    async fn rest(registry: std::sync::Weak<TableRegistry>) {
        loop {
            tokio::time::sleep(REST).await;
            let Some(registry) = registry.upgrade() else { return };
            let limits = &registry.config.limits;
            if registry.tables_in_memory() > limits.awake {
                let handles: Vec<Arc<TableHandle>> = registry.tables().values().cloned().collect();
                put_to_rest(&handles, limits);
            }
        }
    }
}

/// Puts tables to rest that nobody has used for a while, and of the others those beyond a number that were used least lately.
fn put_to_rest(handles: &[Arc<TableHandle>], limits: &Limits) {
    let awake = handles.iter().filter(|handle| handle.could_rest()).map(|handle| (handle.idle_for(), handle));
    let mut awake: Vec<(Duration, &Arc<TableHandle>)> = awake.collect();
    awake.sort_by_key(|(idle, _)| *idle);
    for (n, (idle, handle)) in awake.into_iter().enumerate() {
        if idle > limits.waits.rest || n >= limits.awake {
            handle.put_to_rest();
        }
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
