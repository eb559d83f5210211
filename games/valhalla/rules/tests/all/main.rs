//! All tests of this crate in one program: a file for each chapter.

#![allow(
    clippy::cast_lossless,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "tests make up small numbers, and one that went wrong would fail them"
)]

mod allocations;
mod battle;
mod battle_end;
mod bound;
mod brothers;
mod card_data;
mod cards;
mod chances;
mod combining;
mod components;
mod descriptions;
mod dwarves;
mod ending;
mod hidden;
mod hunts;
mod information;
mod jarls;
mod jarls_at_war;
mod king;
mod laws;
mod loki;
mod memory;
mod monsters;
mod notation;
mod options;
mod refusals;
mod rulebook;
mod rulings;
mod sealed;
mod setup;
mod solo;
mod stored;
mod support;
mod symbols;
mod thor;
mod turn;
mod valkyries;
mod worlds;
