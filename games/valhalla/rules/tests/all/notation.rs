//! Every action has one written form; scenarios refuse impossible positions.

use crate::support::{play, refused};
use meadhall_engine::{Options, Scenario, ScenarioGame};
use meadhall_valhalla::{Action, Card, Valhalla};

/// Every kind of action, as it is written.
const WRITTEN: &[&str] = &[
    "decline",
    "done",
    "jarl beinir",
    "reject t-fury-2, bear-01",
    "lay bear-01",
    "take thor-fewer_or_equal-draw_card",
    "aside bear-01",
    "add bear-01",
    "add bear-01 at 2",
    "add two bear-01",
    "add two bear-01 at 2",
    "recall bear-01",
    "recall bear-01 at 6",
    "attack blue",
    "attack monster",
    "draw",
    "help blue with thor-fewer-extra_die",
    "lay die",
    "pay bear-01",
    "activate bear-06 at 2 with 2 sword",
    "activate ally bear-06 at 2 with sword, 2 axe",
    "activate bear-01 at 1",
    "play t-fury-2",
    "play t-heroic-3 with x",
    "drop x",
    "free reroll",
    "jarl reroll sword",
    "reroll 2 sword, x",
    "turn x to sword",
    "keep bow",
    "choose bear-06 at 2",
    "send ally bear-06 at 2",
    "discard bear-01",
    "give bear-01",
    "row 2",
    "main",
    "secondary",
    "rob blue",
];

/// Printing and parsing are inverse; lists may be typed in any order.
#[test]
fn actions_are_written_in_one_way() {
    for text in WRITTEN {
        let action: Action = text.parse().unwrap_or_else(|_| panic!("`{text}` is an action"));
        assert_eq!(action.to_string(), *text);
    }
    for text in [
        "",
        "dance",
        "add",
        "add bear-01 at",
        "add bear-01 at 0",
        "add bear-01 at 7",
        "attack pink",
        "reroll 0 x",
        "reroll 16 x",
        "reroll x,, x",
        "play cow-01",
        "row 0",
        "reject bear-01",
    ] {
        assert!(text.parse::<Action>().is_err(), "`{text}` is no action");
    }
    for (text, printed) in [
        ("reroll x, 2 sword", "reroll 2 sword, x"),
        ("reroll x,sword , x", "reroll sword, 2 x"),
        ("reroll 1 x", "reroll x"),
        ("  activate   bear-06 at 2 with axe,  2 sword ", "activate bear-06 at 2 with 2 sword, axe"),
        ("reject t-fury-2,bear-01", "reject t-fury-2, bear-01"),
    ] {
        let action: Action = text.parse().unwrap_or_else(|_| panic!("`{text}` is an action"));
        assert_eq!(action.to_string(), printed, "dice may be typed in any order, and one is printed");
    }
    for card in Card::all() {
        assert_eq!(card.word().parse::<Card>(), Ok(card));
    }
}

/// An impossible position is refused with the fact and the reason.
#[test]
fn impossible_positions() {
    for (text, reason) in [
        ("turn: red", "seats: a scenario says who sits where"),
        ("seats: blue, red", "seats: the players sit in the order red, blue"),
        ("seats: red, blue\nband red: bear-01\nhand blue: bear-01", "hand blue: there are not so many bear-01"),
        ("seats: red, blue\nband red: cow-01", "band red: `cow-01` is no card"),
        ("seats: red, blue\nband red: t-fury-2", "band red: t-fury-2 is no warrior"),
        ("seats: red, blue\nhand red: d-dwarf-01", "hand red: there are not so many d-dwarf-01"),
        ("seats: red, blue\nshields red: 3", "shields red: each colour has 4 shields"),
        ("seats: red, blue\ncaptured red: red", "captured red: nobody captures an own shield"),
        ("seats: red, blue\njarl red: loki", "jarl red: `loki` is no jarl"),
        ("seats: red, blue\njarl green: osk", "jarl green: `green` does not take part"),
        ("seats: red, blue\nmood: good", "mood: a scenario of Valhalla knows no such fact"),
        ("seats: red, blue\nkings: red 1", "kings: `red 1` is no king"),
        ("seats: red, blue\nphase: c", "phase: no turn begins in `c`"),
        ("seats: red, blue\nmonster card: 2", "monster card: a monster has six cards"),
        ("seats: red, blue\ndeck size: 500", "deck size: `500` is no number"),
        ("seats: red, blue\ndeck: bear-01\ndeck size: 2", "deck size: either"),
        ("seats: red, blue\noption thor: on", "thor: Thor's help needs at least three players"),
    ] {
        let found = refused(text);
        assert!(found.contains(reason), "{found}");
    }
}

