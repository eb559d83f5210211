//! Section 8: Loki's trick.

use crate::support::{choices, legal, play};
use meadhall_engine::{Game, Quick};
use meadhall_valhalla::data::Source;
use meadhall_valhalla::{Cause, Event};
use std::collections::BTreeSet;

/// A battle that the defender loses by so much with this Loki card, up to the question to the loser. Red has bear-01 (2) and,
/// by `bonus` Furies, more; blue activates wolf-01 and wolf-02 (1 each).
fn lost(loki: &str, facts: &str, furies: usize) -> crate::support::Told {
    let mut text = format!(
        "seats: red, blue, green
        option loki: loki-{loki}
        band red: bear-01
        band blue: wolf-01, wolf-02, stag-02
        {facts}
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword\n"
    );
    for _ in 0..furies {
        text += "red: play t-fury-2\n";
    }
    text += "dice: sword, axe, 4 x
        red: done
        blue: activate wolf-01 at 1 with sword
        blue: activate wolf-02 at 2 with axe
        blue: done";
    play(&text)
}

/// [VH-8.1, VH-8.2, VH-8.3] One of ten cards is in play: the chosen one, or any; loki-01 is the one for the first game.
#[test]
fn one_card_is_in_play() {
    let mut seen = BTreeSet::new();
    for seed in 0..200 {
        let position =
            crate::support::open(3, "loki=random").setup(&mut Quick::new(seed), &mut meadhall_engine::Ignore);
        seen.insert(position.table.loki.expect("a card"));
    }
    assert_eq!(seen.len(), 10);
    let named = crate::support::open(3, "loki=loki-04").setup(&mut Quick::new(1), &mut meadhall_engine::Ignore);
    assert_eq!(named.table.loki, Some(3));
    let none = crate::support::open(3, "").setup(&mut Quick::new(1), &mut meadhall_engine::Ignore);
    assert_eq!(none.table.loki, None);
    let table = include_str!("../../data/cards.toml");
    let first: Vec<&str> =
        table.split("[[loki]]").skip(1).filter(|entry| entry.contains("\nfirst_game = true")).collect();
    assert!(first.len() == 1 && first[0].contains("loki-01"));
}

/// [VH-8.4, VH-8.5, VH-8.34, VH-8.38, VH-8.47, VH-8.58, VH-15.13] loki-05 discards ten cards fewer in step 5, loki-06 and
/// loki-08 ten more, the others as many; never fewer than none.
#[test]
fn loki_changes_the_discards() {
    let pile = |players: usize, options: &str| {
        let game = crate::support::open(players, options);
        let mut quick = Quick::new(1);
        let mut position = game.setup(&mut quick, &mut meadhall_engine::Ignore);
        while position.table.asked == meadhall_valhalla::Asked::Jarl {
            let seat = game.pending(&position).first().expect("somebody");
            let action = game.sample(&position, seat, &mut quick, &mut Vec::new()).expect("a choice");
            game.apply(&mut position, seat, action, &mut quick, &mut meadhall_engine::Ignore);
        }
        position.table.discard.len()
    };
    for loki in 1..=10 {
        let expected = match loki {
            5 => 10,
            6 | 8 => 30,
            _ => 20,
        };
        assert_eq!(pile(3, &format!("loki=loki-{loki:02}")), expected, "loki-{loki:02}");
    }
    assert_eq!(pile(5, "loki=loki-05"), 0);
    assert_eq!(pile(3, "loki=loki-06 valkyries dwarves"), 50);
}

/// [VH-8.6, VH-8.7, VH-8.8, VH-8.9, VH-8.11, VH-8.12, VH-19.39, VH-19.40] The row by the difference; a lower one or none may be
/// taken; past the last row there is nothing.
#[test]
fn the_rows() {
    let furies = "hand red: t-fury-2, t-fury-2, t-fury-2";
    assert_eq!(legal(&lost("01", furies, 0), "blue"), ["decline", "row 1", "row 2", "row 3"]);
    assert_eq!(legal(&lost("01", furies, 1), "blue"), ["decline", "row 2", "row 3"]);
    assert_eq!(legal(&lost("01", furies, 2), "blue"), ["decline", "row 3"]);
    let mut far = lost("01", furies, 3);
    far.then("=> asked: drawn of red");
    let mut declined = lost("01", furies, 0);
    declined.then("blue: decline\n=> captured red: blue\n=> band blue: wolf-01, wolf-02, stag-02");
}

