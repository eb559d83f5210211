//! Section 6: abilities of warriors and battle tactics of the base deck.

use crate::support::{choices, legal, play};
use meadhall_valhalla::Event;

/// The strength of red after activating the first warrior of the band.
fn strength(band: &str, foes: &str, first: &str) -> String {
    let card = band.split(',').next().expect("a warrior").trim();
    let dice: Vec<meadhall_valhalla::Face> = crate::support::faces(first);
    let padding = 6 - dice.len();
    let told = play(&format!(
        "seats: red, blue
        option valkyries: on
        option dwarves: on
        band red: {band}
        band blue: {foes}
        ---
        dice: {first}, {padding} x
        red: attack blue
        red: activate {card} at 1 with {first}"
    ));
    told.fact("strength red")
}

/// [VH-6.9, VH-6.10, VH-6.11, VH-6.12, VH-6.13, VH-19.27] Companion bonus: +2 with one, +5 with two or more, activated or not;
/// the warrior itself does not count.
#[test]
fn companions() {
    for (band, expected) in [
        ("stag-01", "1"),
        ("stag-01, bear-01", "3"),
        ("stag-01, bear-01, bear-02", "6"),
        ("stag-01, bear-01, bear-02, bear-03", "6"),
        ("stag-01, wolf-01, stag-02", "1"),
    ] {
        assert_eq!(strength(band, "wolf-02", "sword"), expected, "{band}");
    }
}

/// [VH-6.14, VH-6.15, VH-6.16, VH-6.17, VH-6.18, VH-19.28] Many clans: +2 with three, +5 with four or more; the warrior counts.
#[test]
fn many_clans() {
    for (band, expected) in [
        ("stag-05, bear-01", "1"),
        ("stag-05, bear-01, wolf-01", "3"),
        ("stag-05, bear-01, wolf-01, frost-01", "6"),
        ("stag-05, bear-01, bear-02, frost-01", "3"),
    ] {
        assert_eq!(strength(band, "wolf-02", "shield"), expected, "{band}");
    }
    let five = play(
        "seats: red, blue
        jarl red: hodr
        band red: stag-05, bear-01, wolf-01, frost-01, boar-01
        band blue: wolf-02
        ---
        dice: shield, 5 x
        red: attack blue
        red: activate stag-05 at 1 with shield",
    );
    assert_eq!(five.fact("strength red"), "6");
}

/// [VH-6.19, VH-6.20, VH-6.21, VH-19.29] Hunter: +3 if the opponent has such a warrior, activated or not, one or more.
#[test]
fn hunters() {
    for (foes, expected) in [("wolf-01", "4"), ("wolf-01, wolf-03", "4"), ("bear-01, stag-01", "1")] {
        assert_eq!(strength("boar-02, wolf-05", foes, "axe"), expected, "{foes}");
    }
}

/// [VH-6.5, VH-6.6, VH-6.7, VH-19.24, VH-19.25] Frost: the defender begins with five dice, once a battle; an extra die is added
/// to them.
#[test]
fn frost_giants() {
    let told = play(
        "seats: red, blue
        jarl blue: beinir
        band red: frost-01, frost-05
        band blue: bear-02
        hand blue: bear-05
        ---
        dice: sword, axe, 2 bow, 2 x
        red: attack blue
        red: activate frost-01 at 1 with sword, axe
        red: activate frost-05 at 2 with 2 bow
        => strength red: 5
        red: done
        => asked: payment of blue",
    );
    let mut paid = told.clone();
    paid.then("dice: 6 x\nblue: pay bear-05\n=> pool blue: 6");
    let mut unpaid = told;
    unpaid.then("dice: 5 x\nblue: decline\n=> pool blue: 5");
    assert_eq!(unpaid.events.iter().filter(|event| matches!(event, Event::Frost(_))).count(), 1);
}

/// [VH-6.4, VH-6.8, VH-5.21] A defender's giant does nothing, and nobody's giant that is not activated.
#[test]
fn frost_only_for_the_attacker() {
    let told = play(
        "seats: red, blue
        band red: bear-01, frost-01
        band blue: frost-02
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: 2 axe, 4 x
        red: done
        => pool blue: 6
        blue: activate frost-02 at 1 with 2 axe
        => pool blue: 4
        => pool red: 5",
    );
    assert!(!told.events.iter().any(|event| matches!(event, Event::Frost(_))), "nobody freezes");
}

