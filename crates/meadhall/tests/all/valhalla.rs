//! Valhalla at the command line: whole games, cards of one's own, matches and measurements.

use crate::program::{arg, folder, no_word_is_missing, run};
use serde_json::Value;
use std::path::PathBuf;
use tempfile::TempDir;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// A whole game by first choices, with the record that it leaves.
fn whole_game(args: &[&str], lang: &str, over: &str) -> (TempDir, PathBuf) {
    let data = folder();
    let play = ["play", "valhalla", "--plain", "--lang", lang, "--bots", "random", "--seed", "3"];
    let out = run(&[&play[..], &["--data", arg(data.path())], args].concat(), &"view\n1\n".repeat(3000)).succeeds();
    no_word_is_missing(&out);
    assert!(out.contains(over), "{out}");
    let record = data.path().join("play").join("valhalla-1.record");
    assert!(run(&["verify", arg(&record)], "").succeeds().contains("the game is over"));
    (data, record)
}

#[test]
fn whole_games_in_three_languages() {
    whole_game(&["--players", "2"], "en", "The game is over.");
    let modules = ["--option", "valkyries=on", "--option", "dwarves=on", "--option", "king=on", "--option", "thor=on"];
    whole_game(&[&["--players", "6"], &modules[..]].concat(), "cs", "Hra skončila.");
    whole_game(&["--players", "4", "--option", "loki=loki-02"], "de", "Das Spiel ist aus.");
}

#[test]
fn whole_games_alone_in_three_languages() {
    for (lang, monster) in [("en", "fenrir"), ("cs", "hel"), ("de", "surtr")] {
        let monster = format!("monster={monster}");
        let (_data, record) = whole_game(&["--players", "1", "--option", &monster], lang, "\n");
        let out = run(&["replay", arg(&record), "--lang", lang], "").succeeds();
        no_word_is_missing(&out);
        assert!(out.lines().count() > 20, "{out}");
    }
}

#[test]
fn rules_and_cards_are_printed() {
    let clause = run(&["rules", "valhalla", "vh-4.52"], "").succeeds();
    assert!(clause.starts_with("[VH-4.52] If both are equal") && clause.lines().count() == 1, "{clause}");
    for lang in ["en", "cs", "de"] {
        let cards = run(&["cards", "valhalla", "--lang", lang], "").succeeds();
        assert!(cards.lines().count() > 150, "{cards}");
        no_word_is_missing(&cards);
    }
    let cards = run(&["cards", "valhalla", "--json"], "").succeeds();
    assert!(cards.lines().map(json).all(|card| card["clause"].as_str().is_some_and(|id| id.starts_with("VH-"))));
}

#[test]
fn cards_of_ones_own_are_played_and_the_record_names_them() {
    let files = folder();
    let built_in = run(&["cards", "valhalla", "--export"], "").succeeds();
    let path = files.path().join("own.toml");
    let changed = built_in.replacen("strength = 2\n", "strength = 3\n", 1);
    assert_ne!(changed, built_in);
    std::fs::write(&path, changed).expect("a table of cards");
    let (_one, plain) = whole_game(&["--players", "2"], "en", "The game is over.");
    let (_two, own) = whole_game(&["--players", "2", "--cards", arg(&path)], "en", "The game is over.");
    let tables = |record: &PathBuf| {
        let text = std::fs::read_to_string(record).expect("the record");
        text.lines().find(|line| line.starts_with("tables")).map(str::to_owned).expect("the hash of the table")
    };
    assert_ne!(tables(&plain), tables(&own));
    let bots = ["--bots", "random,random", "--games", "2", "--threads", "1", "--cards", arg(&path)];
    let out = json(&run(&[&["arena", "valhalla", "--json"], &bots[..]].concat(), "").succeeds());
    assert_eq!((&out["bot"], &out["games"]), (&"random".into(), &2.into()));
    let bench = ["bench", "valhalla", "--players", "2", "--threads", "1", "--seconds", "0.3", "--json"];
    let bench = [&bench[..], &["--cards", arg(&path)]].concat();
    assert_eq!(json(&run(&bench, "").succeeds())["game"], "valhalla");
}

#[test]
fn wrong_cards_are_refused_with_file_and_line() {
    let files = folder();
    let built_in = run(&["cards", "valhalla", "--export"], "").succeeds();
    let refused = |name: &str, text: String, says: &[&str]| {
        let path = files.path().join(name);
        std::fs::write(&path, text).expect("a table of cards");
        let says = [&[name, "line"], says].concat();
        run(&["play", "valhalla", "--plain", "--cards", arg(&path)], "").fails(1, &says);
        let bots = ["--bots", "random,random", "--games", "2"];
        run(&[&["arena", "valhalla", "--cards", arg(&path)], &bots[..]].concat(), "").fails(1, &says);
        run(&["bench", "valhalla", "--cards", arg(&path)], "").fails(1, &says);
    };
    refused("weapon.toml", built_in.replacen("weapons = [\"sword\"]", "weapons = [\"club\"]", 1), &["club"]);
    refused("double.toml", built_in.replacen("id = \"bear-02\"", "id = \"bear-01\"", 1), &["bear-01"]);
    run(&["play", "valhalla", "--cards", "/no/such/cards.toml"], "").fails(1, &["cannot read /no/such/cards.toml"]);
}

#[test]
fn bots_play_each_other_and_alone_and_the_rules_are_measured() {
    let bots = ["--bots", "greedy,random,random", "--games", "3", "--seed", "3", "--threads", "1"];
    let out = run(&[&["arena", "valhalla", "--json"], &bots[..]].concat(), "").succeeds();
    let games: Vec<Value> = out.lines().map(|line| json(line)["games"].clone()).collect();
    assert_eq!(games, [3, 3], "greedy, and random at two seats");
    let alone = ["--bots", "greedy", "--games", "2", "--option", "monster=hel", "--option", "level=3"];
    let out = json(&run(&[&["arena", "valhalla", "--json"], &alone[..]].concat(), "").succeeds());
    assert_eq!((&out["bot"], &out["games"], &out["rating"]), (&"greedy".into(), &2.into(), &1500.0.into()));
    run(&["arena", "valhalla", "--bots", "random,random", "--option", "monster=hel"], "")
        .fails(2, &["monster", "solo game only"]);
    let bench = ["bench", "valhalla", "--players", "4", "--threads", "1", "--seconds", "0.3", "--json"];
    let out = json(&run(&bench, "").succeeds());
    assert_eq!((&out["game"], &out["players"]), (&"valhalla".into(), &4.into()));
    assert!(out["position_bytes"].as_u64().is_some_and(|bytes| bytes <= 1_056), "{out}");
}
