//! A table in use: its state behind a lock, and whoever watches it.

use super::adviser::Given;
use super::course::Making;
use super::sitting::Sitting;
use super::{Hall, Hired, now};
use crate::config::Waits;
use crate::live::PlayError;
use crate::problem::Problem;
use crate::store::{Change, Store, TableRow};
use meadhall_engine::Seat;
use meadhall_words::Lang;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{MutexGuard, watch};

/// A table in use.
pub struct Place {
    /// The table's id.
    pub id: String,
    store: Store,
    sitting: tokio::sync::Mutex<Sitting>,
    changed: watch::Sender<u64>,
    /// Grows with everything that whoever plays for others has to know, whether anybody sees it or not.
    stirred: watch::Sender<u64>,
    visitors: Mutex<Visitors>,
    waits: Waits,
    /// What the adviser said last.
    pub(super) given: Mutex<Option<Given>>,
    /// The course of the game, once it is over.
    pub(super) making: Making,
}

/// Who has the table's page open.
#[derive(Default)]
struct Visitors {
    /// Live connections for each visitor.
    streams: HashMap<String, usize>,
    /// When somebody who sits here was last heard of.
    left: HashMap<String, Instant>,
    /// When the table was last used.
    used: Option<Instant>,
    /// Who is shown as away.
    shown_away: Vec<bool>,
}

/// Counts as one live connection for as long as it lives.
pub struct Watching {
    hall: Arc<Hall>,
    place: Arc<Place>,
    owner: String,
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.hall.end_stream(&self.owner);
        let mut visitors = self.place.visitors();
        if let Some(count) = visitors.streams.get_mut(&self.owner) {
            *count -= 1;
            if *count == 0 {
                visitors.streams.remove(&self.owner);
            }
        }
        visitors.heard_of(&self.owner);
    }
}

impl Visitors {
    /// Somebody was here just now. Only those who sit here are remembered.
    fn heard_of(&mut self, owner: &str) {
        if let Some(left) = self.left.get_mut(owner) {
            *left = Instant::now();
        }
    }
}

impl Place {
    /// Puts a table into use.
    pub fn new(sitting: Sitting, waits: Waits, store: Store) -> Arc<Place> {
        let (changed, _) = watch::channel(sitting.row.version as u64);
        // Everybody gets the time to come back before being shown as away.
        let left = sitting.seats.iter().filter_map(|seat| Some((seat.owner.clone()?, Instant::now()))).collect();
        let shown_away = vec![false; sitting.seats.len()];
        let visitors = Visitors { left, used: Some(Instant::now()), shown_away, ..Visitors::default() };
        Arc::new(Place {
            id: sitting.row.id.clone(),
            store,
            sitting: tokio::sync::Mutex::new(sitting),
            changed,
            stirred: watch::channel(0).0,
            visitors: Mutex::new(visitors),
            waits,
            given: Mutex::default(),
            making: Making::default(),
        })
    }

