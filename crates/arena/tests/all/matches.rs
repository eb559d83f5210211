//! Matches: rotated seats, paired deals, the same result on any number of threads, whether stopped in between or not.

use meadhall_arena::{
    ArenaError, Contest, MatchLog, MatchReport, Played, heading, html, play_match, tournament, unwatched,
};
use meadhall_bots::{Bot, BotHost, BotSpec, Stop, play_game};
use meadhall_engine::{Dice, Game, Options, Seat};
use meadhall_vaalbara::{Action, AskedView, Vaalbara, View};
use meadhall_vaalbara_bot::VaalbaraKnowledge;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

fn bots(list: &str) -> Vec<BotSpec> {
    list.split(',').map(|text| text.parse().unwrap_or_else(|error| panic!("{error}"))).collect()
}

fn contest(games: usize, threads: usize) -> Contest<'static> {
    Contest { games, seed: 3, threads, ..Contest::default() }
}

fn played(game: &str, list: &str, contest: Contest) -> MatchReport {
    play_match(game, &bots(list), &Options::default(), contest).unwrap_or_else(|error| panic!("{error}"))
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
    let report =
        |game: &str, list: &str, games: usize, threads: usize| timeless(played(game, list, contest(games, threads)));
    let one = report("vaalbara", "search:20,greedy,random", 12, 1);
    assert_eq!(one, report("vaalbara", "search:20,greedy,random", 12, 4));
    assert_ne!(one.bots, report("vaalbara", "search:20,greedy,random", 15, 1).bots);
    for game in ["blood-rage", "valhalla"] {
        let list = "search:4,greedy,random";
        assert_eq!(report(game, list, 3, 1), report(game, list, 3, 4), "{game}");
    }
}

#[test]
fn an_early_decision_does_not_depend_on_the_threads_either() {
    let report = |threads: usize| {
        let contest = Contest { until: Some(0.05), ..contest(2_000, threads) };
        timeless(played("vaalbara", "greedy,random,random", contest))
    };
    let one = report(1);
    let decision = one.decision.expect("greedy is better than random");
    assert!(decision.p <= 0.05 && decision.games == one.games && one.games < 200, "{one:?}");
    assert!(!one.stopped, "a decided match is not a broken one");
    assert_eq!(one, report(4));
}

#[test]
fn what_cannot_be_decided_is_played_to_the_end_or_refused() {
    let contest = |games: usize| Contest { until: Some(0.001), ..contest(games, 2) };
    let report = played("vaalbara", "greedy,random", contest(4));
    assert_eq!((report.games, report.decision, report.stopped), (4, None, false));
    let same = play_match("vaalbara", &bots("greedy,greedy"), &Options::default(), contest(4));
    assert_eq!(
        same.map_err(|error| error.0).err().as_deref(),
        Some("there is nothing to decide between bots that are all the same")
    );
}

/// Plays until so many games are finished, keeping them in a file; returns how many it has kept.
fn stopped_after(games: usize, file: &MatchLog, kept: Vec<Played>) -> usize {
    let new = AtomicUsize::new(0);
    let keep = |game: &Played| {
        file.add(game).expect("the game is kept");
        if new.fetch_add(1, Ordering::Relaxed) + 1 >= games {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let before = kept.len();
    let report = played("vaalbara", LIST, Contest { kept, keep: &keep, ..contest(24, 2) });
    assert!(report.stopped && report.games < 24, "{}", report.games);
    assert_eq!(report.games, before + new.load(Ordering::Relaxed), "no game is lost");
    report.games
}

const LIST: &str = "search:10,greedy,random";

#[test]
fn a_match_that_is_stopped_and_resumed_ends_like_one_that_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.games");
    let own = heading("vaalbara", &bots(LIST), &Options::default(), 3).expect("a heading");
    let file = MatchLog::create(&path, &own).expect("a new file");
    let first = stopped_after(5, &file, Vec::new());
    drop(file);
    // A crash in the middle of a line loses that line alone.
    let mut text = std::fs::read(&path).expect("the state");
    text.extend(b"{\"game\": 23, \"sco");
    std::fs::write(&path, text).expect("a torn line");
    let (file, kept) = MatchLog::resume(&path, &own).expect("the state");
    assert_eq!(kept.len(), first);
    let second = stopped_after(6, &file, kept);
    drop(file);
    let (file, kept) = MatchLog::resume(&path, &own).expect("the state");
    assert_eq!(kept.len(), second);
    let keep = |game: &Played| {
        file.add(game).expect("the game is kept");
        ControlFlow::Continue(())
    };
    let resumed = played("vaalbara", LIST, Contest { kept, keep: &keep, ..contest(24, 2) });
    assert_eq!(timeless(resumed), timeless(played("vaalbara", LIST, contest(24, 1))));
    let (_, kept) = MatchLog::resume(&path, &own).expect("the state");
    let mut numbers: Vec<usize> = kept.iter().map(|game| game.game).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (0..24).collect::<Vec<_>>(), "every game once");
    // A whole match is not played again, and a longer one goes on from it.
    let idle = |_: &Played| panic!("nothing is left to play");
    let again = played("vaalbara", LIST, Contest { kept: kept.clone(), keep: &idle, ..contest(24, 2) });
    assert_eq!(again.games, 24);
    let shorter = played("vaalbara", LIST, Contest { kept, keep: &idle, ..contest(12, 2) });
    assert_eq!(timeless(shorter), timeless(played("vaalbara", LIST, contest(12, 1))));
}

