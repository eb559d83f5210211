//! How fast the rules of a game are, and the search that plays it.

use crate::crew::pool;
use crate::tournament::mix;
use crate::{ArenaError, Watch};
use meadhall_bots::{BotSpec, Budget, Thinker};
use meadhall_engine::{Game, Ignore, Quick, Seat, TableGame, Viewer};
use serde::{Deserialize, Serialize};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// How fast a game is in random legal play, in the middle of several measurements.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bench {
    /// The game's id.
    pub game: String,
    /// How many players.
    pub players: usize,
    /// On how many threads; the rates are those of all of them together.
    pub threads: usize,
    /// Whole games in a second.
    pub games_per_second: f64,
    /// Decisions in a second.
    pub decisions_per_second: f64,
    /// Legal choices a decision, on average.
    pub choices_per_decision: f64,
    /// The size of a position.
    pub position_bytes: usize,
    /// Positions imagined in a second, from views all through the game.
    pub imagined_per_second: f64,
    /// Iterations of the search in a second, at decisions all through the game.
    pub iterations_per_second: f64,
    /// How far the measurements were apart.
    pub spread: Spread,
}

/// How far the measurements of each rate were apart: the usual distance from the middle one, as a part of it (the median
/// of the distances, scaled to the standard deviation of a normal distribution).
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Spread {
    /// Of the games in a second.
    pub games_per_second: f64,
    /// Of the decisions in a second.
    pub decisions_per_second: f64,
    /// Of the positions imagined in a second.
    pub imagined_per_second: f64,
    /// Of the iterations in a second.
    pub iterations_per_second: f64,
}

/// How much is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// On how many threads; 0 for one on each core.
    pub threads: usize,
    /// How long in all.
    pub time: Duration,
    /// How often each rate is measured in that time.
    pub repeats: u32,
}

/// How many games are played between two looks at the clock.
const BATCH: u64 = 64;
/// How many games the views to imagine from, and the decisions to search at, are taken from.
const VIEWED: u64 = 8;
/// How many decisions are searched at.
const SCENES: usize = 64;
/// How many iterations each search makes.
const ITERATIONS: u32 = 100;

/// What one thread has counted in one measurement.
#[derive(Default)]
struct Count {
    games: u64,
    decisions: u64,
    choices: u64,
    imagined: u64,
    iterations: u64,
    playing: f64,
    imagining: f64,
    searching: f64,
}

/// A decision to search at: the view, the seat and its choices.
type Scene<G> = (<G as Game>::View, Seat, Vec<<G as Game>::Action>);

/// What a thread measures with.
struct Bank<'a, G: TableGame> {
    game: &'a G,
    quick: Quick,
    choices: Vec<G::Action>,
    views: Vec<G::View>,
    scenes: Vec<Scene<G>>,
    next_scene: usize,
}

pub(crate) fn measure<G: Thinker>(game: &G, effort: &Effort, watch: Watch) -> Result<Bench, ArenaError> {
    let pool = pool(effort.threads)?;
    let repeats = effort.repeats.max(1);
    let counts: Vec<Vec<Count>> = pool.broadcast(|thread| {
        let mut bank = Bank::new(game, thread.index() as u64);
        let time = effort.time / repeats;
        (0..repeats)
            .map(|repeat| {
                let before = time * repeat;
                let go_on = |spent: Duration| {
                    let spent = before + spent;
                    watch(spent.as_millis() as usize, effort.time.as_millis() as usize).is_continue()
                };
                bank.count(time, &go_on)
            })
            .collect()
    });
    let sum = |number: fn(&Count) -> u64| counts.iter().flatten().map(number).sum::<u64>() as f64;
    // All threads together, in each measurement.
    let rates = |rate: fn(&Count) -> f64| -> (f64, f64) {
        middle((0..repeats as usize).map(|n| counts.iter().map(|thread| rate(&thread[n])).sum()).collect())
    };
    let games = rates(|count| count.games as f64 / count.playing);
    let decisions = rates(|count| count.decisions as f64 / count.playing);
    let imagined = rates(|count| count.imagined as f64 / count.imagining);
    let iterations = rates(|count| count.iterations as f64 / count.searching);
    Ok(Bench {
        game: G::ID.to_owned(),
        players: game.seats(),
        threads: counts.len(),
        games_per_second: games.0.round(),
        decisions_per_second: decisions.0.round(),
        choices_per_decision: (100.0 * sum(|count| count.choices) / sum(|count| count.decisions)).round() / 100.0,
        position_bytes: size_of::<G::Position>(),
        imagined_per_second: imagined.0.round(),
        iterations_per_second: iterations.0.round(),
        spread: Spread {
            games_per_second: games.1,
            decisions_per_second: decisions.1,
            imagined_per_second: imagined.1,
            iterations_per_second: iterations.1,
        },
    })
}

