//! How many decisions a game can still take.

use crate::Vaalbara;
use crate::state::{Asked, Position, ROUNDS};
use meadhall_engine::Game;

impl Vaalbara {
    /// An upper bound on the decisions left. Rounds are never added; in a round everybody lays down one character and has
    /// one turn; in a turn the effect is decided once, at most everybody else answers a Warrior once, and a land is taken
    /// once. So each decision uses up something that does not come back before the next round.
    pub(crate) fn decisions_left(&self, position: &Position) -> u64 {
        let players = self.players as u64;
        // The others' answers, the effect, the land.
        let turn = players + 1;
        let round = players + players * turn;
        let waiting = |active: bool| {
            let rest = self.all().filter(|&seat| !position.has_acted(seat) && (!active || seat != position.active));
            turn * rest.count() as u64
        };
        let now = match position.asked {
            Asked::Assign => self.pending(position).len() as u64 + waiting(false),
            Asked::Show { .. } => self.pending(position).len() as u64 + 2 + waiting(true),
            Asked::Bard | Asked::Tracker | Asked::Midwife | Asked::Rider | Asked::Explorer => 2 + waiting(true),
            Asked::Take => 1 + waiting(true),
            Asked::Over => return 0,
        };
        u64::from(ROUNDS.saturating_sub(position.round)) * round + now
    }
}
