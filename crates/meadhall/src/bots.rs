//! Bots as they are named in commands.

use crate::suggestion::or_meant;
use meadhall_bots::{BotSpec, Program, error_file, keep_errors_in};
use meadhall_screen::{Failure, folder};
use std::path::Path;

/// The names that a bot may begin with.
const NAMES: [&str; 7] = ["random", "greedy", "search", "easy", "normal", "hard", "program"];

/// The programs among bots, each once.
fn programs(bots: &[BotSpec]) -> Vec<&Program> {
    let mut found: Vec<&Program> = Vec::new();
    for bot in bots {
        if let BotSpec::Program(program) = bot
            && !found.contains(&program)
        {
            found.push(program);
        }
    }
    found
}

/// Starts the programs among bots before the first game, and keeps what they write to their standard error in the data folder.
/// One that cannot be started is refused.
pub fn start_programs(bots: &[BotSpec], data: Option<&Path>) -> Result<(), Failure> {
    let programs = programs(bots);
    if programs.is_empty() {
        return Ok(());
    }
    keep_errors_in(folder::data(data)?.join("programs"));
    programs.into_iter().try_for_each(start)
}

/// Starts a program, so that it waits for its first game.
pub fn start(program: &Program) -> Result<(), Failure> {
    program.start().map_err(|why| {
        let log = error_file(program).filter(|log| log.exists());
        let log = log.map_or(String::new(), |log| format!("; its standard error is in {}", log.display()));
        Failure::new(format!("{}: {why}{log}", program.command()))
    })
}

/// The bots of a list, with commas between them.
pub fn read(list: &str) -> Result<Vec<BotSpec>, Failure> {
    let read = |bot: &str| {
        let meant = |bad| match bot.contains(':') {
            true => format!("--bots: {bad}"),
            false => or_meant(format!("--bots: {bad}"), bot, NAMES),
        };
        bot.parse::<BotSpec>().map_err(meant)
    };
    list.split(',').map(|bot| read(bot.trim())).collect::<Result<_, _>>().map_err(Failure::usage)
}
