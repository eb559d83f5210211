//! Scenarios: what can be told, what is refused, and files that come true.

use crate::support::{legal, play, refused};
use meadhall_blood_rage::{BloodRage, FACTS, FACTS_OF_CLANS};
use meadhall_engine::{Chance, Facts, Game, Ignore, Quick, ScenarioGame, Seat};
use std::collections::BTreeSet;

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
        let game = crate::support::open(2 + seed as usize % 4, switches);
        let mut count = 0;
        crate::support::walk(&game, seed, |position, _| {
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

/// Facts that were changed at random are refused with a reason, or make a position that can be played to its end.
#[test]
fn changed_facts_are_refused_or_can_be_played() {
    let mut quick = Quick::new(7);
    let mut pool: Vec<(String, String)> = Vec::new();
    let (mut refused, mut played) = (0, 0);
    for seed in 0..games(24) {
        let switches = ["", "monsters mystics gods"][seed as usize % 2];
        let game = crate::support::open(2 + seed as usize % 4, switches);
        crate::support::walk(&game, seed, |position, _| {
            let mut facts = game.describe(position);
            facts.0.retain(|(key, _)| is_stated(key));
            pool.push(facts.0[quick.index(facts.0.len())].clone());
            if quick.index(6) > 0 {
                return;
            }
            for _ in 0..1 + quick.index(3) {
                let place = quick.index(facts.0.len());
                let other = pool[quick.index(pool.len())].clone();
                let word = |key: &str| key.split(' ').next().unwrap_or_default().to_owned();
                match quick.index(3) {
                    0 => drop(facts.0.remove(place)),
                    1 => match facts.0.iter_mut().find(|(key, _)| word(key) == word(&other.0)) {
                        Some(fact) => fact.1 = other.1,
                        None => facts.0.push(other),
                    },
                    _ => {
                        let value = &mut facts.0[place].1;
                        *value = value.split(", ").skip(1).collect::<Vec<_>>().join(", ");
                    }
                }
            }
            match BloodRage::compose(&facts, &game.options(), &mut Quick::new(seed)) {
                Err(bad) => {
                    assert!(!bad.reason.is_empty());
                    refused += 1;
                }
                Ok((game, position)) => {
                    play_out(&game, position, &facts, &mut quick);
                    played += 1;
                }
            }
        });
    }
    assert!(refused > 200 && played > 200, "{refused} refused, {played} played");
}

/// Plays at random to the end; somebody can always decide, and the bound on what is left falls.
fn play_out(game: &BloodRage, mut position: meadhall_blood_rage::Position, facts: &Facts, quick: &mut Quick) {
    let mut choices = Vec::new();
    while let Some(seat) = game.pending(&position).first() {
        let before = game.decision_bound(&position);
        let asked = position.table.asked;
        let Some(action) = game.sample(&position, seat, quick, &mut choices) else {
            panic!("{seat} has no choice at {asked:?}\n{facts:?}");
        };
        game.apply(&mut position, seat, action, quick, &mut Ignore);
        let after = game.decision_bound(&position);
        assert!(after < before, "`{action}` at {asked:?}: {before}, then {after}\n{facts:?}");
    }
    assert!(game.outcome(&position).is_some());
}

/// How many games; more of them on demand.
fn games(usual: u64) -> u64 {
    std::env::var("MEADHALL_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}
