//! Matches, studies of balance and measurements, as commands.

use crate::program::{arg, folder, run};
use serde_json::Value;
use std::path::Path;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(json).collect()
}

/// A page that is whole and asks nobody for anything.
#[track_caller]
fn is_one_page(path: &Path) -> String {
    let page = std::fs::read_to_string(path).expect("a report");
    assert!(page.starts_with("<!DOCTYPE html>") && page.trim_end().ends_with("</html>"));
    for outside in ["http://", "https://", "src=", "@import", "url(", "<script"] {
        assert!(!page.contains(outside), "the page has `{outside}`");
    }
    assert!(page.contains("prefers-color-scheme: dark") && page.contains("<svg"));
    page
}

const MATCH: [&str; 8] = ["arena", "vaalbara", "--bots", "greedy,random,random", "--games", "8", "--seed", "3"];

#[test]
fn bots_play_each_other() {
    let files = folder();
    let page = files.path().join("match.html");
    let out = run(&[&MATCH[..], &["--report", arg(&page)]].concat(), "").succeeds();
    assert!(out.starts_with("vaalbara: 9 games, 3 seats, seed 3") && out.contains("random × 2"), "{out}");
    assert!(is_one_page(&page).contains("meadhall arena vaalbara --bots greedy,random,random --games 8 --seed 3"));
    let bots = lines(&run(&[&MATCH[..], &["--json"]].concat(), "").succeeds());
    let [greedy, random] = &bots[..] else { panic!("one object a bot: {bots:?}") };
    let keys = ["bot", "games", "win_share", "low", "high", "mean_place", "mean_score", "rating", "rating_error"];
    for bot in &bots {
        assert_eq!(bot.as_object().map(serde_json::Map::len), Some(13), "{bot}");
        assert!(keys.iter().chain(&["ms_p50", "ms_p99", "ms_max", "faults"]).all(|key| !bot[key].is_null()), "{bot}");
        assert_eq!(bot["games"], 9);
    }
    let share = |bot: &Value| bot["win_share"].as_f64().unwrap_or_default();
    assert!((share(greedy) + 2.0 * share(random) - 1.0).abs() < 1e-9, "every game has a winner");
}

#[test]
fn a_match_stops_when_it_is_decided() {
    let args = ["arena", "vaalbara", "--bots", "greedy,random,random", "--games", "3000", "--until", "p=0.05"];
    let out = run(&args, "").succeeds();
    assert!(out.contains("greedy wins more than its fair share of 33.3 %"), "{out}");
    assert!(!out.contains(": 3000 games"), "{out}");
    for bad in ["p=2", "p=", "soon"] {
        run(&[&MATCH[..], &["--until", bad]].concat(), "").fails(2, &[bad, "between 0 and 1", "--until p=0.05"]);
    }
    run(&["arena", "vaalbara", "--bots", "greedy,greedy", "--until", "p=0.1"], "").fails(2, &["all the same"]);
}

#[test]
fn what_cannot_be_played_is_refused() {
    run(&["arena", "vaalbara", "--bots", "random,clever"], "").fails(2, &["no bot `clever`"]);
    run(&["arena", "vaalbara", "--bots", "random"], "").fails(2, &["2 to 5 players"]);
    run(&["arena", "vaalbara", "--bots", "random,random", "--games", "0"], "").fails(2, &["--games N"]);
    run(&["arena", "vaalbara"], "").fails(2, &["--bots", "meadhall arena --help"]);
    run(&[&MATCH[..], &["--report", "/no/such/place.html"]].concat(), "")
        .fails(1, &["cannot write /no/such/place.html"]);
    run(&[&MATCH[..], &["--state", "a", "--resume", "b"]].concat(), "").fails(2, &["cannot be used with"]);
    run(&["balance", "vaalbara", "--bots", "greedy,random"], "").fails(2, &["--players N"]);
    run(&["balance", "vaalbara", "--bots", "greedy", "--games", "0"], "").fails(2, &["--games N"]);
    run(&["balance", "vaalbara", "--bots", "greedy", "--players", "7"], "").fails(2, &["2 to 5 players"]);
    run(&["balance", "vaalbara", "--compare-option", "totals=loud"], "").fails(2, &["totals"]);
    run(&["bench", "vaalbara", "--players", "9"], "").fails(2, &["2 to 5 players"]);
    run(&["bench", "--players", "9"], "").fails(2, &["no game is for so many players"]);
    run(&["bench", "vaalbara", "--seconds=-1"], "").fails(2, &["--seconds"]);
    run(&["bench", "vaalbara", "--fail-if-slower"], "").fails(2, &["--compare"]);
}

/// A match without what the clock says.
fn timeless(out: &str) -> Vec<Value> {
    let mut bots = lines(out);
    for bot in bots.iter_mut().filter_map(Value::as_object_mut) {
        bot.retain(|key, _| !key.starts_with("ms_"));
    }
    bots
}

