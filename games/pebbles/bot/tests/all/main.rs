//! All tests of this crate in one program.

use meadhall_bots::{Knowledge, laws};
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

#[test]
fn the_game_as_numbers_tells_no_secret_and_reaches_every_choice() {
    laws::an_encoding_has_a_name_for_everything::<PebblesKnowledge>();
    for players in 2..=4 {
        let game = Pebbles::open(players, &Options::default()).expect("so many can play");
        assert!(laws::an_observation_tells_no_secret::<PebblesKnowledge>(&game, 20) > 50);
        assert_eq!(laws::every_choice_can_be_reached_by_its_parts::<PebblesKnowledge>(&game, 20), 1);
        assert!(laws::games_are_played_in_steps::<PebblesKnowledge>(&game, 20) > 100);
        laws::a_batch_is_the_same_however_it_is_divided::<PebblesKnowledge>(players);
    }
}
