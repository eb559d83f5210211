//! Bots against each other, with rotated seats and paired deals.

use crate::played::Faulty;
use crate::stopping_rule::StoppingRule;
use crate::worker_pool;
use crate::{ArenaError, MatchReport, Played, Watch, unwatched};
use meadhall_bots::{BotGame, Stop};
use meadhall_engine::{Dice, Seed};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Plays one game: gets which bot sits at each seat, with a seed for it, and the dice of the deal. None if it is broken off.
pub type PlayBots<'a> = &'a (dyn Fn(&[(usize, u64)], Dice, Stop) -> Option<BotGame> + Sync);

/// Is given every game as it ends; breaks the match off where it cannot be kept.
pub type Keep<'a> = &'a (dyn Fn(&Played) -> ControlFlow<()> + Sync);

/// How a match is played.
pub struct Contest<'a> {
    /// How many games at least; rounded up so that each deal is played once for every rotation of the seats and each bot
    /// sits everywhere equally often.
    pub games: usize,
    /// Gives the deals and the bots' own chance; with budgets of iterations the whole match.
    pub seed: u64,
    /// On how many threads; 0 for one on each core.
    pub threads: usize,
    /// Stop as soon as the first bot is known to win more or less than its fair share, with this probability of an error.
    pub until: Option<f64>,
    /// Games of the same match that were played before.
    pub kept: Vec<Played>,
    /// Is given every new game as it ends.
    pub keep: Keep<'a>,
    /// Is told how many games are finished.
    pub watch: Watch<'a>,
}

impl Default for Contest<'_> {
    fn default() -> Self {
        let (kept, keep) = (Vec::new(), &|_: &Played| ControlFlow::Continue(()));
        Contest { games: 100, seed: 1, threads: 0, until: None, kept, keep, watch: &unwatched }
    }
}

/// Lets bots of these names play each other, one for each seat. Bots of the same name are the same.
pub fn tournament(
    game: &str,
    seats: usize,
    names: &[String],
    play: PlayBots,
    contest: Contest,
) -> Result<MatchReport, ArenaError> {
    if names.len() != seats {
        return Err(ArenaError(format!("{} bots are named for {seats} seats", names.len())));
    }
    let total = contest.games.next_multiple_of(seats);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut rule = match contest.until {
        Some(level) => StoppingRule::new(&names, level)?,
        None => StoppingRule::patient(),
    };
    let finished: BTreeMap<usize, Played> =
        contest.kept.iter().filter(|game| game.game < total).map(|game| (game.game, game.clone())).collect();
    rule.look(&finished);
    let left: Vec<usize> = match rule.decision() {
        Some(_) => Vec::new(),
        None => (0..total).filter(|n| !finished.contains_key(n)).collect(),
    };
    let running = RunningMatch {
        play,
        seats,
        contest: &contest,
        total,
        done: AtomicUsize::new(finished.len()),
        over: AtomicBool::new(false),
        record: Mutex::new((finished, rule)),
    };
    worker_pool::work(contest.threads, &left, |n| running.play_and_keep(n))?;
    let (finished, rule) = running.record.into_inner().unwrap_or_else(PoisonError::into_inner);
    let decision = rule.decision();
    let counted: Vec<Played> =
        finished.into_values().filter(|game| decision.is_none_or(|decision| game.game < decision.games)).collect();
    let stopped = decision.is_none() && counted.len() < total;
    Ok(MatchReport::new(game, &names, contest.seed, &counted, stopped, decision))
}

/// Everything that the games of a match share.
struct RunningMatch<'a> {
    play: PlayBots<'a>,
    seats: usize,
    contest: &'a Contest<'a>,
    total: usize,
    done: AtomicUsize,
    over: AtomicBool,
    record: Mutex<(BTreeMap<usize, Played>, StoppingRule)>,
}

impl RunningMatch<'_> {
    /// Plays the `n`-th game and keeps it; nothing if the match is over.
    fn play_and_keep(&self, n: usize) -> Option<()> {
        if self.over.load(Ordering::Relaxed) {
            return None;
        }
        let played = self.play(n)?;
        let lost = (self.contest.keep)(&played).is_break();
        let mut record = self.record();
        record.0.insert(n, played);
        let (finished, rule) = &mut *record;
        rule.look(finished);
        if lost || rule.decision().is_some() {
            self.over.store(true, Ordering::Relaxed);
        }
        drop(record);
        self.done.fetch_add(1, Ordering::Relaxed);
        self.told_to_stop();
        Some(())
    }

    fn record(&self) -> MutexGuard<'_, (BTreeMap<usize, Played>, StoppingRule)> {
        self.record.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Plays the `n`-th game; none if the match is over before.
    fn play(&self, n: usize) -> Option<Played> {
        let (deal, rotation) = (n / self.seats, n % self.seats);
        let seat_of: Vec<usize> = (0..self.seats).map(|bot| (bot + self.seats - rotation) % self.seats).collect();
        let own_seed = |bot: usize| mix(mix(self.contest.seed, n as u64), bot as u64);
        let seated: Vec<(usize, u64)> =
            (0..self.seats).map(|seat| (seat + rotation) % self.seats).map(|bot| (bot, own_seed(bot))).collect();
        let game = (self.play)(&seated, deal_dice(self.contest.seed, deal), &|| self.told_to_stop())?;
        let micros = seat_of.iter().map(|&seat| game.micros[seat].clone()).collect();
        let faulty = |(bot, &seat): (usize, &usize)| Faulty::of(bot, game.faults[seat].clone());
        let faults = seat_of.iter().enumerate().filter_map(faulty).collect();
        Some(Played::new(n, &game.outcome, &seat_of, micros, faults))
    }

    fn told_to_stop(&self) -> bool {
        if (self.contest.watch)(self.done.load(Ordering::Relaxed), self.total).is_break() {
            self.over.store(true, Ordering::Relaxed);
        }
        self.over.load(Ordering::Relaxed)
    }
}

/// The dice of a deal.
pub(crate) fn deal_dice(seed: u64, deal: usize) -> Dice {
    Dice::new(&Seed::from_number(mix(seed, deal as u64)))
}

/// A seed from a seed and a number.
pub(crate) fn mix(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