#[test]
fn a_state_of_other_settings_is_refused_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.games");
    let own = heading("vaalbara", &bots("greedy,random"), &Options::default(), 3).expect("a heading");
    MatchLog::create(&path, &own).expect("a new file");
    let again = MatchLog::create(&path, &own).map(drop).expect_err("it is there already").0;
    assert!(again.contains("is there already") && again.contains("--resume"), "{again}");
    let refused = |game: &str, list: &str, options: Options, seed: u64| {
        let other = heading(game, &bots(list), &options, seed).expect("a heading");
        let error = MatchLog::resume(&path, &other).map(drop).expect_err("it is another match").0;
        assert!(error.contains("cannot be resumed") && !error.contains('\n'), "{error}");
        error
    };
    let none = Options::default;
    assert!(refused("valhalla", "greedy,random", none(), 3).contains("it holds games of vaalbara"));
    assert!(refused("vaalbara", "random,greedy", none(), 3).contains("its bots are greedy,random"));
    assert!(refused("vaalbara", "greedy,random", none(), 4).contains("its seed is 3"));
    assert!(refused("vaalbara", "greedy,random", none().with("totals", "open"), 3).contains("options"));
    let bad = |text: &str| {
        std::fs::write(&path, text).expect("a file");
        MatchLog::resume(&path, &own).map(drop).expect_err("it is no state").0
    };
    assert!(bad("").contains("it is no state of a match"));
    assert!(bad("hello\n").contains("it is no state of a match"));
    let head = serde_json::to_string(&own).expect("a line");
    assert!(bad(&format!("{head}\n{{}}\n")).contains("line 2 is no game of this match"));
    let three = r#"{"game":0,"scores":[1,2,3],"places":[1,2,3],"micros":[[],[],[]]}"#;
    assert!(bad(&format!("{head}\n{three}\n")).contains("line 2"), "a game of three bots");
    let gone = MatchLog::resume(&folder.path().join("none"), &own).map(drop).expect_err("nothing is there").0;
    assert!(gone.contains("cannot read") && gone.contains("No such file"), "{gone}");
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
    let names: Vec<String> = (0..4).map(|name| name.to_string()).collect();
    let game = Vaalbara::open(4, &Options::default()).expect("four can play");
    let play = |bots: &[(usize, u64)], dice: Dice, stop: Stop| {
        let host = |&(name, seed): &(usize, u64)| {
            let witness = Box::new(Witness { name, seen: seen.clone() });
            BotHost::<VaalbaraKnowledge>::with_bot(&BotSpec::Random, witness, 1, seed)
        };
        play_game(&game, &mut bots.iter().map(host).collect::<Vec<_>>(), dice, stop)
    };
    let report = tournament("vaalbara", 4, &names, &play, contest(9, 2)).unwrap_or_else(|error| panic!("{error}"));
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
fn a_report_adds_up_and_names_each_bot_once() {
    let report = played("vaalbara", "greedy,random,random", contest(60, 2));
    assert_eq!((report.games, report.seats, report.stopped, report.seed), (60, 3, false, 3));
    let [greedy, random] = &report.bots[..] else { panic!("two bots: {report:?}") };
    assert_eq!((greedy.bot.as_str(), greedy.seats, random.bot.as_str(), random.seats), ("greedy", 1, "random", 2));
    assert!((greedy.win_share + 2.0 * random.win_share - 1.0).abs() < 1e-9, "every game has one victory");
    assert!((greedy.mean_place + 2.0 * random.mean_place - 6.0).abs() < 1e-9, "the places are 1, 2 and 3");
    assert!((greedy.rating + 2.0 * random.rating - 4_500.0).abs() < 1e-6, "the average seat has 1500");
    for bot in &report.bots {
        assert_eq!((bot.games, bot.places.iter().sum::<usize>()), (60, 60 * bot.seats));
        assert_eq!(bot.scores.values().sum::<usize>(), 60 * bot.seats);
        assert!(bot.low <= bot.win_share && bot.win_share <= bot.high);
        assert!(bot.ms_p50 <= bot.ms_p99 && bot.ms_p99 <= bot.ms_max && bot.moves > 60 * 9);
        assert!(bot.rating_error > 0.0 && bot.faults.total() == 0);
    }
    assert!(greedy.win_share > 0.8 && greedy.rating > random.rating + 200.0, "greedy beats random: {report:?}");
    assert!(greedy.mean_score > random.mean_score + 10.0);
}

