//! The bot that does not think.

use crate::Bot;
use crate::decision_seeds::DecisionSeeds;
use meadhall_engine::{Chance, Quick, Seat, TableGame};

/// Any legal choice, each equally likely.
#[derive(Clone, Debug)]
pub struct Random {
    seeds: DecisionSeeds,
}

impl Random {
    /// A bot whose choices follow from the seed.
    pub fn new(seed: u64) -> Random {
        Random { seeds: DecisionSeeds::new(seed) }
    }
}

impl<G: TableGame> Bot<G> for Random {
    fn recall(&mut self, _: &G, _: Seat, earlier: &[G::View]) {
        self.seeds.go_on_after(earlier.len());
    }

    fn choose(&mut self, _: &G, _: &G::View, _: Seat, choices: &[G::Action]) -> G::Action {
        choices[Quick::new(self.seeds.next()).index(choices.len())]
    }
}
