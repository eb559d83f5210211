//! All tests of this crate in one program: a file for each chapter.

mod encoding;
mod laws;
