//! Which change of a table is an occasion to tell somebody something.

use crate::store::{Change, NoticeKind, Occasion, Phase};
use crate::tables::TableState;
use meadhall_engine::{Seat, SeatSet};
use std::time::Duration;

/// How long before a clock falls its owner is warned, in milliseconds of its time: half a day.
const WARNED: i64 = 12 * 3_600_000;

/// Who owed a decision, as far as everybody may know, when a table was last stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Those.
    seats: SeatSet,
    /// Whether nobody may see who has answered.
    hidden: bool,
}

impl Default for Asked {
    /// Nobody.
    fn default() -> Asked {
        Asked { seats: SeatSet::EMPTY, hidden: false }
    }
}

impl TableState {
    /// Who owes a decision now, as far as everybody may know.
    pub fn asked_now(&self) -> Asked {
        Asked { seats: self.publicly_owing(), hidden: self.hides_answers() }
    }

    /// What those who sit here are to be told of a change that everybody sees, made at a time, in which these seats have decided.
    /// Where answers are hidden a change that is seen has closed the question, and whoever is asked now is asked something new:
    /// who was asked before and has answered, or not, makes no difference.
    pub fn occasions(&self, deciders: &[i64], collect: Duration, now: i64) -> Vec<Change> {
        let mark = self.row.version;
        let due = mark.saturating_add(i64::try_from(collect.as_millis()).unwrap_or(i64::MAX));
        if self.row.phase == Phase::Over {
            let seats = (1 << self.seats.len()) - 1;
            return vec![Change::Occasion(Occasion { kind: NoticeKind::Over, seats, mark, due })];
        }
        let decided = |seat: &Seat| deciders.iter().any(|decider| usize::try_from(*decider) == Ok(seat.index()));
        let waiting = |seat: &Seat| !self.asked.hidden && self.asked.seats.contains(*seat) && !decided(seat);
        let new: SeatSet = self.publicly_owing().iter().filter(|seat| !waiting(seat)).collect();
        let of =
            |kind, seats: SeatSet, due| Change::Occasion(Occasion { kind, seats: u8::from(seats).into(), mark, due });
        let turn = (!new.is_empty()).then(|| of(NoticeKind::Turn, new, due));
        let clock = |seat: Seat| Some((self.until_warning(seat, now)?, seat));
        let mut clocks: Vec<(i64, Seat)> = new.iter().filter_map(clock).collect();
        // Of two seats of one person the last one counts: the clock that falls first.
        clocks.sort_unstable_by_key(|(time, _)| -time);
        let clock = |(time, seat)| of(NoticeKind::Clock, SeatSet::EMPTY.with(seat), due.max(mark.saturating_add(time)));
        turn.into_iter().chain(clocks.into_iter().map(clock)).collect()
    }

    /// In how many milliseconds the owner of a seat is warned that its clock will fall; none where it does not run over days. The
    /// clock may stand still meanwhile: then it is looked at once more.
    pub fn until_warning(&self, seat: Seat, now: i64) -> Option<i64> {
        self.row.clock.filter(|control| control.rests())?;
        let clock = self.shown_clock(seat, now).filter(|clock| clock.plan.is_some())?;
        Some((clock.left - WARNED).max(0))
    }
}
