//! Play on a drawn screen. A game brings its [`Board`]; the sentence that asks, the choices, the log, the help and the keys
//! are the same for all games.

mod app;

mod blood_rage;
mod board;
mod course;
mod fit;
mod keys;
mod page;
mod palette;
mod panels;
mod popup;
mod screen;
#[cfg(test)]
mod tests;
mod vaalbara;
mod valhalla;

pub use board::Board;
pub use screen::Screen;

use crate::failure::Failure;
use crate::output::Output;
use crate::play::session::Session;
use app::App;
use meadhall_words::{Lang, Words};
use palette::Palette;

/// Plays until the game is left, and then says how it stands.
pub fn run<G: Board>(session: Session<G>, mut screen: Screen, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let mut app = App::new(session, lang, Palette::of_the_machine());
    while !app.left && !screen.stopped() {
        app.beat()?;
        screen.draw(|frame| page::draw(&mut app, frame))?;
        if let Some(key) = screen.key()? {
            keys::press(&mut app, key)?;
        }
    }
    drop(screen);
    for line in app.session.places(app.words) {
        out.line(line)?;
    }
    out.line(app.session.farewell(app.words))
}

/// Asks whether to go on with a kept game; none if the player leaves instead.
pub fn offer<G: Board>(
    session: &Session<G>,
    screen: &mut Screen,
    words: &'static Words,
) -> Result<Option<bool>, Failure> {
    let (palette, stage) = (Palette::of_the_machine(), session.stage(words));
    let mut go_on = true;
    while !screen.stopped() {
        screen.draw(|frame| popup::draw_offer(frame, go_on, &stage, words, palette))?;
        if let Some(key) = screen.key()? {
            match keys::offered(key, &mut go_on) {
                keys::Offered::Chosen => return Ok(Some(go_on)),
                keys::Offered::Left => return Ok(None),
                keys::Offered::Open => {}
            }
        }
    }
    Ok(None)
}