/// [VH-6.1, VH-6.2, VH-6.3] Timing: Surrounded Commander only for the attacker, Path only for the defender, Call to Arms only
/// before the battle, all others in the own phase after the roll.
#[test]
fn timing_symbols() {
    let told = play(
        "seats: red, blue
        option valkyries: on
        option dwarves: on
        band red: bear-01
        band blue: bear-02
        discard: wolf-01
        hand red: t-surrounded, v-path-to-valhalla, d-call-to-arms, t-fury-2
        hand blue: t-surrounded, v-path-to-valhalla, d-call-to-arms, t-fury-2
        ---
        red: attack blue",
    );
    assert_eq!(choices(&told, "red", "play"), ["play d-call-to-arms"]);
    let mut told = told;
    told.then("dice: sword, 5 x\nred: done\nblue: done");
    assert_eq!(choices(&told, "red", "play"), ["play t-fury-2", "play t-surrounded"]);
    told.then("red: activate bear-01 at 1 with sword\nred: done");
    assert_eq!(choices(&told, "blue", "play"), ["play t-fury-2", "play v-path-to-valhalla"]);
}

/// [VH-6.22] Any number of tactics, but without an activated warrior they count for nothing.
#[test]
fn tactics_need_a_warrior() {
    play(
        "seats: red, blue
        band red: bear-01
        band blue: bear-02
        hand red: t-fury-2, t-fury-2, t-fury-2, t-fury-2
        ---
        dice: sword, 5 x
        red: attack blue
        red: play t-fury-2
        red: play t-fury-2
        red: play t-fury-2
        red: play t-fury-2
        => strength red: 0
        red: activate bear-01 at 1 with sword
        => strength red: 10",
    );
}

/// [VH-6.23] Each of the eight kinds is in the base deck five times.
#[test]
fn five_of_each_kind() {
    let game = crate::support::game(2);
    let copies = |words: &[&str]| {
        words
            .iter()
            .map(|word| game.cards().get(crate::support::card(word)).map_or(0, |entry| entry.copies))
            .sum::<u8>()
    };
    for kind in
        ["t-new-weapons", "t-fury-2", "t-fury-3", "t-heroic-3", "t-counterblow", "t-weapon-exchange", "t-surrounded"]
    {
        assert_eq!(copies(&[kind]), 5, "{kind}");
    }
    let heroic = ["t-heroic-4-sword", "t-heroic-4-axe", "t-heroic-4-spear", "t-heroic-4-bow", "t-heroic-4-shield"];
    assert_eq!(copies(&heroic), 5);
}

/// [VH-6.24, VH-6.25, VH-6.27, VH-19.30] New Weapons, `t-new-weapons`: two dice are rolled, one is kept with its face, the other
/// is back in the supply at once.
#[test]
fn new_weapons() {
    let mut told = play(
        "seats: red, blue
        band red: bear-01
        band blue: bear-02
        hand red: t-new-weapons, t-new-weapons
        ---
        dice: 6 x
        red: attack blue
        dice: x, bow
        red: play t-new-weapons
        => asked: new-weapon of red",
    );
    assert_eq!(legal(&told, "red"), ["keep bow", "keep x"]);
    told.then(
        "red: keep bow
        => supply: 2
        => dice red: bow, 6 x
        dice: axe, axe
        red: play t-new-weapons
        => supply: 1
        => dice red: axe, bow, 6 x
        => asked: fight of red",
    );
}

/// [VH-6.26] With one die in the supply New Weapons rolls that one; with none it cannot be played.
#[test]
fn new_weapons_with_a_short_supply() {
    let base = "seats: red, blue
        option king: on
        band red: bear-01
        band blue: bear-02
        hand red: t-new-weapons, t-new-weapons
        kings: blue 3
        ---
        dice: 8 x
        red: attack blue
        => supply: 1
        dice: sword
        red: play t-new-weapons
        => dice red: sword, 8 x
        => supply: 0
        ! red: play t-new-weapons";
    play(base);
}

