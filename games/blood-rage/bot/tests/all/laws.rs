//! The laws of bots at a table of Blood Rage, with nothing but the box and with everything that can be added.

use meadhall_blood_rage::BloodRage;
use meadhall_blood_rage_bot::BloodRageKnowledge;
use meadhall_bots::laws::{self, play, spec};
use meadhall_engine::{Game, Ignore, Options, Quick, Viewer};

fn game(players: usize) -> BloodRage {
    BloodRage::open(players, &Options::default()).expect("so many can play")
}

fn with_everything(players: usize) -> BloodRage {
    let options =
        ["monsters", "mystics", "gods"].iter().fold(Options::default(), |options, key| options.with(key, "on"));
    BloodRage::open(players, &options).expect("so many can play")
}

/// A whole game of one bot at every seat.
fn play_whole(text: &str, game: &BloodRage, seed: usize) {
    let players = game.seats();
    let decided = play::<BloodRageKnowledge>(game, spec(text), seed as u64);
    // Each age deals everybody six cards, two at a time if there are two players.
    let drafted = if players == 2 { 9 * players } else { 18 * players };
    assert!(decided.len() >= drafted, "{text}: {} decisions", decided.len());
}

#[test]
fn every_quick_bot_plays_whole_games_legally() {
    for text in ["random", "greedy", "easy"] {
        for (seed, players) in (2..=5).enumerate() {
            play_whole(text, &game(players), seed);
            play_whole(text, &with_everything(players), seed);
        }
    }
}

/// Every game ends: the bound on the decisions that are left falls with every one of greedy games. [BR-5.71]
#[test]
fn the_bound_falls_in_greedy_games() {
    let games: usize = std::env::var("MEADHALL_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(100);
    for seed in 0..games {
        let game = if seed % 2 == 0 { game(2 + seed / 2 % 4) } else { with_everything(2 + seed / 2 % 4) };
        let mut quick = Quick::new(seed as u64);
        let mut bots: Vec<_> =
            (0..game.seats()).map(|n| spec("greedy").build::<BloodRageKnowledge>((9 * seed + n) as u64)).collect();
        let mut position = game.setup(&mut quick, &mut Ignore);
        let mut choices = Vec::new();
        while let Some(seat) = game.pending(&position).first() {
            let before = game.decision_bound(&position);
            game.legal(&position, seat, &mut choices);
            let view = game.view(&position, Viewer::Seat(seat));
            let action = bots[seat.index()].choose(&game, &view, seat, &choices);
            game.apply(&mut position, seat, action, &mut quick, &mut Ignore);
            let after = game.decision_bound(&position);
            assert!(after < before, "seed {seed}: `{action}`: {before}, then {after}");
        }
        assert_eq!(game.decision_bound(&position), 0);
    }
}

#[test]
fn a_search_plays_whole_games_legally_however_short_of_time() {
    for (seed, text) in ["search:6", "search:0", "search:0ms", "search:1ms"].into_iter().enumerate() {
        play_whole(text, &with_everything(2 + seed), seed);
    }
}

#[test]
fn the_same_seed_and_iterations_give_the_same_game() {
    laws::same_seed_same_game::<BloodRageKnowledge>(&game(4), &["random", "greedy", "easy", "search:12"]);
    laws::same_seed_same_game::<BloodRageKnowledge>(&with_everything(3), &["greedy", "search:12"]);
}

#[test]
fn another_seed_gives_another_game() {
    laws::another_seed_another_choice::<BloodRageKnowledge>(&game(4));
}

#[test]
fn a_bot_knows_what_its_seat_may_see_and_nothing_else() {
    let bots = ["greedy", "easy", "search:20"];
    let games = (2..=5).flat_map(|players| [game(players), with_everything(players)]);
    let compared: usize = games.map(|game| laws::knows_only_its_view::<BloodRageKnowledge>(&game, &bots, 30)).sum();
    assert!(compared > 200, "{compared}");
}

#[test]
fn a_single_choice_is_made_at_once() {
    laws::a_single_choice_is_made_at_once::<BloodRageKnowledge>(&game(4));
}

#[test]
fn a_rollout_choice_is_legal() {
    for players in 2..=5 {
        laws::a_rollout_choice_is_legal::<BloodRageKnowledge>(&game(players), 10);
        laws::a_rollout_choice_is_legal::<BloodRageKnowledge>(&with_everything(players), 10);
    }
}

#[test]
fn a_key_stands_for_a_view() {
    for players in 2..=5 {
        assert!(laws::a_key_stands_for_a_view::<BloodRageKnowledge>(&with_everything(players), 3) > 200 * players);
    }
}

#[test]
fn forecasts_are_sound() {
    for players in 2..=5 {
        laws::forecasts_are_sound::<BloodRageKnowledge>(&game(players), 10);
        laws::forecasts_are_sound::<BloodRageKnowledge>(&with_everything(players), 10);
    }
}

#[test]
fn a_policy_rests_on_what_a_seat_knows() {
    assert!(laws::a_policy_rests_on_what_a_seat_knows::<BloodRageKnowledge>(4) > 500);
}

#[test]
fn a_policy_comes_to_one() {
    assert!(laws::a_policy_comes_to_one::<BloodRageKnowledge>(3) > 20);
}

#[test]
fn the_trained_weights_fit() {
    laws::the_trained_weights_fit::<BloodRageKnowledge>();
    laws::every_feature_has_a_name_of_its_own::<BloodRageKnowledge>();
}

#[test]
fn a_search_says_what_it_thinks() {
    laws::a_search_says_what_it_thinks::<BloodRageKnowledge>(3);
}

#[test]
fn a_game_has_a_win_chart() {
    laws::a_game_has_a_win_chart::<BloodRageKnowledge>();
}

#[test]
fn there_is_advice() {
    laws::there_is_advice::<BloodRageKnowledge>();
}

#[test]
fn reasons_hold() {
    assert!(laws::reasons_hold::<BloodRageKnowledge>() > 0);
}

#[test]
fn puzzles_hold() {
    assert_eq!(laws::puzzles_hold::<BloodRageKnowledge>(), 20);
}

#[test]
fn chances_are_even_at_the_start() {
    laws::chances_are_even_at_the_start::<BloodRageKnowledge>(4, 12, 0.05);
}

#[test]
fn every_decision_can_be_asked_about() {
    assert!(laws::every_decision_can_be_asked_about::<BloodRageKnowledge>(3) > 50);
}

#[test]
fn the_program_of_the_documentation_plays() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/examples/bot.py");
    laws::a_good_program_plays_without_a_fault::<BloodRageKnowledge>(&format!("program:5s:python3 {}", path.display()));
}
