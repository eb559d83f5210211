//! Many games at once, on several threads, without the interpreter's lock.

use crate::buffers::{Borrowed, Sizes, array, split};
use crate::catalogue::{self, bot_spec, find};
use crate::errors::{self, ClosedEnvironment, IllegalAction, bad_type, bad_value, some_of};
use crate::threads::Threads;
use meadhall_bots::encoding::{Autoreset, BatchPlan, EnvBatch, Rows};
use meadhall_games::GameEntry;
use numpy::{PyArray1, PyReadonlyArray1};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use std::sync::{Mutex, MutexGuard, TryLockError};

/// More pieces than threads, so that a thread that is done can help another.
const SHARDS_PER_THREAD: usize = 8;
/// The games of a piece, at least: fewer are not worth the way.
const LEAST_ENVS: usize = 8;
/// More games are not kept at once: their memory would be gigabytes.
const MOST_ENVS: usize = 1 << 20;
const MOST_THREADS: usize = 1024;

/// Some of the games, for one thread at a time.
struct Shard {
    games: Box<dyn EnvBatch>,
    envs: usize,
}

/// What a call needs for itself alone.
struct Running {
    shards: Vec<Shard>,
    threads: Threads,
    actions: Vec<i64>,
}

/// Many games at once; see `meadhall.vector`.
#[pyclass(frozen, module = "meadhall._meadhall")]
pub struct Batch {
    game: &'static GameEntry,
    sizes: Sizes,
    envs: usize,
    running: Mutex<Option<Running>>,
}

fn autoreset(mode: &str) -> PyResult<Autoreset> {
    match mode {
        "next-step" => Ok(Autoreset::NextStep),
        "same-step" => Ok(Autoreset::SameStep),
        "disabled" => Ok(Autoreset::Disabled),
        _ => Err(bad_value(format!("there is no autoreset mode {mode:?}; there are: next-step, same-step, disabled"))),
    }
}

fn count(name: &str, given: &Bound<'_, PyAny>, most: usize) -> PyResult<usize> {
    let range = format!("{name} is a whole number from 1 to {most}, not {}", errors::shown(given));
    match given.extract::<i64>() {
        Err(_) => Err(bad_type(range)),
        Ok(number) => usize::try_from(number).ok().filter(|n| (1..=most).contains(n)).ok_or_else(|| bad_value(range)),
    }
}

