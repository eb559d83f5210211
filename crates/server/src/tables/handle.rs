//! A table in use: its state behind a lock, and whoever watches it.

use super::adviser::LastAdvice;
use super::presence::Presence;
use super::rooms::Share;
use super::seat_bots::SeatBots;
use super::state::TableState;
use super::win_chart::WinCharts;
use super::{now, seat_orders, stored};
use crate::config::{Config, Waits};
use crate::metrics::METRICS;
use crate::problem::Problem;
use crate::store::{Basis, Change, Phase, SeatKind, Store, StoreError, Talked, Write};
use crate::time::Time;
use meadhall_engine::{PlayError, Seat};
use meadhall_words::Lang;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{MappedMutexGuard, MutexGuard, watch};

/// The longest that a host can let a table wait for somebody, in minutes: what a column holds beyond that is cut.
const LONGEST_TAKEOVER: u32 = 10_000;

/// The minutes that a table waits for somebody, from a column.
fn patience(minutes: i64) -> u32 {
    u32::try_from(minutes.max(0)).unwrap_or(LONGEST_TAKEOVER).min(LONGEST_TAKEOVER)
}

/// Turns that were taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Undone {
    /// Nobody else has learnt anything by them.
    Unseen,
    /// Others may have seen them.
    Seen,
}

/// Turns that are to be stored.
pub(super) struct NewTurns {
    /// The number of the first of them.
    pub from: usize,
    /// Whether they answer a question that is still open: then not even the version moves, and nobody sees how many have answered.
    pub unseen: bool,
    /// Whether there were others that were taken back, and whether anybody has seen those.
    pub undone: Option<Undone>,
    /// The seats whose clocks have changed by them.
    pub clocks: Vec<Change>,
}

/// A table in use. While nobody uses it, it is at rest: its game is in the storage alone.
pub struct TableHandle {
    /// The table's id.
    pub id: String,
    pub(super) store: Arc<dyn Store>,
    state: tokio::sync::Mutex<Option<TableState>>,
    /// Whether something was changed in the state that is not known to be stored.
    dirty: AtomicBool,
    /// When the state was last known to be what is stored, where others may change that.
    fresh: Mutex<Option<Instant>>,
    changed: watch::Sender<u64>,
    /// How much was said here.
    pub(super) talked: watch::Sender<Talked>,
    /// Grows with everything that whoever plays for others has to know, whether anybody sees it or not.
    driver_wake: watch::Sender<u64>,
    pub(super) presence: Mutex<Presence>,
    pub(super) waits: Waits,
    /// The time that clocks run by.
    pub(super) time: Time,
    /// How long notices wait for more.
    pub(super) collect: Duration,
    /// The bots that sit here.
    pub(super) bots: SeatBots,
    /// This server's claim on the work of this table.
    pub(super) claim: Mutex<Option<i64>>,
    /// How many bots think here, or wait for room.
    pub(super) thinking: Arc<AtomicUsize>,
    /// Whose bots think here.
    pub(super) share: Mutex<Share>,
    /// What the adviser said last.
    pub(super) last_advice: Mutex<Option<LastAdvice>>,
    /// How the chances went, once the game is over.
    pub(super) win_charts: WinCharts,
}

/// The state of a table, locked.
pub struct LockedState<'a> {
    state: MappedMutexGuard<'a, TableState>,
    dirty: &'a AtomicBool,
}

impl LockedState<'_> {
    /// From here on the state counts only once it is stored, whatever becomes of this request, be it a panic.
    pub(super) fn set_dirty(&mut self, dirty: bool) {
        self.dirty.store(dirty, Ordering::Release);
    }
}

impl Deref for LockedState<'_> {
    type Target = TableState;

    fn deref(&self) -> &TableState {
        &self.state
    }
}

impl DerefMut for LockedState<'_> {
    fn deref_mut(&mut self) -> &mut TableState {
        &mut self.state
    }
}

/// A version as it is shown: versions are times since 1970, and never negative.
fn shown(version: i64) -> u64 {
    version.unsigned_abs()
}

/// For so long after a change of its own a server need not ask whether somebody else has made another one.
const FRESH: Duration = Duration::from_millis(5);

impl TableHandle {
    /// Puts a table into use.
    pub fn new(mut state: TableState, config: &Config, store: Arc<dyn Store>) -> Arc<TableHandle> {
        state.asked = state.asked_now();
        Arc::new(TableHandle {
            id: state.row.id.clone(),
            store,
            changed: watch::channel(shown(state.row.version)).0,
            talked: watch::channel(Talked::default()).0,
            driver_wake: watch::channel(0).0,
            presence: Mutex::new(Presence::new(&state.seats)),
            share: Mutex::new(Share { address: state.row.address.clone(), visitor: state.row.host.clone() }),
            state: tokio::sync::Mutex::new(Some(state)),
            dirty: AtomicBool::new(false),
            fresh: Mutex::new(Some(Instant::now())),
            waits: config.limits.waits,
            time: config.time.clone(),
            collect: config.notices.collect,
            bots: SeatBots::default(),
            claim: Mutex::default(),
            thinking: Arc::default(),
            last_advice: Mutex::default(),
            win_charts: WinCharts::default(),
        })
    }

