//! Section 21: the Explorer.

use crate::support::{gains, legal, play, seat};
use meadhall_engine::{Game, Viewer};
use meadhall_vaalbara::{Cause, Clan, Event, Kind};

/// Blue explores with this realm and this bottom card; Purple has acted or will act with the Farmer.
fn explorer(vp: u16, realm: &str, bottom: &str, steps: &str) -> crate::support::Told {
    play(&format!(
        "seats: blue, purple
        vp blue: {vp}
        realm blue: {realm}
        bottom: {bottom}
        played blue: explorer
        played purple: farmer
        ---
        {steps}"
    ))
}

/// [VB-21.2] One land of the own realm is swapped with the bottom of the deck. [VB-21.3] The new land pays at once. [VB-21.4] It
/// lies in the realm, the old one at the bottom; the number of lands stays the same.
#[test]
fn an_own_land_changes_places_with_the_bottom() {
    let told = explorer(
        5,
        "field, mountain, river",
        "forest 6",
        "=> deck size: 17
        blue: explorer 2
        => realm blue: field, forest 6, river
        => bottom: mountain
        => deck size: 17
        => vp blue: 11
        => asked: take of blue",
    );
    assert_eq!(gains(&told), [(Clan::Blue, 6, Cause::Land(Kind::Forest))]);
    let offered = explorer(5, "field, mountain, river", "forest 6", "! blue: explorer 4");
    assert_eq!(legal(&offered, Clan::Blue), ["explorer 1", "explorer 2", "explorer 3"]);
}

/// [VB-21.5] Then the turn goes on with the ordinary land action.
#[test]
fn the_land_action_follows() {
    play(
        "seats: blue, purple
        vp blue: 5
        realm blue: mountain
        bottom: forest 6
        row 1: forest 3, field
        played blue: explorer
        played purple: farmer
        ---
        blue: explorer 1
        ! blue: explorer 1
        blue: take 1
        => realm blue: forest 6, forest 3
        => vp blue: 14
        => asked: take of purple",
    );
}

/// [VB-21.6] With a land in the realm the swap is compulsory.
#[test]
fn the_swap_is_compulsory() {
    let told = explorer(5, "field", "forest 6", "! blue: take 1\n=> asked: explorer of blue");
    assert_eq!(legal(&told, Clan::Blue), ["explorer 1"]);
}

/// [VB-21.7] With an empty realm the Explorer does nothing: no card is moved or looked at.
#[test]
fn with_an_empty_realm_nothing_happens() {
    let told = play(
        "seats: blue, purple
        vp blue: 5
        bottom: forest 6
        hand blue: explorer
        hand purple: farmer
        ---
        blue: assign explorer
        purple: assign farmer
        => asked: take of blue
        => bottom: forest 6
        => known: -
        => vp blue: 5
        => realm blue: -
        => discard blue: explorer",
    );
    for viewer in crate::support::viewers(&told.game) {
        assert_eq!(told.game.view(&told.position, viewer).bottom, None);
    }
    assert!(!told.events.iter().any(|event| matches!(event, Event::Explored { .. })));
}

/// [VB-21.8] The land to give up is chosen before the bottom card is turned up, and the choice stands.
#[test]
fn the_choice_comes_before_the_card_is_turned_up() {
    // The two positions differ only in which of two lands lies at the bottom and which above it.
    let view = |deck_end: &str| {
        let told = play(&format!(
            "seats: blue, purple
            round: 9
            realm blue: field, field, field, field, mountain, mountain, mountain, mountain
            deck: village, village, village, river, river, {deck_end}
            played blue: explorer
            played purple: farmer
            ---
            => deck size: 7
            => asked: explorer of blue"
        ));
        assert_eq!(legal(&told, Clan::Blue).len(), 8);
        told.game.view(&told.position, Viewer::Seat(seat(&told, Clan::Blue)))
    };
    assert_eq!(view("forest 5, meadow"), view("meadow, forest 5"));
    explorer(5, "field, mountain", "forest 6", "blue: explorer 2\n! blue: explorer 1\n=> asked: take of blue");
}

/// [VB-21.9] The bottom card is drawn before the old land goes under the deck, so nobody gets the land just given up.
#[test]
fn nobody_gets_the_land_just_given_up() {
    let told = explorer(5, "field", "village", "blue: explorer 1\n=> realm blue: village\n=> bottom: field");
    assert_ne!(told.position.players[0].realm.cards().first(), told.position.deck.as_slice().last());
    // Even where the deck is a single card.
    play(
        "seats: blue, purple, yellow, red, green
        round: 9
        deck: river
        realm blue: field, field, field, field, mountain, mountain, mountain, forest 3
        played blue: explorer
        played purple: farmer
        played yellow: farmer
        played red: farmer
        played green: farmer
        ---
        blue: explorer 1
        => realm blue: river, field, field, field, mountain, mountain, mountain, forest 3
        => bottom: field",
    );
}

/// [VB-21.10] VP gained earlier for the land given up are kept.
#[test]
fn earlier_points_are_kept() {
    play(
        "seats: blue, purple
        vp blue: 0
        row 1: forest 6, mountain
        row 2: mountain, mountain
        bottom: mountain
        hand blue: carpenter, explorer
        hand purple: farmer, carver
        ---
        blue: assign carpenter
        purple: assign farmer
        blue: take 1
        => vp blue: 6
        purple: take 2
        blue: assign explorer
        purple: assign carver
        purple: take 1
        blue: explorer 1
        => bottom: forest 6
        => vp blue: 6",
    );
}

