//! Section 22: the Farmer.

use crate::support::{gains, play};
use meadhall_vaalbara::{Cause, Clan, Kind};

/// What Blue gains for this land with this character and this realm, and that the character brings nothing by itself.
fn reward(character: &str, realm: &str, land: &str) -> u16 {
    let lands = realm.split(',').filter(|land| *land != "-").count();
    let told = play(&format!(
        "seats: blue, purple
        vp blue: 30
        realm blue: {realm}
        realm purple: {}
        row 1: {land}, mountain
        played blue: {character}
        played purple: farmer
        omens: B R P Y G
        ---
        => vp blue: 30
        => asked: take of blue
        blue: take 1",
        vec!["forest"; lands].join(", ")
    ));
    let [(Clan::Blue, amount, Cause::Land(_))] = gains(&told)[..] else { panic!("{:?}", gains(&told)) };
    amount
}

/// [VB-22.2] The reward of the land taken this turn is doubled. [VB-22.3] The whole reward is worked out first. [VB-22.7] Apart
/// from that the Farmer gives nothing.
#[test]
fn the_land_of_this_turn_pays_twice() {
    for (realm, land, plain) in [
        ("field, field", "field", 6),
        ("meadow, meadow", "meadow", 3),
        ("field, mountain", "village", 6),
        ("field, mountain", "forest 6", 6),
        ("field, river", "river", 12),
    ] {
        assert_eq!(reward("carver", realm, land), plain);
        assert_eq!(reward("farmer", realm, land), 2 * plain, "{land} with {realm}");
    }
}

/// [VB-22.4] A river pays 12 times the own rivers: the limit of 6 comes before the doubling.
#[test]
fn a_river_pays_twelve_times() {
    assert_eq!(reward("farmer", "-", "river"), 12);
    assert_eq!(reward("farmer", "river, river", "river"), 36);
}

/// [VB-22.5] A mountain pays 20 as the second, 40 as the fourth and 0 otherwise.
#[test]
fn a_mountain_pays_twice_ten_or_twenty() {
    assert_eq!(reward("farmer", "-", "mountain"), 0);
    assert_eq!(reward("farmer", "mountain", "mountain"), 20);
    assert_eq!(reward("farmer", "mountain, mountain", "mountain"), 0);
    assert_eq!(reward("farmer", "mountain, mountain, mountain", "mountain"), 40);
}

/// [VB-22.6] Nothing else is doubled: not the land of another player, not that of the next turn, not the bonus at the end.
#[test]
fn nothing_else_is_doubled() {
    let told = play(
        "seats: blue, purple
        vp blue: 0
        vp purple: 0
        row 1: forest 3, forest 4
        row 2: forest 5, forest 6
        hand blue: farmer, carpenter
        hand purple: seer, carver
        ---
        blue: assign farmer
        purple: assign seer
        => vp blue: 0
        purple: take 1
        blue: take 2
        => vp purple: 3
        => vp blue: 8
        blue: assign carpenter
        purple: assign carver
        => vp blue: 11
        blue: take 1
        => vp blue: 16",
    );
    assert!(gains(&told).contains(&(Clan::Blue, 5, Cause::Land(Kind::Forest))));
    // Six kinds at the end: 10, although the last land came with the Farmer.
    play(
        "seats: blue, purple
        round: 9
        vp blue: 40
        realm blue: meadow, field, forest 3, village, river, river, field, field
        acted: purple
        row 1: mountain, -
        played purple: hunter
        played blue: farmer
        ---
        blue: take 1
        => vp blue: 50",
    );
}
