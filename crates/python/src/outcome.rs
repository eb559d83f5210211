//! How a game ended.

use meadhall_bots::encoding::reward;
use meadhall_engine::Seat;
use pyo3::prelude::*;

/// How a game ended; every list has an entry for each seat.
#[pyclass(frozen, eq, module = "meadhall", get_all)]
#[derive(Clone, PartialEq)]
pub struct Outcome {
    /// The points.
    pub scores: Vec<i32>,
    /// The places, from 1; several may share one.
    pub places: Vec<u8>,
    /// The parts of the victory: 1 for a sole winner, a half for each of two.
    pub shares: Vec<f64>,
    /// The rewards of the encodings: 1 for a sole winner, and -1 shared by the others.
    pub rewards: Vec<f32>,
    /// The seats on the first place.
    pub winners: Vec<usize>,
}

impl Outcome {
    pub fn of(outcome: &meadhall_engine::Outcome) -> Outcome {
        let seats = || Seat::all(outcome.seats);
        Outcome {
            scores: seats().map(|seat| outcome.scores[seat.index()]).collect(),
            places: seats().map(|seat| outcome.place(seat)).collect(),
            shares: seats().map(|seat| outcome.share(seat)).collect(),
            rewards: seats().map(|seat| reward(outcome.share(seat), outcome.seats)).collect(),
            winners: outcome.winners().map(Seat::index).collect(),
        }
    }
}

#[pymethods]
impl Outcome {
    fn __repr__(&self) -> String {
        format!("Outcome(scores={:?}, places={:?}, winners={:?})", self.scores, self.places, self.winners)
    }
}
