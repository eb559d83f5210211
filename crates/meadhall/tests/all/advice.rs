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
        ("en", "vaalbara", "The best choices", "Chance to win", ", the best", "percent", "Advice tells"),
        ("cs", "blood-rage", "Nejlepší možnosti", "Šance na výhru", ", nejlepší", "procent", "Rada řekne"),
        ("de", "valhalla", "Die besten Möglichkeiten", "Gewinnchance", ", am besten", "Prozent", "Rat sagt"),
    ];
    for (lang, game, choices, chances, best, percent, help) in cases {
        let out = said(lang, game, &[]);
        no_word_is_missing(&out);
        let lines: Vec<&str> = out.lines().collect();
        let line = |text: &str| {
            lines.iter().position(|line| *line == format!("{text}.")).unwrap_or_else(|| panic!("{text}: {out}"))
        };
        let (choices, chances) = (line(choices), line(chances));
        assert!(lines[choices + 1].ends_with(&format!("{best}.")), "{out}");
        let named = lines[choices + 1..chances].iter().filter(|line| line.contains(&format!(" {percent}, ")));
        assert!((1..=3).contains(&named.count()), "up to three choices: {out}");
        let percents = lines[chances + 1..=chances + 3].iter().map(|line| {
            let digits: String =
                line.chars().rev().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
            digits.chars().rev().collect::<String>().parse::<u32>().expect("a number")
        });
        assert!((98..=102).contains(&percents.sum::<u32>()), "{out}");
        assert!(out.contains(help), "the help names it: {out}");
    }
}

#[test]
fn there_is_no_advice_against_people() {
    let out = said("en", "vaalbara", &["--people", "2"]);
    assert!(out.contains("The adviser speaks only in games against bots"), "{out}");
    assert!(!out.contains("Chance to win") && !out.contains("Advice tells"), "{out}");
}
