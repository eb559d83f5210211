//! Scenarios: what is wrong with one, and where.

use crate::toy::ToyGame;
use meadhall_engine::{Scenario, ScenarioError, ScenarioStep};

const GOOD: &str = "\
# A comment before the first line.
meadhall scenario 1
game: toy
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
=> score bob: 99
";

fn play(text: &str) -> Result<Vec<crate::toy::Event>, ScenarioError> {
    Ok(Scenario::parse(text)?.play::<ToyGame>()?.events)
}

fn wrong(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "{from}");
    play(&GOOD.replacen(from, to, 1)).expect_err("this scenario is bad").to_string()
}

#[test]
fn a_scenario_is_read_and_played() {
    let scenario = Scenario::parse(GOOD).expect("it reads");
    assert_eq!((scenario.game.as_str(), scenario.seed), ("toy", 7));
    assert_eq!(scenario.facts.get("round"), Some("3"));
    assert_eq!(scenario.steps.len(), 9);
    assert_eq!(scenario.steps[0], (9, ScenarioStep::Play("anna".to_owned(), "bid 2".to_owned())));
    assert_eq!(scenario.steps[2], (11, ScenarioStep::Refuse("anna".to_owned(), "bid 1".to_owned(), Vec::new())));
    assert_eq!(scenario.steps[5], (14, ScenarioStep::Expect("score anna".to_owned(), "4".to_owned())));
    let played = scenario.play::<ToyGame>();
    // Bob's card is added at the end of round 3; what it is, the set-up says.
    let error = played.expect_err("the last line is not quite right").to_string();
    assert!(error.starts_with("line 17: score bob is `") && error.ends_with("`, not `99`"), "{error}");
    let found = error.split('`').nth(1).expect("a number").to_owned();
    let events = play(&GOOD.replace("=> score bob: 99", &format!("=> score bob: {found}"))).expect("it comes true");
    assert!(events.iter().any(|event| matches!(event, crate::toy::Event::Rolled(_))));
}

/// The same seed rolls the same die.
#[test]
fn the_seed_decides_the_dice() {
    let rolls = |seed: u32| {
        let text = GOOD.replace("seed: 7", &format!("seed: {seed}")).replace("=> score bob: 99\n", "");
        play(&text).expect("it comes true")
    };
    assert_eq!(rolls(7), rolls(7));
    assert!((0..20).any(|seed| rolls(seed) != rolls(7)));
}

