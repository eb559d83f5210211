//! Every game ends, by rule and not by luck.

mod tale;

use meadhall_blood_rage::{Action, BloodRage, Position};
use meadhall_engine::{Chance, Game, Ignore, Quick, Seat};
use tale::{choices, open, play};

const OPTIONS: [&str; 4] = ["", "first-game monsters mystics gods", "monsters mystics gods", "gods"];

/// Somebody who plays all seats and wants the game to last: the choice after which most can still be decided, the first of
/// equal ones or any of them.
fn drag_out(game: &BloodRage, seed: u64) -> usize {
    let mut quick = Quick::new(seed);
    let mut position = game.setup(&mut quick, &mut Ignore);
    let (mut choices, mut decisions) = (Vec::new(), 0);
    loop {
        let pending: Vec<Seat> = game.pending(&position).iter().collect();
        let Some(&seat) = pending.get(quick.index(pending.len())) else { return decisions };
        game.legal(&position, seat, &mut choices);
        let before = game.decision_bound(&position);
        let mut best: Option<(u64, Position, Action)> = None;
        for &choice in &choices {
            let mut after = position;
            game.apply(&mut after, seat, choice, &mut quick.clone(), &mut Ignore);
            let bound = game.decision_bound(&after);
            assert!(bound < before, "seed {seed}: {choice} at {:?}: {before} then {bound}", position.table.asked);
            let better = best.as_ref().is_none_or(|(most, ..)| bound > *most || (bound == *most && quick.index(3) == 0));
            if better {
                best = Some((bound, after, choice));
            }
        }
        position = best.expect("there is a choice").1;
        decisions += 1;
    }
}

/// [BR-5.71] A number falls with every decision of random games, whatever the options.
#[test]
fn the_bound_falls_in_random_games() {
    for seed in 0..400 {
        let game = open(2 + seed as usize % 4, OPTIONS[seed as usize % 4]);
        let mut last = u64::MAX;
        tale::walk(&game, seed, |position, chosen| {
            let bound = game.decision_bound(position);
            assert!(bound < last, "seed {seed}: {:?} {last} then {bound} {chosen:?}", position.table.asked);
            last = bound;
        });
        assert_eq!(last, 0);
    }
}

/// [BR-5.71] It falls for somebody who tries to go on for ever.
#[test]
fn the_bound_falls_when_games_are_dragged_out() {
    let n = std::env::var("N").ok().and_then(|n| n.parse().ok()).unwrap_or(12);
    let mut most = 0;
    for seed in 0..n {
        let game = open(2 + seed as usize % 4, OPTIONS[seed as usize / 4 % 4]);
        let d = drag_out(&game, seed);
        eprintln!("{seed} {d}");
        most = most.max(d);
    }
    eprintln!("{most}");
    let _ = choices(&play("seats: wolf, raven"), "wolf", "pass");
}
