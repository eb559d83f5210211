//! `meadhall arena`: bots against each other.

use crate::cli;
use crate::failure::Failure;
use crate::games::{self, with_game};
use crate::output::Output;
use crate::progress::Progress;
use crate::stop::Stop;
use crate::tables::Tables;
use meadhall_arena::MatchReport;
use meadhall_bots::BotSpec;
use serde_json::to_value;

/// Plays the match and reports; a match that is stopped reports what it has.
pub fn run(args: &cli::Arena, out: &mut Output) -> Result<(), Failure> {
    if !games::NAMES.contains(&args.game.as_str()) {
        return Err(games::unknown(&args.game));
    }
    if args.games == 0 {
        return Err(Failure::usage("no games are asked for; say how many with --games N"));
    }
    let bots = args.bots.split(',').map(|bot| bot.trim().parse::<BotSpec>());
    let bots: Vec<BotSpec> = bots.collect::<Result<_, _>>().map_err(|bad| Failure::usage(format!("--bots: {bad}")))?;
    let tables = Tables { option: &args.option, deck: None, cards: args.cards.as_deref() };
    with_game!(args.game.as_str(), G => tables.open::<G>(bots.len()).map(drop))?;
    let options = tables.read()?;
    let stop = Stop::listen()?;
    let template = "{msg} {wide_bar} {pos}/{len} games, {eta} left";
    let progress = Progress::new(args.games as u64, args.game.clone(), template, &stop);
    let watch = |done: usize, all: usize| progress.watch(done, all);
    let report = meadhall_arena::play_match(&args.game, &bots, &options, args.games, args.seed, args.threads, &watch)
        .map_err(Failure::usage)?;
    drop(progress);
    if args.json {
        out.json(&to_value(&report).map_err(Failure::new)?)?;
    } else {
        print(&report, out)?;
    }
    out.flush()?;
    if report.stopped {
        return Err(Failure::new(format!("stopped after {} finished games", report.games)));
    }
    Ok(())
}

fn print(report: &MatchReport, out: &mut Output) -> Result<(), Failure> {
    out.line(format!("{}: {} games, {} seats, seed {}", report.game, report.games, report.seats, report.seed))?;
    let width = report.bots.iter().map(|bot| bot.bot.len()).max().unwrap_or(0).max(3);
    out.line(format!(
        "{:width$}  {:>6}  {:>15}  {:>5}  {:>6}  {:>8}  {:>8}  {:>8}",
        "bot", "wins %", "95 % interval", "place", "score", "ms p50", "ms p99", "ms max"
    ))?;
    for bot in &report.bots {
        let interval = format!("{:.1} to {:.1}", 100.0 * bot.share_low, 100.0 * bot.share_high);
        out.line(format!(
            "{:width$}  {:>6.1}  {interval:>15}  {:>5.2}  {:>6.1}  {:>8.2}  {:>8.2}  {:>8.2}",
            bot.bot,
            100.0 * bot.share,
            bot.mean_place,
            bot.mean_score,
            bot.ms_p50,
            bot.ms_p99,
            bot.ms_max
        ))?;
    }
    Ok(())
}
