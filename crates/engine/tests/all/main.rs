//! All tests of this crate in one program: a file for each chapter.

mod any_table;
mod laws;
mod pebbles;
mod records;
mod scenarios;
mod undo;
