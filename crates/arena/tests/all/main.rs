//! All tests of this crate in one program: a file for each chapter.

mod bench;
mod matches;
mod studies;
mod waits;
