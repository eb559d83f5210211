//! Whole games as lines of text.

use crate::program::{arg, folder, no_word_is_missing, record, run};

/// Plays a whole game by first choices and checks what a player must be told.
fn whole_game(lang: &str, players: &str, over: &str, (place_word, points): (&str, &str)) {
    let data = folder();
    let args = ["play", "vaalbara", "--plain", "--lang", lang, "--players", players, "--bots", "easy"];
    let args = [&args[..], &["--seed", "21", "--data", arg(data.path())]].concat();
    let out = run(&args, &"1\n".repeat(400)).succeeds();
    no_word_is_missing(&out);
    assert!(out.contains(over), "{out}");
    for place in 1..=players.parse::<usize>().unwrap() {
        let line = out.lines().rev().take(10).find(|line| line.starts_with(&format!("{place_word} {place}: ")));
        assert!(line.is_some_and(|line| line.contains(points)), "place {place} is missing:\n{out}");
    }
    let record = record(data.path());
    assert!(out.contains(arg(&record)), "the player learns where the record is");
    assert!(run(&["verify", arg(&record)], "").succeeds().contains("the game is over"));
}

#[test]
fn a_whole_game_in_english_for_two() {
    whole_game("en", "2", "The game is over.", ("Place", ", points "));
}

#[test]
fn a_whole_game_in_english_for_five() {
    whole_game("en", "5", "The game is over.", ("Place", ", points "));
}

#[test]
fn a_whole_game_in_czech_for_two() {
    whole_game("cs", "2", "Hra skončila.", ("Umístění", ", body "));
}

#[test]
fn a_whole_game_in_czech_for_five() {
    whole_game("cs", "5", "Hra skončila.", ("Umístění", ", body "));
}

#[test]
fn a_whole_game_in_german_for_two() {
    whole_game("de", "2", "Das Spiel ist aus.", ("Rang", ", Punkte "));
}

#[test]
fn a_whole_game_in_german_for_five() {
    whole_game("de", "5", "Das Spiel ist aus.", ("Rang", ", Punkte "));
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
        let out = run(&args, &"1\n".repeat(6000)).succeeds();
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
    assert!(out.contains("Neither a choice nor a command here: assign nobody. Possible is:"), "{out}");
    let (_, after) = out.split_once("Possible is:").expect("what is possible");
    assert!(after.lines().any(|line| line.starts_with("1. ")), "the choices are told again: {after}");
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
    let out = run(&game, "help\nview\nlog 20\ncard farmer\nrules 5.8\nstanding\nstanding always-show\nlang cs\nquit\n")
        .succeeds();
    for said in [
        "To choose, type a number",
        "Omens, the best first:",
        "Round 1 begins.",
        "Farmer, initiative 12. The land you take this turn pays its reward twice.",
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
        let out = run(&play, "help\nrules XX-1.1\nwritten\nquit\n").succeeds();
        let help = out.lines().find(|line| line.contains("as they are written (")).expect("help");
        let example = help.split(['(', ')']).nth(1).expect("an example");
        assert!(out.lines().any(|line| line == example), "`{example}` is one of the choices:\n{out}");
        assert!(out.contains(&format!("rules {prefix}")), "{out}");
        assert!(out.contains(&format!("Try: rules {prefix}")), "{out}");
    }
}

#[test]
fn a_choice_may_be_typed_in_its_written_form_by_number_or_in_words() {
    let data = folder();
    let game = ["play", "vaalbara", "--plain", "--bots", "easy", "--seed", "5", "--data", arg(data.path())];
    let out = run(&game, "written\n").succeeds();
    let written = out.lines().filter(|line| line.starts_with("assign ")).nth(1).expect("a second choice");
    let told = out.lines().find_map(|line| line.strip_prefix("2. ")).expect("a second choice");
    let words = told.split(". ").next().expect("its name");
    let name = words.split(',').next().expect("its name without the initiative");
    for line in [written, "2", words, name] {
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
    let out = run(&args, "\nhand\n1\n\nhand\n").succeeds();
    let parts: Vec<&str> = out.split("The others look away.").collect();
    assert_eq!(parts.len(), 3, "a handover before each:\n{out}");
    let hand = |text: &str| text.lines().find(|line| line.starts_with("Your hand:")).map(str::to_owned);
    let (first, second) = (hand(parts[1]).expect("a hand"), hand(parts[2]).expect("a hand"));
    assert_ne!(first, second);
    assert_eq!(hand(parts[0]), None, "nothing is shown before somebody sits down");
    let whole = run(&args, &"1\n".repeat(600)).succeeds();
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
    assert!(out.contains("The game is over.") && !out.contains(" draws: "), "{out}");
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
    let asked = before.lines().rev().take(4).collect::<Vec<_>>();
    assert!(asked.iter().any(|line| line.contains("type always no: Never show my Warrior")), "{asked:?}");
    assert!(!after.contains("Show nothing"), "{after}");
}

/// Brief and full are kept with the other settings, for the next game too; where they cannot be kept, the game goes on.
#[test]
fn how_much_is_told_is_kept() {
    let data = folder();
    let config = data.path().join("config.toml");
    let hear = |game: &str, config: &std::path::Path, typed: &str| {
        let mut command = crate::program::program();
        command.env("MEADHALL_CONFIG", config);
        let args = ["play", game, "--plain", "--bots", "easy", "--seed", "5", "--data", arg(data.path())];
        let mut child = command
            .args(args)
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut input = child.stdin.take().expect("its input");
        std::io::Write::write_all(&mut input, typed.as_bytes()).expect("it listens");
        drop(input);
        crate::program::told(child.wait_with_output().expect("the program ends")).succeeds()
    };
    let brief = hear("blood-rage", &config, "log\nfull\nquit\n");
    assert!(brief.contains("From now on you hear everything."), "{brief}");
    assert_eq!(std::fs::read_to_string(&config).expect("the settings"), "brief = false\n");
    let full = hear("blood-rage", &config, "log\nbrief\nquit\n");
    let told = |text: &str| text.contains("is destroyed before play");
    assert!(told(&full) && !told(&brief), "{brief}\n\n{full}");
    assert_eq!(std::fs::read_to_string(&config).expect("the settings"), "brief = true\n");
    let kept_nowhere = hear("vaalbara", std::path::Path::new("/proc/nowhere/config.toml"), "brief\nhand\nquit\n");
    assert!(kept_nowhere.contains("cannot") && kept_nowhere.contains("Your hand: "), "{kept_nowhere}");
}
