//! What is in memory of a table, and what is stored: where others may change that, nobody sees the one before it was compared
//! with the other. That is one question to the storage, which brings what has come since.

use super::handle::{LockedState, shown};
use super::state::TableState;
use super::{TableHandle, TableRegistry, clocks, stored};
use crate::problem::Problem;
use crate::store::{Known, News, PersonRow, Stored};
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::Instant;
use tokio::sync::MutexGuard;

tokio::task_local! {
    /// When the request arrived that is being answered.
    static ARRIVED: Instant;
}

/// Answers a request: what it has asked the storage once about a table it need not ask again.
pub async fn arriving<F: Future>(answering: F) -> F::Output {
    ARRIVED.scope(Instant::now(), answering).await
}

/// The same request, carried on by a task of its own.
pub fn carried<F: Future>(answering: F) -> impl Future<Output = F::Output> {
    ARRIVED.scope(ARRIVED.try_with(|arrived| *arrived).unwrap_or_else(|_| Instant::now()), answering)
}

/// A browser as the storage knows it: the person that it belongs to, and when it was last seen.
pub type KnownBrowser = Option<(PersonRow, i64)>;

impl TableRegistry {
    /// The person of a browser, by a hash of its token. On the way to a table that is one question with what is new there.
    pub async fn browser(
        self: &Arc<TableRegistry>,
        device: &str,
        table: Option<&str>,
    ) -> Result<KnownBrowser, Problem> {
        let Some(id) = table.filter(|_| self.store.is_shared()) else {
            return Ok(self.store.person_of_device(device).await?);
        };
        let handle = self.tables().get(id).cloned();
        if let Some(handle) = handle {
            return handle.browser(device).await;
        }
        let asked = Instant::now();
        let arrival = self.store.news(id, None, Some(device)).await?;
        if let News::Changed(news) = arrival.news
            // Where the table cannot be read, that is told to whoever looks for it.
            && let Ok(state) = stored::restored(&*self.store, *news).await
        {
            self.keep(state, asked);
        }
        Ok(arrival.person)
    }
}

