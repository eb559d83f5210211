//! What is measured of the speed of a game: random play, imagining, searching.

use crate::knowledge::{Action, View};
use crate::{BotSpec, Budget, Knowledge};
use meadhall_engine::{Game, Ignore, Quick, Seat, Viewer};
use std::hint::black_box;

/// How many games the views to imagine from, and the decisions to search at, are taken from.
const VIEWED: u64 = 8;
/// How many decisions are searched at.
const SEARCHED: usize = 64;
/// How many iterations each search makes.
const ITERATIONS: u32 = 100;

/// What some random games came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlayCount {
    /// How many games were played.
    pub games: u64,
    /// How many decisions there were in them.
    pub decisions: u64,
    /// How many legal choices there were at those decisions.
    pub choices: u64,
}

/// What one thread measures with: a piece of work each, as small as can be timed.
pub trait SpeedTest {
    /// Plays so many random games, and adds what they came to.
    fn play(&mut self, games: u64, count: &mut PlayCount);

    /// Imagines a position from each of its views. Returns how many.
    fn imagine(&mut self) -> u64;

    /// Searches at the next of its decisions. Returns how many iterations.
    fn search(&mut self) -> u64;
}

/// A decision to search at: the view, the seat and its choices.
type SearchTask<K> = (View<K>, Seat, Vec<Action<K>>);

/// Views and decisions from all through some games.
pub(super) struct SpeedBank<'a, K: Knowledge> {
    game: &'a K::Rules,
    quick: Quick,
    choices: Vec<Action<K>>,
    views: Vec<View<K>>,
    searches: Vec<SearchTask<K>>,
    next_search: usize,
}

impl<'a, K: Knowledge> SpeedBank<'a, K> {
    /// What every seat sees at every decision of a few random games, and some of the decisions that leave a choice which
    /// cannot be calculated.
    pub(super) fn new(game: &'a K::Rules, seed: u64) -> SpeedBank<'a, K> {
        let mut bank = SpeedBank {
            game,
            quick: Quick::new(seed),
            choices: Vec::new(),
            views: Vec::new(),
            searches: Vec::new(),
            next_search: 0,
        };
        for _ in 0..VIEWED {
            let mut position = game.setup(&mut bank.quick, &mut Ignore);
            while let Some(seat) = game.pending(&position).first() {
                bank.views.extend(Seat::all(game.seats()).map(|seat| game.view(&position, Viewer::Seat(seat))));
                bank.choices.clear();
                game.legal(&position, seat, &mut bank.choices);
                if bank.choices.len() > 1 && K::solved_move(game, &position, seat, &bank.choices, None).is_none() {
                    bank.searches.push((game.view(&position, Viewer::Seat(seat)), seat, bank.choices.clone()));
                }
                let Some(action) = game.sample(&position, seat, &mut bank.quick, &mut bank.choices) else { break };
                game.apply(&mut position, seat, action, &mut bank.quick, &mut Ignore);
            }
        }
        let apart = bank.searches.len().div_ceil(SEARCHED).max(1);
        bank.searches = std::mem::take(&mut bank.searches).into_iter().step_by(apart).collect();
        bank
    }
}

impl<K: Knowledge> SpeedTest for SpeedBank<'_, K> {
    fn play(&mut self, games: u64, count: &mut PlayCount) {
        let SpeedBank { game, quick, choices, .. } = self;
        for _ in 0..games {
            let mut position = game.setup(quick, &mut Ignore);
            while let Some(seat) = game.pending(&position).first() {
                let Some(action) = game.sample(&position, seat, quick, choices) else { break };
                count.choices += choices.len() as u64;
                count.decisions += 1;
                game.apply(&mut position, seat, action, quick, &mut Ignore);
            }
            count.games += 1;
            black_box(&position);
        }
    }

    fn imagine(&mut self) -> u64 {
        for view in &self.views {
            black_box(self.game.imagine(view, &mut self.quick));
        }
        self.views.len() as u64
    }

    fn search(&mut self) -> u64 {
        let Some((view, seat, choices)) = self.searches.get(self.next_search) else { return 0 };
        let mut bot = BotSpec::Search(Budget::Iterations(ITERATIONS)).build::<K>(self.next_search as u64);
        black_box(bot.choose(self.game, view, *seat, choices));
        self.next_search = (self.next_search + 1) % self.searches.len();
        u64::from(ITERATIONS)
    }
}
