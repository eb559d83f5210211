//! What a program is asked in the first version of the protocol, and how answers are read.

use meadhall_engine::{Options, Seat, TableGame};
use meadhall_words::Words;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The first version of the protocol.
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
pub(crate) fn written<G: TableGame>(
    words: &Words,
    game: &G,
    view: &G::View,
    seat: Seat,
    choices: &[G::Action],
    id: u64,
    time: Duration,
) -> Option<String> {
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
        budget_ms: u64::try_from(time.as_millis()).unwrap_or(u64::MAX),
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
    /// Nothing that can be understood: the line.
    Nonsense(String),
}

/// Reads a line as the answer to a question.
pub(super) fn read(line: &str, id: u64) -> Meaning {
    match serde_json::from_str::<Answer>(line) {
        Ok(answer) if answer.id == id => Meaning::Choice(answer.choice),
        Ok(answer) if answer.id < id => Meaning::Stale,
        _ => Meaning::Nonsense(line.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read() {
        assert_eq!(read(r#"{"id": 7, "choice": "take 3", "why": "it is near"}"#, 7), Meaning::Choice("take 3".into()));
        assert_eq!(read(r#"{"id": 6, "choice": "take 3"}"#, 7), Meaning::Stale);
        for nonsense in ["", "take 3", "{}", r#"{"id": 8, "choice": "take 3"}"#, r#"{"id": 7, "choice": 3}"#, "[7]"] {
            assert_eq!(read(nonsense, 7), Meaning::Nonsense(nonsense.to_owned()), "{nonsense}");
        }
    }
}
