//! Section 10: characters in general.

use crate::support::{gained_by, play, turns};
use meadhall_vaalbara::{Character, Clan, clause_of};

/// The initiatives that the cards bear. [VB-11.1, VB-12.1, VB-13.1, VB-14.1, VB-15.1, VB-16.1, VB-17.1, VB-18.1, VB-19.1,
/// VB-20.1, VB-21.1, VB-22.1]
#[test]
fn initiatives() {
    let named = [
        (Character::Warrior, "warrior", 1),
        (Character::Bard, "bard", 2),
        (Character::Hunter, "hunter", 3),
        (Character::Seer, "seer", 4),
        (Character::Carpenter, "carpenter", 5),
        (Character::Falconer, "falconer", 6),
        (Character::Tracker, "tracker", 7),
        (Character::Midwife, "midwife", 8),
        (Character::Rider, "rider", 9),
        (Character::Carver, "carver", 10),
        (Character::Explorer, "explorer", 11),
        (Character::Farmer, "farmer", 12),
    ];
    for (character, word, initiative) in named {
        assert_eq!((character.word(), character.initiative()), (word, initiative));
        assert_eq!(clause_of(character), format!("VB-{}.2", 10 + initiative));
    }
}

/// The initiatives are not only printed: of two neighbours in the list the first always acts first.
#[test]
fn initiatives_make_the_order() {
    for pair in Character::ALL.windows(2) {
        for (blue, purple) in [(pair[0], pair[1]), (pair[1], pair[0])] {
            let told = play(&format!(
                "seats: blue, purple
                hand blue: {blue}
                hand purple: {purple}
                ---
                blue: assign {blue}
                purple: assign {purple}"
            ));
            let first = if blue < purple { Clan::Blue } else { Clan::Purple };
            assert_eq!(turns(&told)[0], first, "{blue} against {purple}");
        }
    }
}

/// [VB-10.1] While its effect is resolved a character is neither in hand nor in the discard.
#[test]
fn a_character_being_resolved_is_nowhere_else() {
    for character in ["bard", "tracker", "midwife", "rider", "explorer"] {
        play(&format!(
            "seats: blue, purple
            realm blue: field
            discard blue: seer
            hand blue: {character}, hunter
            hand purple: farmer
            ---
            blue: assign {character}
            purple: assign farmer
            => asked: {character} of blue
            => discard blue: seer
            => hand size blue: 4
            ! blue: assign {character}"
        ));
    }
}

/// [VB-10.2] The same character of several players is resolved by each in turn.
#[test]
fn equal_characters_are_resolved_separately() {
    let told = play(
        "seats: blue, purple, yellow
        omens: B R P Y G
        realm blue: forest 3
        realm purple: forest 4
        realm yellow: field
        vp blue: 0
        vp purple: 0
        vp yellow: 0
        hand blue: carpenter
        hand purple: carpenter
        hand yellow: carpenter
        row 1: mountain, mountain, mountain
        ---
        blue: assign carpenter
        purple: assign carpenter
        yellow: assign carpenter
        => vp blue: 3
        => vp purple: 0
        blue: take 1
        => vp purple: 3
        purple: take 2
        => vp yellow: 0
        => asked: take of yellow",
    );
    let carpenters = [Clan::Blue, Clan::Purple, Clan::Yellow].map(|clan| gained_by(&told, clan, Character::Carpenter));
    assert_eq!(carpenters, [3, 3, 0]);
}

/// [VB-10.3] An effect is over before the land action starts, and counts lands as they lie at that moment.
#[test]
fn an_effect_is_over_before_a_land_is_taken() {
    play(
        "seats: blue, purple
        realm blue: forest 3
        realm purple: field
        vp blue: 0
        vp purple: 0
        played blue: carpenter
        played purple: midwife
        row 1: forest 6, field
        ---
        => vp blue: 3
        blue: take 1
        => vp blue: 9
        => asked: midwife of purple",
    );
}

/// [VB-10.4] Hunter, Seer and Carver look at neighbours only.
#[test]
fn who_looks_at_whom() {
    // Yellow sits opposite Blue: it has acted before Blue's Hunter and is odd, and neither matters.
    let told = play(
        "seats: blue, purple, yellow, red
        hand blue: hunter
        hand purple: carver
        hand yellow: warrior
        hand red: farmer
        pile blue: warrior
        pile purple: warrior
        pile red: warrior
        row 1: mountain, mountain, mountain, mountain
        ---
        blue: assign hunter
        purple: assign carver
        yellow: assign warrior
        red: assign farmer
        blue: show nothing
        purple: show nothing
        red: show nothing
        yellow: take 1",
    );
    assert_eq!(gained_by(&told, Clan::Blue, Character::Hunter), 3);
    let told = play(
        "seats: blue, purple, yellow, red
        hand blue: seer
        hand purple: carver
        hand yellow: hunter
        hand red: farmer
        ---
        blue: assign seer
        purple: assign carver
        yellow: assign hunter
        red: assign farmer
        yellow: take 1",
    );
    assert_eq!(gained_by(&told, Clan::Blue, Character::Seer), 0);
    // Blue's Carver has both neighbours behind while Yellow, opposite, is yet to act.
    let told = play(
        "seats: blue, purple, yellow, red
        hand blue: carver
        hand purple: carpenter
        hand yellow: farmer
        hand red: seer
        ---
        blue: assign carver
        purple: assign carpenter
        yellow: assign farmer
        red: assign seer
        red: take 1
        purple: take 2
        => asked: take of blue",
    );
    assert_eq!(gained_by(&told, Clan::Blue, Character::Carver), 5);
}

/// [VB-10.4] Bard, Falconer and Warrior may concern any player: they reach across the table.
#[test]
fn some_effects_reach_across() {
    let told = play(
        "seats: blue, purple, yellow, red
        vp blue: 2
        vp yellow: 2
        hand blue: bard
        hand purple: hunter, warrior
        hand yellow: falconer, warrior
        hand red: warrior
        row 1: mountain, mountain, mountain, mountain
        pile blue: warrior
        ---
        blue: assign bard
        purple: assign hunter
        yellow: assign falconer
        red: assign warrior
        blue: show nothing
        purple: show warrior
        yellow: show warrior
        red: take 1
        blue: bard yellow
        blue: take 2
        purple: take 3
        => asked: take of yellow",
    );
    assert_eq!(gained_by(&told, Clan::Yellow, Character::Warrior), 1);
    assert_eq!(gained_by(&told, Clan::Yellow, Character::Bard), 2);
    assert_eq!(gained_by(&told, Clan::Yellow, Character::Falconer), 2);
}
