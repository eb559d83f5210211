//! The bot that looks one decision ahead.

use crate::forecast::PerSeat;
use crate::thinker::worth;
use crate::{Bot, Thinker};
use meadhall_engine::{Chance, Ignore, Quick, Seat};

/// How many positions a greedy bot imagines for a decision.
const IMAGINED: u32 = 16;

/// Tries each choice in the same few imagined positions, looks at where that leads up to its own next decision, and takes
/// the choice that looks best on average. What the others do meanwhile it leaves to chance.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Quick,
}

impl Greedy {
    /// A bot whose choices follow from the seed and what it sees.
    pub fn new(seed: u64) -> Greedy {
        Greedy { chance: Quick::new(seed) }
    }

    /// What each choice seems to be worth.
    pub(crate) fn weigh<G: Thinker>(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        choices: &[G::Action],
    ) -> Vec<f32> {
        let mut weights = vec![0.0; choices.len()];
        let mut room = Vec::new();
        for _ in 0..IMAGINED {
            let imagined = game.imagine(view, &mut self.chance);
            // The same luck for every choice, so that only the choice makes a difference.
            let luck = Quick::new(u64::from(self.chance.word()));
            for (weight, &choice) in weights.iter_mut().zip(choices) {
                let (mut position, mut luck) = (imagined.clone(), luck.clone());
                game.apply(&mut position, seat, choice, &mut luck, &mut Ignore);
                let worth = wait_for(game, &mut position, seat, &mut luck, &mut room);
                *weight += worth[seat.index()] / IMAGINED as f32;
            }
        }
        weights
    }
}

/// Lets the others choose at random until the seat has to decide again, and says what the position is worth then.
fn wait_for<G: Thinker, C: Chance>(
    game: &G,
    position: &mut G::Position,
    seat: Seat,
    chance: &mut C,
    choices: &mut Vec<G::Action>,
) -> PerSeat {
    while let Some(other) = game.pending(position).first().filter(|_| !game.pending(position).contains(seat)) {
        let Some(action) = game.sample(position, other, chance, choices) else { break };
        game.apply(position, other, action, chance, &mut Ignore);
    }
    worth(game, position)
}

impl<G: Thinker> Bot<G> for Greedy {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action {
        if let [only] = choices {
            return *only;
        }
        let weights = self.weigh(game, view, seat, choices);
        choices[best(&weights)]
    }
}

/// The index of the greatest weight; of equal ones the first.
pub(crate) fn best(weights: &[f32]) -> usize {
    let better = |best: usize, n: usize| if weights[n] > weights[best] { n } else { best };
    (0..weights.len()).fold(0, better)
}
