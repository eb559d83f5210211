//! The drawn screens of whole games, as text.

use super::session;
use meadhall_engine::{Seat, Viewer};
use meadhall_screen::Screen;
use meadhall_screen::play::session::Session;
use meadhall_screen::terminal::App;
use meadhall_screen::testing::{app, check_choice, hidden, look_at_whole_game, play_on, screen};
use meadhall_valhalla::{Action, Asked, Card};
use meadhall_valhalla_screen::ValhallaScreen;
use meadhall_words::Lang;

/// The viewer's warriors, in band and hand.
fn own_warriors(app: &App<ValhallaScreen>) -> Vec<Card> {
    let Some(own) = &app.view.own else { return Vec::new() };
    let band = app.view.table.board(own.seat).warriors().map(|(_, card, _)| card);
    let cards = band.chain(own.hand.iter());
    cards.filter(|&card| app.session.table().game().cards().warrior(card).is_some()).collect()
}

/// Strength, glory and weapons of a warrior stand beside its name, in letters or in words.
fn tells_weapons(app: &App<ValhallaScreen>, card: Card, shown: &str) -> bool {
    let (game, words) = (app.session.table().game(), app.words);
    let (short, long) = ValhallaScreen::warrior_texts(game, card, words);
    // A line may end anywhere but within the short form.
    shown.contains(&short) || hidden(shown, &long).is_empty()
}

fn check(app: &App<ValhallaScreen>, size: (u16, u16), shown: &str) {
    check_choice(app, size, shown);
    let (game, words) = (app.session.table().game(), app.words);
    let names = app.session.names(words);
    for seat in Seat::all(app.view.players) {
        assert!(shown.contains(&names(seat)), "{size:?} hides {}:\n{shown}", names(seat));
    }
    if app.view.table.battle.is_on() {
        let sides = ["term-va-attack", "term-va-defence"].map(|key| words.say(key));
        assert!(sides.iter().any(|side| shown.contains(side)), "{size:?}: the battle is hidden:\n{shown}");
    }
    if let Some(monster) = ValhallaScreen::monster_text(game, &app.view, words) {
        assert!(hidden(shown, &monster).is_empty(), "{size:?} cuts `{monster}`:\n{shown}");
    }
    if size.0 >= 80 {
        for card in own_warriors(app) {
            assert!(tells_weapons(app, card, shown), "{size:?} hides the weapons of {card}:\n{shown}");
        }
        let legend = words.say("drawn-va-legend");
        assert!(hidden(shown, &legend).is_empty(), "{size:?}: no legend:\n{shown}");
    }
}

#[test]
fn every_screen_of_a_game_shows_what_decisions_hang_on() {
    for (players, lang, every) in [(1, Lang::En, 7), (2, Lang::Cs, 13), (4, Lang::En, 31), (6, Lang::De, 43)] {
        let (session, _folder) = session(players, 7);
        look_at_whole_game(session, lang, every, check);
    }
}

/// The solo game in the other languages: the monster's line is whole everywhere.
#[test]
fn the_monster_is_told_whole() {
    for lang in [Lang::Cs, Lang::De] {
        let (session, _folder) = session(1, 5);
        look_at_whole_game(session, lang, 11, check);
    }
}

/// Where there is room, the hand stands there with its texts, and the jarl too.
#[test]
fn a_large_screen_uses_its_room() {
    for lang in Lang::ALL {
        let (mut session, _folder) = session(4, 5);
        play_on(&mut session, 30);
        let mut app = app(session, lang, true);
        let shown = screen(&mut app, 160, 50);
        let own = app.view.own.expect("a seat");
        assert!(!own.hand.is_empty());
        for card in own.hand.iter() {
            let text = app.words.tell(&app.session.table().game().card_text(card), &|seat| seat.to_string());
            assert!(hidden(&shown, &text).is_empty(), "`{text}` is hidden:\n{shown}");
        }
        assert!(shown.contains(&app.words.say("drawn-va-jarl")), "{shown}");
        assert!(shown.contains(&app.words.say("term-log")), "{shown}");
    }
}

/// The cursor never begins on what ends a phase of a battle while something else can be done.
#[test]
fn the_cursor_begins_on_a_choice_that_gives_nothing_up() {
    let mut fights = 0;
    for players in [1, 4] {
        let (session, _folder) = session(players, 11);
        fights += fights_of(session);
    }
    assert!(fights > 20, "{fights} fights");
}

/// Plays a whole game, looks where the cursor begins, and counts the phases of battles.
fn fights_of(mut session: Session<ValhallaScreen>) -> usize {
    let mut fights = 0;
    while let Some(seat) = session.waiting_people().first() {
        let (table, choices) = (session.table(), session.table().legal(seat));
        let view = table.view(Viewer::Seat(seat));
        let first = choices[ValhallaScreen::preselected(table.game(), &view, &choices)];
        let fighting = view.table.asked == Asked::Fight;
        assert!(!fighting || first != Action::Done || choices == [Action::Done], "{first} of {choices:?}");
        let given = matches!(first, Action::Aside(_) | Action::Pay(_) | Action::Help(..));
        let may_refuse = choices.iter().any(|choice| matches!(choice, Action::Done | Action::Decline));
        assert!(!given || !may_refuse, "{first} of {choices:?}");
        fights += usize::from(fighting);
        play_on(&mut session, 1);
    }
    fights
}

/// One hurried Enter on the end of a phase is asked once; a second Enter goes back to the choices.
#[test]
fn ending_a_phase_with_something_left_asks_once() {
    use meadhall_screen::terminal::{Popup, keys};
    use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
    let press = |app: &mut App<ValhallaScreen>, code| {
        assert!(keys::press(app, KeyEvent::new(code, KeyModifiers::NONE)).is_ok());
    };
    let (mut session, _folder) = session(3, 2);
    for _ in 0..500 {
        let mut app = app(session, Lang::En, true);
        let done = app.choices.iter().position(|(action, _)| *action == Action::Done);
        if let Some(done) = done.filter(|&done| app.warning(done).is_some()) {
            let turns = app.session.table().turns().len();
            app.chosen = done;
            press(&mut app, KeyCode::Enter);
            assert_eq!(app.popup, Some(Popup::Warning(done)));
            assert!(hidden(&screen(&mut app, 80, 24), &app.warning(done).expect("a question")).is_empty());
            press(&mut app, KeyCode::Enter);
            assert_eq!((app.popup.clone(), app.session.table().turns().len()), (None, turns), "Enter goes back");
            press(&mut app, KeyCode::Enter);
            press(&mut app, KeyCode::Char('y'));
            assert_eq!(app.session.table().turns()[turns].action, Action::Done);
            return;
        }
        session = app.session;
        play_on(&mut session, 1);
    }
    panic!("nobody could give a battle away");
}
