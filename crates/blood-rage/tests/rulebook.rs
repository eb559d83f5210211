//! Section 13: the worked examples of the rulebooks and of the rules.

mod tale;

use meadhall_blood_rage::Phase;
use tale::{choices, gains, legal, play, refused, totals};

/// [BR-13.1, BR-13.2, BR-2.13] Two raises of Rage in age 1 change nothing now; age 2 begins with 8.
#[test]
fn rage_after_two_raises() {
    play(
        "seats: wolf, raven
        destroyed: elvagar, angerboda, horgr
        doomed: utgard, andlang, gimle
        token muspelheim: rage
        token myrkvlor: rage
        rage wolf: 0
        rage raven: 3
        figures raven: warrior muspelheim, warrior myrkvlor
        turn: raven
        ---
        raven: pillage muspelheim
        => steps raven: 2, 1, 1
        => rage raven: 3
        raven: pillage myrkvlor
        => steps raven: 3, 1, 1
        => stats raven: 8, 3, 4
        => rage raven: 3
        raven: pass
        => age: 2
        => phase: gifts",
    );
    let mut told = play("seats: wolf, raven\nage: 2\nphase: gifts\nsteps raven: 3, 1, 1");
    tale::play_on(&mut told, |table| table.phase == Phase::Gifts);
    assert_eq!(told.position.table.sheets[1].rage, 8);
    assert_eq!(told.position.table.sheets[0].rage, 6);
}

/// [BR-13.3, BR-13.4, BR-5.23, BR-11.64]
#[test]
fn invading_with_an_upgraded_warrior() {
    play(
        "seats: wolf, raven
        age: 2
        turn: raven
        rage raven: 6
        upgrades raven: experts-in-arms
        figures raven: warrior utgard
        ---
        raven: invade warrior utgard
        => rage raven: 4
        => in utgard: raven 2 warriors
        => reserve raven: leader, 6 warriors, ship",
    );
}

const MARCHES: &str = "seats: wolf, raven, serpent, bear
    destroyed: muspelheim
    doomed: horgr, utgard, andlang
    turn: raven
    figures wolf: warrior elvagar, warrior myrkvlor
    figures raven: 3 warriors gimle
    figures serpent: 4 warriors angerboda
    figures bear: warrior elvagar, ship nw
    ---\n";

/// [BR-13.5, BR-13.6, BR-5.33, BR-5.35]
#[test]
fn two_figures_march_to_a_distant_province() {
    play(&format!(
        "{MARCHES}
        raven: march gimle > elvagar: 2 warriors
        => rage raven: 5
        => in gimle: raven warrior
        => in elvagar: wolf warrior, raven 2 warriors, bear warrior
        => asked: turn of serpent"
    ));
}

/// [BR-13.7, BR-5.36] Three do not fit, and the attempt changes nothing.
#[test]
fn three_figures_do_not_fit() {
    play(&format!(
        "{MARCHES}
        ! raven: march gimle > elvagar: 3 warriors
        => rage raven: 6
        => in gimle: raven 3 warriors"
    ));
}

/// [BR-13.8, BR-5.37] Yggdrasil takes any number.
#[test]
fn four_figures_march_to_yggdrasil() {
    play(&format!(
        "{MARCHES}
        raven: march gimle > yggdrasil: 3 warriors
        serpent: march angerboda > yggdrasil: 4 warriors
        => in angerboda: -
        => in yggdrasil: raven 3 warriors, serpent 4 warriors
        => rage serpent: 5"
    ));
}

/// [BR-13.9, BR-13.10, BR-13.11, BR-5.34, BR-5.38] One start, one target, and no ship.
#[test]
fn a_march_has_one_start_and_one_target() {
    let told = play(&format!("{MARCHES}raven: pass\nserpent: pass"));
    let of_bear = choices(&told, "bear", "march");
    assert!(of_bear.iter().all(|march| march.starts_with("march elvagar > ") && march.ends_with(": warrior")));
    assert!("march elvagar > gimle, horgr: warrior".parse::<meadhall_blood_rage::Action>().is_err());
    assert!("march elvagar, gimle > horgr: 2 warriors".parse::<meadhall_blood_rage::Action>().is_err());
    play(&format!(
        "{MARCHES}raven: pass
        serpent: pass
        ! bear: march nw > gimle: warrior
        ! bear: march nw > ne: warrior
        ! bear: march elvagar > nw: warrior"
    ));
    assert!("march nw > gimle: ship".parse::<meadhall_blood_rage::Action>().is_err(), "ships never march");
}

