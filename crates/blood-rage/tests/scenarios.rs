//! Scenarios: what can be told, what is refused, and files that come true.

mod tale;

use meadhall_blood_rage::{BloodRage, FACTS, FACTS_OF_CLANS};
use meadhall_engine::{Facts, Game, Quick, Seat};
use std::collections::BTreeSet;
use tale::{legal, play, refused};

/// An impossible position is refused with the reason.
#[test]
fn impossible_positions_are_refused() {
    for (facts, reason) in [
        ("seats: wolf", "2 to 5 players"),
        ("seats: wolf, ram", "fifth player"),
        ("seats: wolf, raven\nfigures wolf: 5 warriors gimle", "more figures on the board than Horns"),
        ("seats: wolf, raven\nsteps wolf: 1, 1, 5\nfigures wolf: 4 warriors andlang", "no room"),
        ("seats: wolf, raven\nfigures wolf: warrior sw", "cannot be in"),
        ("seats: wolf, raven\nfigures wolf: troll gimle", "not so many"),
        ("seats: wolf, raven\nhand wolf: alfheim", "several ages"),
        ("seats: wolf, raven\nhand wolf: widespread-1", "not so many"),
        ("seats: wolf, raven\nhand wolf: valkyrie", "later age"),
        ("seats: wolf, raven\ndestroyed: gimle", "3 outer provinces are destroyed"),
        ("seats: wolf, raven\nrage wolf: 0\nrage raven: 0", "Action phase is over"),
        ("seats: wolf, raven\nglory bear: 3", "does not take part"),
        ("seats: wolf, raven\nrage wolf: 13", "no number from 0 to 12"),
        ("seats: wolf, raven\ngods: odin gimle, thor horgr", "option gods"),
    ] {
        let told = refused(facts);
        assert!(told.contains(reason), "{facts}: {told}");
    }
    let told = play("seats: wolf, raven");
    assert!(legal(&told, "wolf").contains(&"pass".to_owned()));
}

/// The examples of the books as files that `meadhall scenario` plays.
#[test]
fn scenario_files_come_true() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");
    let (mut played, mut wrong) = (0, Vec::new());
    for entry in std::fs::read_dir(folder).expect("the scenarios are there").flatten() {
        let text = std::fs::read_to_string(entry.path()).expect("a text");
        let scenario = meadhall_engine::Scenario::parse(&text).unwrap_or_else(|error| panic!("{entry:?}: {error}"));
        if let Err(error) = scenario.play::<BloodRage>() {
            wrong.push(format!("{:?}: {error}", entry.file_name()));
        }
        played += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(played >= 14);
}

/// What a scenario prints can be read back as a scenario, from every phase and every question of random games: it composes
/// to a position with the same facts, the same choices and the same ones to decide.
#[test]
fn described_positions_compose_again() {
    let mut seen = BTreeSet::new();
    for seed in 0..24 {
        let switches = ["", "monsters mystics gods", "first-game gods monsters"][seed as usize % 3];
        let game = tale::open(2 + seed as usize % 4, switches);
        let mut count = 0;
        tale::walk(&game, seed, |position, _| {
            count += 1;
            // Every question at least once, and every seventh position.
            let what = format!("{:?} {:?}", position.table.phase, position.table.asked);
            if !seen.insert(what) && count % 7 != 0 {
                return;
            }
            let facts = game.describe(position);
            let stated = Facts(facts.0.iter().filter(|(key, _)| is_stated(key)).cloned().collect());
            let (again, other) = BloodRage::compose(&stated, &game.options(), &mut Quick::new(0))
                .unwrap_or_else(|bad| panic!("seed {seed}: {bad}\n{stated:?}"));
            let told = again.describe(&other);
            for key in facts.keys() {
                assert_eq!(told.get(key), facts.get(key), "seed {seed}: {key}\n{stated:?}");
            }
            for seat in Seat::all(game.seats()) {
                let mut choices = [Vec::new(), Vec::new()];
                game.legal(position, seat, &mut choices[0]);
                again.legal(&other, seat, &mut choices[1]);
                assert_eq!(choices[0], choices[1], "seed {seed}: {facts:?}");
            }
        });
    }
    for word in
        ["Draft", "Call", "Card", "Add", "Discard", "Quest", "Raise", "Save", "Spare", "God", "Over", "Ragnarok"]
    {
        assert!(seen.iter().any(|what| what.contains(word)), "{word}: {seen:?}");
    }
}

fn is_stated(key: &str) -> bool {
    let word = key.rsplit_once(' ').map_or("", |(word, _)| word);
    FACTS.contains(&key) || FACTS_OF_CLANS.contains(&word) || word == "token"
}
