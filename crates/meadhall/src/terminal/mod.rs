//! Play on a drawn screen. A game brings its [`Board`]; the sentence that asks, the choices, the log, the help and the keys
//! are the same for all games.

mod app;
mod board;
mod fit;
mod keys;
mod page;
mod palette;
mod panels;
mod popup;
#[cfg(test)]
mod tests;
mod vaalbara;

pub use board::Board;

use crate::failure::{Failure, reason};
use crate::output::Output;
use crate::play::session::Session;
use crate::stop::Stop;
use app::App;
use meadhall_words::{Lang, Words};
use palette::Palette;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use std::time::Duration;

/// How often the screen is drawn while nothing is pressed.
const BEAT: Duration = Duration::from_millis(80);

/// Plays until the game is left; the terminal is as it was before, whatever happens.
pub fn run<G: Board>(session: Session<G>, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let stop = Stop::listen()?;
    let mut app = App::new(session, lang, Palette::of_the_machine());
    on_screen(|terminal| {
        while !app.left && !stop.wished() {
            app.beat()?;
            terminal.draw(|frame| page::draw(&mut app, frame)).map_err(broken)?;
            if event::poll(BEAT).map_err(broken)?
                && let Event::Key(key) = event::read().map_err(broken)?
                && key.kind != KeyEventKind::Release
            {
                keys::press(&mut app, key)?;
            }
        }
        Ok(())
    })?;
    for line in app.session.places(app.words) {
        out.line(line)?;
    }
    out.line(app.session.farewell(app.words))
}

/// Asks whether to go on with a kept game; none if the player leaves instead.
pub fn offer<G: Board>(session: &Session<G>, words: &'static Words) -> Result<Option<bool>, Failure> {
    let (stop, palette) = (Stop::listen()?, Palette::of_the_machine());
    let stage = session.stage(words);
    on_screen(|terminal| {
        let mut go_on = true;
        while !stop.wished() {
            terminal.draw(|frame| popup::draw_offer(frame, go_on, &stage, words, palette)).map_err(broken)?;
            if event::poll(BEAT).map_err(broken)?
                && let Event::Key(key) = event::read().map_err(broken)?
                && key.kind != KeyEventKind::Release
            {
                match keys::offered(key, &mut go_on) {
                    keys::Offered::Chosen => return Ok(Some(go_on)),
                    keys::Offered::Left => return Ok(None),
                    keys::Offered::Open => {}
                }
            }
        }
        Ok(None)
    })
}

/// Does something on a screen of its own. A panic gives the terminal back too, before it is told.
fn on_screen<T>(act: impl FnOnce(&mut DefaultTerminal) -> Result<T, Failure>) -> Result<T, Failure> {
    let mut terminal = ratatui::try_init().map_err(broken)?;
    let done = act(&mut terminal);
    let restored = ratatui::try_restore().map_err(broken);
    let done = done?;
    restored.map(|()| done)
}

fn broken(error: std::io::Error) -> Failure {
    Failure::new(format!("cannot use this terminal: {}; try again with --plain", reason(&error)))
}
