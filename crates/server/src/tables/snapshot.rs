//! What a page needs of a table, taken at one moment.

use super::{TableHandle, TableRegistry, TableState};
use crate::problem::Problem;
use crate::thinking::Advice;
use meadhall_bots::WinChart;
use meadhall_engine::{MAX_SEATS, Seat, Viewer};
use std::sync::Arc;

/// What a page needs of a table, taken at one moment: pages are drawn from it while others play on.
pub struct TableSnapshot {
    /// The state.
    pub state: TableState,
    /// Who is away, in the order of the seats.
    away: Vec<bool>,
    /// What the adviser has said about the open decision of a seat.
    advice: [Option<Arc<Advice>>; MAX_SEATS],
    /// How the chances went as the viewer could know it, once the game is over and that is worked out.
    pub win_chart: Option<Arc<WinChart>>,
    /// Who looks at that.
    pub viewer: Viewer,
    /// The time that clocks are shown at, in milliseconds.
    pub now: i64,
}

impl TableSnapshot {
    /// Whether the person at a seat is away.
    pub fn is_away(&self, seat: Seat) -> bool {
        self.away.get(seat.index()).copied().unwrap_or_default()
    }

    /// What the adviser has said about the decision that a seat has to make now.
    pub fn advice(&self, seat: Seat) -> Option<&Advice> {
        self.advice[seat.index()].as_deref()
    }
}

impl TableHandle {
    /// What a page needs, as it is now, for the viewer that follows from the state.
    pub async fn snapshot(
        self: &Arc<TableHandle>,
        registry: &Arc<TableRegistry>,
        viewer: impl FnOnce(&TableState) -> Viewer,
    ) -> Result<TableSnapshot, Problem> {
        let state = self.state().await?;
        let viewer = viewer(&state);
        let away = |row: &crate::store::SeatRow| row.owner.as_deref().and_then(|owner| self.away_for(owner)).is_some();
        Ok(TableSnapshot {
            away: state.seats.iter().map(away).collect(),
            advice: std::array::from_fn(|seat| self.advice(&state, Seat::new(seat))),
            win_chart: self.win_chart(registry, &state, viewer),
            viewer,
            now: self.time.millis(),
            state,
        })
    }
}
