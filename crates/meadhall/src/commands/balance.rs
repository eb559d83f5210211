//! `meadhall balance`: which seats, clans and cards win among equal players.

use crate::bots;
use crate::commands::arena::write_report;
use crate::games;
use crate::progress::Progress;
use crate::tables::{TableArgs, Tables};
use meadhall_arena::{Balance, CardRow, Share, Side, Study, html};
use meadhall_bots::BotSpec;
use meadhall_engine::{Seat, Viewer};
use meadhall_games::GameEntry;
use meadhall_screen::Failure;
use meadhall_screen::Output;
use meadhall_screen::Stop;
use serde_json::{json, to_value};
use std::path::PathBuf;

/// What a game makes of equal players.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall balance {game} --games 400 --bots search:100ms --report {game}.html
  meadhall balance {other} --games 200 --bots greedy --compare-option mystics=on    with and without a module
  meadhall balance {game} --start --players 4    what the adviser gives every seat before the first decision")]
pub struct BalanceArgs {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// The bot that sits at every seat
    #[arg(long, default_value = "search:100ms", value_name = "BOT")]
    pub bots: String,
    /// How many players
    #[arg(long, default_value_t = 4, value_name = "N")]
    pub players: usize,
    /// How many games
    #[arg(long, default_value_t = 100, value_name = "N")]
    pub games: usize,
    /// The rules of the tables
    #[command(flatten)]
    pub rules: TableArgs,
    /// Play the same deals with this option as well, and put both side by side
    #[arg(long, value_name = "KEY=VALUE")]
    pub compare_option: Vec<String>,
    /// The number that the deals come from
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// On how many threads; 0 for one on each core
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub threads: usize,
    /// Write a report with plots into this file, for a browser
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
    /// Play nothing: tell what the adviser thinks of every seat's chance right after the set-up, on the mean of so many deals
    #[arg(long, conflicts_with_all = ["compare_option", "report"])]
    pub start: bool,
    /// One JSON object a line: a study each
    #[arg(long)]
    pub json: bool,
}

/// How many cards the text names on either side.
const NAMED: usize = 8;

/// Plays the games and reports; a study that is stopped reports what it has.
pub fn run(args: &BalanceArgs, out: &mut Output) -> Result<(), Failure> {
    let game = games::find(&args.game)?;
    if args.games == 0 {
        return Err(Failure::usage("no games are asked for; say how many with --games N"));
    }
    if args.start {
        return start(args, game, out);
    }
    let [bot] = &bots::read(&args.bots)?[..] else {
        return Err(Failure::usage("--bots: one bot sits at every seat; say how many seats with --players N"));
    };
    let bots = vec![bot.clone(); args.players];
    let mut more = args.rules.option.clone();
    more.extend(args.compare_option.iter().cloned());
    let plain = Tables::from(&args.rules);
    let mut wanted = vec![(String::new(), plain)];
    if !args.compare_option.is_empty() {
        let with = args.compare_option.join(", ");
        wanted = vec![(format!("without {with}"), plain), (format!("with {with}"), Tables { option: &more, ..plain })];
    }
    for (_, tables) in &wanted {
        tables.check(game.rules, args.players)?;
    }
    let stop = Stop::listen()?;
    let mut studies = Vec::new();
    for (name, tables) in &wanted {
        studies.push((name.clone(), study(args, &bots, name, tables, &stop)?));
    }
    if let Some(path) = &args.report {
        let runs: Vec<(String, &Balance)> = studies.iter().map(|(name, study)| (name.clone(), study)).collect();
        write_report(path, &html::balance_page(&runs, &command(args, &plain)))?;
    }
    for (name, study) in &studies {
        if args.json {
            out.json(&to_value(study).map_err(Failure::new)?)?;
        } else {
            print(name, study, out)?;
        }
    }
    out.flush()?;
    match studies.iter().find(|(_, study)| study.stopped) {
        Some((_, study)) => Err(Failure::stopped(format!("stopped after {} finished games", study.games))),
        None => Ok(()),
    }
}

/// Every seat's chance before the first decision: as everybody may know it, and each as it knows itself.
fn start(args: &BalanceArgs, game: &GameEntry, out: &mut Output) -> Result<(), Failure> {
    let seats = args.players;
    let options = Tables::from(&args.rules).check(game.rules, seats)?;
    let deals = u64::try_from(args.games).unwrap_or(u64::MAX);
    let chances = |viewer| game.bot.opening_chances(seats, &options, deals, viewer).map_err(Failure::usage);
    let everybody = chances(Viewer::Spectator)?;
    let own = Seat::all(seats).map(|seat| Ok(chances(Viewer::Seat(seat))?[seat.index()]));
    let own: Vec<f32> = own.collect::<Result<_, Failure>>()?;
    if args.json {
        let all = json!({ "game": args.game, "players": seats, "deals": deals, "everybody": &everybody[..seats], "own": own });
        return out.json(&all);
    }
    out.line(format!("{}: {seats} seats, {deals} deals, a share of {:.1} %", args.game, 100.0 / seats as f64))?;
    for (what, chances) in [("as everybody may know it", &everybody[..seats]), ("as each seat knows itself", &own[..])]
    {
        let told: Vec<String> = chances.iter().map(|chance| format!("{:.1}", 100.0 * chance)).collect();
        let off = chances.iter().map(|chance| (chance - 1.0 / seats as f32).abs()).fold(0.0, f32::max);
        out.line(format!("  {what}: {} (off by {:.1} points at most)", told.join(" "), 100.0 * off))?;
    }
    Ok(())
}