/// [VB-21.11] The reward is the ordinary one after the swap: the new land counts, the old one no longer does.
#[test]
fn the_reward_is_worked_out_after_the_swap() {
    // A village for the only field: three kinds, not four.
    explorer(12, "field, forest 3, river", "village", "blue: explorer 1\n=> vp blue: 18");
    // A field for a field: still two.
    explorer(12, "field, field, river", "field", "blue: explorer 1\n=> vp blue: 16");
    explorer(12, "field, field, river", "field", "blue: explorer 3\n=> vp blue: 18");
    // A meadow counts the neighbour's meadows too.
    play(
        "seats: blue, purple
        vp blue: 0
        realm blue: meadow
        realm purple: meadow
        bottom: meadow
        played blue: explorer
        played purple: farmer
        ---
        blue: explorer 1
        => vp blue: 2",
    );
}

/// [VB-21.12] A new river pays 6 times the rivers after the swap.
#[test]
fn a_new_river_pays_six_times() {
    explorer(0, "field", "river", "blue: explorer 1\n=> vp blue: 6");
    explorer(0, "river, river, field", "river", "blue: explorer 3\n=> vp blue: 18");
    explorer(0, "river, river, field", "river", "blue: explorer 1\n=> vp blue: 12");
}

/// [VB-21.13] A new mountain pays 10 or 20 if there are exactly 2 or 4 after the swap, also if a mountain was given up.
#[test]
fn a_new_mountain_pays_by_the_count_after_the_swap() {
    explorer(0, "mountain, field", "mountain", "blue: explorer 2\n=> vp blue: 10");
    explorer(0, "mountain, mountain", "mountain", "blue: explorer 1\n=> vp blue: 10");
    explorer(0, "mountain, mountain, field", "mountain", "blue: explorer 3\n=> vp blue: 0");
    explorer(0, "mountain, mountain, mountain, field", "mountain", "blue: explorer 4\n=> vp blue: 20");
    explorer(0, "mountain, mountain, mountain, mountain", "mountain", "blue: explorer 4\n=> vp blue: 20");
    explorer(0, "mountain", "mountain", "blue: explorer 1\n=> vp blue: 0");
}

/// Round 9 with five players: the deck is one card.
const LAST_CARD: &str = "
    seats: blue, purple, yellow, red, green
    round: 9
    deck: forest 6 (B P Y R G)
    vp purple: 0
    vp yellow: 0
    row 1: mountain, mountain, mountain, mountain, village
    row 2: meadow (Y R P B G), village, village, village, river
    realm purple: field (G R Y P B), field, river, river, meadow, meadow, meadow, forest 3
    realm yellow: field, field, field, field, forest 4, forest 5, meadow, meadow
    hand blue: tracker, hunter
    hand purple: explorer
    hand yellow: explorer
    hand red: carpenter
    hand green: farmer
    ---";

/// [VB-21.14] A single card is top and bottom at once: it is swapped, and the returned land gives the omens at once.
#[test]
fn a_single_card_is_top_and_bottom() {
    play(&format!(
        "{LAST_CARD}
        blue: assign hunter
        purple: assign explorer
        yellow: assign explorer
        red: assign carpenter
        green: assign farmer
        => omens: B P Y R G
        blue: take 1
        red: take 2
        => asked: explorer of purple
        purple: explorer 1
        => realm purple: forest 6, field, river, river, meadow, meadow, meadow, forest 3
        => vp purple: 6
        => deck: field
        => omens: G R Y P B
        => known: top, bottom
        purple: take 3
        => asked: explorer of yellow
        yellow: explorer 5
        => realm yellow: field, field, field, field, field, forest 5, meadow, meadow
        => vp yellow: 10
        => deck: forest 4"
    ));
}

/// [VB-21.15] The next Explorer, in this or a later round, gets the land that the previous one returned.
#[test]
fn the_next_explorer_gets_the_returned_land() {
    play(
        "seats: blue, purple, yellow
        omens: P R Y G B
        realm blue: field
        realm purple: meadow
        realm yellow: mountain
        vp blue: 0
        vp purple: 0
        bottom: forest 5
        row 1: mountain, mountain, mountain
        row 2: mountain, river, village
        hand blue: explorer, carpenter
        hand purple: explorer, seer
        hand yellow: farmer, explorer
        ---
        blue: assign explorer
        purple: assign explorer
        yellow: assign farmer
        purple: explorer 1
        => vp purple: 5
        => bottom: meadow
        purple: take 1
        blue: explorer 1
        => realm blue: meadow
        => vp blue: 1
        => bottom: field
        blue: take 2
        yellow: take 3
        => round: 3
        => bottom: field
        blue: assign carpenter
        purple: assign seer
        yellow: assign explorer
        purple: take 1
        blue: take 2
        yellow: explorer 1
        => realm yellow: field, mountain",
    );
}

/// [VB-21.16] In a deck of one card the land that a Tracker returned is also the bottom card, so that the next Explorer gets it:
/// the one exception to [VB-21.15].
#[test]
fn a_tracker_can_change_the_bottom_of_a_single_card() {
    play(&format!(
        "{LAST_CARD}
        blue: assign tracker
        purple: assign explorer
        yellow: assign explorer
        red: assign carpenter
        green: assign farmer
        red: take 1
        blue: tracker 2.1
        => row 2: forest 6, village, village, village, river
        => deck: meadow
        => bottom: meadow
        => omens: Y R P B G
        => known: top, bottom
        blue: take 2
        => asked: explorer of yellow
        yellow: explorer 5
        => realm yellow: field, field, field, field, meadow, forest 5, meadow, meadow
        => deck: forest 4"
    ));
}
