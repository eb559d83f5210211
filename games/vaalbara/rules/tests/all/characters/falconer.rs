//! Section 16: the Falconer.

use crate::support::play;
use meadhall_engine::Seat;
use meadhall_vaalbara::{Cause, Character, Event};

/// [VB-16.2] 2 VP go from who acted immediately before to the Falconer's player. [VB-16.6] Also VP of the turn just finished.
#[test]
fn two_points_from_who_acted_just_before() {
    let told = play(
        "seats: blue, purple, yellow
        vp blue: 0
        vp purple: 5
        vp yellow: 5
        hand blue: hunter
        hand purple: falconer
        hand yellow: farmer
        row 1: mountain, field, river
        ---
        blue: assign hunter
        purple: assign falconer
        yellow: assign farmer
        => vp blue: 3
        blue: take 1
        => vp blue: 1
        => vp purple: 7
        => vp yellow: 5",
    );
    let cause = Cause::Character(Character::Falconer);
    assert!(told.events.contains(&Event::Lost(Seat::new(0), 2, cause)));
    assert!(told.events.contains(&Event::Gained(Seat::new(1), 2, cause)));
}

/// [VB-16.3] Who acts first gains nothing, and nobody loses anything. [VB-16.4] The last player of the previous round never
/// counts.
#[test]
fn the_first_of_the_round_steals_nothing() {
    play(
        "seats: blue, purple, yellow
        vp blue: 5
        vp purple: 5
        vp yellow: 5
        hand blue: carpenter, falconer
        hand purple: seer, carver
        hand yellow: farmer, midwife
        row 1: mountain, mountain, mountain
        row 2: mountain, mountain, mountain
        ---
        blue: assign carpenter
        purple: assign seer
        yellow: assign farmer
        purple: take 1
        blue: take 2
        yellow: take 3
        => vp blue: 5
        => vp purple: 7
        => vp yellow: 5
        blue: assign falconer
        purple: assign carver
        yellow: assign midwife
        => asked: take of blue
        => vp blue: 5
        => vp purple: 7
        => vp yellow: 5",
    );
}

/// [VB-16.4] The victim is the previous player in turn order, wherever she sits.
#[test]
fn the_victim_may_sit_anywhere() {
    play(
        "seats: blue, purple, yellow, red
        vp blue: 5
        vp purple: 5
        vp yellow: 5
        vp red: 5
        hand blue: falconer
        hand purple: hunter
        hand yellow: carpenter
        hand red: seer
        row 1: mountain, mountain, mountain, mountain
        ---
        blue: assign falconer
        purple: assign hunter
        yellow: assign carpenter
        red: assign seer
        purple: take 1
        red: take 2
        yellow: take 3
        => vp blue: 7
        => vp purple: 8
        => vp yellow: 3
        => vp red: 7",
    );
}

/// [VB-16.5] From a victim with fewer than 2 VP the Falconer takes what there is.
#[test]
fn the_falconer_takes_what_there_is() {
    for (start, stolen) in [(0, 0), (1, 1), (2, 2), (9, 2)] {
        play(&format!(
            "seats: blue, purple
            vp blue: {start}
            vp purple: 5
            realm blue: -
            hand blue: carpenter
            hand purple: falconer
            row 1: mountain, field
            ---
            blue: assign carpenter
            purple: assign falconer
            blue: take 1
            => vp blue: {}
            => vp purple: {}",
            start - stolen,
            5 + stolen
        ));
    }
}
