//! `meadhall bench`: how fast the rules of a game are.

use crate::cli;
use crate::failure::Failure;
use crate::games::{self, with_game};
use crate::output::Output;
use crate::progress::Progress;
use crate::stop::Stop;
use crate::tables::Tables;
use meadhall_engine::Options;
use serde_json::to_value;
use std::time::Duration;

/// How long one measurement takes.
const TIME: Duration = Duration::from_secs(3);

/// Measures, on one core and on all unless told otherwise.
pub fn run(args: &cli::Bench, out: &mut Output) -> Result<(), Failure> {
    let names = match args.game.as_deref() {
        Some(name) if !games::NAMES.contains(&name) => return Err(games::unknown(name)),
        Some(name) => vec![name],
        None => games::NAMES.to_vec(),
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = match args.threads {
        Some(threads) => vec![threads],
        None if cores > 1 => vec![1, cores],
        None => vec![1],
    };
    let tables = Tables { option: &args.option, deck: None, cards: args.cards.as_deref() };
    if let Some(name) = args.game.as_deref() {
        with_game!(name, G => tables.open::<G>(args.players).map(drop))?;
    }
    let options = tables.read()?;
    let stop = Stop::listen()?;
    for name in names {
        for &threads in &threads {
            measure(name, args, &options, threads, &stop, out)?;
            if stop.wished() {
                return Err(Failure::new("stopped; the last numbers come from less time than usual"));
            }
        }
    }
    Ok(())
}

fn measure(
    name: &str,
    args: &cli::Bench,
    options: &Options,
    threads: usize,
    stop: &Stop,
    out: &mut Output,
) -> Result<(), Failure> {
    let progress =
        Progress::new(TIME.as_millis() as u64, format!("{name}, {} players", args.players), "{msg} {wide_bar}", stop);
    let watch = |done: usize, all: usize| progress.watch(done, all);
    let bench = meadhall_arena::bench(name, args.players, options, threads, TIME, &watch).map_err(Failure::usage)?;
    drop(progress);
    if args.json {
        out.json(&to_value(&bench).map_err(Failure::new)?)?;
    } else {
        out.line(format!("{}, {} players, {} thread(s)", bench.game, bench.players, bench.threads))?;
        out.line(format!("  games a second       {:>14}", grouped(bench.games_per_second)))?;
        out.line(format!("  decisions a second   {:>14}", grouped(bench.decisions_per_second)))?;
        out.line(format!("  choices a decision   {:>14.2}", bench.choices_per_decision))?;
        out.line(format!("  bytes of a position  {:>14}", bench.position_bytes))?;
        out.line(format!("  imagined a second    {:>14}", grouped(bench.imagined_per_second)))?;
    }
    out.flush()
}

/// A number with its thousands apart: `1,234,567`.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn thousands_stand_apart() {
        assert_eq!([7.0, 999.6, 12_345.0, 1_234_567.2].map(super::grouped), ["7", "1,000", "12,345", "1,234,567"]);
    }
}
