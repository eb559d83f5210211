//! How a game ended for each of its people, for the lists that show it: nobody reads a game to print a line.

use super::TableState;
use crate::people::profile::median;
use crate::problem::Problem;
use crate::store::{Change, SeatKind};
use meadhall_engine::Seat;

/// The seats of a game that is over, with their places, scores and usual paces, to be stored.
pub(super) fn results(state: &mut TableState) -> Result<Vec<Change>, Problem> {
    let Some(outcome) = state.in_play()?.outcome() else { return Ok(Vec::new()) };
    let paces: Vec<Option<i64>> = Seat::all(state.seats.len()).map(|seat| pace(state, seat)).collect();
    let mut changes = Vec::new();
    for ((n, row), pace) in state.seats.iter_mut().enumerate().zip(paces) {
        row.place = Some(i64::from(outcome.place(Seat::new(n))));
        row.score = Some(i64::from(outcome.scores[n]));
        row.pace = pace.filter(|_| row.kind == SeatKind::Person);
        changes.push(Change::Seat(row.clone()));
    }
    Ok(changes)
}

/// The seconds that a seat usually took: from one change of the table to its own. Versions are times, in milliseconds.
fn pace(state: &TableState, seat: Seat) -> Option<i64> {
    let table = state.table.as_ref()?;
    let mut before = state.row.created.saturating_mul(1_000);
    let mut waits = Vec::new();
    let played = state.times.iter().enumerate().filter_map(|(n, version)| Some((table.turn(n)?, *version)));
    for (turn, version) in played {
        if version > before {
            if turn.seat == seat && !turn.by_table {
                waits.push((version - before) / 1_000);
            }
            before = version;
        }
    }
    median(waits)
}
