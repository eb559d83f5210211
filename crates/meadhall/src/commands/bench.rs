//! `meadhall bench`: how fast the games are, and the search that plays them.

use crate::games;
use crate::progress::Progress;
use crate::tables::Tables;
use meadhall_arena::{Bench, Change, Effort, Verdict, compare};
use meadhall_engine::Options;
use meadhall_games::{GAMES, GameEntry};
use meadhall_screen::Failure;
use meadhall_screen::Output;
use meadhall_screen::Stop;
use serde_json::{Value, from_str, from_value, to_value};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Measuring.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall bench                                         every game with every number of players
  meadhall bench {game} --players 4 --threads 1 --json
  meadhall bench --json > before.json                    then change something, and:
  meadhall bench --compare before.json
  meadhall bench {game} --players 4 --waits              how often players wait for another person")]
pub struct BenchArgs {
    /// The game [default: all]
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    /// How many players [default: every number that can play]
    #[arg(long, value_name = "N")]
    pub players: Option<usize>,
    /// An option of the game, such as valkyries=on; needs GAME
    #[arg(long, value_name = "KEY=VALUE", requires = "game")]
    pub option: Vec<String>,
    /// A table of cards of one's own (see meadhall cards GAME --export); needs GAME
    #[arg(long, value_name = "FILE", requires = "game")]
    pub cards: Option<PathBuf>,
    /// On how many threads; 0 for one on each core [default: on one, then on all]
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
    /// How long each line takes; every rate is measured five times in it
    #[arg(long, default_value_t = 3.0, value_name = "SECONDS")]
    pub seconds: f64,
    /// Say what got slower than in this file, which was saved with --json, by more than the noise
    #[arg(long, value_name = "FILE")]
    pub compare: Option<PathBuf>,
    /// End with status 1 if something got slower
    #[arg(long, requires = "compare")]
    pub fail_if_slower: bool,
    /// Count instead how often players like greedy wait for another person, as people who play by correspondence do
    #[arg(long, conflicts_with_all = ["compare", "seconds"])]
    pub waits: bool,
    /// With --waits: how many games are played
    #[arg(long, default_value_t = 100, value_name = "N", requires = "waits")]
    pub games: usize,
    /// With --waits: which deals; the same seed gives the same figures
    #[arg(long, default_value_t = 1, value_name = "N", requires = "waits")]
    pub seed: u64,
    /// One JSON object a line
    #[arg(long)]
    pub json: bool,
}

/// How often each rate is measured.
const REPEATS: u32 = 5;

/// Measures, on one core and on all unless told otherwise, and compares with what was saved.
pub fn run(args: &BenchArgs, out: &mut Output) -> Result<(), Failure> {
    let measured = match args.game.as_deref() {
        Some(name) => vec![games::find(name)?],
        None => GAMES.iter().collect(),
    };
    let time = Duration::try_from_secs_f64(args.seconds).ok().filter(|time| *time <= Duration::from_secs(3_600));
    let time = time.ok_or_else(|| Failure::usage("--seconds is a number from 0 to 3600"))?;
    let tables = Tables { option: &args.option, deck: None, cards: args.cards.as_deref() };
    let options = tables.read()?;
    let mut plan = Vec::new();
    for game in measured {
        plan.extend(fitting(args, game, &tables)?.into_iter().map(|players| (game.id(), players)));
    }
    if plan.is_empty() {
        return Err(Failure::usage("no game is for so many players; see meadhall bench --help"));
    }
    if args.waits {
        return super::waits::run(args, &plan, &options, out);
    }
    let before = args.compare.as_deref().map(read).transpose()?;
    measure_all(args, &plan, &options, time, before.as_deref(), out)
}

/// With how many players a game is measured.
fn fitting(args: &BenchArgs, game: &GameEntry, tables: &Tables<'_>) -> Result<Vec<usize>, Failure> {
    let (least, most) = game.rules.seats;
    // Options may not fit every number of players: those that they do not fit are left out.
    let fits = |players: usize| tables.check(game.rules, players);
    match args.players {
        Some(players) if args.game.is_some() || (least..=most).contains(&players) => {
            fits(players)?;
            Ok(vec![players])
        }
        Some(_) => Ok(Vec::new()),
        None => {
            let fitting: Vec<usize> = (least..=most).filter(|&players| fits(players).is_ok()).collect();
            if fitting.is_empty() {
                fits(4.clamp(least, most))?;
            }
            Ok(fitting)
        }
    }
}

