//! Section 16: battles against a monster in which several rules meet.

use crate::support::{Told, choices, play};

/// A solo game with these options and facts.
fn solo(options: &str, facts: &str) -> Told {
    let options: String =
        options.split_whitespace().map(|word| format!("option {}\n", word.replace('=', ": "))).collect();
    play(&format!("seats: red\n{options}{facts}"))
}

/// [VH-10.26, VH-16.41, VH-16.77] A warrior that finds no room in Valhalla was activated all the same: mission 3 counts it.
#[test]
fn who_is_discarded_has_fought() {
    solo(
        "valkyries=on",
        "valhalla red: wolf-01
        band red: bear-01, bear-02, wolf-11
        hand red: v-mission-activated-3
        deck size: 20
        ---
        dice: 2 sword, 2 axe, spear, x
        red: attack monster
        red: activate bear-01 at 1 with sword
        red: activate bear-02 at 2 with axe
        red: activate wolf-11 at 3 with sword, axe, spear
        red: done
        red: send bear-01 at 1
        red: send bear-02 at 2
        red: send wolf-11 at 3
        => discard: wolf-11
        => asked: mission of red
        red: play v-mission-activated-3
        => glory red: 6",
    );
}

/// [VH-4.55, VH-16.43, VH-16.127] After a victory over the monster the activated warriors no longer count against the band limit:
/// Blodhrafn's warrior needs no place of theirs.
#[test]
fn hunters_make_room() {
    let mut told = solo(
        "",
        "jarl red: blodhrafn
        band red: bear-01, bear-02, bear-03, bear-04
        deck size: 20
        ---
        dice: sword, axe, spear, bow, 2 x
        red: attack monster
        red: activate bear-01 at 1 with sword
        red: activate bear-02 at 2 with axe
        red: activate bear-03 at 3 with spear
        red: activate bear-04 at 4 with bow
        red: done
        => asked: blodhrafn of red",
    );
    told.then("red: main\n=> glory red: 4\n=> monster card: 2");
    assert_eq!(told.fact("valhalla red"), "bear-01, bear-02, bear-03, bear-04");
    assert_eq!(told.position.table.board(crate::support::seat("red")).filled(), 0b1, "a place of the four");
}

/// [VH-16.54, VH-16.127] A warrior that takes the place of an activated one was not activated and cannot be sent.
#[test]
fn the_place_does_not_fight() {
    let mut told = solo(
        "",
        "jarl red: blodhrafn
        band red: bear-01, bear-02, bear-03, bear-04
        phase: raid
        deck size: 20",
    );
    // The first roll of the raid has fallen already.
    let armed = choices(&told, "red", "activate");
    assert!(!armed.is_empty(), "the dice of this stream arm somebody");
    told.then(&format!("red: {}\nred: done\n=> asked: blodhrafn of red\nred: main\n=> asked: place of red", armed[0]));
    let place = armed[0].split(" at ").nth(1).and_then(|rest| rest.split(' ').next()).expect("a place").to_owned();
    let added = choices(&told, "red", "add").into_iter().find(|add| add.ends_with(&format!("at {place}")));
    told.then(&format!(
        "red: {}\n=> asked: turn of red\n=> shields red: 3\n=> glory red: 0",
        added.expect("that place")
    ));
}

/// [VH-16.31, VH-16.34] Surrounded Commander wakes the jarl again: what can still be used in the phase can be used, Osk's rerolls
/// as well.
#[test]
fn a_jarl_wakes() {
    for (hand, rerolls) in [("t-surrounded, wolf-05, wolf-06", "1"), ("t-surrounded, wolf-05", "2")] {
        solo(
            "monster=hel",
            &format!(
                "jarl red: osk\nband red: bear-02\nhand red: {hand}\nmonster card: 6\n---\nred: attack monster\n=> rerolls red: 0\nred: play t-surrounded\n=> rerolls red: {rerolls}"
            ),
        );
    }
    let mut thord = solo(
        "monster=hel",
        "jarl red: thord\nband red: bear-02\nhand red: t-surrounded\nmonster card: 6\n---\ndice: 6 x\nred: attack monster",
    );
    assert!(choices(&thord, "red", "turn").is_empty());
    thord.then("red: play t-surrounded\nred: turn x to axe\n=> dice red: axe, 5 x");
}
