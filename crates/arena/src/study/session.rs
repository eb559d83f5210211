//! Playing the games that are studied.

use super::Balance;
use crate::tournament::{deal_dice, mix};
use crate::worker_pool;
use crate::{ArenaError, Watch, unwatched};
use meadhall_bots::{BotSpec, GameRunner};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// How a study is made.
#[derive(Clone, Copy)]
pub struct Study<'a> {
    /// How many games.
    pub games: usize,
    /// Gives the deals and the bots' own chance.
    pub seed: u64,
    /// On how many threads; 0 for one on each core.
    pub threads: usize,
    /// Is told how many games are finished.
    pub watch: Watch<'a>,
}

impl Default for Study<'_> {
    fn default() -> Self {
        Study { games: 100, seed: 1, threads: 0, watch: &unwatched }
    }
}

/// Plays the games and counts.
pub(crate) fn balance(game: &dyn GameRunner, bots: &[BotSpec], study: &Study) -> Result<Balance, ArenaError> {
    if bots.len() != game.seats() {
        return Err(ArenaError(format!("{} bots are named for {} seats", bots.len(), game.seats())));
    }
    let jobs: Vec<usize> = (0..study.games).collect();
    let (done, over) = (AtomicUsize::new(0), AtomicBool::new(false));
    let stop = || {
        if (study.watch)(done.load(Ordering::Relaxed), study.games).is_break() {
            over.store(true, Ordering::Relaxed);
        }
        over.load(Ordering::Relaxed)
    };
    let ledgers = worker_pool::work(study.threads, &jobs, |n| {
        let own_seed = |seat: usize| mix(mix(study.seed, n as u64), seat as u64);
        let seated: Vec<(&BotSpec, u64)> = bots.iter().enumerate().map(|(seat, bot)| (bot, own_seed(seat))).collect();
        let ledger = game.study(&seated, deal_dice(study.seed, n), &stop)?;
        done.fetch_add(1, Ordering::Relaxed);
        stop();
        Some(ledger)
    })?;
    let names = bots.iter().map(ToString::to_string).collect();
    Ok(Balance::new(game, names, study.seed, &ledgers, ledgers.len() < study.games))
}
