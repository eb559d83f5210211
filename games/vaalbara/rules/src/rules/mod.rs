//! The rules, one file for each chapter.

pub(crate) mod assignment;
pub(crate) mod bound;
pub(crate) mod characters;
pub(crate) mod choices;
pub(crate) mod ending;
pub(crate) mod lands;
pub(crate) mod omens;
pub(crate) mod resolution;
pub(crate) mod round;
pub(crate) mod setup;
