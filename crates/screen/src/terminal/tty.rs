//! The terminal while it is drawn on.

use crate::failure::{Failure, reason};
use crate::stop::Stop;
use ratatui::crossterm::event::{self, Event, KeyEvent, KeyEventKind};
use ratatui::{DefaultTerminal, Frame};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// How often the screen is drawn while nothing is pressed.
const BEAT: Duration = Duration::from_millis(80);

/// The terminal while it is drawn on. Once dropped, it is as it was before; a panic gives it back too, before it is told.
pub struct Tty {
    terminal: DefaultTerminal,
    events: Receiver<Event>,
    stop: Stop,
}

impl Tty {
    /// Takes the terminal over.
    pub fn open() -> Result<Tty, Failure> {
        let stop = Stop::listen()?;
        let terminal = ratatui::try_init().map_err(|error| {
            ratatui::restore();
            broken(&error)
        })?;
        let (pressed, events) = channel();
        // Keys are read on a thread of their own: when a terminal is closed, reading from it may never come back.
        std::thread::spawn(move || {
            while let Ok(event) = event::read() {
                if pressed.send(event).is_err() {
                    return;
                }
            }
        });
        Ok(Tty { terminal, events, stop })
    }

    /// Draws.
    pub fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> Result<(), Failure> {
        self.terminal.draw(draw).map(|_| ()).map_err(|error| broken(&error))
    }

    /// The next key, if one is pressed within a beat.
    pub fn key(&mut self) -> Result<Option<KeyEvent>, Failure> {
        match self.events.recv_timeout(BEAT) {
            Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => Ok(Some(key)),
            Ok(_) | Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => {
                Err(Failure::new("the terminal gives no more keys; the game is saved"))
            }
        }
    }

    /// Whether somebody wants the program to stop, or the terminal is gone.
    pub fn stopped(&self) -> bool {
        self.stop.wished()
    }
}

impl Drop for Tty {
    fn drop(&mut self) {
        ratatui::restore();
    }
}

fn broken(error: &std::io::Error) -> Failure {
    Failure::new(format!("cannot draw on this terminal: {}; try again with --plain", reason(error)))
}
