//! What a program is told in the second version of the protocol.

use crate::Knowledge;
use crate::encoding::EncodedQuestion;
use crate::knowledge::{Action, View};
use meadhall_engine::{Game, Options, Outcome, Quick, Seat, Wording};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::Duration;

/// The version of the protocol that these messages belong to.
pub(crate) const VERSION: u32 = 2;

/// A message to a program, as it is written on one line. `V` is what a seat of the game sees.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Message<V> {
    /// A game begins.
    NewGame(NewGame),
    /// A decision is asked for.
    Question(Question<V>),
    /// A game is over, or nobody goes on with it.
    GameOver(GameOver),
}

/// A game begins, in which the program plays one seat.
#[derive(Clone, Serialize, JsonSchema)]
pub(crate) struct NewGame {
    /// The version of the protocol: 2.
    meadhall: u32,
    /// The number of the game, for this process, from 1.
    number: u64,
    /// The id of the game, such as `vaalbara`.
    game: String,
    /// The version of its rules.
    rules: u32,
    /// The options of the table that differ from their defaults.
    options: BTreeMap<String, String>,
    /// The names of all seats, in their order.
    seats: Vec<String>,
    /// The name of the seat to decide for.
    seat: String,
}

/// A decision is asked for.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Question<V> {
    /// The version of the protocol: 2.
    meadhall: u32,
    /// The number of the question: an answer names it.
    id: u64,
    /// The number of the game that it belongs to.
    number: u64,
    /// The id of the game, such as `vaalbara`.
    game: String,
    /// The name of the seat to decide for.
    seat: String,
    /// How long the program may think, in milliseconds.
    budget_ms: u64,
    /// What is asked, in English.
    prompt: String,
    /// The clause of the rules behind the question.
    clause: Option<String>,
    /// Every legal choice.
    choices: Vec<Choice>,
    /// What the seat may see, and nothing else.
    view: V,
    /// The question as numbers, for a program that asked for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    encoding: Option<EncodedQuestion>,
}

/// A legal choice.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Choice {
    /// Its written form: what an answer repeats.
    pub(crate) choice: String,
    /// What it means, in English.
    pub(crate) label: String,
}

/// A game is over, or nobody goes on with it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct GameOver {
    /// The version of the protocol: 2.
    meadhall: u32,
    /// The number of the game.
    number: u64,
    /// The place of each seat, 1 being the best; null outside the arena.
    places: Option<BTreeMap<String, u8>>,
    /// The score of each seat; null outside the arena.
    scores: Option<BTreeMap<String, i32>>,
}

/// What a program writes first, once it is ready.
#[derive(Deserialize)]
struct Hello {
    meadhall: u32,
    /// Whether questions are to come as numbers too.
    #[serde(default)]
    encoding: bool,
}

/// If a line says that a program is ready: whether it wants questions as numbers too.
pub(super) fn hello(line: &str) -> Option<bool> {
    serde_json::from_str::<Hello>(line).ok().filter(|hello| hello.meadhall == VERSION).map(|hello| hello.encoding)
}

/// A message as a line.
pub(crate) fn line<V: Serialize>(message: &Message<V>) -> Option<String> {
    serde_json::to_string(message).ok().map(|line| line + "\n")
}

impl<V> Question<V> {
    /// The same question with its numbers.
    pub(crate) fn with(self, encoding: Option<EncodedQuestion>) -> Question<V> {
        Question { encoding, ..self }
    }
}

impl NewGame {
    /// Tells a seat of the game that it begins.
    pub(crate) fn of<K: Knowledge>(game: &K::Rules, view: &View<K>, seat: Seat, number: u64) -> NewGame {
        // What a seat is called follows from what it sees, so any position that fits will do.
        let position = game.imagine(view, &mut Quick::new(0));
        let seats: Vec<String> = Seat::all(game.seats()).map(|seat| game.seat_name(&position, seat)).collect();
        let Options(options) = game.options();
        NewGame {
            meadhall: VERSION,
            number,
            game: <K::Rules>::ID.to_owned(),
            rules: <K::Rules>::VERSION,
            options,
            seat: seats.get(seat.index()).cloned().unwrap_or_default(),
            seats,
        }
    }

    /// Asks for a decision in this game.
    pub(crate) fn question<K: Knowledge>(
        &self,
        words: &meadhall_words::Words,
        game: &K::Rules,
        view: &View<K>,
        choices: &[Action<K>],
        id: u64,
        time: Duration,
    ) -> Question<K::WrittenView> {
        let names = |seat: Seat| self.seats.get(seat.index()).cloned().unwrap_or_default();
        let prompt = game.prompt(view);
        let choice = |action: &Action<K>| Choice {
            choice: action.to_string(),
            label: words.tell(&game.label(view, *action), &names),
        };
        Question {
            meadhall: VERSION,
            id,
            number: self.number,
            game: self.game.clone(),
            seat: self.seat.clone(),
            budget_ms: u64::try_from(time.as_millis()).unwrap_or(u64::MAX),
            prompt: words.tell(&prompt, &names),
            clause: prompt.clause.map(|clause| clause.into_owned()),
            choices: choices.iter().map(choice).collect(),
            view: K::written_view(game, view),
            encoding: None,
        }
    }

    /// Tells that this game is over, with how it ended if it did.
    pub(crate) fn over(&self, outcome: Option<&Outcome>) -> GameOver {
        let named = || self.seats.iter().cloned().zip(Seat::all(self.seats.len()));
        GameOver {
            meadhall: VERSION,
            number: self.number,
            places: outcome.map(|outcome| named().map(|(name, seat)| (name, outcome.place(seat))).collect()),
            scores: outcome.map(|outcome| named().map(|(name, seat)| (name, outcome.scores[seat.index()])).collect()),
        }
    }
}

/// The schema of all messages about a game.
pub(crate) fn schema<K: Knowledge>() -> serde_json::Value {
    let mut schema = schemars::schema_for!(Message<K::WrittenView>);
    schema
        .insert("title".to_owned(), format!("Messages of Meadhall to a program that plays {}", <K::Rules>::ID).into());
    schema.into()
}
