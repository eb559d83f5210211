//! Sections 5.1 to 5.4: the course of the Action phase, Invade and March.

use crate::support::{choices, legal, play};
use meadhall_blood_rage::Event;

/// [BR-5.1, BR-7.35] Current Rage is set to the Rage stat; what was left is gone.
#[test]
fn rage_is_set_at_the_start_of_the_phase() {
    let mut told = play(
        "seats: wolf, raven
        age: 2
        phase: gifts
        steps wolf: 5, 1, 1
        steps raven: 2, 1, 1
        rage raven: 3",
    );
    crate::support::play_on(&mut told, |table| table.phase.word() == "gifts");
    let rage: Vec<u8> = told.position.table.sheets[..2].iter().map(|sheet| sheet.rage).collect();
    assert_eq!(rage, [12, 7]);
}

/// [BR-5.2] The first player takes the first turn; turns go on clockwise.
#[test]
fn turns_go_clockwise_from_the_first_player() {
    let mut told = play("seats: wolf, raven, serpent\nphase: gifts\nfirst: raven");
    crate::support::play_on(&mut told, |table| table.phase.word() == "gifts");
    assert_eq!(told.game.seat_name_of(&told), "raven");
    play(
        "seats: wolf, raven, serpent
        first: serpent
        ---
        => asked: turn of serpent
        serpent: invade leader gimle
        => asked: turn of wolf
        wolf: invade leader gimle
        => asked: turn of raven",
    );
}

trait Named {
    fn seat_name_of(&self, told: &crate::support::Told) -> String;
}

impl Named for meadhall_blood_rage::BloodRage {
    fn seat_name_of(&self, told: &crate::support::Told) -> String {
        use meadhall_engine::Wording;
        self.seat_name(&told.position, told.position.table.who)
    }
}

/// [BR-5.3, BR-5.5, BR-5.14] Exactly one action a turn, the same as often as wished.
#[test]
fn one_action_a_turn() {
    play(
        "seats: wolf, raven
        ---
        wolf: invade warrior gimle
        ! wolf: invade warrior gimle
        raven: invade warrior horgr
        wolf: invade warrior gimle
        raven: invade warrior horgr
        => in gimle: wolf 2 warriors
        => in horgr: raven 2 warriors",
    );
}

/// [BR-5.6, BR-5.7, BR-5.11] Who has no Rage is skipped, reacts still, and has not passed.
#[test]
fn without_rage_one_is_skipped_but_reacts() {
    let told = play(
        "seats: wolf, raven, serpent
        rage raven: 0
        figures wolf: warrior gimle
        figures raven: leader yggdrasil
        hand raven: tyrs-bash
        hand wolf: tyrs-smash-1
        ---
        wolf: pillage gimle
        => asked: call of raven
        raven: call leader from yggdrasil
        wolf: play tyrs-smash-1
        raven: play tyrs-bash
        => glory raven: 3
        => passed: -
        => asked: turn of serpent
        serpent: pass
        => asked: turn of wolf",
    );
    assert!(legal(&told, "raven").is_empty(), "not even a leader invades without Rage");
}

/// [BR-5.8, BR-11.26] Rage gained later brings the turns back.
#[test]
fn rage_gained_brings_turns_back() {
    play(
        "seats: wolf, raven
        age: 3
        rage raven: 0
        figures wolf: warrior gimle
        figures raven: leader gimle
        hand raven: thors-ascension
        ---
        wolf: pillage gimle
        raven: play thors-ascension
        => rage raven: 3
        => asked: turn of raven",
    );
}

/// [BR-5.8, BR-5.11] Who was skipped without Rage has not passed: with Rage won later the turns come back.
#[test]
fn being_skipped_is_not_passing() {
    play(
        "seats: wolf, raven, serpent
        age: 3
        rage raven: 0
        figures raven: leader gimle
        figures serpent: warrior gimle
        hand raven: thors-ascension
        ---
        wolf: invade warrior horgr
        => asked: turn of serpent
        serpent: pillage gimle
        raven: play thors-ascension
        => rage raven: 3
        => passed: -
        => asked: turn of wolf
        wolf: invade warrior horgr
        => asked: turn of raven
        raven: march gimle > horgr: leader
        => rage raven: 2",
    );
}

