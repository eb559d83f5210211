//! Section 13: the worked examples of the rulebooks and of the rules.

use crate::support::{choices, play, totals};
use meadhall_blood_rage::Phase;

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
    crate::support::play_on(&mut told, |table| table.phase == Phase::Gifts);
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
        => discarded: friggas-succor",
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
