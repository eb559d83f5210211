//! Who is meant, who is asked, and what is said to whoever is not.

use super::State;
use crate::errors::{self, IllegalAction, bad_value, some_of};
use meadhall_bots::AnyQuestion;
use meadhall_engine::any_table::PlayError;
use meadhall_engine::{Seat, Viewer};
use meadhall_words::Lang;
use pyo3::prelude::*;

impl State {
    /// The seat that a caller names, or the one that owes a decision.
    pub fn deciding(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Seat> {
        match seat.filter(|seat| !seat.is_none()) {
            Some(named) => errors::seat(named, self.table.seats()),
            None => self.table.pending().first().ok_or_else(|| bad_value("the game is over: nobody owes a decision")),
        }
    }

    /// The seat that a caller names, or somebody who only looks on.
    pub(super) fn viewer(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Viewer> {
        errors::viewer(seat.filter(|seat| !seat.is_none()), self.table.seats())
    }

    /// What a seat is asked.
    pub fn question(&self, seat: Seat) -> PyResult<AnyQuestion> {
        self.game.bot.question(&*self.table, seat).ok_or_else(|| self.owes_nothing(seat))
    }

    /// That a seat is not asked, and who is.
    pub(super) fn owes_nothing(&self, seat: Seat) -> PyErr {
        let pending: Vec<usize> = self.table.pending().iter().map(Seat::index).collect();
        match pending.is_empty() {
            true => bad_value("the game is over: nobody owes a decision"),
            false => bad_value(format!("seat {} owes no decision now; pending: {pending:?}", seat.index())),
        }
    }

    /// What a seat is called in sentences.
    pub(super) fn name(&self, seat: Seat) -> String {
        format!("seat {}", seat.index())
    }

    /// Why an action was refused, and what would have been legal.
    pub(super) fn refused(&self, seat: Seat, action: &str, error: PlayError) -> PyErr {
        if !self.table.pending().contains(seat) {
            return self.owes_nothing(seat);
        }
        let words = self.game.board.words(Lang::En);
        let labels = self.table.labels(seat);
        let why = match error {
            PlayError::Unreadable => "this is the written form of no action".to_owned(),
            PlayError::Refused(refusal) => {
                let clause = refusal.why.clause.as_ref().map_or(String::new(), |clause| format!(" [{clause}]"));
                words.tell(&refusal.why, &|seat| self.name(seat)) + &clause
            }
        };
        let legal = some_of(labels.iter().map(|choice| format!("{:?}", choice.written)));
        IllegalAction::new_err(format!("seat {} may not {action:?}: {why}. Legal: {legal}", seat.index()))
    }
}
