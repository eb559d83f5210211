//! The commands that print something: help, rules, cards, scenarios, records.

use crate::program::{arg, finished, folder, no_word_is_missing, run};
use serde_json::Value;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn every_help_has_an_example() {
    let top = run(&["--help"], "").succeeds();
    let commands = [
        "ask",
        "schema",
        "serve",
        "hall",
        "play",
        "waiting",
        "bench",
        "arena",
        "balance",
        "tune",
        "replay",
        "verify",
        "scenario",
        "lesson",
        "rules",
        "cards",
        "options",
        "config",
        "completions",
        "man",
    ];
    for command in commands {
        assert!(top.contains(&format!("\n  {command} ")), "{command} is missing:\n{top}");
        let help = run(&[command, "--help"], "").succeeds();
        assert!(help.contains("Example") && help.contains(&format!("meadhall {command} ")), "{command}:\n{help}");
    }
    assert!(top.contains("Example") && top.contains("unofficial work of fans"), "{top}");
    assert!(run(&["--version"], "").succeeds().starts_with("meadhall "));
}

#[test]
fn rules_are_printed_whole_by_section_and_by_clause() {
    let whole = run(&["rules", "vaalbara"], "").succeeds();
    assert!(whole.contains("[VB-1.1]") && whole.contains("[VB-51.45]"));
    let section = run(&["rules", "vaalbara", "5"], "").succeeds();
    assert!(section.starts_with("## 5 Resolution") && section.contains("[VB-5.14]") && !section.contains("[VB-6.1] "));
    let clause = run(&["rules", "vaalbara", "vb-5.8"], "").succeeds();
    assert!(clause.starts_with("[VB-5.8] Land action:") && clause.lines().count() == 1, "{clause}");
    assert!(run(&["rules", "vaalbara", "9.7"], "").succeeds().contains("| meadow | 5 | 3 | 2 | 10 |"));
    let one = json(&run(&["rules", "vaalbara", "5.8", "--json"], "").succeeds());
    assert_eq!((one["clause"].as_str(), one["section"].as_str()), (Some("VB-5.8"), Some("5 Resolution")));
    let all = run(&["rules", "vaalbara", "--json"], "").succeeds();
    assert_eq!(all.lines().map(json).count(), whole.lines().filter(|line| line.starts_with("[VB-")).count());
    let section = run(&["rules", "vaalbara", "5", "--json"], "").succeeds();
    assert_eq!(section.lines().map(json).count(), 14);
}

#[test]
fn cards_are_explained_in_every_language() {
    for (lang, farmer) in [("en", "12 Farmer:"), ("cs", "12 Zemědělec:"), ("de", "12 Bauer:")] {
        let cards = run(&["cards", "vaalbara", "--lang", lang], "").succeeds();
        assert_eq!(cards.lines().count(), 18, "{cards}");
        assert!(cards.contains(farmer), "{cards}");
        no_word_is_missing(&cards);
    }
    let cards = run(&["cards", "vaalbara", "--json"], "").succeeds();
    assert!(cards.lines().map(json).all(|card| card["clause"].as_str().is_some_and(|id| id.starts_with("VB-"))));
    assert!(run(&["cards", "vaalbara", "--export"], "").succeeds().contains("[[land]]"));
}

const SCENARIO: &str = "meadhall scenario 1
game: vaalbara
seats: blue, purple
round: 1
---
=> round: 1
=> vp blue: 2
! blue: take 1
";

#[test]
fn a_scenario_is_played_and_told() {
    let files = folder();
    let path = files.path().join("first.scenario");
    std::fs::write(&path, SCENARIO).expect("a scenario");
    let out = run(&["scenario", arg(&path)], "").succeeds();
    assert!(out.contains("vp blue: 2") && out.contains("seats: blue, purple"), "{out}");
    let out = json(&run(&["scenario", arg(&path), "--json"], "").succeeds());
    assert_eq!((&out["ok"], &out["facts"]["vp blue"]), (&Value::Bool(true), &Value::from("2")));
    assert!(out["log"].is_array());
}

