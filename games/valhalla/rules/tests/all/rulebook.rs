//! Worked examples, told as the rulebook tells them, and one whole game that stays as it is.

use crate::support::{legal, play};
use meadhall_engine::{Game, SeedParts, Table};
use meadhall_valhalla::Valhalla;

/// The example of the battle: two Vikings and a Fury against a wolf who needs a sword, an axe and a spear. [VH-19.20, VH-4.53]
#[test]
fn an_attack_that_succeeds() {
    play(
        "seats: red, blue, green
        jarl red: sigvard
        jarl blue: einar
        band red: bear-06, wolf-01
        band blue: wolf-11
        hand red: t-fury-2
        ---
        dice: 2 sword, axe, bow, 2 x
        red: attack blue
        dice: sword
        red: jarl reroll x
        red: activate bear-06 at 1 with 2 sword
        red: activate wolf-01 at 2 with sword
        red: play t-fury-2
        => strength red: 8
        dice: sword, axe, bow, shield, 2 x
        red: done
        blue: drop x
        dice: spear
        blue: reroll x
        blue: activate wolf-11 at 1 with sword, axe, spear
        => strength blue: 5
        blue: done
        => captured red: blue
        => shields blue: 3
        => valhalla red: bear-06, wolf-01
        => band blue: wolf-11
        => discard: t-fury-2",
    );
}

/// The example of arming: who has discarded all dice but two can still throw one of them. [VH-19.17, VH-4.15]
#[test]
fn down_to_the_last_die() {
    let mut told = play("seats: red, blue\nband red: bear-01\nband blue: bear-02\n---\ndice: 6 x\nred: attack blue");
    for left in (1..=5).rev() {
        let all = if left == 1 { "x".to_owned() } else { format!("{left} x") };
        told.then(&format!("red: drop x\ndice: {left} {}\nred: reroll {all}", if left == 1 { "sword" } else { "x" }));
    }
    assert_eq!(legal(&told, "red"), ["done", "activate bear-01 at 1 with sword"]);
}

/// The example of Loki: the beaten defender sends a warrior and keeps fighting with the other. [VH-19.39]
#[test]
fn loki_consoles_the_beaten() {
    let mut told = play(
        "seats: red, blue
        option loki: loki-01
        band red: bear-06
        band blue: wolf-01, wolf-02
        ---
        dice: 2 sword, 4 x
        red: attack blue
        red: activate bear-06 at 1 with 2 sword
        dice: sword, axe, 4 x
        red: done
        blue: activate wolf-01 at 1 with sword
        blue: activate wolf-02 at 2 with axe
        blue: done
        => asked: loki of blue",
    );
    assert_eq!(legal(&told, "blue"), ["decline", "row 2", "row 3"]);
    told.then("blue: row 2\nblue: send wolf-02 at 2\n=> glory blue: 2\n=> band blue: wolf-01\n=> captured red: blue");
}

/// A whole game of four with every expansion, always choosing the first choice, ends the same way for ever. If this test has to
/// change, old records replay differently: raise the version of the rules.
#[test]
fn a_whole_game_stays_as_it_is() {
    let game = crate::support::open(4, "thor valkyries dwarves tyr king loki=loki-01 positions=first-free");
    let mut table: Table<Valhalla> = Table::new(game, &[], SeedParts::from_number(2018));
    let mut decisions = 0;
    while let Some(seat) = table.pending().first() {
        let choices = table.legal(seat);
        let action = choices[decisions * 7 % choices.len()];
        table.play(seat, action).expect("legal");
        decisions += 1;
    }
    let outcome = table.game().outcome(table.position()).expect("over");
    assert_eq!((decisions, &outcome.scores[..4]), (427, &[27, 8, 10, 9][..]));
}
