//! How fast the rules of a game are.

use crate::tournament::{mix, pool};
use crate::{ArenaError, Watch};
use meadhall_engine::{Game, Ignore, Quick, Seat, Viewer};
use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// How fast the rules of a game are in random legal play.
#[derive(Clone, PartialEq, Debug, Serialize)]
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
}

/// How many games are played between two looks at the clock.
const BATCH: u64 = 64;
/// How many games the views to imagine from are taken from.
const VIEWED: u64 = 8;

/// What one thread has counted in a measured time.
#[derive(Default)]
struct Count {
    games: u64,
    decisions: u64,
    choices: u64,
    imagined: u64,
    playing: f64,
    imagining: f64,
}

pub(crate) fn measure<G: Game>(game: &G, threads: usize, time: Duration, watch: Watch) -> Result<Bench, ArenaError> {
    let pool = pool(threads)?;
    let counts: Vec<Count> = pool.broadcast(|thread| count(game, thread.index() as u64, time, watch));
    let sum = |rate: &dyn Fn(&Count) -> f64| counts.iter().map(rate).sum::<f64>();
    let decisions = sum(&|count| count.decisions as f64);
    Ok(Bench {
        game: G::ID.to_owned(),
        players: game.seats(),
        threads: counts.len(),
        games_per_second: sum(&|count| count.games as f64 / count.playing).round(),
        decisions_per_second: sum(&|count| count.decisions as f64 / count.playing).round(),
        choices_per_decision: (100.0 * sum(&|count| count.choices as f64) / decisions).round() / 100.0,
        position_bytes: size_of::<G::Position>(),
        imagined_per_second: sum(&|count| count.imagined as f64 / count.imagining).round(),
    })
}

/// Measures on one thread: two thirds of the time playing, one third imagining.
fn count<G: Game>(game: &G, thread: u64, time: Duration, watch: Watch) -> Count {
    let mut quick = Quick::new(mix(1, thread));
    let mut count = Count::default();
    let mut choices = Vec::new();
    let views = views(game, &mut quick);
    let (mut start, mut share) = (Instant::now(), time * 2 / 3);
    loop {
        for _ in 0..BATCH {
            play(game, &mut quick, &mut choices, &mut count);
        }
        count.playing = start.elapsed().as_secs_f64();
        if start.elapsed() >= share || watch(start.elapsed().as_millis() as usize, time.as_millis() as usize).is_break()
        {
            break;
        }
    }
    let played = start.elapsed();
    (start, share) = (Instant::now(), time / 3);
    loop {
        for view in &views {
            black_box(game.imagine(view, &mut quick));
        }
        count.imagined += views.len() as u64;
        count.imagining = start.elapsed().as_secs_f64();
        let spent = played + start.elapsed();
        if start.elapsed() >= share || watch(spent.as_millis() as usize, time.as_millis() as usize).is_break() {
            return count;
        }
    }
}

/// One random game.
fn play<G: Game>(game: &G, quick: &mut Quick, choices: &mut Vec<G::Action>, count: &mut Count) {
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

/// What every seat sees at every decision of a few games.
fn views<G: Game>(game: &G, quick: &mut Quick) -> Vec<G::View> {
    let mut views = Vec::new();
    let mut choices = Vec::new();
    for _ in 0..VIEWED {
        let mut position = game.setup(quick, &mut Ignore);
        while let Some(seat) = game.pending(&position).first() {
            views.extend(Seat::all(game.seats()).map(|seat| game.view(&position, Viewer::Seat(seat))));
            let Some(action) = game.sample(&position, seat, quick, &mut choices) else { break };
            game.apply(&mut position, seat, action, quick, &mut Ignore);
        }
    }
    views
}
