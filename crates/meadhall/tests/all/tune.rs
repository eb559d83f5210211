//! The command that teaches the searching bot.

use crate::program::{arg, folder, run};
use serde_json::Value;

/// A little of it, of every game: what was learnt is written down, the same on however many threads; the judge stays as it was; and
/// weights of one game are refused for another.
#[test]
fn anybody_can_teach_the_policy_again() {
    let data = folder();
    for game in ["blood-rage", "valhalla", "vaalbara"] {
        let learn = |threads: &str| {
            let file = data.path().join(format!("{game}-{threads}.toml"));
            let few = "--policy --rounds 1 --games 5 --think 2 --times 2 --contest 0 --seed 3 --json --threads";
            let mut args = vec!["tune", game, "--out", arg(&file)];
            args.extend(few.split(' ').chain([threads]));
            let told: Value = serde_json::from_str(&run(&args, "").succeeds()).expect("one object");
            assert_eq!((told["round"].as_u64(), told["judge_kept"].as_bool()), (Some(1), Some(true)), "{game}");
            assert_eq!(told["surprise_before"], told["surprise_after"], "{game}: only the policy is learnt");
            assert!(told["foresight"].as_f64() < Some(1.0), "{game}: {told}");
            std::fs::read_to_string(&file).expect("what was learnt")
        };
        let learnt = learn("1");
        assert!(learnt == learn("2"), "{game}");
        assert!(learnt.contains(&format!("game = \"{game}\"")) && learnt.contains("\n\"habit: "), "{game}");
    }
    let other = data.path().join("blood-rage-1.toml");
    run(&["tune", "vaalbara", "--out", arg(&other)], "")
        .fails(1, &["the weights are for blood-rage, not for vaalbara"]);
}

#[test]
fn what_came_of_a_round_is_told() {
    let data = folder();
    let file = data.path().join("few.toml");
    let few = "--policy --rounds 1 --games 5 --think 2 --times 1 --contest 0";
    let mut args = vec!["tune", "vaalbara", "--out", arg(&file)];
    args.extend(few.split(' '));
    let told = run(&args, "").succeeds();
    assert!(told.starts_with("round 1: ") && told.contains("what was chosen, held likely to"), "{told}");
    assert!(told.contains("new weights: kept, without games to compare"), "{told}");
}
