//! How it ends, and what can be added.

use super::solo;
use crate::support::{choices, open, try_open};
use meadhall_engine::{Game, Ignore, Quick, Seat};
use meadhall_valhalla::{Event, Monster};

/// [VH-16.60, VH-16.61, VH-16.62] Two, four or six cards after a defeat, by level.
#[test]
fn levels() {
    for (level, left) in [(1, 18), (2, 16), (3, 14)] {
        let mut told = solo(&format!("level={level}"), "band red: wolf-01\nphase: raid\ndeck size: 20");
        told.then(&format!("red: done\n=> deck size: {left}"));
    }
}

/// [VH-16.63, VH-19.75] The last shield: the game is lost at once.
#[test]
fn the_last_shield() {
    let mut told = solo("", "band red: wolf-01\nshields red: 1\nphase: raid\ndeck size: 20");
    told.then("red: done\n=> asked: over of -\n=> winners: -\n=> deck size: 20");
    assert!(told.events.contains(&Event::SoloOver { won: false }));
}

/// [VH-16.64, VH-16.66, VH-16.67, VH-16.69, VH-19.74] The deck runs out with the last card active: the last attack at once, for victory
/// or defeat.
#[test]
fn the_last_attack() {
    let start = "band red: bear-16, wolf-16
        valhalla red: wolf-11, wolf-12, wolf-13, wolf-14, wolf-15, boar-15
        monster card: 6
        deck size: 3
        phase: raid";
    let mut told = solo("level=2 monster-abilities=off", start);
    told.then("red: done\n=> deck size: 0\n=> asked: fight of red");
    assert!(told.events.contains(&Event::LastAttack));
    let mut won = told.clone();
    won.position.table.battle.sides[0].dice = [0, 2, 0, 0, 2, 2];
    won.then("red: activate bear-16 at 1 with 2 axe, 2 shield\n=> strength red: 28\nred: done\n=> asked: over of -\n=> winners: red");
    told.then("red: done\n=> asked: over of -\n=> winners: -");
}

/// [VH-16.65, VH-19.74] The deck runs out with more than one card left: the game is lost.
#[test]
fn the_deck_runs_out() {
    let mut told = solo("level=2", "band red: bear-16\nmonster card: 5\ndeck size: 3\nphase: raid");
    told.then("red: done\n=> asked: over of -\n=> winners: -");
    let drawn = solo("", "band red: bear-16\ndeck size: 2\n---\nred: draw\n=> asked: over of -\n=> winners: -");
    assert_eq!(drawn.fact("hand size red"), "2", "at once: no card has to be chosen any more");
}

/// [VH-16.68] With an empty band there is no last attack.
#[test]
fn no_last_attack_without_a_band() {
    let mut told = solo("", "hand red: t-fury-2\nmonster card: 6\ndeck size: 2");
    let discard = choices(&told, "red", "discard")[0].clone();
    told.then(&format!("red: {discard}\n=> asked: over of -\n=> winners: -"));
}

/// [VH-16.69] Beating the last card in phase A wins at once.
#[test]
fn victory() {
    let mut told = solo(
        "monster-abilities=off",
        "band red: bear-16\nvalhalla red: wolf-11, wolf-12, wolf-13, wolf-14, wolf-15, boar-15\nmonster card: 6\ndeck size: 20\n---\ndice: 2 axe, 2 shield, 2 x\nred: attack monster\nred: activate bear-16 at 1 with 2 axe, 2 shield",
    );
    told.then("red: done\n=> asked: over of -\n=> winners: red");
}

/// [VH-16.70] There are no last turns, no Ragnarok and no scoring.
#[test]
fn no_ragnarok() {
    for seed in 0..20 {
        let game = open(1, "");
        let mut quick = Quick::new(seed);
        let mut events = Vec::new();
        let mut position = game.setup(&mut quick, &mut events);
        while let Some(seat) = game.pending(&position).first() {
            let action = game.sample(&position, seat, &mut quick, &mut Vec::new()).expect("a choice");
            game.apply(&mut position, seat, action, &mut quick, &mut events);
        }
        let strange =
            |event: &Event| matches!(event, Event::LastTurn(_) | Event::Ragnarok(_) | Event::Score { .. } | Event::End);
        assert!(!events.iter().any(strange));
        assert!(events.iter().any(|event| matches!(event, Event::SoloOver { .. })));
    }
}

/// [VH-16.71, VH-16.72, VH-16.73, VH-16.126, VH-19.76] +40: 114 cards in the deck, phase B draws three, the monsters' stronger sides.
#[test]
fn forty_more_cards() {
    let game = open(1, "valkyries");
    let mut quick = Quick::new(2);
    let mut position = game.setup(&mut quick, &mut Ignore);
    game.apply(&mut position, Seat::new(0), "jarl borg".parse().expect("a jarl"), &mut quick, &mut Ignore);
    assert_eq!((position.deck().len(), position.table.discard.len()), (114, 40));
    assert_eq!(solo("valkyries=on", "band red: bear-01\nphase: b\ndeck size: 20").position.drawn.len(), 3);
    for monster in Monster::ALL {
        for (step, (strength, cap)) in [(1, 0), (1, 0), (2, 1), (2, 1), (3, 1), (3, 1)].into_iter().enumerate() {
            let side =
                |plus| crate::support::game(1).cards().monster(monster, step as u8, plus).expect("a side").clone();
            let (base, plus) = (side(false), side(true));
            assert_eq!((plus.strength, plus.cap), (base.strength + strength, base.cap + cap));
            assert_eq!((plus.symbols, plus.clans, plus.terror), (base.symbols, base.clans, base.terror));
        }
    }
    let last = crate::support::game(1).cards().monster(Monster::Fenrir, 5, true).expect("a side").clone();
    assert_eq!((last.strength, last.cap), (29, 19));
    let mut told = solo(
        "valkyries=on monster-abilities=off",
        "band red: bear-16\nmonster card: 2\nvalhalla red: -\ndeck size: 20\n---\ndice: 2 axe, 2 shield, 2 x\nred: attack monster\nred: activate bear-16 at 1 with 2 axe, 2 shield\n=> strength red: 10",
    );
    told.then("red: done\n=> monster card: 3");
}

