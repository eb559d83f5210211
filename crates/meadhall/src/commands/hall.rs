//! `meadhall hall check`: what of a hall can be read.

use clap::{Args, Subcommand};
use meadhall_screen::Failure;
use meadhall_screen::Output;
use meadhall_screen::folder;
use meadhall_server::{DamagedTable, HallReport, check_hall};
use serde_json::json;
use std::path::PathBuf;

/// Looking after a hall.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  meadhall hall check --save rescued.sqlite")]
pub struct HallArgs {
    /// What to do
    #[command(subcommand)]
    pub command: HallCommand,
}

/// What can be done with a hall.
#[derive(Subcommand, Debug)]
pub enum HallCommand {
    /// Say what of a database can be read, and save that
    Check(Check),
}

/// Checking a database.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  meadhall hall check                                          is everything whole?
  meadhall hall check --data /srv/hall --save rescued.sqlite   save what can be read

The database that is looked at stays as it is. To go on with what was saved, stop the server, move meadhall.sqlite and the
files beside it whose names begin like that out of the data folder, and put the new file in place as meadhall.sqlite.")]
pub struct Check {
    /// Where tables are kept [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Save the tables that can be read into this new database
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
}

/// Carries out a command about a hall.
pub fn run(args: &HallArgs, out: &mut Output) -> Result<(), Failure> {
    let HallCommand::Check(check) = &args.command;
    let data = folder::data(check.data.as_deref())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::new(format!("cannot start: {error}")))?;
    let report = runtime.block_on(check_hall(&data, check.save.as_deref())).map_err(Failure::new)?;
    if check.json {
        out.json(&as_json(&report))?;
    } else {
        tell(check, &report, out)?;
    }
    out.flush()?;
    if check.save.is_some() || (report.damaged.is_empty() && report.faults.is_empty()) {
        return Ok(());
    }
    Err(Failure::new("the database is damaged; save what can be read with --save FILE"))
}

fn tell(check: &Check, report: &HallReport, out: &mut Output) -> Result<(), Failure> {
    for fault in &report.faults {
        out.line(format!("fault: {fault}"))?;
    }
    for DamagedTable { id, game, turns, reason } in &report.damaged {
        let game = game.as_deref().unwrap_or("unknown game");
        match turns {
            Some(turns) => {
                out.line(format!("damaged: table {id} ({game}) can be gone on from turn {turns}: {reason}"))?
            }
            None => out.line(format!("lost: table {id} ({game}): {reason}"))?,
        }
    }
    out.line(format!("{} table(s) are whole; {} turn(s) can be read", report.sound, report.turns))?;
    if let Some(file) = &check.save {
        out.line(format!("{} table(s) are saved in {}", report.saved, file.display()))?;
    }
    Ok(())
}

fn as_json(report: &HallReport) -> serde_json::Value {
    let damaged = report
        .damaged
        .iter()
        .map(|table| json!({ "id": table.id, "game": table.game, "turns": table.turns, "reason": table.reason }));
    json!({
        "sound": report.sound, "turns": report.turns, "damaged": damaged.collect::<Vec<_>>(), "faults": report.faults,
        "saved": report.saved,
    })
}
