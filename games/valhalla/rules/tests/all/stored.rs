//! Positions that version 1 of the rules stored, one for each question: they load, and their games go on to the end.

use crate::support::conserved;
use meadhall_engine::Game;
use meadhall_engine::laws::stored;
use meadhall_valhalla::{Position, Valhalla};

/// The positions with their rules.
fn positions() -> Vec<(Valhalla, Position)> {
    stored::read(include_str!("../stored/version-1.jsonl")).unwrap_or_else(|reason| panic!("{reason}"))
}

/// Every stored position is whole, asks somebody who has a choice, and can be told and composed again.
#[test]
fn stored_positions_load() {
    let all = positions();
    assert_eq!(all.len(), 64);
    for (game, position) in &all {
        conserved(game, position).unwrap_or_else(|violation| panic!("{:?}: {violation}", position.table.asked));
        let mut choices = Vec::new();
        for seat in game.pending(position).iter() {
            game.legal(position, seat, &mut choices);
            assert!(!choices.is_empty(), "{:?}", position.table.asked);
        }
        assert_eq!(position.table.outgoing.len() + position.table.laid_as_payment as usize, 0);
    }
}

/// From each of them the game goes on by the rules of today, and ends.
#[test]
fn stored_games_go_on() {
    stored::go_on(&positions(), 0..20, conserved).unwrap_or_else(|broken| panic!("{broken}"));
}
