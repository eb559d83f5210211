//! All tests of this crate in one program: a file for each chapter.

#![allow(
    clippy::cast_lossless,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "tests make up small numbers, and one that went wrong would fail them"
)]

mod actions;
mod allocations;
mod assignment;
mod cards;
mod characters;
mod components;
mod deck_data;
mod ending;
mod impossible;
mod information;
mod lands;
mod laws;
mod notation;
mod omens;
mod orders;
mod points;
mod records;
mod refusals;
mod resolution;
mod round_end;
mod rulebook;
mod rulings;
mod setup;
mod support;
