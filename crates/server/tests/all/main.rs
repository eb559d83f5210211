//! All tests of this crate in one program: a file for each chapter.

#![allow(
    clippy::cast_lossless,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "tests make up small numbers, and one that went wrong would fail them"
)]

mod abuse;
mod addresses;
mod advice;
mod belonging;
mod blood_rage;
mod browser;
mod changes;
mod check;
mod choices;
mod clocks;
#[path = "../../../store/tests/all/cluster.rs"]
mod cluster;
mod company;
mod durable;
mod feast;
mod fixtures;
mod fleet;
mod forgetting;
mod full_disk;
mod guide;
mod hall;
mod lessons;
mod live;
mod monitor;
mod notices;
mod orders;
mod origin;
mod own_bots;
mod people;
mod puzzles;
mod requests;
mod secrets;
mod settings;
mod several;
mod sizes;
mod storage;
mod story;
mod support;
mod tables;
mod thinking;
mod trips;
mod undo;
mod valhalla;
mod weight;
mod worlds;
