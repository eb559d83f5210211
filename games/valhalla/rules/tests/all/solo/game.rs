//! The set-up, the monsters and the turn.

use super::{card, solo};
use crate::support::{choices, legal, open};
use meadhall_engine::{Game, Ignore, Quick, Seat, Viewer};
use meadhall_valhalla::{Asked, Event, Monster, Stage};

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