/// [VH-8.13, VH-8.15, VH-8.17, VH-8.59] loki-01, row 1: any number of the own activated warriors go to the loser's Valhalla.
#[test]
fn loki_1_sends_all() {
    let mut told = lost("01", "", 0);
    told.then("blue: row 1\n=> asked: loki-send of blue");
    assert_eq!(legal(&told, "blue"), ["done", "send wolf-01 at 1", "send wolf-02 at 2"]);
    let mut one = told.clone();
    one.then("blue: send wolf-02 at 2\nblue: done\n=> glory blue: 2\n=> band blue: wolf-01, stag-02");
    told.then("blue: send wolf-02 at 2\nblue: send wolf-01 at 1\n=> glory blue: 4\n=> band blue: stag-02");
}

/// [VH-8.18] loki-01, row 2: one own activated warrior.
#[test]
fn loki_1_sends_one() {
    let mut told = lost("01", "hand red: t-fury-2", 1);
    told.then("blue: row 2\nblue: send wolf-01 at 1\n=> glory blue: 2\n=> asked: drawn of red");
}

/// [VH-8.19] loki-01, row 3: a random card of the opponent's hand.
#[test]
fn loki_1_steals() {
    let mut told = lost("01", "hand red: t-fury-2, t-fury-2, wolf-05", 2);
    told.then("blue: row 3\n=> hand blue: wolf-05\n=> known blue by red: wolf-05\n=> known blue by green: -");
}

/// [VH-8.14, VH-8.20, VH-8.21] loki-02: up to two, or one; a row works on those that are there.
#[test]
fn loki_2() {
    let mut told = lost("02", "", 0);
    told.then("blue: row 1\nblue: send wolf-01 at 1\nblue: send wolf-02 at 2\n=> glory blue: 4");
    let mut one = lost("02", "hand red: t-fury-2, t-fury-2", 2);
    one.then("blue: row 2\nblue: send wolf-01 at 1\n=> glory blue: 2\n=> asked: drawn of red");
    let mut nobody = play(
        "seats: red, blue\noption loki: loki-02\nband red: bear-01\nband blue: wolf-01\n---\ndice: sword, 5 x\nred: attack blue\nred: activate bear-01 at 1 with sword\ndice: 6 x\nred: done\nblue: done",
    );
    nobody.then("blue: row 1\n=> asked: drawn of red");
}

/// [VH-8.22, VH-8.26, VH-8.27] loki-03, row 1, defender lost: the shield stays, even the last one.
#[test]
fn loki_3_saves_a_shield() {
    let mut told = lost("03", "shields blue: 1\ncaptured green: blue, blue, blue", 0);
    told.then("blue: row 1\n=> shields blue: 1\n=> ending: no\n=> captured red: -");
}

/// A battle that the attacker loses by 1.
fn beaten_attacker(loki: &str, facts: &str) -> crate::support::Told {
    play(&format!(
        "seats: red, blue
        option loki: loki-{loki}
        band red: wolf-01
        band blue: bear-01
        {facts}
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate wolf-01 at 1 with sword
        dice: sword, 5 x
        red: done
        blue: activate bear-01 at 1 with sword
        blue: done
        blue: done"
    ))
}

/// [VH-8.23, VH-8.28] loki-03, row 1, attacker lost: a shield is taken all the same, and the last one ends the game.
#[test]
fn loki_3_takes_a_shield() {
    let mut told = beaten_attacker("03", "shields blue: 1\ncaptured red: blue, blue, blue");
    told.then("red: row 1\n=> shields blue: 0\n=> captured red: blue, blue, blue, blue\n=> ending: yes");
}

/// [VH-8.24, VH-8.25] loki-03, rows 2 and 3: a tactic played in this battle; the loser chooses, or the winner.
#[test]
fn loki_3_takes_a_tactic() {
    let furies = "hand red: t-fury-2, t-fury-2, t-counterblow";
    let mut told = lost("03", furies, 1);
    told.then("blue: row 2\n=> asked: loki-tactic of blue\nblue: take t-fury-2\n=> hand blue: t-fury-2\n=> known blue by green: t-fury-2\n=> discard: -");
    let mut winner = lost("03", furies, 2);
    winner.then(
        "blue: row 3\n=> asked: loki-tactic of red\nred: take t-fury-2\n=> hand blue: t-fury-2\n=> discard: t-fury-2",
    );
}

