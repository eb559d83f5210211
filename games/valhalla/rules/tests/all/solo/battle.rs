//! Attack and defence.

use super::solo;
use crate::support::{choices, legal};
use meadhall_valhalla::Event;

/// [VH-16.23, VH-16.24, VH-16.25, VH-16.37, VH-19.67] Glory in Valhalla is strength, with an activated warrior; equal strength is
/// enough for an attack.
#[test]
fn valhalla_strengthens() {
    let mut told = solo(
        "",
        "valhalla red: wolf-11
        band red: bear-06, bear-01
        monster card: 2
        ---
        dice: 3 sword, 3 x
        red: attack monster
        => strength red: 0
        red: activate bear-06 at 1 with 2 sword
        => strength red: 8
        red: activate bear-01 at 2 with sword
        => strength red: 10",
    );
    told.then("red: done\n=> monster card: 3");
    let mut equal = solo(
        "",
        "valhalla red: wolf-11, wolf-01\nband red: bear-06\nmonster card: 2\n---\ndice: 2 sword, 4 x\nred: attack monster\nred: activate bear-06 at 1 with 2 sword\n=> strength red: 10",
    );
    equal.then("red: done\n=> monster card: 3");
    let exact = solo(
        "",
        "valhalla red: wolf-16\nband red: bear-06\nmonster card: 2\n---\ndice: 2 sword, 4 x\nred: attack monster\nred: activate bear-06 at 1 with 2 sword\n=> strength red: 9\nred: done\n=> monster card: 3",
    );
    assert!(exact.events.contains(&Event::Beat { attack: true }));
}

/// [VH-16.49, VH-16.53, VH-19.67] A defence needs more than the monster's strength, and does not remove the card.
#[test]
fn a_defence_needs_more() {
    let defence = |furies: usize| {
        let mut text =
            "valhalla red: wolf-16\nband red: bear-06\nhand red: t-fury-2\nmonster card: 2\nphase: raid\ndeck size: 20"
                .to_owned();
        let mut told = solo("", &text);
        told.position.table.battle.sides[1].dice = [2, 0, 0, 0, 0, 4];
        text = "red: activate bear-06 at 1 with 2 sword\n".to_owned();
        text += &"red: play t-fury-2\n".repeat(furies);
        told.then(&text);
        told.then("red: done");
        told
    };
    let held = defence(1);
    assert!(held.events.contains(&Event::Beat { attack: false }));
    assert_eq!((held.fact("monster card"), held.fact("shields red")), ("2".to_owned(), "4".to_owned()));
    assert!(defence(0).events.contains(&Event::Lost { attack: false }));
}

/// [VH-16.26, VH-19.70] Hunters look at the clans of the monster card.
#[test]
fn hunters_against_a_monster() {
    solo(
        "",
        "band red: boar-02\n---\ndice: axe, 5 x\nred: attack monster\nred: activate boar-02 at 1 with axe\n=> strength red: 4",
    );
    solo(
        "",
        "band red: boar-01\n---\ndice: sword, 5 x\nred: attack monster\nred: activate boar-01 at 1 with sword\n=> strength red: 1",
    );
}

/// [VH-16.27, VH-16.28, VH-19.71] Each giant gives an extra die of the supply, rolled at once, in attack and in defence.
#[test]
fn giants_give_dice() {
    solo(
        "",
        "band red: frost-01, frost-05
        ---
        dice: sword, axe, 2 bow, 2 x
        red: attack monster
        dice: spear
        red: activate frost-01 at 1 with sword, axe
        => dice red: spear, 2 bow, 2 x
        dice: shield
        red: activate frost-05 at 2 with 2 bow
        => dice red: spear, shield, 2 x
        => supply: 1",
    );
    let mut raid = solo("", "band red: frost-01\nphase: raid");
    raid.position.table.battle.sides[1].dice = [2, 0, 0, 0, 0, 4];
    raid.then("dice: bow\nred: activate frost-01 at 1 with 2 sword\n=> dice red: bow, 4 x");
}

/// [VH-16.29, VH-16.30, VH-19.72] Outnumbered means fewer warriors than clan icons on the card.
#[test]
fn outnumbered_by_icons() {
    let can = |step: u8, band: &str| {
        let told =
            solo("", &format!("band red: {band}\nhand red: t-fury-3\nmonster card: {step}\n---\nred: attack monster"));
        legal(&told, "red").contains(&"play t-fury-3".to_owned())
    };
    assert!(can(3, "bear-01, bear-02"), "two against three icons");
    assert!(!can(1, "bear-01, bear-02"), "two against two");
}

/// [VH-16.31, VH-16.32, VH-16.33, VH-16.34, VH-16.35, VH-16.96] Surrounded Commander switches off the monster's ability, even the ban
/// on tactics, but only in the player's attack.
#[test]
fn surrounded_commander() {
    let mut told = solo(
        "monster=surtr",
        "band red: bear-01\nhand red: t-surrounded, t-fury-2\nmonster card: 4\n---\nred: attack monster",
    );
    assert_eq!(choices(&told, "red", "play"), ["play t-surrounded"]);
    told.then("red: play t-surrounded");
    assert_eq!(choices(&told, "red", "play"), ["play t-fury-2"]);
    told.then("red: play t-fury-2\nred: done");
    assert!(told.fact("discard").contains("t-fury-2, t-surrounded"), "tactics used are discarded");
    let raid =
        solo("monster=surtr", "band red: bear-01\nhand red: t-surrounded, t-fury-2\nmonster card: 4\nphase: raid");
    assert!(choices(&raid, "red", "play").is_empty());
    // A die that was discarded stays discarded.
    let die = solo(
        "",
        "band red: bear-01\nhand red: t-surrounded\nmonster card: 4\n---\nred: attack monster\nred: play t-surrounded\n=> pool red: 5",
    );
    assert_eq!(die.position.table.battle.sides[0].aside, 1);
}

