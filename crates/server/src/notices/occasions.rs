//! Which change of a table is an occasion to tell somebody something.

use crate::store::{Change, NoticeKind, Occasion, Phase};
use crate::tables::TableState;
use meadhall_engine::{Seat, SeatSet};
use std::time::Duration;

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

    /// What those who sit here are to be told of a change that everybody sees, in which these seats have decided. Where answers are
    /// hidden a change that is seen has closed the question, and whoever is asked now is asked something new: who was asked before
    /// and has answered, or not, makes no difference.
    pub fn occasions(&self, deciders: &[i64], collect: Duration) -> Option<Change> {
        let mark = self.row.version;
        let due = mark.saturating_add(i64::try_from(collect.as_millis()).unwrap_or(i64::MAX));
        if self.row.phase == Phase::Over {
            let seats = (1 << self.seats.len()) - 1;
            return Some(Change::Occasion(Occasion { kind: NoticeKind::Over, seats, mark, due }));
        }
        let decided = |seat: &Seat| deciders.iter().any(|decider| usize::try_from(*decider) == Ok(seat.index()));
        let waiting = |seat: &Seat| !self.asked.hidden && self.asked.seats.contains(*seat) && !decided(seat);
        let new: SeatSet = self.publicly_owing().iter().filter(|seat| !waiting(seat)).collect();
        let occasion = Occasion { kind: NoticeKind::Turn, seats: u8::from(new).into(), mark, due };
        (!new.is_empty()).then_some(Change::Occasion(occasion))
    }
}
