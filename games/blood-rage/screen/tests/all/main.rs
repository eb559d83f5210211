//! What the screen of Blood Rage shows.

mod plain;
mod screens;

use meadhall_blood_rage_screen::BloodRageScreen;
use meadhall_screen::play::session::Session;
use tempfile::TempDir;

/// A game of people alone, kept in a folder of its own.
fn session(players: usize, seed: u64) -> (Session<BloodRageScreen>, TempDir) {
    let folder = TempDir::new().expect("a folder");
    (meadhall_screen::testing::session(players, seed, folder.path()), folder)
}
