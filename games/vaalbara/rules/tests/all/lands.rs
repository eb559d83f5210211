//! Sections 30 to 36: the lands.

use crate::support::{gains, play};
use meadhall_vaalbara::{Cause, Clan, Event, Kind};

/// What Blue gains for this land with these realms and a character that brings nothing by itself.
fn reward_beside(realm: &str, purple: &str, land: &str) -> u16 {
    let told = play(&format!(
        "seats: blue, purple
        realm blue: {realm}
        realm purple: {purple}
        row 1: {land}, mountain
        played blue: carver
        played purple: farmer
        ---
        => asked: take of blue
        blue: take 1"
    ));
    let [(Clan::Blue, amount, Cause::Land(_))] = gains(&told)[..] else { panic!("{:?}", gains(&told)) };
    amount
}

/// The same beside a neighbour whose realm is filled with whatever is left, meadows last.
fn reward(realm: &str, land: &str) -> u16 {
    let told = play(&format!(
        "seats: blue, purple
        realm blue: {realm}
        row 1: {land}, mountain
        played blue: carver
        played purple: farmer
        ---
        blue: take 1"
    ));
    gains(&told)[0].1
}

/// [VB-30.1] A land pays when it enters a realm, through the land action or the Explorer, and at no other time: in whole games
/// there is exactly one reward for each land that enters.
#[test]
fn a_land_pays_when_it_enters_and_at_no_other_time() {
    use meadhall_engine::{Game, Quick, Wording};
    for players in 2..=5 {
        let game = crate::support::game(players);
        let (mut quick, mut events, mut choices) = (Quick::new(3), Vec::new(), Vec::new());
        let mut position = game.setup(&mut quick, &mut events);
        while let Some(seat) = game.pending(&position).first() {
            let action = game.sample(&position, seat, &mut quick, &mut choices).expect("a choice");
            game.play(&mut position, seat, action, &mut quick, &mut events).expect("legal");
        }
        let mut entered = None;
        let mut rewards = 0;
        for event in events {
            match event {
                Event::Took { seat, kind, .. } | Event::Explored { seat, new_kind: kind, .. } => {
                    assert_eq!(entered, None, "the land before has paid");
                    entered = Some((seat, kind.0));
                }
                Event::Gained(seat, _, Cause::Land(kind)) => {
                    assert_eq!(entered.take(), Some((seat, kind)), "a reward without a land");
                    rewards += 1;
                }
                _ => {}
            }
        }
        assert_eq!(entered, None);
        assert!(rewards >= 9 * players);
    }
}

/// [VB-30.2] All counts include the land that has just entered.
#[test]
fn counts_include_the_new_land() {
    assert_eq!(["field", "meadow", "village", "river"].map(|land| reward("-", land)), [2, 1, 2, 6]);
    assert_eq!(reward("mountain", "mountain"), 10);
}

/// [VB-30.3] Counts use the realms of that moment, lands taken earlier in the same round included.
#[test]
fn counts_include_lands_of_the_same_round() {
    play(
        "seats: blue, purple, yellow
        vp purple: 0
        vp yellow: 0
        row 1: meadow, meadow, meadow
        realm blue: -
        played blue: seer
        played purple: carpenter
        played yellow: farmer
        ---
        blue: take 1
        purple: take 2
        => vp purple: 2
        yellow: take 3
        => vp yellow: 6",
    );
}

/// [VB-30.4] A realm may hold any number of lands of one kind.
#[test]
fn a_realm_may_be_all_of_one_kind() {
    play(
        "seats: blue, purple, yellow
        vp blue: 0
        realm blue: field, field, field, field, field, field, field
        row 1: field, forest 3, mountain
        played blue: seer
        played purple: carpenter
        played yellow: farmer
        ---
        blue: take 1
        => vp blue: 18",
    );
}

/// [VB-30.5] All forests are one kind, whatever their values.
#[test]
fn forests_of_different_values_are_one_kind() {
    assert_eq!(reward("forest 3, forest 4, forest 5, forest 6", "village"), 4);
}

