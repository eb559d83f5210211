//! From the id of a game to its rules and bots.

use crate::bench::{self, Bench, Effort};
use crate::study::{self, Balance, Study};
use crate::tournament::tournament;
use crate::waits::{self, WaitPlan, Waits};
use crate::{Contest, Heading, MatchReport, Watch};
use meadhall_bots::{BotSpec, GameRunner};
use meadhall_engine::Options;
use std::fmt;

/// Why nothing can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArenaError(pub String);

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ArenaError {}

fn named(game: &str) -> Result<&'static meadhall_games::GameEntry, ArenaError> {
    meadhall_games::named(game).map_err(|error| ArenaError(error.to_string()))
}

/// The game of an id, for so many players with these options. Its trained weights are known to fit.
fn open(game: &str, players: usize, options: &Options) -> Result<Box<dyn GameRunner>, ArenaError> {
    let bots = named(game)?.bot;
    bots.check().map_err(|bad| ArenaError(bad.to_string()))?;
    bots.open(players, options).map_err(|bad| match options.get(&bad.key) {
        Some(_) => ArenaError(bad.to_string()),
        None => ArenaError(bad.reason),
    })
}

/// The least and the greatest number of players of a game.
pub fn players(game: &str) -> Result<(usize, usize), ArenaError> {
    Ok(named(game)?.rules.seats)
}

/// Measures a game.
pub fn bench(
    game: &str,
    players: usize,
    options: &Options,
    effort: &Effort,
    watch: Watch,
) -> Result<Bench, ArenaError> {
    bench::measure(&*open(game, players, options)?, effort, watch)
}

/// Counts how often the players of a game wait for each other.
pub fn waits(
    game: &str,
    players: usize,
    options: &Options,
    plan: &WaitPlan,
    watch: Watch,
) -> Result<Waits, ArenaError> {
    waits::measure(&*open(game, players, options)?, plan, watch)
}

/// Lets bots play each other, one for each seat.
pub fn play_match(
    game: &str,
    specs: &[BotSpec],
    options: &Options,
    contest: Contest,
) -> Result<MatchReport, ArenaError> {
    let runner = open(game, specs.len(), options)?;
    let names: Vec<String> = specs.iter().map(ToString::to_string).collect();
    let play = |bots: &[(usize, u64)], dice, stop: &dyn Fn() -> bool| {
        let seated: Vec<(&BotSpec, u64)> = bots.iter().map(|&(bot, seed)| (&specs[bot], seed)).collect();
        runner.play(&seated, dice, stop)
    };
    tournament(runner.id(), runner.seats(), &names, &play, contest)
}

/// What the games of a match are played with, for its state.
pub fn heading(game: &str, specs: &[BotSpec], options: &Options, seed: u64) -> Result<Heading, ArenaError> {
    let bots: Vec<String> = specs.iter().map(ToString::to_string).collect();
    Ok(Heading::new(&*open(game, specs.len(), options)?, &bots, seed))
}

/// Lets bots play, one for each seat, and looks at what the game makes of it: seats, clans, cards, points.
pub fn balance(game: &str, specs: &[BotSpec], options: &Options, study: &Study) -> Result<Balance, ArenaError> {
    study::balance(&*open(game, specs.len(), options)?, specs, study)
}
