//! One game being played, plainly.

mod parts;
mod seats;
mod start;
mod written;

pub use start::*;

use crate::errors::{self, bad_type, bad_value};
use crate::outcome::Outcome;
use crate::{picture, plain};
use meadhall_bots::encoding::{EncodedChoice, Mask, Parts};
use meadhall_engine::any_table::{AnyTable, PlayError};
use meadhall_engine::{Seat, Viewer};
use meadhall_games::GameEntry;
use meadhall_words::Lang;
use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use std::str::FromStr;

/// A game being played. Everything in it is plain Python: actions are texts, views are dicts and lists.
///
/// Seats are counted from 0. Where a method takes a seat, the seat that owes a decision is meant if none is named (the first,
/// if several do); for `view`, `text`, `log` and `imagine` that is somebody who only looks on.
#[pyclass(module = "meadhall")]
pub struct State {
    game: &'static GameEntry,
    table: Box<dyn AnyTable>,
    /// Whether its record replays: not if it began as a scenario, or was imagined.
    replays: bool,
}

impl State {
    /// Its game.
    pub fn entry(&self) -> &'static GameEntry {
        self.game
    }
}

#[pymethods]
impl State {
    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game.id()
    }

    /// How many players there are.
    #[getter]
    fn players(&self) -> usize {
        self.table.seats()
    }

    /// The options that differ from their defaults.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        self.table.options().0.into_iter().try_for_each(|(key, value)| options.set_item(key, value))?;
        Ok(options)
    }

    /// The seats that owe a decision; none when the game is over.
    #[getter]
    fn pending(&self) -> Vec<usize> {
        self.table.pending().iter().map(Seat::index).collect()
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.table.outcome().is_some()
    }

    /// How the game ended, once it is over.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome().as_ref().map(Outcome::of)
    }

    /// A fingerprint of the position, the same on every machine.
    #[getter]
    fn hash(&self) -> String {
        self.table.digest()
    }

    /// The decisions so far, each a seat and an action.
    #[getter]
    fn decisions(&self) -> Vec<(usize, String)> {
        let turn = |number| self.table.turn(number).map(|turn| (turn.seat.index(), turn.action));
        (0..self.table.turn_count()).filter_map(turn).collect()
    }

    /// The seat's name in records and scenarios, such as its clan.
    fn name_of(&self, seat: &Bound<'_, PyAny>) -> PyResult<String> {
        Ok(self.table.seat_name(errors::seat(seat, self.table.seats())?))
    }

    /// Every legal action of a seat in written form; none if it owes no decision.
    #[pyo3(signature = (seat = None))]
    fn legal(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
        if seat.is_none_or(|seat| seat.is_none()) && self.table.pending().is_empty() {
            return Ok(Vec::new());
        }
        let seat = self.deciding(seat)?;
        let count = u64::try_from(self.table.choice_count(seat)).unwrap_or(0);
        Ok((0..count).filter_map(|number| self.table.choice(seat, number)).collect())
    }

    /// The legal actions of a seat with what they are called in English.
    #[pyo3(signature = (seat = None))]
    fn labels<'py>(&self, py: Python<'py>, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Bound<'py, PyDict>> {
        let (seat, words) = (self.deciding(seat)?, self.game.board.words(Lang::En));
        let labels = PyDict::new(py);
        for choice in self.table.labels(seat) {
            labels.set_item(choice.written, words.tell(&choice.label, &|seat| self.name(seat)))?;
        }
        Ok(labels)
    }

    /// Plays an action in written form; raises `IllegalAction` and changes nothing if it is not legal.
    #[pyo3(signature = (action, seat = None))]
    fn apply(&mut self, action: &Bound<'_, PyAny>, seat: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let Ok(written) = action.extract::<String>() else {
            return Err(bad_type(format!(
                "an action is a text as legal() lists it, not {}; action(parts) turns numbers into one",
                errors::shown(action)
            )));
        };
        let seat = self.deciding(seat)?;
        self.table.play(seat, &written).map_err(|error| self.refused(seat, &written, error))
    }

    /// Plays all decisions that leave no choice, as tables do, and says how many there were.
    fn play_forced(&mut self) -> usize {
        self.table.play_forced()
    }

    /// Takes back all decisions but the first so many.
    fn rewind(&mut self, decisions: usize) -> PyResult<()> {
        let count = self.table.turn_count();
        if decisions > count {
            return Err(bad_value(format!("there were {count} decisions, not {decisions}")));
        }
        self.table.rewind(decisions);
        Ok(())
    }

    /// What a seat may know, as plain values; without a seat, what everybody may know.
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let viewer = self.viewer(seat)?;
        let view = self.game.bot.written_view(&*self.table, viewer);
        plain::to_python(py, &view.unwrap_or_else(|| self.table.view_json(viewer)))
    }

    /// What a seat may know, in English; without a seat, what everybody may know.
    #[pyo3(signature = (seat = None, *, lang = "en"))]
    fn text(&self, seat: Option<&Bound<'_, PyAny>>, lang: &str) -> PyResult<String> {
        let (viewer, lang) = (self.viewer(seat)?, language(lang)?);
        let lines = (self.game.screen.lines)(&*self.table, viewer, lang);
        Ok(lines.unwrap_or_default().join("\n"))
    }

    /// What is asked of whom, in English.
    #[pyo3(signature = (seat = None, *, lang = "en"))]
    fn prompt(&self, seat: Option<&Bound<'_, PyAny>>, lang: &str) -> PyResult<String> {
        let (viewer, words) = (self.viewer(seat)?, self.game.board.words(language(lang)?));
        Ok(words.tell(&self.table.prompt(viewer), &|seat| self.name(seat)))
    }

    /// What has happened, as a seat may know it, in English: the number of the decision from 1 (0 is the set-up) and a sentence.
    #[pyo3(signature = (seat = None, *, lang = "en"))]
    fn log(&self, seat: Option<&Bound<'_, PyAny>>, lang: &str) -> PyResult<Vec<(usize, String)>> {
        let (viewer, words) = (self.viewer(seat)?, self.game.board.words(language(lang)?));
        let told = |(turn, message)| (turn, words.tell(&message, &|seat| self.name(seat)));
        Ok(self.table.log(viewer).into_iter().map(told).collect())
    }

    /// A state that the seat could not tell from this one: what it does not know is drawn anew, and the past is forgotten.
    #[pyo3(signature = (seat = None, seed = 0))]
    fn imagine(
        &self,
        seat: Option<&Bound<'_, PyAny>>,
        #[pyo3(from_py_with = errors::seed)] seed: u64,
    ) -> PyResult<State> {
        let viewer = self.viewer(seat)?;
        let table = self.game.bot.encoding.imagine(&*self.table, viewer, seed);
        let table = table.ok_or_else(|| bad_value("this state cannot be imagined"))?;
        Ok(State { game: self.game, table, replays: false })
    }

    /// The same state once more; what happens to one does not happen to the other.
    fn clone(&self) -> State {
        State { game: self.game, table: self.table.clone(), replays: self.replays }
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    /// The record of the game as text: `meadhall.replay` and `meadhall replay FILE` play it again. It holds all secrets.
    fn record(&self) -> PyResult<String> {
        match self.replays {
            true => Ok(self.table.record().to_string()),
            false => {
                Err(bad_value("a game that began as a scenario or was imagined has no record; scenario() writes it"))
            }
        }
    }

    /// The position as a scenario, which `meadhall.scenario` reads. It holds all secrets.
    fn scenario(&self) -> PyResult<String> {
        self.as_scenario()
    }

    /// What a seat may know as a row of numbers, in the encoding of the game, after it has chosen some parts of a choice.
    #[pyo3(signature = (seat = None, chosen = None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'_, PyAny>>,
        chosen: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let seat = self.deciding(seat)?;
        let parts = chosen.map_or(Ok(Vec::new()), |chosen| self.parts(chosen))?;
        let chosen: Parts = parts.into_iter().collect();
        let row = self.game.bot.encoding.observe(&*self.table, seat, &chosen);
        Ok(PyArray1::from_vec(py, row.unwrap_or_default()))
    }

    /// Which actions of the encoding a seat may choose next, after it has chosen some parts of a choice.
    #[pyo3(signature = (seat = None, chosen = None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'_, PyAny>>,
        chosen: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let seat = self.deciding(seat)?;
        let parts = chosen.map_or(Ok(Vec::new()), |chosen| self.parts(chosen))?;
        let mask = match self.choice(seat, &parts)? {
            EncodedChoice::Open { mask, .. } => mask,
            _ => Mask::default(),
        };
        let row = PyArray1::zeros(py, self.game.bot.encoding.actions, false);
        let mut flags = row.try_readwrite().map_err(bad_value)?;
        for (action, flag) in flags.as_slice_mut().map_err(bad_value)?.iter_mut().enumerate() {
            *flag = mask.contains(action);
        }
        drop(flags);
        Ok(row)
    }

    /// The action of which these are the first parts, in written form, once they leave no other; before that the parts with
    /// those that were forced.
    #[pyo3(signature = (parts, seat = None))]
    fn action<'py>(
        &self,
        py: Python<'py>,
        parts: &Bound<'_, PyAny>,
        seat: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (seat, parts) = (self.deciding(seat)?, self.parts(parts)?);
        match self.choice(seat, &parts)? {
            EncodedChoice::Made(written) => Ok(written.into_pyobject(py)?.into_any()),
            EncodedChoice::Open { chosen, .. } => Ok(PyList::new(py, chosen.iter())?.into_any()),
            EncodedChoice::Illegal => Err(bad_value("no legal choice begins like this")),
        }
    }

    /// The parts of a legal action in written form: indices into the actions of the encoding.
    #[pyo3(signature = (action, seat = None), name = "parts")]
    fn parts_of(&self, action: &str, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<u16>> {
        let seat = self.deciding(seat)?;
        let parts = self.game.bot.encoding.split(&*self.table, seat, action);
        let parts = parts.ok_or_else(|| self.refused(seat, action, PlayError::Unreadable))?;
        Ok(parts.iter().collect())
    }

    /// A page with the table as a seat sees it, drawn as in the browser; without a seat, as somebody who looks on.
    #[pyo3(signature = (seat = None))]
    fn html(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        Ok(picture::page(self.game, &*self.table, self.viewer(seat)?))
    }

    fn _repr_html_(&self) -> String {
        picture::frame(&picture::page(self.game, &*self.table, Viewer::Spectator))
    }

    fn __str__(&self) -> PyResult<String> {
        self.text(None, "en")
    }

    fn __repr__(&self) -> String {
        let state = match self.table.outcome() {
            Some(outcome) => format!("over, {:?}", Outcome::of(&outcome).scores),
            None => format!("pending {:?}", self.pending()),
        };
        format!(
            "<State of {} with {} players after {} decisions: {state}>",
            self.game.id(),
            self.table.seats(),
            self.table.turn_count()
        )
    }

    fn __eq__(&self, other: &State) -> bool {
        self.game.id() == other.game.id() && self.table.digest() == other.table.digest()
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (String,))> {
        let replay = py.import("meadhall")?.getattr("replay")?.unbind();
        match self.replays {
            true => Ok((replay, (self.table.record().to_string(),))),
            false => Err(PyTypeError::new_err(
                "a game that began as a scenario or was imagined cannot be pickled: send scenario() instead",
            )),
        }
    }
}

/// A language that a caller names.
fn language(code: &str) -> PyResult<Lang> {
    let known = || Lang::ALL.map(|lang| lang.code()).join(", ");
    Lang::from_str(code).map_err(|_| bad_value(format!("there is no language {code:?}; there are: {}", known())))
}
