//! Whole games as lines of text.

use crate::program::{arg, folder, no_word_is_missing, record, run};

/// Plays a whole game by first choices and checks what a player must be told.
fn whole_game(lang: &str, players: &str, over: &str, points: &str) {
    let data = folder();
    let args = ["play", "vaalbara", "--plain", "--lang", lang, "--players", players, "--bots", "easy"];
    let args = [&args[..], &["--seed", "21", "--data", arg(data.path())]].concat();
    let out = run(&args, &"1\n".repeat(200)).succeeds();
    no_word_is_missing(&out);
    assert!(out.contains(over), "{out}");
    for place in 1..=players.parse::<usize>().unwrap() {
        let line = out.lines().rev().take(10).find(|line| line.starts_with(&format!("{place}. ")));
        assert!(line.is_some_and(|line| line.ends_with(points)), "place {place} is missing:\n{out}");
    }
    let record = record(data.path());
    assert!(out.contains(arg(&record)), "the player learns where the record is");
    assert!(run(&["verify", arg(&record)], "").succeeds().contains("the game is over"));
}

#[test]
fn a_whole_game_in_english_for_two() {
    whole_game("en", "2", "The game is over.", " VP");
}

#[test]
fn a_whole_game_in_english_for_five() {
    whole_game("en", "5", "The game is over.", " VP");
}

#[test]
fn a_whole_game_in_czech_for_two() {
    whole_game("cs", "2", "Hra skončila.", " VB");
}

#[test]
fn a_whole_game_in_czech_for_five() {
    whole_game("cs", "5", "Hra skončila.", " VB");
}

#[test]
fn a_whole_game_in_german_for_two() {
    whole_game("de", "2", "Das Spiel ist aus.", " SP");
}

#[test]
fn a_whole_game_in_german_for_five() {
    whole_game("de", "5", "Das Spiel ist aus.", " SP");
}

/// Blood Rage by first choices, whatever is asked.
#[test]
fn whole_games_of_blood_rage() {
    for (lang, players, over) in
        [("en", "4", "The game is over."), ("cs", "2", "Hra skončila."), ("de", "5", "Das Spiel ist aus.")]
    {
        let data = folder();
        let args = ["play", "blood-rage", "--plain", "--lang", lang, "--players", players, "--bots", "easy"];
        let args = [&args[..], &["--seed", "3", "--data", arg(data.path())]].concat();
        let out = run(&args, &"1\n".repeat(3000)).succeeds();
        no_word_is_missing(&out);
        assert!(out.contains(over), "{out}");
        let record = data.path().join("play").join("blood-rage-1.record");
        assert!(run(&["verify", arg(&record)], "").succeeds().contains("the game is over"));
    }
}

#[test]
fn the_language_is_that_of_the_machine_unless_it_is_named() {
    let speaks = |set: &[(&str, &str)], args: &[&str]| {
        let data = folder();
        let args = [&["play", "vaalbara", "--plain", "--bots", "easy", "--data", arg(data.path())], args].concat();
        let mut command = crate::program::program();
        set.iter().for_each(|(name, value)| {
            command.env(name, value);
        });
        let out = command.args(args).stdin(std::process::Stdio::null()).output().expect("the program runs");
        let out = crate::program::told(out).succeeds();
        ["Choose a character", "Vyber postavu", "Wähle einen Charakter"].iter().position(|asks| out.contains(asks))
    };
    assert_eq!(speaks(&[], &[]), Some(0));
    assert_eq!(speaks(&[("LANG", "cs_CZ.UTF-8")], &[]), Some(1));
    assert_eq!(speaks(&[("LANG", "cs_CZ.UTF-8"), ("LC_ALL", "de_AT.UTF-8")], &[]), Some(2));
    assert_eq!(speaks(&[("LANG", "fr_FR.UTF-8")], &[]), Some(0));
    assert_eq!(speaks(&[("LANG", "cs_CZ.UTF-8")], &["--lang", "de"]), Some(2));
}

#[test]
fn a_refused_line_says_why_and_what_is_possible_and_changes_nothing() {
    let data = folder();
    let game = ["play", "vaalbara", "--plain", "--bots", "easy", "--seed", "5", "--data", arg(data.path())];
    let bad = "take 3\nassign nobody\n9\n0\n-1\n\u{1b}[2J\nundo\nrules VB-99.9\nrules\nlang fr\nquit now\n\n";
    let out = run(&game, bad).succeeds();
    assert!(out.contains("Not possible: Something else is being asked."), "{out}");
    assert!(out.contains("neither a choice nor a command"), "{out}");
    assert!(out.contains("Possible: assign "), "{out}");
    assert!(out.contains("There is nothing to take back."), "{out}");
    assert!(out.contains("There is no such clause."), "{out}");
    assert!(!out.contains('\u{1b}'), "what was typed must not draw on the terminal");
    let text = std::fs::read_to_string(record(data.path())).expect("the record");
    assert!(text.contains("so far: 3 actions"), "only the three bots have decided:\n{text}");
}

#[test]
fn what_can_be_asked_is_answered() {
    let data = folder();
    let game = ["play", "vaalbara", "--plain", "--bots", "easy", "--seed", "5", "--data", arg(data.path())];
    let out =
        run(&game, "help\nview\nlog\ncards\nrules 5.8\nstanding\nstanding always-show\nlang cs\nquit\n").succeeds();
    for said in [
        "To decide, type a choice",
        "Omens, the best first:",
        "Round 1 begins. [VB-3.1]",
        "12 Farmer: The land you take this turn pays its reward twice. [VB-22.2]",
        "[VB-5.8] Land action:",
        "standing never-show: Never show my Warrior when asked",
        "Noted.",
        "Vyber postavu a polož ji lícem dolů.",
        "Hra je uložena.",
    ] {
        assert!(out.contains(said), "`{said}` is missing:\n{out}");
    }
}

