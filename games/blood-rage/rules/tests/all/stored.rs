//! Positions that version 1 of the rules stored, one for each question: they load, and their games go on to the end.

use crate::support::conserved;
use meadhall_blood_rage::{BloodRage, Position};
use meadhall_engine::laws::stored;

/// The positions with their rules.
fn positions() -> Vec<(BloodRage, Position)> {
    stored::read(include_str!("../stored/version-1.jsonl")).unwrap_or_else(|reason| panic!("{reason}"))
}

/// Every stored position is whole, and nothing is counted yet that version 1 did not count.
#[test]
fn stored_positions_load() {
    let all = positions();
    assert_eq!(all.len(), 20);
    for (game, position) in &all {
        conserved(game, position).unwrap_or_else(|violation| panic!("{:?}: {violation}", position.table.asked));
        assert!(position.table.sheets.iter().all(|sheet| sheet.pillages == [0; 9] && sheet.challenged.is_none()));
    }
}

/// From each of them the game goes on by the rules of today, and ends.
#[test]
fn stored_games_go_on() {
    stored::go_on(&positions(), 0..20, conserved).unwrap_or_else(|broken| panic!("{broken}"));
}
