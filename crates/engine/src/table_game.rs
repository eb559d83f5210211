//! A game with everything that a table needs of it.

use crate::{Game, ScenarioGame, Secrecy, StandingAnswers, Wording};

/// A game with everything that a table needs of it: rules, words, secrets, standing answers and scenarios.
pub trait TableGame: Game + Wording + Secrecy + StandingAnswers + ScenarioGame {}

impl<G: Game + Wording + Secrecy + StandingAnswers + ScenarioGame> TableGame for G {}
