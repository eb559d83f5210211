//! All tests of this crate in one program.

mod laws;
mod rounds;
