//! One thread of a search.

use crate::budget::Meter;
use crate::evaluator::Evaluator;
use crate::knowledge::{Action, Position, View};
use crate::opponent_model::OpponentModel;
use crate::player_type::PlayerTypes;
use crate::rollout::rollout;
use crate::tree::Tree;
use crate::{Budget, Greedy, Knowledge, Model, PerSeat, SearchSettings};
use meadhall_engine::{Game, Ignore, MAX_SEATS, Quick, Seat, Viewer};
use std::sync::Arc;

/// How many iterations there are between two looks at whether the choice is clear.
const BETWEEN_LOOKS: u32 = 64;
/// After how many iterations it is known how far apart their ends are, and how far they usually are.
const ENOUGH: u32 = 32;
const USUAL_SPREAD: f32 = 0.25;
/// How many choices are remembered at most from one decision to the next.
const MEMORY: usize = 200_000;
/// The same where many bots sit at many tables: about a megabyte each.
const RESTING_MEMORY: usize = 20_000;

/// What there is to think about.
pub(crate) struct Task<'a, K: Knowledge> {
    pub(crate) game: &'a K::Rules,
    pub(crate) view: &'a View<K>,
    pub(crate) viewer: Viewer,
    pub(crate) choices: &'a [Action<K>],
    pub(crate) settings: SearchSettings,
    pub(crate) budget: Budget,
    /// What the viewer knows of the others.
    pub(crate) others: &'a OpponentModel<K>,
    /// Whether only the choice matters: it may stop as soon as thinking longer could not change it.
    pub(crate) hurry: bool,
}

/// What came of it.
#[derive(Clone, Debug)]
pub(crate) struct RootStatistics {
    /// What each seat came to, over all iterations.
    pub(crate) sums: PerSeat,
    pub(crate) iterations: u32,
    /// How often each choice was tried, and the sum of what came of it.
    pub(crate) choices: Vec<(u32, f32)>,
}

impl RootStatistics {
    /// Adds what another has found out.
    pub(crate) fn add(&mut self, other: &RootStatistics) {
        self.sums.iter_mut().zip(other.sums).for_each(|(sum, more)| *sum += more);
        self.iterations += other.iterations;
        for (own, other) in self.choices.iter_mut().zip(&other.choices) {
            *own = (own.0 + other.0, own.1 + other.1);
        }
    }
}

/// One thread of a search, with a memory of its own.
#[derive(Debug)]
pub(crate) struct Worker<K: Knowledge> {
    chance: Quick,
    greedy: Greedy<K>,
    evaluator: Evaluator<K>,
    tree: Tree<Action<K>>,
    path: Vec<(Seat, u32)>,
    room: Vec<Action<K>>,
    sums: PerSeat,
    squares: PerSeat,
    iterations: u32,
    /// The position imagined last, and how believable it was.
    last: Option<(Position<K>, f32)>,
}

/// Where a search begins.
struct Root<A> {
    key: u64,
    /// The choices, the most promising first; none if the search has not looked.
    ranked: Vec<A>,
}

impl<K: Knowledge> Worker<K> {
    pub(crate) fn new(model: Option<Arc<Model>>, seed: u64) -> Worker<K> {
        let evaluator = Evaluator::new(model);
        Worker {
            chance: Quick::new(seed),
            greedy: Greedy::with_evaluator(!seed, evaluator.clone()),
            evaluator,
            tree: Tree::new(),
            path: Vec::new(),
            room: Vec::new(),
            sums: [0.0; MAX_SEATS],
            squares: [0.0; MAX_SEATS],
            iterations: 0,
            last: None,
        }
    }

    /// Begins a decision that follows from this seed and from nothing that was thought before.
    pub(crate) fn begin(&mut self, seed: u64) {
        self.chance = Quick::new(seed);
        self.greedy.reseed(!seed);
        self.tree.clear();
    }

