//! Section 5: resolution.

use crate::support::{legal, play, seat, turns, viewers};
use meadhall_engine::Game;
use meadhall_vaalbara::{Action, Character, Clan, Event};

/// [VB-5.1] One turn each, the lowest initiative first, the others in ascending order.
#[test]
fn the_lowest_initiative_goes_first() {
    let told = play(
        "seats: blue, purple, yellow
        row 1: forest 3, forest 4, forest 5
        hand blue: farmer
        hand purple: carpenter
        hand yellow: carver
        ---
        blue: assign farmer
        purple: assign carpenter
        yellow: assign carver
        ! blue: take 1
        ! yellow: take 1
        purple: take 1
        ! purple: take 2
        ! blue: take 2
        yellow: take 2
        blue: take 3
        => round: 2
        => asked: assign of blue, purple, yellow",
    );
    assert_eq!(turns(&told), [Clan::Purple, Clan::Yellow, Clan::Blue]);
}

/// [VB-5.2] Equal initiatives go in the order of the omens, the better first.
#[test]
fn better_omens_go_first_among_equals() {
    for (omens, first, second) in [("P B Y R G", "purple", "blue"), ("B G R Y P", "blue", "purple")] {
        play(&format!(
            "seats: blue, purple
            omens: {omens}
            played blue: seer
            played purple: seer
            row 1: field, forest 3
            ---
            => asked: take of {first}
            {first}: take 1
            => asked: take of {second}"
        ));
    }
}

/// [VB-5.3] First the character action, then the land action; both must be done and in this order.
#[test]
fn the_character_comes_before_the_land() {
    play(
        "seats: blue, purple
        played blue: bard
        played purple: rider
        row 1: field, mountain
        row 2: village, river
        ---
        ! blue: take 1
        blue: bard purple
        ! blue: bard purple
        ! purple: rider 1.1 2.1
        blue: take 1
        ! purple: take 2
        purple: rider 1.2 2.1
        => row 1: -, village
        ! purple: rider 1.2 2.1
        purple: take 2",
    );
}

/// [VB-5.4] A turn is completed, reward included, before the next one starts: what it pays can be stolen.
#[test]
fn a_turn_is_completed_before_the_next() {
    play(
        "seats: blue, purple
        vp blue: 0
        vp purple: 0
        played blue: carpenter
        played purple: falconer
        row 1: forest 3, field
        ---
        => vp purple: 0
        blue: take 1
        => acted: blue
        => vp blue: 1
        => vp purple: 2",
    );
}

/// [VB-5.5] The effect is resolved even if it brings nothing or helps a rival.
#[test]
fn an_effect_without_gain_is_resolved_all_the_same() {
    let told = play(
        "seats: blue, purple
        vp blue: 5
        vp purple: 50
        played blue: bard
        played purple: carpenter
        realm blue: field
        realm purple: field
        row 1: forest 3, field
        ---
        => asked: bard of blue
        blue: bard purple
        => vp purple: 52
        => vp blue: 5
        blue: take 1
        => vp purple: 52
        => discard purple: carpenter, farmer",
    );
    let nothing = Event::Nothing(seat(&told, Clan::Purple), Character::Carpenter);
    assert!(told.events.contains(&nothing), "the Carpenter without forests was resolved: {:?}", told.events);
}

/// [VB-5.6] After its effect the character lies face up on its player's own discard.
#[test]
fn a_resolved_character_goes_to_its_own_discard() {
    play(
        "seats: blue, purple
        realm blue: field
        discard blue: rider
        discard purple: carver
        hand blue: bard
        hand purple: hunter
        ---
        blue: assign bard
        purple: assign hunter
        => discard blue: rider
        blue: bard purple
        => discard blue: bard, rider
        => discard purple: carver
        blue: take 1
        => discard purple: hunter, carver
        => discard blue: bard, rider",
    );
}

/// [VB-5.7] Everybody sees all characters in all discards.
#[test]
fn all_discards_stay_visible_to_everybody() {
    let told = play(
        "seats: blue, purple, yellow
        round: 3
        discard blue: warrior, seer
        discard purple: carver, farmer
        discard yellow: bard, midwife",
    );
    for viewer in viewers(&told.game) {
        let view = told.game.view(&told.position, viewer);
        let seen: Vec<Vec<Character>> = view.players.iter().map(|player| player.discard.iter().collect()).collect();
        assert_eq!(
            seen,
            [
                [Character::Warrior, Character::Seer],
                [Character::Carver, Character::Farmer],
                [Character::Bard, Character::Midwife]
            ]
        );
    }
}