/// [VB-30.6] Lands in the rows or in the deck never count.
#[test]
fn lands_in_rows_and_deck_do_not_count() {
    let told = play(
        "seats: blue, purple, yellow
        vp blue: 0
        row 1: field, field, field
        row 2: field, river, meadow
        deck: field, forest 3, meadow
        realm blue: -
        played blue: seer
        played purple: carver
        played yellow: farmer
        ---
        blue: take 1
        => vp blue: 2",
    );
    assert_eq!(gains(&told), [(Clan::Blue, 2, Cause::Land(Kind::Field))]);
    play(
        "seats: blue, purple, yellow
        vp blue: 0
        row 1: meadow, village, river
        row 2: meadow, river, meadow
        deck: meadow, village, river
        realm blue: -
        played blue: seer
        played purple: carver
        played yellow: farmer
        ---
        blue: take 1
        => vp blue: 1",
    );
    for (land, pays) in [("village", 2), ("river", 4)] {
        play(&format!(
            "seats: blue, purple, yellow
            vp blue: 0
            row 1: {land}, field, forest 4
            row 2: {land}, {land}, mountain
            deck: {land}
            realm blue: -
            played blue: seer
            played purple: carver
            played yellow: farmer
            ---
            blue: take 1
            => vp blue: {pays}"
        ));
    }
}

/// [VB-31.1] 1 VP for each meadow in the own realm, itself included, and in the realm of each neighbour. [VB-31.3] With two
/// players the opponent's count once each.
#[test]
fn meadows_count_their_own_and_the_neighbours() {
    assert_eq!(reward_beside("meadow, meadow", "field, field", "meadow"), 3);
    assert_eq!(reward_beside("field, field", "meadow, meadow", "meadow"), 3);
    assert_eq!(reward_beside("meadow, field", "meadow, meadow", "meadow"), 4);
    play(
        "seats: blue, purple, yellow
        vp blue: 0
        realm blue: field, meadow
        realm purple: meadow, meadow
        realm yellow: meadow, field
        row 1: meadow, field, field
        played blue: seer
        played purple: carver
        played yellow: farmer
        ---
        blue: take 1
        => vp blue: 5",
    );
}

/// [VB-31.2] Meadows of players who are not neighbours do not count. [VB-31.4] A neighbour gains nothing.
#[test]
fn distant_meadows_do_not_count_and_neighbours_gain_nothing() {
    let told = play(
        "seats: blue, purple, yellow, red, green
        vp blue: 0
        vp purple: 0
        realm blue: field
        realm purple: meadow
        realm yellow: meadow
        realm red: meadow
        realm green: field
        row 1: meadow, field, field, field, field
        played blue: seer
        played purple: carver
        played yellow: farmer
        played red: farmer
        played green: farmer
        ---
        blue: take 1
        => vp blue: 2
        => vp purple: 0",
    );
    assert_eq!(gains(&told), [(Clan::Blue, 2, Cause::Land(Kind::Meadow))]);
}

/// [VB-32.1] 2 VP for each field in the own realm, itself included. [VB-32.2] So the first four pay 2, 4, 6 and 8, and so on.
/// [VB-32.3] Fields of others do not count.
#[test]
fn fields_count_each_other() {
    let realms = ["-", "field", "field, field", "field, field, field", "field, field, field, field"];
    assert_eq!(realms.map(|realm| reward(realm, "field")), [2, 4, 6, 8, 10]);
    assert_eq!(reward_beside("river, river", "field, field", "field"), 2);
}

/// [VB-33.1] A forest pays its number. [VB-33.2] Other forests make no difference.
#[test]
fn forests_pay_their_number() {
    for value in 3..=6 {
        assert_eq!(reward("-", &format!("forest {value}")), value);
    }
    assert_eq!(reward("forest 3, forest 4", "forest 6"), 6);
    assert_eq!(reward_beside("field, field", "forest 4, forest 5", "forest 3"), 3);
}

