//! The game as numbers: names, secrecy, and choices made of parts, at every number of players.

use meadhall_blood_rage::BloodRage;
use meadhall_blood_rage::data::BUILT_IN;
use meadhall_blood_rage_bot::BloodRageKnowledge;
use meadhall_bots::laws;
use meadhall_engine::{Game, Options};

/// A card of one's own, of which every player may have some.
const OWN_CARD: &str = r#"
[[card]]
id = "freyas-tears"
age = 1
kind = "battle"
value = 7
copies = [4, 1, 1, 1]
effect = { win = { glory = 9, rage = 2 } }
"#;

/// The game at every number of players, plain, with everything that can be added, and with a card of one's own.
fn games() -> Vec<BloodRage> {
    let open = |players: usize, options: &[(&str, &str)]| {
        let options = options.iter().fold(Options::default(), |options, (key, value)| options.with(key, *value));
        BloodRage::open(players, &options).expect("so many can play")
    };
    let cards = format!("{BUILT_IN}{OWN_CARD}");
    let sets: &[&[(&str, &str)]] =
        &[&[], &[("monsters", "on"), ("mystics", "on"), ("gods", "on")], &[("cards", cards.as_str())]];
    (2..=5).flat_map(|players| sets.iter().map(move |options| open(players, options))).collect()
}

#[test]
fn everything_has_a_name() {
    laws::an_encoding_has_a_name_for_everything::<BloodRageKnowledge>();
}

#[test]
fn an_observation_tells_nothing_that_a_seat_may_not_know() {
    for game in games() {
        let compared = laws::an_observation_tells_no_secret::<BloodRageKnowledge>(&game, 4);
        assert!(compared > 50 || game.seats() == 1, "{compared} pairs of positions with {} players", game.seats());
    }
}

#[test]
fn every_legal_choice_is_reached_by_its_parts_and_no_other() {
    let games = games();
    let longest =
        games.iter().map(|game| laws::every_choice_can_be_reached_by_its_parts::<BloodRageKnowledge>(game, 10));
    assert!(longest.max() > Some(1), "some choices are made of several parts");
}

#[test]
fn whole_games_are_played_in_steps() {
    for game in games() {
        let steps = laws::games_are_played_in_steps::<BloodRageKnowledge>(&game, 10);
        assert!(steps > 200, "{steps} steps with {} players", game.seats());
    }
}

#[test]
fn many_games_at_once_do_not_depend_on_each_other() {
    for seats in 2..=5 {
        laws::a_batch_is_the_same_however_it_is_divided::<BloodRageKnowledge>(seats);
    }
}

#[test]
fn a_learner_plays_against_bots() {
    laws::a_learner_meets_her_opponents::<BloodRageKnowledge>(3);
}

#[test]
fn every_option_has_the_same_encoding() {
    let tables = laws::every_option_has_the_same_encoding::<BloodRageKnowledge>();
    assert!(tables >= 40, "{tables} tables");
}