/// What a position is described by sets it up again.
#[test]
fn a_description_composes_the_same_position() {
    let told = play(
        "seats: red, blue\njarl red: osk\nband red: bear-01, wolf-01\nband blue: bear-02\nhand red: t-fury-2\ndiscard: bear-05, bear-06\ncaptured red: blue\nvalhalla blue: wolf-16\ndeck size: 12",
    );
    let facts = told.facts();
    let keys = [
        "seats",
        "jarl red",
        "band red",
        "band blue",
        "hand red",
        "discard",
        "captured red",
        "valhalla blue",
        "deck size",
    ];
    let mut text = String::from("meadhall scenario 1\ngame: valhalla\n");
    for key in keys {
        text += &format!("{key}: {}\n", facts.get(key).expect("told"));
    }
    let scenario = Scenario::parse(&text).expect("a scenario");
    let (game, position) =
        Valhalla::compose(&scenario.facts, &Options::default(), &mut meadhall_engine::Quick::new(0)).expect("possible");
    assert_eq!(game.describe(&position), facts);
}

/// The part of docs/notation.md under a heading.
fn section(heading: &str) -> String {
    let text = include_str!("../../../../../docs/notation.md");
    let rest = text.split(heading).nth(1).expect("the section");
    rest.split("\n#").next().unwrap_or(rest).to_owned()
}

/// Everything between backticks in the rows of a table.
fn quoted(text: &str, column: impl Fn(usize) -> bool) -> Vec<String> {
    let rows = text
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| fact") && !line.starts_with("| written"));
    let cells =
        rows.flat_map(|row| row.trim_matches('|').split(" | ").map(str::to_owned).enumerate().collect::<Vec<_>>());
    let mut words = Vec::new();
    for (n, cell) in cells {
        if column(n) {
            words.extend(cell.split('`').skip(1).step_by(2).map(str::to_owned));
        }
    }
    words
}

/// Every action that the documentation writes down is one.
#[test]
fn documented_actions_can_be_typed() {
    let actions = quoted(&section("## Actions of Valhalla\n"), |_| true);
    assert!(actions.len() > 30, "{actions:?}");
    for text in actions {
        let action: Action = text.parse().unwrap_or_else(|_| panic!("`{text}` is an action"));
        assert_eq!(action.to_string(), *text);
    }
}

/// The facts that the documentation lists are those that there are.
#[test]
fn documented_facts_are_those_that_there_are() {
    let plain = |key: &str| -> String {
        let key = key.split(" by ").next().unwrap_or(key);
        match key.rsplit_once(' ') {
            Some((word, colour)) if colour.parse::<meadhall_valhalla::Colour>().is_ok() => word.to_owned(),
            _ => key.to_owned(),
        }
    };
    let documented: std::collections::BTreeSet<String> =
        quoted(&section("### Facts of Valhalla\n"), |n| n % 2 == 0).iter().map(|key| plain(key)).collect();
    let mut told = std::collections::BTreeSet::from(["phase".to_owned()]);
    for (players, options) in [
        (1, "valkyries monster=surtr"),
        (1, "monster=hel"),
        (3, "thor valkyries dwarves tyr king loki=loki-03 draft"),
        (4, "thor dwarves tyr loki=loki-04 king"),
        (4, "valkyries dwarves tyr loki=loki-06 brothers=alliance"),
    ] {
        let game = crate::support::open(players, options);
        for seed in 0..60 {
            crate::support::walk(&game, seed, |position, _| told.extend(game.describe(position).keys().map(plain)));
        }
    }
    assert_eq!(documented, told);
}