/// [VH-8.29, VH-8.33] loki-04, row 1: exactly two of the top four; the others stay in their order.
#[test]
fn loki_4_takes_two_of_four() {
    let mut told = lost("04", "discard: bear-02, bear-03, bear-04, bear-05, bear-06", 0);
    told.then("blue: row 1");
    assert_eq!(legal(&told, "blue"), ["take bear-02", "take bear-03", "take bear-04", "take bear-05"]);
    told.then("blue: take bear-03");
    assert_eq!(legal(&told, "blue"), ["take bear-02", "take bear-04", "take bear-05"]);
    told.then(
        "! blue: done\nblue: take bear-05\n=> hand blue: bear-03, bear-05\n=> discard: bear-02, bear-04, bear-06",
    );
}

/// [VH-8.14, VH-8.29] loki-04 with no more cards than are taken: they all are, without a question.
#[test]
fn loki_4_takes_what_is_there() {
    let mut told = lost("04", "discard: bear-02, bear-03", 0);
    told.then("blue: row 1\n=> hand blue: bear-02, bear-03\n=> discard: -\n=> asked: drawn of red");
}

/// [VH-8.30, VH-8.31, VH-8.32] loki-04, rows 2 and 3: one of the top three; the top card. The texts are printed, the ranges not.
#[test]
fn loki_4_takes_one() {
    let pile = "discard: bear-02, bear-03, bear-04, bear-05\nhand red: t-fury-2, t-fury-2";
    let mut told = lost("04", pile, 1);
    told.then("blue: row 2\n! blue: take bear-05\nblue: take bear-04\n=> hand blue: bear-04\n=> asked: drawn of red");
    let mut top = lost("04", pile, 2);
    top.then("blue: row 3\n=> hand blue: bear-02");
    let table = include_str!("../../data/cards.toml");
    for loki in ["loki-02", "loki-03", "loki-04"] {
        let entry = table.split("[[loki]]").find(|entry| entry.contains(&format!("\"{loki}\""))).expect("the card");
        assert!(
            entry.contains("\nsource = \"rulebook\"") && entry.contains("ranges_source = \"reconstructed\""),
            "{loki}"
        );
    }
    let game = crate::support::game(3);
    assert_eq!(game.cards().loki(4).expect("loki-05").source, Source::Reconstructed);
}

/// [VH-8.35, VH-8.36, VH-8.37] loki-05: two cards, one of two, or one.
#[test]
fn loki_5_draws() {
    let furies = "hand red: t-fury-2, t-fury-2\ndeck size: 9";
    let mut two = lost("05", furies, 0);
    two.then("blue: row 1\n=> hand size blue: 2");
    let mut one_of_two = lost("05", furies, 1);
    one_of_two.then("blue: row 2\n=> asked: drawn of blue\n=> deck size: 7");
    let discard = choices(&one_of_two, "blue", "discard")[0].clone();
    one_of_two.then(&format!("blue: {discard}\n=> hand size blue: 1\n=> asked: drawn of red"));
    let mut one = lost("05", furies, 2);
    one.then("blue: row 3\n=> hand size blue: 1");
}

/// [VH-8.39, VH-8.42] loki-06, row 1: up to two warriors with three weapons together; a full band discards first.
#[test]
fn loki_6_adds_two() {
    let mut told = lost("06", "hand blue: bear-02, wolf-06, wolf-07, bear-16", 0);
    told.then("blue: row 1\n=> asked: loki-add of blue");
    assert_eq!(legal(&told, "blue"), ["decline", "add bear-02", "add wolf-06", "add wolf-07"]);
    told.then("blue: add wolf-06 at 4\n=> asked: loki-add of blue");
    assert_eq!(choices(&told, "blue", "add").len(), 4, "bear-02 in place of one of four");
    told.then("blue: add bear-02 at 1\n=> band blue: bear-02, wolf-02, stag-02, wolf-06\n=> discard: wolf-01\n=> asked: drawn of red");
}

/// [VH-8.40, VH-8.41] loki-06, rows 2 and 3: one warrior of the hand; the topmost warrior of the discard pile into the hand.
#[test]
fn loki_6_adds_one() {
    let mut told = lost("06", "hand red: t-fury-2\nhand blue: bear-16", 1);
    told.then(
        "blue: row 2\nblue: add bear-16 at 4\n=> band blue: wolf-01, wolf-02, stag-02, bear-16\n=> asked: drawn of red",
    );
    let mut topmost = lost("06", "hand red: t-fury-2, t-fury-2\ndiscard: t-counterblow, bear-05, bear-06", 2);
    topmost.then("blue: row 3\n=> hand blue: bear-05\n=> discard: t-fury-2, t-fury-2, t-counterblow, bear-06");
}

