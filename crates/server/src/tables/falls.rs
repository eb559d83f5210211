//! What the others do where a clock has fallen, and what is written down before somebody changes when her clocks stand still.

use super::fall_votes::{EndedEarly, FallChoice, Verdict};
use super::handle::LockedState;
use super::results::results;
use super::{TableHandle, TableRegistry, now};
use crate::clocks::Rest;
use crate::problem::Problem;
use crate::store::{Change, Phase};
use meadhall_engine::{Seat, SeatSet};
use std::sync::Arc;

/// How many tables of somebody's are looked at; nobody has more in play.
const MOST: i64 = 100_000;
/// How often a change is tried again where another server was faster.
const TRIES: usize = 8;

impl TableHandle {
    /// Chooses what happens where somebody's clock has fallen, or takes the choice back. Once the others have chosen together it
    /// happens.
    pub async fn choose_at_fall(&self, owner: &str, about: Seat, choice: Option<FallChoice>) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        let now = self.time.millis();
        if state.row.phase != Phase::Playing {
            return Err(Problem::NotInPlay);
        }
        let voters = state.fall_voters(about, now);
        let mine = |seat: &Seat| state.seats[seat.index()].owner.as_deref() == Some(owner);
        let by = voters.iter().find(mine).ok_or(Problem::Forbidden)?;
        // She may have decided meanwhile.
        if !state.fallen(now).contains(about) {
            return Err(Problem::Stale);
        }
        let mut votes = state.fall_votes();
        votes.cast(by, about, choice);
        let verdict = votes.verdict(about, voters);
        state.set_dirty(true);
        state.row.votes = votes.written();
        match verdict {
            Some(Verdict::End) => self.end_as_it_stands(&mut state, about, voters).await,
            Some(Verdict::Bot(level)) => {
                let before = state.clock_moment();
                let row = &mut state.seats[about.index()];
                row.replaced = true;
                row.level = Some(level.to_string());
                state.turn_clocks(before, None, now);
                state.next_version();
                let changes = state.changes();
                self.save_and_show(&mut state, changes).await
            }
            None => {
                state.next_version();
                let change = state.table_change();
                self.save_and_show(&mut state, vec![change]).await
            }
        }
    }

    /// Ends the game: scores and places are those of now.
    async fn end_as_it_stands(&self, state: &mut LockedState<'_>, fallen: Seat, by: SeatSet) -> Result<(), Problem> {
        let before = state.clock_moment();
        state.table_mut()?.end();
        state.row.ended = Some(EndedEarly { fallen, by }.written());
        state.row.phase = Phase::Over;
        state.row.touched = now();
        state.undo = None;
        state.turn_clocks(before, None, self.time.millis());
        state.next_version();
        let results = results(state)?;
        let changes: Vec<Change> = [state.table_change()].into_iter().chain(results).collect();
        self.save_and_show(state, changes).await?;
        // Nobody will be asked any more.
        self.bots.clear();
        Ok(())
    }

    /// Writes down what has run until now of the clocks of somebody.
    async fn book(&self, owner: &str) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        state.set_dirty(true);
        let changes = state.book_clocks(owner, self.time.millis());
        if changes.is_empty() {
            state.set_dirty(false);
            return Ok(());
        }
        let changes = changes.into_iter().chain([state.table_change()]).collect();
        self.save(&mut state, changes).await
    }
}

impl TableRegistry {
    /// When clocks stand still for somebody, if she has set that.
    pub async fn rest_of(&self, owner: &str) -> Result<Option<Rest>, Problem> {
        let rows = self.store.rests(vec![owner.to_owned()]).await?;
        Ok(rows.first().map(Rest::read))
    }

    /// Sets when clocks stand still for somebody from now on. What has run until now stays as it is.
    pub async fn set_rest(self: &Arc<TableRegistry>, owner: &str, rest: &Rest) -> Result<(), Problem> {
        self.book_clocks(owner).await?;
        let changed = self.store.set_rest(&rest.written(owner), super::now_millis()).await?;
        self.owner_changed(&changed, owner).await;
        Ok(())
    }

    /// Writes down what has run until now of all clocks of somebody.
    pub async fn book_clocks(self: &Arc<TableRegistry>, owner: &str) -> Result<(), Problem> {
        for table in self.store.of_owner(owner, MOST).await? {
            if table.phase != Phase::Playing || table.clock.is_none() {
                continue;
            }
            // One that cannot be read must not keep the others.
            let Ok(handle) = self.table(&table.id).await else { continue };
            let mut booked = handle.book(owner).await;
            for _ in 0..TRIES {
                let Err(Problem::Conflict) = booked else { break };
                booked = handle.book(owner).await;
            }
            booked?;
        }
        Ok(())
    }
}
