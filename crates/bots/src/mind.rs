//! How positions are judged: by what self-play has taught, or by a game's forecast.

use crate::forecast::worth_of;
use crate::judge::{Notes, Wisdom, chances};
use crate::{PerSeat, Thinker};
use meadhall_engine::{MAX_SEATS, Seat, Viewer};
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
        self.wisdom.is_some() && note(game, position, &mut self.notes)
    }

    /// What a position is worth to each seat, from 0 to 1.
    pub(crate) fn worth<G: Thinker>(&mut self, game: &G, position: &G::Position) -> PerSeat {
        let outcome = game.outcome(position);
        if let Some(wisdom) = self.wisdom.as_deref()
            && game.seats() > 1
        {
            if let Some(outcome) = outcome {
                return wisdom.judge.worth_of(&outcome);
            }
            if note(game, position, &mut self.notes) {
                return judged(wisdom, &self.notes[..game.seats()]);
            }
        }
        match outcome {
            Some(outcome) => worth_of(&outcome),
            None => game.forecast(position).worth(game.seats()),
        }
    }

    /// How believable what a viewer imagines of the others is, as the logarithm of a likelihood: by how such hands differ
    /// from true ones. The same for everything where nothing was taught.
    pub(crate) fn belief<G: Thinker>(&mut self, game: &G, position: &G::Position, viewer: Viewer) -> f32 {
        let Some(wisdom) = self.wisdom.as_deref() else { return 0.0 };
        if !note(game, position, &mut self.notes) {
            return 0.0;
        }
        let others = Seat::all(game.seats()).filter(|&seat| !viewer.is(seat));
        others.map(|seat| wisdom.judge.belief(self.notes[seat.index()].seen())).sum()
    }
}

/// Takes notes about every seat; false if there is nothing to note.
fn note<G: Thinker>(game: &G, position: &G::Position, notes: &mut [Notes; MAX_SEATS]) -> bool {
    let notes = &mut notes[..game.seats()];
    notes.iter_mut().for_each(Notes::clear);
    game.note(position, notes)
}

/// The chances that somebody who was taught sees in the notes about each seat: what was tuned, and the first number, which is
/// the forecast by hand.
fn judged(wisdom: &Wisdom, notes: &[Notes]) -> PerSeat {
    let (mut tuned, mut by_hand) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
    for (n, notes) in notes.iter().enumerate() {
        tuned[n] = wisdom.judge.promise(notes.seen());
        by_hand[n] = notes.first();
    }
    let part = wisdom.style.by_hand;
    let mut worth = chances(tuned, notes.len());
    if part > 0.0 {
        let by_hand = chances(by_hand, notes.len());
        worth.iter_mut().zip(by_hand).for_each(|(worth, hand)| *worth += part * (hand - *worth));
    }
    worth
}
