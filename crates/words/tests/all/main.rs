//! All tests of this crate in one program: a file for each chapter.

mod clauses;
mod keys;
mod languages;
mod rulings;
mod sources;
mod speech;
