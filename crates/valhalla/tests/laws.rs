//! Properties that hold in every position of every game.

mod tale;

use meadhall_engine::laws;
use tale::{conserved, open, try_open, walk};

/// Every expansion and variant, each as the options that switch it on.
const MODULES: [&str; 11] = [
    "loki=random",
    "thor",
    "valkyries",
    "dwarves",
    "tyr",
    "king",
    "brothers=aid",
    "brothers=alliance",
    "draft",
    "five-jarls",
    "simplified",
];
const EVERYTHING: &str = "thor valkyries dwarves tyr king loki=random brothers=aid draft five-jarls positions=chosen";

/// The laws of every game, with the conservation of cards, dice and shields.
#[test]
fn every_law_holds_with_one_to_six_players() {
    for players in 1..=6 {
        let tally = laws::check(&open(players, ""), 0..4, conserved).unwrap_or_else(|violation| panic!("{violation}"));
        assert_eq!(tally.games, 4);
        assert!(tally.refusals > tally.decisions / 2, "illegal choices were tried: {tally:?}");
    }
}

/// Each module alone, with every number of players that it is for.
#[test]
fn every_law_holds_with_every_module() {
    let mut checked = 0;
    for module in MODULES.into_iter().chain(["first-game", "positions=chosen"]) {
        for players in 2..=6 {
            if let Ok(game) = try_open(players, module) {
                laws::check(&game, 10..11, conserved).unwrap_or_else(|violation| panic!("{module}: {violation}"));
                checked += 1;
            }
        }
    }
    assert_eq!(checked, 9 * 5 + 4 + 2 * 2 + 5);
}

/// All pairs of modules that fit together.
#[test]
fn every_law_holds_with_every_pair() {
    let mut refused = 0;
    for (n, one) in MODULES.into_iter().enumerate() {
        for two in &MODULES[n + 1..] {
            match try_open(4, &format!("{one} {two}")) {
                Ok(game) => {
                    laws::check(&game, 20..21, conserved)
                        .unwrap_or_else(|violation| panic!("{one} {two}: {violation}"));
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert_eq!(refused, 2, "only the simplified game refuses the draft and five jarls");
}

/// Everything together, with four and six players and with each of Loki's cards.
#[test]
fn every_law_holds_with_everything() {
    for players in [4, 6] {
        laws::check(&open(players, EVERYTHING), 0..3, conserved).unwrap_or_else(|violation| panic!("{violation}"));
    }
    for loki in 1..=10 {
        let game = open(3, &format!("thor valkyries dwarves tyr king loki=loki-{loki:02}"));
        laws::check(&game, 5..7, conserved).unwrap_or_else(|violation| panic!("loki-{loki:02}: {violation}"));
    }
}

/// The solo game with every monster, level and side.
#[test]
fn every_law_holds_alone() {
    for monster in ["fenrir", "hel", "surtr", "jormungandr"] {
        for options in ["level=1", "level=3 valkyries", "level=2 monster-abilities=off"] {
            let game = open(1, &format!("monster={monster} {options}"));
            laws::check(&game, 0..3, conserved).unwrap_or_else(|violation| panic!("{monster} {options}: {violation}"));
        }
    }
}

/// Every game ends, and cards, dice and shields are conserved in every position of it.
#[test]
fn random_games_end_by_the_thousand() {
    for seed in 0..1_200 {
        let players = 1 + seed as usize % 6;
        let all = "thor valkyries dwarves tyr king loki=random brothers=alliance";
        let game = match seed / 6 % 3 {
            0 => open(players, ""),
            1 if players == 1 => open(players, "valkyries monster=hel"),
            _ => try_open(players, all).unwrap_or_else(|_| open(players, "valkyries")),
        };
        let mut decisions = 0;
        walk(&game, seed, |position, _| {
            conserved(&game, position).unwrap_or_else(|violation| panic!("seed {seed}: {violation}"));
            decisions += 1;
            assert!(decisions < 20_000, "seed {seed} does not end");
        });
    }
}
