//! A round from the bids to the die, and the end.

use meadhall_engine::{Played, Scenario, ScenarioGame, Seat, Secrecy, Viewer};
use meadhall_pebbles::{Event, Pebbles};

fn play(text: &str) -> Played<Pebbles> {
    let scenario = Scenario::parse(&format!("meadhall scenario 2\ngame: pebbles\n{text}")).expect("a scenario");
    scenario.play().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn fact(played: &Played<Pebbles>, key: &str) -> String {
    played.game.describe(&played.position).get(key).unwrap_or_else(|| panic!("no {key}")).to_owned()
}

/// The scenario that stands in the folder of scenarios, whole. [PB-2.1, PB-2.2, PB-3.1, PB-3.2, PB-3.3]
#[test]
fn the_scenario_of_a_round_comes_true() {
    let scenario = Scenario::parse(include_str!("../scenarios/a-round.scenario")).expect("a scenario");
    scenario.play::<Pebbles>().unwrap_or_else(|error| panic!("{error}"));
}

/// [PB-4.1, PB-4.2]
#[test]
fn after_the_third_round_the_secret_cards_count() {
    let played = play(
        "seats: anna, bob\nround: 3\nscore anna: 10\nscore bob: 20\ncard anna: 9\ncard bob: 0\n---\n\
         anna: bid 3\nbob: bid 1\nanna: take 2\ndice: 1\nbob: take 1\n",
    );
    assert_eq!((fact(&played, "score anna").as_str(), fact(&played, "score bob").as_str()), ("26", "21"));
    assert_eq!(fact(&played, "asked"), "over");
    assert!(played.events.contains(&Event::CardScored(Seat::new(0), 9)));
}

/// Whoever did not make a bid learns that there is one, and no more. [PB-1.3, PB-2.1]
#[test]
fn bids_and_cards_are_secret() {
    let bid = Event::Bid(Seat::new(0), Some(3));
    assert_eq!(Pebbles::seen(&bid, Viewer::Seat(Seat::new(0))), Some(bid));
    for stranger in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        assert_eq!(Pebbles::seen(&bid, stranger), Some(Event::Bid(Seat::new(0), None)));
        let dealt = Event::Dealt(Seat::new(0), Some(7));
        assert_eq!(Pebbles::seen(&dealt, stranger), Some(Event::Dealt(Seat::new(0), None)));
    }
}

const STAGED: &str = "meadhall scenario 2
game: pebbles
seats: anna, bob
card anna: 3
card bob: 8
---
anna: bid 2
bob: bid 3
dice: 4
anna: take 1
";

/// A scenario can be played as a table: its actions are turns, chance falls as it says, and the table
/// itself plays what leaves no choice.
#[test]
fn a_scenario_becomes_a_table() {
    let staged = |text: &str| {
        let scenario = Scenario::parse(text).expect("a scenario");
        let (table, error) = scenario.staged::<Pebbles>().expect("a position");
        let played = table.turns().iter().filter(|turn| !turn.by_table).map(|turn| turn.action.to_string());
        (played.collect::<Vec<_>>(), error.map(|error| error.to_string()))
    };
    let (played, error) = staged(STAGED);
    assert_eq!((played.join("; ").as_str(), error), ("bid 2; bid 3; take 1", None));
    let (played, error) = staged(&STAGED.replace("anna: take 1", "anna: take 9"));
    assert_eq!(played.join("; "), "bid 2; bid 3");
    assert!(error.is_some_and(|error| error.starts_with("line 10: ")));
    let (_, error) = staged(&format!("{STAGED}dice: 3\n"));
    assert!(error.is_some_and(|error| error.contains("1 of `dice` never came up")));
    let (_, error) = staged(&format!("{STAGED}=> score anna: 6\n"));
    assert_eq!(error.as_deref(), Some("line 11: only actions and lots can be played here"));
}
