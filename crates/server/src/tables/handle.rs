//! A table in use: its state behind a lock, and whoever watches it.

use super::adviser::LastAdvice;
use super::now;
use super::presence::Presence;
use super::seat_bots::SeatBots;
use super::state::TableState;
use super::win_chart::WinChartSlot;
use crate::config::Waits;
use crate::problem::Problem;
use crate::store::{Change, Phase, SeatKind, Store};
use meadhall_engine::{PlayError, Seat};
use meadhall_words::Lang;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{MutexGuard, watch};

/// The longest that a host can let a table wait for somebody, in minutes: what a column holds beyond that is cut.
const LONGEST_TAKEOVER: u32 = 10_000;

/// A table in use.
pub struct TableHandle {
    /// The table's id.
    pub id: String,
    store: Store,
    state: tokio::sync::Mutex<Tracked>,
    changed: watch::Sender<u64>,
    /// Grows with everything that whoever plays for others has to know, whether anybody sees it or not.
    driver_wake: watch::Sender<u64>,
    pub(super) presence: Mutex<Presence>,
    pub(super) waits: Waits,
    /// The bots that sit here.
    pub(super) bots: SeatBots,
    /// What the adviser said last.
    pub(super) last_advice: Mutex<Option<LastAdvice>>,
    /// How the chances went, once the game is over.
    pub(super) win_chart: WinChartSlot,
}

/// The state, and whether something was changed in it that is not known to be stored.
struct Tracked {
    state: TableState,
    dirty: bool,
}

/// The state of a table, locked.
pub struct LockedState<'a>(MutexGuard<'a, Tracked>);

impl LockedState<'_> {
    /// From here on the state counts only once it is stored, whatever becomes of this request, be it a panic.
    pub(super) fn set_dirty(&mut self, dirty: bool) {
        self.0.dirty = dirty;
    }
}

impl Deref for LockedState<'_> {
    type Target = TableState;

    fn deref(&self) -> &TableState {
        &self.0.state
    }
}

impl DerefMut for LockedState<'_> {
    fn deref_mut(&mut self) -> &mut TableState {
        &mut self.0.state
    }
}

/// A version as it is shown: versions are times since 1970, and never negative.
fn shown(version: i64) -> u64 {
    version.unsigned_abs()
}

impl TableHandle {
    /// Puts a table into use.
    pub fn new(state: TableState, waits: Waits, store: Store) -> Arc<TableHandle> {
        Arc::new(TableHandle {
            id: state.row.id.clone(),
            store,
            changed: watch::channel(shown(state.row.version)).0,
            driver_wake: watch::channel(0).0,
            presence: Mutex::new(Presence::new(&state.seats)),
            state: tokio::sync::Mutex::new(Tracked { state, dirty: false }),
            waits,
            bots: SeatBots::default(),
            last_advice: Mutex::default(),
            win_chart: WinChartSlot::default(),
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

    async fn reloaded<'a>(&self, mut tracked: MutexGuard<'a, Tracked>) -> Result<LockedState<'a>, Problem> {
        if tracked.dirty {
            let stored = self.store.load(&self.id).await?.ok_or(Problem::NotFound)?;
            let shown = i64::try_from(*self.changed.borrow()).unwrap_or(i64::MAX);
            tracked.state.reload(TableState::restore(stored)?, shown);
            tracked.dirty = false;
        }
        Ok(LockedState(tracked))
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
        state.set_dirty(true);
        self.store.write(changes).await?;
        state.set_dirty(false);
        Ok(())
    }

    /// Makes the table and its seats durable with a new version, and shows them to everybody. Without the first there is no
    /// second.
    pub(super) async fn save_and_show(&self, state: &mut LockedState<'_>, changes: Vec<Change>) -> Result<(), Problem> {
        self.save(state, changes).await?;
        self.publish(state);
        Ok(())
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
        self.decide(&mut state, seat, action, lang).await
    }

    /// Plays a choice for a seat and makes it durable, or changes nothing.
    pub(super) async fn decide(
        &self,
        state: &mut LockedState<'_>,
        seat: Seat,
        action: &str,
        lang: Lang,
    ) -> Result<(), Problem> {
        let words = state.entry.board.words(lang);
        let names = state.names();
        let quiet = state.hides_answers();
        let unreadable = || Problem::Malformed(words.say("problem-no-action"));
        let written = state.entry.board.written(action).ok_or_else(unreadable)?;
        state.set_dirty(true);
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
        self.store_turns(state, before, unseen).await
    }

    /// Makes the turns from a number on durable, and shows them. What is `unseen`, an answer to a question that is still
    /// open, does not even move the version: nobody may see how many have answered.
    pub(super) async fn store_turns(
        &self,
        state: &mut LockedState<'_>,
        from: usize,
        unseen: bool,
    ) -> Result<(), Problem> {
        state.set_dirty(true);
        if !unseen {
            state.row.touched = now();
            state.next_version();
        }
        let turns = state.turn_rows(from)?;
        let deciders: Vec<i64> = turns.iter().map(|turn| turn.seat).collect();
        let phase = Phase::of_game(state.in_play()?.outcome().is_some());
        state.row.phase = phase;
        let (version, touched) = (state.row.version, state.row.touched);
        let mut changes = vec![Change::Turns { table: self.id.clone(), from, turns }];
        if !unseen {
            changes.push(Change::Progress { table: self.id.clone(), phase, version, touched });
        }
        self.save(state, changes).await?;
        for seat in deciders {
            if let Some(decided) = usize::try_from(seat).ok().and_then(|seat| state.decided.get_mut(seat)) {
                *decided = version;
            }
        }
        if phase == Phase::Over {
            // Nobody will be asked any more.
            self.bots.clear();
        }
        if !unseen {
            state.undo = None;
            self.publish(state);
        }
        Ok(())
    }

    /// Shows who has gone away or come back, and hands the seats of those who have been away for long to bots.
    pub(super) async fn check_presence(&self) -> Result<(), Problem> {
        let Ok(state) = self.state.try_lock() else { return Ok(()) };
        let mut state = self.reloaded(state).await?;
        let away: Vec<Option<Duration>> = state.seats.iter().map(|row| self.away_for(row.owner.as_deref()?)).collect();
        let news = self.show_away(away.iter().map(Option::is_some).collect());
        let handed = self.long_gone(&state, &away);
        if handed.is_empty() && !news {
            return Ok(());
        }
        state.next_version();
        if handed.is_empty() {
            self.publish(&state);
            return Ok(());
        }
        for &n in &handed {
            state.seats[n].replaced = true;
        }
        let changes = state.changes();
        self.save_and_show(&mut state, changes).await
    }

    /// The seats of people who are awaited and have been away for longer than the host lets the table wait.
    fn long_gone(&self, state: &TableState, away: &[Option<Duration>]) -> Vec<usize> {
        let pending = state.pending();
        // While a quiet question is open, it must not show who has not answered: everybody who is gone is replaced.
        let quiet = state.hides_answers();
        let minutes = |stored: i64| u32::try_from(stored.max(0)).unwrap_or(LONGEST_TAKEOVER).min(LONGEST_TAKEOVER);
        let patience = state.row.takeover.map(|stored| self.waits.minute * minutes(stored));
        let gone = |n: &usize| {
            let row = &state.seats[*n];
            let long = away[*n].zip(patience).is_some_and(|(away, patience)| away >= patience);
            let awaited = quiet || pending.contains(Seat::new(*n));
            long && awaited && row.kind == SeatKind::Person && !row.replaced
        };
        (0..state.seats.len()).filter(gone).collect()
    }
}
