//! Play on a drawn screen. A game brings its [`Screen`]; the sentence that asks, the choices, the log, the help and the keys
//! are the same for all games.

mod app;
pub mod fit;
pub mod keys;
mod page;
mod palette;
mod panels;
mod popup;
mod requests;
mod tty;
pub mod win_chart;

pub use app::{App, Focus, Notice, Popup};
pub use page::draw;
pub use palette::Palette;
pub use tty::Tty;

use crate::failure::Failure;
use crate::output::Output;
use crate::play::session::Session;
use crate::screen::Screen;
use meadhall_words::{Lang, Words};

/// Plays until the game is left, and then says how it stands.
pub fn run<S: Screen>(session: Session<S>, mut tty: Tty, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let mut app = App::new(session, lang, Palette::of_the_machine());
    while !app.left && !tty.stopped() {
        app.tick()?;
        tty.draw(|frame| page::draw(&mut app, frame))?;
        if let Some(key) = tty.key()? {
            keys::press(&mut app, key)?;
        }
    }
    drop(tty);
    for line in app.session.places(app.words) {
        out.line(line)?;
    }
    out.line(app.session.farewell(app.words))
}

/// Asks whether to go on with a kept game; none if the player leaves instead.
pub fn offer<S: Screen>(session: &Session<S>, tty: &mut Tty, words: &'static Words) -> Result<Option<bool>, Failure> {
    let (palette, stage) = (Palette::of_the_machine(), session.stage(words));
    let mut go_on = true;
    while !tty.stopped() {
        tty.draw(|frame| popup::draw_offer(frame, go_on, &stage, words, palette))?;
        if let Some(key) = tty.key()? {
            match keys::offered(key, &mut go_on) {
                keys::Offered::Chosen => return Ok(Some(go_on)),
                keys::Offered::Left => return Ok(None),
                keys::Offered::Open => {}
            }
        }
    }
    Ok(None)
}
