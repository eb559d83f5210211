//! The bot that searches: information-set Monte-Carlo tree search.

use crate::acquaintance::Acquaintance;
use crate::mind::Mind;
use crate::opinion::{Considered, Opinion};
use crate::thinker::calculated;
use crate::worker::{Tally, Task, Worker};
use crate::{Bot, Budget, Style, Thinker, Wisdom};
use meadhall_engine::{Chance, Quick, Seat, Viewer};
use std::sync::Arc;
use std::thread;
use std::time::Instant;

/// Thinks ahead in imagined positions and remembers what came of which choice in which situation.
///
/// Each iteration imagines a position and plays from there. While the situation is one that it has met, whoever decides
/// takes the choice that has served that seat best so far, or one that was tried too little to tell; others whose habits
/// were learnt follow these instead. From the first new situation on, everybody plays by habits and hunches to a settled
/// position. What that is worth to each seat is then remembered with the choices on the way.
///
/// A situation is what the one who decides may know: of the others, what everybody knows. So nobody in the imagination
/// reacts to a secret, such as what another chooses at the same time.
#[derive(Debug)]
pub struct Search<G: Thinker> {
    budget: Budget,
    style: Option<Style>,
    wisdom: Option<Arc<Wisdom>>,
    mind: Mind,
    acquaintance: Acquaintance<G>,
    seed: u64,
    chance: Quick,
    workers: Vec<Worker<G>>,
}

impl<G: Thinker> Search<G> {
    /// A bot with this budget that knows what self-play has taught. With a budget of iterations its choices follow from
    /// the seed and what it sees.
    pub fn new(budget: Budget, seed: u64) -> Search<G> {
        Search::taught(budget, G::wisdom(), seed)
    }

    /// A bot that goes by what was written by hand alone.
    pub fn plain(budget: Budget, seed: u64) -> Search<G> {
        Search::taught(budget, None, seed)
    }

    /// A bot that was taught something else.
    pub fn taught(budget: Budget, wisdom: Option<Arc<Wisdom>>, seed: u64) -> Search<G> {
        let workers = vec![Worker::new(wisdom.clone(), seed)];
        let mind = Mind::taught(wisdom.clone());
        let chance = Quick::new(seed.rotate_left(32));
        Search { budget, style: None, wisdom, mind, acquaintance: Acquaintance::default(), seed, chance, workers }
    }

    /// A bot that searches in another style.
    #[must_use]
    pub fn styled(self, style: Style) -> Search<G> {
        Search { style: Some(style), ..self }
    }

    /// A bot that thinks on so many cores at once, where it thinks for a time.
    #[must_use]
    pub fn on(mut self, cores: usize) -> Search<G> {
        if let Budget::Time(_) = self.budget {
            let seed = |core: usize| self.seed.wrapping_add((core as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
            self.workers = (0..cores.max(1)).map(|core| Worker::new(self.wisdom.clone(), seed(core))).collect();
        }
        self
    }

    /// Thinks about a position for as long as the budget allows. `choices` is what the viewer may choose from; none where
    /// it is not the viewer who decides, or where it only looks on.
    pub fn think(&mut self, game: &G, view: &G::View, viewer: Viewer, choices: &[G::Action]) -> Opinion<G::Action> {
        self.consider(game, view, viewer, choices, false)
    }

    /// What it knows of the others.
    #[cfg(test)]
    pub(crate) fn acquaintance(&self) -> &Acquaintance<G> {
        &self.acquaintance
    }

    /// Whether there is anything to learn from how the others play.
    fn watches(&self) -> bool {
        G::TELLS && self.mind.has_habits()
    }

    /// Watches how the others play: what came out since it last looked, and what there is to come out.
    fn watch(&mut self, game: &G, view: &G::View, viewer: Viewer, imagined: &G::Position, choices: &[G::Action]) {
        let Some(seat) = viewer.seat().filter(|_| self.watches()) else { return };
        self.acquaintance.look(game, view, viewer, &mut self.mind, &mut self.chance);
        if choices.len() > 1 && self.mind.lean(game, imagined, seat, choices).is_some() {
            self.acquaintance.remember(view);
        }
    }

    fn consider(
        &mut self,
        game: &G,
        view: &G::View,
        viewer: Viewer,
        choices: &[G::Action],
        hurry: bool,
    ) -> Opinion<G::Action> {
        let start = Instant::now();
        let imagined = game.imagine(view, &mut self.chance);
        let taught = self.wisdom.as_deref().filter(|_| self.mind.judges(game, &imagined));
        let style = self.style.or(taught.map(|wisdom| wisdom.style)).unwrap_or_else(|| game.style());
        self.watch(game, view, viewer, &imagined, choices);
        let (others, budget) = (&self.acquaintance, self.budget.after(start.elapsed()));
        let task = Task { game, view, viewer, choices, style, budget, others, hurry };
        let Some((first, others)) = self.workers.split_first_mut() else {
            return Opinion::new([0.0; meadhall_engine::MAX_SEATS], 0, game.seats(), Vec::new());
        };
        let tally = thread::scope(|scope| {
            let begin = |worker| thread::Builder::new().spawn_scoped(scope, || Worker::work(worker, &task));
            // Where no thread can be had, the first worker thinks alone.
            let others: Vec<_> = others.iter_mut().filter_map(|worker| begin(worker).ok()).collect();
            let mut tally = first.work(&task);
            others.into_iter().filter_map(|other| other.join().ok()).for_each(|other| tally.add(&other));
            tally
        });
        opinion(&tally, game.seats(), choices)
    }
}

fn opinion<A: Copy>(tally: &Tally, seats: usize, choices: &[A]) -> Opinion<A> {
    let tried = choices.iter().zip(&tally.choices).filter(|(_, (visits, _))| *visits > 0);
    let considered = |(&action, &(visits, total)): (&A, &(u32, f32))| {
        let value = total / visits as f32;
        Considered { action, value, visits }
    };
    Opinion::new(tally.sums, tally.iterations, seats, tried.map(considered).collect())
}

impl<G: Thinker> Bot<G> for Search<G> {
    fn recall(&mut self, game: &G, seat: Seat, earlier: &[G::View]) {
        if !self.watches() {
            return;
        }
        self.acquaintance = Acquaintance::default();
        let mut choices = Vec::new();
        for view in earlier {
            // What a seat may choose follows from what it sees, so any position that fits will do.
            let imagined = game.imagine(view, &mut self.chance);
            game.legal(&imagined, seat, &mut choices);
            self.watch(game, view, Viewer::Seat(seat), &imagined, &choices);
        }
    }

    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action {
        if let [only] = choices {
            return *only;
        }
        if G::RECKONS
            && let Some(action) = calculated(game, view, seat, choices, &mut self.chance, &mut self.mind)
        {
            return action;
        }
        // The most tried choice has served best; of several, the one of which more came.
        match self.consider(game, view, Viewer::Seat(seat), choices, true).best() {
            Some(best) => best.action,
            None => choices[self.chance.index(choices.len())],
        }
    }
}