/// [VH-16.128] Surrounded Commander also stops what acts after the battle.
#[test]
fn surrounded_commander_and_the_aftermath() {
    let after = |tactic: &str| {
        solo("monster=hel", &format!("band red: bear-01\nhand red: t-surrounded, wolf-05\nmonster card: 4\ndeck size: 20\n---\nred: attack monster\n{tactic}\nred: done")).position.table.discard.iter().filter(|card| card.word() == "wolf-05" || card.word() == "t-surrounded").count()
    };
    assert_eq!(after(""), 1, "a random card goes");
    assert_eq!(after("red: play t-surrounded"), 1, "only the tactic goes");
}

/// [VH-16.36] The abilities of the monsters can be left out.
#[test]
fn without_abilities() {
    let told = solo(
        "monster=surtr monster-abilities=off",
        "band red: bear-01\nhand red: t-fury-2\nmonster card: 4\n---\nred: attack monster",
    );
    assert_eq!(choices(&told, "red", "play"), ["play t-fury-2"]);
}

/// [VH-16.38, VH-16.39, VH-16.40, VH-16.43] A successful attack: dice off, next card, and the activated warriors go to Valhalla under
/// the new maximum.
#[test]
fn a_successful_attack() {
    solo(
        "",
        "band red: bear-06, wolf-01, bear-05
        covered: 1
        deck size: 20
        ---
        dice: 3 sword, 3 x
        red: attack monster
        red: activate bear-06 at 1 with 2 sword
        red: activate wolf-01 at 2 with sword
        red: done
        => monster card: 2
        => covered: -
        => glory red: 3
        => band red: bear-05",
    );
}

/// [VH-16.41, VH-16.42, VH-16.59, VH-19.68] Who does not fit under the maximum is discarded; the player chooses the order.
#[test]
fn the_maximum() {
    let start = "valhalla red: wolf-11
        band red: wolf-12, bear-01
        deck size: 20
        ---
        dice: sword, axe, spear, bow, 2 x
        red: attack monster
        red: activate wolf-12 at 1 with axe, spear, bow
        red: activate bear-01 at 2 with sword
        red: done
        => monster card: 2
        => asked: solo-send of red
        ";
    solo(
        "",
        &format!(
            "{start}red: send wolf-12 at 1\nred: send bear-01 at 2\n=> glory red: 6\n=> discard: bear-01\n=> band red: -"
        ),
    );
    solo(
        "",
        &format!(
            "{start}red: send bear-01 at 2\nred: send wolf-12 at 1\n=> glory red: 4\n=> discard: wolf-12\n=> band red: -"
        ),
    );
}

/// [VH-16.44, VH-16.45, VH-16.46, VH-16.47, VH-16.58, VH-16.60] A failed attack: one activated warrior may be sent if it fits, cards go
/// from the deck, and the dice stay on the card.
#[test]
fn a_failed_attack() {
    let start = "band red: wolf-01, bear-16
        covered: 1
        deck size: 20
        ---
        dice: sword, 5 x
        red: attack monster
        ";
    let mut told =
        solo("", &format!("{start}red: activate wolf-01 at 1 with sword\nred: done\n=> asked: solo-one of red"));
    assert_eq!(legal(&told, "red"), ["decline", "send wolf-01 at 1"]);
    told.then("red: send wolf-01 at 1\n=> glory red: 2\n=> deck size: 16\n=> covered: 1\n=> monster card: 1");
    let nobody = solo("", &format!("{start}red: done\n=> deck size: 16\n=> covered: 1"));
    assert!(nobody.events.contains(&Event::Lost { attack: true }));
    // Two cards are the penalty, two more the draw of phase B.
    let full = solo(
        "",
        "valhalla red: wolf-11\nband red: wolf-01\ndeck size: 20\n---\ndice: sword, 5 x\nred: attack monster\nred: activate wolf-01 at 1 with sword\nred: done\n=> band red: wolf-01",
    );
    assert_eq!(full.fact("glory red"), "3", "nobody fits any more");
}

/// [VH-16.51, VH-16.52] After the monster's attack its dice go back; after a successful defence any that fit may be sent.
#[test]
fn a_successful_defence() {
    let mut told = solo("", "band red: bear-06, bear-01, wolf-16\ncovered: 1, 2\nphase: raid\ndeck size: 20");
    told.position.table.battle.sides[1].dice = [3, 0, 0, 0, 0, 3];
    told.then("red: activate bear-06 at 1 with 2 sword\nred: activate bear-01 at 2 with sword\nred: done\n=> asked: solo-send of red");
    assert_eq!(legal(&told, "red"), ["done", "send bear-06 at 1", "send bear-01 at 2"]);
    told.then("red: send bear-01 at 2\nred: done\n=> glory red: 1\n=> band red: bear-06, wolf-16\n=> covered: -\n=> shields red: 4\n=> asked: turn of red");
}

/// [VH-16.50, VH-16.54, VH-16.55, VH-16.56, VH-16.57] A failed defence: one may be sent, a shield leaves the game, cards go.
#[test]
fn a_failed_defence() {
    let mut told = solo("level=2", "band red: wolf-01\nphase: raid\ndeck size: 20");
    told.position.table.battle.sides[1].dice = [1, 0, 0, 0, 0, 5];
    told.then("red: activate wolf-01 at 1 with sword\nred: done\n=> asked: solo-one of red\nred: decline\n=> shields red: 3\n=> deck size: 16\n=> captured red: -\n=> asked: turn of red");
    let mut nobody = solo("", "band red: wolf-01\nphase: raid\ndeck size: 20");
    nobody.then("red: done\n=> shields red: 3");
}
