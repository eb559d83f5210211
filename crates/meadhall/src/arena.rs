//! `meadhall arena`: bots against each other.

use crate::cli;
use crate::failure::{Failure, reason};
use crate::folder;
use crate::games::{self, with_game};
use crate::output::Output;
use crate::progress::Progress;
use crate::stop::Stop;
use crate::tables::Tables;
use meadhall_arena::{ArenaError, Contest, Heading, MatchLog, MatchReport, Played, Side, html};
use meadhall_bots::BotSpec;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// Plays the match and reports; a match that is stopped reports what it has, and where it can go on from.
pub fn run(args: &cli::Arena, out: &mut Output) -> Result<(), Failure> {
    if !games::names().contains(&args.game.as_str()) {
        return Err(games::unknown(&args.game));
    }
    if args.games == 0 {
        return Err(Failure::usage("no games are asked for; say how many with --games N"));
    }
    let bots = read_bots(&args.bots)?;
    let tables = Tables::from(&args.rules);
    with_game!(args.game.as_str(), G => tables.open::<G>(bots.len()).map(drop))?;
    let options = tables.read()?;
    let until = args.until.as_deref().map(read_level).transpose()?;
    let heading = meadhall_arena::heading(&args.game, &bots, &options, args.seed).map_err(Failure::usage)?;
    let stop = Stop::listen()?;
    let (file, kept) = match (&args.state, &args.resume) {
        (Some(path), _) => (Some(MatchLog::create(path, &heading).map_err(Failure::new)?), Vec::new()),
        (None, Some(path)) => {
            let (file, kept) = MatchLog::resume(path, &heading).map_err(Failure::new)?;
            (Some(file), kept)
        }
        (None, None) => (None, Vec::new()),
    };
    let keeper = Keeper { file, unsaved: Mutex::new((Vec::new(), None)) };
    let template = "{msg} {wide_bar} {pos}/{len} games, {eta} left";
    let progress = Progress::new(args.games as u64, args.game.clone(), template, &stop).already(kept.len() as u64);
    let contest = Contest {
        games: args.games,
        seed: args.seed,
        threads: args.threads,
        until,
        kept,
        keep: &|game| keeper.keep(game),
        watch: &|done, all| progress.watch(done, all),
    };
    let report = meadhall_arena::play_match(&args.game, &bots, &options, contest).map_err(Failure::usage)?;
    drop(progress);
    if let Some(path) = &args.report {
        write_report(path, &html::match_page(&report, &command(args, &tables)))?;
    }
    if args.json {
        for bot in &report.bots {
            // The keys in the order in which they are told.
            out.line(serde_json::to_string(bot).map_err(Failure::new)?)?;
        }
    } else {
        print(&report, out)?;
    }
    out.flush()?;
    keeper.end(&report, &heading)
}

/// The bots of a list.
pub fn read_bots(list: &str) -> Result<Vec<BotSpec>, Failure> {
    let bots = list.split(',').map(|bot| bot.trim().parse::<BotSpec>());
    bots.collect::<Result<_, _>>().map_err(|bad| Failure::usage(format!("--bots: {bad}")))
}

/// The probability of `p=0.05`.
fn read_level(text: &str) -> Result<f64, Failure> {
    let level = text.strip_prefix("p=").and_then(|number| number.parse::<f64>().ok());
    let level = level.filter(|level| *level > 0.0 && *level < 1.0);
    level.ok_or_else(|| {
        Failure::usage(format!("--until {text} names no probability between 0 and 1; write --until p=0.05"))
    })
}

/// Writes a page.
pub fn write_report(path: &Path, page: &str) -> Result<(), Failure> {
    std::fs::write(path, page)
        .map_err(|error| Failure::new(format!("cannot write {}: {}", path.display(), reason(&error))))
}

/// What plays the same match again.
fn command(args: &cli::Arena, tables: &Tables<'_>) -> String {
    let until = args.until.as_ref().map(|until| format!(" --until {until}")).unwrap_or_default();
    let cli::Arena { game, bots, games, seed, .. } = args;
    format!("meadhall arena {game} --bots {bots} --games {games} --seed {seed}{}{until}", tables.typed())
}

