//! The play of a decision allocates nothing.

use meadhall_engine::{Game, Ignore, Options, Quick, Seat, Viewer, laws};
use meadhall_vaalbara::{Position, Vaalbara};

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 512, "{} bytes", size_of::<Position>());
}

#[test]
fn playing_a_decision_allocates_nothing() {
    let game = Vaalbara::open(4, &Options::default()).expect("the built-in deck is good");
    let mut choices = Vec::with_capacity(64);
    let mut quick = Quick::new(5);
    let mut decisions = 0;
    let counted = allocation_counter::measure(|| {
        for _ in 0..200 {
            decisions += laws::play_out(&game, &mut quick, &mut choices);
        }
    });
    assert!(decisions > 200 * 72);
    assert_eq!(counted.count_total, 0, "{counted:?}");
}

#[test]
fn imagining_a_position_allocates_nothing() {
    let game = Vaalbara::open(4, &Options::default()).expect("the built-in deck is good");
    let mut quick = Quick::new(5);
    let position = game.setup(&mut quick, &mut Ignore);
    let view = game.view(&position, Viewer::Seat(Seat::new(2)));
    let counted = allocation_counter::measure(|| {
        for _ in 0..100 {
            std::hint::black_box(game.imagine(&view, &mut quick));
        }
    });
    assert_eq!(counted.count_total, 0, "{counted:?}");
}