/// [BR-13.12, BR-13.13, BR-13.14, BR-5.44]
#[test]
fn replacing_a_clan_upgrade() {
    play(
        "seats: wolf, raven, serpent
        age: 2
        turn: serpent
        rage serpent: 5
        upgrades serpent: lokis-domain, friggas-succor, friggas-charm
        hand serpent: lokis-eminence
        ---
        serpent: upgrade lokis-eminence 2
        => rage serpent: 4
        => upgrades serpent: lokis-domain, lokis-eminence, friggas-charm
        => hand serpent: -",
    );
    play(
        "seats: wolf, raven, serpent
        age: 2
        turn: serpent
        rage serpent: 5
        upgrades serpent: lokis-domain, friggas-succor, thors-glory
        hand serpent: lokis-eminence
        ---
        serpent: upgrade lokis-eminence 2
        => rage serpent: 3
        => upgrades serpent: lokis-domain, lokis-eminence, thors-glory
        => discarded: lokis-domain, friggas-succor, thors-glory, lokis-eminence",
    );
}

/// [BR-13.15, BR-11.69, BR-5.46] Domain and Eminence together give 3 Glory for each of four figures released.
#[test]
fn released_figures_bring_three_glory_each() {
    play(
        "seats: wolf, raven, serpent
        age: 2
        rage wolf: 0
        rage raven: 0
        turn: serpent
        upgrades serpent: lokis-domain, lokis-eminence, thors-glory
        valhalla serpent: leader, 3 warriors
        ---
        serpent: pass
        => glory serpent: 12
        => sources serpent: valhalla 12
        => valhalla serpent: -
        => age: 3",
    );
}

/// [BR-13.16, BR-13.17, BR-5.58, BR-7.9, BR-11.47]
#[test]
fn committing_a_quest() {
    let facts = "seats: wolf, bear
        age: 2
        destroyed: myrkvlor, elvagar, angerboda, gimle
        doomed: gimle, andlang, utgard
        turn: bear
        rage bear: 1
        rage wolf: 0
        hand bear: jotunheim-2";
    play(&format!(
        "{facts}
        figures bear: warrior horgr
        ---
        bear: quest jotunheim-2
        => rage bear: 1
        => hand size bear: 0
        => quests bear: jotunheim-2
        bear: pass
        => glory bear: 7
        => asked: raise of bear
        bear: raise axes
        => steps bear: 1, 2, 1
        => quests bear: -
        => discarded: jotunheim-2"
    ));
    play(&format!(
        "{facts}
        figures bear: warrior andlang
        figures wolf: warrior horgr
        ---
        bear: quest jotunheim-2
        bear: pass
        => glory bear: 3
        => steps bear: 1, 1, 1
        => discarded: jotunheim-2"
    ));
}

const ANDLANG: &str = "seats: wolf, raven, serpent, bear
    destroyed: muspelheim
    doomed: myrkvlor, elvagar, angerboda
    token andlang: axes
    pillaged: horgr
    figures wolf: ship sw, 2 warriors yggdrasil
    figures raven: warrior gimle, warrior yggdrasil
    figures serpent: leader horgr
    rage wolf: 3
    rage raven: 2
    rage serpent: 1
    rage bear: 0
    hand wolf: tyrs-crush-1
    hand raven: lord-of-hammers
    ---\n";

/// [BR-13.18, BR-13.19, BR-13.20, BR-13.21, BR-13.22, BR-13.23, BR-13.24, BR-13.25, BR-13.26, BR-13.27]
#[test]
fn pillaging_andlang() {
    let told = play(&format!(
        "{ANDLANG}
        wolf: pillage andlang
        => asked: call of raven
        raven: call warrior from gimle
        => asked: call of wolf
        ! serpent: call leader from horgr
        wolf: call warrior from yggdrasil
        => asked: call of raven
        raven: call warrior from yggdrasil
        => asked: card of wolf, raven
        ! wolf: call warrior from yggdrasil
        raven: play lord-of-hammers
        wolf: play tyrs-crush-1
        => asked: turn of raven
        => valhalla raven: 2 warriors
        => hand raven: lord-of-hammers
        => discarded: tyrs-crush-1
        => figures wolf: warrior andlang, warrior yggdrasil, ship sw
        => stats wolf: 6, 4, 4
        => pillaged: horgr, andlang
        => glory wolf: 4
        => glory raven: 0
        => glory serpent: 0
        => rage wolf: 3
        => rage raven: 2
        => rage serpent: 1
        => rage bear: 0"
    ));
    assert_eq!(totals(&told), [("wolf".to_owned(), 3, 4), ("raven".to_owned(), 2, 0)]);
}

