//! The bot that searches: information-set Monte-Carlo tree search.

use crate::decision_seeds::DecisionSeeds;
use crate::evaluator::Evaluator;
use crate::knowledge::{Action, Position, View};
use crate::model::trained;
use crate::opinion::{Considered, Opinion};
use crate::opponent_model::OpponentModel;
use crate::rollout::solved_move;
use crate::worker::{RootStatistics, Task, Worker};
use crate::{Bot, Budget, Knowledge, Model, SearchSettings};
use meadhall_engine::{Chance, Game, Quick, Seat, Viewer};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

/// Thinks ahead in imagined positions and remembers what came of which choice in which situation.
///
/// Each iteration imagines a position and plays from there. While the situation is one that it has met, whoever decides
/// takes the choice that has served that seat best so far, or one that was tried too little to tell; others whose policy
/// was learnt follow that instead. From the first new situation on, everybody plays by the policy to a settled position. What that is worth to each seat is then remembered with the choices on the way.
///
/// A situation is what the one who decides may know: of the others, what everybody knows. So nobody in the imagination
/// reacts to a secret, such as what another chooses at the same time.
#[derive(Debug)]
pub struct Search<K: Knowledge> {
    budget: Budget,
    /// The most time for a decision.
    most: Option<Duration>,
    settings: Option<SearchSettings>,
    model: Option<Arc<Model>>,
    evaluator: Evaluator<K>,
    opponents: OpponentModel<K>,
    seed: u64,
    seeds: DecisionSeeds,
    chance: Quick,
    workers: Vec<Worker<K>>,
    /// What it thought of its last decision.
    last: Option<Opinion<Action<K>>>,
}

impl<K: Knowledge> Search<K> {
    /// A bot with this budget that knows what self-play has taught. With a budget of iterations its choices follow from
    /// the seed and what it sees.
    pub fn new(budget: Budget, seed: u64) -> Search<K> {
        Search::with_model(budget, trained::<K>(), seed)
    }

    /// A bot that goes by what was written by hand alone.
    pub fn plain(budget: Budget, seed: u64) -> Search<K> {
        Search::with_model(budget, None, seed)
    }

    /// A bot that was taught something else.
    pub fn with_model(budget: Budget, model: Option<Arc<Model>>, seed: u64) -> Search<K> {
        let workers = vec![Worker::new(model.clone(), seed)];
        let evaluator = Evaluator::new(model.clone());
        let chance = Quick::new(seed.rotate_left(32));
        Search {
            budget,
            most: None,
            settings: None,
            model,
            evaluator,
            opponents: OpponentModel::default(),
            seed,
            seeds: DecisionSeeds::new(seed),
            chance,
            workers,
            last: None,
        }
    }

    /// A bot that searches with other settings.
    #[must_use]
    pub fn with_settings(self, settings: SearchSettings) -> Search<K> {
        Search { settings: Some(settings), ..self }
    }

