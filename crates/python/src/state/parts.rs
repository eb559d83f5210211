//! The choices of a state in the encoding of its game: as parts.

use super::State;
use crate::errors::{IllegalAction, bad_type, bad_value};
use meadhall_bots::encoding::EncodedChoice;
use meadhall_engine::Seat;
use pyo3::prelude::*;

impl State {
    /// The parts that a caller gives, as the encoding counts them.
    pub(super) fn parts(&self, parts: &Bound<'_, PyAny>) -> PyResult<Vec<u16>> {
        let actions = self.game.bot.encoding.actions;
        let Ok(parts) = parts.extract::<Vec<i64>>() else {
            return Err(bad_type(format!("parts are a list of actions from 0 to {}", actions - 1)));
        };
        let part = |part: i64| u16::try_from(part).ok().filter(|part| usize::from(*part) < actions);
        parts
            .into_iter()
            .map(|one| part(one).ok_or_else(|| bad_value(format!("action {one}: there are 0 to {}", actions - 1))))
            .collect()
    }

    /// What comes of the parts that a seat has chosen.
    pub(super) fn choice(&self, seat: Seat, parts: &[u16]) -> PyResult<EncodedChoice> {
        if !self.table.pending().contains(seat) {
            return Err(self.owes_nothing(seat));
        }
        let encoding = &self.game.bot.encoding;
        match encoding.choose(&*self.table, seat, parts) {
            Some(EncodedChoice::Illegal) | None => {
                let names = encoding.action_names();
                let named: Vec<&str> = parts.iter().map(|part| names[usize::from(*part)].as_str()).collect();
                Err(IllegalAction::new_err(format!(
                    "no legal choice of seat {} begins with {named:?}; ask mask() what may come next",
                    seat.index()
                )))
            }
            Some(choice) => Ok(choice),
        }
    }
}
