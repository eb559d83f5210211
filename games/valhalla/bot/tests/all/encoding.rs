//! The game as numbers: names, secrecy, and choices made of parts, at every number of players.

use meadhall_bots::laws;
use meadhall_engine::{Game, Options};
use meadhall_valhalla::Valhalla;
use meadhall_valhalla::data::BUILT_IN;
use meadhall_valhalla_bot::ValhallaKnowledge;

fn open(players: usize, options: &[(&str, &str)]) -> Valhalla {
    let options = options.iter().fold(Options::default(), |options, (key, value)| options.with(key, *value));
    Valhalla::open(players, &options).expect("so many can play")
}

/// The game at every number of players, plain and with everything that can be added.
fn games() -> Vec<Valhalla> {
    let everything = [("loki", "random"), ("valkyries", "on"), ("dwarves", "on"), ("tyr", "on"), ("king", "on")];
    let some = |options: &[(&'static str, &'static str)]| everything.iter().chain(options).copied().collect::<Vec<_>>();
    let mut games: Vec<Valhalla> = (1..=6).map(|players| open(players, &[])).collect();
    games.extend(["hel", "surtr", "jormungandr"].map(|monster| open(1, &[("monster", monster), ("valkyries", "on")])));
    games.push(open(2, &everything));
    let cards = BUILT_IN.replace("strength = 2", "strength = 9");
    assert_ne!(cards, BUILT_IN);
    games.push(open(3, &[("cards", cards.as_str())]));
    games.extend([3, 5].map(|players| open(players, &some(&[("thor", "on")]))));
    games.push(open(4, &some(&[("thor", "on"), ("brothers", "alliance")])));
    games.push(open(6, &some(&[("thor", "on"), ("brothers", "aid"), ("draft", "on"), ("five-jarls", "on")])));
    games
}

#[test]
fn everything_has_a_name() {
    laws::an_encoding_has_a_name_for_everything::<ValhallaKnowledge>();
}

#[test]
fn an_observation_tells_nothing_that_a_seat_may_not_know() {
    for game in games() {
        let compared = laws::an_observation_tells_no_secret::<ValhallaKnowledge>(&game, 4);
        assert!(compared > 50 || game.seats() == 1, "{compared} pairs of positions with {} players", game.seats());
    }
}

#[test]
fn every_legal_choice_is_reached_by_its_parts_and_no_other() {
    let games = games();
    let longest =
        games.iter().map(|game| laws::every_choice_can_be_reached_by_its_parts::<ValhallaKnowledge>(game, 10));
    assert!(longest.max() > Some(1), "some choices are made of several parts");
}

#[test]
fn whole_games_are_played_in_steps() {
    for game in games() {
        let steps = laws::games_are_played_in_steps::<ValhallaKnowledge>(&game, 10);
        assert!(steps > 100, "{steps} steps with {} players", game.seats());
    }
}

#[test]
fn many_games_at_once_do_not_depend_on_each_other() {
    for seats in 1..=6 {
        laws::a_batch_is_the_same_however_it_is_divided::<ValhallaKnowledge>(seats);
    }
}

#[test]
fn a_learner_plays_against_bots() {
    laws::a_learner_meets_her_opponents::<ValhallaKnowledge>(3);
}

#[test]
fn every_option_has_the_same_encoding() {
    let tables = laws::every_option_has_the_same_encoding::<ValhallaKnowledge>();
    assert!(tables >= 100, "{tables} tables");
}