/// [BR-13.28, BR-13.29, BR-13.30, BR-13.31, BR-1.31, BR-7.13, BR-7.14]
#[test]
fn the_quest_manheim() {
    let facts = "seats: wolf, raven, serpent
        destroyed: gimle, andlang
        doomed: utgard, horgr, muspelheim
        rage wolf: 0
        rage raven: 0
        turn: serpent
        figures wolf: 3 warriors elvagar
        figures serpent: warrior elvagar, ship ne
        quests serpent: manheim-1";
    play(&format!(
        "{facts}
        figures raven: warrior angerboda
        ---
        serpent: pass
        => asked: raise of serpent
        => glory serpent: 5
        serpent: raise horns
        => stats serpent: 6, 3, 5
        => discarded: manheim-1
        => figures serpent: warrior elvagar, ship ne"
    ));
    // Were Angerboda lost too, the tie in Elvagar would not be enough.
    play(&format!(
        "{facts}
        figures raven: leader angerboda
        ---
        serpent: pass
        => glory serpent: 0"
    ));
}

/// [BR-13.32, BR-13.33, BR-7.22, BR-7.26]
#[test]
fn ragnarok_in_gimle() {
    let told = play(
        "seats: wolf, raven
        age: 2
        destroyed: elvagar, angerboda, muspelheim, horgr
        doomed: horgr, gimle, andlang
        rage raven: 0
        turn: wolf
        figures wolf: warrior gimle, ship nw
        figures raven: 2 warriors gimle
        ---
        wolf: pass
        => glory wolf: 6
        => glory raven: 6
        => destroyed: elvagar, angerboda, muspelheim, horgr, gimle
        => in gimle: -
        => in nw: -
        => figures wolf: -",
    );
    use meadhall_blood_rage::{Event, Place};
    let dead = told.events.iter().filter(|event| matches!(event, Event::Destroyed { .. })).count();
    assert_eq!(dead, 4);
    assert!(told.events.contains(&Event::Doomed(Place::Andlang)));
}

/// [BR-13.34, BR-13.35, BR-8.3, BR-8.4]
#[test]
fn legendary_steps() {
    for rage in [4, 5] {
        play(&format!(
            "seats: wolf, raven
            age: 3
            rage wolf: 0
            turn: raven
            steps raven: {rage}, 6, 3
            ---
            raven: pass
            => glory raven: 30
            => sources raven: legends 30
            => winners: raven"
        ));
    }
    play(
        "seats: wolf, raven
        age: 3
        rage wolf: 0
        turn: raven
        steps raven: 6, 6, 6
        ---
        raven: pass
        => glory raven: 60",
    );
}

/// [BR-13.36, BR-6.36, BR-6.55, BR-6.42, BR-6.47] A tie: all lose, also those with less.
#[test]
fn a_tie_destroys_everybody() {
    play(
        "seats: wolf, raven, serpent
        token gimle: axes
        figures wolf: leader gimle
        figures raven: 2 warriors gimle
        figures serpent: warrior gimle
        hand wolf: tyrs-bash
        hand raven: tyrs-smash-1
        hand serpent: friggas-grace
        ---
        wolf: pillage gimle
        wolf: play tyrs-bash
        raven: play tyrs-smash-1
        serpent: play friggas-grace
        => in gimle: -
        => valhalla wolf: leader
        => valhalla raven: 2 warriors
        => valhalla serpent: warrior
        => hand wolf: tyrs-bash
        => hand raven: tyrs-smash-1
        => hand serpent: friggas-grace
        => glory wolf: 0
        => glory raven: 0
        => pillaged: -
        => steps wolf: 1, 1, 1",
    );
}

/// [BR-13.37, BR-6.33, BR-11.2, BR-11.5, BR-6.41]
#[test]
fn winning_without_figures() {
    play(
        "seats: wolf, raven
        figures wolf: 2 warriors gimle
        figures raven: warrior gimle
        hand wolf: odins-smite
        hand raven: tyrs-smite-1
        ---
        wolf: pillage gimle
        wolf: play odins-smite
        raven: play tyrs-smite-1
        => glory raven: 3
        => hand raven: -
        => discarded: tyrs-smite-1
        => hand wolf: odins-smite
        => in gimle: -
        => valhalla wolf: 2 warriors
        => valhalla raven: warrior
        => pillaged: -",
    );
}

