//! A position in words and back: whatever a game comes to can be told and begun again.

use crate::support::{open, play, refused, walk};
use meadhall_engine::{Facts, Game, Quick, Scenario, ScenarioGame};
use meadhall_valhalla::{Asked, Position, Valhalla};
use std::collections::BTreeSet;

/// Composes what a description tells.
fn again(game: &Valhalla, facts: &Facts) -> (Valhalla, Position) {
    Valhalla::compose(facts, &game.options(), &mut Quick::new(0))
        .unwrap_or_else(|bad| panic!("{}: {}\n{facts:?}", bad.key, bad.reason))
}

/// The first key that differs.
fn difference(one: &Facts, two: &Facts) -> Option<String> {
    let keys: BTreeSet<&str> = one.keys().chain(two.keys()).collect();
    keys.into_iter()
        .find(|key| one.get(key) != two.get(key))
        .map(|key| format!("{key}: {:?}, then {:?}", one.get(key), two.get(key)))
}

/// Every position of random games, with every expansion, can be described, composed and described again; it asks the same of the same
/// and offers the same choices.
#[test]
fn descriptions_round_trip_from_everywhere() {
    let tables = [
        (1, "valkyries"),
        (1, "monster=hel level=2"),
        (1, "monster=jormungandr"),
        (2, "valkyries dwarves tyr king loki=random"),
        (3, "thor tyr loki=loki-04 draft five-jarls"),
        (4, "thor valkyries dwarves tyr king loki=random brothers=alliance"),
        (4, "dwarves tyr loki=loki-08 brothers=aid"),
        (5, "thor simplified loki=loki-09"),
        (6, "thor valkyries dwarves tyr king loki=loki-07"),
    ];
    let mut asked = BTreeSet::new();
    let mut looked = 0;
    for (players, options) in tables {
        let game = open(players, options);
        for seed in 0..12 {
            let mut n = 0;
            walk(&game, seed, |position, _| {
                n += 1;
                let word = position.table.asked.word();
                // Every question at least once, and every seventh position.
                if !asked.insert(word) && n % 7 != 0 {
                    return;
                }
                let facts = game.describe(position);
                let (composed, copy) = again(&game, &facts);
                if let Some(key) = difference(&facts, &composed.describe(&copy)) {
                    panic!("{players} players, {options}, seed {seed}, {:?}: {key}", position.table.asked);
                }
                same_choices(&game, position, &copy);
                looked += 1;
            });
        }
    }
    assert!(looked > 1_500, "{looked} positions");
    let wanted = [
        "jarl", "warrior", "reject", "draft", "fight", "reroll", "drawn", "thor", "before", "loki", "glory", "mission",
    ];
    for word in
        wanted.into_iter().chain(["spare", "order", "leave", "second", "tyr", "redraw", "over", "blodhrafn", "send"])
    {
        assert!(asked.contains(word), "no random game came to `{word}`: {asked:?}");
    }
}

fn same_choices(game: &Valhalla, position: &Position, copy: &Position) {
    assert_eq!(game.pending(position), game.pending(copy));
    let (mut one, mut two) = (Vec::new(), Vec::new());
    for seat in game.pending(position).iter() {
        game.legal(position, seat, &mut one);
        game.legal(copy, seat, &mut two);
        assert_eq!(one, two, "{:?}", position.table.asked);
    }
    assert_eq!(game.decision_bound(position), game.decision_bound(copy));
}

/// What is stated and does not follow from the rest is refused, with what would.
#[test]
fn impossible_middles() {
    let start = "seats: red, blue\nband red: bear-01\nband blue: bear-02\n";
    for (facts, reason) in [
        ("glory red: 7", "glory red: it is `0`"),
        ("asked: dance of red", "asked: nothing like `dance`"),
        ("asked: fight", "asked: it says what of whom"),
        ("asked: fight of red, blue", "asked: `fight` is asked of one player"),
        ("asked: turn of red\nphase: b", "phase: either the phase"),
        ("battle: hunt\nattacker: red", "battle: there is no hunt"),
        ("battle: duel\nattacker: red", "defender: a battle says who fights"),
        ("battle: duel\nattacker: red\ndefender: red", "defender: nobody fights alone"),
        ("battle: duel\nattacker: red\ndefender: blue\ndice red: 9 x", "dice red: these are 9 dice"),
        ("battle: duel\nattacker: red\ndefender: blue\nside red: active 3", "side red: no warrior stands"),
        ("battle: duel\nattacker: red\ndefender: blue\nside red: happy 3", "side red: `happy 3` says nothing"),
        ("battle: duel\nattacker: red\ndefender: blue\nstep: dance", "step: `dance` is no step"),
        ("known blue by red: wolf-01", "known blue by red: wolf-01 is not in that hand"),
        ("places red: bear-01 at 9", "places red: `bear-01 at 9` is no place"),
        ("phase: set-up", "band red: the set-up begins"),
        ("asked: mission of red", "battle: that is asked in a battle"),
        ("asked: second of red", "phase: nobody has anything"),
    ] {
        let found = refused(&format!("{start}{facts}"));
        assert!(found.contains(reason), "{facts}: {found}");
    }
}

/// [VH-4.47, VH-4.51] A battle can be begun in its middle.
#[test]
fn a_battle_from_its_middle() {
    let mut told = play(
        "seats: red, blue
        band red: bear-06, wolf-01
        band blue: wolf-11
        hand blue: t-fury-2
        battle: duel
        attacker: red
        defender: blue
        step: defence
        side red: active 1+2, rolled
        dice blue: sword, axe, spear, 3 x
        total red: 6
        asked: fight of blue
        ---
        => strength red: 6
        blue: activate wolf-11 at 1 with sword, axe, spear
        blue: play t-fury-2
        => strength blue: 7
        blue: done
        => total blue: 7
        => asked: send of blue
        => won: defender",
    );
    assert_eq!(told.position.table.asked, Asked::Send);
    told.then("blue: done\n=> captured red: -");
}

/// Every scenario file of this folder plays.
#[test]
fn the_scenario_files_play() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let mut played = 0;
    for entry in std::fs::read_dir(&folder).expect("the folder of scenarios") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("text");
        let scenario = Scenario::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        scenario.play::<Valhalla>().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        played += 1;
    }
    assert!(played >= 10, "{played} files");
}