/// Red wins with two warriors (2 + 2) against blue's wolf-01, wolf-02 and stag-02.
fn lost_to_two(facts: &str, extra: &str) -> crate::support::Told {
    play(&format!(
        "seats: red, blue
        option loki: loki-07
        band red: bear-01, bear-02
        band blue: wolf-01, wolf-02, wolf-03
        {facts}
        ---
        dice: sword, axe, 4 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        red: activate bear-02 at 2 with axe
        {extra}
        dice: sword, axe, spear, 3 x
        red: done
        blue: activate wolf-01 at 1 with sword
        blue: activate wolf-02 at 2 with axe
        blue: activate wolf-03 at 3 with spear
        blue: done"
    ))
}

/// [VH-8.43] loki-07, row 1: the winner sends only one: an attacker exactly one, a defender at most one.
#[test]
fn loki_7_one_alone() {
    let mut told = lost_to_two("", "");
    told.then("blue: row 1\n=> asked: loki-one of red");
    assert_eq!(legal(&told, "red"), ["send bear-01 at 1", "send bear-02 at 2"]);
    told.then("red: send bear-02 at 2\n=> band red: bear-01\n=> valhalla red: bear-02");
    let mut defender = play(
        "seats: red, blue
        option loki: loki-07
        band red: wolf-01
        band blue: wolf-02, wolf-03
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate wolf-01 at 1 with sword
        dice: axe, spear, 4 x
        red: done
        blue: activate wolf-02 at 1 with axe
        blue: activate wolf-03 at 2 with spear
        blue: done
        blue: send wolf-02 at 1
        blue: send wolf-03 at 2
        red: row 1",
    );
    assert_eq!(legal(&defender, "blue"), ["decline", "send wolf-02 at 1", "send wolf-03 at 2"]);
    defender.then("blue: decline\n=> band blue: wolf-02, wolf-03");
}

/// [VH-8.44, VH-8.45] loki-07, rows 2 and 3: one stays, chosen by the loser or by the winner.
#[test]
fn loki_7_keeps_one() {
    let mut told = lost_to_two("hand red: t-fury-2", "red: play t-fury-2");
    told.then("blue: row 2\n=> asked: spare of blue\nblue: choose bear-01 at 1\n=> band red: bear-01");
    let mut winner = lost_to_two("hand red: t-fury-2", "red: play t-fury-2");
    winner.then("blue: row 3\n=> asked: spare of red\nred: choose bear-02 at 2\n=> band red: bear-02");
}

/// [VH-8.46] A warrior kept back by loki-07 can exceed the band; then its owner discards.
#[test]
fn loki_7_and_a_full_band() {
    let mut told = play(
        "seats: red, blue
        option loki: loki-07
        jarl red: blodhrafn
        band red: bear-01, bear-02, bear-03, bear-04
        band blue: wolf-01
        deck: wolf-05, wolf-06
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: sword, 5 x
        red: done
        blue: activate wolf-01 at 1 with sword
        blue: done",
    );
    told.then("red: main\nblue: row 2\nblue: choose bear-01 at 1\n=> asked: overflow of red\nred: choose bear-03 at 3");
    assert_eq!(told.position.table.board(crate::support::seat("red")).size(), 4);
}

/// [VH-8.60] loki-07 does not touch the warrior named by Path to Valhalla.
#[test]
fn loki_7_and_the_path() {
    let mut told = play(
        "seats: red, blue
        option loki: loki-07
        option valkyries: on
        band red: bear-01, bear-02, bear-03
        band blue: wolf-01
        hand blue: v-path-to-valhalla
        ---
        dice: sword, axe, spear, 3 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        red: activate bear-02 at 2 with axe
        red: activate bear-03 at 3 with spear
        dice: sword, 5 x
        red: done
        blue: play v-path-to-valhalla
        red: choose bear-03 at 3
        blue: activate wolf-01 at 1 with sword
        blue: done",
    );
    told.then("blue: row 2");
    assert_eq!(legal(&told, "blue"), ["choose bear-01 at 1", "choose bear-02 at 2"]);
    told.then("blue: choose bear-01 at 1\n=> band red: bear-01\n=> valhalla red: bear-02, bear-03");
}