#[test]
fn a_scenario_is_read_from_the_standard_input() {
    let out = run(&["scenario", "-"], SCENARIO).succeeds();
    assert!(out.contains("vp blue: 2"), "{out}");
    run(&["scenario", "-"], &SCENARIO.replace("vp blue: 2", "vp blue: 9")).fails(1, &["-: line 7", "not `9`"]);
}

/// What the rules refuse in a record is told in words, not by a key.
#[test]
fn a_record_that_the_rules_refuse_is_told_in_words() {
    let data = folder();
    let record = finished(data.path());
    let text = std::fs::read_to_string(&record).expect("the record");
    let action = text.lines().find(|line| line.contains(": take ")).expect("a land was taken");
    let (who, _) = action.split_once(": ").expect("who");
    let changed = data.path().join("refused.record");
    std::fs::write(&changed, text.replacen(action, &format!("{who}: take 5"), 1)).expect("a record");
    for (lang, says) in [("en", "Not possible: "), ("cs", "[VB-"), ("de", "[VB-")] {
        for command in ["verify", "replay"] {
            let ran = run(&[command, arg(&changed), "--lang", lang], "");
            assert!(!ran.err.contains("why-"), "a raw key: {}", ran.err);
            ran.fails(1, &["action ", says, "take 1"]);
        }
    }
}

/// What is printed at the end of a game can be typed as it stands.
#[test]
fn the_commands_at_the_end_of_a_game_name_its_file() {
    let data = folder();
    let args = ["play", "vaalbara", "--plain", "--bots", "easy", "--players", "2", "--seed", "4", "--data"];
    let out = run(&[&args[..], &[arg(data.path())]].concat(), &"1\n".repeat(100)).succeeds();
    assert!(!out.contains("FILE"), "{out}");
    let command = out.lines().find_map(|line| line.split_once("meadhall replay /")).expect("a command").1;
    let words: Vec<&str> = command.split_whitespace().collect();
    run(&["replay", &format!("/{}", words[0]), words[1]], "").succeeds();
}

#[test]
fn a_scenario_that_cannot_be_says_where_and_why() {
    let files = folder();
    let path = files.path().join("bad.scenario");
    let check = |text: &str, status: i32, line: u64, says: &str| {
        std::fs::write(&path, text).expect("a scenario");
        run(&["scenario", arg(&path)], "").fails(status, &[says]);
        let out = json(&run(&["scenario", arg(&path), "--json"], "").fails(status, &[says]));
        assert_eq!((&out["ok"], &out["line"]), (&Value::Bool(false), &Value::from(line)), "{out}");
        assert!(out["error"].as_str().is_some_and(|error| error.contains(says)), "{out}");
    };
    check("", 1, 1, "this is no scenario");
    check("meadhall scenario 9\n", 1, 1, "update it");
    check(&SCENARIO.replace("vp blue: 2", "vp blue: 99"), 1, 7, "vp blue is `2`, not `99`");
    check(&SCENARIO.replace("! blue: take 1", "blue: take 1"), 1, 8, "`blue: take 1`: Not possible: Something else");
    check(&SCENARIO.replace("! blue: take 1", "blue: dance"), 1, 8, "`dance` is no action");
    check(&SCENARIO.replace("round: 1\n---", "round: 12\n---"), 1, 0, "round");
    check(&SCENARIO.replace("seats: blue, purple", "seats: blue, blue"), 1, 0, "blue");
    check(&SCENARIO.replace("game: vaalbara", "game: chess"), 2, 0, "no game `chess`");
    run(&["scenario", "/no/such.scenario"], "").fails(1, &["cannot read /no/such.scenario"]);
}

