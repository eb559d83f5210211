//! Section 17: the Tracker.

use crate::support::{gains, legal, play, seat};
use meadhall_engine::{Game, Viewer};
use meadhall_vaalbara::{Clan, Event};

const FACTS: &str = "
    seats: blue, purple, yellow
    vp blue: 2
    omens: P R Y G B
    deck: forest 6, field, river
    row 1: river, mountain, field
    row 2: village (B R P Y G), meadow, forest 3
    hand blue: tracker
    hand purple: carpenter
    hand yellow: farmer
    ---
    blue: assign tracker
    purple: assign carpenter
    yellow: assign farmer
    purple: take 1";

/// [VB-17.2] One land of row 1 or row 2 is swapped with the top of the deck. [VB-17.8] Only a land that lies there.
#[test]
fn a_land_of_either_row_is_chosen() {
    let told = play(FACTS);
    assert_eq!(
        legal(&told, Clan::Blue),
        ["tracker 1.2", "tracker 1.3", "tracker 2.1", "tracker 2.2", "tracker 2.3"],
        "slot 1 of row 1 is empty"
    );
    play(&format!("{FACTS}\n! blue: tracker 1.1\n! blue: tracker 2.4"));
}

/// [VB-17.3] The card from the deck lies face up in the slot, [VB-17.4] the chosen land on top of the deck. [VB-17.5] Its back
/// shows the omens from now on.
#[test]
fn the_two_cards_change_places() {
    play(&format!(
        "{FACTS}
        => omens: P R Y G B
        blue: tracker 2.1
        => row 2: forest 6, meadow, forest 3
        => row 1: -, mountain, field
        => top: village
        => omens: B R P Y G
        => deck size: 33
        blue: take 2
        => omens: B R P Y G"
    ));
    play(&format!(
        "{FACTS}
        blue: tracker 1.3
        => row 1: -, mountain, forest 6
        => top: field"
    ));
}

/// [VB-17.6] The swap is compulsory.
#[test]
fn the_swap_is_compulsory() {
    play(&format!("{FACTS}\n! blue: take 2\n=> asked: tracker of blue"));
    assert!(legal(&play(FACTS), Clan::Blue).iter().all(|choice| choice.starts_with("tracker ")));
}

/// [VB-17.7] The land is chosen before the deck card is turned up, and the choice stands.
#[test]
fn the_choice_comes_before_the_card_is_turned_up() {
    // Another face under the same back makes no difference to what Blue can see or choose.
    let told = play(FACTS);
    let mut other = told.position;
    let deck = other.deck.as_mut_slice();
    (deck[0].land, deck[1].land) = (deck[1].land, deck[0].land);
    let blue = seat(&told, Clan::Blue);
    assert_eq!(told.game.view(&told.position, Viewer::Seat(blue)), told.game.view(&other, Viewer::Seat(blue)));
    let choices = [told.position, other].map(|position| {
        let mut choices = Vec::new();
        told.game.legal(&position, blue, &mut choices);
        choices
    });
    assert_eq!(choices[0], choices[1]);
    play(&format!("{FACTS}\nblue: tracker 1.2\n! blue: tracker 1.3\n! blue: tracker 2.1\n=> asked: take of blue"));
}

/// [VB-17.9] The swap gives no reward to anybody.
#[test]
fn the_swap_pays_nothing() {
    let told = play(&format!("{FACTS}\nblue: tracker 1.3\n=> vp blue: 2"));
    let swap = told.events.iter().position(|event| matches!(event, Event::Tracked { .. })).expect("it happened");
    assert!(!told.events[swap..].iter().any(|event| matches!(event, Event::Gained(..))), "{:?}", gains(&told));
}

/// [VB-17.10] The first of several Trackers decides the order of the others by what it puts onto the deck. [VB-17.11] The next
/// one turns up the land that the previous one returned. [VB-17.5] Another Tracker changes the omens again.
#[test]
fn several_trackers_in_a_round() {
    play(
        "seats: blue, purple, yellow
        omens: B R P Y G
        row 1: river (Y P B G R), mountain, field
        row 2: village (P R Y G B), meadow, forest 3
        deck: forest 6
        hand blue: tracker
        hand purple: tracker
        hand yellow: tracker
        ---
        blue: assign tracker
        purple: assign tracker
        yellow: assign tracker
        => asked: tracker of blue
        blue: tracker 1.1
        => omens: Y P B G R
        blue: take 1
        => asked: tracker of yellow
        yellow: tracker 2.1
        => row 2: river, meadow, forest 3
        => omens: P R Y G B
        yellow: take 2
        purple: tracker 1.3
        => row 1: -, -, village
        => top: field",
    );
}

/// [VB-17.12] The land that the last Tracker of a round returned is the first one dealt into the new row 2.
#[test]
fn the_returned_land_is_dealt_first() {
    play(&format!(
        "{FACTS}
        blue: tracker 2.2
        blue: take 2
        yellow: take 3
        => row 1: village, forest 6, forest 3
        => row 2: meadow, field, river"
    ));
}
