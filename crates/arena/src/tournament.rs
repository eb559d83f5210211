//! Bots against each other, with rotated seats and paired deals.

use crate::crew;
use crate::judge::Judge;
use crate::played::Faulty;
use crate::{ArenaError, MatchReport, Played, Watch, unwatched};
use meadhall_bots::Bot;
use meadhall_engine::{Dice, Ignore, Seat, Seed, TableGame, Viewer};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard};
use std::time::Instant;

/// Makes a bot of one kind for each game.
pub struct Maker<G: TableGame> {
    /// What the kind is called; makers of the same name make the same bot.
    pub name: String,
    /// Makes one from a seed.
    #[allow(clippy::type_complexity)]
    pub make: Box<dyn Fn(u64) -> Box<dyn Bot<G>> + Sync>,
}

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

/// Lets bots play each other, one for each seat. Also for bots that have no name in [`meadhall_bots::BotSpec`].
pub fn tournament<G: TableGame>(game: &G, bots: &[Maker<G>], contest: Contest) -> Result<MatchReport, ArenaError> {
    let seats = game.seats();
    if bots.len() != seats {
        return Err(ArenaError(format!("{} bots are named for {seats} seats", bots.len())));
    }
    let total = contest.games.next_multiple_of(seats);
    let names: Vec<&str> = bots.iter().map(|bot| bot.name.as_str()).collect();
    let mut judge = match contest.until {
        Some(level) => Judge::new(&names, level)?,
        None => Judge::patient(),
    };
    let mut finished: BTreeMap<usize, Played> =
        contest.kept.iter().filter(|game| game.game < total).map(|game| (game.game, game.clone())).collect();
    judge.look(&finished);
    let left: Vec<usize> = match judge.decision() {
        Some(_) => Vec::new(),
        None => (0..total).filter(|n| !finished.contains_key(n)).collect(),
    };
    let hall = Hall {
        game,
        bots,
        contest: &contest,
        total,
        done: AtomicUsize::new(finished.len()),
        over: AtomicBool::new(false),
        record: Mutex::new((std::mem::take(&mut finished), judge)),
    };
    crew::work(contest.threads, &left, |n| hall.play_and_keep(n))?;
    let (finished, judge) = hall.record.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    let decision = judge.decision();
    let counted: Vec<Played> =
        finished.into_values().filter(|game| decision.is_none_or(|decision| game.game < decision.games)).collect();
    let stopped = decision.is_none() && counted.len() < total;
    Ok(MatchReport::new(G::ID, &names, contest.seed, &counted, stopped, decision))
}

/// Everything that the games of a match share.
struct Hall<'a, G: TableGame> {
    game: &'a G,
    bots: &'a [Maker<G>],
    contest: &'a Contest<'a>,
    total: usize,
    done: AtomicUsize,
    over: AtomicBool,
    record: Mutex<(BTreeMap<usize, Played>, Judge)>,
}

impl<G: TableGame> Hall<'_, G> {
    /// Plays the `n`-th game and keeps it; nothing if the match is over.
    fn play_and_keep(&self, n: usize) -> Option<()> {
        if self.over.load(Ordering::Relaxed) {
            return None;
        }
        let played = self.play(n)?;
        let lost = (self.contest.keep)(&played).is_break();
        let mut record = self.record();
        record.0.insert(n, played);
        let (finished, judge) = &mut *record;
        judge.look(finished);
        if lost || judge.decision().is_some() {
            self.over.store(true, Ordering::Relaxed);
        }
        drop(record);
        self.done.fetch_add(1, Ordering::Relaxed);
        self.told_to_stop();
        Some(())
    }

    fn record(&self) -> MutexGuard<'_, (BTreeMap<usize, Played>, Judge)> {
        self.record.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Plays the `n`-th game; none if the match is over before.
    fn play(&self, n: usize) -> Option<Played> {
        let count = self.bots.len();
        let (deal, rotation) = (n / count, n % count);
        let bot_at: Vec<usize> = (0..count).map(|seat| (seat + rotation) % count).collect();
        let seat_of: Vec<usize> = (0..count).map(|bot| (bot + count - rotation) % count).collect();
        let own_seed = |bot: usize| mix(mix(self.contest.seed, n as u64), bot as u64);
        let mut bots: Vec<_> = bot_at.iter().map(|&bot| (self.bots[bot].make)(own_seed(bot))).collect();
        let mut micros = vec![Vec::new(); count];
        let mut dice = deal_dice(self.contest.seed, deal);
        let mut position = self.game.setup(&mut dice, &mut Ignore);
        let mut choices = Vec::new();
        while let Some(seat) = self.game.pending(&position).first() {
            if self.told_to_stop() {
                return None;
            }
            let (action, time) = ask(self.game, &position, seat, bots[seat.index()].as_mut(), &mut choices);
            if choices.len() > 1 {
                micros[bot_at[seat.index()]].push(time);
            }
            self.game.apply(&mut position, seat, action, &mut dice, &mut Ignore);
        }
        let faults =
            seat_of.iter().enumerate().filter_map(|(bot, &seat)| Faulty::of(bot, bots[seat].faults())).collect();
        Some(Played::new(n, &self.game.outcome(&position)?, &seat_of, micros, faults))
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

/// A bot's decision, and how many microseconds it took.
pub(crate) fn ask<G: TableGame>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    bot: &mut dyn Bot<G>,
    choices: &mut Vec<G::Action>,
) -> (G::Action, u32) {
    game.legal(position, seat, choices);
    let view = game.view(position, Viewer::Seat(seat));
    let start = Instant::now();
    let action = bot.choose(game, &view, seat, choices);
    let time = start.elapsed().as_micros().try_into().unwrap_or(u32::MAX);
    debug_assert!(choices.contains(&action), "a bot chose {action}, which is not legal");
    (action, time)
}

/// A seed from a seed and a number.
pub(crate) fn mix(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
