//! Scenarios: what can be told, what is refused, and files that come true.

mod tale;

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
    let mut played = 0;
    for entry in std::fs::read_dir(folder).expect("the scenarios are there").flatten() {
        let text = std::fs::read_to_string(entry.path()).expect("a text");
        let scenario = meadhall_engine::Scenario::parse(&text).unwrap_or_else(|error| panic!("{entry:?}: {error}"));
        if let Err(error) = scenario.play::<meadhall_blood_rage::BloodRage>() {
            panic!("{entry:?}: {error}");
        }
        played += 1;
    }
    assert!(played >= 3);
}

/// What a scenario prints can be read back as a scenario: facts of random positions in the Action phase compose again.
#[test]
fn described_positions_compose_again() {
    use meadhall_blood_rage::{Asked, BloodRage};
    use meadhall_engine::{Facts, Game, Options};
    let game = tale::game(3);
    let mut composed = 0;
    for seed in 0..10 {
        tale::walk(&game, seed, |position, _| {
            if position.table.asked != Asked::Turn {
                return;
            }
            let told = ["age", "first", "turn", "passed", "destroyed", "doomed", "pillaged", "seats"];
            let of_clans = ["glory", "rage", "steps", "figures", "valhalla", "upgrades", "hand", "quests"];
            let keep = |key: &str| match key.split_once(' ') {
                None => told.contains(&key),
                Some(("hand" | "quests", rest)) if rest.starts_with("size") => false,
                Some((word, _)) => of_clans.contains(&word) || word == "token",
            };
            let facts = game.describe(position);
            let kept = Facts(facts.0.iter().filter(|(key, _)| keep(key)).cloned().collect());
            let (_, again) = BloodRage::compose(&kept, &Options::default(), &mut meadhall_engine::Quick::new(0))
                .unwrap_or_else(|bad| panic!("seed {seed}: {bad}\n{kept:?}"));
            let both = (game.describe(&again), game.describe(position));
            for key in kept.keys() {
                assert_eq!(both.0.get(key), both.1.get(key), "seed {seed}: {key}");
            }
            composed += 1;
        });
    }
    assert!(composed > 300);
}
