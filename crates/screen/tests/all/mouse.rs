//! The mouse picks what lies where it is pressed.

use super::*;
use meadhall_screen::terminal::mouse;
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};

/// Where a text stands on the screen.
fn find(shown: &str, text: &str) -> (u16, u16) {
    let row = shown.lines().position(|line| line.contains(text)).unwrap_or_else(|| panic!("no `{text}`:\n{shown}"));
    let line = shown.lines().nth(row).unwrap_or_default();
    let column = line[..line.find(text).unwrap_or(0)].chars().count();
    (u16::try_from(column).expect("a column"), u16::try_from(row).expect("a row"))
}

fn click(app: &mut App<VaalbaraScreen>, text: &str) {
    let (column, row) = find(&screen(app, 80, 24), text);
    at(app, MouseEventKind::Down(MouseButton::Left), column + 1, row);
}

fn at(app: &mut App<VaalbaraScreen>, kind: MouseEventKind, column: u16, row: u16) {
    assert!(mouse::used(app, MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }).is_ok());
}

#[test]
fn a_choice_is_looked_at_when_pressed_and_made_when_pressed_again() {
    let (mut app, _folder) = app(4, 5, Lang::En);
    let action = app.choices[2].0;
    click(&mut app, "3. ");
    assert_eq!((app.chosen, app.session.table().turns().len()), (2, 0));
    click(&mut app, "3. ");
    assert_eq!(app.session.table().turns().first().map(|turn| turn.action), Some(action));
    assert!(app.handover.is_some());
    click(&mut app, "Press Enter");
    assert!(app.handover.is_none(), "the handover is pressed away");
}

#[test]
fn the_keys_of_the_last_line_can_be_pressed() {
    let (mut app, _folder) = app(4, 5, Lang::En);
    click(&mut app, "? help");
    assert_eq!(app.popup, Some(Popup::Help));
    screen(&mut app, 80, 24);
    at(&mut app, MouseEventKind::Down(MouseButton::Left), 40, 12);
    assert_eq!(app.popup, Some(Popup::Help), "what lies above stays when it is pressed");
    at(&mut app, MouseEventKind::Down(MouseButton::Left), 0, 1);
    assert_eq!(app.popup, None, "and goes when something else is");
}

#[test]
fn the_wheel_moves_what_lies_under_it() {
    let (mut app, _folder) = app(4, 5, Lang::En);
    let (column, row) = find(&screen(&mut app, 80, 24), "1. ");
    at(&mut app, MouseEventKind::ScrollDown, column, row);
    assert_eq!(app.chosen, 1);
    at(&mut app, MouseEventKind::ScrollUp, column, row);
    assert_eq!(app.chosen, 0);
    press(&mut app, KeyCode::Char('C'));
    let scroll = {
        screen(&mut app, 80, 24);
        app.scroll
    };
    at(&mut app, MouseEventKind::ScrollDown, 40, 12);
    screen(&mut app, 80, 24);
    assert_eq!(app.scroll, scroll + 1);
}
