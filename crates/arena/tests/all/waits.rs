//! Waits: what is counted, and that it is the same every time.

use meadhall_arena::{WaitPlan, Waits, unwatched, waits};
use meadhall_engine::Options;

fn counted(game: &str, games: usize, threads: usize) -> Waits {
    let plan = WaitPlan { games, seed: 1, threads };
    waits(game, 4, &Options::default(), &plan, &unwatched).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn orders_make_a_game_wait_less_often() {
    let waits = counted("vaalbara", 8, 2);
    // A character a round is waited for in any case; without orders most turns are too.
    assert!((34.0..43.0).contains(&waits.waits), "{waits:?}");
    assert!((9.0..24.0).contains(&waits.waits_with_orders), "{waits:?}");
    assert!(waits.decisions_with_orders < waits.decisions && waits.ordered > 10.0, "{waits:?}");
    let sum = |questions: &std::collections::BTreeMap<String, f64>| questions.values().sum::<f64>();
    assert!((sum(&waits.questions) - waits.waits).abs() < 0.1, "{waits:?}");
    assert_eq!(waits.questions.get("ask-assign"), Some(&9.0), "once a round: {waits:?}");
    assert!(waits.share_with_orders.is_some_and(|share| (0.0..=1.0).contains(&share)));
}

#[test]
fn waits_are_the_same_on_any_number_of_threads() {
    assert_eq!(counted("vaalbara", 3, 1), counted("vaalbara", 3, 2));
}

#[test]
fn a_game_alone_never_waits() {
    let plan = WaitPlan { games: 1, seed: 1, threads: 1 };
    let alone = waits("valhalla", 1, &Options::default(), &plan, &unwatched).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((alone.waits, alone.share_with_orders), (0.0, None));
}
