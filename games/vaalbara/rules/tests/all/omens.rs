//! Section 7: omens and turn order.

use crate::support::{gained_by, game, legal, play, turns, walk};
use meadhall_vaalbara::{Character, Clan, Deck, Event};

/// [VB-7.1] The current omens are those on the back of the top card of the deck, and of no other.
#[test]
fn the_omens_are_on_the_top_of_the_deck() {
    play(
        "seats: blue, purple
        deck: field (P B Y R G), river (B G R Y P)
        played blue: seer
        played purple: seer
        ---
        => omens: P B Y R G
        => asked: take of purple",
    );
    for players in 2..=5 {
        let game = game(players);
        walk(&game, 1, |position, _| {
            assert_eq!(game.omens(position), game.omen(position.deck.as_slice()[0].omen));
        });
    }
}

/// [VB-7.2] The order is read from best to worst; in the deck's file the first entry is the best.
#[test]
fn the_first_entry_is_the_best() {
    let deck = Deck::built_in();
    let first = &deck.omens[0];
    let listed = meadhall_vaalbara::data::BUILT_IN;
    assert!(listed.contains("order = [\"blue\", \"green\", \"red\", \"yellow\", \"purple\"]"));
    assert_eq!(first.order, [Clan::Blue, Clan::Green, Clan::Red, Clan::Yellow, Clan::Purple]);
    let ranks: Vec<u8> = first.order.iter().map(|&clan| first.rank(clan)).collect();
    assert_eq!(ranks, [0, 1, 2, 3, 4]);
}

/// [VB-7.3] Of players tied on initiative the better rank goes first, whatever the seats. [VB-7.7] Omens settle every tie,
/// even one of all five.
#[test]
fn omens_settle_every_tie() {
    for (omens, order) in [
        ("G R Y P B", [Clan::Green, Clan::Red, Clan::Yellow, Clan::Purple, Clan::Blue]),
        ("P B Y R G", [Clan::Purple, Clan::Blue, Clan::Yellow, Clan::Red, Clan::Green]),
    ] {
        let [one, two, three, four, five] = order;
        let told = play(&format!(
            "seats: blue, purple, yellow, red, green
            omens: {omens}
            hand blue: farmer
            hand purple: farmer
            hand yellow: farmer
            hand red: farmer
            hand green: farmer
            ---
            blue: assign farmer
            purple: assign farmer
            yellow: assign farmer
            red: assign farmer
            green: assign farmer
            {one}: take 1
            {two}: take 2
            {three}: take 3
            {four}: take 4
            {five}: take 5"
        ));
        assert_eq!(turns(&told), order);
    }
    for omen in &Deck::built_in().omens {
        let ranks: std::collections::BTreeSet<u8> = Clan::ALL.iter().map(|&clan| omen.rank(clan)).collect();
        assert_eq!(ranks.len(), 5, "all clans on a back have different ranks");
    }
}

/// [VB-7.4] Clans that nobody plays are passed over.
#[test]
fn absent_clans_are_passed_over() {
    play(
        "seats: blue, purple
        omens: G R Y P B
        played blue: seer
        played purple: seer
        ---
        => asked: take of purple
        purple: take 1
        => asked: take of blue",
    );
}

/// [VB-7.5] Only equal characters tie. [VB-7.6] Omens never change the order of different initiatives.
#[test]
fn omens_do_not_touch_different_initiatives() {
    for (early, late) in Character::ALL.iter().zip(&Character::ALL[1..]) {
        assert!(early.initiative() < late.initiative());
    }
    for omens in ["P Y G B R", "B R P Y G"] {
        play(&format!(
            "seats: blue, purple, yellow
            omens: {omens}
            played blue: seer
            played purple: hunter
            played yellow: carpenter
            row 1: field, forest 3, river
            ---
            => asked: take of purple
            purple: take 1
            => asked: take of blue
            blue: take 2
            => asked: take of yellow"
        ));
    }
}

/// [VB-7.8] The omens change with the new row 2 at the end of a round and with each Tracker.
#[test]
fn omens_change_with_the_top_card() {
    play(
        "seats: blue, purple
        row 1: field (P Y G B R), forest 3
        omens: B R P Y G
        omens 3: Y P B G R
        played blue: tracker
        played purple: farmer
        ---
        => omens: B R P Y G
        blue: tracker 1.1
        => omens: P Y G B R
        blue: take 1
        => omens: P Y G B R
        purple: take 2
        => omens: Y P B G R",
    );
}

/// The last card of the deck with five players, in round 9.
const LAST_CARD: &str = "
    seats: blue, purple, yellow, red, green
    round: 9
    omens: B P Y R G
    realm purple: field (G R Y P B), field, river, river, mountain, village, meadow, forest
    played blue: seer
    played purple: explorer
    played yellow: farmer
    played red: farmer
    played green: carpenter
    ---
    => deck size: 1
    blue: take 1
    green: take 2
    => omens: B P Y R G";