/// Keeps games as they end: in the file that was named, or in memory until the match is stopped.
struct Keeper {
    file: Option<MatchLog>,
    unsaved: Mutex<(Vec<Played>, Option<ArenaError>)>,
}

impl Keeper {
    fn keep(&self, game: &Played) -> ControlFlow<()> {
        let kept = self.file.as_ref().map(|file| file.add(game));
        let mut unsaved = self.unsaved.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        match kept {
            Some(Ok(())) => {}
            Some(Err(error)) => {
                unsaved.1 = Some(error);
                return ControlFlow::Break(());
            }
            None => unsaved.0.push(game.clone()),
        }
        ControlFlow::Continue(())
    }

    /// Says how the match ended, and where it goes on if it was stopped.
    fn end(self, report: &MatchReport, heading: &Heading) -> Result<(), Failure> {
        let (unsaved, error) = self.unsaved.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(error) = error {
            return Err(Failure::new(error));
        }
        if !report.stopped {
            return Ok(());
        }
        let path = match self.file {
            Some(file) => file.path().to_owned(),
            None => save(&report.game, heading, &unsaved)?,
        };
        let games = report.games;
        Err(Failure::new(format!("stopped after {games} finished games; go on with --resume {}", path.display())))
    }
}

/// Saves a match that was stopped in the user's data folder, under the first name that is free.
fn save(game: &str, heading: &Heading, games: &[Played]) -> Result<PathBuf, Failure> {
    let folder = folder::data(None)?.join("arena");
    folder::make(&folder)?;
    let path = (1..).map(|n| folder.join(format!("{game}-{n}.games"))).find(|path| !path.exists());
    let path = path.ok_or_else(|| Failure::new("no name is free for the games; name a file with --state FILE"))?;
    let file = MatchLog::create(&path, heading).map_err(Failure::new)?;
    games.iter().try_for_each(|game| file.add(game)).map_err(Failure::new)?;
    Ok(path)
}

fn print(report: &MatchReport, out: &mut Output) -> Result<(), Failure> {
    let seats = if report.seats == 1 { "seat" } else { "seats" };
    out.line(format!("{}: {} games, {} {seats}, seed {}", report.game, report.games, report.seats, report.seed))?;
    let name = |bot: &meadhall_arena::BotReport| match bot.seats {
        1 => bot.bot.clone(),
        seats => format!("{} × {seats}", bot.bot),
    };
    let width = report.bots.iter().map(|bot| name(bot).chars().count()).max().unwrap_or(0).max(3);
    out.line(format!(
        "{:width$}  {:>6}  {:>15}  {:>5}  {:>6}  {:>6}  {:>4}  {:>8}  {:>8}  {:>8}",
        "bot", "wins %", "95 % interval", "place", "score", "rating", "±", "ms p50", "ms p99", "ms max"
    ))?;
    for bot in &report.bots {
        let interval = format!("{:.1} to {:.1}", 100.0 * bot.low, 100.0 * bot.high);
        out.line(format!(
            "{:width$}  {:>6.1}  {interval:>15}  {:>5.2}  {:>6.1}  {:>6.0}  {:>4.0}  {:>8.2}  {:>8.2}  {:>8.2}",
            name(bot),
            100.0 * bot.win_share,
            bot.mean_place,
            bot.mean_score,
            bot.rating,
            bot.rating_error,
            bot.ms_p50,
            bot.ms_p99,
            bot.ms_max
        ))?;
    }
    if let (Some(decision), Some(first)) = (report.decision, report.bots.first()) {
        let side = match decision.side {
            Side::More => "more",
            Side::Less => "less",
        };
        let fair = 100.0 * report.fair();
        let (games, p, bot) = (decision.games, decision.p, &first.bot);
        out.line(format!(
            "decided after {games} games: {bot} wins {side} than its fair share of {fair:.1} % (p = {p:.4})"
        ))?;
    }
    for bot in report.bots.iter().filter(|bot| bot.faults.total() > 0) {
        out.line(format!("{} lost {} decisions to chance: {}", bot.bot, bot.faults.total(), bot.faults))?;
    }
    Ok(())
}