/// [BR-5.9] With Rage and nothing to do one passes.
#[test]
fn with_nothing_to_do_one_passes() {
    let told = play(
        "seats: wolf, raven
        rage wolf: 1
        destroyed: elvagar, angerboda, muspelheim
        doomed: andlang, gimle, myrkvlor
        steps wolf: 1, 1, 1
        figures wolf: ship ne, leader horgr
        pillaged: yggdrasil, horgr, utgard, andlang, gimle
        figures raven: 3 warriors horgr
        valhalla wolf: 8 warriors",
    );
    // The lonely leader can still march: taken to Valhalla too, nothing is left.
    assert!(legal(&told, "wolf").iter().all(|choice| choice == "pass" || choice.starts_with("march horgr")));
    let told = play(
        "seats: wolf, raven
        rage wolf: 1
        figures wolf: ship nw
        pillaged: gimle, myrkvlor
        valhalla wolf: 8 warriors, leader",
    );
    assert_eq!(legal(&told, "wolf"), ["pass"]);
}

/// [BR-5.10, BR-5.12] Passing loses all Rage and all turns, but not the reactions.
#[test]
fn passing_is_final() {
    play(
        "seats: wolf, raven
        figures raven: leader yggdrasil
        turn: raven
        ---
        raven: pass
        => rage raven: 0
        => passed: raven
        wolf: invade warrior gimle
        => asked: turn of wolf
        wolf: pillage gimle
        => asked: call of raven
        raven: call leader from yggdrasil
        => glory raven: 3",
    );
}

/// [BR-5.13, BR-5.17] Who has passed takes no turn even with Rage, counts as having none, and may spend it on reactions.
#[test]
fn rage_after_passing_serves_reactions_only() {
    play(
        "seats: wolf, raven, serpent
        age: 2
        rage wolf: 3
        passed: raven
        rage serpent: 0
        upgrades raven: friggas-protection
        figures wolf: leader gimle
        figures raven: 2 warriors gimle
        hand raven: lokis-trickery
        ---
        wolf: pillage gimle
        raven: play lokis-trickery
        => rage raven: 1
        => asked: save of raven
        raven: save warrior
        => in gimle: wolf leader, raven warrior
        => asked: turn of wolf",
    );
    play(
        "seats: wolf, raven
        rage wolf: 2
        passed: raven
        rage raven: 4
        ---
        wolf: invade ship nw
        => phase: gifts
        => rage raven: 0",
    );
}

/// [BR-5.15] An action that takes the last Rage is carried out whole, free invade included.
#[test]
fn the_last_rage_pays_for_the_whole_action() {
    play(
        "seats: wolf, raven
        rage wolf: 2
        hand wolf: troll
        ---
        wolf: upgrade troll 1
        => rage wolf: 0
        => asked: free invade of wolf
        wolf: invade troll gimle
        => in gimle: wolf troll
        => asked: turn of raven",
    );
}

/// [BR-5.16, BR-5.20] The phase ends when nobody has Rage, and all Rage is gone then.
#[test]
fn the_phase_ends_without_rage() {
    play(
        "seats: wolf, raven
        rage wolf: 1
        rage raven: 1
        hand wolf: tyrs-bash
        ---
        wolf: invade warrior gimle
        => phase: action
        raven: invade warrior gimle
        => phase: discard
        => rage wolf: 0
        => rage raven: 0",
    );
}

/// [BR-5.18, BR-5.19, BR-5.20] The phase ends when all that stands is pillaged, whatever Rage is left.
#[test]
fn the_phase_ends_when_all_is_pillaged() {
    let told = play(
        "seats: wolf, raven
        destroyed: elvagar, angerboda, muspelheim
        doomed: utgard, andlang, myrkvlor
        pillaged: myrkvlor, horgr, utgard, andlang, yggdrasil
        figures wolf: leader gimle
        hand wolf: tyrs-bash
        ---
        wolf: pillage gimle
        => phase: discard
        => rage raven: 0",
    );
    assert!(told.events.contains(&Event::AllPillaged));
}

