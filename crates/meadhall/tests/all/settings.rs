//! What is set once and for all, and what the command line says about itself: options, completions, man pages, suggestions.

use crate::program::{Ran, arg, folder, program, run, told};
use serde_json::Value;
use std::path::Path;
use std::process::Stdio;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Runs the program with settings in this file.
fn with(config: &Path, args: &[&str]) -> Ran {
    let output = program().env("MEADHALL_CONFIG", config).args(args).stdin(Stdio::null()).output();
    told(output.expect("the program runs"))
}

#[test]
fn settings_are_kept_shown_and_taken_back() {
    let files = folder();
    let config = files.path().join("sub/config.toml");
    let set = |args: &[&str]| with(&config, &[&["config"], args].concat());
    assert_eq!(set(&["path"]).succeeds().trim(), arg(&config));
    assert!(set(&[]).succeeds().contains("language = not set"));
    set(&["get", "language"]).fails(1, &["language is not set", "en, cs, de"]);
    assert_eq!(set(&["set", "language", "cs"]).succeeds(), "language is now cs.\n");
    assert_eq!(set(&["get", "language"]).succeeds(), "cs\n");
    // Everything is in that language now, unless a command says otherwise.
    assert!(with(&config, &["cards", "vaalbara"]).succeeds().contains("Zemědělec"));
    assert!(with(&config, &["cards", "vaalbara", "--lang", "de"]).succeeds().contains("Bauer"));
    set(&["set", "plain", "true"]).succeeds();
    let shown = json(&set(&["show", "--json"]).succeeds());
    assert_eq!((&shown["language"], &shown["plain"], &shown["bots"]), (&"cs".into(), &"true".into(), &Value::Null));
    set(&["unset", "language"]).succeeds();
    set(&["get", "language"]).fails(1, &["not set"]);
    assert_eq!(std::fs::read_to_string(&config).expect("the file"), "plain = true\n");
}

#[test]
fn what_cannot_be_set_is_refused_with_what_can() {
    let files = folder();
    let config = files.path().join("config.toml");
    let set = |args: &[&str]| with(&config, &[&["config"], args].concat());
    set(&["set", "language", "fr"]).fails(2, &["`fr`", "legal: en, cs, de"]);
    set(&["set", "plain", "maybe"]).fails(2, &["legal: true, false"]);
    set(&["set", "bots", "clever"]).fails(2, &["legal: random, greedy", "easy, normal, hard"]);
    set(&["set", "data", ""]).fails(2, &["the path of a folder"]);
    set(&["set", "langauge", "cs"]).fails(2, &["language, bots, plain, brief, data", "did you mean `language`?"]);
    assert!(!config.exists(), "nothing was written");
    // A file that somebody has spoilt is named, and can be repaired.
    std::fs::write(&config, "language = \"fr\"\n").expect("a file");
    with(&config, &["cards", "vaalbara"]).fails(1, &[arg(&config), "legal: en, cs, de"]);
    assert_eq!(set(&["path"]).succeeds().trim(), arg(&config));
}

#[test]
fn bots_and_the_data_folder_are_set_for_games() {
    let files = folder();
    let (config, data) = (files.path().join("config.toml"), files.path().join("games"));
    let set = |args: &[&str]| with(&config, &[&["config", "set"], args].concat()).succeeds();
    set(&["bots", "easy,greedy"]);
    set(&["data", arg(&data)]);
    let out = with(&config, &["play", "vaalbara", "--plain", "--players", "4", "--seed", "3"]).succeeds();
    assert!(out.contains("--resume=1") && !out.contains("--data"), "{out}");
    let record = std::fs::read_to_string(data.join("play/vaalbara-1.record")).expect("the record");
    for line in ["player 2: bot easy", "player 3: bot greedy", "player 4: bot easy"] {
        assert!(record.contains(line), "{record}");
    }
    let out = with(&config, &["play", "vaalbara", "--plain", "--bots", "random", "--players", "2"]).succeeds();
    assert!(out.contains("random"), "what a command says counts more: {out}");
}

#[test]
fn the_options_of_a_game_are_listed_in_every_language() {
    for (lang, says) in [("en", "Loki's trick"), ("cs", "Lok"), ("de", "Lok")] {
        let out = run(&["options", "valhalla", "--lang", lang], "").succeeds();
        assert!(out.contains(says) && out.contains("--option loki=random"), "{out}");
        assert!(!out.contains("[option-"), "a word is missing: {out}");
    }
    for game in ["blood-rage", "valhalla", "vaalbara"] {
        for line in run(&["options", game, "--json"], "").succeeds().lines() {
            let option = json(line);
            assert!(option["option"].is_string() && option["about"].as_str().is_some_and(|about| !about.is_empty()));
            let values = option["values"].as_array().expect("values");
            assert!(!values.is_empty() || option["free"] == true, "{option}");
        }
    }
    // What is listed can be played with.
    let totals = run(&["options", "vaalbara"], "").succeeds();
    assert!(totals.contains("  --option totals=open"), "{totals}");
}

