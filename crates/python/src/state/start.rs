//! How a state begins: anew, from a record, from a scenario.

use super::State;
use crate::bot::given;
use crate::catalogue::{self, find};
use crate::errors::bad_value;
use meadhall_engine::{Record, Scenario, SeedParts};
use meadhall_games::named;
use pyo3::prelude::*;

/// Begins a game.
#[pyfunction]
#[pyo3(signature = (game, players = None, options = None, *, seed = None))]
pub fn game(
    game: &Bound<'_, PyAny>,
    players: Option<&Bound<'_, PyAny>>,
    options: Option<&Bound<'_, PyAny>>,
    #[pyo3(from_py_with = given)] seed: Option<u64>,
) -> PyResult<State> {
    let entry = find(game)?;
    let players = catalogue::players(entry, players)?;
    let options = catalogue::options(entry, players, options)?;
    let seed = match seed {
        Some(seed) => seed,
        None => game.py().import("secrets")?.call_method1("randbits", (64,))?.extract()?,
    };
    let names: Vec<String> = (0..players).map(|seat| format!("seat {seat}")).collect();
    let table = entry.rules.begin(players, &options, &names, SeedParts::from_number(seed));
    let table = table.map_err(|bad| catalogue::bad_option(entry, &bad))?;
    Ok(State { game: entry, table, replays: true })
}

/// Plays a record again, to its end or to the first so many decisions.
#[pyfunction]
#[pyo3(signature = (record, decisions = None))]
pub fn replay(record: &str, decisions: Option<usize>) -> PyResult<State> {
    let record = Record::parse(record).map_err(bad_value)?;
    let game = named(&record.game).map_err(bad_value)?;
    let mut table = game.rules.replay(&record).map_err(bad_value)?;
    if let Some(decisions) = decisions {
        if decisions > table.turn_count() {
            return Err(bad_value(format!("the record has {} decisions, not {decisions}", table.turn_count())));
        }
        table.rewind(decisions);
    }
    Ok(State { game, table, replays: true })
}

/// Plays a scenario and gives the state at its end; raises where something in it does not come true.
#[pyfunction]
pub fn scenario(text: &str) -> PyResult<State> {
    let scenario = Scenario::parse(text).map_err(bad_value)?;
    let game = named(&scenario.game).map_err(bad_value)?;
    match game.rules.scenario(&scenario).map_err(bad_value)? {
        (table, None) => Ok(State { game, table, replays: false }),
        (_, Some(error)) => Err(bad_value(error)),
    }
}
