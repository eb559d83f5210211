//! Bots that come with the games.

use crate::catalogue::bot_spec;
use crate::errors::{bad_value, seed};
use crate::state::State;
use meadhall_bots::{BotSpec, SeatBot};
use meadhall_engine::Seat;
use pyo3::prelude::*;
use std::collections::HashMap;
use std::sync::Mutex;

/// A bot at one seat of one game.
type SeatedBots = HashMap<(&'static str, usize), Box<dyn SeatBot>>;

/// A bot by its name: `random`, `greedy`, `search:500ms`, `search:2000`, `easy`, `normal`, `hard`, `program:COMMAND`.
///
/// Called with a state and a seat it gives its choice in written form. It knows what the seat knows. With a number of
/// iterations its choices follow from the seed.
#[pyclass(frozen, module = "meadhall")]
pub struct Bot {
    spec: BotSpec,
    seed: u64,
    seated: Mutex<SeatedBots>,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, *, seed = None))]
    fn new(name: &Bound<'_, PyAny>, #[pyo3(from_py_with = given)] seed: Option<u64>) -> PyResult<Bot> {
        Ok(Bot { spec: bot_spec(name)?, seed: seed.unwrap_or(1), seated: Mutex::default() })
    }

    /// Its name in written form.
    #[getter]
    fn name(&self) -> String {
        self.spec.to_string()
    }

    /// The bot's choice in a state, in written form; of the seat that owes a decision, if none is named.
    #[pyo3(signature = (state, seat = None))]
    fn choose(&self, py: Python<'_>, state: &State, seat: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let seat = state.deciding(seat)?;
        let question = state.question(seat)?;
        let game = state.entry();
        let most = None;
        py.detach(move || {
            let key = (game.id(), seat.index());
            // Another thread may have failed in the middle of its own decision; what it left is a bot all the same.
            let mut seated = self.seated.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            let bot = seated
                .entry(key)
                .or_insert_with(|| game.bot.seat_bot(&self.spec, 1, self.seed.wrapping_add(key.1 as u64)));
            bot.decide(&question, most)
        })
        .map(|decision| decision.written)
        .ok_or_else(|| no_decision(seat))
    }

    #[pyo3(signature = (state, seat = None))]
    fn __call__(&self, py: Python<'_>, state: &State, seat: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        self.choose(py, state, seat)
    }

    fn __repr__(&self) -> String {
        format!("meadhall.bot({:?})", self.spec.to_string())
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (String,))> {
        Ok((py.get_type::<Bot>().into_any().unbind(), (self.spec.to_string(),)))
    }
}

/// A seed that may be left out.
pub fn given(value: &Bound<'_, PyAny>) -> PyResult<Option<u64>> {
    if value.is_none() { Ok(None) } else { seed(value).map(Some) }
}

fn no_decision(seat: Seat) -> PyErr {
    bad_value(format!("seat {} owes no decision", seat.index()))
}
