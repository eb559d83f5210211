//! What a host does with a table that nobody has begun to play: a seat for a bot, a seat less, no table at all.

use super::state::TableState;
use super::{TableHandle, TableRegistry, now};
use crate::problem::Problem;
use crate::store::{Change, Phase, SeatKind};
use meadhall_bots::Level;
use meadhall_engine::Seat;
use std::sync::Arc;

impl TableRegistry {
    /// Ends a table of a host's that nobody has begun to play.
    pub async fn cancel_table(self: &Arc<TableRegistry>, owner: &str, id: &str) -> Result<(), Problem> {
        self.table(id).await?.end_before_game(owner).await?;
        self.cancel(id).await
    }
}

impl TableHandle {
    /// Gives an open seat to a bot with this name. Where nobody else is awaited the game begins.
    pub async fn fill_with_bot(&self, owner: &str, seat: Seat, level: Level, name: &str) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        check_open(&state, owner, seat)?;
        state.set_dirty(true);
        let row = &mut state.seats[seat.index()];
        row.kind = SeatKind::Bot;
        row.level = Some(level.to_string());
        row.name = name.to_owned();
        row.invitation = None;
        state.row.touched = now();
        let changes = if state.has_room() {
            state.next_version();
            state.changes()
        } else {
            self.begin(&mut state)?
        };
        self.save_and_show(&mut state, changes).await
    }

    /// Takes an open seat away; those behind it move up. Where nobody else is awaited the game begins.
    pub async fn take_seat_away(&self, owner: &str, seat: Seat) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        check_open(&state, owner, seat)?;
        let (fewest, entry) = (state.entry.rules.seats.0, state.entry);
        let left = state.seats.len() - 1;
        if left < fewest {
            return Err(Problem::NotInPlay);
        }
        entry.rules.check(left, &state.options()).map_err(|bad| Problem::BadOption(entry.id(), bad))?;
        state.set_dirty(true);
        state.seats.remove(seat.index());
        if seat.index() < state.rests.len() {
            state.rests.remove(seat.index());
        }
        for (n, row) in state.seats.iter_mut().enumerate() {
            row.seat = super::stored::column(n);
        }
        state.row.touched = now();
        let changes = if state.has_room() {
            state.next_version();
            state.changes()
        } else {
            self.begin(&mut state)?
        };
        // The rows of before go first: no two seats may have one invitation, not even for a moment.
        let from = super::stored::column(seat.index());
        let changes = [Change::Unseated(from)].into_iter().chain(changes).collect();
        self.save_and_show(&mut state, changes).await
    }

    /// Ends the table before its game has begun: it is gone for everybody.
    async fn end_before_game(&self, owner: &str) -> Result<(), Problem> {
        // Nobody sits down while it is being ended.
        let mut state = self.lock().await?;
        match (state.row.host == owner, state.row.phase) {
            (true, Phase::Lobby) => {}
            (true, _) => return Err(Problem::NotInPlay),
            (false, _) => return Err(Problem::Forbidden),
        }
        state.set_dirty(true);
        self.store.forget(&self.id).await?;
        Ok(())
    }
}

/// The host may change a seat that nobody has taken.
fn check_open(state: &TableState, owner: &str, seat: Seat) -> Result<(), Problem> {
    if state.row.host != owner {
        return Err(Problem::Forbidden);
    }
    match state.seats.get(seat.index()).map(|row| row.kind) {
        Some(SeatKind::Open) if state.row.phase == Phase::Lobby => Ok(()),
        Some(_) => Err(Problem::Spent),
        None => Err(Problem::NotFound),
    }
}
