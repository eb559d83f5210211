//! The bot that searches: information-set Monte-Carlo tree search.

use crate::budget::Meter;
use crate::thinker::{calculated, play_on, worth};
use crate::tree::Tree;
use crate::{Bot, Budget, Greedy, Thinker};
use meadhall_engine::{Chance, Ignore, Quick, Seat, Viewer};

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// How much it tries what looks worse so far.
    pub explore: f32,
    /// How well it thinks of what it has not tried.
    pub fresh: f32,
    /// At how many settled positions it goes on before it looks at the forecast.
    pub stops: u32,
    /// Among how many choices it looks at all of them. Where there are more, it begins with the most promising and thinks
    /// of others the more often it comes back.
    pub wide: usize,
    /// How many tries the first look at each choice, one decision ahead, is worth; with 0 it does not take one.
    pub trust: u32,
}

impl Default for Style {
    fn default() -> Style {
        Style { explore: 0.3, fresh: 0.5, stops: 1, wide: usize::MAX, trust: 0 }
    }
}

/// How many positions are imagined for a first look at the choices.
const GLANCES: u32 = 6;

/// Thinks ahead in imagined positions and remembers what came of which choice in which situation.
///
/// Each iteration imagines a position and plays from there. While the situation is one that it has met, whoever decides
/// takes the choice that has served that seat best so far, or one that was tried too little to tell; from the first new
/// situation on, everybody plays by hunches to a settled position. What that is worth to each seat is then remembered with
/// the choices on the way.
///
/// A situation is what the one who decides may know: of the others, what everybody knows. So nobody in the imagination
/// reacts to a secret, such as what another chooses at the same time.
#[derive(Debug)]
pub struct Search<G: Thinker> {
    budget: Budget,
    style: Option<Style>,
    chance: Quick,
    greedy: Greedy,
    tree: Tree<G::Action>,
    path: Vec<(Seat, u32)>,
    room: Vec<G::Action>,
}

impl<G: Thinker> Search<G> {
    /// A bot with this budget, in the style of the game. With a budget of iterations its choices follow from the seed and
    /// what it sees.
    pub fn new(budget: Budget, seed: u64) -> Search<G> {
        Search {
            budget,
            style: None,
            chance: Quick::new(seed),
            greedy: Greedy::new(!seed),
            tree: Tree::new(),
            path: Vec::new(),
            room: Vec::new(),
        }
    }

    /// A bot that searches in another style.
    pub fn styled(budget: Budget, style: Style, seed: u64) -> Search<G> {
        Search { style: Some(style), ..Search::new(budget, seed) }
    }

    fn situation(&self, game: &G, position: &G::Position, own: Seat, seat: Seat) -> u64 {
        let viewer = if seat == own { Viewer::Seat(seat) } else { Viewer::Spectator };
        game.clue(position, viewer).wrapping_add(seat.index() as u64 + 1)
    }

    /// Takes a first look at every choice, one decision ahead, and gives them back with the most promising first.
    #[allow(clippy::too_many_arguments)]
    fn rank(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        clue: u64,
        choices: &[G::Action],
        style: &Style,
        meter: &Meter,
    ) -> Vec<G::Action> {
        let weights = self.greedy.weigh(game, view, seat, choices, GLANCES, meter);
        let mut order: Vec<usize> = (0..choices.len()).collect();
        order.sort_by(|&a, &b| weights[b].total_cmp(&weights[a]));
        order.truncate(style.wide.saturating_mul(3));
        for &n in &order {
            self.tree.trust(clue, choices[n], weights[n], style.trust);
        }
        order.into_iter().map(|n| choices[n]).collect()
    }

    /// Imagines a position, plays from there and remembers what came of it, unless the time is up before.
    fn iterate(&mut self, game: &G, root: &Root<G>, style: &Style, meter: &Meter) {
        let mut position = game.imagine(root.view, &mut self.chance);
        let mut stops = style.stops;
        self.path.clear();
        let worth = loop {
            let Some(seat) = game.pending(&position).first() else { break worth(game, &position) };
            game.legal(&position, seat, &mut self.room);
            let (action, new) = match self.room[..] {
                [] => break worth(game, &position),
                [only] => (only, false),
                _ => {
                    let clue = self.situation(game, &position, root.seat, seat);
                    let new = !self.tree.knows(clue);
                    let Some(arm) = self.pick(game, &position, seat, clue, root, style) else {
                        break worth(game, &position);
                    };
                    self.path.push((seat, arm));
                    (self.tree.action(arm), new)
                }
            };
            game.apply(&mut position, seat, action, &mut self.chance, &mut Ignore);
            if game.settled(&position) {
                stops = stops.saturating_sub(1);
                if stops == 0 {
                    break worth(game, &position);
                }
            }
            if new {
                let end = play_on(game, &mut position, stops, &mut self.chance, &mut self.room, meter);
                let Some(worth) = end else { return };
                break worth;
            }
        };
        for &(seat, arm) in &self.path {
            self.tree.learn(arm, worth[seat.index()]);
        }
    }

    /// The arm to try in a situation, with its choices in the room to work in.
    fn pick(
        &mut self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        clue: u64,
        root: &Root<G>,
        style: &Style,
    ) -> Option<u32> {
        let known = self.tree.knows(clue);
        if known && self.room.len() > style.wide {
            if clue == root.clue && !root.ranked.is_empty() {
                let count = style.wide + self.tree.visits(clue).isqrt() as usize;
                self.room.clear();
                self.room.extend(root.ranked.iter().take(count));
            } else if !self.tree.may_widen(clue) {
                self.room.retain(|&choice| self.tree.thought_of(clue, choice));
            } else {
                self.room.clear();
            }
        }
        if known && !self.room.is_empty() {
            return Some(self.tree.select(clue, &self.room, style.explore, style.fresh));
        }
        let first = game.hunch(position, seat, &mut self.chance, &mut self.room)?;
        Some(self.tree.arm(clue, first))
    }
}

/// Where a search begins.
struct Root<'a, G: Thinker> {
    view: &'a G::View,
    seat: Seat,
    clue: u64,
    /// The choices, the most promising first; none if the search has not looked.
    ranked: Vec<G::Action>,
}

impl<G: Thinker> Bot<G> for Search<G> {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action {
        if let [only] = choices {
            return *only;
        }
        if G::RECKONS
            && let Some(action) = calculated(game, view, seat, choices, &mut self.chance)
        {
            return action;
        }
        let mut meter = Meter::start(self.budget);
        let style = self.style.unwrap_or_else(|| game.style());
        self.tree.clear();
        let imagined = game.imagine(view, &mut self.chance);
        let clue = self.situation(game, &imagined, seat, seat);
        let ranked =
            if style.trust > 0 { self.rank(game, view, seat, clue, choices, &style, &meter) } else { Vec::new() };
        let root = Root { view, seat, clue, ranked };
        while meter.spend() {
            self.iterate(game, &root, &style, &meter);
        }
        let tally = self.tree.tally(clue, choices);
        let most = tally.iter().map(|(visits, _)| *visits).max().unwrap_or(0);
        if most == 0 {
            return choices[self.chance.index(choices.len())];
        }
        // The most tried choice has served best; of several, the one of which more came.
        let mut best = 0;
        for n in 1..tally.len() {
            if (tally[n].0, tally[n].1) > (tally[best].0, tally[best].1) {
                best = n;
            }
        }
        choices[best]
    }
}