/// [VH-6.28] Fury, `t-fury-2`: +2.
#[test]
fn fury() {
    play(
        "seats: red, blue\nband red: bear-01\nband blue: bear-02\nhand red: t-fury-2\n---\ndice: sword, 5 x\nred: attack blue\nred: activate bear-01 at 1 with sword\nred: play t-fury-2\n=> strength red: 4",
    );
}

/// [VH-6.29, VH-6.30, VH-19.34] Fury (outnumbered), `t-fury-3`: +3, only with fewer warriors in the band, all counted.
#[test]
fn outnumbered_fury() {
    let told = |own: &str, foes: &str| {
        play(&format!(
            "seats: red, blue\nband red: {own}\nband blue: {foes}\nhand red: t-fury-3\n---\ndice: sword, 5 x\nred: attack blue"
        ))
    };
    let mut fewer = told("bear-01, bear-02", "bear-03, bear-04, bear-05");
    fewer.then("red: activate bear-01 at 1 with sword\nred: play t-fury-3\n=> strength red: 5");
    assert!(choices(&told("bear-01, bear-02, bear-06", "bear-03, bear-04, bear-05"), "red", "play").is_empty());
}

/// [VH-6.31, VH-6.34] Heroic Attack, `t-heroic-3`: a free die for +3; it is set aside, and no reroll comes of it.
#[test]
fn heroic_attack() {
    let told = play(
        "seats: red, blue
        band red: bear-01
        band blue: bear-02
        hand red: t-heroic-3
        ---
        dice: sword, bow, 4 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        ! red: play t-heroic-3 with sword
        red: play t-heroic-3 with x
        => strength red: 5
        => dice red: bow, 3 x
        => asked: fight of red",
    );
    let side = told.position.table.battle.sides[0];
    assert!(side.aside == 1 && !side.rerolled && !side.dropped);
}

/// [VH-6.32, VH-6.33, VH-19.31] Heroic Attack with a symbol: a die showing it for +4; one for each weapon: `t-heroic-4-sword`,
/// `t-heroic-4-axe`, `t-heroic-4-spear`, `t-heroic-4-bow` and `t-heroic-4-shield`.
#[test]
fn heroic_attack_with_a_symbol() {
    for symbol in ["sword", "axe", "spear", "bow", "shield"] {
        let other = if symbol == "axe" { "bow" } else { "axe" };
        let told = play(&format!(
            "seats: red, blue
            band red: frost-01
            band blue: bear-02
            hand red: t-heroic-4-{symbol}
            ---
            dice: 2 {symbol}, 2 {other}, 2 x
            red: attack blue
            red: activate frost-01 at 1 with 2 {other}
            red: play t-heroic-4-{symbol} with {symbol}
            => strength red: 6
            => dice red: {symbol}, 2 x"
        ));
        assert_eq!(told.position.table.battle.sides[0].aside, 1);
    }
    play(
        "seats: red, blue
        band red: bear-06
        band blue: bear-02
        hand red: t-heroic-4-sword
        ---
        dice: 2 sword, axe, 3 x
        red: attack blue
        ! red: play t-heroic-4-sword with axe
        red: play t-heroic-4-sword with sword
        ! red: activate bear-06 at 1 with 2 sword",
    );
}

/// [VH-6.35, VH-6.36, VH-19.33] Counterblow, `t-counterblow`: two rerolls of any dice, no die discarded, not at once, but in this
/// phase.
#[test]
fn counterblow() {
    let told = play(
        "seats: red, blue
        band red: bear-01
        band blue: bear-02
        hand red: t-counterblow
        ---
        dice: 6 x
        red: attack blue
        red: play t-counterblow
        => rerolls red: 2
        red: free reroll
        dice: sword, 2 bow
        red: reroll 3 x
        red: activate bear-01 at 1 with sword
        red: free reroll
        dice: axe, axe
        red: reroll bow, x
        => dice red: 2 axe, bow, 2 x
        => pool red: 5
        => rerolls red: 0",
    );
    assert!(!legal(&told, "red").contains(&"free reroll".to_owned()));
    assert!(told.position.table.battle.sides[0].rerolled && !told.position.table.battle.sides[0].dropped);
}

