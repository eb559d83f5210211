//! What there is: the games, their options, their encodings, the bots.

use crate::errors::{bad_type, bad_value, shown};
use crate::plain;
use meadhall_bots::BotSpec;
use meadhall_engine::{BadOption, Options};
use meadhall_games::{GAMES, GameEntry, named};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The game of an id that a caller gives.
pub fn find(id: &Bound<'_, PyAny>) -> PyResult<&'static GameEntry> {
    match id.extract::<String>() {
        Ok(id) => named(&id).map_err(bad_value),
        Err(_) => Err(bad_type(format!("a game is named by its id, such as {:?}, not {}", GAMES[0].id(), shown(id)))),
    }
}

/// A number of players that a caller gives; the least that is played with others where none is given.
pub fn players(game: &GameEntry, players: Option<&Bound<'_, PyAny>>) -> PyResult<usize> {
    let (least, most) = game.rules.seats;
    let range = format!("{} is played by {least} to {most}", game.id());
    let Some(given) = players.filter(|given| !given.is_none()) else { return Ok(least.max(2)) };
    match given.extract::<i64>() {
        Err(_) => Err(bad_type(format!("the number of players is a whole number, not {}: {range}", shown(given)))),
        Ok(number) => match usize::try_from(number) {
            Ok(players) if (least..=most).contains(&players) => Ok(players),
            _ => Err(bad_value(format!("{range} players, not {number}"))),
        },
    }
}

/// A wrong option, as it is raised.
pub fn bad_option(game: &GameEntry, bad: &BadOption) -> PyErr {
    bad_value(format!("{}: {bad}", game.id()))
}

/// Options that a caller gives, checked.
pub fn options(game: &GameEntry, players: usize, given: Option<&Bound<'_, PyAny>>) -> PyResult<Options> {
    let options = plain::options(given)?;
    game.rules.check(players, &options).map_err(|bad| bad_option(game, &bad))?;
    Ok(options)
}

/// A bot that a caller names.
pub fn bot_spec(name: &Bound<'_, PyAny>) -> PyResult<BotSpec> {
    match name.extract::<String>() {
        Ok(name) => name.parse().map_err(bad_value),
        Err(_) => {
            Err(bad_type(format!("a bot is named by a text, not {}; there are: {}", shown(name), BotSpec::KNOWN)))
        }
    }
}

/// The ids of all games.
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    meadhall_games::ids().collect()
}

/// The written form of a bot's name; raises if there is no such bot.
#[pyfunction]
pub fn check_bot(name: &Bound<'_, PyAny>) -> PyResult<String> {
    bot_spec(name).map(|spec| spec.to_string())
}

/// What there is to know of a game: its numbers of players, its options, its encoding.
#[pyfunction]
pub fn about<'py>(py: Python<'py>, game: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyDict>> {
    let game = find(game)?;
    let about = PyDict::new(py);
    about.set_item("game", game.id())?;
    about.set_item("rules", game.rules.version)?;
    about.set_item("players", game.rules.seats)?;
    let options = PyDict::new(py);
    for option in game.rules.options {
        let values = PyDict::new(py);
        values.set_item("values", option.values.to_vec())?;
        values.set_item("free", option.free)?;
        options.set_item(option.key, values)?;
    }
    about.set_item("options", options)?;
    let encoding = &game.bot.encoding;
    about.set_item("encoding", encoding.name)?;
    about.set_item("actions", encoding.action_names())?;
    about.set_item("observations", encoding.observation_names())?;
    Ok(about)
}