    /// Forgets what it found out at earlier decisions.
    pub(crate) fn forget(&mut self) {
        self.tree.clear();
    }

    /// Keeps what it found out only if that is little, and no more room than that takes.
    pub(crate) fn rest(&mut self) {
        if self.tree.size() > RESTING_MEMORY {
            self.tree.clear();
        }
        self.tree.shrink();
        self.room = Vec::new();
        self.last = None;
    }

    /// Takes the others for these.
    pub(crate) fn take_for(&mut self, types: PlayerTypes) {
        self.evaluator.types = types;
    }

    /// Thinks until the budget is spent.
    pub(crate) fn work(&mut self, task: &Task<K>) -> RootStatistics {
        let mut meter = Meter::start(task.budget);
        self.evaluator.types = task.others.types(task.viewer);
        (self.sums, self.squares, self.iterations, self.last) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS], 0, None);
        let imagined = task.game.imagine(task.view, &mut self.chance);
        let key = match task.viewer.seat() {
            Some(seat) => self.situation(task, &imagined, seat),
            None => 0,
        };
        if !task.settings.remembers || !self.tree.knows(key) || self.tree.size() > MEMORY {
            self.tree.clear();
        }
        let ranked = self.rank(task, key);
        let root = Root { key, ranked };
        while meter.spend() {
            self.iterate(task, &root, &meter);
            if task.hurry && self.iterations.is_multiple_of(BETWEEN_LOOKS) && self.is_clear(key, meter.left()) {
                break;
            }
        }
        RootStatistics {
            sums: self.sums,
            iterations: self.iterations,
            choices: self.tree.statistics(key, task.choices),
        }
    }

    /// Whether the choice that was tried most stays so, if this much is left of what was spent so far.
    fn is_clear(&self, key: u64, left: f64) -> bool {
        let (first, second) = self.tree.leaders(key);
        f64::from(first - second) > left * f64::from(self.iterations)
    }

    fn situation(&self, task: &Task<K>, position: &Position<K>, seat: Seat) -> u64 {
        let viewer = if task.viewer.is(seat) { task.viewer } else { Viewer::Spectator };
        K::info_set_key(task.game, position, viewer).wrapping_add(seat.index() as u64 + 1)
    }

    /// Takes a first look at every choice, one decision ahead, and gives them back with the most promising first.
    fn rank(&mut self, task: &Task<K>, key: u64) -> Vec<Action<K>> {
        let settings = &task.settings;
        let Some(seat) = task.viewer.seat().filter(|_| settings.trust > 0 && task.choices.len() > 1) else {
            return Vec::new();
        };
        let meter = Meter::part(task.budget, settings.look.into());
        let mut choices = task.choices.to_vec();
        if choices.len() > settings.shortlist {
            let weights = self.greedy.weigh(task.game, task.view, seat, &choices, 1, &meter);
            choices = promising(&choices, &weights, settings.shortlist).into_iter().map(|(choice, _)| choice).collect();
        }
        let weights = self.greedy.weigh(task.game, task.view, seat, &choices, settings.glances, &meter);
        let ranked = promising(&choices, &weights, settings.wide.saturating_mul(3));
        for &(choice, weight) in &ranked {
            self.tree.trust(key, choice, weight, settings.trust);
        }
        ranked.into_iter().map(|(choice, _)| choice).collect()
    }

    /// A position that fits what the viewer knows. With doubts, one that is less believable than the last is taken as
    /// seldom as it is less likely, and the last again instead: so each comes up as often as it is likely (Metropolis).
    pub(crate) fn imagine(&mut self, task: &Task<K>) -> Position<K> {
        let mut position = task.game.imagine(task.view, &mut self.chance);
        if task.settings.guesses {
            self.guess(task, &mut position);
        }
        if !task.settings.doubts {
            return position;
        }
        let belief = self.evaluator.plausibility(task.game, &position, task.viewer);
        match &self.last {
            Some((last, before)) if self.chance.unit() >= f64::from((belief - before).exp()) => last.clone(),
            _ => {
                self.last = Some((position.clone(), belief));
                position
            }
        }
    }

    /// Lets the others hold what their play tells of it, and those who have chosen in secret choose again, as they usually do.
    fn guess(&mut self, task: &Task<K>, position: &mut Position<K>) {
        let reopened = K::reopen(task.game, position, task.viewer);
        task.others.deal(task.game, position, &mut self.evaluator.types, &mut self.chance);
        for seat in reopened.iter() {
            if let Some(action) =
                self.evaluator.quick_choice(task.game, position, seat, &mut self.chance, &mut self.room)
            {
                task.game.apply(position, seat, action, &mut self.chance, &mut Ignore);
            }
        }
    }

    /// Imagines a position, plays from there and remembers what came of it, unless the time is up before.
    fn iterate(&mut self, task: &Task<K>, root: &Root<Action<K>>, meter: &Meter) {
        let game = task.game;
        let mut position = self.imagine(task);
        let mut stops = task.settings.stops;
        self.path.clear();
        // Where several decide at the same time, whoever thinks chooses first: that is the situation at the root.
        let mut thinking = task.viewer.seat().filter(|seat| game.pending(&position).contains(*seat));
        let worth = loop {
            let next = thinking.take().or_else(|| game.pending(&position).first());
            let Some(seat) = next else { break self.evaluator.value(game, &position) };
            game.legal(&position, seat, &mut self.room);
            let foreseen = self.foresee(task, &position, seat);
            let (action, new) = match self.room[..] {
                [] => break self.evaluator.value(game, &position),
                [only] => (only, false),
                _ if let Some(action) = foreseen => (action, false),
                _ => {
                    let key = self.situation(task, &position, seat);
                    let new = !self.tree.knows(key);
                    let Some(arm) = self.pick(task, &position, seat, key, root) else {
                        break self.evaluator.value(game, &position);
                    };
                    self.path.push((seat, arm));
                    (self.tree.action(arm), new)
                }
            };
            game.apply(&mut position, seat, action, &mut self.chance, &mut Ignore);
            if K::settled(game, &position) {
                stops = stops.saturating_sub(1);
                if stops == 0 {
                    break self.evaluator.value(game, &position);
                }
            }
            if new {
                let (room, evaluator) = (&mut self.room, &mut self.evaluator);
                let end = rollout(game, &mut position, stops, &mut self.chance, room, evaluator, meter);
                let Some(worth) = end else { return };
                break worth;
            }
        };
        for &(seat, arm) in &self.path {
            self.tree.learn(arm, worth[seat.index()]);
        }
        self.sums.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth);
        self.squares.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth * worth);
        self.iterations += 1;
    }

    /// What another chooses by the policy, with its choices in the room to work in, where that was learnt.
    fn foresee(&mut self, task: &Task<K>, position: &Position<K>, seat: Seat) -> Option<Action<K>> {
        if task.viewer.is(seat) || self.room.len() < 2 {
            return None;
        }
        self.evaluator.policy_choice(task.game, position, seat, &mut self.chance, &self.room)
    }

    /// How far apart the ends of the iterations are for a seat, as a part of what is usual.
    fn spread(&self, seat: Seat) -> f32 {
        if self.iterations < ENOUGH {
            return 1.0;
        }
        let count = self.iterations as f32;
        let mean = self.sums[seat.index()] / count;
        let variance = (self.squares[seat.index()] / count - mean * mean).max(0.0);
        (variance.sqrt() / USUAL_SPREAD).clamp(0.1, 2.0)
    }

    /// The arm to try in a situation, with its choices in the room to work in.
    fn pick(
        &mut self,
        task: &Task<K>,
        position: &Position<K>,
        seat: Seat,
        key: u64,
        root: &Root<Action<K>>,
    ) -> Option<u32> {
        let settings = &task.settings;
        let known = self.tree.knows(key);
        if key == root.key && !root.ranked.is_empty() {
            if self.room.len() > settings.wide {
                let count = settings.wide + self.tree.visits(key).isqrt() as usize;
                self.room.clear();
                self.room.extend(root.ranked.iter().take(count));
            }
        } else if known && self.room.len() > settings.inner {
            if !self.tree.may_widen(key) {
                self.room.retain(|&choice| self.tree.thought_of(key, choice));
            } else {
                self.room.clear();
            }
        }
        if known && let Some(arm) = self.promising_arm(task, position, seat, key, root) {
            return Some(arm);
        }
        let first = self.evaluator.quick_choice(task.game, position, seat, &mut self.chance, &mut self.room)?;
        Some(self.tree.arm(key, first))
    }

    /// The arm to try among the choices in the room to work in; none where it is time to think of another.
    fn promising_arm(
        &mut self,
        task: &Task<K>,
        position: &Position<K>,
        seat: Seat,
        key: u64,
        root: &Root<Action<K>>,
    ) -> Option<u32> {
        let settings = &task.settings;
        if key != root.key
            && settings.usual > 0.0
            && let Some(prior) = self.evaluator.prior(task.game, position, seat, &self.room)
        {
            return self.tree.select_by_prior(key, &self.room, prior, settings.usual);
        }
        let explore = settings.explore * if settings.steady { self.spread(seat) } else { 1.0 };
        self.tree.select(key, &self.room, explore, settings.fresh)
    }
}