/// [BR-13.38, BR-6.64, BR-5.68] A defender wins; the province may be tried again.
#[test]
fn a_winner_who_is_not_the_pillager() {
    play(
        "seats: wolf, raven
        figures wolf: warrior gimle, ship nw
        figures raven: leader gimle
        hand wolf: tyrs-bash, troll
        hand raven: tyrs-smash-1
        ---
        wolf: pillage gimle
        wolf: play tyrs-bash
        raven: play tyrs-smash-1
        => asked: add of wolf
        wolf: decline
        => glory raven: 3
        => glory wolf: 0
        => discarded: tyrs-smash-1
        => hand wolf: tyrs-bash, troll
        => valhalla wolf: warrior, ship
        => pillaged: -
        raven: pillage gimle
        => pillaged: gimle",
    );
}

/// [BR-13.39, BR-6.15, BR-6.16, BR-6.61] No battle: the reward and nothing for Axes.
#[test]
fn a_pillage_without_battle() {
    play(
        "seats: wolf, raven
        token gimle: glory
        figures wolf: leader gimle
        hand wolf: tyrs-bash
        ---
        wolf: pillage gimle
        => glory wolf: 5
        => sources wolf: pillage 5
        => pillaged: gimle
        => hand wolf: tyrs-bash
        => asked: turn of raven",
    );
}

/// [BR-13.40, BR-6.24, BR-11.17, BR-11.19]
#[test]
fn heimdalls_watch() {
    play(
        "seats: wolf, raven, serpent
        age: 2
        figures wolf: warrior gimle
        figures raven: warrior gimle
        figures serpent: warrior gimle
        hand wolf: tyrs-rage-2, tyrs-bash
        hand raven: heimdalls-watch-2, troll
        hand serpent: heimdalls-eye
        ---
        wolf: pillage gimle
        wolf: play tyrs-rage-2
        raven: play heimdalls-watch-2
        serpent: play heimdalls-eye
        => glory raven: 8
        => discarded: tyrs-rage-2, heimdalls-eye, heimdalls-watch-2
        => asked: card of wolf, raven
        wolf: play tyrs-bash
        raven: play troll
        => glory wolf: 3
        => hand raven: troll",
    );
}

/// [BR-13.41, BR-11.22, BR-11.28, BR-11.29]
#[test]
fn primacy_against_watch() {
    let told = play(
        "seats: wolf, raven
        age: 3
        figures wolf: warrior gimle
        figures raven: warrior gimle
        hand wolf: thors-primacy
        hand raven: heimdalls-watch-3
        ---
        wolf: pillage gimle
        wolf: play thors-primacy
        raven: play heimdalls-watch-3
        => glory raven: 0
        => glory wolf: 3
        => hand raven: heimdalls-watch-3",
    );
    assert_eq!(totals(&told), [("wolf".to_owned(), 1, 3), ("raven".to_owned(), 1, 0)]);
}

/// [BR-13.42, BR-6.27, BR-6.28, BR-6.30, BR-11.16]
#[test]
fn white_discs_are_added_one_after_another() {
    let told = play(
        "seats: wolf, raven
        age: 2
        figures wolf: leader gimle
        figures raven: leader gimle
        hand wolf: tyrs-smash-1, heimdalls-eye, troll
        hand raven: friggas-grace, heimdalls-eye, tyrs-bash
        ---
        wolf: pillage gimle
        wolf: play tyrs-smash-1
        raven: play friggas-grace
        => asked: add of wolf
        wolf: decline
        raven: add heimdalls-eye
        wolf: add heimdalls-eye
        raven: decline
        => asked: add of wolf
        wolf: decline
        => glory wolf: 3
        => hand wolf: troll
        => hand raven: tyrs-bash, friggas-grace, heimdalls-eye
        => discarded: tyrs-smash-1, heimdalls-eye",
    );
    assert_eq!(totals(&told), [("wolf".to_owned(), 3, 5), ("raven".to_owned(), 3, 4)]);
}

/// [BR-13.43, BR-6.38, BR-11.35, BR-11.36] The Rage is taken before the winner can spend it.
#[test]
fn trickery_comes_before_prowess() {
    play(
        "seats: wolf, raven, serpent
        age: 2
        turn: raven
        rage raven: 1
        rage wolf: 0
        rage serpent: 0
        upgrades raven: tyrs-prowess
        figures raven: leader gimle
        figures wolf: warrior gimle
        hand raven: tyrs-bash
        hand wolf: lokis-trickery
        ---
        raven: pillage gimle
        raven: play tyrs-bash
        wolf: play lokis-trickery
        => rage raven: 0
        => rage wolf: 1
        => hand raven: -
        => discarded: tyrs-bash, tyrs-prowess
        => asked: turn of wolf",
    );
}