/// What the rules refuse is told in words, in the language that was asked for, with the clause and what would be possible.
#[test]
fn a_refusal_of_a_scenario_is_told_in_words() {
    let files = folder();
    let path = files.path().join("refused.scenario");
    let choices = "assign hunter; ";
    for (lang, why) in [
        ("en", "Not possible: Something else is being asked. [VB-4.1] Possible: "),
        ("cs", "[VB-4.1]"),
        ("de", "[VB-4.1]"),
    ] {
        std::fs::write(&path, SCENARIO.replace("! blue: take 1", "blue: take 1")).expect("a scenario");
        let failed = run(&["scenario", arg(&path), "--lang", lang], "");
        failed.fails(1, &["line 8: `blue: take 1`: ", why, choices]);
        // The true reason comes with a wrong expectation, too.
        std::fs::write(&path, SCENARIO.replace("! blue: take 1", "! blue: take 1 => VB-9.9")).expect("a scenario");
        let failed = run(&["scenario", arg(&path), "--lang", lang], "");
        failed.fails(1, &["line 8: refused as why-not-asked-for, VB-4.1, not as VB-9.9. `blue: take 1`: ", why]);
    }
    let words = ["en", "cs", "de"].map(|lang| {
        let failed = run(&["scenario", arg(&path), "--lang", lang, "--json"], "").fails(1, &[]);
        json(&failed)["error"].as_str().unwrap_or_default().to_owned()
    });
    assert!(words[0] != words[1] && words[1] != words[2] && words[0] != words[2], "{words:?}");
}

/// The help of the command shows a whole scenario that comes true.
#[test]
fn the_help_of_scenarios_holds_one_that_comes_true() {
    let help = run(&["scenario", "--help"], "").succeeds();
    let start = help.find("  meadhall scenario 2\n").expect("a first line");
    let end = help[start..].find("\n\n").expect("its end") + start;
    let text: String = help[start..end].lines().map(|line| format!("{}\n", line.trim_start())).collect();
    let files = folder();
    let path = files.path().join("help.scenario");
    std::fs::write(&path, &text).expect("a scenario");
    run(&["scenario", arg(&path)], "").succeeds();
}

#[test]
fn a_record_is_verified_in_one_line_each() {
    let data = folder();
    let record = finished(data.path());
    let out = run(&["verify", arg(&record)], "").succeeds();
    let covered: Vec<&str> = out.lines().filter(|line| !line.starts_with("ok: ")).collect();
    assert_eq!(covered, ["not covered: the names of the players"], "{out}");
    for said in [
        "fits the hash shown from the start",
        "the mixture of 1 part",
        "actions are legal",
        "hashes of the position fit",
        "the checksum of everything else fits",
    ] {
        assert!(out.contains(said), "`{said}` is missing:\n{out}");
    }
    let held = json(&run(&["verify", arg(&record), "--json"], "").succeeds());
    assert_eq!((&held["ok"], held["held"].as_array().map(Vec::len)), (&Value::Bool(true), Some(6)));
    assert_eq!(held["not_covered"][0], "the names of the players");

    let text = std::fs::read_to_string(&record).expect("the record");
    let changed = data.path().join("changed.record");
    let part = text.lines().find(|line| line.starts_with("commitment: ")).expect("a commitment");
    std::fs::write(&changed, text.replacen(part, &format!("commitment: {}", "0".repeat(64)), 1)).expect("a record");
    run(&["verify", arg(&changed)], "").fails(1, &["does not fit the hash that was shown"]);
    let server = text.lines().find(|line| line.starts_with("server part: ")).expect("a part");
    std::fs::write(&changed, text.replacen(server, &format!("server part: {}", "1".repeat(64)), 1)).expect("a record");
    run(&["verify", arg(&changed)], "").fails(1, &["the seed is not what the parts give"]);
    let mark = text.lines().find(|line| line.starts_with("= ")).expect("a hash");
    std::fs::write(&changed, text.replacen(mark, "= 0123456789abcdef", 1)).expect("a record");
    let out = run(&["verify", arg(&changed)], "").fails(1, &["after action 10 the position is"]);
    assert_eq!(out.lines().count(), 2, "what held before is still said:\n{out}");
    let out = json(&run(&["verify", arg(&changed), "--json"], "").fails(1, &["after action 10"]));
    assert_eq!(out["ok"], Value::Bool(false));
    // Hashes taken out, lines doubled, choices made at the same time swapped: found. A name is nobody's to vouch for.
    let lines: Vec<&str> = text.lines().collect();
    let hashes = lines.iter().filter(|line| line.starts_with("= ")).count();
    assert!(hashes > 3);
    for nth in 0..hashes {
        let gone = lines.iter().enumerate().filter(|(_, line)| line.starts_with("= ")).nth(nth).expect("a hash").0;
        let rest: Vec<&str> = lines.iter().enumerate().filter(|(n, _)| *n != gone).map(|(_, line)| *line).collect();
        std::fs::write(&changed, rest.join("\n") + "\n").expect("a record");
        run(&["verify", arg(&changed)], "").fails(1, &["the hash after action", "is missing"]);
    }
    let seed = lines.iter().find(|line| line.starts_with("seed: ")).expect("a seed");
    std::fs::write(&changed, text.replacen(*seed, &format!("{seed}\n{seed}"), 1)).expect("a record");
    run(&["verify", arg(&changed)], "").fails(1, &["`seed` stands here twice"]);
    let first = lines.iter().position(|line| line.contains(": assign ")).expect("a secret choice");
    let mut swapped = lines.clone();
    swapped.swap(first, first + 1);
    std::fs::write(&changed, swapped.join("\n") + "\n").expect("a record");
    run(&["verify", arg(&changed)], "").fails(1, &["the checksum is"]);
    let name = lines.iter().find(|line| line.starts_with("player 1: ")).expect("a name");
    std::fs::write(&changed, text.replacen(*name, "player 1: Somebody", 1)).expect("a record");
    run(&["verify", arg(&changed)], "").succeeds();
}

