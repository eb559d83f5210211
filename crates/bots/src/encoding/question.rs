//! A question to a program as numbers.

use super::{Encoding, Parts, observation_size, write_observation};
use crate::knowledge::{Action, View};
use meadhall_engine::{Game, Quick, Seat};
use schemars::JsonSchema;
use serde::Serialize;

/// A question as numbers, in the encoding of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct EncodedQuestion {
    /// The name of the encoding with its version, such as `vaalbara-v0`.
    pub name: String,
    /// What the seat may know, before it has chosen any part of a choice.
    pub observation: Vec<i8>,
    /// The size of the space of actions; the last so many numbers of the observation are for the parts that are chosen.
    pub actions: usize,
    /// The parts of each choice, in the order of the choices.
    pub choices: Vec<Vec<u16>>,
}

/// A question as numbers.
pub fn encoded<K: Encoding>(
    game: &K::Rules,
    view: &View<K>,
    seat: Seat,
    choices: &[Action<K>],
) -> Option<EncodedQuestion> {
    // Any position that fits the view gives the same numbers.
    let position = game.imagine(view, &mut Quick::new(0));
    let mut observation = vec![0; observation_size::<K>()];
    write_observation::<K>(game, &position, seat, &Parts::new(), &mut observation);
    let parts = |action: &Action<K>| K::split(game, &position, seat, *action).iter().collect();
    Some(EncodedQuestion {
        name: K::ENCODING.to_owned(),
        observation,
        actions: K::ACTIONS,
        choices: choices.iter().map(parts).collect(),
    })
}