/// [VB-34.1] 2 VP for each different kind in the own realm, the village included. [VB-34.2] A kind counts once. [VB-34.3] So it
/// is 2 to 12. [VB-34.4] Kinds of others do not count.
#[test]
fn villages_count_kinds() {
    let realms = [
        "-",
        "field",
        "field, river",
        "field, river, meadow",
        "field, river, meadow, mountain",
        "field, river, meadow, mountain, forest 3",
    ];
    assert_eq!(realms.map(|realm| reward(realm, "village")), [2, 4, 6, 8, 10, 12]);
    assert_eq!(reward("field, field, forest 3, village", "village"), 6);
    assert_eq!(reward("village, village, village", "village"), 2);
    assert_eq!(reward_beside("field, field", "mountain, river", "village"), 4);
}

/// [VB-35.1] The second mountain pays 10, [VB-35.2] the fourth 20 on top, [VB-35.3] any other nothing. [VB-35.5] Mountains of
/// others do not count.
#[test]
fn the_second_and_fourth_mountain_pay() {
    let realm = |mountains: usize| match mountains {
        0 => "-".to_owned(),
        _ => vec!["mountain"; mountains].join(", "),
    };
    let told = |mountains: usize| {
        let told = play(&format!(
            "seats: blue, purple, yellow
            realm blue: {}
            row 1: mountain, field, field
            played blue: seer
            played purple: carver
            played yellow: farmer
            ---
            blue: take 1",
            realm(mountains)
        ));
        gains(&told)[0].1
    };
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(told), [0, 10, 0, 20, 0, 0, 0]);
    assert_eq!(reward_beside("field", "mountain", "mountain"), 0);
    assert_eq!(reward_beside("mountain", "mountain", "mountain"), 10);
}

/// [VB-35.4] Only the count of the moment matters: a second or fourth that comes again after an Explorer pays again.
#[test]
fn a_second_mountain_pays_again_after_an_explorer() {
    play(
        "seats: blue, purple
        vp blue: 10
        realm blue: mountain, mountain
        realm purple: field, field
        row 1: mountain, field
        row 2: field, field
        bottom: forest 3
        played blue: explorer
        played purple: farmer
        ---
        blue: explorer 1
        => realm blue: forest 3, mountain
        => vp blue: 13
        blue: take 1
        => vp blue: 23",
    );
}

/// [VB-36.1] The initiative of this round, at most 6, times the own rivers, itself included. [VB-36.2] Although the character
/// lies in the discard by then. [VB-36.3] From 6 on all count as 6. [VB-36.4] Rivers and characters of others do not count.
#[test]
fn rivers_multiply_the_initiative() {
    let river = |character: &str, realm: &str, early: &str| {
        let told = play(&format!(
            "seats: blue, purple
            realm blue: {realm}
            realm purple: river
            row 1: river, mountain
            omens: B R P Y G
            hand blue: {character}
            hand purple: farmer
            ---
            blue: assign {character}
            purple: assign farmer
            {early}
            => asked: take of blue
            blue: take 1"
        ));
        let discard: Vec<String> = told.position.players[0].discard.iter().map(|card| card.to_string()).collect();
        assert!(discard.contains(&character.to_owned()));
        gains(&told).iter().filter(|gain| gain.2 == Cause::Land(Kind::River)).map(|gain| gain.1).sum::<u16>()
    };
    for (character, counts, steps) in [
        ("warrior", 1, "purple: show nothing"),
        ("bard", 2, "blue: bard purple"),
        ("hunter", 3, ""),
        ("seer", 4, ""),
        ("carpenter", 5, ""),
        ("falconer", 6, ""),
        ("tracker", 6, "blue: tracker 2.1"),
        ("midwife", 6, "blue: midwife farmer"),
        ("rider", 6, "blue: rider 1.2 2.1"),
        ("carver", 6, ""),
    ] {
        assert_eq!(river(character, "field", steps), counts, "{character}");
        assert_eq!(river(character, "river", steps), 2 * counts, "{character} with a river before");
    }
    // The Explorer gives up a field first; the Farmer doubles what counts as 6.
    assert_eq!(river("explorer", "mountain", "blue: explorer 1"), 6);
    assert_eq!(river("farmer", "field", ""), 12);
}
