//! Section 19: the Rider.

use crate::support::{legal, play};
use meadhall_vaalbara::{Clan, Event};

const FACTS: &str = "
    seats: blue, purple, yellow
    vp blue: 2
    omens: P R Y G B
    row 1: river, field, forest 3
    row 2: field, village, forest 6
    hand blue: rider
    hand purple: carpenter
    hand yellow: farmer
    ---
    blue: assign rider
    purple: assign carpenter
    yellow: assign farmer
    purple: take 1";

/// [VB-19.2] A land of row 1 and a land of row 2 take each other's slot.
#[test]
fn two_lands_change_rows() {
    play(&format!(
        "{FACTS}
        blue: rider 1.2 2.2
        => row 1: -, village, forest 3
        => row 2: field, field, forest 6"
    ));
    play(&format!(
        "{FACTS}
        blue: rider 1.3 2.1
        => row 1: -, field, field
        => row 2: forest 3, village, forest 6"
    ));
}

/// [VB-19.3] Two lands of the same kind may be chosen. [VB-19.4] Two forests are of the same kind, but the cards change places.
#[test]
fn two_of_the_same_kind_may_be_chosen() {
    let told = play(&format!(
        "{FACTS}\nblue: rider 1.2 2.1\n=> row 1: -, field, forest 3\n=> row 2: field, village, forest 6"
    ));
    let before = play(FACTS);
    assert_eq!(told.position.rows[0][1], before.position.rows[1][0], "the cards have changed places all the same");
    assert_eq!(told.position.rows[1][0], before.position.rows[0][1]);
    play(&format!("{FACTS}\nblue: rider 1.3 2.3\n=> row 1: -, field, forest 6\n=> row 2: field, village, forest 3"));
}

/// [VB-19.5] The swap is compulsory, also where no pair of the same kind exists. [VB-19.6] An empty slot cannot be chosen.
#[test]
fn the_swap_is_compulsory() {
    let different = FACTS.replace("row 2: field, village, forest 6", "row 2: village, village, mountain");
    let told = play(&different);
    let choices = legal(&told, Clan::Blue);
    assert_eq!(
        choices,
        ["rider 1.2 2.1", "rider 1.2 2.2", "rider 1.2 2.3", "rider 1.3 2.1", "rider 1.3 2.2", "rider 1.3 2.3"]
    );
    play(&format!("{different}\n! blue: take 2\n! blue: rider 1.1 2.1\n! blue: rider 1.4 2.1\n! blue: rider 1.2 2.4"));
}

/// [VB-19.7] There is always a legal swap: on a Rider's turn row 1 holds at least one land and row 2 holds N.
#[test]
fn there_is_always_a_legal_swap() {
    let mut riders = 0;
    for seed in 0..80 {
        let players = 2 + seed as usize % 4;
        let game = crate::support::game(players);
        crate::support::walk(&game, seed, |position, choice| {
            if position.asked == meadhall_vaalbara::Asked::Rider {
                assert!(position.rows[0].iter().flatten().count() >= 1);
                assert_eq!(position.rows[1].iter().flatten().count(), players);
                assert!(choice.is_some());
                riders += 1;
            }
        });
    }
    assert!(riders > 50);
    // Even for the last player of the round.
    let told = play(
        "seats: blue, purple
        acted: purple
        row 1: -, meadow
        row 2: river, village
        played blue: rider
        played purple: seer",
    );
    assert_eq!(legal(&told, Clan::Blue), ["rider 1.2 2.1", "rider 1.2 2.2"]);
}

/// [VB-19.8] The swap gives no reward and leaves the omens unchanged.
#[test]
fn the_swap_pays_nothing_and_keeps_the_omens() {
    let told = play(&format!(
        "{FACTS}
        => omens: P R Y G B
        blue: rider 1.2 2.2
        => vp blue: 2
        => omens: P R Y G B
        => deck size: 33"
    ));
    let swap = told.events.iter().position(|event| matches!(event, Event::Rode { .. })).expect("it happened");
    assert!(!told.events[swap..].iter().any(|event| matches!(event, Event::Gained(..))));
}
