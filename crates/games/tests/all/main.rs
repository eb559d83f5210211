//! All tests of this crate in one program: a file for each chapter.

mod clauses;
mod keys;
mod languages;
mod pebbles;
mod rulings;
mod sources;
mod speech;
