//! What the screen of Valhalla shows.

mod plain;
mod screens;

use meadhall_screen::play::session::Session;
use meadhall_valhalla_screen::ValhallaScreen;
use tempfile::TempDir;

/// A game of people alone, kept in a folder of its own.
fn session(players: usize, seed: u64) -> (Session<ValhallaScreen>, TempDir) {
    let folder = TempDir::new().expect("a folder");
    (meadhall_screen::testing::session(players, seed, folder.path()), folder)
}
