//! Bots against each other, with rotated seats and paired deals.

use crate::report::Played;
use crate::{ArenaError, BotReport, MatchReport, Watch};
use meadhall_bots::Bot;
use meadhall_engine::{Dice, Game, Ignore, Seat, Seed, Viewer};
use rayon::prelude::*;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Instant;

/// Makes a bot of one kind for each game.
pub struct Maker<G: Game> {
    /// What the kind is called.
    pub name: String,
    /// Makes one from a seed.
    #[allow(clippy::type_complexity)]
    pub make: Box<dyn Fn(u64) -> Box<dyn Bot<G>> + Sync>,
}

/// Lets bots play each other: at least `games` games, rounded up so that each deal is played once for every rotation of the
/// seats and each bot sits everywhere equally often. Also for bots that have no name in [`meadhall_bots::BotSpec`].
pub fn tournament<G: Game>(
    game: &G,
    bots: &[Maker<G>],
    games: usize,
    seed: u64,
    threads: usize,
    watch: Watch,
) -> Result<MatchReport, ArenaError> {
    let seats = game.seats();
    if bots.len() != seats {
        return Err(ArenaError(format!("{} bots are named for {seats} seats", bots.len())));
    }
    let total = games.next_multiple_of(seats);
    let hall = Hall { game, bots, seed, total, watch, done: AtomicUsize::new(0), stopped: AtomicBool::new(false) };
    let played: Vec<Played> =
        pool(threads)?.install(|| (0..total).into_par_iter().filter_map(|n| hall.play(n)).collect());
    Ok(MatchReport {
        game: G::ID.to_owned(),
        seats,
        games: played.len(),
        seed,
        stopped: played.len() < total,
        bots: bots.iter().enumerate().map(|(n, bot)| BotReport::of(&bot.name, n, &played)).collect(),
    })
}

/// Threads to play on; 0 for all cores.
pub(crate) fn pool(threads: usize) -> Result<rayon::ThreadPool, ArenaError> {
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| ArenaError(format!("no threads to play on: {error}")))
}

/// Everything that the games of a match share.
struct Hall<'a, G: Game> {
    game: &'a G,
    bots: &'a [Maker<G>],
    seed: u64,
    total: usize,
    watch: Watch<'a>,
    done: AtomicUsize,
    stopped: AtomicBool,
}

impl<G: Game> Hall<'_, G> {
    /// Plays the `n`-th game; none if the match was stopped.
    fn play(&self, n: usize) -> Option<Played> {
        if self.stopped.load(Ordering::Relaxed) {
            return None;
        }
        let (deal, rotation) = (n / self.bots.len(), n % self.bots.len());
        let bot_at: Vec<usize> = (0..self.bots.len()).map(|seat| (seat + rotation) % self.bots.len()).collect();
        let own_seed = |bot: usize| mix(mix(self.seed, n as u64), bot as u64);
        let mut bots: Vec<_> = bot_at.iter().map(|&bot| (self.bots[bot].make)(own_seed(bot))).collect();
        let mut micros = vec![Vec::new(); self.bots.len()];
        let mut dice = Dice::new(&Seed::from_number(mix(self.seed, deal as u64)));
        let mut position = self.game.setup(&mut dice, &mut Ignore);
        let mut choices = Vec::new();
        while let Some(seat) = self.game.pending(&position).first() {
            if self.told_to_stop() {
                return None;
            }
            let (action, time) = self.ask(&position, seat, bots[seat.index()].as_mut(), &mut choices);
            if choices.len() > 1 {
                micros[bot_at[seat.index()]].push(time);
            }
            self.game.apply(&mut position, seat, action, &mut dice, &mut Ignore);
        }
        let outcome = self.game.outcome(&position)?;
        self.done.fetch_add(1, Ordering::Relaxed);
        self.told_to_stop();
        Some(Played { outcome, bot_at, micros })
    }

    /// A bot's decision, and how many microseconds it took.
    fn ask(
        &self,
        position: &G::Position,
        seat: Seat,
        bot: &mut dyn Bot<G>,
        choices: &mut Vec<G::Action>,
    ) -> (G::Action, u32) {
        self.game.legal(position, seat, choices);
        let view = self.game.view(position, Viewer::Seat(seat));
        let start = Instant::now();
        let action = bot.choose(self.game, &view, seat, choices);
        let time = start.elapsed().as_micros().try_into().unwrap_or(u32::MAX);
        debug_assert!(choices.contains(&action), "a bot chose {action}, which is not legal");
        (action, time)
    }

    fn told_to_stop(&self) -> bool {
        if (self.watch)(self.done.load(Ordering::Relaxed), self.total).is_break() {
            self.stopped.store(true, Ordering::Relaxed);
        }
        self.stopped.load(Ordering::Relaxed)
    }
}

/// A seed from a seed and a number.
pub(crate) fn mix(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
