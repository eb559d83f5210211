//! The hall: all tables that are in use.

mod adviser;
mod course;
mod desk;
mod driver;
mod hired;
mod place;
mod schedule;
mod seating;
mod sitting;
mod undo;

pub use hired::{Hired, Own};
pub use place::Place;
pub use seating::{NewSeat, NewTable, clean_name};
pub use sitting::{Pace, SeatBot, Sitting};

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
pub struct Hall {
    /// The storage.
    pub store: Store,
    /// What the server was started with.
    pub config: Config,
    places: Mutex<HashMap<String, Arc<Place>>>,
    /// The tables that could not be read, of which the log says so.
    unreadable: Mutex<HashSet<String>>,
    /// Live connections of each visitor.
    streams: Mutex<HashMap<String, usize>>,
    /// Room for bots to think, so that they never take the last core from the requests.
    thinking: Arc<Semaphore>,
    /// How many of them can think at once.
    rooms: usize,
    /// Whom the adviser is thinking for.
    asking: adviser::Asking,
}

impl Hall {
    /// Opens the hall and wakes the tables in play.
    pub async fn open(config: Config) -> Result<Arc<Hall>, StoreError> {
        let store = Store::open(&config.data.join("meadhall.sqlite"), config.limits.pages).await?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let rooms = cores.saturating_sub(1).max(1);
        let hall = Arc::new(Hall {
            store,
            config,
            places: Mutex::default(),
            unreadable: Mutex::default(),
            streams: Mutex::default(),
            thinking: Arc::new(Semaphore::new(rooms)),
            rooms,
            asking: adviser::Asking::default(),
        });
        for id in hall.store.in_play(WAKE).await? {
            // One that cannot be read must not keep the others; the log says which.
            let _ = hall.place(&id).await;
        }
        tokio::spawn(Hall::make_rounds(Arc::downgrade(&hall), hall.config.limits.waits.round));
        Ok(hall)
    }

    fn places(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Place>>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
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
    pub async fn place(self: &Arc<Hall>, id: &str) -> Result<Arc<Place>, Problem> {
        if let Some(place) = self.places().get(id) {
            return Ok(Arc::clone(place));
        }
        let stored = self.store.load(id).await.and_then(|stored| stored.map(Sitting::restore).transpose());
        match stored {
            Ok(Some(sitting)) => Ok(self.keep(Place::new(sitting, self.config.limits.waits, self.store.clone()))),
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
    pub(crate) fn keep(self: &Arc<Hall>, place: Arc<Place>) -> Arc<Place> {
        let mut places = self.places();
        if let Some(faster) = places.get(&place.id) {
            return Arc::clone(faster);
        }
        places.insert(place.id.clone(), Arc::clone(&place));
        let desk = desk::HallDesk { hall: Arc::downgrade(self), place: Arc::downgrade(&place) };
        tokio::spawn(driver::drive(desk, place.stirrings()));
        place
    }

    /// Looks after absent people and idle tables, for as long as the hall is open.
    async fn make_rounds(hall: std::sync::Weak<Hall>, round: Duration) {
        loop {
            tokio::time::sleep(round).await;
            let Some(hall) = hall.upgrade() else { return };
            let places: Vec<Arc<Place>> = hall.places().values().cloned().collect();
            for place in places {
                match place.look_after().await {
                    Err(problem) if !problem.is_of_storage() => tracing::warn!("table {}: {problem:?}", place.id),
                    _ => {}
                }
                if place.idle_for() > IDLE && place.watchers() == 0 {
                    let mut places = hall.places();
                    // Two owners: the map and this loop. A third is a request that is using it right now.
                    if Arc::strong_count(&place) <= 2 {
                        places.remove(&place.id);
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
