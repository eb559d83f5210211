//! Section 3: the turn.

use crate::support::{choices, legal, play};

/// [VH-3.1, VH-3.2, VH-3.3, VH-3.5] Phase A, one action; then phase B; then the player on the left.
#[test]
fn the_course_of_a_turn() {
    play(
        "seats: red, blue, green
        band red: bear-01
        band blue: bear-02
        hand red: bear-03
        deck: wolf-01, wolf-01, wolf-02, wolf-03, wolf-04"
            .replace("wolf-01, wolf-01", "wolf-01, wolf-05")
            .as_str(),
    )
    .then(
        "=> asked: turn of red
        red: add bear-03 at 2
        => asked: drawn of red
        => stage: b",
    );
    let mut told = play(
        "seats: red, blue\nband red: bear-01\nband blue: bear-02\ndeck: wolf-01, wolf-02, wolf-03\n---\nred: attack blue\nred: done\n=> stage: b\n=> asked: drawn of red",
    );
    let drawn = told.fact("drawn");
    let first = drawn.split(", ").next().expect("two cards");
    told.then(&format!("red: discard {first}\n=> asked: turn of blue\n=> hand size red: 1"));
}

/// [VH-3.4] With a warrior in the band drawing is always possible, and with an empty deck it is a pass.
#[test]
fn drawing_serves_as_a_pass() {
    play(
        "seats: red, blue
        band red: bear-01
        hand red: t-fury-2
        hand blue: bear-05
        deck: -
        ending: yes
        ---
        red: draw
        => asked: turn of blue
        => hand red: t-fury-2",
    );
    assert_eq!(legal(&play("seats: red, blue\nband red: bear-01\nhand red: t-fury-2"), "red"), ["draw"]);
}

/// [VH-3.6, VH-3.7] Any one warrior of the hand joins the band, which holds at most four.
#[test]
fn adding_one_warrior() {
    let told = play(
        "seats: red, blue\nband red: bear-01, bear-02, bear-03\nhand red: bear-16, frost-13\n---\nred: add bear-16 at 4",
    );
    assert_eq!(told.fact("band red"), "bear-01, bear-02, bear-03, bear-16");
    assert!(
        crate::support::refused("seats: red, blue\nband red: bear-01, bear-02, bear-03, bear-04, bear-05")
            .contains("more warriors")
    );
}

/// [VH-3.8, VH-3.9] Only a full band discards a warrior, and then it must.
#[test]
fn only_a_full_band_discards() {
    let full = play("seats: red, blue\nband red: bear-01, bear-02, bear-03, bear-04\nhand red: bear-05");
    assert_eq!(
        choices(&full, "red", "add"),
        ["add bear-05 at 1", "add bear-05 at 2", "add bear-05 at 3", "add bear-05 at 4"]
    );
    let mut full = full;
    full.then("red: add bear-05 at 3\n=> band red: bear-01, bear-02, bear-05, bear-04\n=> discard: bear-03");
    let three = play("seats: red, blue\nband red: bear-01, bear-02, bear-03\nhand red: bear-05");
    assert_eq!(choices(&three, "red", "add"), ["add bear-05"]);
}

/// [VH-3.10, VH-3.11, VH-19.6, VH-19.7, VH-19.8] Two warriors with three weapons at most together, and always two.
#[test]
fn adding_two_warriors() {
    let told = play("seats: red, blue\nband red: bear-03\nhand red: bear-01, bear-02, wolf-06, wolf-07");
    let two = choices(&told, "red", "add two");
    assert_eq!(two, ["add two bear-01", "add two bear-02", "add two wolf-06", "add two wolf-07"]);
    let mut told = told;
    told.then(
        "red: add two bear-01 at 2
        => asked: second of red
        ! red: decline
        ! red: done",
    );
    assert_eq!(legal(&told, "red"), ["add bear-02", "add wolf-06", "add wolf-07"]);
    let heavy = play("seats: red, blue\nband red: bear-03\nhand red: wolf-06, wolf-07");
    assert!(choices(&heavy, "red", "add two").is_empty());
    let lonely = play("seats: red, blue\nband red: bear-03\nhand red: bear-01");
    assert!(choices(&lonely, "red", "add two").is_empty());
    let mut heavy = play(
        "seats: red, blue\nband red: bear-03\nhand red: bear-01, wolf-06, wolf-07\n---\nred: add two wolf-06 at 2",
    );
    assert_eq!(legal(&heavy, "red"), ["add bear-01"]);
    heavy.then("red: add bear-01 at 3\n=> band red: bear-03, wolf-06, bear-01\n=> stage: b");
}

