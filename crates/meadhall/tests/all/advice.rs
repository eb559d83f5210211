//! The adviser in the terminal: for whoever plays against bots, and for nobody else.

use crate::program::{arg, folder, no_word_is_missing, run};

fn said(lang: &str, game: &str, more: &[&str]) -> String {
    let data = folder();
    let args = ["play", game, "--plain", "--players", "3", "--bots", "easy", "--seed", "5", "--lang", lang];
    run(&[&args[..], more, &["--data", arg(data.path())]].concat(), "\nadvice\nhelp\nquit\n").succeeds()
}

#[test]
fn advice_names_choices_and_chances_in_every_language() {
    let cases = [
        ("en", "vaalbara", "The best choices", "Chance to win", ", the best"),
        ("cs", "blood-rage", "Nejlepší možnosti", "Šance na výhru", ", nejlepší"),
        ("de", "valhalla", "Die besten Möglichkeiten", "Gewinnchance", ", am besten"),
    ];
    for (lang, game, choices, chances, best) in cases {
        let out = said(lang, game, &[]);
        no_word_is_missing(&out);
        let lines: Vec<&str> = out.lines().collect();
        let line = |text: &str| lines.iter().position(|line| *line == text).unwrap_or_else(|| panic!("{text}: {out}"));
        let (choices, chances) = (line(choices), line(chances));
        assert!(lines[choices + 1].starts_with("1. ") && lines[choices + 1].ends_with(best), "{out}");
        assert!((2..=4).contains(&(chances - choices)), "up to three choices: {out}");
        let percents = lines[chances + 1..=chances + 3].iter().map(|line| {
            let digits: String =
                line.chars().rev().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
            digits.chars().rev().collect::<String>().parse::<u32>().expect("a number")
        });
        assert!((98..=102).contains(&percents.sum::<u32>()), "{out}");
        assert!(out.contains(": advice."), "the help names it: {out}");
    }
}

#[test]
fn there_is_no_advice_against_people() {
    let out = said("en", "vaalbara", &["--people", "2"]);
    assert!(out.contains("The adviser speaks only in games against bots"), "{out}");
    assert!(!out.contains("Chance to win") && !out.contains(": advice."), "{out}");
}
