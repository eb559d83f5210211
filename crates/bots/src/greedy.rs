//! The bot that looks one decision ahead.

use crate::Budget;
use crate::budget::Meter;
use crate::decision_seeds::DecisionSeeds;
use crate::evaluator::Evaluator;
use crate::knowledge::{Action, View};
use crate::rollout::solved_move;
use crate::{Bot, Knowledge};
use meadhall_engine::{Chance, Game, Ignore, Quick, Seat};
use std::time::Duration;

/// How many positions a greedy bot imagines for a decision.
const IMAGINED: u32 = 16;

/// How many choices are too many to try all of them in every position, and how often all are tried then.
const MANY: usize = 128;
const GLANCES: u32 = 3;

/// How many choices are tried between two looks at the clock.
const BETWEEN_LOOKS: usize = 32;

/// Tries each choice in the same few imagined positions and takes the one after which the forecasts look best on average.
/// Whoever decides at the same time, and in secret, follows the rollout policy, and so does everybody until what the choice
/// began is [done](Knowledge::quiet); nobody plays any further.
#[derive(Clone, Debug)]
pub struct Greedy<K: Knowledge> {
    seeds: DecisionSeeds,
    chance: Quick,
    evaluator: Evaluator<K>,
    /// The most time for a decision.
    most: Option<Duration>,
}

impl<K: Knowledge> Greedy<K> {
    /// A bot whose choices follow from the seed and what it sees.
    pub fn new(seed: u64) -> Greedy<K> {
        Greedy::with_evaluator(seed, Evaluator::default())
    }

    /// A bot that evaluates in its own way.
    pub(crate) fn with_evaluator(seed: u64, evaluator: Evaluator<K>) -> Greedy<K> {
        Greedy { seeds: DecisionSeeds::new(seed), chance: Quick::new(seed), evaluator, most: None }
    }

    /// Its chance.
    pub(crate) fn chance(&mut self) -> &mut Quick {
        &mut self.chance
    }

    /// Goes on by this chance.
    pub(crate) fn reseed(&mut self, seed: u64) {
        self.chance = Quick::new(seed);
    }

    /// A bot that takes no longer than this for a decision, if there is a limit.
    #[must_use]
    pub fn within(self, most: Option<Duration>) -> Greedy<K> {
        Greedy { most, ..self }
    }

    /// The choices that are worth a closer look, and what they seem to be worth. Among very many a first glance leaves the
    /// promising ones, so that nobody waits for the hopeless.
    pub(crate) fn consider(
        &mut self,
        game: &K::Rules,
        view: &View<K>,
        seat: Seat,
        choices: &[Action<K>],
    ) -> (Vec<Action<K>>, Vec<f32>) {
        let mut few = choices.to_vec();
        let most = self.most;
        let part = |part| most.map_or(Meter::UNLIMITED, |most| Meter::part(Budget::Time(most), part));
        if choices.len() > MANY {
            let first = part(0.5);
            let weights = self.weigh(game, view, seat, choices, GLANCES, &first);
            let mut order: Vec<usize> = (0..choices.len()).collect();
            order.sort_by(|&a, &b| weights[b].total_cmp(&weights[a]));
            few = order.into_iter().take(MANY / 2).map(|n| choices[n]).collect();
        }
        let second = part(if choices.len() > MANY { 0.5 } else { 1.0 });
        let weights = self.weigh(game, view, seat, &few, IMAGINED, &second);
        (few, weights)
    }

    /// What each choice seems to be worth, as far as there is time to see.
    pub(crate) fn weigh(
        &mut self,
        game: &K::Rules,
        view: &View<K>,
        seat: Seat,
        choices: &[Action<K>],
        imagined: u32,
        meter: &Meter,
    ) -> Vec<f32> {
        let mut sums = vec![(0.0, 0.0); choices.len()];
        let mut room = Vec::new();
        'looks: for _ in 0..imagined {
            let start = game.imagine(view, &mut self.chance);
            // The same luck for every choice, so that only the choice makes a difference.
            let luck = Quick::new(u64::from(self.chance.word()));
            for (n, &choice) in choices.iter().enumerate() {
                if n % BETWEEN_LOOKS == 0 && meter.is_up() {
                    break 'looks;
                }
                let (mut position, mut luck) = (start.clone(), luck.clone());
                let together = game.pending(&position).without(seat);
                game.apply(&mut position, seat, choice, &mut luck, &mut Ignore);
                for other in together.iter() {
                    if let Some(action) = K::rollout_choice(game, &position, other, &mut luck, &mut room) {
                        game.apply(&mut position, other, action, &mut luck, &mut Ignore);
                    }
                }
                while !K::quiet(game, &position) {
                    let Some(next) = game.pending(&position).first() else { break };
                    let Some(action) = K::rollout_choice(game, &position, next, &mut luck, &mut room) else { break };
                    game.apply(&mut position, next, action, &mut luck, &mut Ignore);
                }
                let (sum, looks) = &mut sums[n];
                *sum += self.evaluator.value(game, &position)[seat.index()];
                *looks += 1.0;
            }
        }
        sums.into_iter().map(|(sum, looks): (f32, f32)| sum / looks.max(1.0)).collect()
    }
}

impl<K: Knowledge> Bot<K::Rules> for Greedy<K> {
    fn limit(&mut self, most: Option<Duration>) {
        self.most = most;
    }

    fn recall(&mut self, _: &K::Rules, _: Seat, earlier: &[View<K>]) {
        self.seeds.go_on_after(earlier.len());
    }

    fn choose(&mut self, game: &K::Rules, view: &View<K>, seat: Seat, choices: &[Action<K>]) -> Action<K> {
        let seed = self.seeds.next();
        self.reseed(seed);
        if let [only] = choices {
            return *only;
        }
        if K::SOLVES_MOVES
            && let Some(action) = solved_move(game, view, seat, choices, &mut self.chance, &mut self.evaluator)
        {
            return action;
        }
        let (choices, weights) = self.consider(game, view, seat, choices);
        choices[best(&weights)]
    }
}

/// The index of the greatest weight; of equal ones the first.
pub(crate) fn best(weights: &[f32]) -> usize {
    let better = |best: usize, n: usize| if weights[n] > weights[best] { n } else { best };
    (0..weights.len()).fold(0, better)
}