impl Running {
    /// Does something with every shard, its actions and its rows, on all threads, if all are allowed; whether they are.
    fn each(
        &mut self,
        rows: Rows<'_>,
        sizes: Sizes,
        allowed: impl Fn(&Shard, &[i64]) -> bool + Sync,
        work: impl Fn(&mut Shard, &[i64], Rows<'_>) + Sync,
    ) -> bool {
        let (mut rows, mut actions) = (rows, &self.actions[..]);
        let mut pieces = Vec::with_capacity(self.shards.len());
        for shard in &mut self.shards {
            let (own, rest) = split(rows, shard.envs, sizes);
            let (own_actions, rest_actions) = actions.split_at(shard.envs);
            pieces.push((shard, own_actions, own));
            (rows, actions) = (rest, rest_actions);
        }
        let allowed = |(shard, actions, _): &(&mut Shard, &[i64], Rows<'_>)| allowed(shard, actions);
        self.threads.each(pieces, allowed, |(shard, actions, rows)| work(shard, actions, rows))
    }

    /// The first game whose action is not allowed.
    fn refused(&self) -> Option<usize> {
        let mut first = 0;
        for shard in &self.shards {
            if let Some(env) = shard.games.refused(&self.actions[first..first + shard.envs]) {
                return Some(first + env);
            }
            first += shard.envs;
        }
        None
    }

    /// The shard of a game, and its number there.
    fn shard(&self, env: usize) -> Option<(&Shard, usize)> {
        let mut first = 0;
        for shard in &self.shards {
            if env < first + shard.envs {
                return Some((shard, env - first));
            }
            first += shard.envs;
        }
        None
    }
}

impl Batch {
    fn lock(&self) -> PyResult<MutexGuard<'_, Option<Running>>> {
        match self.running.try_lock() {
            Ok(running) => Ok(running),
            // Whoever panicked left games that can be reset.
            Err(TryLockError::Poisoned(poisoned)) => Ok(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => Err(PyRuntimeError::new_err(
                "another call of this vector is still running: wait for it, or give each thread a vector of its own",
            )),
        }
    }

    fn open<'a>(&self, running: &'a mut MutexGuard<'_, Option<Running>>) -> PyResult<&'a mut Running> {
        let Some(running) = running.as_mut() else {
            return Err(ClosedEnvironment::new_err(
                "this vector was closed: make another one with meadhall.vector(...)",
            ));
        };
        running.threads.renew()?;
        Ok(running)
    }

    fn not_allowed(&self, running: &Running, env: usize) -> PyErr {
        let names = self.game.bot.encoding.action_names();
        let action = running.actions[env];
        let named = |action: usize| format!("{action} ({:?})", names[action]);
        let what = match usize::try_from(action) {
            Ok(action) if action < names.len() => named(action),
            _ => format!("{action} (there are 0 to {})", names.len() - 1),
        };
        let mask = running.shard(env).map(|(shard, own)| shard.games.mask(own)).unwrap_or_default();
        let allowed: Vec<usize> = mask.iter().collect();
        match allowed.is_empty() {
            true => IllegalAction::new_err(format!("the game of env {env} is over: reset it")),
            false => IllegalAction::new_err(format!(
                "env {env}: action {what} is not allowed now; nothing was played. Allowed: {}",
                some_of(allowed.into_iter().map(named))
            )),
        }
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "the arguments of a constructor in Python, each by its name")]
    fn new(
        game: &Bound<'_, PyAny>,
        num_envs: &Bound<'_, PyAny>,
        players: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyAny>>,
        threads: &Bound<'_, PyAny>,
        autoreset_mode: &str,
        opponents: Vec<Bound<'_, PyAny>>,
        learner: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Batch> {
        let game = find(game)?;
        let seats = catalogue::players(game, players)?;
        let options = catalogue::options(game, seats, options)?;
        let (envs, threads) = (count("num_envs", num_envs, MOST_ENVS)?, count("threads", threads, MOST_THREADS)?);
        let mode = autoreset(autoreset_mode)?;
        let opponents: Vec<_> = opponents.iter().map(bot_spec).collect::<PyResult<_>>()?;
        if !opponents.is_empty() && opponents.len() + 1 != seats {
            return Err(bad_value(format!(
                "{} opponents sit at a table of {seats} beside the learner, not {}",
                seats - 1,
                opponents.len()
            )));
        }
        let learner = learner.filter(|seat| !seat.is_none()).map(|seat| errors::seat(seat, seats)).transpose()?;
        let encoding = &game.bot.encoding;
        let pieces = if threads == 1 { 1 } else { (threads * SHARDS_PER_THREAD).min(envs.div_ceil(LEAST_ENVS)) };
        let mut shards = Vec::with_capacity(pieces);
        for piece in 0..pieces {
            let (first, end) = (envs * piece / pieces, envs * (piece + 1) / pieces);
            let plan = BatchPlan {
                seats,
                options: options.clone(),
                envs: end - first,
                first,
                autoreset: mode,
                opponents: opponents.clone(),
                learner: learner.map(meadhall_engine::Seat::index),
            };
            let games = encoding.open(plan).map_err(|bad| catalogue::bad_option(game, &bad))?;
            shards.push(Shard { games, envs: end - first });
        }
        let rewards = if opponents.is_empty() { seats } else { 1 };
        let observation = encoding.observation_size();
        let finals = mode == Autoreset::SameStep;
        let sizes = Sizes { observation, actions: encoding.actions, rewards, seats, finals };
        let running = Running { shards, threads: Threads::new(threads)?, actions: vec![0; envs] };
        Ok(Batch { game, sizes, envs, running: Mutex::new(Some(running)) })
    }

    /// How many numbers the arrays have for each game: an observation, the actions, the rewards, the seats.
    #[getter]
    fn sizes(&self) -> (usize, usize, usize, usize) {
        (self.sizes.observation, self.sizes.actions, self.sizes.rewards, self.sizes.seats)
    }

    /// Begins all games anew, or those that `only` names.
    fn reset(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = errors::seed)] seed: u64,
        only: Option<Vec<bool>>,
        buffers: Vec<Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        // First of all: a second call is told so, and not that its arrays are borrowed.
        let mut running = self.lock()?;
        let running = self.open(&mut running)?;
        let mut borrowed = Borrowed::from(&buffers, self.envs, self.sizes)?;
        let rows = borrowed.rows()?;
        let only = only.as_deref();
        if only.is_some_and(|only| only.len() != self.envs) {
            return Err(bad_value(format!("the mask of games to reset has {} flags", self.envs)));
        }
        // The flags of each shard are found by where its games begin, which goes with its actions.
        (0i64..).zip(&mut running.actions).for_each(|(n, action)| *action = n);
        let sizes = self.sizes;
        py.detach(|| {
            let begin = |shard: &mut Shard, numbers: &[i64], rows: Rows<'_>| {
                let first = numbers.first().and_then(|first| usize::try_from(*first).ok()).unwrap_or(0);
                shard.games.reset(seed, only.map(|only| &only[first..first + shard.envs]), rows);
            };
            running.each(rows, sizes, |_, _| true, begin);
        });
        Ok(())
    }

    /// Plays a step in each game.
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>, buffers: Vec<Bound<'_, PyAny>>) -> PyResult<()> {
        let mut running = self.lock()?;
        let running = self.open(&mut running)?;
        let mut borrowed = Borrowed::from(&buffers, self.envs, self.sizes)?;
        let rows = borrowed.rows()?;
        let actions: PyReadonlyArray1<'_, i64> = match actions.extract() {
            Ok(actions) => actions,
            Err(_) => return Err(bad_type(format!("the actions are a row of {} numbers (int64)", self.envs))),
        };
        match actions.as_slice() {
            // Copied, so that nobody changes them while they are played.
            Ok(given) if given.len() == self.envs => running.actions.copy_from_slice(given),
            _ => return Err(bad_value(format!("the actions are a contiguous row of {} numbers (int64)", self.envs))),
        }
        let sizes = self.sizes;
        let refused = py.detach(|| {
            let allowed = |shard: &Shard, actions: &[i64]| shard.games.refused(actions).is_none();
            let step = |shard: &mut Shard, actions: &[i64], rows: Rows<'_>| shard.games.step(actions, rows);
            // Who was refused is looked up only where somebody was.
            if running.each(rows, sizes, allowed, step) { None } else { running.refused() }
        });
        refused.map_or(Ok(()), |env| Err(self.not_allowed(running, env)))
    }

    /// Puts an allowed action for each game into an array, every one equally likely.
    fn sample(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut running = self.lock()?;
        let running = self.open(&mut running)?;
        let mut actions = array::<i64>(actions, "actions", self.envs)?;
        let actions = actions.as_slice_mut().map_err(bad_value)?;
        py.detach(|| {
            let mut rest = actions;
            let mut pieces = Vec::with_capacity(running.shards.len());
            for shard in &mut running.shards {
                let (own, others) = rest.split_at_mut(shard.envs);
                pieces.push((shard, own));
                rest = others;
            }
            running.threads.each(pieces, |_| true, |(shard, own)| shard.games.sample(own));
        });
        Ok(())
    }

    /// What a seat of a game may know.
    fn observe<'py>(&self, py: Python<'py>, env: usize, seat: &Bound<'_, PyAny>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let seat = errors::seat(seat, self.sizes.seats)?;
        let mut running = self.lock()?;
        let running = self.open(&mut running)?;
        let Some((shard, own)) = running.shard(env) else {
            return Err(bad_value(format!("there is no env {env}: they are 0 to {}", self.envs - 1)));
        };
        let mut row = vec![0; self.sizes.observation];
        shard.games.observe(own, seat, &mut row);
        Ok(PyArray1::from_vec(py, row))
    }

    /// Gives everything back; every later call raises.
    fn close(&self) -> PyResult<()> {
        *self.lock()? = None;
        Ok(())
    }
}
