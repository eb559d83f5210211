//! Three servers over one PostgreSQL behind HAProxy, and one fault after another.
//!
//! It plays at sixty tables meanwhile, and stops at the first answered move that is lost or played twice. Every twenty faults are
//! one run with servers and a database of their own, and a line of the log; with the same log it goes on where it was. It needs
//! the example `house` beside it, PostgreSQL and HAProxy.

#![allow(
    clippy::cast_lossless,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "it shares the code of the tests"
)]

#[path = "../../../store/tests/all/cluster.rs"]
mod cluster;
#[path = "../../tests/all/fleet.rs"]
mod fleet;
#[path = "../../tests/all/support/mod.rs"]
mod support;

use fleet::{Fault, Fleet, Trial, endure};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const HELP: &str = "usage: chaos [--faults 1000] [--minutes 600] [--log target/chaos.jsonl]
       chaos --report LOG...    what the runs of these logs have seen, together";

/// How many faults one fleet suffers.
const RUN: usize = 20;
/// At how many tables people and bots play.
const TABLES: usize = 60;
/// How long pages may be wrong after a fault has ended.
const RIGHT: Duration = Duration::from_secs(5);

/// A line of the log: a run.
#[derive(serde::Serialize, serde::Deserialize)]
struct Line {
    seed: u64,
    answered: usize,
    /// Each fault, and for how many milliseconds after its end pages were wrong.
    faults: Vec<(Fault, u64)>,
}

fn lines(log: &Path) -> Vec<Line> {
    let text = std::fs::read_to_string(log).unwrap_or_default();
    text.lines().map(|line| serde_json::from_str(line).expect("a line of such a log")).collect()
}

fn count(lines: &[Line]) -> usize {
    lines.iter().map(|line| line.faults.len()).sum()
}

/// One run of a fleet of its own.
async fn run(log: &Path) -> Line {
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_nanos() as u64);
    eprintln!("seed {seed}");
    let house = std::env::current_exe().expect("a path").with_file_name("house");
    let fleet = Arc::new(Fleet::start(3, &house).await);
    let trial = Trial { tables: TABLES, compared: TABLES, faults: RUN, seed };
    let told = |n: usize, fault: Fault, took: Duration| eprintln!("  {}: {fault:?}, right after {took:.1?}", n + 1);
    let seen = endure(&fleet, trial, told).await;
    let faults = seen.faults.iter().map(|(fault, took)| (*fault, took.as_millis() as u64)).collect();
    let line = Line { seed, answered: seen.answered, faults };
    let mut file = std::fs::File::options().create(true).append(true).open(log).expect("a log");
    writeln!(file, "{}", serde_json::to_string(&line).expect("JSON")).expect("a log");
    line
}

/// What runs have seen, as a table; whether pages were always right in time.
fn report(lines: &[Line]) -> bool {
    let mut kinds: BTreeMap<Fault, Vec<u64>> = BTreeMap::new();
    for (fault, took) in lines.iter().flat_map(|line| &line.faults) {
        kinds.entry(*fault).or_default().push(*took);
    }
    let answered: usize = lines.iter().map(|line| line.answered).sum();
    println!(
        "{} faults in {} runs, {answered} answered moves: none lost, none played twice\n\n\
         | fault | how often | pages were right after, half | 99 of 100 | at the longest | later than {} s |\n|---|---|---|---|---|---|",
        count(lines),
        lines.len(),
        RIGHT.as_secs()
    );
    let mut late = 0;
    for (fault, mut times) in kinds {
        times.sort_unstable();
        let within = |hundredths: usize| times[(times.len() * hundredths).div_ceil(100).max(1) - 1];
        let slow = times.iter().filter(|took| u128::from(**took) > RIGHT.as_millis()).count();
        late += slow;
        let (half, most, longest) = (within(50), within(99), within(100));
        println!("| {fault:?} | {} | {half} ms | {most} ms | {longest} ms | {slow} |", times.len());
    }
    late == 0
}

#[tokio::main]
async fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let (mut wanted, mut minutes, mut log) = (1_000, 600, PathBuf::from("target/chaos.jsonl"));
    while let Some(word) = words.next() {
        let value = words.next();
        let number = |text: String| text.parse().unwrap_or_else(|_| panic!("{word} needs a number\n{HELP}"));
        match (word.as_str(), value) {
            ("--faults", Some(text)) => wanted = number(text),
            ("--minutes", Some(text)) => minutes = number(text),
            ("--log", Some(file)) => log = file.into(),
            ("--report", Some(first)) => {
                let logs = [first].into_iter().chain(words);
                let all: Vec<Line> = logs.flat_map(|log| lines(Path::new(&log))).collect();
                return if report(&all) { ExitCode::SUCCESS } else { ExitCode::FAILURE };
            }
            _ => panic!("{HELP}"),
        }
    }
    let end = SystemTime::now() + Duration::from_secs(minutes as u64 * 60);
    let mut seen = lines(&log);
    while count(&seen) < wanted && SystemTime::now() < end {
        seen.push(run(&log).await);
    }
    if report(&seen) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