/// [BR-5.21] Rage regained in the last battle keeps the phase going.
#[test]
fn rage_regained_keeps_the_phase_going() {
    play(
        "seats: wolf, raven
        rage wolf: 1
        rage raven: 0
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand raven: lokis-trickery
        ---
        wolf: pillage gimle
        raven: play lokis-trickery
        => rage wolf: 0
        => rage raven: 1
        => asked: turn of raven",
    );
}

/// [BR-5.22, BR-5.23, BR-5.28, BR-5.29] Invade puts one figure anywhere, a pillaged province included, for its STR.
#[test]
fn invade_puts_one_figure_anywhere() {
    play(
        "seats: wolf, raven
        pillaged: horgr
        figures wolf: warrior gimle
        rage raven: 0
        ---
        wolf: invade warrior horgr
        => rage wolf: 5
        => reserve wolf: leader, 6 warriors, ship
        => in horgr: wolf warrior",
    );
}

/// [BR-5.27, BR-5.41] Nobody invades Yggdrasil; a march goes there.
#[test]
fn nobody_invades_yggdrasil() {
    let told = play("seats: wolf, raven\nfigures wolf: warrior gimle\nupgrades wolf: troll");
    assert!(choices(&told, "wolf", "invade").iter().all(|choice| !choice.ends_with("yggdrasil")));
    assert_eq!(choices(&told, "wolf", "march gimle > yggdrasil"), ["march gimle > yggdrasil: warrior"]);
}

/// [BR-5.31, BR-5.52] A free invade obeys room and Horns.
#[test]
fn a_free_invade_obeys_room_and_horns() {
    play(
        "seats: wolf, raven
        figures wolf: 4 warriors gimle
        hand wolf: troll
        ---
        wolf: upgrade troll 1
        => reserve wolf: leader, 4 warriors, ship, troll
        => asked: turn of raven",
    );
    let told = play(
        "seats: wolf, raven
        figures wolf: 3 warriors andlang
        hand wolf: troll
        ---
        wolf: upgrade troll 2",
    );
    assert!(!legal(&told, "wolf").contains(&"invade troll andlang".to_owned()));
    assert!(legal(&told, "wolf").contains(&"invade troll gimle".to_owned()));
}

/// [BR-5.32] The text of the figure, then Frigga's Succor, then Thor's Domain.
#[test]
fn effects_of_an_invade_in_order() {
    play(
        "seats: wolf, raven, serpent, bear
        age: 2
        upgrades wolf: troll, friggas-succor, thors-domain
        upgrades raven: friggas-protection
        figures raven: 2 warriors gimle
        ---
        wolf: invade troll gimle
        => asked: save of raven
        raven: accept
        => in gimle: wolf troll
        => asked: succor of wolf
        wolf: invade warrior gimle
        => asked: domain gimle of wolf
        wolf: pillage gimle
        => pillaged: gimle
        => rage wolf: 2
        => asked: turn of raven",
    );
}

/// [BR-5.33, BR-5.39] A march costs 1 and needs another province.
#[test]
fn a_march_costs_one() {
    let told = play("seats: wolf, raven\nfigures wolf: 2 warriors gimle, leader gimle");
    let marches = choices(&told, "wolf", "march");
    assert!(!marches.iter().any(|march| march.starts_with("march gimle > gimle")));
    for wanted in ["warrior", "2 warriors", "leader", "warrior, leader", "2 warriors, leader"] {
        assert!(marches.contains(&format!("march gimle > horgr: {wanted}")), "{wanted}");
    }
    // Five provinces and Yggdrasil stand; five ways to take one or more of two warriors and a leader.
    assert_eq!(marches.len(), 5 * 5);
}

/// [BR-5.40] A march triggers nothing that needs an invade.
#[test]
fn a_march_is_no_invade() {
    play(
        "seats: wolf, raven, serpent, bear
        age: 2
        upgrades wolf: troll, friggas-succor, thors-domain
        figures wolf: troll horgr
        figures raven: 2 warriors gimle
        ---
        wolf: march horgr > gimle: troll
        => in gimle: wolf troll, raven 2 warriors
        => asked: turn of raven",
    );
}