/// [VH-6.37, VH-6.38, VH-19.32] Weapon Exchange, `t-weapon-exchange`: dice showing X are turned, all or some, each to its side.
#[test]
fn weapon_exchange() {
    let told = play(
        "seats: red, blue
        band red: bear-01
        band blue: bear-02
        hand red: t-weapon-exchange
        ---
        dice: 2 x, 4 bow
        red: attack blue
        red: play t-weapon-exchange
        => asked: exchange of red
        ! red: turn bow to axe
        red: turn x to axe",
    );
    let mut all = told.clone();
    all.then("red: turn x to shield\n=> dice red: axe, 4 bow, shield\n=> asked: fight of red");
    let mut some = told;
    some.then("red: done\n=> dice red: axe, 4 bow, x");
}

/// [VH-6.39, VH-6.41, VH-19.38] Surrounded Commander, `t-surrounded`: played in the attack phase, the defender's jarl does
/// nothing more in this battle.
#[test]
fn surrounded_commander() {
    play(
        "seats: red, blue
        jarl blue: beinir
        band red: bear-01
        band blue: bear-02
        hand red: t-surrounded
        hand blue: bear-05
        ---
        dice: sword, 5 x
        red: attack blue
        red: play t-surrounded
        red: activate bear-01 at 1 with sword
        dice: axe, 5 x
        red: done
        => asked: fight of blue
        => pool blue: 6",
    );
    play(
        "seats: red, blue
        jarl blue: osvir
        band red: bear-01
        band blue: bear-02
        hand red: t-surrounded
        ---
        dice: sword, 5 x
        red: attack blue
        red: play t-surrounded
        red: activate bear-01 at 1 with sword
        dice: axe, 5 x
        red: done
        blue: activate bear-02 at 1 with axe
        => strength blue: 2",
    );
}

/// [VH-6.40, VH-6.42, VH-6.43, VH-7.39] What was done before the battle stays: the die on Valgard with its first +2, but not the
/// further +2; Höðr's larger band.
#[test]
fn before_battle_abilities_stay() {
    play(
        "seats: red, blue
        jarl blue: valgard
        band red: bear-01
        band blue: bear-02
        hand red: t-surrounded
        ---
        red: attack blue
        blue: lay die
        => asked: fight of red",
    );
    let told = |hand: &str, play_it: &str| {
        play(&format!(
            "seats: red, blue
            jarl blue: valgard
            band red: bear-01
            band blue: bear-02
            hand red: {hand}
            ---
            dice: sword, 5 x
            red: attack blue
            blue: lay die
            {play_it}
            red: activate bear-01 at 1 with sword
            dice: axe, 4 x
            red: done
            blue: activate bear-02 at 1 with axe"
        ))
        .fact("strength blue")
    };
    assert_eq!(told("t-surrounded", "red: play t-surrounded"), "4");
    assert_eq!(told("t-fury-2", "red: play t-fury-2"), "6");
    play(
        "seats: red, blue
        jarl blue: hodr
        band red: bear-01
        band blue: wolf-01, wolf-02, wolf-03, wolf-04, wolf-05, wolf-06
        hand red: t-surrounded
        ---
        dice: sword, 5 x
        red: attack blue
        red: play t-surrounded
        red: activate bear-01 at 1 with sword
        dice: 6 x
        red: done
        blue: done
        => band blue: wolf-01, wolf-02, wolf-03, wolf-04, wolf-05, wolf-06",
    );
}

/// [VH-6.44] Abilities after a defeat are not switched off.
#[test]
fn abilities_after_the_battle_stay() {
    play(
        "seats: red, blue
        jarl blue: blodhrafn
        band red: bear-01
        band blue: bear-02
        hand red: t-surrounded
        ---
        dice: sword, 5 x
        red: attack blue
        red: play t-surrounded
        red: activate bear-01 at 1 with sword
        dice: 6 x
        red: done
        blue: done
        => asked: blodhrafn of blue",
    );
}
