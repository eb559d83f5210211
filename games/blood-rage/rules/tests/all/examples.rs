//! Section 13.10: further worked examples.

use crate::support::{gains, play, totals};

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
        => discarded: tyrs-bash
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
