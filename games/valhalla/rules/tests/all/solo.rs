//! Section 16: the solo game.

use crate::support::{choices, legal, open, play, try_open};
use meadhall_engine::{Game, Ignore, Quick, Seat, Viewer};
use meadhall_valhalla::data::MonsterCard;
use meadhall_valhalla::{Asked, Event, Monster, Stage};

/// A solo game with these options and facts.
fn solo(options: &str, facts: &str) -> crate::support::Told {
    let options: String =
        options.split_whitespace().map(|word| format!("option {}\n", word.replace('=', ": "))).collect();
    play(&format!("seats: red\n{options}{facts}"))
}

/// A card of a monster, from 1.
fn card(monster: Monster, step: u8) -> MonsterCard {
    crate::support::game(1).cards().monster(monster, step - 1, false).expect("a card").clone()
}

/// [VH-16.1, VH-16.2, VH-16.7, VH-16.9, VH-16.10, VH-16.11] One player, four monsters, three levels, four shields; 17 jarls to choose
/// from.
#[test]
fn the_beginning() {
    for monster in ["fenrir", "hel", "surtr", "jormungandr"] {
        for level in ["1", "2", "3"] {
            let game = open(1, &format!("monster={monster} level={level}"));
            assert_eq!(game.monster().map(|(monster, _)| monster.word()), Some(monster));
        }
    }
    let game = open(1, "");
    let position = game.setup(&mut Quick::new(1), &mut Ignore);
    let mut choices = Vec::new();
    game.legal(&position, Seat::new(0), &mut choices);
    let jarls: Vec<String> = choices.iter().map(|choice| choice.to_string().replace("jarl ", "")).collect();
    assert_eq!(
        jarls,
        [
            "sigvard",
            "valgard",
            "blodhrafn",
            "hodr",
            "beinir",
            "solveig",
            "thord",
            "borg",
            "einar",
            "jorunn",
            "osk",
            "osvir",
            "mar",
            "sigurd",
            "agnar",
            "villsvin",
            "gorm"
        ]
    );
    assert_eq!(position.table.board(Seat::new(0)).shields, 4);
}

/// [VH-16.12, VH-16.13, VH-16.14, VH-16.15] 40 cards are discarded, six drawn; once any of them may be exchanged; no warrior in the
/// band, 74 cards in the deck.
#[test]
fn the_first_hand() {
    let game = open(1, "");
    let mut quick = Quick::new(2);
    let mut position = game.setup(&mut quick, &mut Ignore);
    let player = Seat::new(0);
    let mut choices = Vec::new();
    game.legal(&position, player, &mut choices);
    game.apply(&mut position, player, choices[0], &mut quick, &mut Ignore);
    assert_eq!((position.table.asked, position.hand(player).len(), position.deck().len()), (Asked::Redraw, 6, 74));
    assert_eq!(position.table.discard.len(), 40);
    let before = position.hand(player);
    for _ in 0..2 {
        game.legal(&position, player, &mut choices);
        game.apply(&mut position, player, choices[1], &mut quick, &mut Ignore);
    }
    game.apply(&mut position, player, "done".parse().expect("done"), &mut quick, &mut Ignore);
    assert_eq!((position.hand(player).len(), position.deck().len()), (6, 74));
    assert!(position.hand(player).and(&before).len() == 4, "two are new, and none of the old ones came back");
    assert_ne!(position.table.asked, Asked::Redraw, "only once");
    assert_eq!(position.table.board(player).size(), 0);
}

/// [VH-16.3, VH-16.5] Six cards by rising strength, each with strength, maximum, symbols, clans and perhaps an ability.
#[test]
fn the_stack() {
    for monster in Monster::ALL {
        let strengths: Vec<u8> = (1..=6).map(|step| card(monster, step).strength).collect();
        assert!(strengths.windows(2).all(|pair| pair[0] < pair[1]), "{monster}");
        assert_eq!(card(monster, 1).terror, None);
    }
}

/// [VH-16.4, VH-18.24] All cards of the monster can be studied: they stand in the table of cards, which is open; the position names the
/// active one.
#[test]
fn monsters_can_be_studied() {
    let told = solo("monster=hel", "band red: bear-01\nmonster card: 2");
    let view = told.game.view(&told.position, Viewer::Seat(Seat::new(0)));
    assert_eq!(view.table.foe.step, 1);
    assert!(told.game.cards().monster(Monster::Hel, 2, false).is_some(), "the next one may be looked at");
}

/// [VH-16.6, VH-16.19, VH-16.20, VH-16.21, VH-16.22, VH-19.69] The monster rolls the dice beside it; matching ones cover symbols and
/// stay; when all are covered it attacks at once.
#[test]
fn the_monsters_phase() {
    let mut told = solo("", "band red: bear-01\nhand red: t-fury-2\ndeck size: 20\nphase: b");
    let discard = choices(&told, "red", "discard")[0].clone();
    told.then(&format!("dice: 2 sword, bow, spear, shield, x\nred: {discard}\n=> covered: 1\n=> asked: turn of red"));
    told.then("red: draw");
    let discard = choices(&told, "red", "discard")[0].clone();
    told.then(&format!("red: {discard}"));
    let discard = choices(&told, "red", "discard")[0].clone();
    // Five dice now; an axe among them starts the attack, for which the player rolls six.
    told.then(&format!(
        "dice: 4 sword, axe, 6 x\nred: {discard}\n=> covered: 1, 2\n=> asked: fight of red\n=> pool red: 6"
    ));
}

/// [VH-16.8] Marking the part of the turn has no effect: a position has no place for it, only the stage itself.
#[test]
fn the_stage_marks_itself() {
    assert_eq!(solo("", "band red: bear-01").position.table.stage, Stage::A);
}

/// [VH-16.16, VH-16.48] Phase A, phase B, monster phase; the attack is directed at the monster.
#[test]
fn the_turn() {
    let mut told =
        solo("", "band red: bear-01\ndeck size: 20\n---\ndice: 6 x\nred: attack monster\nred: done\n=> stage: b");
    let discard = choices(&told, "red", "discard")[0].clone();
    told.then(&format!("dice: 6 x\nred: {discard}\n=> asked: turn of red"));
    assert!(told.events.iter().any(|event| matches!(event, Event::MonsterRoll { .. })));
}

/// [VH-16.17] With an empty band a warrior must be played; without one the hand is shown and cards are drawn.
#[test]
fn an_empty_band() {
    assert_eq!(legal(&solo("", "hand red: bear-01, t-fury-2"), "red"), ["add bear-01"]);
    assert_eq!(solo("", "hand red: t-fury-2\ndeck size: 20").fact("asked"), "drawn of red");
}

/// [VH-16.18] With an empty band at the end of phase B the monster's phase is left out.
#[test]
fn no_monster_phase_without_a_band() {
    let mut told = solo("", "hand red: t-fury-2\ndeck size: 20");
    for _ in 0..2 {
        let discard = choices(&told, "red", "discard")[0].clone();
        told.then(&format!("red: {discard}"));
    }
    assert!(!told.events.iter().any(|event| matches!(event, Event::MonsterRoll { .. })));
}

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