/// The median of some numbers, and how far they are usually from it, as a part of it.
fn middle(mut numbers: Vec<f64>) -> (f64, f64) {
    let median = |numbers: &mut Vec<f64>| {
        numbers.sort_by(f64::total_cmp);
        let half = numbers.len() / 2;
        match numbers.len() {
            0 => 0.0,
            count if count % 2 == 1 => numbers[half],
            _ => (numbers[half - 1] + numbers[half]) / 2.0,
        }
    };
    let middle = median(&mut numbers);
    let mut distances: Vec<f64> = numbers.iter().map(|number| (number - middle).abs()).collect();
    let spread = 1.482_6 * median(&mut distances) / middle.max(f64::MIN_POSITIVE);
    (middle, (1e4 * spread).round() / 1e4)
}

impl<'a, G: Thinker> Bank<'a, G> {
    /// What every seat sees at every decision of a few random games, and some of the decisions that leave a choice which
    /// cannot be calculated.
    fn new(game: &'a G, thread: u64) -> Bank<'a, G> {
        let mut bank = Bank {
            game,
            quick: Quick::new(mix(1, thread)),
            choices: Vec::new(),
            views: Vec::new(),
            scenes: Vec::new(),
            next_scene: 0,
        };
        for _ in 0..VIEWED {
            let mut position = game.setup(&mut bank.quick, &mut Ignore);
            while let Some(seat) = game.pending(&position).first() {
                bank.views.extend(Seat::all(game.seats()).map(|seat| game.view(&position, Viewer::Seat(seat))));
                bank.choices.clear();
                game.legal(&position, seat, &mut bank.choices);
                if bank.choices.len() > 1 && game.solved_move(&position, seat, &bank.choices, None).is_none() {
                    bank.scenes.push((game.view(&position, Viewer::Seat(seat)), seat, bank.choices.clone()));
                }
                let Some(action) = game.sample(&position, seat, &mut bank.quick, &mut bank.choices) else { break };
                game.apply(&mut position, seat, action, &mut bank.quick, &mut Ignore);
            }
        }
        let apart = bank.scenes.len().div_ceil(SCENES).max(1);
        bank.scenes = std::mem::take(&mut bank.scenes).into_iter().step_by(apart).collect();
        bank
    }

    /// One measurement: half of the time playing, a quarter imagining, a quarter searching.
    fn count(&mut self, time: Duration, go_on: &dyn Fn(Duration) -> bool) -> Count {
        let mut count = Count::default();
        let start = Instant::now();
        let until = |share: Duration, work: &mut dyn FnMut()| {
            let begun = Instant::now();
            loop {
                work();
                if begun.elapsed() >= share || !go_on(start.elapsed()) {
                    return begun.elapsed().as_secs_f64();
                }
            }
        };
        count.playing = until(time / 2, &mut || (0..BATCH).for_each(|_| self.play(&mut count)));
        count.imagining = until(time / 4, &mut || {
            for view in &self.views {
                black_box(self.game.imagine(view, &mut self.quick));
            }
            count.imagined += self.views.len() as u64;
        });
        count.searching = until(time / 4, &mut || {
            let Some((view, seat, choices)) = self.scenes.get(self.next_scene) else { return };
            let mut bot = BotSpec::Search(Budget::Iterations(ITERATIONS)).build::<G>(self.next_scene as u64);
            black_box(bot.choose(self.game, view, *seat, choices));
            self.next_scene = (self.next_scene + 1) % self.scenes.len();
            count.iterations += u64::from(ITERATIONS);
        });
        count
    }

    /// One random game.
    fn play(&mut self, count: &mut Count) {
        let Bank { game, quick, choices, .. } = self;
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

#[cfg(test)]
mod tests {
    use super::middle;

    #[test]
    fn one_disturbed_measurement_changes_neither_middle_nor_spread_much() {
        assert_eq!(middle(vec![100.0, 102.0, 98.0, 101.0, 40.0]), (100.0, 0.029_7));
        assert_eq!(middle(vec![4.0, 2.0]), (3.0, 0.494_2));
        assert_eq!(middle(vec![7.0]), (7.0, 0.0));
    }
}
