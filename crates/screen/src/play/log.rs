//! The log of a game in words.

use crate::screen::{EventOf, RulesOf, Screen};
use meadhall_engine::{Table, Viewer, Wording};
use meadhall_words::Words;

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The decision that it belongs to, from 1; 0 is the set-up.
    pub turn: usize,
    /// The text.
    pub text: String,
    /// The clause of the rules behind it.
    pub clause: Option<String>,
}

impl LogLine {
    /// The text with the clause after it.
    pub fn with_clause(&self) -> String {
        match &self.clause {
            Some(clause) => format!("{} [{clause}]", self.text),
            None => self.text.clone(),
        }
    }
}

/// The log as a viewer may see it.
pub fn lines<S: Screen>(table: &Table<RulesOf<S>>, viewer: Viewer, words: &'static Words) -> Vec<LogLine> {
    let view = table.view(viewer);
    let names = |seat| S::name(&view, seat, words);
    let line = |(turn, event): (usize, EventOf<S>)| {
        let message = RulesOf::<S>::tell(&event)?;
        let clause = message.clause.as_ref().map(ToString::to_string);
        Some(LogLine { turn, text: words.tell(&message, &names), clause })
    };
    table.log(viewer).filter_map(line).collect()
}