#[test]
fn what_was_meant_is_suggested() {
    run(&["pley", "vaalbara"], "").fails(2, &["pley", "did you mean `play`?", "meadhall --help"]);
    run(&["play", "vaalbara", "--player", "3"], "").fails(2, &["did you mean `--players`?"]);
    run(&["rules", "valhala"], "").fails(2, &["no game `valhala`", "did you mean `valhalla`?"]);
    run(&["play", "vaalbara", "--option", "total=open"], "").fails(2, &["did you mean `totals`?", "options vaalbara"]);
    run(&["play", "vaalbara", "--option", "totals=opne"], "").fails(2, &["hidden, open", "did you mean `open`?"]);
    run(&["play", "vaalbara", "--bots", "gready"], "").fails(2, &["no bot `gready`", "did you mean `greedy`?"]);
    run(&["cards", "blood-rage", "odins", "thron"], "").fails(2, &["no card `odins thron`", "did you mean `"]);
    run(&["config", "get", "bot"], "").fails(2, &["did you mean `bots`?"]);
    run(&["man", "pley"], "").fails(2, &["did you mean `play`?"]);
}

#[test]
fn cards_are_found_by_a_part_of_their_names_and_have_ids() {
    let troll = run(&["cards", "blood-rage", "troll"], "").succeeds();
    assert!(troll.lines().count() < 10 && troll.contains("Troll"), "{troll}");
    for game in ["blood-rage", "valhalla", "vaalbara"] {
        let all = run(&["cards", game, "--json"], "").succeeds();
        let mut seen = std::collections::BTreeSet::new();
        for card in all.lines().map(json) {
            let (kind, id) = (card["kind"].as_str().expect("a kind"), card["id"].as_str().expect("an id"));
            assert!(card["index"].is_u64(), "{card}");
            assert!(seen.insert((kind.to_owned(), id.to_owned())), "{id} stands here twice");
        }
    }
}

#[test]
fn shells_complete_commands_games_and_options() {
    let bash = run(&["completions", "bash"], "").succeeds();
    for word in ["blood-rage", "--players", "completions", "--lang"] {
        assert!(bash.contains(word), "{word} is missing");
    }
    let checked = std::process::Command::new("bash").arg("-n").stdin(Stdio::piped()).spawn();
    if let Ok(mut shell) = checked {
        std::io::Write::write_all(shell.stdin.as_mut().expect("its input"), bash.as_bytes()).expect("the script");
        drop(shell.stdin.take());
        assert!(shell.wait().expect("its end").success(), "bash cannot read it");
    }
    assert!(run(&["completions", "zsh"], "").succeeds().starts_with("#compdef meadhall"));
    let fish = run(&["completions", "fish"], "").succeeds();
    let games = meadhall_games::ids().collect::<Vec<_>>().join(" ");
    let games = format!("-n \"__fish_meadhall_using_subcommand play\" -f -a \"{games}\"");
    assert!(fish.contains(&games), "fish completes the games after `play`");
    run(&["completions", "tcsh"], "").fails(2, &["tcsh", "bash, zsh, fish"]);
}

#[test]
fn every_command_has_a_man_page() {
    let page = run(&["man"], "").succeeds();
    assert!(page.contains(".TH meadhall 1") && page.contains("130") && page.contains("Ctrl\\-C"), "{page}");
    let play = run(&["man", "play"], "").succeeds();
    assert!(play.contains(".TH meadhall-play 1") && play.contains("\\-\\-players"), "{play}");
    let files = folder();
    let man = files.path().join("man1");
    run(&["man", "--out", arg(&man)], "").succeeds();
    for name in ["meadhall.1", "meadhall-play.1", "meadhall-config.1", "meadhall-config-set.1", "meadhall-arena.1"] {
        let page = std::fs::read_to_string(man.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(page.contains(".SH NAME"), "{name}");
    }
}

/// The clauses are in English; whoever reads another language is told so, and gets the guide on the same subject.
#[test]
fn rules_come_with_the_guide_in_other_languages() {
    let english = run(&["rules", "valhalla", "4.23"], "").succeeds();
    assert_eq!(english.lines().count(), 1, "{english}");
    for (lang, notice, guide) in [
        ("cs", "Články pravidel jsou jen anglicky", "Z průvodce: "),
        ("de", "Die Regelabschnitte gibt es nur auf Englisch", "Aus der Anleitung: "),
    ] {
        for game in ["blood-rage", "valhalla", "vaalbara"] {
            // Short words are tied to the next one.
            let section = run(&["rules", game, "5", "--lang", lang], "").succeeds().replace('\u{a0}', " ");
            assert!(section.contains(notice) && section.contains(guide), "{section}");
            let told = section.split(guide).nth(1).expect("a passage");
            assert!(told.lines().count() > 4 && !told.contains('<') && !told.contains("[guide-"), "{told}");
            let whole = run(&["rules", game, "--lang", lang], "").succeeds().replace('\u{a0}', " ");
            assert!(whole.starts_with(notice));
        }
        let clause = run(&["rules", "valhalla", "4.23", "--lang", lang], "").succeeds().replace('\u{a0}', " ");
        assert!(clause.contains(english.trim_end()) && clause.contains(guide), "{clause}");
        let json = run(&["rules", "valhalla", "4.23", "--lang", lang, "--json"], "").succeeds();
        assert_eq!(json.lines().count(), 1, "programs get the clause alone: {json}");
    }
}
