//! Laws of programs that play.

use crate::knowledge::Action;
use crate::program::question::written;
use crate::{BotSpec, Faults, Knowledge};
use meadhall_engine::{Game, Ignore, Options, Quick, Seat, Viewer};
use meadhall_words::Lang;
use serde_json::Value;
use std::collections::BTreeSet;
use std::time::Duration;

/// A game whose first seat is played by the bot of this name, the others by chance. Returns how many decisions the bot had
/// that left a choice, how many different ones it made, and what it did wrong.
pub fn play_first_seat<K: Knowledge>(spec: &str, most: usize) -> (usize, usize, Faults) {
    let game =
        <K::Rules>::open(<K::Rules>::SEATS.0.max(2), &Options::default()).unwrap_or_else(|error| panic!("{error}"));
    let mut bot = spec.parse::<BotSpec>().unwrap_or_else(|error| panic!("{error}")).build::<K>(3);
    let mut chance = Quick::new(8);
    let mut position = game.setup(&mut chance, &mut Ignore);
    let mut choices: Vec<Action<K>> = Vec::new();
    let (mut decisions, mut made) = (0, BTreeSet::new());
    while let Some(seat) = game.pending(&position).first().filter(|_| decisions < most) {
        game.legal(&position, seat, &mut choices);
        let action = if seat == Seat::new(0) {
            decisions += usize::from(choices.len() > 1);
            let action = bot.choose(&game, &game.view(&position, Viewer::Seat(seat)), seat, &choices);
            made.insert(action);
            action
        } else {
            game.sample(&position, seat, &mut chance, &mut choices).expect("a choice")
        };
        game.legal(&position, seat, &mut choices);
        assert!(choices.contains(&action), "{action}");
        game.apply(&mut position, seat, action, &mut chance, &mut Ignore);
    }
    (decisions, made.len(), bot.faults())
}

/// A program that answers, such as the one of the documentation, plays a whole game without a fault.
pub fn a_good_program_plays_without_a_fault<K: Knowledge>(spec: &str) {
    let (decisions, made, faults) = play_first_seat::<K>(spec, usize::MAX);
    assert_eq!(faults, Faults::default());
    assert!(decisions > 15 && made > 5, "{decisions} decisions, {made} different ones");
}

/// Every question of a whole game is one line of JSON that names game, seat and choices. How many there were.
pub fn every_decision_can_be_asked_about<K: Knowledge>(seats: usize) -> u64 {
    let game = <K::Rules>::open(seats, &Options::default()).expect("a game");
    let (mut chance, words) = (Quick::new(5), K::words(Lang::En));
    let mut position = game.setup(&mut chance, &mut Ignore);
    let (mut choices, mut asked) = (Vec::new(), 0);
    while let Some(seat) = game.pending(&position).first() {
        game.legal(&position, seat, &mut choices);
        let view = game.view(&position, Viewer::Seat(seat));
        let line = written(words, &game, &view, seat, &choices, asked, Duration::from_millis(80)).expect("a line");
        assert_eq!(line.find('\n'), Some(line.len() - 1));
        let question: Value = serde_json::from_str(&line).expect("JSON");
        assert_eq!(question["meadhall"], 1);
        assert_eq!((&question["game"], &question["seat"]), (&<K::Rules>::ID.into(), &Value::from(seat.index())));
        assert_eq!((&question["id"], &question["budget_ms"]), (&Value::from(asked), &Value::from(80)));
        assert!(question["view"].is_object());
        let listed = question["choices"].as_array().expect("a list");
        assert_eq!(listed.len(), choices.len());
        for (choice, action) in listed.iter().zip(&choices) {
            assert_eq!(choice["choice"], action.to_string());
            assert!(choice["label"].as_str().is_some_and(|label| !label.is_empty() && !label.starts_with('[')));
        }
        asked += 1;
        let action = game.sample(&position, seat, &mut chance, &mut choices).expect("a choice");
        game.apply(&mut position, seat, action, &mut chance, &mut Ignore);
    }
    asked
}
