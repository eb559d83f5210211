//! Section 15: the Carpenter.

use crate::support::play;

fn carpenter(realm: &str, row: &str, slot: u8, effect: u16, after: u16) {
    play(&format!(
        "seats: blue, purple
        realm blue: {realm}
        vp blue: 10
        played blue: carpenter
        played purple: farmer
        row 1: {row}
        ---
        => vp blue: {}
        blue: take {slot}
        => vp blue: {after}",
        10 + effect
    ));
}

/// [VB-15.2] 3 VP for each forest in the own realm. [VB-15.5] Without one, nothing.
#[test]
fn three_points_for_each_own_forest() {
    carpenter("forest 3", "mountain, river", 1, 3, 13);
    carpenter("forest 3, forest 6, field", "mountain, river", 1, 6, 16);
    carpenter("forest 3, forest 4, forest 5, forest 6", "mountain, river", 1, 12, 22);
    carpenter("field", "mountain, river", 1, 0, 10);
    carpenter("-", "mountain, river", 1, 0, 10);
}

/// [VB-15.3] A forest taken in the same turn does not count.
#[test]
fn a_forest_of_the_same_turn_does_not_count() {
    carpenter("forest 3, forest 6", "forest 5, river", 1, 6, 21);
    carpenter("field", "forest 5, river", 1, 0, 15);
}

/// [VB-15.4] The numbers on forests make no difference, and forests of others do not count.
#[test]
fn values_and_forests_of_others_do_not_count() {
    carpenter("forest 3, field", "mountain, river", 1, 3, 13);
    carpenter("forest 6, field", "mountain, river", 1, 3, 13);
    play(
        "seats: blue, purple
        realm blue: field
        realm purple: forest 3
        vp blue: 10
        played blue: carpenter
        played purple: farmer
        ---
        => vp blue: 10",
    );
}