#[test]
fn a_bot_is_one_object_with_these_keys() {
    let report = played("vaalbara", "greedy,random", contest(4, 1));
    let object = serde_json::to_value(&report.bots[0]).expect("it can be written");
    let mut keys: Vec<&str> = object.as_object().expect("an object").keys().map(String::as_str).collect();
    keys.sort_unstable();
    let mut expected = [
        "bot",
        "games",
        "win_share",
        "low",
        "high",
        "mean_place",
        "mean_score",
        "rating",
        "rating_error",
        "ms_p50",
        "ms_p99",
        "ms_max",
        "faults",
    ];
    expected.sort_unstable();
    assert_eq!(keys, expected);
}

#[test]
fn the_page_of_a_match_is_whole_and_calls_nobody() {
    let contest = Contest { until: Some(0.2), ..contest(40, 2) };
    let report = played("vaalbara", "greedy,random,random", contest);
    let page = html::match_page(&report, "meadhall arena vaalbara --bots <a>");
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>"));
    for part in ["Games won", "Rating", "Places", "Scores", "Time a move", "greedy", "random × 2", "--bots &lt;a&gt;"]
    {
        assert!(page.contains(part), "{part} is missing");
    }
    assert!(page.matches("<svg").count() >= 5);
    for outside in ["http://", "https://", "src=", "@import", "url(", "<script"] {
        assert!(!page.contains(outside), "the page has `{outside}`");
    }
}

#[test]
fn greedy_beats_random_at_blood_rage_too() {
    let report = played("blood-rage", "greedy,random,random,random", contest(12, 2));
    assert_eq!((report.game.as_str(), report.games, report.seats), ("blood-rage", 12, 4));
    assert!(report.bots[0].win_share > 0.8, "{report:?}");
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
    let report = played("vaalbara", "random,random", Contest { watch: &watch, ..contest(4_000, 2) });
    assert!(report.stopped && (10..14).contains(&report.games), "{}", report.games);
    assert_eq!(report.bots[0].games, report.games);
    assert!(calls.load(Ordering::Relaxed) > 200, "the watch is asked between decisions, too");
}

#[test]
fn what_cannot_be_played_is_refused_in_one_line() {
    let none = Options::default();
    let refused = |game: &str, list: &str| match play_match(game, &bots(list), &none, contest(4, 1)) {
        Ok(report) => panic!("played {report:?}"),
        Err(ArenaError(reason)) => reason,
    };
    assert_eq!(refused("chess", "random,random"), meadhall_games::UnknownGame("chess".to_owned()).to_string());
    assert_eq!(refused("vaalbara", "random"), "Vaalbara is for 2 to 5 players, not for 1");
    let contest = Contest { watch: &unwatched, ..contest(4, 1) };
    let error = tournament("vaalbara", 3, &[], &|_, _, _| None, contest).map_err(|error| error.to_string());
    assert_eq!(error.err(), Some("0 bots are named for 3 seats".to_owned()));
}
