//! How often people would wait for each other.

use crate::tournament::{deal_dice, mix};
use crate::{ArenaError, Watch, worker_pool};
use meadhall_bots::{GameRunner, WaitPlayer, WaitedGame};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many games are played to count waits, and by which deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WaitPlan {
    /// How many games without orders, with orders, and at mixed tables.
    pub games: usize,
    /// Gives the deals and the players' own chance.
    pub seed: u64,
    /// On how many threads; 0 for one on each core. It makes no difference to what comes out.
    pub threads: usize,
}

/// How often the players of a game wait for another person, on average: nobody would who plays in one sitting, but by
/// correspondence each wait is hours.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Waits {
    /// The game's id.
    pub game: String,
    /// How many players.
    pub players: usize,
    /// How many games were played of each sort.
    pub games: usize,
    /// Which deals they were.
    pub seed: u64,
    /// Decisions a game that a person had to make.
    pub decisions: f64,
    /// Moments a game at which none of those who acted last could go on.
    pub waits: f64,
    /// The same by what was asked then: the key of the prompt.
    pub questions: BTreeMap<String, f64>,
    /// Decisions a game that a person had to make, where everybody leaves orders.
    pub decisions_with_orders: f64,
    /// Decisions a game that orders made.
    pub ordered: f64,
    /// Waits a game where everybody leaves orders.
    pub waits_with_orders: f64,
    /// The same by what was asked.
    pub questions_with_orders: BTreeMap<String, f64>,
    /// The share of victories of players with orders at tables where every other one leaves some; none where there is no
    /// such table, or the game has no orders.
    pub share_with_orders: Option<f64>,
}

/// Who leaves orders.
#[derive(Clone, Copy)]
enum Leave {
    Nobody,
    Everybody,
    /// Every other player, from the first or from the second seat on, by the number of the game.
    Half,
}

impl Leave {
    fn orders(self, game: usize, seat: usize) -> bool {
        match self {
            Leave::Nobody => false,
            Leave::Everybody => true,
            Leave::Half => (game + seat).is_multiple_of(2),
        }
    }
}

/// Plays, counts and compares.
pub(crate) fn measure(game: &dyn GameRunner, plan: &WaitPlan, watch: Watch) -> Result<Waits, ArenaError> {
    let done = AtomicUsize::new(0);
    let sorts = if game.has_orders() { 3 } else { 1 };
    let stopped = || watch(done.load(Ordering::Relaxed), sorts * plan.games).is_break();
    let games: Vec<usize> = (0..plan.games).collect();
    let play = |leave: Leave| -> Result<Vec<WaitedGame>, ArenaError> {
        worker_pool::work(plan.threads, &games, |n| {
            // At mixed tables both halves get the same deals.
            let deal = if matches!(leave, Leave::Half) { n / 2 } else { n };
            let player = |seat: usize| WaitPlayer {
                seed: mix(mix(plan.seed, n as u64), seat as u64),
                orders: leave.orders(n, seat),
            };
            let players: Vec<WaitPlayer> = (0..game.seats()).map(player).collect();
            let played = game.waits(&players, deal_dice(plan.seed, deal), &stopped);
            done.fetch_add(1, Ordering::Relaxed);
            played
        })
    };
    let without = play(Leave::Nobody)?;
    let (with, half) = match sorts {
        3 => (play(Leave::Everybody)?, play(Leave::Half)?),
        _ => (without.clone(), Vec::new()),
    };
    if without.is_empty() || with.is_empty() {
        return Err(ArenaError("no game was finished".to_owned()));
    }
    Ok(Waits {
        game: game.id().to_owned(),
        players: game.seats(),
        games: without.len().min(with.len()),
        seed: plan.seed,
        decisions: mean(&without, |game| game.decisions),
        waits: mean(&without, |game| game.waits),
        questions: questions(&without),
        decisions_with_orders: mean(&with, |game| game.decisions),
        ordered: mean(&with, |game| game.ordered),
        waits_with_orders: mean(&with, |game| game.waits),
        questions_with_orders: questions(&with),
        share_with_orders: share(&half, game.seats()),
    })
}

/// A number to two places.
fn rounded(number: f64) -> f64 {
    (100.0 * number).round() / 100.0
}

fn mean(games: &[WaitedGame], count: impl Fn(&WaitedGame) -> u64) -> f64 {
    rounded(games.iter().map(count).sum::<u64>() as f64 / games.len() as f64)
}

fn questions(games: &[WaitedGame]) -> BTreeMap<String, f64> {
    let mut sums: BTreeMap<String, u64> = BTreeMap::new();
    for (key, count) in games.iter().flat_map(|game| &game.questions) {
        *sums.entry(key.clone()).or_default() += count;
    }
    sums.into_iter().map(|(key, sum)| (key, rounded(sum as f64 / games.len() as f64))).collect()
}

/// The share of victories of those who left orders, in mixed games of which each deal was played from both sides.
fn share(games: &[WaitedGame], seats: usize) -> Option<f64> {
    let even = games.len() - games.len() % 2;
    if even == 0 || seats < 2 || !seats.is_multiple_of(2) {
        return None;
    }
    let won = |(n, game): (usize, &WaitedGame)| {
        let winners: Vec<usize> = game.outcome.winners().map(|seat| seat.index()).collect();
        winners.iter().filter(|&&seat| Leave::Half.orders(n, seat)).count() as f64 / winners.len().max(1) as f64
    };
    Some(rounded(games[..even].iter().enumerate().map(won).sum::<f64>() / even as f64))
}