/// [VH-3.12, VH-3.27, VH-19.9] A giant counts 2, 2, 3, 4 or 3 weapons.
#[test]
fn the_weapons_of_giants() {
    let game = crate::support::open(4, "valkyries");
    for (card, icons) in
        [("frost-01", 2), ("frost-05", 2), ("frost-09", 3), ("frost-13", 4), ("v-frost-01", 3), ("bear-16", 4)]
    {
        assert_eq!(game.cards().icons(crate::support::card(card)), icons, "{card}");
    }
    let light = play("seats: red, blue\nband red: bear-03\nhand red: frost-01, bear-01");
    assert_eq!(choices(&light, "red", "add two").len(), 2);
    let heavy = play("seats: red, blue\nband red: bear-03\nhand red: frost-09, bear-01");
    assert!(choices(&heavy, "red", "add two").is_empty());
}

/// [VH-3.13, VH-3.14, VH-19.10] Action 2 with a full band: a warrior is discarded before each, never the one just placed.
#[test]
fn two_warriors_for_a_full_band() {
    let mut told = play(
        "seats: red, blue
        band red: bear-01, bear-02, bear-03, bear-04
        hand red: wolf-01, wolf-02
        ---
        red: add two wolf-01 at 2
        => discard: bear-02",
    );
    assert_eq!(legal(&told, "red"), ["add wolf-02 at 1", "add wolf-02 at 3", "add wolf-02 at 4"]);
    told.then("red: add wolf-02 at 4\n=> band red: bear-01, wolf-01, bear-03, wolf-02\n=> discard: bear-04, bear-02");
}

/// [VH-3.15, VH-3.16, VH-3.17, VH-4.2, VH-5.9] Whoever has warriors and own shields can be attacked.
#[test]
fn whom_one_may_attack() {
    let told = play(
        "seats: red, blue, green, yellow
        band red: bear-01
        band blue: bear-02
        band green: bear-03
        shields green: 0
        captured red: green, green, green, green",
    );
    assert_eq!(choices(&told, "red", "attack"), ["attack blue"]);
}

/// [VH-3.18, VH-3.20] With an empty band one adds warriors, and nothing else.
#[test]
fn an_empty_band_must_be_filled() {
    let told = play("seats: red, blue\nband blue: bear-02\nhand red: bear-01, wolf-01, t-fury-2");
    assert_eq!(legal(&told, "red"), ["add bear-01", "add wolf-01", "add two bear-01", "add two wolf-01"]);
}

/// [VH-3.19, VH-3.23, VH-3.24] Action 4 and phase B draw two cards each and keep one, and phase B is not left out.
#[test]
fn drawing_two_and_keeping_one() {
    let mut told = play("seats: red, blue\nband red: bear-01\nhand blue: bear-02\ndeck size: 10\n---\nred: draw");
    for left in [8, 6] {
        assert_eq!(told.fact("deck size"), left.to_string());
        let drawn: Vec<String> = told.fact("drawn").split(", ").map(str::to_owned).collect();
        assert_eq!(drawn.len(), 2);
        told.then(&format!("red: discard {}", drawn[1]));
        assert!(told.fact("hand red").contains(&drawn[0]) && told.fact("discard").starts_with(&drawn[1]));
    }
    told.then("=> asked: turn of blue\n=> hand size red: 2");
}

/// [VH-3.21, VH-3.22, VH-18.21, VH-19.11] Without a warrior in band and hand the hand is shown and two cards are drawn, of
/// which either may be kept.
#[test]
fn the_helpless_show_their_hands() {
    let mut told = play(
        "seats: red, blue\nhand red: t-fury-2, t-counterblow, t-surrounded\ndeck: t-new-weapons, bear-05, bear-06, bear-07",
    );
    told.then("=> asked: drawn of red\n=> stage: a\n=> known red by blue: t-fury-2, t-counterblow, t-surrounded");
    let drawn = told.fact("drawn");
    for card in drawn.split(", ") {
        assert!(legal(&told, "red").contains(&format!("discard {card}")));
    }
    assert!(!legal(&told, "red").contains(&"discard t-fury-2".to_owned()), "only drawn cards are discarded");
}

/// [VH-3.25, VH-5.2, VH-19.12] A single card left is drawn and kept, and the end is triggered.
#[test]
fn the_last_card_is_kept() {
    play(
        "seats: red, blue
        band red: bear-01
        hand red: bear-03
        hand blue: bear-04
        deck: wolf-01
        ---
        => ending: no
        red: add bear-03 at 2
        => hand red: wolf-01
        => discard: -
        => ending: yes
        => asked: turn of blue",
    );
}

/// [VH-3.26] If three should be drawn and two are left, one is kept as usual.
#[test]
fn fewer_cards_than_should_be_drawn() {
    play(
        "seats: red, blue
        option valkyries: on
        band red: bear-01
        hand blue: bear-04
        phase: b
        deck: wolf-01, wolf-02
        ---
        red: discard wolf-01
        => hand red: wolf-02
        => ending: yes",
    );
}
