//! `meadhall hall`: looking after a hall, while servers run or not.

use super::serve::database;
use clap::{Args, Subcommand};
use meadhall_screen::Failure;
use meadhall_screen::Output;
use meadhall_screen::folder;
use meadhall_server::{DamagedTable, DatabaseReport, Hall, HallReport, HallTable, Location, Phase, check_database};
use serde_json::json;
use std::path::{Path, PathBuf};

/// Looking after a hall.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  meadhall hall check --save rescued.sqlite
  meadhall hall backup saturday.sqlite
  meadhall hall copy --from /srv/hall --to postgres://hall@db.example/hall

Where no hall is named it is the one in the user's data folder, or the one that MEADHALL_DATABASE names. All of this is safe while
servers run, but for restore, which wants an empty hall.")]
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
    /// Write the whole hall into a new file
    Backup(Backup),
    /// Fill an empty hall from a backup
    Restore(Backup),
    /// Copy a hall from one database to another, without loss
    Copy(CopyArgs),
    /// List tables, the newest first
    Tables(Tables),
    /// Forget tables that nobody has touched for long
    Prune(Prune),
    /// End a table: it is gone for everybody
    Close(CloseArgs),
    /// Give a seat of a table another name
    Rename(Rename),
    /// Let an address or a visitor in no more
    Ban(Ban),
    /// Read what players have reported
    Reports(Reports),
}

/// Which hall.
#[derive(Args, Debug, Default)]
pub struct Which {
    /// Where tables are kept [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// The database, if it is not a file in the data folder: postgres://user@host/name
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    pub database: Option<Location>,
}

impl Which {
    fn location(&self) -> Result<Location, Failure> {
        if self.data.is_none()
            && let Some(location) = database(self.database.as_ref())?
        {
            return Ok(location);
        }
        Ok(Location::in_folder(&folder::data(self.data.as_deref())?))
    }
}

/// A backup.
#[derive(Args, Debug)]
pub struct Backup {
    /// The file of the backup
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Which hall
    #[command(flatten)]
    pub which: Which,
}

/// From one database to another.
#[derive(Args, Debug)]
pub struct CopyArgs {
    /// A data folder, a file or postgres://user@host/name
    #[arg(long, value_name = "HALL")]
    pub from: Location,
    /// A data folder, a file or postgres://user@host/name
    #[arg(long, value_name = "HALL")]
    pub to: Location,
}

/// Listing tables.
#[derive(Args, Debug)]
pub struct Tables {
    /// How many
    #[arg(long, value_name = "NUMBER", default_value = "20")]
    pub most: u32,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
    /// Which hall
    #[command(flatten)]
    pub which: Which,
}

/// Forgetting tables.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  meadhall hall prune --unfinished 90 --over 365")]
pub struct Prune {
    /// Forget unfinished tables that nobody has touched for so many days
    #[arg(long, value_name = "DAYS")]
    pub unfinished: Option<u32>,
    /// Forget games that have been over for so many days
    #[arg(long, value_name = "DAYS")]
    pub over: Option<u32>,
    /// Which hall
    #[command(flatten)]
    pub which: Which,
}

/// Ending a table.
#[derive(Args, Debug)]
pub struct CloseArgs {
    /// The table, by its id: the last part of its address
    #[arg(value_name = "TABLE")]
    pub table: String,
    /// Which hall
    #[command(flatten)]
    pub which: Which,
}

/// Renaming a seat.
#[derive(Args, Debug)]
pub struct Rename {
    /// The table, by its id
    #[arg(value_name = "TABLE")]
    pub table: String,
    /// The seat, from 1
    #[arg(value_name = "SEAT")]
    pub seat: usize,
    /// The new name
    #[arg(value_name = "NAME")]
    pub name: String,
    /// Which hall
    #[command(flatten)]
    pub which: Which,
}

/// Keeping somebody out.
#[derive(Args, Debug)]
pub struct Ban {
    /// An address, or a visitor as `meadhall hall tables --json` names her
    #[arg(value_name = "ADDRESS-OR-VISITOR")]
    pub who: String,
    /// Let her in again
    #[arg(long)]
    pub lift: bool,
    /// Which hall
    #[command(flatten)]
    pub which: Which,
}

/// Reading reports.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  meadhall hall reports                       those that are not done with, the newest first
  meadhall hall reports --done 5f0c2a9e1b7d   one is done with; it goes after 90 days
  meadhall hall reports --all --json

A line that was reported is marked with `>` among those around it. `meadhall hall ban` takes the name behind `by` or `about`.")]
pub struct Reports {
    /// Those that are done with, too
    #[arg(long)]
    pub all: bool,
    /// This report is done with
    #[arg(long, value_name = "REPORT", conflicts_with = "open")]
    pub done: Option<String>,
    /// This report is not done with after all
    #[arg(long, value_name = "REPORT")]
    pub open: Option<String>,
    /// How many
    #[arg(long, value_name = "NUMBER", default_value = "50")]
    pub most: u32,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
    /// Which hall
    #[command(flatten)]
    pub which: Which,
}

