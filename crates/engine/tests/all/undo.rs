//! Undo at a table: free while nothing new was learnt and nobody else has acted.

use crate::toy::{Action, Phase, ToyGame};
use meadhall_engine::{Game, Seat, SeedParts, Table, UndoError};

const ANNA: usize = 0;
const BOB: usize = 1;
const CORA: usize = 2;

fn seat(n: usize) -> Seat {
    Seat::new(n)
}

fn table() -> Table<ToyGame> {
    Table::new(ToyGame::honest(3), &[], SeedParts::from_number(3))
}

/// A table on which these decisions were made.
fn after(decisions: &[(usize, Action)]) -> Table<ToyGame> {
    let mut table = table();
    for &(who, action) in decisions {
        table.play(seat(who), action).expect("legal");
    }
    table
}

const BIDS: [(usize, Action); 3] = [(ANNA, Action::Bid(1)), (BOB, Action::Bid(2)), (CORA, Action::Bid(3))];

#[test]
fn there_must_be_something_to_take_back() {
    let mut table = after(&BIDS[..1]);
    assert_eq!(table.undo_is_free(seat(BOB)), Err(UndoError::Nothing));
    assert_eq!(table.undo(seat(BOB)), Err(UndoError::Nothing));
    assert_eq!(table.turns().len(), 1, "nothing was touched");
    assert_eq!(UndoError::Nothing.to_string(), "there is nothing to take back");
}

#[test]
fn free_before_the_reveal() {
    let mut table = after(&BIDS[..1]);
    let start = self::table();
    assert_eq!(table.undo_is_free(seat(ANNA)), Ok(true));
    assert_eq!(table.undo(seat(ANNA)), Ok(0));
    assert_eq!(table.position(), start.position());
    table.play(seat(ANNA), Action::Bid(3)).expect("she may choose again");
    assert_eq!(table.position().bids[ANNA], Some(3));
}

/// What others have decided in secret at the same time stays as it is.
#[test]
fn secret_choices_of_others_stay() {
    let mut table = after(&BIDS[..2]);
    assert_eq!(table.undo_is_free(seat(ANNA)), Ok(true), "Bob has acted, but in secret and at the same time");
    assert_eq!(table.undo(seat(ANNA)), Ok(0), "nothing from the start is untouched");
    assert_eq!(table.position().bids, [None, Some(2), None, None]);
    assert_eq!(table.turns().len(), 1);
    assert_eq!(table.pending().iter().collect::<Vec<_>>(), [seat(ANNA), seat(CORA)]);
    let mut table = after(&BIDS[..2]);
    assert_eq!(table.undo(seat(BOB)), Ok(1), "Anna's bid was not touched at all");
    assert_eq!(table.position().bids, [Some(1), None, None, None]);
}

#[test]
fn not_free_after_a_reveal() {
    let table = after(&BIDS);
    for who in [ANNA, BOB, CORA] {
        assert_eq!(table.undo_is_free(seat(who)), Ok(false));
    }
}

/// A take that nobody has followed is free; after another's act it is not.
#[test]
fn not_free_after_anothers_act() {
    let mut decisions = BIDS.to_vec();
    decisions.push((ANNA, Action::Take(2)));
    let mut table = after(&decisions);
    assert_eq!(table.undo_is_free(seat(ANNA)), Ok(true));
    table.play(seat(BOB), Action::Take(1)).expect("legal");
    assert_eq!(table.undo_is_free(seat(ANNA)), Ok(false));
    assert_eq!(table.undo_is_free(seat(BOB)), Ok(true));
    // Asked and granted, it takes back everything since.
    assert_eq!(table.undo(seat(ANNA)), Ok(3));
    assert_eq!(table.turns().len(), 3);
    assert_eq!(table.position().phase, Phase::Take(seat(ANNA)));
    assert_eq!(table.position().tokens, 0b111);
}