    fn visitors(&self) -> std::sync::MutexGuard<'_, Visitors> {
        self.visitors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The state, for one request at a time. After a change that was not stored it is what the database holds: nobody gets
    /// to see anything else, and where that cannot be read nobody gets to see the table.
    pub async fn lock(&self) -> Result<MutexGuard<'_, Sitting>, Problem> {
        self.visitors().used = Some(Instant::now());
        self.settled(self.sitting.lock().await).await
    }

    async fn settled<'a>(&self, mut sitting: MutexGuard<'a, Sitting>) -> Result<MutexGuard<'a, Sitting>, Problem> {
        if sitting.unsettled {
            let stored = self.store.load(&self.id).await?.ok_or(Problem::NotFound)?;
            let shown = *self.changed.borrow();
            sitting.settle(Sitting::restore(stored)?, shown as i64);
        }
        Ok(sitting)
    }

    /// Tells every watcher of the version.
    pub fn publish(&self, sitting: &Sitting) {
        self.changed.send_replace(sitting.row.version as u64);
        self.stir();
    }

    /// Tells the driver that something has changed which nobody else may notice.
    pub(super) fn stir(&self) {
        self.stirred.send_modify(|count| *count += 1);
    }

    /// What the driver is told.
    pub(super) fn stirrings(&self) -> watch::Receiver<u64> {
        self.stirred.subscribe()
    }

    /// The versions as they come.
    pub fn versions(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Begins to watch; refused if the visitor watches too much already.
    pub fn watch(self: &Arc<Place>, hall: &Arc<Hall>, owner: &str) -> Result<Watching, Problem> {
        hall.begin_stream(owner)?;
        *self.visitors().streams.entry(owner.to_owned()).or_default() += 1;
        Ok(Watching { hall: Arc::clone(hall), place: Arc::clone(self), owner: owner.to_owned() })
    }

    /// Somebody asks for a page or sends something: who does that is here, with a live page or without.
    pub fn greet(&self, owner: &str) {
        self.visitors().heard_of(owner);
    }

    /// Somebody sits down here, and gets the time to open the page.
    pub fn welcome(&self, owner: &str) {
        self.visitors().left.insert(owner.to_owned(), Instant::now());
    }

    /// How many visitors watch.
    pub fn watchers(&self) -> usize {
        self.visitors().streams.len()
    }

    /// For how long nobody has used the table.
    pub fn idle_for(&self) -> Duration {
        self.visitors().used.map_or(Duration::MAX, |used| used.elapsed())
    }

    /// For how long a visitor has been away; none while a page is open.
    pub fn away_for(&self, owner: &str) -> Option<Duration> {
        let visitors = self.visitors();
        if visitors.streams.contains_key(owner) {
            return None;
        }
        Some(visitors.left.get(owner).map_or(Duration::MAX, |left| left.elapsed()))
            .filter(|away| *away > self.waits.away)
    }

    /// Makes changes durable. Until that is known, the state counts for nothing.
    pub(super) async fn save(&self, sitting: &mut Sitting, changes: Vec<Change>) -> Result<(), Problem> {
        sitting.unsettled = true;
        self.store.write(changes).await?;
        sitting.unsettled = false;
        Ok(())
    }

    /// Makes the table and its seats durable with a new version, and shows them to everybody. Without the first there is no
    /// second.
    pub(super) async fn save_and_show(&self, sitting: &mut Sitting, changes: Vec<Change>) -> Result<(), Problem> {
        self.save(sitting, changes).await?;
        self.publish(sitting);
        Ok(())
    }

    /// Plays a choice for a seat of the visitor's.
    pub async fn play(&self, owner: &str, seat: Seat, version: i64, action: &str, lang: Lang) -> Result<(), Problem> {
        let mut sitting = self.lock().await?;
        let row = sitting.own_seat(owner, seat)?;
        if row.replaced {
            return Err(Problem::Forbidden);
        }
        if sitting.row.phase != "playing" {
            return Err(Problem::NotInPlay);
        }
        // A quiet answer leaves the version as it is, so a second one is known by its seat.
        let answered = sitting.is_quiet() && !sitting.pending().contains(seat);
        if version < sitting.decided[seat.index()] || answered {
            return Err(Problem::Stale);
        }
        self.decide(&mut sitting, seat, action, lang).await
    }

    /// Plays a choice for a seat and makes it durable, or changes nothing.
    pub(super) async fn decide(
        &self,
        sitting: &mut Sitting,
        seat: Seat,
        action: &str,
        lang: Lang,
    ) -> Result<(), Problem> {
        let words = meadhall_games::find(&sitting.row.game).ok_or(Problem::NotFound)?.board.words(lang);
        let names = sitting.names();
        let quiet = sitting.is_quiet();
        // Whatever becomes of this, be it a panic, the change counts only once it is stored.
        sitting.unsettled = true;
        let live = sitting.live.as_mut().ok_or(Problem::NotInPlay)?;
        let before = live.turns();
        let played = live.play(seat, action).map_err(|error| match error {
            PlayError::Unreadable => Problem::Malformed(words.say("problem-no-action")),
            PlayError::Refused(refusal) => {
                let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
                Problem::Refused(words.tell(&refusal.why, &name))
            }
        });
        // What the rules refuse changes nothing.
        sitting.unsettled = false;
        played?;
        let unseen = quiet && sitting.is_quiet();
        self.store_turns(sitting, before, unseen).await
    }

    /// Makes the turns from a number on durable, and shows them. What is `unseen`, an answer to a question that is still
    /// open, does not even move the version: nobody may see how many have answered.
    pub(super) async fn store_turns(&self, sitting: &mut Sitting, from: usize, unseen: bool) -> Result<(), Problem> {
        sitting.unsettled = true;
        if !unseen {
            sitting.row.touched = now();
            sitting.next_version();
        }
        let version = sitting.row.version;
        let live = sitting.live.as_ref().ok_or(Problem::NotInPlay)?;
        let turns = live.rows(&self.id, from, version)?;
        let deciders: Vec<usize> = turns.iter().map(|turn| turn.seat as usize).collect();
        sitting.row.phase = if live.outcome().is_some() { "over" } else { "playing" }.to_owned();
        let TableRow { id, phase, touched, .. } = sitting.row.clone();
        let mut changes = vec![Change::Turns { table: id.clone(), from, turns }];
        if !unseen {
            changes.push(Change::Progress { table: id, phase, version, touched });
        }
        self.save(sitting, changes).await?;
        for seat in deciders {
            if let Some(decided) = sitting.decided.get_mut(seat) {
                *decided = version;
            }
        }
        if sitting.row.phase == "over" {
            // Nobody will be asked any more.
            sitting.hired = Hired::default();
        }
        if !unseen {
            sitting.undo = None;
            self.publish(sitting);
        }
        Ok(())
    }

    /// Shows who has gone away or come back, and hands the seats of those who have been away for long to bots.
    pub async fn look_after(&self) -> Result<(), Problem> {
        let Ok(sitting) = self.sitting.try_lock() else { return Ok(()) };
        let mut sitting = self.settled(sitting).await?;
        let away: Vec<Option<Duration>> =
            sitting.seats.iter().map(|row| self.away_for(row.owner.as_deref()?)).collect();
        let shown: Vec<bool> = away.iter().map(Option::is_some).collect();
        let flipped = {
            let mut visitors = self.visitors();
            let flipped = visitors.shown_away != shown;
            visitors.shown_away = shown;
            flipped
        };
        let pending = sitting.pending();
        // While a quiet question is open, it must not show who has not answered: everybody who is gone is replaced.
        let quiet = sitting.is_quiet();
        let patience = sitting.row.takeover.map(|minutes| self.waits.minute * minutes.clamp(0, 10_000) as u32);
        let mut handed = Vec::new();
        for (n, away) in away.into_iter().enumerate() {
            let gone = away.zip(patience).is_some_and(|(away, patience)| away >= patience);
            let awaited = quiet || pending.contains(Seat::new(n));
            if gone && awaited && sitting.seats[n].kind == "person" && !sitting.seats[n].replaced {
                handed.push(n);
            }
        }
        if handed.is_empty() && !flipped {
            return Ok(());
        }
        sitting.next_version();
        if handed.is_empty() {
            self.publish(&sitting);
            return Ok(());
        }
        for &n in &handed {
            sitting.seats[n].replaced = true;
        }
        let changes = sitting.changes();
        self.save_and_show(&mut sitting, changes).await
    }
}