    /// The state, for one request at a time. After a change that was not stored it is what the database holds: nobody gets
    /// to see anything else, and where that cannot be read nobody gets to see the table.
    pub async fn lock(&self) -> Result<LockedState<'_>, Problem> {
        self.mark_used();
        self.reloaded(self.state.lock().await).await
    }

    /// The state as it is now, for whoever only looks. Others play on meanwhile.
    pub async fn state(&self) -> Result<TableState, Problem> {
        Ok(self.lock().await?.clone())
    }

    /// Whether what is in memory may be something else than what is stored.
    async fn is_outdated(&self, state: Option<&TableState>) -> Result<bool, Problem> {
        let Some(state) = state.filter(|_| !self.dirty.load(Ordering::Acquire)) else { return Ok(true) };
        if !self.store.is_shared() || self.fresh().is_some_and(|then| then.elapsed() < FRESH) {
            return Ok(false);
        }
        let revision = self.store.revision(&self.id).await?.ok_or(Problem::NotFound)?;
        Ok(revision != state.row.revision)
    }

    fn fresh(&self) -> std::sync::MutexGuard<'_, Option<Instant>> {
        self.fresh.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What this server has stored just now need not be asked for, unless somebody else is known to have been at the table since.
    pub fn trust(&self) {
        if let Some(then) = self.fresh().as_mut() {
            *then = Instant::now();
        }
    }

    /// The table as it is stored, from what is known of it where that is enough.
    async fn read(&self, known: Option<&TableState>) -> Result<TableState, Problem> {
        let sound = known.filter(|_| !self.dirty.load(Ordering::Acquire) && self.store.is_shared());
        if let Some(known) = sound
            && let Some(state) = stored::catch_up(&*self.store, known).await?
        {
            return Ok(state);
        }
        stored::load(&*self.store, &self.id).await?.ok_or(Problem::NotFound)
    }

    async fn reloaded<'a>(&'a self, guard: MutexGuard<'a, Option<TableState>>) -> Result<LockedState<'a>, Problem> {
        let outdated = self.is_outdated(guard.as_ref()).await?;
        self.reloaded_if(guard, outdated).await
    }

    async fn reloaded_if<'a>(
        &'a self,
        mut guard: MutexGuard<'a, Option<TableState>>,
        outdated: bool,
    ) -> Result<LockedState<'a>, Problem> {
        if outdated {
            let mut stored = self.read(guard.as_ref()).await?;
            let seen = i64::try_from(*self.changed.borrow()).unwrap_or(i64::MAX);
            let version = stored.row.version;
            if let Some(before) = guard.as_mut() {
                before.reload(stored, seen);
            } else {
                stored.row.version = version.max(seen);
                *guard = Some(stored);
            }
            self.dirty.store(false, Ordering::Release);
            if version > seen {
                // Somebody else has changed it.
                self.changed.send_replace(shown(version));
            }
            self.wake_driver();
        }
        let state = MutexGuard::try_map(guard, Option::as_mut).map_err(|_| Problem::Storage)?;
        Ok(LockedState { state, dirty: &self.dirty })
    }

    /// Looks whether somebody else has changed the table, for those who watch it.
    pub(super) async fn look_again(&self) {
        *self.fresh() = None;
        if self.watchers() > 0 || self.has_claim() {
            // Where it cannot be read now, whoever comes next tries again.
            let _ = self.reloaded(self.state.lock().await).await;
            let _ = self.count_lines().await;
        }
    }

    /// Hears that the table has a revision: its own change is no news, any other is read for those who watch.
    pub(super) async fn hear_of(&self, revision: i64) {
        let guard = self.state.lock().await;
        let known = guard.as_ref().is_some_and(|state| state.row.revision >= revision);
        if known && !self.dirty.load(Ordering::Acquire) {
            return;
        }
        *self.fresh() = None;
        if self.watchers() > 0 || self.has_claim() {
            // Where it cannot be read now, whoever comes next tries again.
            let _ = self.reloaded_if(guard, true).await;
        }
    }

    /// Looks at the table again if it has another revision than this one.
    pub(super) async fn compare(&self, revision: i64) {
        let guard = self.state.lock().await;
        if guard.as_ref().is_some_and(|state| state.row.revision != revision) {
            self.dirty.store(true, Ordering::Release);
            let _ = self.reloaded(guard).await;
        }
    }

    /// Whether a bot here thinks or waits for room.
    pub(super) fn is_thinking(&self) -> bool {
        self.thinking.load(Ordering::Acquire) > 0
    }

    /// Whether its game is in the storage alone.
    pub(super) fn is_at_rest(&self) -> bool {
        self.state.try_lock().is_ok_and(|state| state.is_none())
    }

    /// Whether its game is in memory, and nobody uses it right now.
    pub(super) fn could_rest(&self) -> bool {
        !self.is_thinking() && self.state.try_lock().is_ok_and(|state| state.is_some())
    }

    /// Puts the table to rest if nobody has used it for a while: what is stored is enough.
    pub(super) fn put_to_rest(&self) {
        if let Ok(mut state) = self.state.try_lock()
            && let Some(row) = state.as_ref().map(|state| &state.row)
        {
            let minutes = row.takeover.filter(|_| row.phase == Phase::Playing);
            self.note_patience(minutes.map(|minutes| self.waits.minute * patience(minutes)));
            *state = None;
            self.bots.clear();
        }
    }

    /// Tells every watcher of the version.
    pub(super) fn publish(&self, state: &TableState) {
        self.changed.send_replace(shown(state.row.version));
        self.wake_driver();
    }

    /// Tells the driver that something has changed which nobody else may notice.
    pub(super) fn wake_driver(&self) {
        self.driver_wake.send_modify(|count| *count += 1);
    }

    /// What the driver is told.
    pub(super) fn driver_wakes(&self) -> watch::Receiver<u64> {
        self.driver_wake.subscribe()
    }

    /// The versions as they come.
    pub fn versions(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Makes changes durable. Until that is known, the state counts for nothing.
    pub(super) async fn save(&self, state: &mut LockedState<'_>, changes: Vec<Change>) -> Result<(), Problem> {
        let basis = state.basis();
        self.save_on(state, basis, changes).await
    }

    async fn save_on(&self, state: &mut LockedState<'_>, basis: Basis, changes: Vec<Change>) -> Result<(), Problem> {
        state.set_dirty(true);
        let began = Instant::now();
        let moves =
            changes.iter().map(|change| if let Change::Played(played) = change { played.moves.len() } else { 0 });
        let moves = u64::try_from(moves.sum::<usize>()).unwrap_or_default();
        let stored = self.store.write(Write { table: self.id.clone(), basis, changes }).await;
        match &stored {
            Ok(()) => METRICS.commits.note(began.elapsed()),
            Err(StoreError::Conflict) => METRICS.conflicted(),
            Err(_) => METRICS.failed(),
        }
        stored?;
        METRICS.moves.fetch_add(moves, Ordering::Relaxed);
        state.row.revision += 1;
        state.set_dirty(false);
        *self.fresh() = Some(Instant::now());
        Ok(())
    }

    /// Makes the table and its seats durable with a new version, and shows them to everybody. Without the first there is no
    /// second.
    pub(super) async fn save_and_show(&self, state: &mut LockedState<'_>, changes: Vec<Change>) -> Result<(), Problem> {
        self.save(state, changes).await?;
        self.publish(state);
        Ok(())
    }

    /// Begins the game; those who are asked first are told. The changes still have to be stored.
    pub(super) fn begin(&self, state: &mut TableState) -> Result<Vec<Change>, Problem> {
        let mut changes = state.begin(self.time.millis())?;
        changes.extend(state.occasions(&[], self.collect));
        state.asked = state.asked_now();
        Ok(changes)
    }

    /// Plays a choice for a seat of the visitor's.
    pub async fn play(&self, owner: &str, seat: Seat, version: i64, action: &str, lang: Lang) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        let row = state.own_seat(owner, seat)?;
        if row.replaced {
            return Err(Problem::Forbidden);
        }
        if state.row.phase != Phase::Playing {
            return Err(Problem::NotInPlay);
        }
        // A quiet answer leaves the version as it is, so a second one is known by its seat.
        let answered = state.hides_answers() && !state.pending().contains(seat);
        if version < state.decided[seat.index()] || answered {
            return Err(Problem::Stale);
        }
        let basis = state.basis();
        self.decide(&mut state, basis, seat, action, lang).await
    }

    /// Plays a choice for a seat and makes it durable, or changes nothing.
    pub(super) async fn decide(
        &self,
        state: &mut LockedState<'_>,
        basis: Basis,
        seat: Seat,
        action: &str,
        lang: Lang,
    ) -> Result<(), Problem> {
        let words = state.entry.board.words(lang);
        let names = state.names_in(lang);
        let quiet = state.hides_answers();
        let unreadable = || Problem::Malformed(words.say("problem-no-action"));
        let written = state.entry.board.written(action).ok_or_else(unreadable)?;
        state.set_dirty(true);
        let clocks = state.clock_moment();
        let table = state.table_mut()?;
        let before = table.turn_count();
        let played = table.play(seat, &written).map_err(|error| match error {
            PlayError::Unreadable => unreadable(),
            PlayError::Refused(refusal) => {
                let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
                Problem::Refused(words.tell(&refusal.why, &name))
            }
        });
        if played.is_ok() {
            table.play_forced();
        }
        // What the rules refuse changes nothing.
        state.set_dirty(false);
        played?;
        let unseen = quiet && state.hides_answers();
        state.row.phase = Phase::of_game(state.in_play()?.outcome().is_some());
        let clocks = state.turn_clocks(clocks, Some(seat), self.time.millis());
        self.store_turns(state, basis, NewTurns { from: before, unseen, undone: None, clocks }).await
    }

    /// Makes the turns from a number on durable, and shows them.
    pub(super) async fn store_turns(
        &self,
        state: &mut LockedState<'_>,
        basis: Basis,
        NewTurns { from, unseen, undone, clocks }: NewTurns,
    ) -> Result<(), Problem> {
        state.set_dirty(true);
        if !unseen {
            state.row.touched = now();
            state.next_version();
            state.undo = None;
            if let Some(undone) = undone {
                state.row.rewritten = state.row.version;
                // What others had before them may be gone: pages from before are out of date.
                state.row.outdated = if undone == Undone::Seen { state.row.version } else { state.row.outdated };
            }
        }
        let played = state.played(from, undone.is_some())?;
        let deciders: Vec<i64> = played.moves.iter().map(|row| row.seat).collect();
        let mut changes = vec![Change::Played(played)];
        changes.extend(clocks);
        if !unseen {
            changes.extend(state.occasions(&deciders, self.collect));
        }
        if state.row.phase == Phase::Over {
            changes.extend(self.results(state, &deciders).await?);
        }
        changes.extend(seat_orders::note(state, from).map(Change::Seat));
        self.save_on(state, basis, changes).await?;
        let (version, outdated) = (state.row.version, state.row.outdated);
        for seat in deciders {
            if let Some(decided) = usize::try_from(seat).ok().and_then(|seat| state.decided.get_mut(seat)) {
                *decided = version;
            }
        }
        state.decided = state.decided.map(|decided| decided.max(outdated));
        if state.row.phase == Phase::Over {
            // Nobody will be asked any more.
            self.bots.clear();
        }
        state.asked = state.asked_now();
        if !unseen {
            self.publish(state);
        }
        Ok(())
    }

    /// Shows who has gone away or come back and whose clock has fallen, and hands the seats of those who have been away for long to bots.
    pub(super) async fn check_presence(&self) -> Result<(), Problem> {
        let Ok(guard) = self.state.try_lock() else { return Ok(()) };
        let to_do = match guard.as_ref() {
            None => self.patience_is_over(),
            // By what is known here: nobody asks the storage for nothing.
            Some(state) => {
                let away = self.away(state);
                let fallen = state.fallen(self.time.millis());
                !self.is_shown(&away, fallen) || !self.long_gone(state, &away).is_empty()
            }
        };
        if !to_do {
            return Ok(());
        }
        let mut state = self.reloaded(guard).await?;
        let away = self.away(&state);
        let fallen = state.fallen(self.time.millis());
        let news = self.show(away.iter().map(Option::is_some).collect(), fallen);
        let handed = self.long_gone(&state, &away);
        if handed.is_empty() && !news {
            return Ok(());
        }
        state.next_version();
        if handed.is_empty() {
            self.publish(&state);
            return Ok(());
        }
        let clocks = state.clock_moment();
        for &n in &handed {
            state.seats[n].replaced = true;
        }
        state.turn_clocks(clocks, None, self.time.millis());
        let changes = state.changes();
        self.save_and_show(&mut state, changes).await
    }

    /// For how long the people at the seats have been away.
    fn away(&self, state: &TableState) -> Vec<Option<Duration>> {
        state.seats.iter().map(|row| self.away_for(row.owner.as_deref()?)).collect()
    }

    /// The seats of people who are awaited and have been away for longer than the host lets the table wait.
    fn long_gone(&self, state: &TableState, away: &[Option<Duration>]) -> Vec<usize> {
        // Whoever is gone is replaced whether she has answered or not, where nobody may see who has.
        let owing = state.publicly_owing();
        let patience = state.row.takeover.map(|stored| self.waits.minute * patience(stored));
        let gone = |n: &usize| {
            let row = &state.seats[*n];
            let long = away[*n].zip(patience).is_some_and(|(away, patience)| away >= patience);
            long && owing.contains(Seat::new(*n)) && row.kind == SeatKind::Person && !row.replaced
        };
        (0..state.seats.len()).filter(gone).collect()
    }
}
