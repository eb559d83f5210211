//! Tables at rest: their games are in the storage alone.

use super::TableHandle;
use super::absence::patience;
use crate::store::Phase;

impl TableHandle {
    /// Whether its game is in the storage alone.
    pub(super) fn is_at_rest(&self) -> bool {
        self.state.try_lock().is_ok_and(|state| state.is_none())
    }

    /// Whether its game is in memory, and nobody uses it right now.
    pub(super) fn could_rest(&self) -> bool {
        !self.is_thinking() && self.state.try_lock().is_ok_and(|state| state.is_some())
    }

    /// Puts the table to rest if nobody has used it for a while: what is stored is enough.
    pub(super) fn put_to_rest(&self) {
        if let Ok(mut state) = self.state.try_lock()
            && let Some(row) = state.as_ref().map(|state| &state.row)
        {
            let minutes = row.takeover.filter(|_| row.phase == Phase::Playing);
            self.note_patience(minutes.map(|minutes| self.waits.minute * patience(minutes)));
            *state = None;
            self.bots.clear();
        }
    }
}
