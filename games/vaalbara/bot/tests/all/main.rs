//! All tests of this crate in one program: a file for each chapter.

mod encoding;
mod host;
mod laws;
mod opponents;
mod positions;
mod programs;
mod tuning;
