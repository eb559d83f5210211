//! The bot that does not think.

use crate::Bot;
use meadhall_engine::{Chance, Quick, Seat, TableGame};

/// Any legal choice, each equally likely.
#[derive(Clone, Debug)]
pub struct Random {
    chance: Quick,
}

impl Random {
    /// A bot whose choices follow from the seed.
    pub fn new(seed: u64) -> Random {
        Random { chance: Quick::new(seed) }
    }
}

impl<G: TableGame> Bot<G> for Random {
    fn choose(&mut self, _: &G, _: &G::View, _: Seat, choices: &[G::Action]) -> G::Action {
        choices[self.chance.index(choices.len())]
    }
}
