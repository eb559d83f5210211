//! The play of a decision allocates nothing, and a position is small.

use crate::support::open;
use meadhall_engine::{Game, Quick, Seat, Viewer, laws};
use meadhall_valhalla::{Position, Valhalla};

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 1_040, "{} bytes", size_of::<Position>());
}

fn play(game: &Valhalla, games: usize) -> (usize, u64) {
    let mut choices = Vec::with_capacity(1_024);
    let mut quick = Quick::new(5);
    let mut decisions = 0;
    let counted = allocation_counter::measure(|| {
        for _ in 0..games {
            decisions += laws::play_out(game, &mut quick, &mut choices);
        }
    });
    (decisions, counted.count_total)
}

#[test]
fn playing_a_decision_allocates_nothing() {
    for (players, options) in
        [(4, ""), (1, "valkyries"), (6, "thor valkyries dwarves tyr king loki=random brothers=aid")]
    {
        let (decisions, allocations) = play(&open(players, options), 50);
        assert!(decisions > 50 * 40);
        assert_eq!(allocations, 0, "{players} players, {options}");
    }
}

#[test]
fn imagining_a_position_allocates_nothing() {
    let game = open(4, "");
    let mut quick = Quick::new(5);
    let position = laws::walk(&game, 3, |_, _| {});
    let view = game.view(&position, Viewer::Seat(Seat::new(2)));
    let counted = allocation_counter::measure(|| {
        for _ in 0..100 {
            std::hint::black_box(game.imagine(&view, &mut quick));
        }
    });
    assert_eq!(counted.count_total, 0, "{counted:?}");
}