#[test]
fn a_match_is_kept_game_by_game_and_goes_on_from_there() {
    let files = folder();
    let path = files.path().join("match.games");
    let whole = [&MATCH[..], &["--json"]].concat();
    let expected = timeless(&run(&whole, "").succeeds());
    let out = run(&[&whole[..], &["--state", arg(&path), "--threads", "1"]].concat(), "").succeeds();
    assert_eq!(timeless(&out), expected);
    run(&[&whole[..], &["--state", arg(&path)]].concat(), "").fails(1, &["is there already", "--resume"]);
    let text = std::fs::read_to_string(&path).expect("the state");
    let kept: Vec<&str> = text.split_inclusive('\n').collect();
    assert_eq!(kept.len(), 10, "a heading and nine games");
    // Four games are left, and half a line of the fifth.
    std::fs::write(&path, kept[..5].concat() + &kept[5][..20]).expect("a part of the state");
    let out = run(&[&whole[..], &["--resume", arg(&path)]].concat(), "").succeeds();
    assert_eq!(timeless(&out), expected);
    let again = std::fs::read_to_string(&path).expect("the state");
    assert_eq!(again.lines().count(), 10);
    assert!(again.starts_with(&kept[..5].concat()), "what was there is there still");
    let other = ["arena", "vaalbara", "--bots", "greedy,random,random", "--seed", "4", "--resume", arg(&path)];
    run(&other, "").fails(1, &["cannot be resumed", "its seed is 3"]);
    run(&[&MATCH[..], &["--resume", "/no/such.games"]].concat(), "").fails(1, &["cannot read /no/such.games"]);
}

