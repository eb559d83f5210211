//! Finding a choice or a card: by words, by its beginning, by the cursor.

use super::*;
use meadhall_screen::terminal::Purpose;

#[test]
fn a_filter_shows_the_choices_that_fit_and_nothing_else() {
    let (mut app, _folder) = app(4, 5, Lang::Cs);
    let wanted = app.choices[3].1.clone();
    let word = wanted.split_whitespace().last().expect("a word").to_lowercase();
    write(&mut app, "/");
    write(&mut app, &word);
    assert_eq!(app.shown(), [3], "`{word}` is in `{wanted}` alone");
    assert_eq!(app.chosen, 3, "the cursor is on what is left");
    let shown = screen(&mut app, 80, 24);
    assert!(hidden(&shown, &wanted).is_empty() && shown.contains(&format!("/ {word}")), "{shown}");
    press(&mut app, KeyCode::Enter);
    assert!(app.typing.is_none() && app.shown() == [3], "Enter keeps it");
    press(&mut app, KeyCode::Down);
    assert_eq!(app.chosen, 3);
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.shown().len(), app.choices.len(), "Esc shows all again");
}

#[test]
fn a_filter_that_nothing_fits_makes_no_choice() {
    let (mut app, _folder) = app(4, 5, Lang::En);
    write(&mut app, "/zzz");
    press(&mut app, KeyCode::Enter);
    assert!(app.shown().is_empty());
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.session.table().turns().len(), 0, "nothing that is hidden is chosen");
    press(&mut app, KeyCode::Char('2'));
    assert_eq!((app.chosen, app.shown().len()), (1, app.choices.len()), "a number finds what the filter hides");
}

#[test]
fn tab_completes_what_is_typed_as_far_as_it_is_certain() {
    let (mut app, _folder) = app(4, 5, Lang::En);
    let typed = |app: &App<VaalbaraScreen>| app.typing.as_ref().map(|typed| typed.text.clone()).unwrap_or_default();
    write(&mut app, ":as");
    press(&mut app, KeyCode::Tab);
    assert_eq!(typed(&app), "assign ");
    let endings = app.typing.as_ref().map(|typed| typed.endings.len());
    assert_eq!(endings, Some(app.choices.len()), "all of them can follow");
    let action = app.choices[2].0;
    let written = action.to_string();
    for letter in written["assign ".len()..].chars() {
        if app.shown() == [2] {
            break;
        }
        press(&mut app, KeyCode::Char(letter));
    }
    press(&mut app, KeyCode::Tab);
    assert_eq!(typed(&app), written, "one is left");
    assert_eq!(app.shown(), [2], "the list shows what is meant");
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.session.table().turns().first().map(|turn| turn.action), Some(action));
}

#[test]
fn tab_completes_commands_too() {
    let (mut app, _folder) = app(3, 5, Lang::En);
    write(&mut app, ":ru");
    press(&mut app, KeyCode::Tab);
    write(&mut app, "VB-4.1");
    press(&mut app, KeyCode::Enter);
    assert!(matches!(app.popup, Some(Popup::Clause(_))));
}

#[test]
fn the_cards_open_at_the_one_under_the_cursor_and_can_be_searched() {
    for lang in Lang::ALL {
        let (mut app, _folder) = app(4, 9, lang);
        press(&mut app, KeyCode::End);
        let here = app.card().expect("a character");
        for (width, height) in [(60, 20), (80, 24), (120, 40)] {
            press(&mut app, KeyCode::Char('C'));
            let shown = screen(&mut app, width, height);
            assert!(shown.contains(&format!("▸ {}", here.name)), "{lang} {width}x{height}:\n{shown}");
            press(&mut app, KeyCode::Esc);
        }
        press(&mut app, KeyCode::Char('C'));
        let land = app.words.say("land-mountain");
        write(&mut app, "/");
        write(&mut app, &land.to_lowercase());
        assert_eq!(app.typing.as_ref().map(|typed| typed.purpose), Some(Purpose::SearchCards));
        let shown = screen(&mut app, 80, 24);
        assert!(shown.contains(&land) && !shown.contains(&format!("▸ {}", here.name)), "{shown}");
        press(&mut app, KeyCode::Enter);
        press(&mut app, KeyCode::Esc);
        press(&mut app, KeyCode::Char('C'));
        assert!(app.card_search.is_empty(), "the next time all are there again");
    }
}
