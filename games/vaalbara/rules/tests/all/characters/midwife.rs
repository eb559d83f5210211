//! Section 18: the Midwife.

use crate::support::{legal, play};
use meadhall_vaalbara::{Character, Clan};

const THIRD_ROUND: &str = "
    seats: blue, purple
    round: 3
    discard blue: bard, hunter
    discard purple: rider, tracker
    hand blue: midwife, carver, seer, farmer, explorer
    pile blue: warrior
    hand purple: farmer
    ---
    blue: assign midwife
    purple: assign farmer";

/// [VB-18.2] One character of choice comes from the own discard back into the hand. [VB-18.3] Never the Midwife herself.
/// [VB-18.8] The discards of others cannot be touched.
#[test]
fn a_discarded_character_comes_back() {
    let told = play(THIRD_ROUND);
    assert_eq!(legal(&told, Clan::Blue), ["midwife bard", "midwife hunter"]);
    for character in ["bard", "hunter"] {
        let other = if character == "bard" { "hunter" } else { "bard" };
        let told = play(&format!(
            "{THIRD_ROUND}
            ! blue: midwife midwife
            ! blue: midwife rider
            ! blue: midwife tracker
            ! blue: midwife carver
            blue: midwife {character}
            => discard purple: tracker, rider
            => hand size blue: 5
            => asked: take of blue"
        ));
        let blue = &told.position.players[0];
        assert!(blue.hand.contains(character.parse().expect("a character")));
        let discard: Vec<&str> = blue.discard.iter().map(Character::word).collect();
        assert_eq!(discard, [other, "midwife"]);
    }
}

/// [VB-18.3] In no game is she ever offered.
#[test]
fn the_midwife_is_never_offered() {
    for seed in 0..60 {
        let game = crate::support::game(2 + seed as usize % 4);
        crate::support::walk(&game, seed, |position, choice| {
            if position.asked == meadhall_vaalbara::Asked::Midwife {
                let (seat, _) = choice.expect("somebody decides");
                assert!(!position.player(seat).discard.contains(Character::Midwife));
            }
        });
    }
}

/// [VB-18.4] With an empty discard, as always in round 1, she does nothing.
#[test]
fn in_round_1_she_does_nothing() {
    play(
        "seats: blue, purple
        hand blue: midwife
        hand purple: farmer
        ---
        blue: assign midwife
        purple: assign farmer
        => asked: take of blue
        => discard blue: midwife
        => hand size blue: 4",
    );
    // In every later round there is something in the discard, and she asks.
    for round in 2..=9 {
        let told = play(&format!(
            "seats: blue, purple
            round: {round}
            hand blue: midwife
            hand purple: farmer
            ---
            blue: assign midwife
            purple: assign farmer
            => asked: midwife of blue"
        ));
        assert_eq!(legal(&told, Clan::Blue).len(), round - 1);
    }
}

/// [VB-18.5] If the discard is not empty, one card must be taken back.
#[test]
fn one_card_must_be_taken_back() {
    play(&format!("{THIRD_ROUND}\n! blue: take 1\n=> asked: midwife of blue"));
    assert!(legal(&play(THIRD_ROUND), Clan::Blue).iter().all(|choice| choice.starts_with("midwife ")));
}

/// [VB-18.6] The card can be played from the next round on. [VB-18.7] The hand is as large as before the assignment, so nothing
/// is drawn at the end of this round.
#[test]
fn the_card_can_be_played_in_the_next_round() {
    play(&format!(
        "{THIRD_ROUND}
        blue: midwife hunter
        => hand blue: hunter, seer, carver, explorer, farmer
        ! blue: assign hunter
        blue: take 1
        purple: take 2
        => round: 4
        => hand blue: hunter, seer, carver, explorer, farmer
        => pile size blue: 5
        => hand size purple: 5
        => pile size purple: 4
        blue: assign hunter
        => played blue: hunter"
    ));
}