/// The help speaks of the game that is played: a choice that is possible right now, a clause of its rules.
#[test]
fn the_help_gives_examples_of_the_game_itself() {
    for (game, prefix) in [("vaalbara", "VB-"), ("blood-rage", "BR-"), ("valhalla", "VH-")] {
        let data = folder();
        let play = ["play", game, "--plain", "--bots", "easy", "--seed", "5", "--data", arg(data.path())];
        let out = run(&play, "help\nrules XX-1.1\nquit\n").succeeds();
        let help = out.lines().find(|line| line.starts_with("To decide, type a choice")).expect("help");
        let example = help.split(['(', ')']).nth(1).expect("an example");
        assert!(out.contains(&format!(". {example}: ")), "`{example}` is one of the choices:\n{out}");
        assert!(out.contains(&format!("rules {prefix}")), "{out}");
        assert!(out.contains(&format!("Try: rules {prefix}")), "{out}");
    }
}

#[test]
fn a_choice_may_be_typed_in_its_written_form_by_number_or_in_words() {
    let data = folder();
    let game = ["play", "vaalbara", "--plain", "--bots", "easy", "--seed", "5", "--data", arg(data.path())];
    let out = run(&game, "").succeeds();
    let choices: Vec<&str> = out.lines().filter(|line| line.starts_with("  ")).collect();
    let (written, words) = choices[1].trim_start_matches("  2. ").split_once(": ").expect("a choice");
    for line in [written, "2", words] {
        let data = folder();
        let game = [&game[..8], &[arg(data.path())]].concat();
        run(&game, &format!("{line}\n")).succeeds();
        let text = std::fs::read_to_string(record(data.path())).expect("the record");
        assert!(text.contains(&format!(": {written}\n")), "`{line}` did not play {written}:\n{text}");
    }
}

#[test]
fn undo_is_asked_for_once_something_was_learnt() {
    let data = folder();
    let game = ["play", "vaalbara", "--plain", "--bots", "easy", "--seed", "5", "--data", arg(data.path())];
    let out = run(&game, "1\nundo\nno\nundo\nyes\n").succeeds();
    assert!(out.contains("Everything stays as it is.") && out.contains("Taken back."), "{out}");
    let text = std::fs::read_to_string(record(data.path())).expect("the record");
    assert!(text.contains("so far: 3 actions"), "{text}");
}

#[test]
fn two_people_share_a_terminal_and_neither_sees_the_others_hand() {
    let data = folder();
    let args = ["play", "vaalbara", "--plain", "--people", "2", "--players", "2", "--seed", "6", "--data"];
    let args = [&args[..], &[arg(data.path())]].concat();
    let out = run(&args, "\n1\n\n").succeeds();
    let parts: Vec<&str> = out.split("The others look away.").collect();
    assert_eq!(parts.len(), 3, "a curtain before each:\n{out}");
    let hand = |text: &str| text.lines().find(|line| line.starts_with("Your hand:")).map(str::to_owned);
    let (first, second) = (hand(parts[1]).expect("a hand"), hand(parts[2]).expect("a hand"));
    assert_ne!(first, second);
    assert_eq!(hand(parts[0]), None, "nothing is shown before somebody sits down");
    let whole = run(&args, &"1\n".repeat(300)).succeeds();
    assert!(whole.contains("The game is over."), "{whole}");
}

#[test]
fn the_same_seed_and_the_same_answers_give_the_same_game() {
    let told = |seed: &str| {
        let data = folder();
        let args = ["play", "vaalbara", "--plain", "--bots", "easy", "--seed", seed, "--data", arg(data.path())];
        run(&args, &"1\n".repeat(100)).succeeds();
        std::fs::read_to_string(record(data.path())).expect("the record")
    };
    assert_eq!(told("8"), told("8"));
    assert_ne!(told("8"), told("9"));
}

#[test]
fn bots_can_be_watched() {
    let data = folder();
    let args = ["play", "vaalbara", "--plain", "--people", "0", "--bots", "random", "--data", arg(data.path())];
    let out = run(&args, "").succeeds();
    assert!(out.contains("The game is over.") && !out.contains("You draw:"), "{out}");
}

/// A question that only hides who holds a card tells with its choices how to answer it for good; from then on it is not asked.
#[test]
fn an_answer_for_good_is_offered_with_the_choices() {
    let data = folder();
    let args = ["play", "vaalbara", "--plain", "--players", "4", "--bots", "easy", "--seed", "2"];
    let args = [&args[..], &["--data", arg(data.path())]].concat();
    let out = run(&args, &"always no\n3\nalways no\n2\nalways no\n1\n".repeat(150)).succeeds();
    assert_eq!(out.matches("Noted.").count(), 1, "{out}");
    let (before, after) = out.split_once("Noted.").expect("an answer");
    let asked = before.lines().rev().take_while(|line| !line.ends_with(']')).collect::<Vec<_>>();
    assert!(asked.iter().any(|line| line.starts_with("  standing never-show: ")), "{asked:?}");
    assert!(!after.contains(". show nothing: "), "{after}");
}
