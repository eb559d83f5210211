//! Scenarios: what is wrong with one, and where.

mod pebbles;

use meadhall_engine::{Scenario, ScenarioError, Step};
use pebbles::Pebbles;

const GOOD: &str = "\
# A comment before the first line.
meadhall scenario 1
game: pebbles
seed: 7

seats: 2     # and one behind a fact
round: 3
---
anna: bid 2
bob: bid 3
! anna: bid 1
! bob: take 1
anna: take 2
=> score anna: 4
=> round: 3
bob: take 1
=> score bob: 12
";

fn play(text: &str) -> Result<Vec<pebbles::Event>, ScenarioError> {
    Ok(Scenario::parse(text)?.play::<Pebbles>()?.events)
}

fn wrong(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "{from}");
    play(&GOOD.replacen(from, to, 1)).expect_err("this scenario is bad").to_string()
}

#[test]
fn a_scenario_is_read_and_played() {
    let scenario = Scenario::parse(GOOD).expect("it reads");
    assert_eq!((scenario.game.as_str(), scenario.seed), ("pebbles", 7));
    assert_eq!(scenario.facts.get("round"), Some("3"));
    assert_eq!(scenario.steps.len(), 9);
    assert_eq!(scenario.steps[0], (9, Step::Play("anna".to_owned(), "bid 2".to_owned())));
    assert_eq!(scenario.steps[2], (11, Step::Refuse("anna".to_owned(), "bid 1".to_owned())));
    assert_eq!(scenario.steps[5], (14, Step::Expect("score anna".to_owned(), "4".to_owned())));
    let played = scenario.play::<Pebbles>();
    // Bob's card is added at the end of round 3; what it is, the set-up says.
    let error = played.expect_err("the last line is not quite right").to_string();
    assert!(error.starts_with("line 17: score bob is `") && error.ends_with("`, not `12`"), "{error}");
    let found = error.split('`').nth(1).expect("a number").to_owned();
    let events = play(&GOOD.replace("=> score bob: 12", &format!("=> score bob: {found}"))).expect("it comes true");
    assert!(events.iter().any(|event| matches!(event, pebbles::Event::Rolled(_))));
}

/// The same seed rolls the same die.
#[test]
fn the_seed_decides_the_dice() {
    let rolls = |seed: u32| {
        let text = GOOD.replace("seed: 7", &format!("seed: {seed}")).replace("=> score bob: 12\n", "");
        play(&text).expect("it comes true")
    };
    assert_eq!(rolls(7), rolls(7));
    assert!((0..20).any(|seed| rolls(seed) != rolls(7)));
}

#[test]
fn without_its_first_line() {
    for text in ["", "# nothing", "game: pebbles", "meadhall record 1"] {
        let error = Scenario::parse(text).expect_err("no scenario");
        assert_eq!(error.to_string(), "line 1: this is no scenario: it does not begin with `meadhall scenario 1`");
    }
    let error = Scenario::parse("\n\nmeadhall scenario 9\n").expect_err("a newer format");
    assert_eq!(error.to_string(), "line 3: this scenario has a format that this program does not know: update it");
}

#[test]
fn without_a_colon() {
    assert_eq!(wrong("round: 3\n---", "round 3\n---"), "line 7: expected `key: value`, found `round 3`");
    assert_eq!(wrong("anna: bid 2", "anna bid 2"), "line 9: expected `key: value`, found `anna bid 2`");
    assert_eq!(wrong("=> score anna: 4", "=> score anna 4"), "line 14: expected `key: value`, found `=> score anna 4`");
    assert_eq!(wrong("! anna: bid 1", "! anna"), "line 11: expected `key: value`, found `! anna`");
}

#[test]
fn with_a_fact_twice() {
    assert_eq!(wrong("round: 3\n---", "round: 3\nround: 2\n---"), "line 8: `round` stands here twice");
}

#[test]
fn with_a_seed_that_is_no_number() {
    assert_eq!(wrong("seed: 7", "seed: high"), "line 4: `high` is no number");
    assert_eq!(wrong("seed: 7", "seed: -7"), "line 4: `-7` is no number");
}

#[test]
fn without_a_game_or_of_another() {
    assert_eq!(wrong("game: pebbles\n", ""), "the scenario does not say its game (`game: vaalbara`)");
    assert_eq!(wrong("game: pebbles", "game: chess"), "this is a scenario of chess, not of pebbles");
}

#[test]
fn with_a_position_that_cannot_be() {
    assert_eq!(wrong("round: 3\n---", "round: 4\n---"), "round: there are three");
    assert_eq!(wrong("seats: 2 ", "seats: 5 "), "seats: Pebbles is for 2 to 4 players, not for 5");
    assert_eq!(wrong("seats: 2 ", "option luck: high\nseats: 2 "), "luck: there is no such option; there are: sin");
}

#[test]
fn with_a_step_that_does_not_come_true() {
    assert_eq!(wrong("anna: bid 2", "zoe: bid 2"), "line 9: nobody here is called `zoe`; there are anna, bob");
    assert_eq!(wrong("anna: bid 2", "anna: bid 4"), "line 9: `bid 4` is no action");
    assert_eq!(wrong("! bob: take 1", "! bob: whistle"), "line 12: `whistle` is no action");
    assert_eq!(
        wrong("bob: bid 3", "bob: take 1"),
        "line 10: bob may not `take 1` (why-not); legal: bid 1, bid 2, bid 3"
    );
    assert_eq!(wrong("! anna: bid 1", "! anna: take 1"), "line 11: `anna: take 1` should be refused, but it is legal");
    assert_eq!(wrong("=> score anna: 4", "=> score anna: 5"), "line 14: score anna is `4`, not `5`");
    assert_eq!(wrong("=> round: 3", "=> weather: fine"), "line 15: nothing is known of `weather` here");
}
