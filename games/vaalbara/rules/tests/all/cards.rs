//! Every character and every kind of land, each by a test of its own name.

use crate::support::play;
use meadhall_vaalbara::{Character, Kind};

/// Each character and each kind has a test here that bears its name.
#[test]
fn every_card_has_a_test() {
    let source = include_str!("cards.rs");
    let characters = Character::ALL.map(Character::word);
    let kinds = Kind::ALL.map(Kind::word);
    let missing: Vec<&str> = characters
        .into_iter()
        .chain(kinds)
        .filter(|word| !source.contains(&format!("#[test]\nfn {word}() {{\n    play(")))
        .collect();
    assert!(missing.is_empty(), "no test of its own: {missing:?}");
}

#[test]
fn warrior() {
    play(
        "seats: blue, purple, yellow
        vp purple: 2
        vp yellow: 2
        hand blue: warrior
        hand purple: warrior, rider
        hand yellow: farmer
        pile yellow: warrior
        ---
        blue: assign warrior
        purple: assign rider
        yellow: assign farmer
        purple: show warrior
        ! yellow: show warrior
        yellow: show nothing
        => vp purple: 3
        => vp yellow: 2",
    );
}

#[test]
fn bard() {
    play(
        "seats: blue, purple, yellow
        vp blue: 2
        vp yellow: 2
        hand blue: bard
        hand purple: rider
        hand yellow: farmer
        ---
        blue: assign bard
        purple: assign rider
        yellow: assign farmer
        ! blue: bard blue
        blue: bard yellow
        => vp yellow: 4
        => vp blue: 2",
    );
}

#[test]
fn hunter() {
    play(
        "seats: blue, purple
        vp blue: 2
        hand blue: hunter
        hand purple: rider
        ---
        blue: assign hunter
        purple: assign rider
        => vp blue: 5",
    );
}

#[test]
fn seer() {
    play(
        "seats: blue, purple, yellow
        vp blue: 2
        hand blue: seer
        hand purple: rider
        hand yellow: tracker
        ---
        blue: assign seer
        purple: assign rider
        yellow: assign tracker
        => vp blue: 6",
    );
}

#[test]
fn carpenter() {
    play(
        "seats: blue, purple
        vp blue: 2
        realm blue: forest 3, forest 6, field
        hand blue: carpenter
        hand purple: rider
        ---
        blue: assign carpenter
        purple: assign rider
        => vp blue: 8",
    );
}

#[test]
fn falconer() {
    play(
        "seats: blue, purple
        vp blue: 2
        vp purple: 9
        row 1: mountain, field
        hand blue: falconer
        hand purple: carpenter
        ---
        blue: assign falconer
        purple: assign carpenter
        purple: take 1
        => vp purple: 7
        => vp blue: 4",
    );
}

#[test]
fn tracker() {
    play(
        "seats: blue, purple
        row 1: mountain (P B Y R G), field
        deck: river
        omens: B R P Y G
        hand blue: tracker
        hand purple: farmer
        ---
        blue: assign tracker
        purple: assign farmer
        blue: tracker 1.1
        => row 1: river, field
        => top: mountain
        => omens: P B Y R G",
    );
}

#[test]
fn midwife() {
    play(
        "seats: blue, purple
        round: 2
        discard blue: hunter
        hand blue: midwife, bard
        hand purple: farmer
        ---
        blue: assign midwife
        purple: assign farmer
        ! blue: midwife midwife
        blue: midwife hunter
        => discard blue: midwife
        => known blue: hunter",
    );
}

#[test]
fn rider() {
    play(
        "seats: blue, purple
        row 1: mountain, field
        row 2: village, river
        hand blue: rider
        hand purple: farmer
        ---
        blue: assign rider
        purple: assign farmer
        blue: rider 1.1 2.2
        => row 1: river, field
        => row 2: village, mountain",
    );
}

#[test]
fn carver() {
    play(
        "seats: blue, purple
        vp blue: 2
        hand blue: carver
        hand purple: hunter
        ---
        blue: assign carver
        purple: assign hunter
        purple: take 1
        => vp blue: 7",
    );
}

#[test]
fn explorer() {
    play(
        "seats: blue, purple
        vp blue: 2
        realm blue: mountain
        bottom: forest 5
        hand blue: explorer
        hand purple: farmer
        ---
        blue: assign explorer
        purple: assign farmer
        blue: explorer 1
        => realm blue: forest 5
        => bottom: mountain
        => vp blue: 7",
    );
}

#[test]
fn farmer() {
    play(
        "seats: blue, purple
        vp blue: 2
        row 1: forest 4, field
        hand blue: farmer
        hand purple: hunter
        ---
        blue: assign farmer
        purple: assign hunter
        purple: take 2
        blue: take 1
        => vp blue: 10",
    );
}

#[test]
fn meadow() {
    play(
        "seats: blue, purple, yellow, red
        vp blue: 0
        realm blue: meadow
        realm purple: meadow
        realm yellow: meadow
        realm red: field
        row 1: meadow, field, field, field
        played blue: seer
        played purple: carver
        played yellow: carver
        played red: carver
        ---
        blue: take 1
        => vp blue: 3",
    );
}

#[test]
fn field() {
    play(
        "seats: blue, purple
        vp blue: 0
        realm blue: field, field
        row 1: field, river
        played blue: seer
        played purple: farmer
        ---
        blue: take 1
        => vp blue: 6",
    );
}

#[test]
fn forest() {
    play(
        "seats: blue, purple
        vp blue: 0
        realm blue: forest 3, field
        row 1: forest 6, river
        played blue: seer
        played purple: farmer
        ---
        blue: take 1
        => vp blue: 6",
    );
}

#[test]
fn village() {
    play(
        "seats: blue, purple
        vp blue: 0
        realm blue: field, river, river
        row 1: village, river
        played blue: seer
        played purple: farmer
        ---
        blue: take 1
        => vp blue: 6",
    );
}

#[test]
fn mountain() {
    play(
        "seats: blue, purple
        vp blue: 0
        realm blue: mountain
        row 1: mountain, mountain
        row 2: mountain, mountain
        hand blue: seer, carpenter
        hand purple: farmer, carver
        realm purple: field
        ---
        blue: assign seer
        purple: assign farmer
        blue: take 1
        => vp blue: 10
        purple: take 2
        blue: assign carpenter
        purple: assign carver
        blue: take 1
        => vp blue: 10",
    );
}

#[test]
fn river() {
    play(
        "seats: blue, purple
        vp blue: 0
        realm blue: river
        row 1: river, field
        played blue: seer
        played purple: farmer
        ---
        blue: take 1
        => vp blue: 8",
    );
}
