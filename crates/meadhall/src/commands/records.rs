//! `meadhall records export`: a data set of games between bots as Parquet.
//!
//! The Python package writes it, because pyarrow does that well and whoever wants Parquet has it: a library for it in this
//! program would cost everybody who builds it a dozen crates.

use crate::games;
use meadhall_screen::{Failure, Output, reason};
use std::ffi::OsString;
use std::process::{Command, ExitStatus};

/// Data sets of games.
#[derive(clap::Args, Debug)]
pub struct RecordsArgs {
    #[command(subcommand)]
    command: RecordsCommand,
}

#[derive(clap::Subcommand, Debug)]
enum RecordsCommand {
    /// Let bots play and write their games as Parquet, with a data sheet
    Export(ExportArgs),
}

/// Writing a data set.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall records export {game} --bots greedy --games 1000 --to data
  meadhall records export {game} --bots search:200,greedy --games 500 --seed 7
  meadhall records export {game} --python env/bin/python

It is done by the Python package: pip install ./crates/python pyarrow. docs/python.md says what is in the files.")]
pub struct ExportArgs {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// One bot for each seat, or one for all
    #[arg(long, default_value = "greedy,greedy", value_name = "BOTS")]
    pub bots: String,
    /// How many games
    #[arg(long, default_value_t = 1000, value_name = "N")]
    pub games: u32,
    /// How many players [default: as many as bots are named]
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// An option of the game
    #[arg(long, value_name = "KEY=VALUE")]
    pub option: Vec<String>,
    /// What the games follow from
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// The folder for the files [default: GAME-data]
    #[arg(long, value_name = "FOLDER")]
    pub to: Option<OsString>,
    /// The Python that has the package
    #[arg(long, default_value = "python3", value_name = "PYTHON")]
    pub python: OsString,
}

/// Carries it out.
pub fn run(args: &RecordsArgs, out: &mut Output) -> Result<(), Failure> {
    let RecordsCommand::Export(args) = &args.command;
    let game = games::find(&args.game)?;
    let python = args.python.display();
    let missing =
        format!("{python} has no package meadhall; pip install ./crates/python pyarrow, or name another --python");
    let started = |done: std::io::Result<ExitStatus>| {
        done.map_err(|error| Failure::new(format!("cannot start {python}: {}; name another --python", reason(&error))))
    };
    let asked = Command::new(&args.python).args(["-c", "import meadhall.records, pyarrow"]).output();
    if !started(asked.map(|asked| asked.status))?.success() {
        return Err(Failure::new(missing));
    }
    out.flush()?;
    let mut export = Command::new(&args.python);
    export.args(["-m", "meadhall.records", "export", game.id(), "--bots", &args.bots]);
    export.args(["--games", &args.games.to_string(), "--seed", &args.seed.to_string()]);
    for option in &args.option {
        export.args(["--option", option]);
    }
    if let Some(players) = args.players {
        export.args(["--players", &players.to_string()]);
    }
    if let Some(folder) = &args.to {
        export.arg("--to").arg(folder);
    }
    match started(export.status())?.success() {
        true => Ok(()),
        false => Err(Failure::new("the data set was not written; the line before this one says why")),
    }
}
