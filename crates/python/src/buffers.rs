//! The arrays that a batch writes into, as slices that can be divided among threads.

use crate::errors::{bad_type, bad_value};
use meadhall_bots::encoding::Rows;
use numpy::{Element, PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::prelude::*;

/// How many numbers each array of a batch has.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    /// The numbers of an observation.
    pub observation: usize,
    /// The actions.
    pub actions: usize,
    /// The rewards of a game: one for each seat, or one where bots play the others.
    pub rewards: usize,
    /// The seats.
    pub seats: usize,
    /// Whether the last observation of a game has a row of its own.
    pub finals: bool,
}

/// The arrays, borrowed from numpy for as long as a call takes. Only arrays that do not own their memory are given to callers
/// (see `python/meadhall/vector.py`), so that nobody can take it away meanwhile.
pub struct Borrowed<'py> {
    observations: PyReadwriteArray1<'py, i8>,
    final_observations: PyReadwriteArray1<'py, i8>,
    masks: PyReadwriteArray1<'py, u8>,
    rewards: PyReadwriteArray1<'py, f32>,
    terminations: PyReadwriteArray1<'py, u8>,
    turns: PyReadwriteArray1<'py, i8>,
    scores: PyReadwriteArray1<'py, f32>,
}

/// An array of a type and a size, to be written to.
pub fn array<'py, T: Element>(
    given: &Bound<'py, PyAny>,
    name: &str,
    len: usize,
) -> PyResult<PyReadwriteArray1<'py, T>> {
    let wanted = || format!("the array `{name}` has to be a contiguous row of {len} numbers of its type");
    let Ok(array) = given.cast::<PyArray1<T>>() else { return Err(bad_type(wanted())) };
    let mut array = array.try_readwrite().map_err(|error| bad_value(format!("{}: {error}", wanted())))?;
    match array.as_slice_mut() {
        Ok(slice) if slice.len() == len => Ok(array),
        _ => Err(bad_value(wanted())),
    }
}

impl<'py> Borrowed<'py> {
    /// The arrays of so many games, in the order of their fields.
    pub fn from(given: &[Bound<'py, PyAny>], envs: usize, sizes: Sizes) -> PyResult<Borrowed<'py>> {
        let [observations, finals, masks, rewards, terminations, turns, scores] = given else {
            return Err(bad_value("a batch writes into seven arrays"));
        };
        Ok(Borrowed {
            observations: array(observations, "observations", envs * sizes.observation)?,
            final_observations: array(
                finals,
                "final_observations",
                if sizes.finals { envs * sizes.observation } else { 0 },
            )?,
            masks: array(masks, "masks", envs * sizes.actions)?,
            rewards: array(rewards, "rewards", envs * sizes.rewards)?,
            terminations: array(terminations, "terminations", envs)?,
            turns: array(turns, "turns", envs)?,
            scores: array(scores, "scores", envs * sizes.seats)?,
        })
    }

    /// All of it as rows.
    pub fn rows(&mut self) -> PyResult<Rows<'_>> {
        Ok(Rows {
            observations: self.observations.as_slice_mut().map_err(bad_value)?,
            final_observations: self.final_observations.as_slice_mut().map_err(bad_value)?,
            masks: self.masks.as_slice_mut().map_err(bad_value)?,
            rewards: self.rewards.as_slice_mut().map_err(bad_value)?,
            terminations: self.terminations.as_slice_mut().map_err(bad_value)?,
            turns: self.turns.as_slice_mut().map_err(bad_value)?,
            scores: self.scores.as_slice_mut().map_err(bad_value)?,
        })
    }
}

/// The rows of the first so many games, and those of the others.
pub fn split<'a>(rows: Rows<'a>, envs: usize, sizes: Sizes) -> (Rows<'a>, Rows<'a>) {
    let (observations, more_observations) = rows.observations.split_at_mut(envs * sizes.observation);
    let finals = if sizes.finals { envs * sizes.observation } else { 0 };
    let (final_observations, more_finals) = rows.final_observations.split_at_mut(finals);
    let (masks, more_masks) = rows.masks.split_at_mut(envs * sizes.actions);
    let (rewards, more_rewards) = rows.rewards.split_at_mut(envs * sizes.rewards);
    let (terminations, more_terminations) = rows.terminations.split_at_mut(envs);
    let (turns, more_turns) = rows.turns.split_at_mut(envs);
    let (scores, more_scores) = rows.scores.split_at_mut(envs * sizes.seats);
    (
        Rows { observations, final_observations, masks, rewards, terminations, turns, scores },
        Rows {
            observations: more_observations,
            final_observations: more_finals,
            masks: more_masks,
            rewards: more_rewards,
            terminations: more_terminations,
            turns: more_turns,
            scores: more_scores,
        },
    )
}