fn study(
    args: &BalanceArgs,
    bots: &[BotSpec],
    name: &str,
    tables: &Tables<'_>,
    stop: &Stop,
) -> Result<Balance, Failure> {
    let template = "{msg} {wide_bar} {pos}/{len} games, {eta} left";
    let message = format!("{} {name}", args.game).trim_end().to_owned();
    let progress = Progress::new(args.games, message, template, stop);
    let watch = |done: usize, all: usize| progress.watch(done, all);
    let study = Study { games: args.games, seed: args.seed, threads: args.threads, watch: &watch };
    meadhall_arena::balance(&args.game, bots, &tables.read()?, &study).map_err(Failure::usage)
}

/// What makes the same study again.
fn command(args: &BalanceArgs, tables: &Tables<'_>) -> String {
    let compared: String = args.compare_option.iter().map(|option| format!(" --compare-option {option}")).collect();
    let BalanceArgs { game, players, bots, games, seed, .. } = args;
    let all = format!("--players {players} --bots {bots} --games {games} --seed {seed}");
    format!("meadhall balance {game} {all}{}{compared}", tables.typed())
}

fn said(share: Share) -> String {
    let Share { share, low, high } = share;
    format!("{:>5.1} %  ({:.1} to {:.1})", 100.0 * share, 100.0 * low, 100.0 * high)
}

/// A sign beside what clearly stands out.
fn sign(clearly: Option<Side>) -> &'static str {
    match clearly {
        Some(Side::More) => "  clearly more",
        Some(Side::Less) => "  clearly less",
        None => "",
    }
}

fn print(name: &str, study: &Balance, out: &mut Output) -> Result<(), Failure> {
    let bot = study.bots.first().map_or("", String::as_str);
    let Balance { game, games, players, seed, .. } = study;
    let name = if name.is_empty() { String::new() } else { format!(" {name}") };
    out.line(format!("{game}{name}: {games} games, {players} seats, all {bot}, seed {seed}"))?;
    for group in &study.groups {
        out.line(format!("wins by {} (fair: {:.1} %)", group.by, 100.0 * study.fair))?;
        for row in &group.rows {
            out.line(format!("  {:24} {}{}", row.name, said(row.wins), sign(row.clearly)))?;
        }
    }
    out.line(format!("the leader at half time wins {}", said(study.leader_at_half).trim_start()))?;
    out.line("points by source: winners, everybody, last")?;
    for source in &study.sources {
        let (winners, everybody, last) = (source.winners, source.everybody, source.last);
        out.line(format!("  {:28} {winners:>6.1} {everybody:>6.1} {last:>6.1}", source.name))?;
    }
    let lengths = &study.lengths;
    for (what, counts) in [("decisions", &lengths.decisions), ("turns", &lengths.turns)] {
        let (least, most) = (counts.keys().next(), counts.keys().next_back());
        if let (Some(least), Some(most)) = (least, most) {
            out.line(format!("{what} a game: {least} to {most}"))?;
        }
    }
    print_cards(study, out)
}

fn print_cards(study: &Balance, out: &mut Output) -> Result<(), Failure> {
    let share = |card: &&CardRow| card.taken.or(card.played).map_or(0.0, |in_use| in_use.wins.share);
    let mut cards: Vec<&CardRow> = study.cards.iter().collect();
    cards.sort_by(|a, b| share(b).total_cmp(&share(a)));
    let weakest = cards.len().saturating_sub(NAMED).max(NAMED.min(cards.len()));
    let usual = 100.0 * study.taken_by_winners;
    out.line(format!("cards: times a game, and how often by who wins (any card taken: {usual:.1} %)"))?;
    let (best, worst) = (&cards[..NAMED.min(cards.len())], &cards[weakest..]);
    for (heading, cards) in [("with the most wins", best), ("with the fewest", worst)] {
        out.line(format!("  {heading}"))?;
        for card in cards {
            let part = |what: &str, in_use: Option<meadhall_arena::Use>| {
                in_use.map(|in_use| format!("  {what} {:.2}, {}", in_use.a_game, said(in_use.wins).trim_start()))
            };
            let (taken, played) = (part("taken", card.taken), part("played", card.played));
            let uses = [taken, played].into_iter().flatten().collect::<String>();
            out.line(format!("    {:34}{uses}{}", card.name, sign(card.clearly)))?;
        }
    }
    Ok(())
}
