//! Section 41: who knows what.

mod hidden;
mod imagining;
mod public;
mod rulebook;
mod secrets;
mod worlds;
