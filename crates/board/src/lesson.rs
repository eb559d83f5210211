//! Lessons that are played: a position, sentences, the moves that each asks for, and what lights up.
//!
//! A lesson is a file. It begins like a scenario with the facts of a position; behind `---` come the steps. Each step says
//! something ([`LessonStep::say`], a key of the Fluent texts) and asks for a move or only to be read. How far somebody has
//! come is a [`Progress`]; from it [`Lesson::moment`] makes the table anew, so nothing has to be kept.

mod moment;
mod parse;
mod progress;
mod shelf;

pub use moment::LessonMoment;
pub use progress::Progress;
pub use shelf::{LessonFile, LessonShelf, ShelvedLesson};

use meadhall_engine::{Scenario, ScenarioError, ScenarioStep};

/// A lesson, read from its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The name in addresses: that of the file without its number.
    pub id: String,
    /// The key of the title.
    pub title: String,
    /// The key of the sentence that says what it teaches.
    pub about: String,
    /// The written name of the seat that the player has.
    pub you: String,
    /// The game, its options and the position.
    pub scenario: Scenario,
    /// What is played before the first sentence.
    opening: Vec<Script>,
    /// The steps.
    pub steps: Vec<LessonStep>,
}

/// What happens without the player, with its line: what others play, and how chance falls.
type Script = (usize, ScenarioStep);

/// One sentence, and what it asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// The line that it begins at.
    pub line: usize,
    /// The key of the sentence.
    pub say: String,
    /// What lights up, by the names that things have on the board; see [`crate::light`].
    pub light: Vec<String>,
    /// The moves that are allowed, in written form; `*` stands for anything. None: it is only read.
    pub allowed: Vec<String>,
    /// The key of the sentence for any other move.
    pub wrong: Option<String>,
    /// What happens before the player's move, once it is made: how chance will fall.
    before: Vec<Script>,
    /// What happens after it.
    after: Vec<Script>,
    /// Whether others play among what happens before the move.
    others_moved: bool,
}

impl LessonStep {
    /// Whether the player has to move.
    pub fn asks(&self) -> bool {
        !self.allowed.is_empty()
    }
}

fn wrong<T>(line: usize, reason: impl Into<String>) -> Result<T, ScenarioError> {
    Err(ScenarioError { line, reason: reason.into(), refusal: None })
}