/// Checking a database.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  meadhall hall check                                          is everything whole?
  meadhall hall check --data /srv/hall --save rescued.sqlite   save what can be read

The database that is looked at stays as it is. To go on with what was saved, stop the server, move meadhall.sqlite and the
files beside it whose names begin like that out of the data folder, and put the new file in place as meadhall.sqlite.")]
pub struct Check {
    /// Which hall
    #[command(flatten)]
    pub which: Which,
    /// Save the tables that can be read into this new database
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
}

/// Carries out a command about a hall.
pub fn run(args: &HallArgs, out: &mut Output) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::new(format!("cannot start: {error}")))?;
    runtime.block_on(obey(&args.command, out))
}

async fn obey(command: &HallCommand, out: &mut Output) -> Result<(), Failure> {
    match command {
        HallCommand::Check(args) => check(args, out).await,
        HallCommand::Backup(Backup { file, which }) => {
            if file.exists() {
                return Err(Failure::new(format!("{} is there already; name a new file", file.display())));
            }
            copy(&which.location()?, &Location::File(file.clone()), out).await
        }
        HallCommand::Restore(Backup { file, which }) => restore(file, &which.location()?, out).await,
        HallCommand::Copy(CopyArgs { from, to }) => copy(from, to, out).await,
        HallCommand::Tables(args) => tables(args, out).await,
        HallCommand::Prune(args) => prune(args, out).await,
        HallCommand::Close(CloseArgs { table, which }) => {
            let hall = Hall::open(&which.location()?).await.map_err(Failure::new)?;
            hall.close_table(table).await.map_err(Failure::new)?;
            out.line(format!("table {table} is gone"))?;
            hall.close().await.map_err(Failure::new)
        }
        HallCommand::Rename(Rename { table, seat, name, which }) => {
            let hall = Hall::open(&which.location()?).await.map_err(Failure::new)?;
            hall.rename(table, *seat, name).await.map_err(Failure::new)?;
            out.line(format!("seat {seat} of table {table} has another name"))?;
            hall.close().await.map_err(Failure::new)
        }
        HallCommand::Reports(args) => reports(args, out).await,
        HallCommand::Ban(Ban { who, lift, which }) => {
            let hall = Hall::open(&which.location()?).await.map_err(Failure::new)?;
            hall.ban(who, !lift).await.map_err(Failure::new)?;
            out.line(if *lift { format!("{who} may come in again") } else { format!("{who} is not let in any more") })?;
            hall.close().await.map_err(Failure::new)
        }
    }
}

async fn copy(from: &Location, to: &Location, out: &mut Output) -> Result<(), Failure> {
    if from == to {
        return Err(Failure::usage("both are the same hall"));
    }
    let from = Hall::open(from).await.map_err(Failure::new)?;
    let to = Hall::open_or_make(to).await.map_err(Failure::new)?;
    let moved = from.copy_to(&to, |_| {}).await.map_err(Failure::new)?;
    to.close().await.map_err(Failure::new)?;
    from.close().await.map_err(Failure::new)?;
    let known = if moved.known > 0 { format!("; {} were there already", moved.known) } else { String::new() };
    let people = if moved.people > 0 { format!(", and {} people", moved.people) } else { String::new() };
    out.line(format!("{} table(s) with {} turn(s){people} are copied{known}", moved.tables, moved.turns))?;
    Ok(())
}

async fn restore(file: &Path, to: &Location, out: &mut Output) -> Result<(), Failure> {
    let hall = Hall::open_or_make(to).await.map_err(Failure::new)?;
    let totals = hall.totals().await.map_err(Failure::new)?;
    hall.close().await.map_err(Failure::new)?;
    if totals.lobby + totals.playing + totals.over > 0 {
        return Err(Failure::new(format!("{to} holds tables already; a backup is restored into an empty hall")));
    }
    copy(&Location::File(file.to_owned()), to, out).await
}

