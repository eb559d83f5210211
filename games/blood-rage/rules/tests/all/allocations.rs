//! The play of a decision allocates nothing.

use crate::support::open;
use meadhall_blood_rage::Position;
use meadhall_engine::{Game, Ignore, Quick, Seat, Viewer};

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 2048, "{} bytes", size_of::<Position>());
}

#[test]
fn playing_a_decision_allocates_nothing() {
    for (players, switches) in [(4, ""), (5, "monsters mystics gods"), (2, "")] {
        let game = open(players, switches);
        let mut choices = Vec::with_capacity(8192);
        let mut quick = Quick::new(5);
        let mut play = || {
            let mut position = game.setup(&mut quick, &mut Ignore);
            let mut decisions = 0;
            while let Some(seat) = game.pending(&position).first() {
                let action = game.sample(&position, seat, &mut quick, &mut choices).expect("there is a choice");
                game.apply(&mut position, seat, action, &mut quick, &mut Ignore);
                decisions += 1;
            }
            decisions
        };
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| {
            for _ in 0..100 {
                decisions += play();
            }
        });
        assert!(decisions > 5_000);
        assert_eq!(counted.count_total, 0, "{counted:?}");
    }
}

#[test]
fn imagining_a_position_allocates_nothing() {
    let game = open(4, "");
    let mut quick = Quick::new(5);
    let mut position = game.setup(&mut quick, &mut Ignore);
    let mut choices = Vec::new();
    while position.table.age < 2 {
        let seat = game.pending(&position).first().expect("not over");
        let action = game.sample(&position, seat, &mut quick, &mut choices).expect("there is a choice");
        game.apply(&mut position, seat, action, &mut quick, &mut Ignore);
    }
    let view = game.view(&position, Viewer::Seat(Seat::new(2)));
    let counted = allocation_counter::measure(|| {
        for _ in 0..100 {
            std::hint::black_box(game.imagine(&view, &mut quick));
        }
    });
    assert_eq!(counted.count_total, 0, "{counted:?}");
}
