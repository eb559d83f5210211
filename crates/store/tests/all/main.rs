//! The tests of the storage: one suite of laws for every engine.

mod cluster;
mod engines;
mod laws;
mod notices;
mod people;
mod plans;
mod talk;
