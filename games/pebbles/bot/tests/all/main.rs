//! All tests of this crate in one program.

use meadhall_bots::Knowledge;
use meadhall_engine::{Game, Ignore, Options, Quick, Seat};
use meadhall_pebbles::{Action, Pebbles, Phase};
use meadhall_pebbles_bot::PebblesKnowledge;

/// Whoever has bid more expects more of the same pebbles.
#[test]
fn a_higher_bid_promises_more() {
    let game = Pebbles::open(3, &Options::default()).expect("three can play");
    let mut chance = Quick::new(1);
    let mut position = game.setup(&mut chance, &mut Ignore);
    position.cards = [5; 4];
    for (n, bid) in [1, 3, 2].into_iter().enumerate() {
        game.apply(&mut position, Seat::new(n), Action::Bid(bid), &mut chance, &mut Ignore);
    }
    assert_eq!(position.phase, Phase::Take(Seat::new(0)));
    let scores = PebblesKnowledge::forecast(&game, &position).scores;
    assert!(scores[1] > scores[2], "{scores:?}");
}
