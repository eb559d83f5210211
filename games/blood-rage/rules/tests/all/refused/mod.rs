//! Scenarios in which choices are refused: `! who: what => reason, clause`.

mod reactions;
mod turns;

/// All of them.
pub fn cases() -> impl Iterator<Item = &'static str> {
    turns::CASES.iter().chain(reactions::CASES).copied()
}
