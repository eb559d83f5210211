//! `meadhall replay`: a recorded game in words, or one moment of it.

use crate::games;
use meadhall_screen::play::save_file;
use meadhall_screen::{Failure, Output, ReplayRequest};
use meadhall_words::Lang;
use std::path::PathBuf;

/// Telling a record.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall replay game.record
  meadhall replay game.record --at 12 --seat 2
  meadhall replay game.record --course")]
pub struct ReplayArgs {
    /// The record
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Show the moment after this many decisions
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// Tell how everybody's chance to win went, with the turning points; `--at` shows what the table was like then
    #[arg(long, conflicts_with = "at")]
    pub course: bool,
    /// As this seat saw it, from 1 [default: as everybody saw it]
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<usize>,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
}

/// Tells the record.
pub fn run(args: &ReplayArgs, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let record = save_file::read(&args.file)?;
    let &ReplayArgs { ref file, at, course, seat, json } = args;
    let request = ReplayRequest { file, at, win_chart: course, seat, json };
    (games::find(&record.game)?.screen.replay)(&record, &request, lang, out)
}