/// [VH-16.74, VH-16.75, VH-16.76] Only the Valkyries can be added, and no other expansion or variant.
#[test]
fn what_is_not_offered() {
    for options in [
        "dwarves",
        "valkyries dwarves",
        "loki=random",
        "thor",
        "tyr",
        "king",
        "brothers=aid",
        "draft",
        "simplified",
        "five-jarls",
    ] {
        let bad = try_open(1, options).expect_err("refused");
        assert!(bad.reason.contains("solo game"), "{bad}");
    }
    assert!(try_open(1, "valkyries").is_ok());
}

/// [VH-16.77] Missions and favours, as long as the maximum is not exceeded.
#[test]
fn missions_and_favours() {
    let start = |valhalla: &str| {
        format!(
            "valhalla red: {valhalla}
            band red: v-bear-01, bear-06
            hand red: v-mission-no-die-discarded
            discard: wolf-12
            deck size: 20
            ---
            dice: shield, 2 sword, 3 x
            red: attack monster
            red: activate v-bear-01 at 1 with shield
            red: activate bear-06 at 2 with 2 sword
            red: done"
        )
    };
    let mut told = solo("valkyries=on", &start("wolf-01"));
    // 2 + 1 + 1 are in Valhalla, the maximum of card 2 is 6.
    told.then("=> glory red: 4\n=> asked: mission of red\nred: play v-mission-no-die-discarded\n=> glory red: 6");
    let mut full = solo("valkyries=on", &start("wolf-11"));
    full.then("=> glory red: 5\n! red: play v-mission-no-die-discarded\n=> asked: drawn of red");
    let without =
        solo("valkyries=on", &start("wolf-01").replace("hand red: v-mission-no-die-discarded", "hand red: t-fury-2"));
    assert_eq!(without.fact("asked"), "drawn of red", "alone nobody is asked for a card that is not there");
    let mut favour = solo(
        "valkyries=on",
        "band red: v-bear-01, bear-06\nhand red: t-fury-2, t-fury-2, t-fury-2\ndiscard: wolf-11\ndeck size: 20\n---\ndice: shield, 5 x\nred: attack monster\nred: activate v-bear-01 at 1 with shield\nred: play t-fury-2\nred: play t-fury-2\nred: play t-fury-2\nred: done\n=> asked: glory 3 of red",
    );
    favour.then("red: take wolf-11\n=> glory red: 4");
}

/// [VH-16.77] Where two favours fit under the maximum one by one but not together, the player chooses which is paid.
#[test]
fn favours_that_do_not_fit_together() {
    let start = "valhalla red: wolf-01
        band red: v-bear-02, v-wolf-03
        hand red: t-fury-2, t-fury-2
        discard: wolf-12
        deck size: 20
        ---
        dice: sword, axe, 2 shield, 2 x
        red: attack monster
        red: activate v-bear-02 at 1 with sword, axe
        red: activate v-wolf-03 at 2 with 2 shield
        red: play t-fury-2
        red: play t-fury-2
        red: done
        => glory red: 4
        => asked: favour of red";
    // 4 are in Valhalla, the maximum is 6: the two points of the bear or the one of the wolf.
    let mut bear = solo("valkyries=on", start);
    assert_eq!(choices(&bear, "red", "").len(), 2);
    bear.then("red: take v-bear-02\n=> glory red: 6");
    let mut wolf = solo("valkyries=on", start);
    wolf.then("! red: take wolf-12\nred: take v-wolf-03\n=> glory red: 5");
    // With room for both, nobody asks.
    let roomy = start.replace("valhalla red: wolf-01\n", "").replace("glory red: 4", "glory red: 5");
    solo("valkyries=on", roomy.split("\n        => asked").next().expect("a start"));
}

/// [VH-16.78] Path to Valhalla cannot be played against a monster.
#[test]
fn no_path() {
    let told = solo("valkyries=on", "band red: bear-01\nhand red: v-path-to-valhalla\nphase: raid");
    assert!(choices(&told, "red", "play").is_empty());
}

/// [VH-16.127] Jarls act right after the comparison: Blodhrafn before sending and the penalty.
#[test]
fn jarls_after_a_battle() {
    let told = solo(
        "",
        "jarl red: blodhrafn\nband red: wolf-01\nphase: raid\ndeck size: 20\n---\nred: done\n=> asked: blodhrafn of red\nred: main\n=> shields red: 3",
    );
    let mut jorunn = solo(
        "",
        "jarl red: jorunn\nband red: bear-06, bear-01\nhand red: t-fury-2\ndeck size: 20\n---\ndice: 3 sword, 3 x\nred: attack monster\nred: activate bear-06 at 1 with 2 sword\nred: activate bear-01 at 2 with sword\nred: done\n=> asked: jorunn of red\n=> monster card: 1",
    );
    jorunn.then("red: secondary\n=> monster card: 2");
    let at = |wanted: fn(&Event) -> bool| told.events.iter().position(wanted).expect("it happened");
    assert!(at(|event| matches!(event, Event::Added { .. })) < at(|event| matches!(event, Event::ShieldLost(_))));
}
