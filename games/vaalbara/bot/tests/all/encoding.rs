//! The game as numbers: names, secrecy, and choices made of parts, at every number of players.

use meadhall_bots::laws;
use meadhall_engine::{Game, Options};
use meadhall_vaalbara::Vaalbara;
use meadhall_vaalbara::data::BUILT_IN;
use meadhall_vaalbara_bot::VaalbaraKnowledge;

/// The game at every number of players, plain, with open points, and with a deck of other lands.
fn games() -> Vec<Vaalbara> {
    let open = |players: usize, options: &[(&str, &str)]| {
        let options = options.iter().fold(Options::default(), |options, (key, value)| options.with(key, *value));
        Vaalbara::open(players, &options).expect("so many can play")
    };
    let deck = BUILT_IN.replace("kind = \"meadow\"", "kind = \"river\"");
    assert_ne!(deck, BUILT_IN);
    let sets: &[&[(&str, &str)]] = &[&[], &[("totals", "open")], &[("deck", deck.as_str())]];
    (2..=5).flat_map(|players| sets.iter().map(move |options| open(players, options))).collect()
}

#[test]
fn everything_has_a_name() {
    laws::an_encoding_has_a_name_for_everything::<VaalbaraKnowledge>();
}

#[test]
fn an_observation_tells_nothing_that_a_seat_may_not_know() {
    for game in games() {
        let compared = laws::an_observation_tells_no_secret::<VaalbaraKnowledge>(&game, 4);
        assert!(compared > 50 || game.seats() == 1, "{compared} pairs of positions with {} players", game.seats());
    }
}

#[test]
fn every_legal_choice_is_reached_by_its_parts_and_no_other() {
    let games = games();
    let longest =
        games.iter().map(|game| laws::every_choice_can_be_reached_by_its_parts::<VaalbaraKnowledge>(game, 10));
    assert!(longest.max() > Some(1), "some choices are made of several parts");
}

#[test]
fn whole_games_are_played_in_steps() {
    for game in games() {
        let steps = laws::games_are_played_in_steps::<VaalbaraKnowledge>(&game, 10);
        assert!(steps > 200, "{steps} steps with {} players", game.seats());
    }
}

#[test]
fn many_games_at_once_do_not_depend_on_each_other() {
    for seats in 2..=5 {
        laws::a_batch_is_the_same_however_it_is_divided::<VaalbaraKnowledge>(seats);
    }
}

#[test]
fn a_learner_plays_against_bots() {
    laws::a_learner_meets_her_opponents::<VaalbaraKnowledge>(3);
}

#[test]
fn every_option_has_the_same_encoding() {
    let tables = laws::every_option_has_the_same_encoding::<VaalbaraKnowledge>();
    assert!(tables >= 16, "{tables} tables");
}