impl TableHandle {
    /// The state, for one request at a time. After a change that was not stored it is what the database holds: nobody gets
    /// to see anything else, and where that cannot be read nobody gets to see the table.
    pub async fn lock(&self) -> Result<LockedState<'_>, Problem> {
        self.mark_used();
        let guard = self.state.lock().await;
        self.compared(guard).await
    }

    /// The state as far as this server has heard. What is done with it rests on its revision, and is refused if that is not the
    /// last one.
    pub(super) async fn lock_as_heard(&self) -> Result<LockedState<'_>, Problem> {
        self.mark_used();
        let mut guard = self.state.lock().await;
        if guard.is_none() || self.is_dirty() {
            self.ask(&mut guard, None).await?;
        }
        self.locked(guard)
    }

    /// The state as it is now, for whoever only looks. Others play on meanwhile.
    pub async fn state(&self) -> Result<TableState, Problem> {
        Ok(self.lock().await?.clone())
    }

    fn is_dirty(&self) -> bool {
        self.dirty.load(Ordering::Acquire)
    }

    fn locked<'a>(&'a self, guard: MutexGuard<'a, Option<TableState>>) -> Result<LockedState<'a>, Problem> {
        let state = MutexGuard::try_map(guard, Option::as_mut).map_err(|_| Problem::Storage)?;
        Ok(LockedState { state, dirty: &self.dirty })
    }

    /// The state, compared with what is stored.
    pub(super) async fn compared<'a>(
        &'a self,
        mut guard: MutexGuard<'a, Option<TableState>>,
    ) -> Result<LockedState<'a>, Problem> {
        if guard.is_none() || self.is_dirty() || !self.is_current() {
            self.ask(&mut guard, None).await?;
        }
        self.locked(guard)
    }

    /// Whether nobody else can have changed the table, as far as the request that is being answered can tell: the storage was
    /// asked after it had arrived.
    fn is_current(&self) -> bool {
        let asked = *self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        let arrived = ARRIVED.try_with(|arrived| *arrived).ok();
        !self.store.is_shared() || asked.zip(arrived).is_some_and(|(asked, arrived)| asked >= arrived)
    }

    /// Notes that the state is what was stored at this moment, or later.
    pub(super) fn note_asked(&self, at: Instant) {
        *self.asked.lock().unwrap_or_else(PoisonError::into_inner) = Some(at);
    }

    /// The person of a browser that comes to this table.
    async fn browser(&self, device: &str) -> Result<KnownBrowser, Problem> {
        let mut guard = self.state.lock().await;
        self.ask(&mut guard, Some(device)).await
    }

    /// Asks the storage what is new here, and whose browser this is.
    async fn ask(&self, state: &mut Option<TableState>, device: Option<&str>) -> Result<KnownBrowser, Problem> {
        let known = state.as_ref().filter(|_| !self.is_dirty()).map(TableState::known);
        let asked = Instant::now();
        let arrival = self.store.news(&self.id, known, device).await?;
        match arrival.news {
            News::Gone => {
                self.dirty.store(true, Ordering::Release);
                // Who is asked for is known all the same.
                return if device.is_some() { Ok(arrival.person) } else { Err(Problem::NotFound) };
            }
            News::Nothing => {}
            News::Changed(news) => {
                // From here on the state counts only once it is what is stored, whatever happens.
                self.dirty.store(true, Ordering::Release);
                let version = news.table.version;
                let seen = i64::try_from(*self.changed.borrow()).unwrap_or(i64::MAX);
                self.take_in(state, known, *news, seen).await?;
                self.read_rests(state).await?;
                self.dirty.store(false, Ordering::Release);
                if version > seen {
                    // Somebody else has changed it.
                    self.changed.send_replace(shown(version));
                }
                self.wake_driver();
            }
        }
        self.note_asked(asked);
        Ok(arrival.person)
    }

    /// Reads when clocks stand still for those who sit here, where there are clocks.
    async fn read_rests(&self, state: &mut Option<TableState>) -> Result<(), Problem> {
        if let Some(state) = state {
            state.rests = clocks::rests(&*self.store, state).await?;
        }
        Ok(())
    }

    /// Goes on from what is stored, from what is known of it where that is enough.
    async fn take_in(
        &self,
        state: &mut Option<TableState>,
        known: Option<Known>,
        news: Stored,
        seen: i64,
    ) -> Result<(), Problem> {
        // What was read from the first turn on is the whole table.
        let whole = known.is_none_or(|known| known.rewritten != news.table.rewritten || known.turns == 0);
        let read = match state.as_mut().filter(|_| !whole) {
            None => stored::restored(&*self.store, news).await?,
            Some(known) => {
                if known.catch_up(&news, seen) {
                    return Ok(());
                }
                stored::load(&*self.store, &self.id).await?.ok_or(Problem::NotFound)?
            }
        };
        match state {
            Some(before) => before.reload(read, seen),
            None => {
                let version = read.row.version.max(seen);
                let read = state.insert(read);
                read.row.version = version;
            }
        }
        Ok(())
    }

    /// Whether what is new here is nothing to wait for: somebody watches, or lets bots think.
    fn is_followed(&self) -> bool {
        self.watchers() > 0 || self.has_claim()
    }

    /// Looks whether somebody else has changed the table, for those who follow it.
    pub(super) async fn look_again(&self) {
        if self.is_followed() {
            // Where it cannot be read now, whoever comes next tries again.
            let mut guard = self.state.lock().await;
            let _ = self.ask(&mut guard, None).await;
            drop(guard);
            let _ = self.count_lines().await;
        }
    }

    /// Hears that the table has another revision, and perhaps the version that pages show. Pages are told of that and ask for
    /// what they need, from whichever server; only where this one lets bots think, or has not heard enough, it reads at once.
    pub(super) async fn hear_of(&self, revision: i64, version: Option<i64>) {
        if let Some(version) = version.filter(|_| !self.has_claim()) {
            self.changed.send_if_modified(|heard| {
                let news = *heard < shown(version);
                *heard = shown(version).max(*heard);
                news
            });
            return;
        }
        let mut guard = self.state.lock().await;
        let known = guard.as_ref().is_some_and(|state| state.row.revision >= revision) && !self.is_dirty();
        if !known && self.is_followed() {
            let _ = self.ask(&mut guard, None).await;
        }
    }

    /// Looks at the table again if it has another revision than this one.
    pub(super) async fn compare(&self, revision: i64) {
        let mut guard = self.state.lock().await;
        if guard.as_ref().is_none_or(|state| state.row.revision == revision) {
            return;
        }
        if !self.store.is_shared() {
            self.dirty.store(true, Ordering::Release);
        }
        // Where there are other servers, whoever comes asks anyway.
        if self.is_followed() || self.is_dirty() {
            let _ = self.ask(&mut guard, None).await;
        }
    }
}
