//! Which server lets the bots of a table think, where several share a database: the one that has a claim on it. A claim is over
//! when its holder has not renewed it for a while, and its number is stored with what the bots decide: a server that was away
//! and comes back can do no harm.

use super::{TableHandle, TableRegistry, TableState};
use crate::metrics::METRICS;
use crate::problem::Problem;
use crate::store::{Basis, Hint};
use std::sync::atomic::Ordering;
use std::sync::{Arc, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

/// How often within a lease claims are renewed, and work is looked for that nobody has a claim on.
const ROUNDS: u32 = 4;
/// How many tables a server takes at once.
const MOST: i64 = 64;

/// A claim on the work of a table.
#[derive(Clone, Copy)]
pub(super) struct Claim {
    /// Its number.
    fence: i64,
    /// When it was asked for.
    since: Instant,
}

impl TableHandle {
    fn own_claim(&self) -> MutexGuard<'_, Option<Claim>> {
        self.claim.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this server lets the bots here think.
    pub(super) fn has_claim(&self) -> bool {
        self.own_claim().is_some()
    }

    /// Claims the work of this table; false while another server has it. A claim that is young needs no renewal.
    pub(super) async fn claim(&self, registry: &TableRegistry) -> Result<bool, Problem> {
        let young = self.own_claim().as_ref().is_some_and(|claim| claim.since.elapsed() < self.waits.lease / 2);
        if young || !registry.store.is_shared() {
            return Ok(true);
        }
        self.renew_claim(registry).await
    }

    /// Claims the work of this table from now on; false while another server has it.
    async fn renew_claim(&self, registry: &TableRegistry) -> Result<bool, Problem> {
        let since = Instant::now();
        let fence = registry.store.claim(&self.id, &registry.name, self.waits.lease).await?;
        *self.own_claim() = fence.map(|fence| Claim { fence, since });
        Ok(fence.is_some())
    }

    /// Another server may have the claim now.
    pub(super) fn lose_claim(&self) {
        *self.own_claim() = None;
    }

    /// What a bot's decision rests on.
    pub(super) fn claimed_basis(&self, state: &TableState) -> Basis {
        match *self.own_claim() {
            Some(Claim { fence, .. }) => Basis::Claimed { revision: state.row.revision, fence },
            None => state.basis(),
        }
    }
}

impl TableRegistry {
    /// Does what servers over one database owe each other, for as long as the registry is open.
    pub(super) fn share(self: &Arc<TableRegistry>) {
        if let Some(hints) = self.store.hints() {
            tokio::spawn(hear(Arc::downgrade(self), hints));
        }
        if self.store.is_shared() {
            tokio::spawn(look_for_work(Arc::downgrade(self), self.config.limits.waits.lease));
        }
    }

    /// Looks at every table in memory again that somebody else has changed, and forgets those that are gone.
    async fn look_at_all(&self) {
        let handles: Vec<Arc<TableHandle>> = self.tables().values().cloned().collect();
        for handle in handles {
            handle.look_again().await;
        }
    }

    /// Tells the others who has a page open here, and hears who has one there.
    async fn exchange_presence(&self, lease: Duration) {
        let handles: Vec<Arc<TableHandle>> = self.tables().values().cloned().collect();
        let here = handles.iter().flat_map(|handle| {
            handle.seated_watchers().into_iter().map(|owner| (handle.id.clone(), owner)).collect::<Vec<_>>()
        });
        let (here, now) = (here.collect::<Vec<_>>(), super::now());
        // Twice the time since the last exchange: none is missed, and an old look counts for no new one.
        let lately = super::now_millis() - 2 * i64::try_from((lease / ROUNDS).as_millis()).unwrap_or(i64::MAX);
        let looks = handles.iter().flat_map(|handle| {
            handle.lookers(lately).into_iter().map(|owner| (handle.id.clone(), owner)).collect::<Vec<_>>()
        });
        let looks = looks.collect::<Vec<_>>();
        let ids = handles.iter().map(|handle| handle.id.clone()).collect();
        let since = now - i64::try_from(self.config.limits.waits.away.as_secs() / 2).unwrap_or(i64::MAX).max(3);
        let exchanged = async {
            if !here.is_empty() {
                self.store.note_presence(here, now).await?;
            }
            if !looks.is_empty() {
                self.store.note_looks(looks, now).await?;
            }
            self.store.presence(ids, since).await
        };
        // Where that fails everybody who is elsewhere looks away for a moment.
        let present = exchanged.await.unwrap_or_default();
        let tables = self.tables();
        for (table, owner) in present {
            if let Some(handle) = tables.get(&table) {
                handle.mark_elsewhere(&owner);
            }
        }
    }
}

async fn hear(registry: Weak<TableRegistry>, mut hints: broadcast::Receiver<Hint>) {
    loop {
        let hint = hints.recv().await;
        let Some(registry) = registry.upgrade() else { return };
        match hint {
            Ok(Hint::Changed { table, revision, version }) => {
                METRICS.notices.fetch_add(1, Ordering::Relaxed);
                let handle = registry.tables().get(&table).cloned();
                if let Some(handle) = handle {
                    // On its own: one table must not keep the news of others.
                    tokio::spawn(async move { handle.hear_of(revision, version).await });
                }
            }
            Ok(Hint::Said(table, room, lines)) => registry.hear_line(&table, room, lines),
            Ok(Hint::Lost) | Err(RecvError::Lagged(_)) => registry.look_at_all().await,
            Err(RecvError::Closed) => return,
        }
    }
}

async fn look_for_work(registry: Weak<TableRegistry>, lease: Duration) {
    loop {
        tokio::time::sleep(lease / ROUNDS).await;
        let Some(registry) = registry.upgrade() else { return };
        let held: Vec<Arc<TableHandle>> =
            registry.tables().values().filter(|handle| handle.has_claim()).cloned().collect();
        for handle in held {
            // A table where nobody is asked any more is left to whoever needs it next.
            if handle.is_thinking() {
                let _ = handle.renew_claim(&registry).await;
            } else if handle.idle_for() > lease {
                handle.lose_claim();
            }
        }
        registry.exchange_presence(lease).await;
        let Ok(due) = registry.store.claim_due(&registry.name, lease, MOST).await else { continue };
        for id in due {
            // One that cannot be read must not keep the others; the log says which.
            if let Ok(handle) = registry.table(&id).await
                && handle.lock().await.is_ok()
            {
                handle.wake_driver();
            }
        }
    }
}
