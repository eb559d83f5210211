//! `meadhall puzzles`: positions of played games in which one choice is clearly the best.

use crate::games;
use crate::tables::{TableArgs, Tables};
use meadhall_bots::{BotSpec, Puzzle};
use meadhall_engine::Record;
use meadhall_games::GameEntry;
use meadhall_screen::{Failure, Output, Stop};
use std::fs;
use std::path::{Path, PathBuf};

/// Finding puzzles, and checking those that there are.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall puzzles {game} --from records --out puzzles    in the records of a folder
  meadhall puzzles {game} --count 5                        in games that bots play now
  meadhall puzzles {game} --verify                         whether the built-in ones still hold")]
pub struct PuzzlesArgs {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// Look in the records of this folder [default: let bots play]
    #[arg(long, value_name = "FOLDER")]
    pub from: Option<PathBuf>,
    /// Write each puzzle into a file of this folder
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
    /// How many puzzles
    #[arg(long, default_value_t = 20, value_name = "N")]
    pub count: usize,
    /// Check the built-in puzzles thoroughly, or those in the folder of `--from`; `--out` keeps those that hold, with their reasons
    /// as they are found now
    #[arg(long, conflicts_with = "count")]
    pub verify: bool,
    /// How many players, where bots play
    #[arg(long, default_value_t = 4, value_name = "N")]
    pub players: usize,
    /// The bot that sits at every seat, where bots play
    #[arg(long, default_value = "search:200", value_name = "BOT")]
    pub bots: String,
    /// The rules of the tables, where bots play
    #[command(flatten)]
    pub rules: TableArgs,
    /// The number that the deals come from, where bots play
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
}

/// How many games bots play at most for each puzzle that is asked for.
const GAMES_A_PUZZLE: u64 = 20;
/// How files of puzzles end.
const ENDING: &str = "puzzle";

/// Finds puzzles or checks them.
pub fn run(args: &PuzzlesArgs, out: &mut Output) -> Result<(), Failure> {
    let game = games::find(&args.game)?;
    match args.verify {
        true => verify(args, game, out),
        false => find(args, game, out),
    }
}

fn find(args: &PuzzlesArgs, game: &GameEntry, out: &mut Output) -> Result<(), Failure> {
    if args.count == 0 {
        return Err(Failure::usage("no puzzles are asked for; say how many with --count N"));
    }
    let stop = Stop::listen()?;
    let go_on = || !stop.wished();
    let mut found = 0;
    for record in records(args, game)? {
        if found >= args.count || !go_on() {
            break;
        }
        let (name, record) = record?;
        let puzzles =
            game.bot.find_puzzles(&record, &go_on).map_err(|error| Failure::new(format!("{name}: {error}")))?;
        for puzzle in puzzles.iter().take(args.count - found) {
            found += 1;
            let kept = args.out.as_deref().map(|folder| keep(folder, puzzle)).transpose()?;
            let kept = kept.map_or(String::new(), |path| format!("{}: ", path.display()));
            let Puzzle { solution, chance, margin, tempting, tempting_chance, .. } = puzzle;
            let decisions = puzzle.record.actions();
            out.line(format!(
                "{kept}{name} after {decisions} decisions, seat {}: {solution} ({:.0} %, {:.1} points ahead), not {tempting} ({:.0} %)",
                puzzle.seat.index() + 1,
                100.0 * chance,
                100.0 * margin,
                100.0 * tempting_chance
            ))?;
            out.flush()?;
        }
    }
    match found {
        _ if stop.wished() => Err(Failure::stopped(format!("stopped; {found} puzzles were found so far"))),
        0 => Err(Failure::new("no puzzles were found")),
        _ => Ok(()),
    }
}

/// The records to look in, each with a name, one after another.
type Records<'a> = Box<dyn Iterator<Item = Result<(String, Record), Failure>> + 'a>;

fn records<'a>(args: &'a PuzzlesArgs, game: &'a GameEntry) -> Result<Records<'a>, Failure> {
    if let Some(folder) = &args.from {
        let files = files(folder, |path| path.extension().is_none_or(|ending| ending != ENDING))?;
        return Ok(Box::new(files.into_iter().filter_map(|path| {
            let record = fs::read_to_string(&path).ok().and_then(|text| Record::parse(&text).ok());
            let record = record.filter(|record| record.game == game.id() && record.parts.is_some())?;
            Some(Ok((path.display().to_string(), record)))
        })));
    }
    let bot: BotSpec = args.bots.parse().map_err(Failure::usage)?;
    let options = Tables::from(&args.rules).check(game.rules, args.players)?;
    let most = GAMES_A_PUZZLE.saturating_mul(args.count as u64);
    Ok(Box::new((0..most).map(move |n| {
        let seed = args.seed.wrapping_add(n);
        let record = game.bot.played(args.players, &options, &bot, seed).map_err(Failure::usage)?;
        Ok((format!("deal {seed}"), record))
    })))
}

/// The files of a folder of which this holds, in the order of their names.
fn files(folder: &Path, keep: impl Fn(&Path) -> bool) -> Result<Vec<PathBuf>, Failure> {
    let unreadable = |error| Failure::new(format!("{}: {error}", folder.display()));
    let entries = fs::read_dir(folder).map_err(unreadable)?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.retain(|path| path.is_file() && keep(path));
    paths.sort();
    Ok(paths)
}

/// Writes a puzzle into the first free file of a folder.
fn keep(folder: &Path, puzzle: &Puzzle) -> Result<PathBuf, Failure> {
    let failed = |path: &Path, error| Failure::new(format!("{}: {error}", path.display()));
    fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
    let name = |number: usize| folder.join(format!("{number:02}.{ENDING}"));
    let path = (1..).map(name).find(|path| !path.exists()).unwrap_or_else(|| name(0));
    fs::write(&path, puzzle.to_string()).map_err(|error| failed(&path, error))?;
    Ok(path)
}

fn verify(args: &PuzzlesArgs, game: &GameEntry, out: &mut Output) -> Result<(), Failure> {
    let texts: Vec<(String, String)> = match &args.from {
        None => {
            game.bot.puzzles().iter().enumerate().map(|(n, text)| ((n + 1).to_string(), (*text).to_owned())).collect()
        }
        Some(folder) => {
            let paths = files(folder, |path| path.extension().is_some_and(|ending| ending == ENDING))?;
            let read = |path: PathBuf| {
                let text =
                    fs::read_to_string(&path).map_err(|error| Failure::new(format!("{}: {error}", path.display())))?;
                Ok((path.display().to_string(), text))
            };
            paths.into_iter().map(read).collect::<Result<_, Failure>>()?
        }
    };
    let mut wrong = 0;
    for (name, text) in &texts {
        let checked = text.parse::<Puzzle>().map_err(|error| error.to_string());
        let checked = checked.and_then(|puzzle| game.bot.verify_puzzle(&puzzle, true).map_err(|refuted| refuted.0));
        match checked {
            Ok(puzzle) => {
                if let Some(folder) = &args.out {
                    keep(folder, &puzzle)?;
                }
                let Puzzle { chance, margin, .. } = puzzle;
                out.line(format!("{name}: holds, {:.0} %, {:.1} points ahead", 100.0 * chance, 100.0 * margin))?;
            }
            Err(why) => {
                wrong += 1;
                out.line(format!("{name}: does not hold: {why}"))?;
            }
        }
        out.flush()?;
    }
    match wrong {
        0 => Ok(()),
        _ => Err(Failure::new(format!("{wrong} of {} puzzles do not hold", texts.len()))),
    }
}
