//! All tests of this crate in one program: a file for each chapter. They play Vaalbara, which has everything that a screen
//! shows.

mod advice;
mod bots;
mod colours;
mod drawn;
mod finding;
mod input;
mod mouse;
mod story;
mod win_chart;

use meadhall_engine::{Game, Options, Seat, SeedParts, Viewer};
use meadhall_screen::Screen;
use meadhall_screen::play::Player;
use meadhall_screen::play::save_file::SaveFile;
use meadhall_screen::play::session::Session;
use meadhall_screen::terminal::{App, Focus, Palette, Popup, keys};
use meadhall_screen::testing::{self, check_choice, drawn, hidden, look_at_whole_game, play_on, screen, text};
use meadhall_vaalbara::{Action, Asked, Character, Vaalbara};
use meadhall_vaalbara_screen::VaalbaraScreen;
use meadhall_words::{Lang, Words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::Color;
use tempfile::TempDir;

/// The words of Vaalbara's screen.
fn words(lang: Lang) -> &'static Words {
    VaalbaraScreen::texts().words(lang)
}

/// A game of people alone, kept in a folder of its own.
fn session(players: usize, seed: u64) -> (Session<VaalbaraScreen>, TempDir) {
    let folder = TempDir::new().expect("a folder");
    (testing::session(players, seed, folder.path()), folder)
}

/// The screen of somebody who sits there already.
fn app(players: usize, seed: u64, lang: Lang) -> (App<VaalbaraScreen>, TempDir) {
    let (session, folder) = session(players, seed);
    (testing::app(session, lang, true), folder)
}

fn press(app: &mut App<VaalbaraScreen>, code: KeyCode) {
    assert!(keys::press(app, KeyEvent::new(code, KeyModifiers::NONE)).is_ok());
}

fn write(app: &mut App<VaalbaraScreen>, text: &str) {
    text.chars().for_each(|c| press(app, KeyCode::Char(c)));
}
