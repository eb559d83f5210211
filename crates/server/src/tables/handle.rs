//! A table in use: its state behind a lock, and whoever watches it.

use super::adviser::LastAdvice;
use super::claims::Claim;
use super::presence::Presence;
use super::results::results;
use super::rooms::Share;
use super::seat_bots::SeatBots;
use super::state::TableState;
use super::win_chart::WinCharts;
use super::{now, seat_orders};
use crate::config::{Config, Waits};
use crate::metrics::METRICS;
use crate::problem::Problem;
use crate::store::{Basis, Change, Phase, Store, StoreError, Talked, Write};
use crate::time::Time;
use meadhall_engine::{PlayError, Seat};
use meadhall_words::Lang;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::{MappedMutexGuard, watch};

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
    pub(super) state: tokio::sync::Mutex<Option<TableState>>,
    /// Whether something was changed in the state that is not known to be stored.
    pub(super) dirty: AtomicBool,
    /// When the storage was last asked for the state that is here, or given it, where others may change that.
    pub(super) asked: Mutex<Option<Instant>>,
    pub(super) changed: watch::Sender<u64>,
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
    pub(super) claim: Mutex<Option<Claim>>,
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
    pub(super) state: MappedMutexGuard<'a, TableState>,
    pub(super) dirty: &'a AtomicBool,
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
pub(super) fn shown(version: i64) -> u64 {
    version.unsigned_abs()
}

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
            asked: Mutex::default(),
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

    /// Whether a bot here thinks or waits for room.
    pub(super) fn is_thinking(&self) -> bool {
        self.thinking.load(Ordering::Acquire) > 0
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
        self.note_asked(began);
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
        changes.extend(state.occasions(&[], self.collect, self.time.millis()));
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
            changes.extend(state.occasions(&deciders, self.collect, self.time.millis()));
        }
        if state.row.phase == Phase::Over {
            changes.extend(results(state)?);
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
}
