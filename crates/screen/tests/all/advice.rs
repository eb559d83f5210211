//! The adviser on the drawn screen.

use super::*;
use std::time::Duration;

/// The screen of one person among bots.
fn among_bots(lang: Lang) -> (App<VaalbaraScreen>, TempDir) {
    let folder = TempDir::new().expect("a folder");
    let saved = SaveFile::create(Some(folder.path()), Vaalbara::ID).expect("a place for the game");
    let game = Vaalbara::open(3, &Options::default()).expect("the rules");
    let bot = || Player::Bot("easy".parse().expect("a bot"));
    let session = Session::begin(game, vec![Player::Person, bot(), bot()], SeedParts::from_number(3), saved);
    (App::new(session.expect("a game"), lang, Palette::new(true)), folder)
}

#[test]
fn the_adviser_speaks_above_the_screen() {
    let (mut app, _folder) = among_bots(Lang::De);
    assert!(app.my_turn());
    press(&mut app, KeyCode::Char('A'));
    assert_eq!(app.popup, Some(Popup::Advice));
    assert!(screen(&mut app, 80, 24).contains("Der Ratgeber denkt nach"));
    for _ in 0..2_000 {
        app.tick().unwrap_or_else(|failure| panic!("{failure}"));
        if app.advice.is_some() {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    let told = screen(&mut app, 80, 24);
    assert!(hidden(&told, "am besten").is_empty() && told.contains("Gewinnchance") && told.contains('%'), "{told}");
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.popup, None);
    // While it is open, Enter takes it.
    let best = app.advice.as_ref().and_then(|advice| advice.best.first()).map(|best| best.written.clone());
    app.chosen = app.choices.iter().position(|(action, _)| Some(action.to_string()) != best).expect("another choice");
    press(&mut app, KeyCode::Char('A'));
    assert!(screen(&mut app, 80, 24).contains("Enter nimmt die erste"));
    press(&mut app, KeyCode::Enter);
    let me = app.viewer.seat().expect("a seat");
    let made = app.session.table().turns().iter().find(|turn| turn.seat == me).map(|turn| turn.action.to_string());
    assert_eq!(made, best);
    // Once the decision is made, what was said about it is worth nothing.
    assert!(app.advice.is_none() && app.popup.is_none());
}

#[test]
fn the_adviser_is_silent_among_people() {
    let (mut app, _folder) = app(3, 3, Lang::En);
    press(&mut app, KeyCode::Char('A'));
    assert_eq!(app.popup, None);
    assert!(hidden(&screen(&mut app, 100, 30), "The adviser speaks only in games against bots").is_empty());
    press(&mut app, KeyCode::Char('?'));
    assert!(!screen(&mut app, 100, 40).contains("what a bot thinks of your decision"));
}
