//! What a bot did wrong.

use serde::Serialize;
use std::fmt;

/// What a bot did wrong: the decisions that had to be made at random in its place. Only programs that are not part of the
/// house can commit any.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Faults {
    /// Answers that are no legal choice.
    pub nonsense: u32,
    /// Decisions without an answer in time.
    pub late: u32,
    /// Decisions for which nobody was there: the program had ended, could not be started, or was given up.
    pub gone: u32,
    /// What was wrong first, in words.
    pub first: Option<String>,
}

impl Faults {
    /// How many decisions were lost.
    pub fn total(&self) -> u32 {
        self.nonsense + self.late + self.gone
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} nonsense, {} late, {} gone", self.nonsense, self.late, self.gone)?;
        match &self.first {
            Some(first) => write!(f, "; first: {first}"),
            None => Ok(()),
        }
    }
}
