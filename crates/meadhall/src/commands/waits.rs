//! `meadhall bench --waits`: how often players wait for each other.

use super::bench::BenchArgs;
use crate::progress::Progress;
use meadhall_arena::{WaitPlan, Waits};
use meadhall_engine::Options;
use meadhall_screen::{Failure, Output, Stop};
use serde_json::to_value;

/// Plays and counts, a line for each game and number of players.
pub fn run(args: &BenchArgs, plan: &[(&str, usize)], options: &Options, out: &mut Output) -> Result<(), Failure> {
    if args.games == 0 {
        return Err(Failure::usage("--games is at least 1"));
    }
    let stop = Stop::listen()?;
    let wanted = WaitPlan { games: args.games, seed: args.seed, threads: args.threads.unwrap_or(0) };
    if !args.json {
        out.line(format!(
            "{:10} {:>7} {:>6} {:>10} {:>7} {:>12} {:>7} {:>6}",
            "game", "players", "games", "decisions", "waits", "with orders", "waits", "share"
        ))?;
    }
    for &(name, players) in plan {
        let what = format!("{name}, {players} players");
        let progress = Progress::new(3 * args.games, what, "{msg} {wide_bar} {pos}/{len}", &stop);
        let watch = |done: usize, all: usize| progress.watch(done, all);
        let waits = meadhall_arena::waits(name, players, options, &wanted, &watch).map_err(Failure::usage)?;
        drop(progress);
        if args.json {
            out.json(&to_value(&waits).map_err(Failure::new)?)?;
        } else {
            tell(&waits, out)?;
        }
        out.flush()?;
        if stop.wished() {
            return Err(Failure::stopped("stopped; the last numbers come from fewer games than usual"));
        }
    }
    Ok(())
}

/// The figures of a game in a line, and under it what was waited for, the most first.
fn tell(waits: &Waits, out: &mut Output) -> Result<(), Failure> {
    let Waits { game, players, games, decisions, decisions_with_orders, waits_with_orders, .. } = waits;
    let share = waits.share_with_orders.map_or("-".to_owned(), |share| format!("{:.0} %", 100.0 * share));
    out.line(format!(
        "{game:10} {players:>7} {games:>6} {decisions:>10.1} {:>7.1} {decisions_with_orders:>12.1} \
         {waits_with_orders:>7.1} {share:>6}",
        waits.waits
    ))?;
    let mut questions: Vec<(&String, f64)> = waits.questions.iter().map(|(key, count)| (key, *count)).collect();
    questions.sort_by(|a, b| b.1.total_cmp(&a.1).then_with(|| a.0.cmp(b.0)));
    for (key, count) in questions {
        let with = waits.questions_with_orders.get(key).copied().unwrap_or(0.0);
        out.line(format!("{count:>44.1} {with:>20.1}  {key}"))?;
    }
    Ok(())
}
