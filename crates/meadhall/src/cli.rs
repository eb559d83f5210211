//! The command line: what can be asked for, and how it is explained.

use crate::commands::{
    arena, ask, balance, bench, cards, completions, config, hall, lesson, options, play, puzzles, records, replay,
    rules, scenario, serve, tune, verify, waiting,
};
use crate::examples::Examples;
use crate::suggestion::nearest;
use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use meadhall_screen::Failure;
use meadhall_words::Lang;
use std::ffi::OsString;

/// Board games of clans and glory: in a browser, in the terminal, alone against bots or with friends.
///
/// Without a command, meadhall serves tables on this machine and opens a browser where there is one.
#[derive(Parser, Debug)]
#[command(
    name = "meadhall",
    version,
    after_help = "Examples:
  meadhall                       serve tables at http://localhost:4747
  meadhall play {game}         play in the terminal against three bots
  meadhall rules {game} 5.8    look up a clause of the rules

Exit status:
  0    it is done
  1    it did not work out: something was refused, damaged, missing or not as it should be
  2    the command was called wrongly
  130  it was stopped by Ctrl-C before it was done; what there is so far is kept

An unofficial work of fans."
)]
pub struct Cli {
    /// What to do
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The language of everything that players read: en, cs or de [default: what is set, else that of the machine]
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<Lang>,
}

/// What can be done.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Serve tables to browsers
    Serve(serve::ServeArgs),
    /// Look after the tables that a server keeps
    Hall(hall::HallArgs),
    /// Play in the terminal
    Play(play::PlayArgs),
    /// Measure how fast games and search are
    Bench(bench::BenchArgs),
    /// Say which tables wait for you
    Waiting(waiting::WaitingArgs),
    /// Let bots play each other
    Arena(arena::ArenaArgs),
    /// See which seats, clans and cards win among equal players
    Balance(balance::BalanceArgs),
    /// Teach the searching bot a game by self-play
    Tune(tune::TuneArgs),
    /// Find puzzles in played games: positions in which one choice is clearly the best
    Puzzles(puzzles::PuzzlesArgs),
    /// Write games between bots as a data set
    Records(records::RecordsArgs),
    /// Tell a recorded game, or show one moment of it
    Replay(replay::ReplayArgs),
    /// Check that a record was not touched: the seed, every action, every position
    Verify(verify::VerifyArgs),
    /// Play a scenario and show what came out
    Scenario(scenario::ScenarioArgs),
    /// Check a lesson that somebody has written, and play it
    Lesson(lesson::LessonArgs),
    /// Put one question of a recorded game to a program
    Ask(ask::AskArgs),
    /// Print the JSON schema of what programs are told about a game
    Schema(ask::SchemaArgs),
    /// Print the rules of a game, or one clause
    Rules(rules::RulesArgs),
    /// Explain the cards of a game, or print its deck as a file to change
    Cards(cards::CardsArgs),
    /// List what can be set before a game starts
    Options(options::OptionsArgs),
    /// Show and change what is set once and for all: language, bots, plain, brief, data
    Config(config::ConfigArgs),
    /// Print what completes commands in a shell
    Completions(completions::CompletionsArgs),
    /// Print man pages
    Man(completions::ManArgs),
}

/// What came of reading the command line.
pub enum Read {
    /// A command to carry out.
    Command(Box<Cli>),
    /// A text that was asked for: help or the version.
    Text(String),
}

/// The command line, whose examples name games of the house.
pub fn explained() -> clap::Command {
    Examples::of_the_house().fill_all(Cli::command())
}

/// Reads the command line. What is wrong with it becomes one line that names the help to read.
pub fn read(args: Vec<OsString>) -> Result<Read, Failure> {
    let matches = explained().try_get_matches_from(&args).and_then(|matches| Cli::from_arg_matches(&matches));
    let error = match matches {
        Ok(cli) => return Ok(Read::Command(Box::new(cli))),
        Err(error) => error,
    };
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return Ok(Read::Text(error.render().to_string()));
    }
    let text = error.render().to_string();
    let mut parts = text.split("\n\n").map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
    let mut first = parts.next().unwrap_or_default().trim_start_matches("error: ").to_owned();
    // What may have been meant, as `tip: a similar argument exists: '--players'`.
    let tip = parts.find(|part| part.starts_with("tip: ") && part.contains(" similar "));
    let quoted = |text: &str| text.split('\'').nth(1).unwrap_or_default().to_owned();
    let meant = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let all = Cli::command();
            nearest(&quoted(&first), all.get_subcommands().map(clap::Command::get_name)).map(str::to_owned)
        }
        _ => tip.map(|tip| quoted(&tip)),
    };
    if let Some(word) = meant {
        first.push_str(&format!("; did you mean `{word}`?"));
    }
    let asked = args.get(1).and_then(|arg| arg.to_str()).unwrap_or_default();
    let help = match Cli::command().find_subcommand(asked) {
        Some(command) => format!("meadhall {} --help", command.get_name()),
        None => "meadhall --help".to_owned(),
    };
    Err(Failure::usage(format!("{first}; see {help}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::serve::ServeArgs;

    #[test]
    fn the_command_line_is_well_formed() {
        explained().debug_assert();
    }

    #[test]
    fn serving_without_options_and_without_a_command_is_the_same() {
        let Ok(Read::Command(cli)) = read(vec!["meadhall".into(), "serve".into()]) else {
            panic!("serve is no command")
        };
        let Some(Command::Serve(serve)) = cli.command else { panic!("serve is read as something else") };
        assert_eq!(format!("{serve:?}"), format!("{:?}", ServeArgs::default()));
    }

    /// Every `{word}` in a help text is filled, and no example names a game that is not there.
    #[test]
    fn examples_are_filled() {
        for mut command in explained().get_subcommands().cloned().chain([explained()]) {
            let help = command.render_long_help().to_string();
            assert!(!help.contains('{'), "{help}");
        }
    }
}
