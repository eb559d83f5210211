//! Meadhall: the command line.

mod cli;
mod commands;
mod examples;
mod games;
mod language;
mod progress;
mod tables;

use cli::{Cli, Command, Read};
use commands::{arena, balance, bench, cards, hall, play, replay, rules, scenario, serve, tune, verify};
use meadhall_screen::{Failure, Output};
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
    match cli::read(std::env::args_os().collect())? {
        Read::Text(text) => out.text(&text)?,
        Read::Command(cli) => command(*cli, &mut out)?,
    }
    out.flush()
}

fn command(cli: Cli, out: &mut Output) -> Result<(), Failure> {
    let lang = language::chosen(cli.lang);
    match cli.command.unwrap_or_else(|| Command::Serve(serve::ServeArgs::default())) {
        Command::Hall(args) => hall::run(&args, out),
        Command::Serve(args) => serve::run(&args, lang, out),
        Command::Play(args) => play::run(&args, lang, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Balance(args) => balance::run(&args, out),
        Command::Tune(args) => tune::run(&args, out),
        Command::Replay(args) => replay::run(&args, lang, out),
        Command::Verify(args) => verify::run(&args, out),
        Command::Scenario(args) => scenario::run(&args, lang, out),
        Command::Rules(args) => rules::run(&args, out),
        Command::Cards(args) => cards::run(&args, lang, out),
    }
}
