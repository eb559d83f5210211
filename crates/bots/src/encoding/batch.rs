//! Many games at once, each as far as it has come, written into rows that the caller brings.

use super::{Encoding, Episode, Mask, observation_size, reward};
use crate::BotSpec;
use meadhall_engine::{BadOption, Game, MAX_SEATS, Options, Seat, single};

/// What happens when a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Autoreset {
    /// The next step begins another game, whatever the action.
    NextStep,
    /// Another game begins at once; the last observation goes to a row of its own.
    SameStep,
    /// Nothing, until the game is reset.
    Disabled,
}

/// How a batch is played.
#[derive(Clone, Debug)]
pub struct BatchPlan {
    /// How many seats.
    pub seats: usize,
    /// The options.
    pub options: Options,
    /// How many games.
    pub envs: usize,
    /// The number of its first game among those of all batches: what chance a game has follows from it alone.
    pub first: usize,
    /// What happens when a game is over.
    pub autoreset: Autoreset,
    /// Bots for all seats but one, the first for the seat to the left of the learner; nobody where every seat learns.
    pub opponents: Vec<BotSpec>,
    /// The learner's seat; another one in each game where none is named.
    pub learner: Option<usize>,
}

/// The rows of a batch, those of the first game first.
#[derive(Debug)]
pub struct Rows<'a> {
    /// What the seat that chooses may know.
    pub observations: &'a mut [i8],
    /// What the seat knew at the end of a game that ended in this step; only with [`Autoreset::SameStep`].
    pub final_observations: &'a mut [i8],
    /// What it may choose: 1 or 0. In a game that is over and begins anew with the next step, everything is allowed and does
    /// nothing; with [`Autoreset::Disabled`], nothing.
    pub masks: &'a mut [u8],
    /// What each seat gained in this step; with opponents, the learner alone.
    pub rewards: &'a mut [f32],
    /// Whether the game ended in this step.
    pub terminations: &'a mut [u8],
    /// The seat that chooses, -1 if the game is over.
    pub turns: &'a mut [i8],
    /// The scores of each seat where the game ended in this step.
    pub scores: &'a mut [f32],
}

/// Many games of whatever type.
pub trait EnvBatch: Send {
    /// How many games.
    fn envs(&self) -> usize;
    /// Begins all games anew, or those that `only` names.
    fn reset(&mut self, seed: u64, only: Option<&[bool]>, rows: Rows);
    /// The first game in which its action is not allowed.
    fn refused(&self, actions: &[i64]) -> Option<usize>;
    /// Plays a step in each game. An action that is not allowed does nothing: ask [`EnvBatch::refused`] first.
    fn step(&mut self, actions: &[i64], rows: Rows);
    /// What may be chosen in a game.
    fn mask(&self, env: usize) -> Mask;
    /// Writes what a seat of a game may know. Others do not learn what somebody has chosen of a choice that is not yet made.
    fn observe(&self, env: usize, seat: Seat, row: &mut [i8]);
    /// An allowed action for each game, every one equally likely.
    fn sample(&mut self, actions: &mut [i64]);
}

