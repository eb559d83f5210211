//! What is said about a game at this terminal, in words, drawn or not.

use super::session::Session;
use crate::screen::{ActionOf, Screen};
use meadhall_engine::{Seat, Viewer, Wording};
use meadhall_words::Words;

impl<S: Screen> Session<S> {
    /// How far the game has come.
    pub fn stage(&self, words: &Words) -> String {
        let table = self.table();
        S::stage(table.game(), &table.view(Viewer::Spectator), words)
    }

    /// What is asked of whom, and the clause behind it.
    pub fn prompt(&self, viewer: Viewer, words: &'static Words) -> (String, Option<String>) {
        let message = self.table().game().prompt(&self.table().view(viewer));
        let clause = message.clause.as_ref().map(ToString::to_string);
        (words.tell(&message, &self.names(words)), clause)
    }

    /// The legal choices of a seat with what they are called.
    pub fn choices(&self, seat: Seat, words: &'static Words) -> Vec<(ActionOf<S>, String)> {
        let (table, names) = (self.table(), self.names(words));
        let view = table.view(Viewer::Seat(seat));
        let label = |action| words.tell(&table.game().label(&view, action), &names);
        table.legal(seat).into_iter().map(|action| (action, label(action))).collect()
    }

    /// The places at the end, the first first; nothing while the game is running.
    pub fn places(&self, words: &'static Words) -> Vec<String> {
        let Some(outcome) = self.table().outcome() else { return Vec::new() };
        let (names, labels) = (self.names(words), self.player_labels(words));
        let mut seats: Vec<Seat> = Seat::all(outcome.seats).collect();
        seats.sort_by_key(|&seat| outcome.place(seat));
        let line = |seat: Seat| {
            let values = [
                ("place", outcome.place(seat).into()),
                ("who", names(seat).into()),
                ("sitter", labels[seat.index()].as_str().into()),
                ("score", outcome.scores[seat.index()].into()),
            ];
            words.fill("term-place", &values)
        };
        seats.into_iter().map(line).collect()
    }

    /// What to say to somebody who leaves: where the game is, and how to come back or check it.
    pub fn farewell(&self, words: &Words) -> String {
        match self.table().outcome() {
            None => words.fill("term-saved", &[("command", self.save_file().command().into())]),
            Some(_) => words.fill("term-record", &[("path", self.save_file().path().display().to_string().into())]),
        }
    }
}
