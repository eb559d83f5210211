//! Which options fit together, with which number of players, and the reason where they do not.

use crate::support::{open, try_open};
use meadhall_engine::Game;
use meadhall_valhalla::{LOCALES, Valhalla};

/// Every option with a value that is not its default.
const SETTINGS: [&str; 17] = [
    "loki=random",
    "thor",
    "valkyries",
    "dwarves",
    "tyr",
    "king",
    "brothers=aid",
    "brothers=alliance",
    "first-game",
    "five-jarls",
    "draft",
    "simplified",
    "monster=hel",
    "level=2",
    "monster-abilities=off",
    "positions=first-free",
    "start=red",
];

fn key(setting: &str) -> &str {
    setting.split('=').next().unwrap_or(setting)
}

/// The clause that refuses an option with so many players.
fn refused_alone(players: usize, setting: &str) -> Option<&'static str> {
    match (key(setting), players) {
        ("loki" | "thor" | "tyr" | "king" | "brothers", 1) => Some("VH-16.76"),
        ("first-game" | "five-jarls" | "simplified", 1) => Some("VH-16.10"),
        ("draft", 1) => Some("VH-16.13"),
        ("dwarves", 1) => Some("VH-16.74"),
        ("monster" | "level" | "monster-abilities", 2..) => Some("VH-16.1"),
        ("thor", 2) => Some("VH-9.2"),
        ("brothers", 2 | 3 | 5) => Some("VH-14.2"),
        _ => None,
    }
}

/// The clause that refuses two options together.
fn refused_together(one: &str, two: &str) -> Option<&'static str> {
    match (key(one), key(two)) {
        ("first-game" | "five-jarls", "simplified") => Some("VH-17.1"),
        ("draft", "simplified") => Some("VH-17.2"),
        ("first-game", "five-jarls") => Some("VH-2.10"),
        _ => None,
    }
}

/// The options are refused, with one of these clauses in the reason and behind the words for players.
fn assert_refused(players: usize, options: &str, clauses: &[&str]) {
    let bad = try_open(players, options).expect_err(options);
    let message = bad.message.as_ref().unwrap_or_else(|| panic!("{players} players, {options}: no words"));
    let clause = message.clause.as_deref().unwrap_or_default();
    assert!(clauses.contains(&clause), "{players} players, {options}: {bad}");
    assert!(bad.reason.ends_with(&format!("[{clause}]")), "{bad}");
    let words = format!("{} = ", message.key);
    assert!(LOCALES.iter().all(|(_, text)| text.lines().any(|line| line.starts_with(&words))), "no words: {words}");
    assert!(options.contains(bad.key.as_str()), "{options}: {bad}");
}

/// [VH-15.1, VH-15.2, VH-16.74, VH-16.76, VH-17.17] Every pair of options with every number of players: legal, or refused with the
/// clause.
#[test]
fn every_pair_of_options() {
    let mut legal = [0; 6];
    for players in 1..=6 {
        for (n, one) in SETTINGS.into_iter().enumerate() {
            for two in SETTINGS.into_iter().skip(n + 1).filter(|two| key(two) != key(one)) {
                let clauses = [refused_alone(players, one), refused_alone(players, two), refused_together(one, two)];
                let clauses: Vec<&str> = clauses.into_iter().flatten().collect();
                let pair = format!("{one} {two}");
                if clauses.is_empty() {
                    let written = open(players, &pair).options();
                    let set = [one, two].map(|setting| written.get(key(setting)).is_some());
                    assert_eq!(set, [true; 2], "{players} players, {pair}");
                    legal[players - 1] += 1;
                } else {
                    assert_refused(players, &pair, &clauses);
                }
            }
        }
    }
    assert_eq!(legal, [15, 51, 62, 86, 62, 86]);
}

/// Every option alone, with every number of players.
#[test]
fn every_option_alone() {
    for players in 1..=6 {
        for setting in SETTINGS {
            match refused_alone(players, setting) {
                Some(clause) => assert_refused(players, setting, &[clause]),
                None => assert!(try_open(players, setting).is_ok(), "{players} players, {setting}"),
            }
        }
    }
    let listed: Vec<&str> = SETTINGS.into_iter().map(key).collect();
    let missing = Valhalla::OPTIONS.iter().find(|spec| spec.key != "cards" && !listed.contains(&spec.key));
    assert!(missing.is_none(), "{missing:?} is in no pair");
}

/// [VH-16.1, VH-16.7] Monster, level and abilities belong to one player alone; their first values say nothing and are no hindrance.
#[test]
fn monsters_sit_alone() {
    for players in 2..=6 {
        for setting in ["monster=surtr", "monster=jormungandr", "level=3", "monster-abilities=off"] {
            assert_refused(players, setting, &["VH-16.1"]);
        }
        let game = open(players, "monster=fenrir level=1 monster-abilities=on");
        assert_eq!(game.monster(), None);
    }
}

/// [VH-1.1, VH-2.19] Nobody sits where nobody plays.
#[test]
fn seats_that_are_not_there() {
    for players in [0, 7, 100] {
        let bad = try_open(players, "").expect_err("too few or too many");
        assert!(bad.key == "seats" && bad.reason.contains("1 to 6 players"), "{bad}");
    }
    let colours = ["red", "blue", "green", "yellow", "white", "black"];
    for players in 1..=6 {
        for (n, colour) in colours.into_iter().enumerate() {
            let option = format!("start={colour}");
            if n < players {
                assert!(try_open(players, &option).is_ok(), "{players} players, {option}");
            } else {
                assert_refused(players, &option, &["VH-2.19"]);
            }
        }
    }
}
