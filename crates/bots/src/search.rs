//! The bot that searches: information-set Monte-Carlo tree search.

use crate::budget::Meter;
use crate::thinker::{play_on, worth};
use crate::tree::Tree;
use crate::{Bot, Budget, Thinker};
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
}

impl Default for Style {
    fn default() -> Style {
        Style { explore: 0.3, fresh: 0.5, stops: 1 }
    }
}

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
    style: Style,
    chance: Quick,
    tree: Tree<G::Action>,
    path: Vec<(Seat, u32)>,
    room: Vec<G::Action>,
}

impl<G: Thinker> Search<G> {
    /// A bot with this budget. With a budget of iterations its choices follow from the seed and what it sees.
    pub fn new(budget: Budget, seed: u64) -> Search<G> {
        Search::styled(budget, Style::default(), seed)
    }

    /// A bot that searches in another style.
    pub fn styled(budget: Budget, style: Style, seed: u64) -> Search<G> {
        Search { budget, style, chance: Quick::new(seed), tree: Tree::new(), path: Vec::new(), room: Vec::new() }
    }

    fn situation(&self, game: &G, position: &G::Position, own: Seat, seat: Seat) -> u64 {
        let viewer = if seat == own { Viewer::Seat(seat) } else { Viewer::Spectator };
        game.clue(position, viewer).wrapping_add(seat.index() as u64 + 1)
    }

    fn iterate(&mut self, game: &G, view: &G::View, own: Seat) {
        let mut position = game.imagine(view, &mut self.chance);
        let mut stops = self.style.stops;
        self.path.clear();
        let worth = loop {
            let Some(seat) = game.pending(&position).first() else { break worth(game, &position) };
            game.legal(&position, seat, &mut self.room);
            let (action, new) = match self.room[..] {
                [] => break worth(game, &position),
                [only] => (only, false),
                _ => {
                    let clue = self.situation(game, &position, own, seat);
                    let new = !self.tree.knows(clue);
                    let arm = match new {
                        false => self.tree.select(clue, &self.room, self.style.explore, self.style.fresh),
                        true => {
                            let first = game.hunch(&position, seat, &mut self.chance, &mut self.room);
                            let Some(first) = first else { break worth(game, &position) };
                            self.tree.arm(clue, first)
                        }
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
                break play_on(game, &mut position, stops, &mut self.chance, &mut self.room);
            }
        };
        for &(seat, arm) in &self.path {
            self.tree.learn(arm, worth[seat.index()]);
        }
    }
}

impl<G: Thinker> Bot<G> for Search<G> {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action {
        if let [only] = choices {
            return *only;
        }
        let mut meter = Meter::start(self.budget);
        self.tree.clear();
        let imagined = game.imagine(view, &mut self.chance);
        let clue = self.situation(game, &imagined, seat, seat);
        while meter.spend() {
            self.iterate(game, view, seat);
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
