//! The boards of the games, each drawn as one scene with its legal choices lit up where they lie.

pub mod blood_rage;
pub mod vaalbara;
pub mod valhalla;
