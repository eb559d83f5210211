//! What the record of a running game tells others: it is what everybody may have as the report of a problem.

use crate::support::open;
use meadhall_engine::{Chance, Quick, Seat, SeedParts, Table, Viewer};
use meadhall_valhalla::{Asked, Valhalla};

/// Plays a random game and hands over the table before and after every decision.
fn watch(game: &Valhalla, seed: u64, mut look: impl FnMut(&Table<Valhalla>, &Table<Valhalla>, Seat)) {
    let mut quick = Quick::new(seed);
    let mut table = Table::new(game.clone(), &[], SeedParts::from_number(seed));
    loop {
        let pending: Vec<Seat> = table.pending().iter().collect();
        let Some(&seat) = pending.get(quick.index(pending.len())) else { return };
        let choices = table.legal(seat);
        let before = table.clone();
        table.play(seat, choices[quick.index(choices.len())]).expect("legal");
        look(&before, &table, seat);
    }
}

/// [VH-18.29] While Thor's help is asked for, no answer changes anybody else's record: neither is it told itself, nor do answers to
/// earlier questions become secret again.
#[test]
fn an_answer_to_thor_changes_no_record() {
    let game = open(5, "thor");
    let (mut quiet, mut told) = (0, 0);
    for seed in 0..4 {
        watch(&game, seed, |before, after, seat| {
            let asked = |table: &Table<Valhalla>| table.position().table.asked == Asked::Thor;
            let others = || crate::support::viewers(after.game()).into_iter().filter(|viewer| !viewer.is(seat));
            if asked(before) && asked(after) {
                for viewer in others() {
                    assert_eq!(after.sealed_record(viewer), before.sealed_record(viewer), "{viewer:?} sees an answer");
                }
                quiet += 1;
            } else if asked(before) {
                // The last answer opens all of them.
                let lines = |table: &Table<Valhalla>| table.sealed_record(Viewer::Spectator).actions();
                let answers =
                    before.turns().iter().rev().take_while(|turn| turn.after.position.table.asked == Asked::Thor);
                // The one before the first answer is the attack, which asked.
                assert_eq!(lines(after) - lines(before), answers.count(), "decision {}", after.turns().len());
                told += 1;
            }
        });
    }
    assert!(quiet > 20 && told > 10, "{quiet} answers while others were asked, {told} questions");
}

/// [VH-18.18, VH-18.19] A card that was taken or given by loki-10 stays between the two concerned: a third player's record does not
/// name it.
#[test]
fn a_card_from_hand_to_hand_is_in_no_record() {
    let game = open(3, "loki=loki-10");
    let mut handed = 0;
    for seed in 0..40 {
        watch(&game, seed, |before, after, seat| {
            if matches!(before.position().table.asked, Asked::LokiLook | Asked::LokiGive) {
                let battle = &before.position().table.battle;
                for viewer in crate::support::viewers(after.game()) {
                    let concerned = viewer.seat().is_some_and(|seat| battle.side_of(seat).is_some());
                    let told = after.sealed_record(viewer).actions() > before.sealed_record(viewer).actions();
                    assert_eq!(told, viewer.is(seat), "{viewer:?}, concerned: {concerned}");
                }
                handed += 1;
            }
        });
    }
    assert!(handed > 5, "{handed}");
}
