//! What a program is asked, and how its answer is read.

use meadhall_engine::{Options, Seat, TableGame};
use meadhall_words::{Lang, Words};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The version of the protocol. Raised when a program written for an older one would not understand a question.
const VERSION: u32 = 1;

/// A question, as it is written on one line.
#[derive(Serialize)]
struct Question<'a, V> {
    meadhall: u32,
    id: u64,
    game: &'static str,
    options: Options,
    seats: usize,
    seat: Seat,
    budget_ms: u64,
    prompt: String,
    choices: Vec<Choice>,
    view: &'a V,
}

/// A legal choice.
#[derive(Serialize)]
struct Choice {
    choice: String,
    label: String,
}

/// An answer.
#[derive(Deserialize)]
struct Answer {
    id: u64,
    choice: String,
}

/// The line that asks for a decision.
pub(super) fn written<G: TableGame>(
    game: &G,
    view: &G::View,
    seat: Seat,
    choices: &[G::Action],
    id: u64,
    time: Duration,
) -> Option<String> {
    let words = Words::of(Lang::En, G::ID);
    let names = |seat: Seat| seat.to_string();
    let choice = |action: &G::Action| Choice {
        choice: action.to_string(),
        label: words.tell(&game.label(view, *action), &names),
    };
    let question = Question {
        meadhall: VERSION,
        id,
        game: G::ID,
        options: game.options(),
        seats: game.seats(),
        seat,
        budget_ms: time.as_millis() as u64,
        prompt: words.tell(&game.prompt(view), &names),
        choices: choices.iter().map(choice).collect(),
        view,
    };
    serde_json::to_string(&question).ok().map(|line| line + "\n")
}

/// What a line means that a program has written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Meaning {
    /// A choice.
    Choice(String),
    /// The answer to a question that is over.
    Stale,
    /// Nothing that can be understood.
    Nonsense,
}

/// Reads a line as the answer to a question.
pub(super) fn read(line: &str, id: u64) -> Meaning {
    match serde_json::from_str::<Answer>(line) {
        Ok(answer) if answer.id == id => Meaning::Choice(answer.choice),
        Ok(answer) if answer.id < id => Meaning::Stale,
        _ => Meaning::Nonsense,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_blood_rage::BloodRage;
    use meadhall_engine::{Ignore, Quick, Viewer};
    use meadhall_vaalbara::Vaalbara;
    use meadhall_valhalla::Valhalla;
    use serde_json::Value;

    #[test]
    fn answers_are_read() {
        assert_eq!(read(r#"{"id": 7, "choice": "take 3", "why": "it is near"}"#, 7), Meaning::Choice("take 3".into()));
        assert_eq!(read(r#"{"id": 6, "choice": "take 3"}"#, 7), Meaning::Stale);
        for nonsense in ["", "take 3", "{}", r#"{"id": 8, "choice": "take 3"}"#, r#"{"id": 7, "choice": 3}"#, "[7]"] {
            assert_eq!(read(nonsense, 7), Meaning::Nonsense, "{nonsense}");
        }
    }

    /// Every question of a whole game is one line of JSON that names game, seat and choices.
    fn asks<G: TableGame>(seats: usize) -> usize {
        let game = G::open(seats, &Options::default()).expect("a game");
        let mut chance = Quick::new(5);
        let mut position = game.setup(&mut chance, &mut Ignore);
        let (mut choices, mut asked) = (Vec::new(), 0);
        while let Some(seat) = game.pending(&position).first() {
            game.legal(&position, seat, &mut choices);
            let view = game.view(&position, Viewer::Seat(seat));
            let line = written(&game, &view, seat, &choices, asked, Duration::from_millis(80)).expect("a line");
            assert_eq!(line.find('\n'), Some(line.len() - 1));
            let question: Value = serde_json::from_str(&line).expect("JSON");
            assert_eq!(question["meadhall"], 1);
            assert_eq!((&question["game"], &question["seat"]), (&Value::from(G::ID), &Value::from(seat.index())));
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
        asked as usize
    }

    #[test]
    fn every_game_can_be_asked_about() {
        assert!(asks::<Vaalbara>(3) > 50 && asks::<BloodRage>(3) > 50 && asks::<Valhalla>(3) > 50);
    }
}
