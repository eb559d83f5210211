//! Taking back: free while nothing new was learnt and nobody else has acted; past that the others are asked.

use super::TableHandle;
use super::handle::LockedState;
use super::state::UndoRequest;
use crate::problem::Problem;
use crate::store::Phase;
use meadhall_engine::{MAX_SEATS, Seat, SeatSet};

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
        state.next_version();
        self.publish(&state);
        Ok(())
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
        state.next_version();
        self.publish(&state);
        Ok(())
    }

    async fn take_back(&self, state: &mut LockedState<'_>, seat: Seat) -> Result<(), Problem> {
        let quiet = state.hides_answers();
        let free = state.in_play()?.undo_is_free(seat).map_err(|_| Problem::NothingToUndo)?;
        // From here on the change counts only once it is stored.
        state.set_dirty(true);
        let kept = state.table_mut()?.undo(seat).map_err(|_| Problem::NothingToUndo)?;
        // An answer taken back while its question is still open is as unseen as it was.
        let unseen = free && quiet && state.hides_answers();
        self.store_turns(state, kept, unseen).await?;
        if !free {
            // What others had before them may be gone: pages from before are out of date.
            state.decided = [state.row.version; MAX_SEATS];
        }
        Ok(())
    }
}