    /// A bot that thinks on so many cores at once, where it thinks for a time.
    #[must_use]
    pub fn on(mut self, cores: usize) -> Search<K> {
        if let Budget::Time(_) = self.budget {
            let seed = |core: usize| self.seed.wrapping_add((core as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
            self.workers = (0..cores.max(1)).map(|core| Worker::new(self.model.clone(), seed(core))).collect();
        }
        self
    }

    /// Thinks about a position for as long as the budget allows. `choices` is what the viewer may choose from; none where
    /// it is not the viewer who decides, or where it only looks on.
    pub fn think(
        &mut self,
        game: &K::Rules,
        view: &View<K>,
        viewer: Viewer,
        choices: &[Action<K>],
    ) -> Opinion<Action<K>> {
        let imagined = game.imagine(view, &mut self.chance);
        self.watch(game, view, viewer, &imagined, choices);
        self.consider(game, view, viewer, choices, &imagined, false)
    }

    /// Is told for sure what a seat holds.
    pub fn assume(&mut self, seat: Seat, secret: K::Secret) {
        self.opponents.assume(seat, secret);
    }

    /// A position that fits the view, drawn as its search draws them: what the others' play tells of their secrets counts.
    pub fn imagine(&mut self, game: &K::Rules, view: &View<K>, viewer: Viewer) -> Position<K> {
        let imagined = game.imagine(view, &mut self.chance);
        let settings = self.search_settings(game, &imagined);
        let (budget, others) = (self.budget, &self.opponents);
        let task = Task { game, view, viewer, choices: &[], settings, budget, others, hurry: false };
        self.workers.first_mut().map_or(imagined, |worker| worker.imagine(&task))
    }

    /// Looks at what the others did, where there is nothing to choose.
    pub(crate) fn attend(&mut self, game: &K::Rules, view: &View<K>, viewer: Viewer) {
        let imagined = game.imagine(view, &mut self.chance);
        self.watch(game, view, viewer, &imagined, &[]);
        let types = self.opponents.types(viewer);
        self.workers.iter_mut().for_each(|worker| worker.take_for(types));
    }

    /// At how many settled positions it goes on before it evaluates.
    pub(crate) fn stops(&mut self, game: &K::Rules, position: Option<&Position<K>>) -> u32 {
        position.map_or(1, |position| self.search_settings(game, position).stops)
    }

    /// What it evaluates positions with.
    pub(crate) fn evaluator(&mut self) -> &mut Evaluator<K> {
        &mut self.evaluator
    }

    /// What it knows of the others.
    pub fn opponents(&self) -> &OpponentModel<K> {
        &self.opponents
    }

    /// Whether there is anything to learn from how the others play.
    fn watches(&self) -> bool {
        K::REVEALS_CHOICES && self.evaluator.has_policy()
    }

    /// The budget, cut to the most time.
    fn limited(&self) -> Budget {
        self.most.map_or(self.budget, |most| self.budget.within(most))
    }

    /// How it searches in a game with such positions.
    fn search_settings(&mut self, game: &K::Rules, imagined: &Position<K>) -> SearchSettings {
        let trained = self.model.as_deref().filter(|_| self.evaluator.has_value_net(game, imagined));
        self.settings.or(trained.map(|model| model.settings)).unwrap_or_else(|| K::search_settings(game))
    }

    /// Watches how the others play: what came out since it last looked, and what there is to come out.
    fn watch(
        &mut self,
        game: &K::Rules,
        view: &View<K>,
        viewer: Viewer,
        imagined: &Position<K>,
        choices: &[Action<K>],
    ) {
        let Some(seat) = viewer.seat().filter(|_| self.watches()) else { return };
        self.opponents.look(game, view, viewer, &mut self.evaluator, &mut self.chance);
        if choices.len() > 1 && self.evaluator.policy(game, imagined, seat, choices).is_some() {
            self.opponents.remember(view);
        }
    }

    /// Begins a decision. Where iterations are counted, it follows from the seed, from its number and from what the seat has
    /// seen: nothing is left of what was thought before, so that a game that is gone on with goes as if it had never been left.
    /// Where the clock decides, what was found out is kept.
    fn begin(&mut self, game: &K::Rules, view: &View<K>, seat: Seat, choices: &[Action<K>]) {
        let seed = self.seeds.next();
        self.chance = Quick::new(seed.rotate_left(32));
        if !matches!(self.budget, Budget::Time(_)) {
            self.workers.iter_mut().for_each(|worker| worker.begin(seed));
        }
        if self.watches() {
            let imagined = game.imagine(view, &mut self.chance);
            self.watch(game, view, Viewer::Seat(seat), &imagined, choices);
        }
    }

    fn consider(
        &mut self,
        game: &K::Rules,
        view: &View<K>,
        viewer: Viewer,
        choices: &[Action<K>],
        imagined: &Position<K>,
        hurry: bool,
    ) -> Opinion<Action<K>> {
        let start = Instant::now();
        let settings = self.search_settings(game, imagined);
        let (others, budget) = (&self.opponents, self.limited().after(start.elapsed()));
        let task = Task { game, view, viewer, choices, settings, budget, others, hurry };
        let Some((first, others)) = self.workers.split_first_mut() else {
            return Opinion::new([0.0; meadhall_engine::MAX_SEATS], 0, game.seats(), Vec::new());
        };
        let statistics = thread::scope(|scope| {
            let begin = |worker| thread::Builder::new().spawn_scoped(scope, || Worker::work(worker, &task));
            // Where no thread can be had, the first worker thinks alone.
            let others: Vec<_> = others.iter_mut().filter_map(|worker| begin(worker).ok()).collect();
            let mut statistics = first.work(&task);
            others.into_iter().filter_map(|other| other.join().ok()).for_each(|other| statistics.add(&other));
            statistics
        });
        opinion(&statistics, game.seats(), choices)
    }
}

fn opinion<A: Copy>(statistics: &RootStatistics, seats: usize, choices: &[A]) -> Opinion<A> {
    let tried = choices.iter().zip(&statistics.choices).filter(|(_, (visits, _))| *visits > 0);
    let considered = |(&action, &(visits, total)): (&A, &(u32, f32))| {
        let value = total / visits as f32;
        Considered { action, value, visits }
    };
    Opinion::new(statistics.sums, statistics.iterations, seats, tried.map(considered).collect())
}

impl<K: Knowledge> Bot<K::Rules> for Search<K> {
    fn limit(&mut self, most: Option<Duration>) {
        self.most = most;
    }

    fn opinion(&self) -> Option<&Opinion<Action<K>>> {
        self.last.as_ref()
    }

    fn rest(&mut self) {
        self.workers.iter_mut().for_each(Worker::rest);
    }

    fn recall(&mut self, game: &K::Rules, seat: Seat, earlier: &[View<K>]) {
        // What it found out may rest on what was taken back.
        self.workers.iter_mut().for_each(Worker::forget);
        self.seeds.go_on_after(if self.watches() { 0 } else { earlier.len() });
        if !self.watches() {
            return;
        }
        self.opponents = OpponentModel::default();
        let mut choices = Vec::new();
        for view in earlier {
            // What a seat may choose follows from what it sees, so any position that fits will do.
            let imagined = game.imagine(view, &mut self.chance);
            game.legal(&imagined, seat, &mut choices);
            self.begin(game, view, seat, &choices);
        }
    }

    fn choose(&mut self, game: &K::Rules, view: &View<K>, seat: Seat, choices: &[Action<K>]) -> Action<K> {
        self.last = None;
        self.begin(game, view, seat, choices);
        if let [only] = choices {
            return *only;
        }
        if K::SOLVES_MOVES
            && let Some(action) = solved_move(game, view, seat, choices, &mut self.chance, &mut self.evaluator)
        {
            return action;
        }
        // The most tried choice has served best; of several, the one of which more came.
        let imagined = game.imagine(view, &mut self.chance);
        let opinion = self.consider(game, view, Viewer::Seat(seat), choices, &imagined, true);
        let best = opinion.best().map(|best| best.action);
        self.last = Some(opinion);
        best.unwrap_or_else(|| choices[self.chance.index(choices.len())])
    }
}
