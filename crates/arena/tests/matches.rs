//! Matches: rotated seats, paired deals, the same result on any number of threads.

use meadhall_arena::{ArenaError, Maker, MatchReport, play_match, tournament, unwatched};
use meadhall_bots::{Bot, BotSpec};
use meadhall_engine::{Game, Options, Seat};
use meadhall_vaalbara::{Action, AskedView, Vaalbara, View};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

fn bots(list: &str) -> Vec<BotSpec> {
    list.split(',').map(|text| text.parse().unwrap_or_else(|error| panic!("{error}"))).collect()
}

fn report(list: &str, games: usize, threads: usize) -> MatchReport {
    report_of("vaalbara", list, games, threads)
}

fn report_of(game: &str, list: &str, games: usize, threads: usize) -> MatchReport {
    play_match(game, &bots(list), &Options::default(), games, 3, threads, &unwatched)
        .unwrap_or_else(|error| panic!("{error}"))
}

/// A report without what the clock says.
fn timeless(mut report: MatchReport) -> MatchReport {
    for bot in &mut report.bots {
        (bot.ms_p50, bot.ms_p99, bot.ms_max) = (0.0, 0.0, 0.0);
    }
    report
}

#[test]
fn the_result_does_not_depend_on_the_threads() {
    let one = timeless(report("search:20,greedy,random", 12, 1));
    assert_eq!(one, timeless(report("search:20,greedy,random", 12, 3)));
    assert_ne!(one.bots, timeless(report("search:20,greedy,random", 15, 1)).bots);
    let blood_rage = |threads: usize| timeless(report_of("blood-rage", "search:4,greedy,random", 3, threads));
    assert_eq!(blood_rage(1), blood_rage(2));
    let valhalla = |threads: usize| timeless(report_of("valhalla", "search:4,greedy,random", 3, threads));
    assert_eq!(valhalla(1), valhalla(2));
}

/// What the recording bot writes down: which bot sat where, and what lay on the table.
type Sightings = Arc<Mutex<Vec<(usize, Seat, String)>>>;

/// Takes the first choice and writes down where it sits in round 1.
struct Witness {
    name: usize,
    seen: Sightings,
}

impl Bot<Vaalbara> for Witness {
    fn choose(&mut self, _: &Vaalbara, view: &View, seat: Seat, choices: &[Action]) -> Action {
        if view.round == 1 && matches!(view.asked, AskedView::Assign(_)) {
            let table = format!("{:?} {:?}", view.rows, view.omens);
            self.seen.lock().expect("no witness panics").push((self.name, seat, table));
        }
        choices[0]
    }
}

#[test]
fn everybody_sits_everywhere_with_the_same_deals() {
    let seen = Sightings::default();
    let makers: Vec<Maker<Vaalbara>> = (0..4)
        .map(|name| {
            let seen = seen.clone();
            Maker { name: name.to_string(), make: Box::new(move |_| Box::new(Witness { name, seen: seen.clone() })) }
        })
        .collect();
    let game = Vaalbara::open(4, &Options::default()).expect("four can play");
    let report = tournament(&game, &makers, 9, 1, 2, &unwatched).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(report.games, 12, "rounded up so that every rotation is played");
    let mut places: BTreeMap<(usize, Seat), Vec<String>> = BTreeMap::new();
    for (name, seat, table) in seen.lock().expect("no witness panics").iter() {
        places.entry((*name, *seat)).or_default().push(table.clone());
    }
    assert_eq!(places.len(), 16, "each of four bots at each of four seats");
    let mut deals = places.into_values().map(|mut tables| {
        tables.sort();
        tables
    });
    let first = deals.next().expect("there are sixteen");
    assert!(first.len() == 3 && first[0] != first[1] && first[1] != first[2], "three deals, all different");
    assert!(deals.all(|tables| tables == first), "every bot has every deal at every seat");
}

#[test]
fn a_report_adds_up() {
    let report = report("greedy,random,random", 60, 2);
    assert_eq!((report.games, report.seats, report.stopped, report.seed), (60, 3, false, 3));
    let sum = |part: fn(&meadhall_arena::BotReport) -> f64| report.bots.iter().map(part).sum::<f64>();
    assert!((sum(|bot| bot.wins) - 60.0).abs() < 1e-9, "every game has one victory");
    assert!((sum(|bot| bot.mean_place) - 6.0).abs() < 1e-9, "the places are 1, 2 and 3");
    for bot in &report.bots {
        assert_eq!(bot.games, 60);
        assert!((bot.share - bot.wins / 60.0).abs() < 1e-9);
        assert!(bot.share_low <= bot.share && bot.share <= bot.share_high);
        assert!(bot.ms_p50 <= bot.ms_p99 && bot.ms_p99 <= bot.ms_max && bot.moves > 60 * 9);
    }
    assert!(report.bots[0].share > 0.8, "greedy beats random: {report:?}");
    assert!(report.bots[0].mean_score > report.bots[1].mean_score + 10.0);
}

#[test]
fn greedy_beats_random_at_blood_rage_too() {
    let report = report_of("blood-rage", "greedy,random,random,random", 12, 2);
    assert_eq!((report.game.as_str(), report.games, report.seats), ("blood-rage", 12, 4));
    assert!(report.bots[0].share > 0.8, "{report:?}");
    assert!(report.bots[0].mean_score > report.bots[1].mean_score + 30.0, "{report:?}");
}

#[test]
fn a_stopped_match_keeps_what_is_finished() {
    let calls = AtomicUsize::new(0);
    let watch = |done: usize, total: usize| {
        assert!(done <= total && total == 4_000);
        calls.fetch_add(1, Ordering::Relaxed);
        if done >= 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let report = play_match("vaalbara", &bots("random,random"), &Options::default(), 4_000, 1, 2, &watch);
    let report = report.unwrap_or_else(|error| panic!("{error}"));
    assert!(report.stopped && (10..14).contains(&report.games), "{}", report.games);
    assert_eq!(report.bots[0].games, report.games);
    assert!(calls.load(Ordering::Relaxed) > 200, "the watch is asked between decisions, too");
}

#[test]
fn what_cannot_be_played_is_refused_in_one_line() {
    let none = Options::default();
    let refused = |game: &str, list: &str| match play_match(game, &bots(list), &none, 4, 1, 1, &unwatched) {
        Ok(report) => panic!("played {report:?}"),
        Err(ArenaError(reason)) => reason,
    };
    assert_eq!(
        refused("chess", "random,random"),
        "there is no game `chess`; there are: vaalbara, blood-rage, valhalla"
    );
    assert_eq!(refused("vaalbara", "random"), "Vaalbara is for 2 to 5 players, not for 1");
    let game = Vaalbara::open(3, &Options::default()).expect("three can play");
    let error = tournament(&game, &[], 4, 1, 1, &unwatched).map_err(|error| error.to_string());
    assert_eq!(error.err(), Some("0 bots are named for 3 seats".to_owned()));
}
