//! Properties that hold in every position of every game.

use crate::support::{conserved, open, try_open, walk};
use meadhall_engine::{Game, Quick, laws};
use meadhall_valhalla::Event;

/// Every expansion and variant, each as the options that switch it on.
const MODULES: [&str; 13] = [
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
    "first-game",
    "positions=first-free",
];
/// Everything that combines, without the numbers of players that it needs.
const EVERYTHING: &str = "valkyries dwarves tyr king loki=random draft five-jarls";

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
    for module in MODULES {
        for players in 2..=6 {
            if let Ok(game) = try_open(players, module) {
                laws::check(&game, 10..11, conserved).unwrap_or_else(|violation| panic!("{module}: {violation}"));
                checked += 1;
            }
        }
    }
    assert_eq!(checked, 9 * 5 + 4 + 2 * 2 + 5);
}

/// All pairs of modules that fit together, with four players and with one more number of players that they are for.
#[test]
fn every_law_holds_with_every_pair() {
    let (mut legal, mut refused) = (0, 0);
    for (n, one) in MODULES.into_iter().enumerate() {
        for (m, two) in MODULES.into_iter().enumerate().skip(n + 1) {
            if one.starts_with("brothers") && two.starts_with("brothers") {
                continue;
            }
            let pair = format!("{one} {two}");
            let check = |players: usize| {
                let game = open(players, &pair);
                laws::check(&game, 20..21, conserved).unwrap_or_else(|violation| panic!("{pair}: {violation}"));
            };
            if try_open(4, &pair).is_err() {
                refused += 1;
                continue;
            }
            legal += 1;
            check(4);
            let others = [2, 3, 5, 6].into_iter().cycle().skip(n + m).take(4);
            check(others.into_iter().find(|&players| try_open(players, &pair).is_ok()).expect("six players at least"));
        }
    }
    // The simplified game refuses whatever is dealt or drafted, and a first game five jarls.
    assert_eq!((legal, refused), (73, 4));
}

/// Everything together, with every number of players, and with each of Loki's cards.
#[test]
fn every_law_holds_with_everything() {
    for (players, more) in [(2, ""), (3, "thor"), (4, "thor brothers=aid"), (5, "thor"), (6, "thor brothers=alliance")]
    {
        let game = open(players, &format!("{EVERYTHING} {more}"));
        laws::check(&game, 0..2, conserved).unwrap_or_else(|violation| panic!("{players} players: {violation}"));
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

/// Everything that happens is told, except that a turn begins and that somebody keeps a card which nobody else sees.
#[test]
fn every_event_has_its_words() {
    let all = "thor valkyries dwarves tyr king loki=random";
    let games = [
        open(1, "valkyries monster=hel"),
        open(2, "draft dwarves"),
        open(3, all),
        open(4, &format!("{all} brothers=aid")),
        open(6, &format!("{all} brothers=alliance")),
    ];
    let mut told = 0;
    for (seed, game) in (0..20).flat_map(|seed| games.iter().map(move |game| (seed, game))) {
        let mut chance = Quick::new(seed);
        let mut events = Vec::new();
        let mut position = game.setup(&mut chance, &mut events);
        let mut choices = Vec::new();
        while let Some(seat) = game.pending(&position).first() {
            let action = game.sample(&position, seat, &mut chance, &mut choices).expect("a choice");
            game.apply(&mut position, seat, action, &mut chance, &mut events);
        }
        for event in events {
            let mute = matches!(event, Event::Turn(_) | Event::Kept { card: None, .. });
            assert_eq!(event.tell().is_none(), mute, "{event:?}");
            told += 1;
        }
    }
    assert!(told > 10_000, "{told} events are too few to mean anything");
}
