//! Measures a server: `load fill`, then `load hall`, `load front` or `load servers`; see the help.
//!
//! A hall is filled through the store, not by playing each table through pages: random games, stored as a server stores them,
//! each with the moves that follow. People are plain connections, each from an address of its own: a live page is a stream of
//! events, and a move is sent as the page's script sends it and counts until all of its answer is there, which comes only when
//! the move is on the disk. Moves come at their times, whether the one before was answered or not, and the time that a move has
//! waited for its turn counts.

#![allow(
    clippy::cast_lossless,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "it measures, and counts what is small"
)]

mod fill;
mod front;
mod hall;
mod people;
mod picture;
mod server;
mod servers;
mod times;

use std::path::PathBuf;
use std::process::ExitCode;

const HELP: &str = "usage:
  load fill (--data DIR | --database URL) [--late 10000] [--over 90000] [--of vaalbara] [--seats 2] [--bots 0]
      writes a hall: so many late tables of Blood Rage in play, four people each (of the first --bots of them three are
      bots that are asked), and so many games that are over, --of a game for --seats people; and DIR/book.json
      (or --book FILE), by which people are known
  load hall --data DIR [--pages 10000] [--rates 25,50,100,150] [--seconds 15] [--out DIR] [--rest 30]
      starts `meadhall serve` over the hall, opens a live page at each table for whoever is asked there, and lets them play
      at each of these rates of moves a second: how long the start takes, loading a table, a move, and how much memory that needs; draws hall.svg
  load front --data DIR [--rates 100] [--seconds 15] [--out DIR]
      the first page and new tables of a hall
  load servers --at A,B --book FILE [--people 64] [--seconds 10] [--by request] [--database URL] [--out DIR]
      how many moves a second servers over one database bear, how long pages of the others wait for a move, and the
      database's time for each; every request goes to the next server, or --by person all of one person's to the same
common: [--program FILE] the program to start instead of ../meadhall beside the examples";

/// What can go wrong: all of it ends the measurement.
type Fallible<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// What to measure.
struct Plan {
    data: Option<PathBuf>,
    database: Option<String>,
    book: Option<PathBuf>,
    late: usize,
    over: usize,
    of: String,
    seats: usize,
    bots: usize,
    pages: usize,
    rates: Vec<f64>,
    seconds: u64,
    rest: u64,
    people: usize,
    by_person: bool,
    at: Vec<String>,
    out: PathBuf,
    program: Option<PathBuf>,
}

impl Plan {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Plan, String> {
        let mut plan = Plan {
            data: None,
            database: None,
            book: None,
            late: 10_000,
            over: 90_000,
            of: "vaalbara".to_owned(),
            seats: 2,
            bots: 0,
            pages: 10_000,
            rates: vec![25.0, 50.0, 100.0, 150.0],
            seconds: 15,
            rest: 30,
            people: 64,
            by_person: false,
            at: Vec::new(),
            out: ".".into(),
            program: None,
        };
        while let Some(word) = words.next() {
            let text = words.next().ok_or_else(|| format!("{word} needs a value\n{HELP}"))?;
            let number = || text.parse::<usize>().map_err(|_| format!("{word} needs a number, not `{text}`\n{HELP}"));
            match word.as_str() {
                "--data" => plan.data = Some(text.into()),
                "--database" => plan.database = Some(text),
                "--book" => plan.book = Some(text.into()),
                "--late" => plan.late = number()?,
                "--over" => plan.over = number()?,
                "--of" => plan.of = text,
                "--seats" => plan.seats = number()?,
                "--bots" => plan.bots = number()?,
                "--pages" => plan.pages = number()?,
                "--rates" => {
                    plan.rates =
                        text.split(',').filter_map(|rate| rate.parse().ok()).filter(|rate| *rate > 0.0).collect();
                }
                "--seconds" => plan.seconds = number()?.max(1) as u64,
                "--rest" => plan.rest = number()? as u64,
                "--people" => plan.people = number()?.max(1),
                "--by" => plan.by_person = text == "person",
                "--at" => plan.at = text.split(',').map(str::to_owned).collect(),
                "--out" => plan.out = text.into(),
                "--program" => plan.program = Some(text.into()),
                _ => return Err(HELP.to_owned()),
            }
        }
        Ok(plan)
    }

    /// The data folder.
    fn folder(&self) -> Fallible<&PathBuf> {
        Ok(self.data.as_ref().ok_or_else(|| format!("--data is missing\n{HELP}"))?)
    }

    /// Where it stands who sits where.
    fn book(&self) -> Fallible<PathBuf> {
        match &self.book {
            Some(book) => Ok(book.clone()),
            None => Ok(self.folder()?.join("book.json")),
        }
    }

    /// Writes a result down, and says it.
    fn tell(&self, name: &str, result: &serde_json::Value) -> Fallible<()> {
        let text = serde_json::to_string_pretty(result)?;
        println!("{text}");
        std::fs::create_dir_all(&self.out)?;
        Ok(std::fs::write(self.out.join(name), text + "\n")?)
    }
}

async fn run() -> Fallible<()> {
    let mut words = std::env::args().skip(1);
    let command = words.next().ok_or(HELP)?;
    let plan = Plan::read(words)?;
    match command.as_str() {
        "fill" => fill::fill(&plan).await,
        "hall" => hall::measure(&plan).await,
        "front" => front::measure(&plan).await,
        "servers" => servers::measure(&plan).await,
        _ => Err(HELP.into()),
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("load: {reason}");
            ExitCode::FAILURE
        }
    }
}