/// [VB-7.9] An Explorer who swaps the only card of the deck changes the omens.
#[test]
fn the_explorer_changes_the_omens_of_a_single_card() {
    play(&format!(
        "{LAST_CARD}
        purple: explorer 1
        => omens: G R Y P B
        purple: take 3
        => asked: take of red"
    ));
    // With more than one card in the deck the top stays.
    play(
        "seats: blue, purple
        realm blue: field (P Y G B R)
        omens: B R P Y G
        played blue: explorer
        played purple: farmer
        ---
        blue: explorer 1
        => omens: B R P Y G",
    );
}

/// Two Carvers whose order depends on what the Tracker before them puts onto the deck.
fn two_carvers(tracked: &str) -> crate::support::Told {
    let (first, second) = if tracked == "2.1" { ("red", "yellow") } else { ("yellow", "red") };
    play(&format!(
        "seats: blue, purple, yellow, red
        omens: B P Y R G
        row 1: field (B Y P G R), forest 3, forest 4, forest 5
        row 2: river (G R Y P B), village, mountain, mountain
        played blue: tracker
        played purple: rider
        played yellow: carver
        played red: carver
        ---
        blue: tracker {tracked}
        blue: take 1
        purple: rider 1.2 2.2
        purple: take 2
        => asked: take of {first}
        {first}: take 3
        {second}: take 4"
    ))
}

/// [VB-7.10] Who goes next is decided anew before every turn, by the omens of that moment. [VB-7.12] Before and after mean
/// the order in which turns were really taken: the Carver who really is the last of the two has all neighbours behind.
#[test]
fn the_next_turn_is_decided_anew() {
    let carvers =
        |told: &crate::support::Told| [Clan::Yellow, Clan::Red].map(|clan| gained_by(told, clan, Character::Carver));
    assert_eq!(carvers(&two_carvers("1.1")), [0, 5], "B Y P G R leaves Yellow before Red");
    assert_eq!(carvers(&two_carvers("2.1")), [5, 0], "G R Y P B puts Red before Yellow");
}

/// [VB-7.11] A change of omens leaves alone who has acted already: places, gains and losses stand.
#[test]
fn a_change_of_omens_leaves_the_past_alone() {
    let told = play(
        "seats: blue, purple, yellow, red
        omens: B P Y R G
        row 1: field, forest 3, forest 4, forest 5
        row 2: river (G R Y P B), village, mountain, mountain
        vp blue: 2
        vp purple: 2
        played blue: hunter
        played purple: hunter
        played yellow: tracker
        played red: farmer
        ---
        => vp blue: 5
        blue: take 1
        => vp purple: 2
        purple: take 2
        => acted: blue, purple
        yellow: tracker 2.1
        => omens: G R Y P B
        => acted: blue, purple
        => vp blue: 7
        => vp purple: 5
        yellow: take 3
        => asked: take of red",
    );
    assert_eq!(turns(&told), [Clan::Purple, Clan::Yellow, Clan::Red], "nobody acts twice");
}

/// [VB-7.12] The Falconer's victim is who really acted just before, here decided by the omens among equals.
#[test]
fn immediately_before_means_the_turn_really_taken() {
    for (omens, first, second) in [("B P Y R G", "blue", "yellow"), ("Y B P G R", "yellow", "blue")] {
        play(&format!(
            "seats: blue, purple, yellow, red
            omens: {omens}
            row 1: mountain, mountain, mountain, mountain
            vp red: 10
            vp blue: 10
            vp yellow: 10
            played blue: falconer
            played purple: farmer
            played yellow: falconer
            played red: carpenter
            realm red: -
            ---
            red: take 1
            => vp red: 8
            => vp {first}: 12
            {first}: take 2
            => vp {first}: 10
            => vp {second}: 12"
        ));
    }
}

/// [VB-7.13] Omens break ties in the turn order and in the final ranking and do nothing else: without ties two games with
/// different omens are the same.
#[test]
fn omens_have_no_other_use() {
    let run = |omens: &str| {
        let told = play(&format!(
            "seats: blue, purple, yellow
            omens: {omens}
            row 1: field, forest 3, river
            row 2: village, mountain, meadow
            deck: forest 6, field, village, meadow
            played blue: falconer
            played purple: seer
            played yellow: farmer
            ---
            purple: take 1
            blue: take 2
            yellow: take 3"
        ));
        let choices = legal(&told, Clan::Blue);
        let facts = told.facts().0.into_iter().filter(|(key, _)| key != "omens").collect::<Vec<_>>();
        let gains: Vec<Event> =
            told.events.into_iter().filter(|e| matches!(e, Event::Gained(..) | Event::Lost(..))).collect();
        (choices, gains, facts.into_iter().filter(|(key, _)| key != "deck").collect::<Vec<_>>())
    };
    assert_eq!(run("P Y G B R"), run("B R P Y G"));
}
