//! How positions are judged: by what self-play has taught, or by a game's forecast.

use crate::forecast::worth_of;
use crate::judge::{Judge, Notes, Wisdom, chances};
use crate::{PerSeat, Thinker};
use meadhall_engine::MAX_SEATS;
use std::sync::Arc;

/// Judges positions, with room to work in.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mind {
    wisdom: Option<Arc<Wisdom>>,
    notes: [Notes; MAX_SEATS],
}

impl Mind {
    /// Judges by what was taught; by the forecast where a game notes nothing.
    pub(crate) fn taught(wisdom: Option<Arc<Wisdom>>) -> Mind {
        Mind { wisdom, ..Mind::default() }
    }

    /// Whether there is anything to note in positions of this game, and somebody who was taught what it means.
    pub(crate) fn judges<G: Thinker>(&mut self, game: &G, position: &G::Position) -> bool {
        self.wisdom.is_some() && self.note(game, position)
    }

    fn note<G: Thinker>(&mut self, game: &G, position: &G::Position) -> bool {
        let notes = &mut self.notes[..game.seats()];
        notes.iter_mut().for_each(Notes::clear);
        game.note(position, notes)
    }

    /// What a position is worth to each seat, from 0 to 1.
    pub(crate) fn worth<G: Thinker>(&mut self, game: &G, position: &G::Position) -> PerSeat {
        let outcome = game.outcome(position);
        if let Some(wisdom) = self.wisdom.clone()
            && game.seats() > 1
        {
            if let Some(outcome) = outcome {
                return wisdom.judge.worth_of(&outcome);
            }
            if self.note(game, position) {
                return self.judged(&wisdom.judge, game.seats());
            }
        }
        match outcome {
            Some(outcome) => worth_of(&outcome),
            None => game.forecast(position).worth(game.seats()),
        }
    }

    fn judged(&self, judge: &Judge, seats: usize) -> PerSeat {
        let mut promises = [0.0; MAX_SEATS];
        for (promise, notes) in promises.iter_mut().zip(&self.notes).take(seats) {
            *promise = judge.promise(notes.seen());
        }
        chances(promises, seats)
    }
}