/// An odd number without a pattern, by which states that follow each other differ.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// The bits of a number, mixed thoroughly (the finalizer of SplitMix64).
#[inline]
fn mixed(mut bits: u64) -> u64 {
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

/// What one game has besides its position.
struct Env<K: Encoding> {
    episode: Episode<K>,
    /// From which the seeds of its games follow.
    seed: u64,
    /// How many games were begun.
    begun: u64,
    over: bool,
}

/// Many games with the same rules.
pub(super) struct Batch<K: Encoding> {
    game: K::Rules,
    plan: BatchPlan,
    envs: Vec<Env<K>>,
    masks: Vec<Mask>,
    /// What the next sampled action of each game follows from.
    samplers: Vec<u64>,
    numbers: usize,
}

impl<K: Encoding> Batch<K> {
    pub(super) fn open(plan: BatchPlan) -> Result<Batch<K>, BadOption> {
        let game = <K::Rules>::open(plan.seats, &plan.options)?;
        let envs = (0..plan.envs).map(|_| {
            let episode = Episode::start(&game, 0, &[]);
            Env { episode, seed: 0, begun: 0, over: true }
        });
        let envs = envs.collect();
        let masks = vec![Mask::default(); plan.envs];
        let samplers = vec![0; plan.envs];
        Ok(Batch { game, envs, masks, samplers, numbers: observation_size::<K>(), plan })
    }

    /// The learner's seat in a game of an env.
    fn learner(&self, env: usize) -> Option<Seat> {
        let seats = self.plan.seats;
        let turned = || (self.plan.first + env + usize::try_from(self.envs[env].begun).unwrap_or(0)) % seats;
        (!self.plan.opponents.is_empty()).then(|| Seat::new(self.plan.learner.unwrap_or_else(turned)))
    }

    fn begin(&mut self, env: usize) {
        self.envs[env].begun += 1;
        let mut bots: [Option<BotSpec>; MAX_SEATS] = Default::default();
        let mut seated = 0;
        if let Some(learner) = self.learner(env) {
            seated = self.plan.seats;
            for (seat, bot) in learner.clockwise(self.plan.seats).skip(1).zip(&self.plan.opponents) {
                bots[seat.index()] = Some(bot.clone());
            }
        }
        let state = &mut self.envs[env];
        let seed = mixed(state.seed.wrapping_add(state.begun.wrapping_mul(GOLDEN)));
        state.episode.restart(&self.game, seed, &bots[..seated]);
        state.over = state.episode.seat().is_none();
    }

    /// Who looks at a game: the seat that chooses, or at the end the learner, or the first.
    fn viewer(&self, env: usize) -> Seat {
        self.envs[env].episode.seat().or_else(|| self.learner(env)).unwrap_or_default()
    }

    /// Writes what the next step needs.
    #[inline]
    fn show(&mut self, env: usize, rows: &mut Rows) {
        let (state, actions) = (&self.envs[env], K::ACTIONS);
        let mask = match (state.over, self.plan.autoreset) {
            (false, _) => state.episode.mask(),
            (true, Autoreset::Disabled) => Mask::default(),
            (true, _) => Mask::first(actions),
        };
        self.masks[env] = mask;
        if let Some(row) = rows.masks.get_mut(env * actions..(env + 1) * actions) {
            mask.write(row);
        }
        if let Some(row) = rows.observations.get_mut(env * self.numbers..(env + 1) * self.numbers) {
            state.episode.observe(&self.game, self.viewer(env), row);
        }
        if let Some(turn) = rows.turns.get_mut(env) {
            *turn = state.episode.seat().map_or(-1, |seat| super::tiny(seat.index()));
        }
    }

    /// Writes what came of a game that is over.
    fn settle(&self, env: usize, rows: &mut Rows) {
        let (seats, state) = (self.plan.seats, &self.envs[env]);
        let Some(outcome) = state.episode.outcome(&self.game) else { return };
        for seat in Seat::all(seats) {
            let gained = reward(outcome.share(seat), seats);
            let place = match self.learner(env) {
                None => Some(env * seats + seat.index()),
                Some(learner) => (learner == seat).then_some(env),
            };
            if let Some(reward) = place.and_then(|place| rows.rewards.get_mut(place)) {
                *reward = gained;
            }
            if let Some(score) = rows.scores.get_mut(env * seats + seat.index()) {
                *score = single(outcome.scores[seat.index()].into());
            }
        }
        if let Some(termination) = rows.terminations.get_mut(env) {
            *termination = 1;
        }
    }

    #[inline]
    fn step_one(&mut self, env: usize, action: i64, rows: &mut Rows) {
        if self.envs[env].over {
            if self.plan.autoreset != Autoreset::Disabled {
                self.begin(env);
            }
        } else {
            let state = &mut self.envs[env];
            let _ = state.episode.step(&self.game, usize::try_from(action).unwrap_or(usize::MAX));
            if state.episode.seat().is_none() {
                state.over = true;
                self.settle(env, rows);
                if self.plan.autoreset == Autoreset::SameStep {
                    if let Some(row) = rows.final_observations.get_mut(env * self.numbers..(env + 1) * self.numbers) {
                        self.envs[env].episode.observe(&self.game, self.viewer(env), row);
                    }
                    self.begin(env);
                }
            }
        }
        self.show(env, rows);
    }
}

impl<K: Encoding> EnvBatch for Batch<K> {
    fn envs(&self) -> usize {
        self.envs.len()
    }

    fn reset(&mut self, seed: u64, only: Option<&[bool]>, mut rows: Rows) {
        for env in 0..self.envs.len() {
            if only.is_some_and(|only| !only.get(env).copied().unwrap_or(false)) {
                continue;
            }
            let number = (self.plan.first + env) as u64;
            self.envs[env].seed = mixed(mixed(seed).wrapping_add(number.wrapping_mul(GOLDEN)));
            self.envs[env].begun = 0;
            self.samplers[env] = mixed(!self.envs[env].seed);
            self.begin(env);
            self.show(env, &mut rows);
        }
    }

    fn refused(&self, actions: &[i64]) -> Option<usize> {
        let allowed =
            |(mask, action): (&Mask, &i64)| usize::try_from(*action).is_ok_and(|action| mask.contains(action));
        self.masks.iter().zip(actions).position(|pair| !allowed(pair))
    }

    fn step(&mut self, actions: &[i64], mut rows: Rows) {
        rows.rewards.fill(0.0);
        rows.scores.fill(0.0);
        rows.terminations.fill(0);
        for (env, &action) in actions.iter().enumerate().take(self.envs.len()) {
            self.step_one(env, action, &mut rows);
        }
    }

    fn mask(&self, env: usize) -> Mask {
        self.masks.get(env).copied().unwrap_or_default()
    }

    fn observe(&self, env: usize, seat: Seat, row: &mut [i8]) {
        if let Some(state) = self.envs.get(env) {
            state.episode.observe(&self.game, seat, row);
        }
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for ((mask, action), state) in self.masks.iter().zip(actions).zip(&mut self.samplers) {
            *state = state.wrapping_add(GOLDEN);
            *action = mask.any(mixed(*state)).and_then(|any| i64::try_from(any).ok()).unwrap_or(0);
        }
    }
}
