//! The laws of bots at a table of Valhalla: alone, with the base game, and with everything that can be added.

use meadhall_bots::laws::{self, play, spec};
use meadhall_engine::{Game, Ignore, Options, Quick, Viewer};
use meadhall_valhalla::Valhalla;
use meadhall_valhalla_bot::ValhallaKnowledge;

fn game(players: usize) -> Valhalla {
    Valhalla::open(players, &Options::default()).expect("so many can play")
}

fn with(players: usize, options: &[(&str, &str)]) -> Valhalla {
    let options = options.iter().fold(Options::default(), |options, (key, value)| options.with(key, *value));
    Valhalla::open(players, &options).expect("so many can play")
}

fn with_everything(players: usize) -> Valhalla {
    let mut options = vec![("loki", "random"), ("valkyries", "on"), ("dwarves", "on"), ("tyr", "on"), ("king", "on")];
    if players > 2 {
        options.push(("thor", "on"));
    }
    if players == 4 {
        options.push(("brothers", "alliance"));
    }
    if players == 6 {
        options.extend([("brothers", "aid"), ("draft", "on"), ("five-jarls", "on")]);
    }
    with(players, &options)
}

/// Alone against each monster.
fn solo() -> Vec<Valhalla> {
    let monsters = ["fenrir", "hel", "surtr", "jormungandr"];
    let game = |(n, monster): (usize, &str)| {
        let valkyries = if n % 2 == 0 { "off" } else { "on" };
        with(1, &[("monster", monster), ("level", ["1", "2", "3", "2"][n]), ("valkyries", valkyries)])
    };
    monsters.into_iter().enumerate().map(game).collect()
}

#[test]
fn every_bot_plays_whole_games_legally() {
    for text in ["random", "greedy", "easy", "search:4", "search:0", "search:1ms"] {
        for (seed, players) in [2, 4, 6].into_iter().enumerate() {
            for game in [game(players), with_everything(players)] {
                let decided = play::<ValhallaKnowledge>(&game, spec(text), seed as u64);
                assert!(decided.len() >= 10 * players, "{text}: {} decisions", decided.len());
            }
        }
        for game in solo() {
            assert!(play::<ValhallaKnowledge>(&game, spec(text), 5).len() >= 10);
        }
    }
}

/// Every game ends, however bots play it: the bound on the decisions left falls with every decision of greedy players.
#[test]
fn the_bound_falls_when_the_greedy_play() {
    let games = [2, 3, 4, 5, 6].into_iter().flat_map(|players| [game(players), with_everything(players)]);
    for game in games.chain(solo()) {
        for seed in 0..10 {
            let mut quick = Quick::new(seed);
            let mut bots: Vec<_> =
                (0..game.seats() as u64).map(|n| spec("greedy").build::<ValhallaKnowledge>(n)).collect();
            let mut position = game.setup(&mut quick, &mut Ignore);
            let mut choices = Vec::new();
            while let Some(seat) = game.pending(&position).first() {
                game.legal(&position, seat, &mut choices);
                let (view, bound) = (game.view(&position, Viewer::Seat(seat)), game.decision_bound(&position));
                let action = bots[seat.index()].choose(&game, &view, seat, &choices);
                game.apply(&mut position, seat, action, &mut quick, &mut Ignore);
                assert!(game.decision_bound(&position) < bound, "seed {seed}: `{action}`");
            }
            assert_eq!(game.decision_bound(&position), 0);
        }
    }
}

#[test]
fn the_same_seed_and_iterations_give_the_same_game() {
    laws::same_seed_same_game::<ValhallaKnowledge>(&game(4), &["random", "greedy", "easy", "search:6"]);
    laws::same_seed_same_game::<ValhallaKnowledge>(&with_everything(3), &["greedy", "search:6"]);
    laws::same_seed_same_game::<ValhallaKnowledge>(&solo()[0], &["greedy"]);
}

#[test]
fn another_seed_gives_another_game() {
    laws::another_seed_another_choice::<ValhallaKnowledge>(&game(4));
}

#[test]
fn a_bot_knows_what_its_seat_may_see_and_nothing_else() {
    let bots = ["greedy", "easy", "search:8"];
    let games = [2, 3, 4, 5, 6].into_iter().flat_map(|players| [game(players), with_everything(players)]);
    let compared: usize = games.map(|game| laws::knows_only_its_view::<ValhallaKnowledge>(&game, &bots, 12)).sum();
    assert!(compared > 60, "{compared}");
}

#[test]
fn a_single_choice_is_made_at_once() {
    laws::a_single_choice_is_made_at_once::<ValhallaKnowledge>(&game(4));
}

#[test]
fn a_rollout_choice_is_legal() {
    for players in 2..=6 {
        laws::a_rollout_choice_is_legal::<ValhallaKnowledge>(&game(players), 4);
        laws::a_rollout_choice_is_legal::<ValhallaKnowledge>(&with_everything(players), 4);
    }
    solo().iter().for_each(|game| laws::a_rollout_choice_is_legal::<ValhallaKnowledge>(game, 4));
}

#[test]
fn a_key_stands_for_a_view() {
    for players in [2, 4, 6] {
        assert!(laws::a_key_stands_for_a_view::<ValhallaKnowledge>(&with_everything(players), 2) > 100 * players);
    }
}

#[test]
fn forecasts_are_sound() {
    for players in 2..=6 {
        laws::forecasts_are_sound::<ValhallaKnowledge>(&game(players), 4);
        laws::forecasts_are_sound::<ValhallaKnowledge>(&with_everything(players), 4);
    }
}

#[test]
fn a_policy_rests_on_what_a_seat_knows() {
    assert!(laws::a_policy_rests_on_what_a_seat_knows::<ValhallaKnowledge>(4) > 500);
}

#[test]
fn a_policy_comes_to_one() {
    assert!(laws::a_policy_comes_to_one::<ValhallaKnowledge>(3) > 20);
}

#[test]
fn the_trained_weights_fit() {
    laws::the_trained_weights_fit::<ValhallaKnowledge>();
    laws::every_feature_has_a_name_of_its_own::<ValhallaKnowledge>();
}

#[test]
fn a_search_says_what_it_thinks() {
    laws::a_search_says_what_it_thinks::<ValhallaKnowledge>(4);
}

#[test]
fn a_game_has_a_win_chart() {
    laws::a_game_has_a_win_chart::<ValhallaKnowledge>();
}

#[test]
fn there_is_advice() {
    laws::there_is_advice::<ValhallaKnowledge>();
}

#[test]
fn reasons_hold() {
    assert!(laws::reasons_hold::<ValhallaKnowledge>() > 0);
}

#[test]
fn puzzles_hold() {
    assert_eq!(laws::puzzles_hold::<ValhallaKnowledge>(), 20);
}

#[test]
fn chances_are_even_at_the_start() {
    for seats in 2..=4 {
        laws::chances_are_even_at_the_start::<ValhallaKnowledge>(seats, 12, 0.05);
    }
}

#[test]
fn every_decision_can_be_asked_about() {
    assert!(laws::every_decision_can_be_asked_about::<ValhallaKnowledge>(3) > 50);
}

#[test]
fn the_program_of_the_documentation_plays() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/examples/bot.py");
    laws::a_good_program_plays_without_a_fault::<ValhallaKnowledge>(&format!("program:5s:python3 {}", path.display()));
}
