//! The clocks of a table. What is stored is what a seat has left and since when its clock runs; all else follows from that and
//! from when clocks stand still for its owner. So nothing ticks, and restarts and other servers change nothing.
//!
//! A clock runs while everybody may know that a decision is owed ([`TableState::publicly_owing`]). At a question to which nobody
//! may see who has answered all who are asked have clocks that run alike until it is closed. Then it has cost nobody anything: a
//! figure that was charged would tell who took how long.

use super::fall_votes::FallVotes;
use super::state::TableState;
use crate::clocks::Rest;
use crate::store::{Change, Phase, SeatClock, SeatKind, Store, StoreError, TimeControl};
use meadhall_engine::{Seat, SeatSet};

/// What of a table moves its clocks, taken before a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ClockMoment {
    owing: SeatSet,
    alike: bool,
}

/// What everybody may know of a seat's clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownClock {
    /// Milliseconds that are left.
    pub left: i64,
    /// How long it runs from now on, stands still, runs, and so on, for some days; none where it does not run.
    pub plan: Option<Vec<i64>>,
}

impl ShownClock {
    /// Whether it has fallen.
    pub fn has_fallen(&self) -> bool {
        self.left == 0
    }

    /// Whether it would run if it did not stand still for its owner right now, and for how long that lasts.
    pub fn rests_for(&self) -> Option<i64> {
        match self.plan.as_deref()? {
            [0, rest, ..] => Some(*rest),
            _ => None,
        }
    }
}

/// When clocks stand still for those who sit at a table, in the order of the seats; nowhere read where that does not matter.
pub(super) async fn rests(store: &dyn Store, state: &TableState) -> Result<Vec<Rest>, StoreError> {
    if !state.row.clock.is_some_and(TimeControl::rests) {
        return Ok(Vec::new());
    }
    let owners = state.seats.iter().filter_map(|row| row.owner.clone()).collect();
    let rows = store.rests(owners).await?;
    let rest = |owner: &Option<String>| {
        let row = rows.iter().find(|row| Some(&row.owner) == owner.as_ref());
        row.map(Rest::read).unwrap_or_default()
    };
    Ok(state.seats.iter().map(|row| rest(&row.owner)).collect())
}

/// What is left of a clock at a moment.
pub fn left_at(control: TimeControl, clock: SeatClock, rest: &Rest, now: i64) -> i64 {
    let Some(since) = clock.since else { return clock.left };
    let ran = if control.rests() { rest.running(since, now) } else { (now - since).max(0) };
    (clock.left - ran).max(0)
}

impl TableState {
    /// When clocks stand still for the owner of a seat.
    fn rest(&self, seat: Seat) -> Rest {
        self.rests.get(seat.index()).cloned().unwrap_or_default()
    }

    /// What everybody may know of a seat's clock; none where none is counted.
    pub fn shown_clock(&self, seat: Seat, now: i64) -> Option<ShownClock> {
        let (control, row) = (self.row.clock?, self.seats.get(seat.index())?);
        let (clock, rest) = (row.clock?, self.rest(seat));
        let plan = clock.since.map(|_| if control.rests() { rest.plan(now) } else { Vec::new() });
        Some(ShownClock { left: left_at(control, clock, &rest, now), plan })
    }

    /// Whose clocks have fallen. Where the decision is made all the same, that is over.
    pub fn fallen(&self, now: i64) -> SeatSet {
        let fallen = |seat: &Seat| {
            let running = self.seats[seat.index()].clock.filter(|clock| clock.since.is_some());
            let left = |(control, clock)| left_at(control, clock, &self.rest(*seat), now);
            self.row.clock.zip(running).map(left) == Some(0)
        };
        Seat::all(self.seats.len()).filter(fallen).collect()
    }

    /// Who may choose what happens where a clock has fallen: one seat of each of the other people whose own has not.
    pub fn fall_voters(&self, about: Seat, now: i64) -> SeatSet {
        let fallen = self.fallen(now);
        let mut owners = vec![self.seats.get(about.index()).and_then(|row| row.owner.as_deref())];
        let mut voters = SeatSet::EMPTY;
        for (n, row) in self.seats.iter().enumerate() {
            let there = row.kind == SeatKind::Person && !row.replaced && !fallen.contains(Seat::new(n));
            if there && row.owner.is_some() && !owners.contains(&row.owner.as_deref()) {
                owners.push(row.owner.as_deref());
                voters.insert(Seat::new(n));
            }
        }
        voters
    }

