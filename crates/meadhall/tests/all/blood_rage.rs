//! The commands that print something, for Blood Rage: rules, cards, scenarios, records, matches, measurements.

use crate::program::{arg, folder, no_word_is_missing, run};
use serde_json::Value;
use std::path::{Path, PathBuf};

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Lets bots play a game and returns where its record is.
fn watched(data: &Path) -> PathBuf {
    let bots = ["--people", "0", "--players", "3", "--bots", "random", "--seed", "4"];
    run(&[&["play", "blood-rage", "--plain", "--data", arg(data)], &bots[..]].concat(), "").succeeds();
    data.join("play/blood-rage-1.record")
}

#[test]
fn rules_and_cards_are_printed() {
    let whole = run(&["rules", "blood-rage"], "").succeeds();
    assert!(whole.contains("[BR-1.1]") && whole.contains("[BR-15.37]"));
    let clause = run(&["rules", "blood-rage", "br-5.65"], "").succeeds();
    assert!(clause.starts_with("[BR-5.65] Pillage costs no Rage") && clause.lines().count() == 1, "{clause}");
    for lang in ["en", "cs", "de"] {
        let cards = run(&["cards", "blood-rage", "--lang", lang], "").succeeds();
        assert!(cards.lines().count() > 60, "{cards}");
        no_word_is_missing(&cards);
    }
    let cards = run(&["cards", "blood-rage", "--json"], "").succeeds();
    assert!(cards.lines().map(json).all(|card| card["clause"].as_str().is_some_and(|id| id.starts_with("BR-"))));
}

#[test]
fn the_examples_of_the_books_are_played_and_told() {
    let scenarios = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/blood-rage/rules/tests/scenarios");
    let mut played = 0;
    for entry in std::fs::read_dir(scenarios).expect("the scenarios are there").flatten() {
        let out = run(&["scenario", arg(&entry.path())], "").succeeds();
        assert!(out.contains("\nseats: ") || out.starts_with("seats: "), "{out}");
        no_word_is_missing(&out);
        let out = json(&run(&["scenario", arg(&entry.path()), "--json"], "").succeeds());
        assert_eq!(out["ok"], Value::Bool(true));
        played += 1;
    }
    assert!(played >= 3);
}

#[test]
fn a_record_is_verified_and_told() {
    let data = folder();
    let record = watched(data.path());
    let out = run(&["verify", arg(&record)], "").succeeds();
    assert!(out.contains("actions are legal") && out.contains("the game is over"), "{out}");
    for lang in ["en", "cs", "de"] {
        let out = run(&["replay", arg(&record), "--lang", lang], "").succeeds();
        assert!(out.lines().count() > 100, "{out}");
        no_word_is_missing(&out);
    }
    let out = json(&run(&["replay", arg(&record), "--json"], "").succeeds());
    let turns = out["turns"].as_array().expect("turns");
    assert!(turns.len() >= 3 * 18 && turns.iter().all(|turn| turn["action"].is_string()), "{out}");
    assert_eq!(out["outcome"]["places"].as_array().map(Vec::len), Some(3));
    let moment = run(&["replay", arg(&record), "--at", "20", "--seat", "2"], "").succeeds();
    no_word_is_missing(&moment);
    let out = json(&run(&["replay", arg(&record), "--at", "20", "--seat", "1", "--json"], "").succeeds());
    assert_eq!((&out["at"], &out["view"]["table"]["age"], &out["facts"]), (&20.into(), &1.into(), &Value::Null));
    let text = std::fs::read_to_string(&record).expect("the record");
    let changed = data.path().join("changed.record");
    let mark = text.lines().find(|line| line.starts_with("= ")).expect("a hash");
    std::fs::write(&changed, text.replacen(mark, "= 0123456789abcdef", 1)).expect("a record");
    run(&["verify", arg(&changed)], "").fails(1, &["the position is"]);
}

#[test]
fn bots_play_each_other_and_the_rules_are_measured() {
    let bots = ["--bots", "greedy,random,random", "--games", "3", "--seed", "3", "--threads", "1"];
    let out = run(&[&["arena", "blood-rage", "--json"], &bots[..]].concat(), "").succeeds();
    let games: Vec<Value> = out.lines().map(|line| json(line)["games"].clone()).collect();
    assert_eq!(games, [3, 3], "greedy, and random at two seats");
    let bench = ["bench", "blood-rage", "--players", "4", "--threads", "1", "--seconds", "0.3", "--json"];
    let out = json(&run(&bench, "").succeeds());
    assert_eq!((&out["game"], &out["players"]), (&"blood-rage".into(), &4.into()));
    assert!(out["position_bytes"].as_u64().is_some_and(|bytes| bytes <= 2048), "{out}");
    assert!(out["imagined_per_second"].as_f64().is_some_and(|number| number > 1.0), "{out}");
}