/// [VH-8.48, VH-8.49, VH-8.50] loki-08: 2 glory or 1 from the discard pile, or its top card.
#[test]
fn loki_8() {
    let pile = "discard: t-surrounded, wolf-03, bear-02, bear-03\nhand red: t-fury-2, t-fury-2";
    let mut two = lost("08", pile, 0);
    two.then("blue: row 1\n=> asked: glory 2 of blue\nblue: take wolf-03\n=> glory blue: 2");
    let mut one = lost("08", pile, 1);
    one.then("blue: row 2\n=> asked: glory 1 of blue\nblue: take bear-02\n=> glory blue: 1");
    let mut top = lost("08", pile, 2);
    top.then("blue: row 3\n=> hand blue: t-surrounded");
}

/// [VH-8.51, VH-8.52, VH-8.53] loki-09: two extra dice, one, or a free reroll in the loser's next battle.
#[test]
fn loki_9_promises() {
    let furies = "hand red: t-fury-2, t-fury-2";
    for (count, row, promise) in [(0, 1, "2"), (1, 2, "1"), (2, 3, "reroll")] {
        let mut told = lost("09", furies, count);
        told.then(&format!("blue: row {row}\n=> promised blue: {promise}"));
    }
    play(
        "seats: red, blue\nband red: bear-01\nband blue: bear-02\npromised red: 2\n---\nred: attack blue\n=> pool red: 8\n=> promised red: -",
    );
    play(
        "seats: red, blue\nband red: bear-01\nband blue: bear-02\npromised red: reroll\n---\nred: attack blue\n=> rerolls red: 1",
    );
}

/// [VH-8.54] The promise is used up by the next battle, in attack or defence, used or not; Ragnarok is none.
#[test]
fn loki_9_is_used_up() {
    play(
        "seats: red, blue\nband red: bear-01\nband blue: bear-02\npromised blue: 2\n---\ndice: 6 x\nred: attack blue\n=> promised blue: -\nred: done\n=> promised blue: -",
    );
    play("seats: red, blue\nband red: bear-01\npromised red: 2\nphase: ragnarok\n---\n=> pool red: 6");
}

/// [VH-8.55, VH-18.19] loki-10, row 1: the loser looks at the hand, alone, and takes a card.
#[test]
fn loki_10_looks() {
    let mut told = lost("10", "hand red: t-counterblow, wolf-05", 0);
    told.then("blue: row 1\n=> asked: loki-look of blue\n=> known red by blue: wolf-05, t-counterblow\n=> known red by green: -");
    assert_eq!(legal(&told, "blue"), ["take wolf-05", "take t-counterblow"]);
    told.then(
        "blue: take wolf-05\n=> hand blue: wolf-05\n=> known blue by red: wolf-05\n=> known red by blue: t-counterblow",
    );
}

/// [VH-8.56, VH-8.57] loki-10, rows 2 and 3: a random card; a card of the opponent's choice.
#[test]
fn loki_10_takes() {
    let mut random = lost("10", "hand red: t-fury-2, wolf-05", 1);
    random.then("blue: row 2\n=> hand blue: wolf-05");
    let mut given = lost("10", "hand red: t-fury-2, t-fury-2, wolf-05, wolf-06", 2);
    given.then(
        "blue: row 3\n=> asked: loki-give of red\nred: give wolf-06\n=> hand blue: wolf-06\n=> hand red: wolf-05",
    );
}

/// [VH-8.24, VH-4.66] A tactic that is taken leaves the others with who played them.
#[test]
fn loki_3_leaves_the_others() {
    let mut told = play(
        "seats: red, blue
        option loki: loki-03
        band red: bear-06
        band blue: bear-02
        hand red: t-fury-2
        hand blue: t-counterblow, t-fury-2
        ---
        dice: 2 sword, 4 x
        red: attack blue
        red: activate bear-06 at 1 with 2 sword
        red: play t-fury-2
        dice: axe, 5 x
        red: done
        blue: activate bear-02 at 1 with axe
        blue: play t-counterblow
        blue: play t-fury-2
        blue: done",
    );
    told.then("blue: row 2\nblue: take t-fury-2\n=> hand blue: t-fury-2\n=> discard: t-fury-2, t-counterblow");
    let discarded = |event: &Event| match event {
        Event::Discarded { seat, cause: Cause::Battle, .. } => Some(*seat),
        _ => None,
    };
    let by: Vec<_> = told.events.iter().filter_map(discarded).collect();
    assert_eq!(by, [crate::support::seat("blue"); 2]);
}
