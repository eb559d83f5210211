//! Taking back: free while nothing new was learnt and nobody else has acted; past that the others are asked.

use super::Place;
use super::sitting::{Sitting, UndoRequest};
use crate::problem::Problem;
use meadhall_engine::{MAX_SEATS, Seat, SeatSet};

impl Place {
    /// Takes back the seat's last decision, or asks the others.
    pub async fn ask_undo(&self, owner: &str, seat: Seat) -> Result<(), Problem> {
        let mut sitting = self.lock().await?;
        sitting.own_seat(owner, seat)?;
        if sitting.row.phase != "playing" {
            return Err(Problem::NotInPlay);
        }
        let live = sitting.live.as_ref().ok_or(Problem::NotInPlay)?;
        let free = live.undo_is_free(seat).map_err(|_| Problem::NothingToUndo)?;
        let waiting = if free { SeatSet::EMPTY } else { others(&sitting, owner) };
        if waiting.is_empty() {
            return self.take_back(&mut sitting, seat).await;
        }
        sitting.undo = Some(UndoRequest { by: seat, waiting });
        sitting.next_version();
        self.publish(&sitting);
        Ok(())
    }

    /// The answer of somebody who was asked.
    pub async fn answer_undo(&self, owner: &str, seat: Seat, agree: bool) -> Result<(), Problem> {
        let mut sitting = self.lock().await?;
        sitting.own_seat(owner, seat)?;
        let request = sitting.undo.filter(|request| request.waiting.contains(seat)).ok_or(Problem::Stale)?;
        let waiting = request.waiting.without(seat);
        if agree && waiting.is_empty() {
            return self.take_back(&mut sitting, request.by).await;
        }
        sitting.undo = agree.then_some(UndoRequest { waiting, ..request });
        sitting.next_version();
        self.publish(&sitting);
        Ok(())
    }

    async fn take_back(&self, sitting: &mut Sitting, seat: Seat) -> Result<(), Problem> {
        let quiet = sitting.is_quiet();
        let live = sitting.live.as_mut().ok_or(Problem::NotInPlay)?;
        let free = live.undo_is_free(seat).map_err(|_| Problem::NothingToUndo)?;
        let kept = live.undo(seat).map_err(|_| Problem::NothingToUndo)?;
        // An answer taken back while its question is still open is as unseen as it was.
        let unseen = free && quiet && sitting.is_quiet();
        self.store_turns(sitting, kept, unseen).await?;
        if !free {
            // What others had before them may be gone: pages from before are out of date.
            sitting.decided = [sitting.row.version; MAX_SEATS];
        }
        Ok(())
    }
}

/// The people who have to agree: everybody at the table but the visitor herself. Bots always agree.
fn others(sitting: &Sitting, owner: &str) -> SeatSet {
    let person =
        |row: &&crate::store::SeatRow| row.kind == "person" && !row.replaced && row.owner.as_deref() != Some(owner);
    sitting.seats.iter().filter(person).map(|row| Seat::new(row.seat as usize)).collect()
}
