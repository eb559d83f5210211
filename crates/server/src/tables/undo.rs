//! Taking back: free while nothing new was learnt and nobody else has acted; past that the others are asked.

use super::TableHandle;
use super::handle::{LockedState, NewTurns, Undone};
use super::state::UndoRequest;
use crate::problem::Problem;
use crate::store::Phase;
use meadhall_engine::{Seat, SeatSet};

impl TableHandle {
    /// Takes back the seat's last decision, or asks the others.
    pub async fn ask_undo(&self, owner: &str, seat: Seat) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        state.own_seat(owner, seat)?;
        if state.row.phase != Phase::Playing {
            return Err(Problem::NotInPlay);
        }
        let free = state.in_play()?.undo_is_free(seat).map_err(|_| Problem::NothingToUndo)?;
        // Everybody else who plays has to agree; bots always do.
        let waiting = if free { SeatSet::EMPTY } else { state.other_people(owner) };
        if waiting.is_empty() {
            return self.take_back(&mut state, seat).await;
        }
        state.undo = Some(UndoRequest { by: seat, waiting });
        self.show_wish(&mut state).await
    }

    /// The answer of somebody who was asked.
    pub async fn answer_undo(&self, owner: &str, seat: Seat, agree: bool) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        state.own_seat(owner, seat)?;
        let request = state.undo.filter(|request| request.waiting.contains(seat)).ok_or(Problem::Stale)?;
        let waiting = request.waiting.without(seat);
        if agree && waiting.is_empty() {
            return self.take_back(&mut state, request.by).await;
        }
        state.undo = agree.then_some(UndoRequest { waiting, ..request });
        self.show_wish(&mut state).await
    }

    /// Makes a wish durable and shows it to everybody.
    async fn show_wish(&self, state: &mut LockedState<'_>) -> Result<(), Problem> {
        state.set_dirty(true);
        state.next_version();
        let change = state.table_change();
        self.save_and_show(state, vec![change]).await
    }

    async fn take_back(&self, state: &mut LockedState<'_>, seat: Seat) -> Result<(), Problem> {
        let quiet = state.hides_answers();
        let free = state.in_play()?.undo_is_free(seat).map_err(|_| Problem::NothingToUndo)?;
        // From here on the change counts only once it is stored.
        state.set_dirty(true);
        let clocks = state.clock_moment();
        let played = state.deciders();
        let kept = state.table_mut()?.undo(seat).map_err(|_| Problem::NothingToUndo)?;
        // An answer taken back while its question is still open is as unseen as it was.
        let unseen = free && quiet && state.hides_answers();
        let (basis, undone) = (state.basis(), Some(if free { Undone::Unseen } else { Undone::Seen }));
        // A free undo leaves what others have decided in secret at the same time.
        let mut taken: Vec<Seat> = played.into_iter().skip(kept).flatten().collect();
        for again in state.deciders().into_iter().skip(kept).flatten() {
            if let Some(n) = taken.iter().position(|seat| *seat == again) {
                taken.remove(n);
            }
        }
        let mut changes = state.turn_clocks(clocks, None, self.time.millis());
        changes.extend(state.take_back_time(&taken));
        self.store_turns(state, basis, NewTurns { from: kept, unseen, undone, clocks: changes }).await
    }
}
