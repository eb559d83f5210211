//! Who has a table's page open, and who is away.

use super::{TableHandle, TableRegistry, now_millis};
use crate::problem::Problem;
use crate::visitor::Visitor;
use meadhall_engine::SeatSet;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Who has the table's page open.
#[derive(Default)]
pub(super) struct Presence {
    /// Live connections for each visitor.
    streams: HashMap<String, usize>,
    /// When somebody who sits here was last heard of.
    last_seen: HashMap<String, Instant>,
    /// Live connections of pages that somebody looks at, for each visitor.
    looking: HashMap<String, usize>,
    /// When somebody last asked for a page here, or looked at one, in milliseconds since 1970.
    looked: HashMap<String, i64>,
    /// When the table was last used.
    used: Option<Instant>,
    /// Who is shown as away.
    shown_away: Vec<bool>,
    /// Whose clocks are shown to have fallen.
    shown_fallen: SeatSet,
    /// After how long an absent person's seat is handed to a bot, of a table at rest.
    patience: Option<Duration>,
}

impl Presence {
    /// Everybody who sits here gets the time to come back before being shown as away.
    pub(super) fn new(seats: &[crate::store::SeatRow]) -> Presence {
        let last_seen = seats.iter().filter_map(|seat| Some((seat.owner.clone()?, Instant::now()))).collect();
        let shown_away = vec![false; seats.len()];
        Presence { last_seen, used: Some(Instant::now()), shown_away, ..Presence::default() }
    }

    /// Somebody was here just now. Only those who sit here are remembered.
    fn heard_of(&mut self, owner: &str) {
        if let Some(seen) = self.last_seen.get_mut(owner) {
            *seen = Instant::now();
        }
    }
}

/// Counts as one live connection for as long as it lives.
pub struct Watching {
    registry: Arc<TableRegistry>,
    handle: Arc<TableHandle>,
    owner: String,
    address: String,
    /// Whether somebody looks at the page, as far as its browser says.
    looking: bool,
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.registry.end_stream([&self.owner, &self.address]);
        let mut presence = self.handle.presence();
        one_less(&mut presence.streams, &self.owner);
        if self.looking {
            one_less(&mut presence.looking, &self.owner);
            presence.looked.insert(self.owner.clone(), now_millis());
        }
        presence.heard_of(&self.owner);
    }
}

/// Counts one less.
fn one_less(counts: &mut HashMap<String, usize>, owner: &str) {
    if let Some(count) = counts.get_mut(owner) {
        *count -= 1;
        if *count == 0 {
            counts.remove(owner);
        }
    }
}

impl TableHandle {
    fn presence(&self) -> MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins to watch; refused if the visitor watches too much already. `looking` says that the page is in sight.
    pub fn watch(
        self: &Arc<TableHandle>,
        registry: &Arc<TableRegistry>,
        visitor: &Visitor,
        looking: bool,
    ) -> Result<Watching, Problem> {
        registry.begin_stream(visitor)?;
        let (owner, address) = (visitor.owner.clone(), visitor.address.clone());
        let mut presence = self.presence();
        *presence.streams.entry(owner.clone()).or_default() += 1;
        if looking {
            *presence.looking.entry(owner.clone()).or_default() += 1;
        }
        drop(presence);
        Ok(Watching { registry: Arc::clone(registry), handle: Arc::clone(self), owner, address, looking })
    }

    /// Somebody asks for a page or sends something: who does that is here, with a live page or without.
    pub fn mark_present(&self, owner: &str) {
        let mut presence = self.presence();
        presence.heard_of(owner);
        presence.looked.insert(owner.to_owned(), now_millis());
    }

    /// Another server has heard of somebody.
    pub(super) fn mark_elsewhere(&self, owner: &str) {
        self.presence().heard_of(owner);
    }

    /// Whether somebody looks at this table by this server, or has since a time in milliseconds.
    pub fn has_looked_since(&self, owner: &str, since: i64) -> bool {
        let presence = self.presence();
        presence.looking.contains_key(owner) || presence.looked.get(owner).is_some_and(|looked| *looked > since)
    }

    /// Those who look at this table by this server, or have since a time in milliseconds.
    pub(super) fn lookers(&self, since: i64) -> Vec<String> {
        let presence = self.presence();
        let lately = presence.looked.iter().filter(|(_, looked)| **looked > since).map(|(owner, _)| owner);
        let here: HashSet<&String> = presence.looking.keys().chain(lately).collect();
        here.into_iter().filter(|owner| presence.last_seen.contains_key(*owner)).cloned().collect()
    }

    /// Somebody sits down here, and gets the time to open the page.
    pub(super) fn add_seated(&self, owner: &str) {
        self.presence().last_seen.insert(owner.to_owned(), Instant::now());
    }

    /// The table is used.
    pub(super) fn mark_used(&self) {
        self.presence().used = Some(Instant::now());
    }

    /// Notes for how long a table that comes to rest waits for absent people.
    pub(super) fn note_patience(&self, patience: Option<Duration>) {
        self.presence().patience = patience;
    }

    /// Whether somebody has been away from a table at rest for longer than it waits.
    pub(super) fn patience_is_over(&self) -> bool {
        let presence = self.presence();
        let gone =
            |patience: Duration| presence.last_seen.values().any(|seen| seen.elapsed() > patience.max(self.waits.away));
        presence.patience.is_some_and(gone)
    }

    /// Those who sit here and have a page open.
    pub(super) fn seated_watchers(&self) -> Vec<String> {
        let presence = self.presence();
        presence.streams.keys().filter(|owner| presence.last_seen.contains_key(*owner)).cloned().collect()
    }

    /// How many visitors watch.
    pub(super) fn watchers(&self) -> usize {
        self.presence().streams.len()
    }

    /// For how long nobody has used the table.
    pub(super) fn idle_for(&self) -> Duration {
        self.presence().used.map_or(Duration::MAX, |used| used.elapsed())
    }

    /// For how long a visitor has been away; none while a page is open.
    pub(super) fn away_for(&self, owner: &str) -> Option<Duration> {
        let presence = self.presence();
        if presence.streams.contains_key(owner) {
            return None;
        }
        Some(presence.last_seen.get(owner).map_or(Duration::MAX, |seen| seen.elapsed()))
            .filter(|away| *away > self.waits.away)
    }

    /// Whether just those are shown as away, and just those clocks as fallen.
    pub(super) fn is_shown(&self, away: &[Option<Duration>], fallen: SeatSet) -> bool {
        let presence = self.presence();
        presence.shown_fallen == fallen && presence.shown_away.iter().copied().eq(away.iter().map(Option::is_some))
    }

    /// Notes who is shown as away and whose clock as fallen; whether that is news.
    pub(super) fn show(&self, away: Vec<bool>, fallen: SeatSet) -> bool {
        let mut presence = self.presence();
        let news = presence.shown_away != away || presence.shown_fallen != fallen;
        (presence.shown_away, presence.shown_fallen) = (away, fallen);
        news
    }
}
