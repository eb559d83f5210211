//! All tests of this crate in one program: a file for each chapter.

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
mod points;
mod records;
mod refusals;
mod resolution;
mod round_end;
mod rulebook;
mod rulings;
mod setup;
mod support;
