//! The log of a game in words.

use crate::terminal::Board;
use meadhall_engine::{Table, Viewer};
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
pub fn told<G: Board>(table: &Table<G>, viewer: Viewer, words: &'static Words) -> Vec<LogLine> {
    let view = table.view(viewer);
    let names = |seat| table.game().name(&view, seat, words);
    let line = |(turn, event): (usize, G::Event)| {
        let message = G::tell(&event)?;
        let clause = message.clause.as_ref().map(ToString::to_string);
        Some(LogLine { turn, text: words.tell(&message, &names), clause })
    };
    table.log(viewer).filter_map(line).collect()
}
