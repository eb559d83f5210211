//! All tables that are in use.

mod adviser;
mod driven_table;
mod driver;
mod handle;
mod presence;
mod schedule;
mod seat_bots;
mod seating;
mod snapshot;
mod state;
mod undo;
mod win_chart;

pub use handle::TableHandle;
pub use seat_bots::SharedBot;
pub use seating::{NewSeat, NewTable, clean_name};
pub use snapshot::TableSnapshot;
pub use state::{SeatBot, TableState};

use crate::config::Config;
use crate::problem::Problem;
use crate::store::{Store, StoreError};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::Semaphore;

/// How long a table that nobody looks at stays in memory.
const IDLE: Duration = Duration::from_secs(15 * 60);
/// How many tables in play are woken at the start, so that their bots go on.
const WAKE: i64 = 500;

/// All tables that are in use, over the storage of all that there are.
pub struct TableRegistry {
    /// The storage.
    pub store: Store,
    /// What the server was started with.
    pub config: Config,
    tables: Mutex<HashMap<String, Arc<TableHandle>>>,
    /// The tables that could not be read, of which the log says so.
    unreadable: Mutex<HashSet<String>>,
    /// Live connections of each visitor.
    streams: Mutex<HashMap<String, usize>>,
    /// Room for bots to think, so that they never take the last core from the requests.
    thinking: Arc<Semaphore>,
    /// How many of them can think at once.
    rooms: usize,
    /// Whom the adviser is thinking for.
    questions: adviser::ActiveQuestions,
}

impl TableRegistry {
    /// Opens the registry and wakes the tables in play.
    pub async fn open(config: Config) -> Result<Arc<TableRegistry>, StoreError> {
        let store = Store::open(&config.data.join("meadhall.sqlite"), config.limits.pages).await?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let rooms = cores.saturating_sub(1).max(1);
        let registry = Arc::new(TableRegistry {
            store,
            config,
            tables: Mutex::default(),
            unreadable: Mutex::default(),
            streams: Mutex::default(),
            thinking: Arc::new(Semaphore::new(rooms)),
            rooms,
            questions: adviser::ActiveQuestions::default(),
        });
        for id in registry.store.in_play(WAKE).await? {
            // One that cannot be read must not keep the others; the log says which.
            let _ = registry.table(&id).await;
        }
        tokio::spawn(TableRegistry::housekeep(Arc::downgrade(&registry), registry.config.limits.waits.round));
        Ok(registry)
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<TableHandle>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn streams(&self) -> std::sync::MutexGuard<'_, HashMap<String, usize>> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a live connection of a visitor's, or refuses it.
    fn begin_stream(&self, owner: &str) -> Result<(), Problem> {
        let mut streams = self.streams();
        let open = streams.get(owner).copied().unwrap_or_default();
        if open >= self.config.limits.streams {
            return Err(Problem::TooMuch("problem-too-many-streams"));
        }
        streams.insert(owner.to_owned(), open + 1);
        Ok(())
    }

    fn end_stream(&self, owner: &str) {
        let mut streams = self.streams();
        match streams.get(owner).copied() {
            Some(open @ 2..) => streams.insert(owner.to_owned(), open - 1),
            _ => streams.remove(owner),
        };
    }

    /// A table, from memory or from the storage.
    pub async fn table(self: &Arc<TableRegistry>, id: &str) -> Result<Arc<TableHandle>, Problem> {
        if let Some(handle) = self.tables().get(id) {
            return Ok(Arc::clone(handle));
        }
        let stored = self.store.load(id).await.and_then(|stored| stored.map(TableState::restore).transpose());
        match stored {
            Ok(Some(state)) => Ok(self.insert(TableHandle::new(state, self.config.limits.waits, self.store.clone()))),
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

    fn unreadable(&self) -> std::sync::MutexGuard<'_, HashSet<String>> {
        self.unreadable.lock().unwrap_or_else(PoisonError::into_inner)
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

    /// Looks after absent people and idle tables, for as long as the registry is open.
    async fn housekeep(registry: std::sync::Weak<TableRegistry>, round: Duration) {
        loop {
            tokio::time::sleep(round).await;
            let Some(registry) = registry.upgrade() else { return };
            let handles: Vec<Arc<TableHandle>> = registry.tables().values().cloned().collect();
            for handle in handles {
                match handle.check_presence().await {
                    Err(problem) if !problem.is_of_storage() => tracing::warn!("table {}: {problem:?}", handle.id),
                    _ => {}
                }
                if handle.idle_for() > IDLE && handle.watchers() == 0 {
                    let mut tables = registry.tables();
                    // Two owners: the map and this loop. A third is a request that is using it right now.
                    if Arc::strong_count(&handle) <= 2 {
                        tables.remove(&handle.id);
                    }
                }
            }
        }
    }
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

/// Milliseconds since 1970: versions start from there, so that they grow over restarts too.
pub(crate) fn now_millis() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}
