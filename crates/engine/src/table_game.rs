//! A game with everything that a table needs of it.

use crate::{Game, Orders, ScenarioGame, Secrecy, Wording};

/// A game with everything that a table needs of it: rules, words, secrets, orders and scenarios.
pub trait TableGame: Game + Wording + Secrecy + Orders + ScenarioGame {}

impl<G: Game + Wording + Secrecy + Orders + ScenarioGame> TableGame for G {}
