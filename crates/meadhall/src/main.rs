//! Meadhall: the command line.

mod bots;
mod cli;
mod commands;
mod examples;
mod games;
mod halls;
mod language;
mod progress;
mod suggestion;
mod tables;

use cli::{Cli, Command, Read};
use commands::{
    arena, ask, balance, bench, cards, completions, config, hall, lesson, options, play, puzzles, records, replay,
    rules, scenario, serve, tune, verify, waiting,
};
use meadhall_screen::{Config, Failure, Output, Stop};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if !failure.line().is_empty() {
                // Where nobody can be told, there is nothing else to do.
                let _ = writeln!(std::io::stderr(), "meadhall: {failure}");
            }
            ExitCode::from(failure.status())
        }
    }
}

fn run() -> Result<(), Failure> {
    let mut out = Output::stdout();
    let _programs = Programs;
    match cli::read(std::env::args_os().collect())? {
        Read::Text(text) => out.text(&text)?,
        Read::Command(cli) => command(*cli, &mut out)?,
    }
    out.flush()
}

/// What was started for the work of a command ends with it.
struct Programs;

impl Drop for Programs {
    fn drop(&mut self) {
        meadhall_bots::end_idle_programs();
    }
}

fn command(cli: Cli, out: &mut Output) -> Result<(), Failure> {
    let command = cli.command.unwrap_or_else(|| Command::Serve(serve::ServeArgs::default()));
    // Whoever repairs what is set must be able to.
    let config = match &command {
        Command::Config(_) => Config::open().unwrap_or_else(|_| Config::empty()),
        _ => Config::open()?,
    };
    let lang = language::chosen(cli.lang, &config);
    if !matches!(command, Command::Serve(_)) {
        Stop::end_the_program()?;
    }
    match command {
        Command::Hall(args) => hall::run(&args, out),
        Command::Serve(args) => serve::run(&args, lang, out),
        Command::Play(args) => play::run(&args, &config, lang, out),
        Command::Waiting(args) => waiting::run(&args, lang, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Balance(args) => balance::run(&args, out),
        Command::Tune(args) => tune::run(&args, out),
        Command::Puzzles(args) => puzzles::run(&args, out),
        Command::Records(args) => records::run(&args, out),
        Command::Replay(args) => replay::run(&args, lang, out),
        Command::Verify(args) => verify::run(&args, lang, out),
        Command::Scenario(args) => scenario::run(&args, lang, out),
        Command::Lesson(args) => lesson::run(&args, lang, out),
        Command::Ask(args) => ask::run(&args, lang, out),
        Command::Schema(args) => ask::schema(&args, out),
        Command::Rules(args) => rules::run(&args, lang, out),
        Command::Cards(args) => cards::run(&args, lang, out),
        Command::Options(args) => options::run(&args, lang, out),
        Command::Config(args) => config::run(&args, lang, out),
        Command::Completions(args) => completions::run(&args, out),
        Command::Man(args) => completions::man(&args, out),
    }
}
