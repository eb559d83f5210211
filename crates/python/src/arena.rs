//! Matches between bots that come with the games, on several threads, without the interpreter's lock.

use crate::catalogue::{self, bot_spec, find};
use crate::errors::{self, bad_value};
use crate::outcome::Outcome;
use meadhall_bots::BotSpec;
use meadhall_engine::{Dice, Seed};
use pyo3::exceptions::{PyKeyboardInterrupt, PyRuntimeError};
use pyo3::prelude::*;
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

/// How often a match looks whether it was interrupted.
const LOOK: Duration = Duration::from_millis(50);

/// Plays games whose seeds and bots (one for each seat, by number) are given; the outcome of each, in the same order.
#[pyfunction]
#[pyo3(signature = (game, players, options, bots, games, threads))]
pub fn play_match(
    py: Python<'_>,
    game: &Bound<'_, PyAny>,
    players: usize,
    options: Option<&Bound<'_, PyAny>>,
    bots: Vec<Bound<'_, PyAny>>,
    games: Vec<(u64, Vec<usize>)>,
    threads: usize,
) -> PyResult<Vec<Outcome>> {
    let game = find(game)?;
    let options = catalogue::options(game, players, options)?;
    let specs: Vec<BotSpec> = bots.iter().map(bot_spec).collect::<PyResult<_>>()?;
    if games.iter().any(|(_, seated)| seated.len() != players || seated.iter().any(|bot| *bot >= specs.len())) {
        return Err(bad_value(format!("each game needs {players} of {} bots", specs.len())));
    }
    let runner = game.bot.open(players, &options).map_err(|bad| catalogue::bad_option(game, &bad))?;
    let pool = ThreadPoolBuilder::new().num_threads(threads.clamp(1, 1024)).build();
    let pool = pool.map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
    let (stopped, left) = (AtomicBool::new(false), AtomicUsize::new(games.len()));
    let play = |(seed, seated): &(u64, Vec<usize>)| {
        let bots: Vec<_> =
            (1u64..).zip(seated).map(|(n, bot)| (&specs[*bot], seed.wrapping_mul(31).wrapping_add(n))).collect();
        let stop = || stopped.load(Ordering::Relaxed);
        let played = runner.play(&bots, Dice::new(&Seed::from_number(*seed)), &stop);
        left.fetch_sub(1, Ordering::Relaxed);
        played.map(|played| Outcome::of(&played.outcome))
    };
    let played: Vec<Option<Outcome>> = std::thread::scope(|scope| {
        let working = scope.spawn(|| pool.install(|| games.par_iter().map(play).collect()));
        while !working.is_finished() {
            py.detach(|| std::thread::sleep(if left.load(Ordering::Relaxed) == 0 { Duration::ZERO } else { LOOK }));
            if py.check_signals().is_err() {
                stopped.store(true, Ordering::Relaxed);
            }
        }
        py.detach(|| working.join()).unwrap_or_default()
    });
    if stopped.load(Ordering::Relaxed) {
        return Err(PyKeyboardInterrupt::new_err("the match was interrupted"));
    }
    let all: Option<Vec<Outcome>> = played.into_iter().collect();
    all.filter(|all| all.len() == games.len()).ok_or_else(|| errors::bad_value("a game was broken off"))
}
