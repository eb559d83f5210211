//! How fast the rules of a game are, and the search that plays it.

use crate::tournament::mix;
use crate::worker_pool::pool;
use crate::{ArenaError, Watch};
use meadhall_bots::{GameRunner, PlayCount, SpeedTest};
use serde::{Deserialize, Serialize};
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

impl Spread {
    /// The widest of them.
    pub fn widest(&self) -> f64 {
        let all = [self.games_per_second, self.imagined_per_second, self.iterations_per_second];
        all.into_iter().fold(self.decisions_per_second, f64::max)
    }

    /// Whether figures so far apart are of no use to compare others with: not even a fifth more or less would be seen.
    pub fn is_useless(&self) -> bool {
        crate::compare::noise(self.widest(), 0.0) > crate::compare::WORTHLESS
    }
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

/// What one thread has counted in one measurement.
#[derive(Default)]
struct Count {
    play: PlayCount,
    imagined: u64,
    iterations: u64,
    playing: f64,
    imagining: f64,
    searching: f64,
}

pub(crate) fn measure(game: &dyn GameRunner, effort: &Effort, watch: Watch) -> Result<Bench, ArenaError> {
    let pool = pool(effort.threads)?;
    let repeats = effort.repeats.max(1);
    let counts: Vec<Vec<Count>> = pool.broadcast(|thread| {
        let mut test = game.speed_test(mix(1, thread.index() as u64));
        let time = effort.time / repeats;
        (0..repeats)
            .map(|repeat| {
                let before = time * repeat;
                let go_on = |spent: Duration| watch(millis(before + spent), millis(effort.time)).is_continue();
                count(&mut *test, time, &go_on)
            })
            .collect()
    });
    let sum = |number: fn(&Count) -> u64| counts.iter().flatten().map(number).sum::<u64>() as f64;
    // All threads together, in each measurement.
    let rates = |rate: fn(&Count) -> f64| -> (f64, f64) {
        middle((0..repeats as usize).map(|n| counts.iter().map(|thread| rate(&thread[n])).sum()).collect())
    };
    let games = rates(|count| count.play.games as f64 / count.playing);
    let decisions = rates(|count| count.play.decisions as f64 / count.playing);
    let imagined = rates(|count| count.imagined as f64 / count.imagining);
    let iterations = rates(|count| count.iterations as f64 / count.searching);
    let choices = sum(|count| count.play.choices) / sum(|count| count.play.decisions);
    Ok(Bench {
        game: game.id().to_owned(),
        players: game.seats(),
        threads: counts.len(),
        games_per_second: games.0.round(),
        decisions_per_second: decisions.0.round(),
        choices_per_decision: (100.0 * choices).round() / 100.0,
        position_bytes: game.position_bytes(),
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

/// A time in milliseconds, for who watches.
fn millis(time: Duration) -> usize {
    usize::try_from(time.as_millis()).unwrap_or(usize::MAX)
}

/// One measurement: half of the time playing, a quarter imagining, a quarter searching.
fn count(test: &mut dyn SpeedTest, time: Duration, go_on: &dyn Fn(Duration) -> bool) -> Count {
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
    count.playing = until(time / 2, &mut || test.play(BATCH, &mut count.play));
    count.imagining = until(time / 4, &mut || count.imagined += test.imagine());
    count.searching = until(time / 4, &mut || count.iterations += test.search());
    count
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