async fn tables(args: &Tables, out: &mut Output) -> Result<(), Failure> {
    let hall = Hall::open(&args.which.location()?).await.map_err(Failure::new)?;
    let totals = hall.totals().await.map_err(Failure::new)?;
    let tables = hall.tables(i64::from(args.most)).await.map_err(Failure::new)?;
    hall.close().await.map_err(Failure::new)?;
    if args.json {
        let seats = |table: &HallTable| -> Vec<serde_json::Value> {
            let seats = table.seats.iter();
            seats.map(|seat| json!({ "kind": seat.kind.word(), "owner": seat.owner, "name": seat.name })).collect()
        };
        let line = |table: &HallTable| {
            json!({
                "id": table.id, "game": table.game, "phase": table.phase.word(), "host": table.host, "created": table.created,
                "touched": table.touched, "seats": seats(table),
            })
        };
        let lines: Vec<_> = tables.iter().map(line).collect();
        out.json(&json!({
            "lobby": totals.lobby, "playing": totals.playing, "over": totals.over, "tables": lines,
        }))?;
        return Ok(());
    }
    for table in &tables {
        let names: Vec<&str> =
            table.seats.iter().map(|seat| seat.name.as_str()).filter(|name| !name.is_empty()).collect();
        out.line(format!("{}  {:10}  {:7}  {}", table.id, table.game, table.phase.word(), names.join(", ")))?;
    }
    let (lobby, playing, over) = (totals.lobby, totals.playing, totals.over);
    out.line(format!("{lobby} wait for players, {playing} are in play, {over} are over"))?;
    Ok(())
}

async fn reports(args: &Reports, out: &mut Output) -> Result<(), Failure> {
    let hall = Hall::open(&args.which.location()?).await.map_err(Failure::new)?;
    let settled = [(&args.done, true), (&args.open, false)];
    if let Some((id, done)) = settled.into_iter().find_map(|(id, done)| Some((id.as_ref()?, done))) {
        hall.settle_report(id, done).await.map_err(Failure::new)?;
        out.line(format!("report {id} is {}", if done { "done with" } else { "open again" }))?;
        return hall.close().await.map_err(Failure::new);
    }
    let found = hall.reports(args.all, i64::from(args.most)).await.map_err(Failure::new)?;
    hall.close().await.map_err(Failure::new)?;
    if args.json {
        let told = |report: &HallReport| {
            json!({
                "id": report.id, "table": report.table_id, "by": report.reporter, "about": report.about, "name": report.name,
                "seat": report.seat.map(|seat| seat + 1), "reason": report.reason,
                "lines": report.lines.lines().collect::<Vec<_>>(), "made": report.made, "done": report.done,
            })
        };
        return out.json(&json!({ "reports": found.iter().map(told).collect::<Vec<_>>() }));
    }
    for report in &found {
        let HallReport { id, table_id, reporter, about, name, reason, lines, done, .. } = report;
        let seat = report.seat.map(|seat| format!(", seat {}", seat + 1)).unwrap_or_default();
        out.line(format!("{id}  table {table_id}{seat}: {name}{}", if done.is_some() { "  (done with)" } else { "" }))?;
        out.line(format!("  about {about}, by {reporter}: {reason}"))?;
        for line in lines.lines() {
            out.line(format!("    {line}"))?;
        }
    }
    out.line(format!("{} report(s)", found.len()))?;
    Ok(())
}

async fn prune(args: &Prune, out: &mut Output) -> Result<(), Failure> {
    if args.unfinished.is_none() && args.over.is_none() {
        return Err(Failure::usage("say what to forget: --unfinished DAYS, --over DAYS or both"));
    }
    let hall = Hall::open(&args.which.location()?).await.map_err(Failure::new)?;
    let mut gone = 0;
    for (phase, days) in [(Phase::Lobby, args.unfinished), (Phase::Playing, args.unfinished), (Phase::Over, args.over)]
    {
        if let Some(days) = days {
            gone += hall.prune(phase, days).await.map_err(Failure::new)?;
        }
    }
    out.line(format!("{gone} table(s) are forgotten"))?;
    hall.close().await.map_err(Failure::new)
}

async fn check(check: &Check, out: &mut Output) -> Result<(), Failure> {
    let report = match (check.which.location()?, &check.save) {
        (Location::File(file), save) => {
            let data = file.parent().map(Path::to_owned).unwrap_or_default();
            check_database(&data, save.as_deref()).await.map_err(Failure::new)?
        }
        (Location::Postgres(_), Some(_)) => {
            return Err(Failure::usage("a database of PostgreSQL is saved with meadhall hall backup FILE"));
        }
        (location, None) => {
            let hall = Hall::open(&location).await.map_err(Failure::new)?;
            let report = hall.check().await.map_err(Failure::new)?;
            hall.close().await.map_err(Failure::new)?;
            report
        }
    };
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

fn tell(check: &Check, report: &DatabaseReport, out: &mut Output) -> Result<(), Failure> {
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

fn as_json(report: &DatabaseReport) -> serde_json::Value {
    let damaged = report
        .damaged
        .iter()
        .map(|table| json!({ "id": table.id, "game": table.game, "turns": table.turns, "reason": table.reason }));
    json!({
        "sound": report.sound, "turns": report.turns, "damaged": damaged.collect::<Vec<_>>(), "faults": report.faults,
        "saved": report.saved,
    })
}