/// So many of the choices, the most promising first, with their weights.
fn promising<A: Copy>(choices: &[A], weights: &[f32], count: usize) -> Vec<(A, f32)> {
    let mut order: Vec<(A, f32)> = choices.iter().copied().zip(weights.iter().copied()).collect();
    order.sort_by(|a, b| b.1.total_cmp(&a.1));
    order.truncate(count);
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Action, ToyKnowledge, begun, model};

    /// In a situation further on, all of whose choices come to the same, the policy decides what is tried first; without it
    /// each is tried in turn.
    #[test]
    fn further_on_what_is_likely_by_the_policy_is_tried_first() {
        let (game, position, seat, choices) = begun();
        let others = OpponentModel::default();
        let view = game.view(&position, Viewer::Seat(seat));
        let mut worker = Worker::<ToyKnowledge>::new(Some(Arc::new(model())), 1);
        let prior = worker.evaluator.prior(&game, &position, seat, &choices).expect("a policy was learnt").to_vec();
        let likeliest = choices[crate::greedy::best(&prior)];
        worker.tree.arm(99, Action::Take(1));
        let mut tried = |usual: f32, inner: usize, key: u64| {
            let settings = SearchSettings { usual, inner, ..SearchSettings::default() };
            let (viewer, budget) = (Viewer::Seat(seat), Budget::Iterations(1));
            let task = Task {
                game: &game,
                view: &view,
                viewer,
                choices: &choices,
                settings,
                budget,
                others: &others,
                hurry: false,
            };
            let root = Root { key: 0, ranked: Vec::new() };
            worker.tree.arm(key, choices[0]);
            let mut tried = Vec::new();
            for _ in 0..choices.len() {
                worker.room.clone_from(&choices);
                let arm = worker.pick(&task, &position, seat, key, &root).expect("there is a choice");
                worker.tree.learn(arm, 0.3);
                tried.push(worker.tree.action(arm));
            }
            tried
        };
        let by_policy = tried(1.5, usize::MAX, 1);
        assert!(by_policy[0] == likeliest && by_policy[1..].contains(&likeliest), "{by_policy:?}");
        let in_turn = tried(0.0, usize::MAX, 2);
        assert!(choices.iter().all(|choice| in_turn.contains(choice)), "{in_turn:?}");
        let widening = tried(1.5, 2, 3);
        assert!(
            widening.iter().all(|choice| choices.contains(choice)),
            "when it is time to think of another: {widening:?}"
        );
    }
}
