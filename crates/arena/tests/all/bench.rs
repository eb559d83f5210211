//! The benchmark: what it tells, not how fast it is.

use meadhall_arena::{Bench, Effort, bench, players, unwatched};
use meadhall_engine::Options;
use std::ops::ControlFlow;
use std::time::Duration;

fn short(threads: usize) -> Effort {
    Effort { threads, time: Duration::from_millis(30), repeats: 3 }
}

fn measured(game: &str, players: usize, threads: usize) -> Bench {
    bench(game, players, &Options::default(), &short(threads), &unwatched).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_benchmark_is_one_object_with_these_keys() {
    let bench = measured("vaalbara", 4, 2);
    let line = serde_json::to_string(&bench).expect("it can be written");
    assert!(!line.contains('\n'));
    let object: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&line).expect("it is an object");
    let mut keys: Vec<&str> = object.keys().map(String::as_str).collect();
    keys.sort_unstable();
    assert_eq!(
        keys,
        [
            "choices_per_decision",
            "decisions_per_second",
            "game",
            "games_per_second",
            "imagined_per_second",
            "iterations_per_second",
            "players",
            "position_bytes",
            "spread",
            "threads"
        ]
    );
    assert_eq!(serde_json::from_str::<Bench>(&line).expect("it can be read again"), bench);
    assert_eq!((bench.game.as_str(), bench.players, bench.threads), ("vaalbara", 4, 2));
    assert!(bench.position_bytes <= 512);
    // A game has 72 decisions at least, for a character and a land each round, and a third more for the effects at most.
    let decisions = bench.decisions_per_second / bench.games_per_second;
    assert!((70.0..115.0).contains(&decisions), "{decisions}");
    assert!((2.0..10.0).contains(&bench.choices_per_decision), "{}", bench.choices_per_decision);
    assert!(bench.imagined_per_second > 0.0 && bench.iterations_per_second > 0.0);
    assert!(bench.spread.games_per_second >= 0.0);
}

#[test]
fn every_game_can_be_measured_with_every_number_of_players() {
    let most_bytes = |game: &str| if game == "vaalbara" { 512 } else { 2_048 };
    for game in meadhall_games::ids() {
        let (least, most) = players(game).unwrap_or_else(|error| panic!("{error}"));
        for players in [least, most] {
            let bench = measured(game, players, 1);
            assert_eq!((bench.game.as_str(), bench.players), (game, players));
            assert!(bench.position_bytes <= most_bytes(game), "{game}: {} bytes", bench.position_bytes);
            assert!(bench.games_per_second > 0.0 && bench.decisions_per_second > bench.games_per_second);
            assert!(bench.choices_per_decision > 1.0 && bench.imagined_per_second > 0.0);
            assert!(bench.iterations_per_second > 0.0, "{game}, {players}");
        }
    }
}

#[test]
fn a_benchmark_can_be_stopped() {
    // An hour, if nothing stopped it.
    let stop = |_: usize, _: usize| ControlFlow::Break(());
    let hour = Effort { threads: 1, time: Duration::from_secs(3_600), repeats: 5 };
    let bench = bench("vaalbara", 2, &Options::default(), &hour, &stop).unwrap_or_else(|error| panic!("{error}"));
    assert!(bench.games_per_second > 0.0 && bench.imagined_per_second > 0.0);
}

#[test]
fn what_cannot_be_measured_is_refused_in_one_line() {
    let refused = |game: &str, players: usize| match bench(game, players, &Options::default(), &short(1), &unwatched) {
        Ok(bench) => panic!("measured {bench:?}"),
        Err(error) => error.to_string(),
    };
    assert_eq!(refused("go", 2), meadhall_games::UnknownGame("go".to_owned()).to_string());
    assert_eq!(refused("blood-rage", 1), "Blood Rage is for 2 to 5 players, not for 1");
    assert_eq!(refused("vaalbara", 6), "Vaalbara is for 2 to 5 players, not for 6");
}
