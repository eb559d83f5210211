//! How a game ended for each of its people, for the lists that show it: nobody reads a game to print a line.

use super::{TableHandle, TableState};
use crate::people::profile::median;
use crate::problem::Problem;
use crate::store::{Change, SeatKind, Stored};
use meadhall_engine::Seat;

impl TableHandle {
    /// The seats of a game that is over, with their places, scores and usual paces, to be stored. The last decisions, by these
    /// seats, are not stored yet.
    pub(super) async fn results(&self, state: &mut TableState, last: &[i64]) -> Result<Vec<Change>, Problem> {
        let Some(outcome) = state.in_play()?.outcome() else { return Ok(Vec::new()) };
        let stored = self.store.load(&self.id).await?;
        let now = state.row.version;
        let mut changes = Vec::new();
        for (n, row) in state.seats.iter_mut().enumerate() {
            row.place = Some(i64::from(outcome.place(Seat::new(n))));
            row.score = Some(i64::from(outcome.scores[n]));
            row.pace = match (row.kind, &stored) {
                (SeatKind::Person, Some(stored)) => pace(stored, row.seat, last.contains(&row.seat).then_some(now)),
                _ => None,
            };
            changes.push(Change::Seat(row.clone()));
        }
        Ok(changes)
    }
}

/// The seconds that a seat usually took: from one change of the table to its own. Versions are times, in milliseconds.
fn pace(stored: &Stored, seat: i64, last: Option<i64>) -> Option<i64> {
    let turns = stored.turns.iter().map(|turn| (turn.seat, turn.version, turn.by_table));
    let moves = stored.moves.iter().map(|turn| (turn.seat, turn.version, turn.by_table));
    let mut before = stored.table.created.saturating_mul(1_000);
    let mut waits = Vec::new();
    for (by, version, by_table) in turns.chain(moves).chain(last.map(|version| (seat, version, false))) {
        if version > before {
            if by == seat && !by_table {
                waits.push((version - before) / 1_000);
            }
            before = version;
        }
    }
    median(waits)
}
