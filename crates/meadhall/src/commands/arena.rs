//! `meadhall arena`: bots against each other.

use crate::games;
use crate::progress::Progress;
use crate::tables::{TableArgs, Tables};
use meadhall_arena::{ArenaError, Contest, Heading, MatchLog, MatchReport, Played, Side, html};
use meadhall_bots::{BotSpec, error_file};
use meadhall_screen::Output;
use meadhall_screen::Stop;
use meadhall_screen::folder;
use meadhall_screen::{Failure, reason};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// Bots against each other.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall arena {game} --bots search:100ms,greedy,greedy,greedy --games 400 --report match.html
  meadhall arena {other} --bots search:500,greedy,greedy,random --games 1000 --until p=0.05
  meadhall arena {game} --bots hard,normal,easy,random --games 200 --state match.games    Ctrl-C, and later
  meadhall arena {game} --bots hard,normal,easy,random --games 200 --resume match.games
  meadhall arena {alone} --bots search:100ms --option monster=hel --option level=2    alone against a monster")]
pub struct ArenaArgs {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// A bot for each seat: random, greedy, search:100ms, search:2000, easy, normal, hard, program:./mybot.py, program:v2:./mybot.py
    #[arg(long, value_name = "BOTS")]
    pub bots: String,
    /// How many games at least; every deal is played with every rotation of the seats
    #[arg(long, default_value_t = 100, value_name = "N")]
    pub games: usize,
    /// The rules of the tables
    #[command(flatten)]
    pub rules: TableArgs,
    /// The number that the deals come from
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// Stop once the first bot is known to win more or less than its fair share, with this probability of an error
    #[arg(long, value_name = "p=NUMBER")]
    pub until: Option<String>,
    /// Keep every game in this new file as it ends, to go on from
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub state: Option<PathBuf>,
    /// Go on with the games of this file, and keep further ones in it
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// On how many threads; 0 for one on each core
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub threads: usize,
    /// Write a report with plots into this file, for a browser
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
    /// End with status 1 if a program lost a decision: it was late, had ended, or answered nonsense
    #[arg(long)]
    pub fail_on_faults: bool,
    /// One JSON object a line: a bot each
    #[arg(long)]
    pub json: bool,
}

/// Plays the match and reports; a match that is stopped reports what it has, and where it can go on from.
pub fn run(args: &ArenaArgs, out: &mut Output) -> Result<(), Failure> {
    let game = games::find(&args.game)?;
    if args.games == 0 {
        return Err(Failure::usage("no games are asked for; say how many with --games N"));
    }
    let bots = crate::bots::read(&args.bots)?;
    let tables = Tables::from(&args.rules);
    let options = tables.check(game.rules, bots.len())?;
    let until = args.until.as_deref().map(read_level).transpose()?;
    let heading = meadhall_arena::heading(&args.game, &bots, &options, args.seed).map_err(Failure::usage)?;
    crate::bots::start_programs(&bots, None)?;
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
    let progress = Progress::new(args.games, args.game.clone(), template, &stop).already(kept.len());
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
    keeper.end(&report, &heading)?;
    let faults: u32 = report.bots.iter().map(|bot| bot.faults.total()).sum();
    match args.fail_on_faults && faults > 0 {
        true => Err(Failure::new(format!("{faults} decisions were lost to chance"))),
        false => Ok(()),
    }
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
fn command(args: &ArenaArgs, tables: &Tables<'_>) -> String {
    let until = args.until.as_ref().map(|until| format!(" --until {until}")).unwrap_or_default();
    let ArenaArgs { game, bots, games, seed, .. } = args;
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
        Err(Failure::stopped(format!("stopped after {games} finished games; go on with --resume {}", path.display())))
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
        let program = bot.bot.parse().ok().and_then(|bot| match bot {
            BotSpec::Program(program) => error_file(&program),
            _ => None,
        });
        if let Some(log) = program.filter(|log| log.exists()) {
            out.line(format!("  its standard error: {}", log.display()))?;
        }
    }
    Ok(())
}
