//! What is raised: every exception says what would have been right.

use meadhall_engine::{MAX_SEATS, Seat, Viewer};
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use std::fmt::Display;

pyo3::create_exception!(
    meadhall,
    IllegalAction,
    PyValueError,
    "An action that is not allowed now. Nothing has changed; the message says what would have been allowed."
);
pyo3::create_exception!(meadhall, ClosedEnvironment, PyRuntimeError, "The environment was closed: make another one.");

/// What is named of a long list.
const NAMED: usize = 12;

/// A value that cannot be.
pub fn bad_value(why: impl Display) -> PyErr {
    PyValueError::new_err(why.to_string())
}

/// A value of a type that cannot be.
pub fn bad_type(why: impl Display) -> PyErr {
    PyTypeError::new_err(why.to_string())
}

/// The first of some things, and how many more there are.
pub fn some_of<T: Display>(all: impl ExactSizeIterator<Item = T>) -> String {
    let more = all.len().saturating_sub(NAMED);
    let named: Vec<String> = all.take(NAMED).map(|one| one.to_string()).collect();
    match more {
        0 => named.join(", "),
        more => format!("{} and {more} more", named.join(", ")),
    }
}

/// A seat that a caller names, at a table of so many.
pub fn seat(seat: &Bound<'_, PyAny>, seats: usize) -> PyResult<Seat> {
    let range = format!("the seats are 0 to {}", seats.min(MAX_SEATS).saturating_sub(1));
    let Ok(number) = seat.extract::<i64>() else {
        return Err(bad_type(format!("a seat is a number, not {}: {range}", shown(seat))));
    };
    match usize::try_from(number) {
        Ok(index) if index < seats => Ok(Seat::new(index)),
        _ => Err(bad_value(format!("there is no seat {number}: {range}"))),
    }
}

/// A seat, or a spectator for `None`.
pub fn viewer(viewer: Option<&Bound<'_, PyAny>>, seats: usize) -> PyResult<Viewer> {
    viewer.map_or(Ok(Viewer::Spectator), |named| seat(named, seats).map(Viewer::Seat))
}

/// A seed that a caller names.
pub fn seed(seed: &Bound<'_, PyAny>) -> PyResult<u64> {
    let wrong = || format!("a seed is a whole number from 0 to 2**64 - 1, not {}", shown(seed));
    if seed.is_instance_of::<pyo3::types::PyBool>() {
        return Err(bad_type(wrong()));
    }
    match seed.extract::<u64>() {
        Ok(seed) => Ok(seed),
        Err(error) if error.is_instance_of::<PyTypeError>(seed.py()) => Err(bad_type(wrong())),
        Err(_) => Err(bad_value(wrong())),
    }
}

/// How Python shows a value, shortened.
pub fn shown(value: &Bound<'_, PyAny>) -> String {
    let text = value.repr().map_or_else(|_| "this".to_owned(), |text| text.to_string());
    if text.chars().count() > 60 { format!("{}…", text.chars().take(60).collect::<String>()) } else { text }
}
