//! Positions that version 1 of the rules stored, one for each question: they load, and their games go on to the end.

use meadhall_engine::{Chance, Game, Ignore, Options, Quick, Seat};
use meadhall_valhalla::{Position, Valhalla};

/// The positions with their rules.
fn stored() -> Vec<(Valhalla, Position)> {
    let lines = include_str!("../stored/version-1.jsonl").lines();
    let read = |line: &str| {
        let value: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let options = value["options"].as_object().expect("options").iter();
        let options =
            options.fold(Options::default(), |options, (key, value)| options.with(key, value.as_str().expect("text")));
        let seats = value["seats"].as_u64().expect("a number") as usize;
        let position = serde_json::from_value(value["position"].clone()).expect("a position of version 1");
        (Valhalla::open(seats, &options).expect("rules"), position)
    };
    lines.map(read).collect()
}

/// Every stored position is whole, asks somebody who has a choice, and can be told and composed again.
#[test]
fn stored_positions_load() {
    let all = stored();
    assert_eq!(all.len(), 64);
    for (game, position) in &all {
        crate::support::conserved(game, position)
            .unwrap_or_else(|violation| panic!("{:?}: {violation}", position.table.asked));
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
    for (n, (game, start)) in stored().into_iter().enumerate() {
        for seed in 0..20 {
            let (mut position, mut quick, mut choices) = (start, Quick::new(seed), Vec::new());
            loop {
                let pending: Vec<Seat> = game.pending(&position).iter().collect();
                let Some(&seat) = pending.get(quick.index(pending.len())) else { break };
                let bound = game.decision_bound(&position);
                let action = game.sample(&position, seat, &mut quick, &mut choices).expect("a choice");
                game.apply(&mut position, seat, action, &mut quick, &mut Ignore);
                assert!(game.decision_bound(&position) < bound, "position {n}, seed {seed}: `{action}`");
                crate::support::conserved(&game, &position)
                    .unwrap_or_else(|violation| panic!("position {n}: `{action}`: {violation}"));
            }
            assert!(game.outcome(&position).is_some());
        }
    }
}
