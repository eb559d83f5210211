//! The laws of bots at a table of Vaalbara.

use meadhall_bots::laws::{self, play, spec};
use meadhall_engine::{Game, Options};
use meadhall_vaalbara::Vaalbara;
use meadhall_vaalbara_bot::VaalbaraKnowledge;

fn game(players: usize) -> Vaalbara {
    Vaalbara::open(players, &Options::default()).expect("the built-in deck is good")
}

#[test]
fn every_bot_plays_whole_games_legally() {
    for text in ["random", "greedy", "easy", "normal", "search:40", "search:0", "search:0ms", "search:1ms"] {
        for players in 2..=5 {
            for seed in 0..2 {
                let decided = play::<VaalbaraKnowledge>(&game(players), spec(text), seed);
                assert!(decided.len() >= 18 * players, "{text}: a character and a land in each of nine rounds");
            }
        }
    }
}

#[test]
fn the_same_seed_and_iterations_give_the_same_game() {
    for players in 2..=5 {
        laws::same_seed_same_game::<VaalbaraKnowledge>(&game(players), &["random", "greedy", "easy", "search:150"]);
    }
}

#[test]
fn another_seed_gives_another_game() {
    laws::another_seed_another_choice::<VaalbaraKnowledge>(&game(4));
}

#[test]
fn a_bot_knows_what_its_seat_may_see_and_nothing_else() {
    let bots = ["greedy", "easy", "search:60"];
    let compared: usize =
        (2..=5).map(|players| laws::knows_only_its_view::<VaalbaraKnowledge>(&game(players), &bots, 40)).sum();
    assert!(compared > 100, "{compared}");
}

#[test]
fn a_single_choice_is_made_at_once() {
    laws::a_single_choice_is_made_at_once::<VaalbaraKnowledge>(&game(4));
}

#[test]
fn a_rollout_choice_is_legal() {
    (2..=5).for_each(|players| laws::a_rollout_choice_is_legal::<VaalbaraKnowledge>(&game(players), 30));
}

#[test]
fn a_key_stands_for_a_view() {
    for players in 2..=5 {
        assert!(laws::a_key_stands_for_a_view::<VaalbaraKnowledge>(&game(players), 4) > 200 * players);
    }
}

#[test]
fn forecasts_are_sound() {
    (2..=5).for_each(|players| laws::forecasts_are_sound::<VaalbaraKnowledge>(&game(players), 10));
}

#[test]
fn a_policy_rests_on_what_a_seat_knows() {
    assert!(laws::a_policy_rests_on_what_a_seat_knows::<VaalbaraKnowledge>(4) > 500);
}

#[test]
fn a_policy_comes_to_one() {
    assert!(laws::a_policy_comes_to_one::<VaalbaraKnowledge>(3) > 20);
}

#[test]
fn the_trained_weights_fit() {
    laws::the_trained_weights_fit::<VaalbaraKnowledge>();
    laws::every_feature_has_a_name_of_its_own::<VaalbaraKnowledge>();
}

#[test]
fn a_search_says_what_it_thinks() {
    laws::a_search_says_what_it_thinks::<VaalbaraKnowledge>(4);
}

#[test]
fn a_game_has_a_win_chart() {
    laws::a_game_has_a_win_chart::<VaalbaraKnowledge>();
}

#[test]
fn there_is_advice() {
    laws::there_is_advice::<VaalbaraKnowledge>();
}

#[test]
fn reasons_hold() {
    assert!(laws::reasons_hold::<VaalbaraKnowledge>() > 0);
}

#[test]
fn puzzles_hold() {
    assert_eq!(laws::puzzles_hold::<VaalbaraKnowledge>(), 20);
}

#[test]
fn chances_are_even_at_the_start() {
    laws::chances_are_even_at_the_start::<VaalbaraKnowledge>(4, 12, 0.05);
}

#[test]
fn every_decision_can_be_asked_about() {
    assert!(laws::every_decision_can_be_asked_about::<VaalbaraKnowledge>(3) > 50);
}

#[test]
fn the_program_of_the_documentation_plays() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/examples/bot.py");
    laws::a_good_program_plays_without_a_fault::<VaalbaraKnowledge>(&format!("program:5s:python3 {}", path.display()));
}
