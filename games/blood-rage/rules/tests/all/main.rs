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
mod battle;
mod battle_cards;
mod battle_cards_of_loki;
mod battles;
mod card_file;
mod cards;
mod clan_sheet;
mod clan_upgrades;
mod components;
mod corners;
mod draft;
mod endless;
mod examples;
mod expansions;
mod hidden;
mod information;
mod laws;
mod monsters;
mod notation;
mod order;
mod orders;
mod phases;
mod refusals;
mod refused;
mod rulebook;
mod scenarios;
mod setup;
mod stored;
mod support;
mod upgrade_action;
mod upgrades;
mod worlds;