#[test]
fn without_its_first_line() {
    for text in ["", "# nothing", "game: toy", "meadhall record 1"] {
        let error = Scenario::parse(text).expect_err("no scenario");
        assert_eq!(error.to_string(), "line 1: this is no scenario: it does not begin with `meadhall scenario 2`");
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
    assert_eq!(wrong("game: toy\n", ""), "the scenario does not say its game (`game: vaalbara`)");
    assert_eq!(wrong("game: toy", "game: chess"), "this is a scenario of chess, not of toy");
}

#[test]
fn with_a_position_that_cannot_be() {
    assert_eq!(wrong("round: 3\n---", "round: 4\n---"), "round: there are three");
    assert_eq!(wrong("seats: 2 ", "seats: 5 "), "seats: ToyGame is for 2 to 4 players, not for 5");
    assert_eq!(wrong("seats: 2 ", "option luck: high\nseats: 2 "), "luck: there is no such option; there are: sin");
}

#[test]
fn with_a_step_that_does_not_come_true() {
    assert_eq!(wrong("anna: bid 2", "zoe: bid 2"), "line 9: nobody here is called `zoe`; there are anna, bob");
    assert_eq!(wrong("anna: bid 2", "anna: bid 4"), "line 9: `bid 4` is no action");
    assert_eq!(
        wrong("bob: bid 3", "bob: take 1"),
        "line 10: bob may not `take 1` (why-not); legal: bid 1, bid 2, bid 3"
    );
    assert_eq!(wrong("! anna: bid 1", "! anna: take 1"), "line 11: `anna: take 1` should be refused, but it is legal");
    assert_eq!(wrong("=> score anna: 4", "=> score anna: 5"), "line 14: score anna is `4`, not `5`");
    assert_eq!(wrong("=> round: 3", "=> weather: fine"), "line 15: nothing is known of `weather` here");
}

const LINES: &str = "\
meadhall scenario 2
game: toy
seats: 2
cards: 7, 3
dice: 5
---
=> card anna: 7
=> tokens: 2, 1
=> legal anna: bid 3; bid 1; bid 2
=> legal bob: bid 2; ...
mark: start
anna: bid highest
mark: chosen
=> legal anna: -
! anna: whistle
! bob: take 1 => why-not
=> view bob: unlike start
back: start
anna: bid 1
=> view bob: as chosen
=> log bob: as chosen
=> view anna: unlike chosen
=> log spectator: as chosen
bob: bid 1
! anna: bid 1
anna: take 1
=> event: took who=anna token=1
=> no event: took who=bob
dice: 2 6
bob: take 2
=> event: rolled roll=5
=> round: 2
=> turn: 2
anna: bid 1
bob: bid 1
anna: take 1
bob: take 2
=> event: rolled roll=6
anna: bid 1
bob: bid 1
anna: take 1
bob: take 2
=> score anna: 27
=> points anna: 27
=> place anna: 1
=> place bob: 2
";

/// Chance falls as a scenario says, in the set-up, too; legal choices, views, logs, events and places can be expected; one
/// moment can be the start of several lines of play.
#[test]
fn a_scenario_says_how_chance_falls_and_what_is_seen() {
    let played = Scenario::parse(LINES).expect("it reads").play::<ToyGame>();
    let played = played.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(played.position.cards[..2], [7, 3]);
    // Without the wishes it still reads, and something else comes out.
    let plain = LINES.replace("cards: 7, 3\n", "").replace("dice: 5\n", "").replace("dice: 2 6\n", "");
    assert!(Scenario::parse(&plain).expect("it reads").play::<ToyGame>().is_err());
}

/// Each kind of expectation fails where it is not so, and says what is.
#[test]
fn expectations_that_do_not_come_true() {
    let wrong = |from: &str, to: &str| {
        assert!(LINES.contains(from), "{from}");
        let text = LINES.replacen(from, to, 1);
        let error = play(&text).expect_err(to);
        let line = text.lines().nth(error.line.max(1) - 1).unwrap_or_default();
        (line.to_owned(), error.reason)
    };
    for (from, to, reason) in [
        ("cards: 7, 3", "cards: 7, 12", "`12` of `cards` cannot come up here; there are: "),
        ("dice: 2 6", "dice: 6, 7", "`7` of `dice` cannot come up here; there are: 1, 2, 3, 4, 5, 6"),
        ("dice: 2 6", "dice: 3 6", "1 of `dice` never came up, the first of them `6`"),
        ("=> tokens: 2, 1", "=> tokens: 2, 2", "tokens is `1, 2`, not `2, 2`"),
        ("=> legal anna: bid 3; bid 1; bid 2", "=> legal anna: bid 3; bid 1", "also legal for anna: bid 2"),
        ("=> legal anna: -", "=> legal anna: bid 1", "not legal for anna: bid 1; legal are: -"),
        ("=> legal bob: bid 2; ...", "=> legal bob: hop; ...", "`hop` is no action"),
        ("=> view bob: unlike start", "=> view bob: as start", "the view of bob differs from that at `start`"),
        ("=> log bob: as chosen", "=> log bob: unlike chosen", "the log of bob is the same as at `chosen`"),
        (
            "=> view bob: as chosen",
            "=> view bob: like chosen",
            "expected `as` or `unlike` and a marked moment, found `",
        ),
        ("=> view bob: as chosen", "=> view bob: as never", "no moment before this line is marked `never`"),
        ("back: start", "back: never", "no moment before this line is marked `never`"),
        (
            "=> event: took who=anna token=1",
            "=> event: took who=bob",
            "the event `took who=bob` did not happen, but took",
        ),
        ("=> no event: took who=bob", "=> no event: took who=anna", "the event `took who=anna` did happen"),
        ("! bob: take 1 => why-not", "! bob: take 1 => why-so", "refused as why-not, no clause, not as why-so"),
        ("! anna: whistle", "! anna: whistle => why-not", "`whistle` is no action, so it is not refused as why-not"),
        ("=> place bob: 2", "=> place bob: 1", "place bob is `2`, not `1`"),
        ("=> round: 2", "=> place bob: 2", "the game is not over"),
    ] {
        let (line, found) = wrong(from, to);
        assert!(found.starts_with(reason), "{to}: {found}");
        assert!(line == to || from.starts_with("cards"), "{to} is found in the line `{line}`");
    }
}

/// A refusal comes with the error, so that it can be told in any language.
#[test]
fn a_refused_action_brings_its_refusal() {
    let error = play(&LINES.replace("bob: take 2", "bob: take 1")).expect_err("it is gone");
    let refusal = error.refusal.expect("the rules refused it");
    assert_eq!((refusal.who.as_str(), refusal.what.as_str(), &*refusal.why.key), ("bob", "take 1", "why-not"));
    assert_eq!(refusal.legal, ["take 2"]);
}