/// Waits until the program listens for Ctrl-C, where the system tells (the second bit of the signals it catches).
#[cfg(unix)]
fn listens(pid: u32) {
    let start = std::time::Instant::now();
    while let Ok(status) = std::fs::read_to_string(format!("/proc/{pid}/status")) {
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let caught = caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
        if caught & 2 != 0 {
            return;
        }
        assert!(start.elapsed() < std::time::Duration::from_secs(60), "it never listens for Ctrl-C");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

#[cfg(unix)]
#[test]
fn a_match_that_is_stopped_keeps_what_it_has_and_says_where() {
    use std::process::{Command, Stdio};
    let data = folder();
    let bots = ["arena", "vaalbara", "--bots", "random,random", "--json"];
    let mut child = crate::program::program()
        .args([&bots[..], &["--games", "1000000"]].concat())
        .env("XDG_DATA_HOME", data.path())
        .env("HOME", data.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    listens(child.id());
    std::thread::sleep(std::time::Duration::from_millis(1500));
    let told = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(told.is_ok_and(|status| status.success()), "Ctrl-C");
    child.stdin.take();
    let ran = crate::program::told(child.wait_with_output().expect("it ends"));
    let file = ran.err.trim().rsplit(' ').next().expect("a file").to_owned();
    let out = json(&ran.fails(130, &["stopped after", "finished games", "go on with --resume"]));
    let games = out["games"].as_u64().expect("a number");
    assert!(games > 0, "{out}");
    let kept = std::fs::read_to_string(&file).expect("the state").lines().count() as u64 - 1;
    assert_eq!(kept, games, "no game is lost");
    let more = (games + 2).next_multiple_of(2).to_string();
    let out = json(&run(&[&bots[..], &["--games", &more, "--resume", &file]].concat(), "").succeeds());
    assert_eq!(out["games"].to_string(), more);
    let kept = std::fs::read_to_string(&file).expect("the state").lines().count() as u64 - 1;
    assert_eq!(kept.to_string(), more, "only what was missing is played");
}

#[test]
fn the_balance_of_a_game_is_studied() {
    let files = folder();
    let page = files.path().join("balance.html");
    let args = ["balance", "vaalbara", "--bots", "greedy", "--games", "12", "--players", "3", "--threads", "2"];
    let out = run(&[&args[..], &["--report", arg(&page)]].concat(), "").succeeds();
    for part in ["12 games, 3 seats, all greedy", "wins by seat", "wins by clan", "leader at half time", "Farmer"] {
        assert!(out.contains(part), "{part} is missing:\n{out}");
    }
    let text = is_one_page(&page);
    assert!(text.contains("meadhall balance vaalbara --players 3 --bots greedy --games 12 --seed 1"));
    let compared = [&args[..], &["--compare-option", "totals=open", "--report", arg(&page)]].concat();
    let both = lines(&run(&[&compared[..], &["--json"]].concat(), "").succeeds());
    assert_eq!((both.len(), &both[1]["options"]["totals"]), (2, &Value::from("open")));
    assert!(both[0]["cards"].as_array().is_some_and(|cards| cards.len() > 15), "{}", both[0]);
    assert!(is_one_page(&page).contains("without totals=open, then with totals=open"));
}

#[test]
fn waits_for_another_person_are_counted_alike_each_time() {
    let args = ["bench", "vaalbara", "--players", "4", "--waits", "--games", "4"];
    let json = || run(&[&args[..], &["--json"]].concat(), "").succeeds();
    let once = json();
    let waits: Value = serde_json::from_str(&once).expect("an object");
    let number = |key: &str| waits[key].as_f64().unwrap_or_else(|| panic!("{key} of {once}"));
    assert!(number("waits_with_orders") < number("waits") && number("waits") < number("decisions"), "{once}");
    assert!((0.0..=1.0).contains(&number("share_with_orders")), "{once}");
    assert_eq!(json(), once, "the same seed gives the same figures");
    let table = run(&args, "").succeeds();
    assert!(table.contains("with orders") && table.contains("ask-assign"), "{table}");
    run(&["bench", "--games", "4"], "").fails(2, &["--waits"]);
    run(&["bench", "vaalbara", "--waits", "--games", "0"], "").fails(2, &["--games"]);
}

#[test]
fn games_and_search_are_measured() {
    let args = ["bench", "vaalbara", "--players", "2", "--threads", "1", "--seconds", "0.5"];
    let out = json(&run(&[&args[..], &["--json"]].concat(), "").succeeds());
    assert_eq!((&out["game"], &out["players"], &out["threads"]), (&"vaalbara".into(), &2.into(), &1.into()));
    for key in ["games", "decisions", "imagined", "iterations"].map(|what| format!("{what}_per_second")) {
        assert!(out[&key].as_f64().is_some_and(|number| number > 1.0), "{key}: {out}");
        assert!(out["spread"][&key].as_f64().is_some_and(|spread| spread >= 0.0), "{key}: {out}");
    }
    assert!(out["position_bytes"].as_u64().is_some_and(|bytes| bytes <= 512), "{out}");
    let table = run(&args, "").succeeds();
    assert!(table.starts_with("game ") && table.lines().count() == 2, "{table}");
    let every = run(&["bench", "valhalla", "--threads", "1", "--seconds", "0.05", "--json"], "").succeeds();
    let players: Vec<Value> = lines(&every).iter().map(|bench| bench["players"].clone()).collect();
    assert_eq!(players, [1, 2, 3, 4, 5, 6], "every number that can play");
}

#[test]
fn what_got_slower_than_a_saved_run_is_said() {
    let files = folder();
    let path = files.path().join("before.json");
    let args = ["bench", "vaalbara", "--players", "2", "--threads", "1", "--seconds", "0.2"];
    let mut saved = json(&run(&[&args[..], &["--json"]].concat(), "").succeeds());
    let save = |saved: &Value| std::fs::write(&path, format!("{saved}\n")).expect("a file");
    // As if everything had been a million times faster, or slower: that is more than any noise.
    let rates = ["games_per_second", "decisions_per_second", "imagined_per_second", "iterations_per_second"];
    let mut scale = |factor: f64| {
        for rate in rates {
            saved[rate] = (saved[rate].as_f64().expect("a rate") * factor).into();
        }
        save(&saved);
    };
    let compare = [&args[..], &["--compare", arg(&path)]].concat();
    scale(1e6);
    let out = run(&compare, "").succeeds();
    assert!(out.contains("slower: vaalbara, 2 players, 1 threads, games_per_second"), "{out}");
    assert!(out.contains("5 figures compared, 4 slower by more than the noise"), "{out}");
    let out = run(&[&compare[..], &["--fail-if-slower", "--json"]].concat(), "").fails(1, &["4 figures got slower"]);
    assert_eq!(lines(&out).iter().filter(|line| line["verdict"] == "slower").count(), 4);
    scale(1e-12);
    let out = run(&[&compare[..], &["--fail-if-slower"]].concat(), "").succeeds();
    assert!(out.contains("faster: ") && out.contains("0 slower"), "{out}");
    std::fs::write(&path, "fast\n").expect("a file");
    run(&compare, "").fails(1, &["before.json, line 1", "no measurement", "meadhall bench --json"]);
    let other = ["bench", "vaalbara", "--players", "3", "--threads", "1", "--seconds", "0.1", "--compare", arg(&path)];
    save(&saved_for(2));
    run(&other, "").fails(1, &["nothing that was measured is in the file"]);
}

/// A measurement of Vaalbara with so many players.
fn saved_for(players: usize) -> Value {
    let rates = serde_json::json!({
        "games_per_second": 0.0, "decisions_per_second": 0.0, "imagined_per_second": 0.0, "iterations_per_second": 0.0
    });
    let mut saved = rates.clone();
    for (key, value) in [("game", "vaalbara".into()), ("players", players.into()), ("threads", 1.into())] {
        saved[key] = value;
    }
    saved["choices_per_decision"] = 3.8.into();
    saved["position_bytes"] = 368.into();
    saved["spread"] = rates;
    saved
}
