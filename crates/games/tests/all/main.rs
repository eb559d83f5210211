//! All tests of this crate in one program: a file for each chapter.

#![allow(
    clippy::cast_lossless,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "tests make up small numbers, and one that went wrong would fail them"
)]

mod clauses;
mod keys;
mod languages;
mod messages;
mod pebbles;
mod rulings;
mod sources;
mod speech;
mod words;
