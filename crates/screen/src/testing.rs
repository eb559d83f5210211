//! Screens drawn into text: what the tests of games' screens share.

use crate::play::Player;
use crate::play::save_file::SaveFile;
use crate::play::session::Session;
use crate::screen::{RulesOf, Screen};
use crate::terminal::{self, App, Palette};
use meadhall_engine::{Game, Options, SeedParts};
use meadhall_words::Lang;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use std::path::Path;

/// A game of people alone, kept in this folder.
///
/// # Panics
/// If it cannot begin.
pub fn session<S: Screen>(players: usize, seed: u64, folder: &Path) -> Session<S> {
    let file = SaveFile::create(Some(folder), RulesOf::<S>::ID).expect("a place for the game");
    let game = RulesOf::<S>::open(players, &Options::default()).expect("the rules");
    Session::begin(game, vec![Player::Person; players], SeedParts::from_number(seed), file).expect("a game")
}

/// The screen of somebody who sits there already.
pub fn app<S: Screen>(session: Session<S>, lang: Lang, colours: bool) -> App<S> {
    let mut app = App::new(session, lang, Palette::new(colours));
    app.accept_handover();
    app
}

/// Plays some choice of whoever is waited for, so many times.
///
/// # Panics
/// If a legal choice is refused.
pub fn play_on<S: Screen>(session: &mut Session<S>, decisions: usize) {
    for n in 0..decisions {
        let Some(seat) = session.waiting_people().first() else { return };
        let choices = session.table().legal(seat);
        assert!(session.decide(seat, choices[n % choices.len()]).is_ok(), "a legal choice is refused");
    }
}

/// A screen of this size.
///
/// # Panics
/// Never: a terminal in memory can always be drawn on.
pub fn drawn<S: Screen>(app: &mut App<S>, width: u16, height: u16) -> Terminal<TestBackend> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal");
    terminal.draw(|frame| terminal::draw(app, frame)).expect("a drawing");
    terminal
}

/// What stands on a drawn screen.
pub fn text(terminal: &Terminal<TestBackend>) -> String {
    let buffer = terminal.backend().buffer();
    let row = |y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>() + "\n";
    (0..buffer.area.height).map(row).collect()
}

/// What a screen of this size shows.
pub fn screen<S: Screen>(app: &mut App<S>, width: u16, height: u16) -> String {
    text(&drawn(app, width, height))
}
