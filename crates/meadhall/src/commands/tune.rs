//! `meadhall tune`: the searching bot learns by self-play.

use crate::games;
use crate::progress::Progress;
use meadhall_bots::tune::{Plan, Report, Stage};
use meadhall_bots::{BotEntry, Model};
use meadhall_screen::{Failure, Output, Stop, reason};
use serde_json::json;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// Teaching by self-play.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall tune {game} --rounds 4
  meadhall tune {other} --games 4000 --think 60 --out games/{other}/bot/weights.toml

Each round plays games, learns from their positions who won them, and keeps what it learnt if that wins. Ctrl-C keeps the
best so far; the same command goes on from there. The bots use games/GAME/bot/weights.toml when they are
built anew.")]
pub struct TuneArgs {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// How many rounds in all, those of an earlier run included
    #[arg(long, default_value_t = 4, value_name = "N")]
    pub rounds: u32,
    /// How many games of self-play in each round
    #[arg(long, default_value_t = 2_000, value_name = "N")]
    pub games: usize,
    /// How many iterations the players of these games think; 0 to look one decision ahead
    #[arg(long, default_value_t = 60, value_name = "N")]
    pub think: u32,
    /// How often the positions of a round are gone through, by how the games ended and again by what followed
    #[arg(long, default_value_t = 12, value_name = "N")]
    pub times: u32,
    /// One of how many positions is learnt from
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub every: u32,
    /// How many games decide whether what was learnt is kept; 0 to keep it if the outcomes surprise it less
    #[arg(long, default_value_t = 400, value_name = "N")]
    pub contest: usize,
    /// How many iterations the players of these games think
    #[arg(long, default_value_t = 200, value_name = "N")]
    pub contest_think: u32,
    /// Learn the policy alone, and leave how positions are judged as it is
    #[arg(long, alias = "habits", conflicts_with = "anew")]
    pub policy: bool,
    /// Begin with nothing instead of what the bots know already
    #[arg(long)]
    pub anew: bool,
    /// Where the weights are kept, and gone on from [default: GAME.toml]
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// The number that everything comes from
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// On how many threads; 0 for one on each core
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub threads: usize,
    /// One JSON object a round
    #[arg(long)]
    pub json: bool,
}

/// Plays and learns, round after round; what is best so far is on the disk after each.
pub fn run(args: &TuneArgs, out: &mut Output) -> Result<(), Failure> {
    let bots = games::find(&args.game)?.bot;
    if args.games == 0 || args.every == 0 {
        return Err(Failure::usage("--games and --every have to be at least 1"));
    }
    let file = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("{}.toml", args.game)));
    teach(bots, args, &file, out)
}

/// What to begin with: what an earlier run left, or what the bots know, or nothing.
fn known(bots: &BotEntry, args: &TuneArgs, file: &Path) -> Result<Option<Model>, Failure> {
    match fs::read_to_string(file) {
        Ok(text) => bots.read_model(&text).map(Some).map_err(|bad| {
            Failure::new(format!("{}: {bad}; name another file with --out, or remove it", file.display()))
        }),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            let trained = if args.anew { None } else { bots.trained().map_err(Failure::new)? };
            Ok(trained.map(|model| Model { rounds: 0, ..(*model).clone() }))
        }
        Err(error) => Err(Failure::unreadable(file, &error)),
    }
}

fn teach(bots: &BotEntry, args: &TuneArgs, file: &Path, out: &mut Output) -> Result<(), Failure> {
    let known = known(bots, args, file)?;
    let plan = Plan {
        rounds: args.rounds,
        games: args.games,
        think: args.think,
        times: args.times,
        every: args.every,
        contest: args.contest,
        contest_think: args.contest_think,
        policy_alone: args.policy,
        threads: args.threads,
        seed: args.seed,
    };
    let stop = Stop::listen()?;
    let bar: Mutex<Option<(u32, Stage, Progress)>> = Mutex::new(None);
    let watch = |round: u32, stage: Stage, done: usize, all: usize| {
        let Ok(mut bar) = bar.lock() else { return ControlFlow::Break(()) };
        if !matches!(*bar, Some((shown, of, _)) if (shown, of) == (round, stage)) {
            let what = format!("{} {round}/{}, {}", args.game, args.rounds, doing(stage));
            let template = "{msg} {wide_bar} {pos}/{len}, {eta} left";
            *bar = None;
            *bar = Some((round, stage, Progress::new(all, what, template, &stop)));
        }
        match &*bar {
            Some((_, _, progress)) => progress.watch(done, all),
            None => ControlFlow::Continue(()),
        }
    };
    let mut result = Ok(());
    bots.tune(&plan, known, &watch, &mut |_, report, text| {
        if let Ok(mut bar) = bar.lock() {
            *bar = None;
        }
        if result.is_ok() {
            result = keep(file, text).and_then(|()| tell(report, args.json, out));
        }
    });
    result?;
    match stop.wished() {
        true if file.exists() => Err(Failure::stopped(format!("stopped; the best so far is in {}", file.display()))),
        true => Err(Failure::stopped("stopped before the end of the first round; nothing was learnt yet")),
        false => Ok(()),
    }
}

/// Writes beside the file first, so that it is whole whatever happens.
fn keep(file: &Path, text: &str) -> Result<(), Failure> {
    let beside = file.with_extension("toml.part");
    let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, file));
    written.map_err(|error| Failure::new(format!("cannot write {}: {}", file.display(), reason(&error))))
}

fn doing(stage: Stage) -> &'static str {
    match stage {
        Stage::Play => "playing",
        Stage::Learn => "learning",
        Stage::Compare => "comparing",
        Stage::Settings => "trying other settings of the search",
    }
}

fn tell(report: &Report, as_json: bool, out: &mut Output) -> Result<(), Failure> {
    let Report {
        round,
        positions,
        surprise: (before, after),
        insight,
        foresight,
        value_net: judge,
        value_net_kept: judge_kept,
        settings,
        settings_kept,
    } = report;
    if as_json {
        out.json(&json!({
            "round": round, "positions": positions, "surprise_before": before, "surprise_after": after,
            "insight": insight, "foresight": foresight.0, "foresight_by_chance": foresight.1, "judge_share": judge.share, "judge_games": judge.games, "judge_kept": judge_kept,
            "style_share": settings.share, "style_games": settings.games, "style_kept": settings_kept,
        }))?;
    } else {
        let kept = |kept: &bool| if *kept { "kept" } else { "not kept" };
        out.line(format!(
            "round {round}: {positions} positions, surprise {before:.4} -> {after:.4}, true hands told from imagined {:.0} %",
            100.0 * insight
        ))?;
        if foresight.0 < 1.0 {
            let (foreseen, guessed) = (100.0 * foresight.0, 100.0 * foresight.1);
            out.line(format!("  what was chosen, held likely to {foreseen:.1} % (a guess: {guessed:.1} %)"))?;
        }
        for (what, contest, is_kept) in [("weights", judge, judge_kept), ("settings", settings, settings_kept)] {
            let (share, even) = (100.0 * contest.share, 100.0 * contest.even);
            if contest.games == 0 {
                out.line(format!("  new {what}: {}, without games to compare", kept(is_kept)))?;
                continue;
            }
            out.line(format!(
                "  new {what} won {share:.1} % of {} games (even: {even:.0} %): {}",
                contest.games,
                kept(is_kept)
            ))?;
        }
    }
    out.flush()
}
