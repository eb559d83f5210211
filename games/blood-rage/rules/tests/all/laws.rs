//! Properties that hold in every position of every game.

use crate::support::{cards, conserved, open, walk};
use meadhall_engine::{Game, laws};

const EVERYTHING: &str = "first-game monsters mystics gods";

/// The laws of every game, with the conservation of figures and cards. [BR-1.7, BR-1.22, BR-1.28, BR-2.11, BR-2.12, BR-4.13,
/// BR-10.7, BR-12.19]
#[test]
fn every_law_holds_with_two_to_five_players() {
    for players in 2..=5 {
        for switches in ["", "monsters mystics gods"] {
            let tally = laws::check(&open(players, switches), 0..12, conserved)
                .unwrap_or_else(|violation| panic!("{switches}: {violation}"));
            assert_eq!(tally.games, 12);
            assert!(tally.refusals > tally.decisions / 2, "illegal choices were tried: {tally:?}");
        }
    }
}

/// Each option alone and all together.
#[test]
fn every_law_holds_with_every_option() {
    for switches in ["first-game", "monsters", "mystics", "gods", EVERYTHING] {
        for players in [2, 3, 5] {
            laws::check(&open(players, switches), 100..104, conserved)
                .unwrap_or_else(|violation| panic!("{switches}: {violation}"));
        }
    }
}

/// Every game ends, and figures and cards are conserved in every position of it.
#[test]
fn random_games_end_by_the_thousand() {
    for seed in 0..3_000 {
        let game = open(2 + seed as usize % 4, ["", EVERYTHING, "monsters mystics gods"][seed as usize % 3]);
        let mut decisions = 0;
        walk(&game, seed, |position, _| {
            conserved(&game, position).unwrap_or_else(|violation| panic!("seed {seed}: {violation}"));
            // Eight cards were dealt to each player in each age, and none of them is lost.
            let dealt = 8 * game.seats() * usize::from(position.table.age);
            assert_eq!(cards(&game, position).total(), dealt, "seed {seed}: {:?}", position.table.asked);
            decisions += 1;
            assert!(decisions < 5_000, "seed {seed} does not end");
        });
    }
}
