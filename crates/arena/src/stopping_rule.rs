//! Whether a match is decided before its end.

use crate::sequential_test::{SequentialTest, Side};
use crate::{ArenaError, Played};
use serde::Serialize;
use std::collections::BTreeMap;

/// What a match that was stopped early has decided.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Decision {
    /// How many games it took.
    pub games: usize,
    /// Whether the first bot wins more or less than its fair share.
    pub side: Side,
    /// The probability of the same by chance alone, at most.
    pub p: f64,
}

/// Looks at the deals in their order, each once all of its games are finished, so that what is decided does not depend on
/// which games end first.
pub(crate) struct StoppingRule {
    test: Option<SequentialTest>,
    /// The indices of the first bot.
    first: Vec<usize>,
    bots: usize,
    deals: usize,
    decision: Option<Decision>,
}

impl StoppingRule {
    /// Decides nothing.
    pub(crate) fn patient() -> StoppingRule {
        StoppingRule { test: None, first: Vec::new(), bots: 1, deals: 0, decision: None }
    }

    /// Decides about the first of these bots, with this probability of an error.
    pub(crate) fn new(bots: &[&str], level: f64) -> Result<StoppingRule, ArenaError> {
        if !(level > 0.0 && level < 1.0) {
            return Err(ArenaError(format!("p={level} is no probability between 0 and 1")));
        }
        let first: Vec<usize> = (0..bots.len()).filter(|&n| bots[n] == bots[0]).collect();
        if first.len() == bots.len() {
            return Err(ArenaError("there is nothing to decide between bots that are all the same".to_owned()));
        }
        let test = Some(SequentialTest::new(1.0 / bots.len() as f64, level));
        Ok(StoppingRule { test, first, bots: bots.len(), deals: 0, decision: None })
    }

    /// Looks at the deals that are finished by now.
    pub(crate) fn look(&mut self, finished: &BTreeMap<usize, Played>) {
        let Some(test) = &mut self.test else { return };
        while self.decision.is_none() {
            let games = self.deals * self.bots..(self.deals + 1) * self.bots;
            let mut hits = 0.0;
            for n in games {
                let Some(game) = finished.get(&n) else { return };
                hits += self.first.iter().map(|&bot| game.share(bot)).sum::<f64>();
            }
            self.deals += 1;
            if let Some(side) = test.see(hits / (self.bots * self.first.len()) as f64) {
                self.decision = Some(Decision { games: self.deals * self.bots, side, p: test.p() });
            }
        }
    }

    /// What is decided, if anything is.
    pub(crate) fn decision(&self) -> Option<Decision> {
        self.decision
    }
}
