//! Whose tables and seats are: what happens to them when somebody becomes known, or wants to be forgotten.

use super::{TableHandle, TableRegistry, now, now_millis};
use crate::problem::Problem;
use crate::store::{Changed, Phase, SeatKind};
use crate::token;
use std::sync::Arc;

/// How many tables of somebody's are looked at; nobody has more that are not over.
const MOST: i64 = 100_000;
/// How often a change is tried again where another server was faster.
const TRIES: usize = 8;

impl TableRegistry {
    /// Tables have another owner in the storage: those in memory are looked at again, and the owner is here.
    pub async fn owner_changed(&self, changed: &Changed, owner: &str) {
        for (id, revision) in changed {
            let handle = self.tables().get(id).cloned();
            if let Some(handle) = handle {
                handle.add_seated(owner);
                handle.compare(*revision).await;
            }
        }
    }

    /// Forgets somebody. Tables that she opened and that wait for players go; at others her seat is free again. Where she is in
    /// the middle of a game, a bot plays on for the others. What is over stays, without her name.
    pub async fn forget_owner(self: &Arc<TableRegistry>, owner: &str) -> Result<(), Problem> {
        for table in self.store.of_owner(owner, MOST).await? {
            if table.phase == Phase::Over {
                continue;
            }
            if table.phase == Phase::Lobby && table.host == owner {
                self.cancel(&table.id).await?;
                continue;
            }
            let handle = match self.table(&table.id).await {
                // What cannot be read loses its names all the same, below.
                Err(_) => continue,
                Ok(handle) => handle,
            };
            let mut left = handle.leave_for_good(owner).await;
            for _ in 0..TRIES {
                let Err(Problem::Conflict) = left else { break };
                left = handle.leave_for_good(owner).await;
            }
            left?;
        }
        let changed = self.store.erase(owner, now_millis()).await?;
        self.owner_changed(&changed, "").await;
        Ok(())
    }

    /// Ends a table that nobody has begun to play: it is gone for everybody.
    pub async fn cancel(&self, id: &str) -> Result<(), Problem> {
        self.store.forget(id).await?;
        let handle = self.tables().remove(id);
        if let Some(handle) = handle {
            // Its pages look again, and find nothing.
            handle.compare(-1).await;
        }
        Ok(())
    }
}

impl TableHandle {
    /// Frees the seats of somebody who never comes back.
    async fn leave_for_good(&self, owner: &str) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        let seats = state.seats_of(owner);
        if seats.is_empty() {
            return Ok(());
        }
        state.set_dirty(true);
        let clocks = state.clock_moment();
        let lobby = state.row.phase == Phase::Lobby;
        for seat in seats {
            let row = &mut state.seats[seat.index()];
            row.owner = None;
            row.name = String::new();
            row.standing = None;
            if lobby {
                row.kind = SeatKind::Open;
                row.part = String::new();
                row.invitation = Some(token::token());
            } else {
                row.replaced = true;
            }
        }
        state.turn_clocks(clocks, None, self.time.millis());
        state.row.touched = now();
        state.next_version();
        let changes = state.changes();
        self.save_and_show(&mut state, changes).await
    }
}
