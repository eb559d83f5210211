//! All tests of this crate in one program: a file for each chapter.

mod any_table;
mod laws;
mod records;
mod scenarios;
mod toy;
mod undo;
