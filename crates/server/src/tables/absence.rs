//! Who is away from a table, and who plays for those who have been away for long.

use super::{TableHandle, TableState};
use crate::problem::Problem;
use crate::store::SeatKind;
use meadhall_engine::Seat;
use std::time::Duration;

/// The longest that a host can let a table wait for somebody, in minutes: what a column holds beyond that is cut.
const LONGEST_TAKEOVER: u32 = 10_000;

/// The minutes that a table waits for somebody, from a column.
pub(super) fn patience(minutes: i64) -> u32 {
    u32::try_from(minutes.max(0)).unwrap_or(LONGEST_TAKEOVER).min(LONGEST_TAKEOVER)
}

impl TableHandle {
    /// Shows who has gone away or come back and whose clock has fallen, and hands the seats of those who have been away for long to bots.
    pub(super) async fn check_presence(&self) -> Result<(), Problem> {
        let Ok(guard) = self.state.try_lock() else { return Ok(()) };
        let to_do = match guard.as_ref() {
            None => self.patience_is_over(),
            // By what is known here: nobody asks the storage for nothing.
            Some(state) => {
                let away = self.away(state);
                let fallen = state.fallen(self.time.millis());
                !self.is_shown(&away, fallen) || !self.long_gone(state, &away).is_empty()
            }
        };
        if !to_do {
            return Ok(());
        }
        let mut state = self.compared(guard).await?;
        let away = self.away(&state);
        let fallen = state.fallen(self.time.millis());
        let news = self.show(away.iter().map(Option::is_some).collect(), fallen);
        let handed = self.long_gone(&state, &away);
        if handed.is_empty() && !news {
            return Ok(());
        }
        state.next_version();
        if handed.is_empty() {
            self.publish(&state);
            return Ok(());
        }
        let clocks = state.clock_moment();
        for &n in &handed {
            state.seats[n].replaced = true;
        }
        state.turn_clocks(clocks, None, self.time.millis());
        let changes = state.changes();
        self.save_and_show(&mut state, changes).await
    }

    /// For how long the people at the seats have been away.
    fn away(&self, state: &TableState) -> Vec<Option<Duration>> {
        state.seats.iter().map(|row| self.away_for(row.owner.as_deref()?)).collect()
    }

    /// The seats of people who are awaited and have been away for longer than the host lets the table wait.
    fn long_gone(&self, state: &TableState, away: &[Option<Duration>]) -> Vec<usize> {
        // Whoever is gone is replaced whether she has answered or not, where nobody may see who has.
        let owing = state.publicly_owing();
        let patience = state.row.takeover.map(|stored| self.waits.minute * patience(stored));
        let gone = |n: &usize| {
            let row = &state.seats[*n];
            let long = away[*n].zip(patience).is_some_and(|(away, patience)| away >= patience);
            long && owing.contains(Seat::new(*n)) && row.kind == SeatKind::Person && !row.replaced
        };
        (0..state.seats.len()).filter(gone).collect()
    }
}
