//! Where somebody stands in a game, and what can be known from there.

use crate::Knowledge;
use crate::knowledge::{Action, View};
use meadhall_engine::{Game, Seat, Table, Viewer, digest};

/// What somebody may know at one moment of a game, and nothing else: adviser, chart and turning points all begin with it.
#[derive(Clone, Debug)]
pub struct Standpoint<K: Knowledge> {
    pub(crate) game: K::Rules,
    pub(crate) viewer: Viewer,
    pub(crate) view: View<K>,
    /// What the viewer may choose from; none where others decide.
    pub(crate) choices: Vec<Action<K>>,
    /// What the viewer saw at earlier decisions.
    pub(crate) earlier: Vec<View<K>>,
}

impl<K: Knowledge> Standpoint<K> {
    /// What a viewer may know after the first `at` decisions of a game.
    pub fn of(table: &Table<K::Rules>, at: usize, viewer: Viewer) -> Standpoint<K> {
        let (game, position) = (table.game(), table.position_after(at));
        let mut choices = Vec::new();
        let mut earlier = Vec::new();
        if let Some(seat) = viewer.seat() {
            if game.pending(position).contains(seat) {
                game.legal(position, seat, &mut choices);
            }
            let own = |(_, turn): &(usize, &meadhall_engine::Turn<K::Rules>)| turn.seat == seat;
            let decisions = table.turns().iter().take(at).enumerate().filter(own);
            earlier.extend(decisions.map(|(n, _)| game.view(table.position_after(n), viewer)));
        }
        Standpoint { game: game.clone(), viewer, view: game.view(position, viewer), choices, earlier }
    }

    /// The seat that decides here, if the viewer does.
    pub(crate) fn decider(&self) -> Option<Seat> {
        self.viewer.seat().filter(|_| !self.choices.is_empty())
    }

    /// A number that is the same for everybody who stands here, on every machine.
    pub(crate) fn seed(&self) -> u64 {
        u64::from_str_radix(&digest(&self.view), 16).unwrap_or_default()
    }
}
