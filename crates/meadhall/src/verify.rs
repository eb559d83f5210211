//! `meadhall verify`: whether a record was touched.

use crate::cli;
use crate::failure::Failure;
use crate::games::with_game;
use crate::output::Output;
use crate::play::saved;
use crate::terminal::Board;
use meadhall_engine::{Line, Record};
use serde_json::json;

/// Checks the record and says what holds, a line for each.
pub fn run(args: &cli::Verify, out: &mut Output) -> Result<(), Failure> {
    let mut held = Vec::new();
    let checked = check(args, &mut held);
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
fn check(args: &cli::Verify, held: &mut Vec<String>) -> Result<Vec<&'static str>, Failure> {
    // Reading a record already checks that its seed is what its parts give.
    let record = saved::read(&args.file)?;
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
    with_game!(record.game.as_str(), G => replay::<G>(&record, held).map_err(|reason| wrong(&reason)))?;
    let mut not_covered = vec!["the names of the players"];
    match &record.checksum {
        Some(sum) => held.push(format!("the checksum of everything else fits, {sum}")),
        None => not_covered.push("the order of choices that were made at the same time (records of format 1)"),
    }
    Ok(not_covered)
}

fn replay<G: Board>(record: &Record, held: &mut Vec<String>) -> Result<(), String> {
    let table = record.replay::<G>().map_err(|error| error.to_string())?;
    let hashes = record.lines.iter().filter(|line| matches!(line, Line::Mark(_))).count();
    held.push(format!("all {} actions are legal", record.actions()));
    held.push(format!("all {hashes} hashes of the position fit"));
    held.push(match table.outcome() {
        Some(_) => "the game is over".to_owned(),
        None => "the game is still running".to_owned(),
    });
    Ok(())
}