#[test]
fn a_record_is_told_whole_or_at_a_moment_by_any_seat() {
    let data = folder();
    let record = finished(data.path());
    for (lang, round) in [("en", "Round 9 begins."), ("cs", "Začíná 9. kolo."), ("de", "Runde 9 beginnt.")] {
        let out = run(&["replay", arg(&record), "--lang", lang], "").succeeds();
        assert!(out.contains(round), "{out}");
        no_word_is_missing(&out);
    }
    let public = run(&["replay", arg(&record)], "").succeeds();
    let own = run(&["replay", arg(&record), "--seat", "2"], "").succeeds();
    assert!(!public.contains(" draws: ") && own.contains(" draws: "));
    let moment = run(&["replay", arg(&record), "--at", "3", "--seat", "1"], "").succeeds();
    assert!(moment.contains("Round 1 of 9") && moment.contains("Your hand:"), "{moment}");
    assert!(!run(&["replay", arg(&record), "--at", "3"], "").succeeds().contains("Your hand:"));
    let out = json(&run(&["replay", arg(&record), "--json"], "").succeeds());
    let turns = out["turns"].as_array().expect("turns");
    assert!(turns.len() >= 27 * 2 && turns.iter().all(|turn| turn["action"].is_string()), "{out}");
    assert_eq!(out["outcome"]["places"].as_array().map(Vec::len), Some(3));
    let out = json(&run(&["replay", arg(&record), "--at", "0", "--seat", "1", "--json"], "").succeeds());
    assert_eq!((&out["at"], &out["view"]["round"], &out["facts"]), (&Value::from(0), &Value::from(1), &Value::Null));
    let course = run(&["replay", arg(&record), "--course"], "").succeeds();
    assert!(course.contains("Chances to win after so many decisions: 0, ") && course.contains("%, "), "{course}");
    let course = json(&run(&["replay", arg(&record), "--course", "--json"], "").succeeds());
    let chances = course["points"][0]["chances"].as_array().expect("chances");
    let sum: f64 = chances.iter().filter_map(|chance| chance.as_f64()).sum();
    assert!(chances.len() == 3 && (0.99..1.01).contains(&sum), "{course}");
    run(&["replay", arg(&record), "--at", "9999"], "").fails(2, &["decisions, not 9999"]);
    run(&["replay", arg(&record), "--seat", "4"], "").fails(2, &["no seat 4", "1 to 3"]);
}
