//! Play on a drawn screen. A game brings its [`Screen`]; the sentence that asks, the choices, the log, the help and the keys
//! are the same for all games.

mod app;
mod choices;
pub mod fit;
mod footer;
mod hand;
pub mod keys;
pub mod mouse;
mod page;
mod palette;
mod popup;
mod requests;
mod side;
mod story;
mod tty;
mod typing;
pub mod win_chart;

pub use app::{App, Focus, Notice, Popup};
pub use hand::{Hand, HandCard, HandDetail};
pub use page::draw;
pub use palette::Palette;
pub use story::{Pace, Past};
pub use tty::Tty;
pub use typing::{Purpose, Typed};

use crate::failure::Failure;
use crate::output::Output;
use crate::play::session::Session;
use crate::screen::Screen;
use meadhall_words::{Lang, Words};
use ratatui::crossterm::event::Event;

/// Plays until the game is left, and then says how it stands.
pub fn run<S: Screen>(session: Session<S>, mut tty: Tty, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let mut app = App::new(session, lang, Palette::of_the_machine());
    let (mut told, mut interrupted) = (Vec::new(), false);
    while !app.left && !tty.stopped() {
        app.tick()?;
        tty.draw(|frame| page::draw(&mut app, frame))?;
        for event in tty.events()? {
            match event {
                Event::Key(key) => {
                    interrupted |= keys::interrupts(key);
                    keys::press(&mut app, key)?;
                }
                Event::Mouse(used) => mouse::used(&mut app, used)?,
                _ => {}
            }
        }
        if app.rematch {
            told.extend(last_words(&app));
            let (words, palette, pace) = (app.words, app.palette, app.pace);
            app = App::new(app.session.rematch()?, words.lang(), palette);
            app.pace = pace;
        }
    }
    let stopped = interrupted || tty.stopped();
    drop(tty);
    told.extend(last_words(&app));
    told.into_iter().try_for_each(|line| out.line(line))?;
    if stopped { out.flush().and(Err(Failure::stopped(""))) } else { Ok(()) }
}

/// How the game stands, and how to come back to it.
fn last_words<S: Screen>(app: &App<S>) -> Vec<String> {
    let mut lines = app.session.places(app.words);
    lines.push(app.session.farewell(app.words));
    lines
}

/// Asks whether to go on with a kept game; none if the player leaves instead.
pub fn offer<S: Screen>(session: &Session<S>, tty: &mut Tty, words: &'static Words) -> Result<Option<bool>, Failure> {
    let (palette, stage) = (Palette::of_the_machine(), session.stage(words));
    let mut go_on = true;
    while !tty.stopped() {
        tty.draw(|frame| popup::draw_offer(frame, go_on, &stage, words, palette))?;
        let keys = tty.events()?.into_iter().filter_map(|event| event.as_key_event());
        for key in keys {
            if keys::interrupts(key) {
                return Err(Failure::stopped(""));
            }
            match keys::offered(key, &mut go_on) {
                keys::Offered::Chosen => return Ok(Some(go_on)),
                keys::Offered::Left => return Ok(None),
                keys::Offered::Open => {}
            }
        }
    }
    Ok(None)
}
