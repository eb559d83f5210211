//! The bot that a beginner can beat.

use crate::decision_seeds::DecisionSeeds;
use crate::greedy::best;
use crate::knowledge::{Action, View};
use crate::{Bot, Greedy, Knowledge, Level};
use meadhall_engine::{Quick, Seat};
use std::time::Duration;

/// A greedy bot that often takes its second-best choice: its play makes sense, but it errs.
#[derive(Clone, Debug)]
pub struct Easy<K: Knowledge> {
    greedy: Greedy<K>,
    seeds: DecisionSeeds,
}

impl<K: Knowledge> Easy<K> {
    /// A bot whose choices follow from the seed and what it sees.
    pub fn new(seed: u64) -> Easy<K> {
        Easy { greedy: Greedy::new(seed), seeds: DecisionSeeds::new(!seed) }
    }

    /// A bot that takes no longer than this for a decision, if there is a limit.
    #[must_use]
    pub fn within(self, most: Option<Duration>) -> Easy<K> {
        Easy { greedy: self.greedy.within(most), ..self }
    }
}

impl<K: Knowledge> Bot<K::Rules> for Easy<K> {
    fn limit(&mut self, most: Option<Duration>) {
        Bot::limit(&mut self.greedy, most);
    }

    fn recall(&mut self, _: &K::Rules, _: Seat, earlier: &[View<K>]) {
        self.seeds.go_on_after(earlier.len());
    }

    fn choose(&mut self, game: &K::Rules, view: &View<K>, seat: Seat, choices: &[Action<K>]) -> Action<K> {
        let seed = self.seeds.next();
        if let [only] = choices {
            return *only;
        }
        self.greedy.reseed(!seed);
        let (choices, mut weights) = self.greedy.consider(game, view, seat, choices);
        if Quick::new(seed).unit() < Level::SLIPS {
            let first = best(&weights);
            weights[first] = f32::MIN;
        }
        choices[best(&weights)]
    }
}
