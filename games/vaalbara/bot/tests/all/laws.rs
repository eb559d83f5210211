//! The laws of bots at a table of Vaalbara.

use crate::laws::{play, spec};
use meadhall_engine::{Game, Options};
use meadhall_vaalbara::Vaalbara;

fn game(players: usize) -> Vaalbara {
    Vaalbara::open(players, &Options::default()).expect("the built-in deck is good")
}

#[test]
fn every_bot_plays_whole_games_legally() {
    for text in ["random", "greedy", "easy", "normal", "search:40", "search:0", "search:0ms", "search:1ms"] {
        for players in 2..=5 {
            for seed in 0..2 {
                let decided = play(&game(players), spec(text), seed);
                assert!(decided.len() >= 18 * players, "{text}: a character and a land in each of nine rounds");
            }
        }
    }
}

#[test]
fn the_same_seed_and_iterations_give_the_same_game() {
    for players in 2..=5 {
        crate::laws::same_seed_same_game(&game(players), &["random", "greedy", "easy", "search:150"]);
    }
}

#[test]
fn another_seed_gives_another_game() {
    crate::laws::another_seed_another_choice(&game(4));
}

#[test]
fn a_bot_knows_what_its_seat_may_see_and_nothing_else() {
    let bots = ["greedy", "easy", "search:60"];
    let compared: usize = (2..=5).map(|players| crate::laws::knows_only_its_view(&game(players), &bots, 40)).sum();
    assert!(compared > 100, "{compared}");
}

#[test]
fn a_single_choice_is_made_at_once() {
    crate::laws::a_single_choice_is_made_at_once(&game(4));
}

#[test]
fn a_hunch_is_legal() {
    (2..=5).for_each(|players| crate::laws::a_hunch_is_legal(&game(players), 30));
}

#[test]
fn a_clue_stands_for_a_view() {
    for players in 2..=5 {
        assert!(crate::laws::a_clue_stands_for_a_view(&game(players), 4) > 200 * players);
    }
}

#[test]
fn forecasts_are_sound() {
    (2..=5).for_each(|players| crate::laws::forecasts_are_sound(&game(players), 10));
}
