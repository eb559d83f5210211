//! What a bot is asked: taken from a table in a moment, answered on any thread.

use crate::Knowledge;
use crate::knowledge::{Action, View};
use meadhall_engine::{Game, Seat, Table, Viewer};

/// What a bot is asked. It holds what the seat may know, and nothing else.
#[derive(Clone, Debug)]
pub struct SeatQuestion<K: Knowledge> {
    pub(crate) game: K::Rules,
    pub(crate) seat: Seat,
    pub(crate) view: View<K>,
    pub(crate) choices: Vec<Action<K>>,
    /// What the seat saw at its earlier decisions.
    pub(crate) earlier: Vec<View<K>>,
    /// The information sets of its earlier decisions, but those that the table played for it.
    pub(crate) keys: Vec<u64>,
    /// The information set of this one.
    pub(crate) key: u64,
}

impl<K: Knowledge> SeatQuestion<K> {
    /// What a seat is asked at a table; none if it owes no decision.
    pub fn of(table: &Table<K::Rules>, seat: Seat) -> Option<SeatQuestion<K>> {
        if !table.pending().contains(seat) {
            return None;
        }
        let viewer = Viewer::Seat(seat);
        let own = table.turns().iter().enumerate().filter(|(_, turn)| turn.seat == seat && !turn.by_table);
        Some(SeatQuestion {
            game: table.game().clone(),
            seat,
            view: table.view(viewer),
            choices: table.legal(seat),
            earlier: table.seen_at_decisions(seat).collect(),
            keys: own.map(|(n, _)| K::info_set_key(table.game(), table.position_after(n), viewer)).collect(),
            key: K::info_set_key(table.game(), table.position(), viewer),
        })
    }

    /// How many seats the game has.
    pub fn seats(&self) -> usize {
        self.game.seats()
    }
}
