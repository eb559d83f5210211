//! Section 41: who knows what.

#[path = "../tale/mod.rs"]
mod tale;

mod hidden;
mod imagining;
mod public;
mod rulebook;
mod secrets;
mod worlds;