fn measure_all(
    args: &BenchArgs,
    plan: &[(&str, usize)],
    options: &Options,
    time: Duration,
    before: Option<&[Bench]>,
    out: &mut Output,
) -> Result<(), Failure> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = match args.threads {
        Some(threads) => vec![threads],
        None if cores > 1 => vec![1, cores],
        None => vec![1],
    };
    let stop = Stop::listen()?;
    if !args.json {
        head(out)?;
    }
    let mut now = Vec::new();
    for &(name, players) in plan {
        for &threads in &threads {
            let effort = Effort { threads, time, repeats: REPEATS };
            let bench = measure(name, players, options, &effort, &stop)?;
            if args.json {
                out.json(&to_value(&bench).map_err(Failure::new)?)?;
            } else {
                line(&bench, out)?;
            }
            out.flush()?;
            if !stop.wished() {
                warn(&bench);
            }
            now.push(bench);
            if stop.wished() {
                return Err(Failure::stopped("stopped; the last numbers come from less time than usual"));
            }
        }
    }
    match before {
        Some(before) => tell(&compare(before, &now), args, out),
        None => Ok(()),
    }
}

fn measure(name: &str, players: usize, options: &Options, effort: &Effort, stop: &Stop) -> Result<Bench, Failure> {
    let what = format!("{name}, {players} players");
    let progress =
        Progress::new(usize::try_from(effort.time.as_millis()).unwrap_or(usize::MAX), what, "{msg} {wide_bar}", stop);
    let watch = |done: usize, all: usize| progress.watch(done, all);
    meadhall_arena::bench(name, players, options, effort, &watch).map_err(Failure::usage)
}

fn head(out: &mut Output) -> Result<(), Failure> {
    out.line(format!(
        "{:10} {:>7} {:>7} {:>11} {:>13} {:>8} {:>6} {:>12} {:>12} {:>6}",
        "game", "players", "threads", "games/s", "decisions/s", "choices", "bytes", "imagined/s", "iterations/s", "±"
    ))
}

fn line(bench: &Bench, out: &mut Output) -> Result<(), Failure> {
    out.line(format!(
        "{:10} {:>7} {:>7} {:>11} {:>13} {:>8.2} {:>6} {:>12} {:>12} {:>4.1} %",
        bench.game,
        bench.players,
        bench.threads,
        grouped(bench.games_per_second),
        grouped(bench.decisions_per_second),
        bench.choices_per_decision,
        bench.position_bytes,
        grouped(bench.imagined_per_second),
        grouped(bench.iterations_per_second),
        100.0 * bench.spread.widest(),
    ))
}

/// Says on standard error that figures are too far apart to be compared with others.
fn warn(bench: &Bench) {
    if bench.spread.is_useless() {
        let Bench { game, players, threads, spread, .. } = bench;
        // Where nobody can be told, there is nothing else to do.
        let _ = writeln!(
            std::io::stderr(),
            "meadhall: {game}, {players} players, {threads} threads: the measurements are {:.0} % apart, too far to compare; \
             let the machine do nothing else, or measure for longer with --seconds",
            100.0 * spread.widest()
        );
    }
}

/// Reads what was saved with `--json`; what a comparison has added to it is passed over.
fn read(path: &Path) -> Result<Vec<Bench>, Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| Failure::unreadable(path, &error))?;
    let mut saved = Vec::new();
    for (n, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let value: Option<Value> = from_str(line).ok();
        match value {
            Some(value) if value.get("verdict").is_some() => {}
            value => saved.push(value.and_then(|value| from_value(value).ok()).ok_or_else(|| {
                let (path, line) = (path.display(), n + 1);
                Failure::new(format!(
                    "{path}, line {line}: this is no measurement; save one with meadhall bench --json > FILE"
                ))
            })?),
        }
    }
    Ok(saved)
}

fn tell(changes: &[Change], args: &BenchArgs, out: &mut Output) -> Result<(), Failure> {
    if changes.is_empty() {
        return Err(Failure::new("nothing that was measured is in the file: other games, players or threads"));
    }
    let slower = changes.iter().filter(|change| change.verdict == Verdict::Slower).count();
    for change in changes.iter().filter(|change| change.verdict != Verdict::Same) {
        if args.json {
            out.json(&to_value(change).map_err(Failure::new)?)?;
            continue;
        }
        let Change { game, players, threads, figure, before, now, noise, .. } = change;
        let word = match change.verdict {
            Verdict::Slower if *figure == "position_bytes" => "larger",
            Verdict::Slower => "slower",
            Verdict::Unknown => "too noisy to tell",
            _ if *figure == "position_bytes" => "smaller",
            _ => "faster",
        };
        let (percent, noise) = (100.0 * (now / before - 1.0), 100.0 * noise);
        let figures = format!("{} -> {}", grouped(*before), grouped(*now));
        out.line(format!(
            "{word}: {game}, {players} players, {threads} threads, {figure}: {figures} ({percent:+.1} %, noise {noise:.1} %)"
        ))?;
    }
    if !args.json {
        let unknown = changes.iter().filter(|change| change.verdict == Verdict::Unknown).count();
        let noisy = if unknown > 0 { format!(", {unknown} too noisy to tell") } else { String::new() };
        out.line(format!("{} figures compared, {slower} slower by more than the noise{noisy}", changes.len()))?;
    }
    if slower > 0 && args.fail_if_slower {
        out.flush()?;
        return Err(Failure::new(format!("{slower} figures got slower than in the file by more than the noise")));
    }
    Ok(())
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