/// What the table played because there was no choice is nobody's act, and it is taken back with the decision before it.
#[test]
fn forced_decisions_are_taken_back_too() {
    let mut decisions = BIDS.to_vec();
    decisions.extend([(ANNA, Action::Take(2)), (BOB, Action::Take(1))]);
    let mut table = after(&decisions);
    assert_eq!(table.forced(), Some((seat(CORA), Action::Take(3))));
    // Cora's last token brings the die: that cannot be unlearnt.
    assert_eq!(table.play_forced(), 1);
    assert!(table.turns()[5].by_table);
    assert_eq!(table.undo_is_free(seat(BOB)), Ok(false), "a die was rolled");
    assert_eq!(
        table.clone().undo(seat(CORA)),
        Ok(2),
        "her own last decision is her bid: a forced one is not hers to take back"
    );
    assert_eq!(table.undo(seat(BOB)), Ok(4));
    assert_eq!(table.turns().len(), 4, "Bob's token and the forced one are back");
}

/// The table after these decisions, of which those of one seat count as played by the table.
fn after_forced(decisions: &[(usize, Action)], forced: usize) -> Table<ToyGame> {
    let table = after(decisions);
    let mut turns = table.turns().to_vec();
    turns.iter_mut().for_each(|turn| turn.by_table = turn.seat == seat(forced));
    let (start, opening) = (table.start().clone(), table.opening().to_vec());
    Table::restore(table.game().clone(), &[], table.parts().clone(), table.rules(), start, opening, turns)
}

/// A forced decision that reveals nothing leaves an undo free, and does not come back by itself: the caller plays what is
/// forced anew, if it still is.
#[test]
fn a_quiet_forced_decision_leaves_undo_free() {
    let mut decisions = BIDS.to_vec();
    decisions.extend([(ANNA, Action::Take(1)), (BOB, Action::Take(2))]);
    let mut table = after_forced(&decisions, BOB);
    assert_eq!(table.undo_is_free(seat(ANNA)), Ok(true));
    assert_eq!(table.undo(seat(ANNA)), Ok(3));
    assert_eq!(table.turns().len(), 3);
    assert_eq!(table.position().phase, Phase::Take(seat(ANNA)));

    let mut table = after_forced(&BIDS[..2], BOB);
    assert_eq!(table.undo(seat(ANNA)), Ok(0));
    assert_eq!(table.position().bids, [None; 4], "a forced bid does not stay as a secret one of somebody's own would");
}

/// The dice go back to where they were: the same decisions bring the same roll.
#[test]
fn the_dice_go_back_too() {
    let mut decisions = BIDS.to_vec();
    decisions.extend([(ANNA, Action::Take(2)), (BOB, Action::Take(1)), (CORA, Action::Take(3))]);
    let mut table = after(&decisions);
    let (roll, digest) = (table.position().roll, table.digest());
    assert!(roll > 0);
    for _ in 0..3 {
        table.undo(seat(ANNA)).expect("something to take back");
        assert_eq!(table.position().roll, 0);
        for &(who, action) in &decisions[3..] {
            table.play(seat(who), action).expect("legal");
        }
        assert_eq!((table.position().roll, table.digest()), (roll, digest.clone()));
    }
    // Rewound or restored, a table goes on with the same dice.
    let mut rewound = table.rewound(5);
    rewound.play(seat(CORA), Action::Take(3)).expect("legal");
    assert_eq!(rewound.digest(), digest);
    let mut restored = Table::restore(
        table.game().clone(),
        &[],
        table.parts().clone(),
        table.rules(),
        table.start().clone(),
        table.opening().to_vec(),
        table.turns()[..5].to_vec(),
    );
    restored.play(seat(CORA), Action::Take(3)).expect("legal");
    assert_eq!(restored.digest(), digest);
}

/// A refused choice leaves no trace at a table: no turn, no dice.
#[test]
fn a_refusal_leaves_no_trace() {
    let mut table = after(&BIDS);
    let before = (table.digest(), table.turns().len());
    let refusal = table.play(seat(BOB), Action::Take(1)).expect_err("not his turn");
    assert_eq!(refusal.to_string(), "bob may not `take 1` (why-not); no decision of this seat is open");
    let refusal = table.play(seat(ANNA), Action::Bid(1)).expect_err("not asked");
    assert_eq!(refusal.to_string(), "anna may not `bid 1` (why-not); legal: take 1, take 2, take 3");
    assert_eq!((table.digest(), table.turns().len()), before);
    assert!(table.game().pending(table.position()).contains(seat(ANNA)));
}
