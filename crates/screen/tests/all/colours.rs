//! The colours can be read on a light ground and on a dark one, and are those that every terminal has.

use super::*;
use meadhall_screen::testing::check_colours;
use ratatui::style::Modifier;

#[test]
fn every_text_can_be_read_on_light_and_dark_grounds() {
    let (mut session, _folder) = session(5, 7);
    for _ in 0..6 {
        play_on(&mut session, 9);
        let mut app = testing::app(session, Lang::En, true);
        for (width, height) in testing::SIZES {
            check_colours(&drawn(&mut app, width, height));
        }
        for key in ['?', 'C', 'V'] {
            press(&mut app, KeyCode::Char(key));
            check_colours(&drawn(&mut app, 80, 24));
            press(&mut app, KeyCode::Esc);
        }
        write(&mut app, ":nonsense");
        press(&mut app, KeyCode::Enter);
        check_colours(&drawn(&mut app, 80, 24));
        session = app.session;
    }
}

/// What the cursor is on is turned round, which every terminal can do without colours.
#[test]
fn the_cursor_is_seen_without_colours() {
    let (mut app, _folder) = app(4, 5, Lang::En);
    app.palette = Palette::new(false);
    let terminal = drawn(&mut app, 80, 24);
    let turned = terminal.backend().buffer().content.iter().filter(|cell| cell.modifier.contains(Modifier::REVERSED));
    assert!(turned.count() > 5);
}
