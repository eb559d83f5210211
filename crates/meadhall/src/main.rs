//! Meadhall: the command line, and play in the terminal.

mod arena;
mod balance;
mod bench;
mod cards;
mod cli;
mod failure;
mod folder;
mod games;
mod hall;
mod language;
mod output;
mod play;
mod progress;
mod replay;
mod rules;
mod scenario;
mod serve;
mod stop;
mod tables;
mod terminal;
mod tune;
mod verify;

use cli::{Cli, Command, Read};
use failure::Failure;
use meadhall_words::clauses;
use output::Output;
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
    let mut out = Output::new();
    match cli::read(std::env::args_os().collect())? {
        Read::Text(text) => out.text(&text)?,
        Read::Command(cli) => command(*cli, &mut out)?,
    }
    out.flush()
}

fn command(cli: Cli, out: &mut Output) -> Result<(), Failure> {
    let lang = language::chosen(cli.lang);
    match cli.command.unwrap_or_else(|| Command::Serve(cli::Serve::default())) {
        Command::Hall(hall) => hall::run(&hall, out),
        Command::Serve(serve) => serve::run(&serve, lang, out),
        Command::Play(play) => play::run(&play, lang, out),
        Command::Bench(bench) => bench::run(&bench, out),
        Command::Arena(arena) => arena::run(&arena, out),
        Command::Balance(balance) => balance::run(&balance, out),
        Command::Tune(tune) => tune::run(&tune, out),
        Command::Replay(replay) => replay::run(&replay, lang, out),
        Command::Verify(verify) => verify::run(&verify, out),
        Command::Scenario(scenario) => scenario::run(&scenario, lang, out),
        Command::Rules(rules) => rules::run(&rules, out),
        Command::Cards(cards) => cards::run(&cards, lang, out),
    }
}
