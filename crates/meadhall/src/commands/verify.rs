//! `meadhall verify`: whether a record was touched.

use crate::games;
use meadhall_engine::{Line, Record, RecordError, RulesEntry};
use meadhall_screen::play::save_file;
use meadhall_screen::{Failure, Output, record_error};
use meadhall_words::Lang;
use serde_json::json;
use std::path::PathBuf;

/// Checking a record.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  meadhall verify game.record")]
pub struct VerifyArgs {
    /// The record
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
}

/// Checks the record and says what holds, a line for each.
pub fn run(args: &VerifyArgs, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let mut held = Vec::new();
    let checked = check(args, lang, &mut held);
    let not_covered = checked.as_ref().map_or(&[][..], Vec::as_slice);
    if args.json {
        let error = checked.as_ref().err().map(Failure::line);
        let ok = checked.is_ok();
        out.json(&json!({ "ok": ok, "held": held, "not_covered": not_covered, "error": error }))?;
    } else {
        held.iter().try_for_each(|line| out.line(format!("ok: {line}")))?;
        not_covered.iter().try_for_each(|line| out.line(format!("not covered: {line}")))?;
    }
    out.flush()?;
    checked.map(drop)
}

/// Says what held, and what a change of could not be found.
fn check(args: &VerifyArgs, lang: Lang, held: &mut Vec<String>) -> Result<Vec<&'static str>, Failure> {
    // Reading a record already checks that its seed is what its parts give.
    let record = save_file::read(&args.file)?;
    let wrong = |reason: &str| Failure::new(format!("{}: {reason}", args.file.display()));
    let Some(parts) = &record.parts else {
        return Err(wrong(
            "it was taken while the game was running and does not hold the seed; verify it once it is over",
        ));
    };
    if parts.commitment() != record.commitment {
        return Err(wrong("the server's part does not fit the hash that was shown from the start"));
    }
    held.push(format!("the server's part of the seed fits the hash shown from the start, {}", record.commitment));
    held.push(format!("the seed is the mixture of {} part(s)", parts.players.len() + 1));
    let game = games::find(&record.game)?;
    let told = |error: RecordError| wrong(&record_error(&error, (game.screen.texts)().words(lang)));
    replay(game.rules, &record, held).map_err(told)?;
    let mut not_covered = vec!["the names of the players"];
    match &record.checksum {
        Some(sum) => held.push(format!("the checksum of everything else fits, {sum}")),
        None => not_covered.push("the order of choices that were made at the same time (records of format 1)"),
    }
    Ok(not_covered)
}

fn replay(rules: &RulesEntry, record: &Record, held: &mut Vec<String>) -> Result<(), RecordError> {
    let table = rules.replay(record)?;
    let hashes = record.lines.iter().filter(|line| matches!(line, Line::Mark(_))).count();
    held.push(format!("all {} actions are legal", record.actions()));
    held.push(format!("all {hashes} hashes of the position fit"));
    held.push(match table.outcome() {
        Some(_) if table.is_ended() => "the game was ended as it stood".to_owned(),
        Some(_) => "the game is over".to_owned(),
        None => "the game is still running".to_owned(),
    });
    Ok(())
}
