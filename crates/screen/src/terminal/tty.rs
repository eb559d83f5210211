//! The terminal while it is drawn on.

use crate::failure::{Failure, reason};
use crate::stop::Stop;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind};
use ratatui::crossterm::execute;
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
        let restore = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            release_mouse();
            restore(panic);
        }));
        // A terminal that knows no mouse is played with keys.
        let _ = execute!(std::io::stdout(), EnableMouseCapture);
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

    /// What was pressed, if anything is within a beat.
    pub fn events(&mut self) -> Result<Vec<Event>, Failure> {
        let first = match self.events.recv_timeout(BEAT) {
            Ok(event) => event,
            Err(RecvTimeoutError::Timeout) => return Ok(Vec::new()),
            Err(RecvTimeoutError::Disconnected) => {
                return Err(Failure::new("the terminal gives no more keys; the game is saved"));
            }
        };
        let pressed = |event: &Event| match event {
            Event::Key(key) => key.kind != KeyEventKind::Release,
            Event::Mouse(_) => true,
            _ => false,
        };
        Ok([first].into_iter().chain(self.events.try_iter()).filter(pressed).collect())
    }

    /// Whether somebody wants the program to stop, or the terminal is gone.
    pub fn stopped(&self) -> bool {
        self.stop.wished()
    }
}

impl Drop for Tty {
    fn drop(&mut self) {
        release_mouse();
        ratatui::restore();
    }
}

/// Gives the mouse back to the terminal.
fn release_mouse() {
    let _ = execute!(std::io::stdout(), DisableMouseCapture);
}

fn broken(error: &std::io::Error) -> Failure {
    Failure::new(format!("cannot draw on this terminal: {}; try again with --plain", reason(error)))
}
