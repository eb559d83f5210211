//! What the mouse does: it picks what lies where it is pressed.

use super::app::{App, Focus};
use super::keys;
use crate::failure::Failure;
use crate::screen::Screen;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

/// Something on the screen that can be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A choice, by its place among all.
    Choice(usize),
    /// A line of the log.
    Log(usize),
    /// What lies above the screen.
    Popup,
    /// What a key stands for.
    Key(KeyCode),
}

/// The mouse was used.
pub fn used<S: Screen>(app: &mut App<S>, mouse: MouseEvent) -> Result<(), Failure> {
    let at = Position { x: mouse.column, y: mouse.row };
    // What was drawn last lies above.
    let spot = app.spots.iter().rev().find(|(area, _)| area.contains(at)).map(|(_, spot)| *spot);
    match mouse.kind {
        MouseEventKind::ScrollUp => wheel(app, spot, KeyCode::Up),
        MouseEventKind::ScrollDown => wheel(app, spot, KeyCode::Down),
        MouseEventKind::Down(MouseButton::Left) => pressed(app, spot),
        _ => Ok(()),
    }
}

fn key<S: Screen>(app: &mut App<S>, code: KeyCode) -> Result<(), Failure> {
    keys::press(app, KeyEvent::new(code, KeyModifiers::NONE))
}

fn wheel<S: Screen>(app: &mut App<S>, spot: Option<Spot>, code: KeyCode) -> Result<(), Failure> {
    if app.handover.is_some() {
        return Ok(());
    }
    if app.popup.is_none() {
        app.focus = if matches!(spot, Some(Spot::Log(_))) { Focus::Log } else { Focus::Choices };
    }
    key(app, code)
}

fn pressed<S: Screen>(app: &mut App<S>, spot: Option<Spot>) -> Result<(), Failure> {
    match spot {
        Some(Spot::Key(code)) => key(app, code),
        Some(Spot::Popup) => Ok(()),
        // What lies above goes when something beside it is pressed.
        _ if app.popup.is_some() => key(app, KeyCode::Esc),
        None => Ok(()),
        // Pressed once, a choice is looked at; pressed again, it is made.
        Some(Spot::Choice(n)) if n == app.chosen && app.focus == Focus::Choices => key(app, KeyCode::Enter),
        Some(Spot::Choice(n)) => {
            (app.focus, app.chosen) = (Focus::Choices, n);
            Ok(())
        }
        Some(Spot::Log(n)) => {
            (app.focus, app.log_at) = (Focus::Log, n);
            Ok(())
        }
    }
}