/// [VB-5.8] The player chooses one land of row 1, adds it to the realm and gains its reward at once. [VB-5.9] Exactly one is
/// taken, even if it pays 0. [VB-5.10] Nothing is taken from row 2, the deck or a realm.
#[test]
fn one_land_of_row_1_is_taken_and_pays_at_once() {
    let facts = "
        seats: blue, purple, yellow
        vp blue: 2
        played blue: carpenter
        played purple: seer
        played yellow: farmer
        row 1: mountain, field, forest 6
        row 2: village, river, forest 5
        ---
        purple: take 3";
    let told = play(facts);
    assert_eq!(legal(&told, Clan::Blue), ["take 1", "take 2"], "row 1 and nothing else");
    play(&format!(
        "{facts}
        ! blue: take 3
        ! blue: take 4
        ! yellow: take 1
        blue: take 2
        => vp blue: 4
        => realm blue: field
        => row 1: mountain, -, -
        => row 2: village, river, forest 5
        => deck size: 33
        => realm purple: forest 6
        ! blue: take 1
        => asked: take of yellow"
    ));
    play(&format!(
        "{facts}
        blue: take 1
        => vp blue: 2
        => realm blue: mountain"
    ));
    assert!("take nothing".parse::<Action>().is_err());
}

/// [VB-5.11] An empty slot stays empty until the end of the round: the k-th player chooses among N − k + 1 lands. [VB-5.12] The
/// last player must take the one land that is left.
#[test]
fn empty_slots_stay_empty() {
    let facts = "
        seats: blue, purple, yellow, red
        played blue: seer
        played purple: carpenter
        played yellow: carver
        played red: farmer
        row 1: mountain, field, forest 6, river
        row 2: village, village, forest 5, forest 4
        ---";
    let steps = ["blue: take 2", "purple: take 4", "yellow: take 1"];
    let rows = ["mountain, -, forest 6, river", "mountain, -, forest 6, -", "-, -, forest 6, -"];
    let clans = [Clan::Blue, Clan::Purple, Clan::Yellow, Clan::Red];
    for (k, clan) in clans.into_iter().enumerate() {
        let done: String =
            steps.iter().zip(rows).take(k).map(|(step, row)| format!("\n{step}\n=> row 1: {row}")).collect();
        assert_eq!(legal(&play(&format!("{facts}{done}")), clan).len(), 4 - k, "{k} have acted");
    }
    let last = format!("{facts}\n{}", steps.join("\n"));
    assert_eq!(legal(&play(&last), Clan::Red), ["take 3"]);
    play(&format!(
        "{last}
        ! red: take 1
        ! red: take 2
        red: take 3
        => realm red: forest 6
        => row 1: village, village, forest 5, forest 4"
    ));
}

/// [VB-5.13] A land that one's own Tracker or Rider has just put into row 1 may be taken in the same turn.
#[test]
fn a_land_just_put_into_row_1_may_be_taken() {
    play(
        "seats: blue, purple
        played blue: tracker
        played purple: farmer
        row 1: mountain, field
        deck: forest 6
        ---
        blue: tracker 1.1
        => row 1: forest 6, field
        blue: take 1
        => realm blue: forest 6
        => vp blue: 8",
    );
    play(
        "seats: blue, purple
        played blue: rider
        played purple: farmer
        row 1: mountain, field
        row 2: village, forest 5
        ---
        blue: rider 1.1 2.2
        blue: take 1
        => realm blue: forest 5
        => vp blue: 7",
    );
}

/// [VB-5.14] At the end of the resolution row 1 is empty and row 2 holds N lands: so it is after round 9, when nothing moves.
#[test]
fn resolution_leaves_row_1_empty_and_row_2_full() {
    for players in 2..=5 {
        let game = crate::support::game(players);
        let end = crate::support::walk(&game, 3, |_, _| {});
        assert_eq!(end.rows[0].iter().flatten().count(), 0);
        assert_eq!(end.rows[1].iter().flatten().count(), players);
    }
}
