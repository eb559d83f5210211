//! What is done now and then for all tables: bots are woken after the start, absent people are looked after, what nobody uses rests,
//! what nobody has touched for long is forgotten.

use super::{DAY, TableHandle, TableRegistry, now};
use crate::config::Limits;
use crate::house::HousePages;
use crate::problem::Problem;
use crate::store::Phase;
use crate::talk;
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, Weak};
use std::time::Duration;

/// How long a table that nobody looks at stays in memory.
const IDLE: Duration = Duration::from_secs(15 * 60);
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

impl TableRegistry {
    /// Begins everything that is done for as long as the registry is open.
    pub(super) fn begin_upkeep(self: &Arc<TableRegistry>) {
        let registry = || Arc::downgrade(self);
        tokio::spawn(TableRegistry::tidy(registry()));
        tokio::spawn(TableRegistry::wake(registry()));
        tokio::spawn(TableRegistry::rest(registry()));
        tokio::spawn(TableRegistry::run_notices(registry()));
        tokio::spawn(TableRegistry::housekeep(registry(), self.config.limits.waits.round));
    }

    /// Wakes the tables where bots are asked, so that they go on; meanwhile everybody else is served.
    async fn wake(registry: Weak<TableRegistry>) {
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

    /// Reads who is not let in, and forgets tables that nobody has touched for long, for as long as the registry is open.
    async fn tidy(registry: Weak<TableRegistry>) {
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
    async fn housekeep(registry: Weak<TableRegistry>, round: Duration) {
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
    async fn rest(registry: Weak<TableRegistry>) {
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
