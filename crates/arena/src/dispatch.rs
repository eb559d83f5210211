//! From the id of a game to its type.

use crate::bench::{self, Bench};
use crate::tournament::tournament;
use crate::{Maker, MatchReport, Watch};
use meadhall_blood_rage::BloodRage;
use meadhall_bots::{BotSpec, Thinker};
use meadhall_engine::{Game, Options};
use meadhall_vaalbara::Vaalbara;
use meadhall_valhalla::Valhalla;
use std::fmt;
use std::time::Duration;

/// The ids of all games.
pub const GAMES: [&str; 3] = [Vaalbara::ID, BloodRage::ID, Valhalla::ID];

/// Why nothing can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArenaError(pub String);

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ArenaError {}

fn unknown(game: &str) -> ArenaError {
    ArenaError(format!("there is no game `{game}`; there are: {}", GAMES.join(", ")))
}

fn open<G: Game>(players: usize, options: &Options) -> Result<G, ArenaError> {
    G::open(players, options).map_err(|bad| match options.get(&bad.key) {
        Some(_) => ArenaError(bad.to_string()),
        None => ArenaError(bad.reason),
    })
}

/// Measures random play of a game on this many threads (0: all cores), for about this long in all.
pub fn bench(
    game: &str,
    players: usize,
    options: &Options,
    threads: usize,
    time: Duration,
    watch: Watch,
) -> Result<Bench, ArenaError> {
    match game {
        Vaalbara::ID => bench::measure(&open::<Vaalbara>(players, options)?, threads, time, watch),
        BloodRage::ID => bench::measure(&open::<BloodRage>(players, options)?, threads, time, watch),
        Valhalla::ID => bench::measure(&open::<Valhalla>(players, options)?, threads, time, watch),
        _ => Err(unknown(game)),
    }
}

/// Lets bots play each other, one for each seat: at least `games` games, each deal once for every rotation of the seats,
/// on this many threads (0: all cores). The seed gives the deals and the bots' own chance; with budgets of iterations it
/// gives the whole match, on however many threads.
pub fn play_match(
    game: &str,
    specs: &[BotSpec],
    options: &Options,
    games: usize,
    seed: u64,
    threads: usize,
    watch: Watch,
) -> Result<MatchReport, ArenaError> {
    match game {
        Vaalbara::ID => play_specs(&open::<Vaalbara>(specs.len(), options)?, specs, games, seed, threads, watch),
        BloodRage::ID => play_specs(&open::<BloodRage>(specs.len(), options)?, specs, games, seed, threads, watch),
        Valhalla::ID => play_specs(&open::<Valhalla>(specs.len(), options)?, specs, games, seed, threads, watch),
        _ => Err(unknown(game)),
    }
}

fn play_specs<G: Thinker>(
    game: &G,
    specs: &[BotSpec],
    games: usize,
    seed: u64,
    threads: usize,
    watch: Watch,
) -> Result<MatchReport, ArenaError> {
    let makers: Vec<Maker<G>> = specs
        .iter()
        .cloned()
        .map(|spec| Maker { name: spec.to_string(), make: Box::new(move |seed| spec.build(seed)) })
        .collect();
    tournament(game, &makers, games, seed, threads, watch)
}