    /// What has been chosen where clocks have fallen.
    pub fn fall_votes(&self) -> FallVotes {
        FallVotes::read(&self.row.votes)
    }

    /// What moves clocks, to be taken before a change.
    pub(super) fn clock_moment(&self) -> ClockMoment {
        ClockMoment { owing: self.publicly_owing(), alike: self.hides_answers() }
    }

    /// Gives everybody the time that the table begins with.
    pub(super) fn set_clocks(&mut self, now: i64) {
        let Some(control) = self.row.clock else { return };
        for row in self.seats.iter_mut().filter(|row| row.kind == SeatKind::Person) {
            row.clock = Some(SeatClock::standing(control.budget()));
        }
        self.turn_clocks(ClockMoment { owing: SeatSet::EMPTY, alike: false }, None, now);
    }

    /// Stops and starts clocks after a change, and says which seats have to be stored. `decided` is who made a decision by it.
    pub(super) fn turn_clocks(&mut self, before: ClockMoment, decided: Option<Seat>, now: i64) -> Vec<Change> {
        let Some(control) = self.row.clock else { return Vec::new() };
        let after = self.clock_moment();
        let mut changes = Vec::new();
        for seat in Seat::all(self.seats.len()) {
            let rest = self.rest(seat);
            let playing = self.row.phase == Phase::Playing && after.owing.contains(seat);
            let row = &mut self.seats[seat.index()];
            let Some(was) = row.clock else { continue };
            let owes = playing && row.kind == SeatKind::Person && !row.replaced && row.owner.is_some();
            let mut clock = was;
            let stays = match (was.since, was.alike) {
                (None, _) => false,
                (Some(_), true) => owes && before == after,
                (Some(_), false) => owes && !after.alike && decided != Some(seat),
            };
            if !stays {
                if was.since.is_some() && !was.alike {
                    clock = SeatClock::standing(left_at(control, was, &rest, now));
                    row.timeouts += i64::from(clock.left == 0);
                    if decided == Some(seat) {
                        clock.left = control.added_to(clock.left);
                    }
                }
                clock.since = owes.then_some(now);
                clock.alike = owes && after.alike;
                if owes {
                    // A time that has run out was counted, and is over.
                    clock.left = clock.left.max(control.more());
                }
            }
            if clock != was {
                row.clock = Some(clock);
                changes.push(Change::Seat(row.clone()));
            }
        }
        self.forget_votes(now);
        changes
    }

    /// Voices about clocks that have not fallen any more are forgotten; those that called a bot stand for as long as it plays.
    fn forget_votes(&mut self, now: i64) {
        if self.row.votes.is_empty() {
            return;
        }
        let (fallen, mut votes) = (self.fallen(now), self.fall_votes());
        votes.keep(|seat| fallen.contains(seat) || self.seats.get(seat.index()).is_some_and(|row| row.replaced));
        self.row.votes = votes.written();
    }

    /// Takes back what decisions have added, of which there were so many of these seats.
    pub(super) fn take_back_time(&mut self, seats: &[Seat]) -> Vec<Change> {
        let Some(control) = self.row.clock else { return Vec::new() };
        let now = self.clock_moment();
        let mut changes = Vec::new();
        for seat in seats.iter().filter(|seat| !(now.alike && now.owing.contains(**seat))) {
            let row = &mut self.seats[seat.index()];
            if let Some(clock) = &mut row.clock {
                clock.left = (clock.left - control.more()).max(clock.left.min(control.more()));
                changes.push(Change::Seat(row.clone()));
            }
        }
        changes
    }

    /// Writes down what has run until now of the clocks of somebody, who then may change when they stand still. Says whether
    /// there was anything to write.
    pub(super) fn book_clocks(&mut self, owner: &str, now: i64) -> Vec<Change> {
        let Some(control) = self.row.clock.filter(|control| control.rests()) else { return Vec::new() };
        let mut changes = Vec::new();
        for seat in self.seats_of(owner) {
            let rest = self.rest(seat);
            let row = &mut self.seats[seat.index()];
            if let Some(clock) = row.clock.filter(|clock| clock.since.is_some()) {
                let left = left_at(control, clock, &rest, now);
                row.clock = Some(SeatClock { left, since: Some(now), ..clock });
                changes.push(Change::Seat(row.clone()));
            }
        }
        changes
    }
}