/// [BR-13.44, BR-6.39, BR-11.38, BR-11.39]
#[test]
fn poison_comes_before_prowess() {
    play(
        "seats: wolf, raven, serpent
        age: 3
        turn: raven
        upgrades raven: tyrs-prowess
        figures raven: leader gimle
        figures wolf: warrior gimle
        hand raven: tyrs-rage-3
        hand wolf: lokis-poison, troll
        ---
        raven: pillage gimle
        raven: play tyrs-rage-3
        wolf: play lokis-poison
        => asked: add of wolf
        wolf: decline
        => hand wolf: troll, tyrs-rage-3, lokis-poison
        => hand raven: -
        => rage raven: 6
        => glory raven: 3",
    );
}

/// [BR-13.45, BR-11.65, BR-11.66, BR-6.46]
#[test]
fn dragons_in_ragnarok() {
    play(
        "seats: wolf, raven
        age: 3
        destroyed: elvagar, angerboda, muspelheim, horgr, utgard
        doomed: horgr, utgard, gimle
        rage raven: 0
        turn: wolf
        upgrades wolf: eternal-dragons
        figures wolf: ship nw
        ---
        wolf: pass
        => glory wolf: 16
        => sources wolf: ragnarok 4, cards 12",
    );
}

/// [BR-13.46, BR-6.53, BR-6.54, BR-11.24]
#[test]
fn axes_by_oath_count_at_once() {
    play(
        "seats: wolf, raven
        age: 2
        turn: raven
        figures raven: warrior gimle
        figures wolf: leader gimle
        hand wolf: thors-oath
        ---
        raven: pillage gimle
        wolf: play thors-oath
        => asked: raise of wolf
        wolf: raise axes
        => glory wolf: 4",
    );
}

/// [BR-13.47, BR-6.56, BR-11.37]
#[test]
fn backstab_comes_after_the_axes() {
    let told = play(
        "seats: wolf, raven
        age: 2
        turn: raven
        figures raven: leader gimle
        figures wolf: warrior gimle
        hand wolf: lokis-backstab
        ---
        raven: pillage gimle
        wolf: play lokis-backstab
        => glory raven: 1
        => glory wolf: 2",
    );
    assert_eq!(gains(&told).len(), 2);
}

/// [BR-13.48, BR-5.19, BR-6.63] Nothing is taken from a winner without Rage, and the phase goes on.
#[test]
fn the_phase_goes_on_while_somebody_has_rage() {
    play(
        "seats: wolf, raven
        turn: raven
        rage wolf: 0
        rage raven: 1
        figures raven: warrior gimle
        figures wolf: leader gimle
        hand raven: lokis-trickery
        ---
        raven: pillage gimle
        raven: play lokis-trickery
        => rage raven: 1
        => glory wolf: 3
        => asked: turn of raven",
    );
}

/// [BR-13.49, BR-6.8, BR-6.10] The one who moved last is asked once more.
#[test]
fn the_last_question_of_a_call() {
    play(
        "seats: wolf, raven
        figures wolf: warrior elvagar, warrior yggdrasil
        figures raven: 2 warriors yggdrasil
        ---
        wolf: pillage elvagar
        => asked: call of raven
        raven: call warrior from yggdrasil
        => asked: call of wolf
        wolf: decline
        => asked: call of raven
        raven: decline
        => asked: turn of raven
        => in yggdrasil: wolf warrior, raven warrior
        => in elvagar: -",
    );
}

/// [BR-13.50, BR-6.28] The one who added last is asked once more, unless the hand is empty.
#[test]
fn the_last_question_of_step_d() {
    let facts = "seats: wolf, raven
        age: 3
        figures wolf: warrior gimle
        figures raven: warrior gimle
        hand raven: troll, thors-hammer, lokis-trickery";
    play(&format!(
        "{facts}
        hand wolf: heimdalls-gaze, tyrs-bash, lokis-domain
        ---
        wolf: pillage gimle
        wolf: play tyrs-bash
        raven: play troll
        wolf: add heimdalls-gaze
        raven: decline
        => asked: add of wolf
        wolf: decline
        => glory wolf: 3"
    ));
    play(&format!(
        "{facts}
        hand wolf: heimdalls-gaze, tyrs-bash
        ---
        wolf: pillage gimle
        wolf: play tyrs-bash
        raven: play troll
        wolf: add heimdalls-gaze
        raven: decline
        => glory wolf: 3
        => asked: turn of raven"
    ));
}

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
            let (_, again) = BloodRage::compose(&kept, &Options::default())
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
