//! The drawn screens of whole games, as text.

use super::session;
use meadhall_blood_rage::{Action, BloodRage, Place, View};
use meadhall_blood_rage_screen::BloodRageScreen;
use meadhall_engine::Seat;
use meadhall_screen::Screen;
use meadhall_screen::terminal::App;
use meadhall_screen::testing::{SIZES, app, check_choice, hidden, look_at_whole_game, play_on, screen};
use meadhall_words::{Lang, Words};

/// The first letters of a word.
fn letters(word: &str) -> String {
    word.chars().take(3).collect()
}

/// The map is whole: every province with its region, every fjord, and every clan with its STR where it counts.
fn check_map(app: &App<BloodRageScreen>, (width, height): (u16, u16), shown: &str) {
    let (game, view, words) = (app.session.table().game(), &app.view, app.words);
    let see = |what: &str| assert!(shown.contains(what), "{width}x{height} hides `{what}`:\n{shown}");
    for place in Place::provinces() {
        let name = words.say(&format!("place-{place}"));
        see(&name);
        if let Some(region) = place.region() {
            let region = words.say(&format!("region-{region}"));
            let region = if width < 80 { letters(&region) } else { region };
            see(&format!("{name}, {region}"));
        }
        forces(game, view, place, words).iter().for_each(|[short, long]| {
            assert!(shown.contains(short) || shown.contains(long), "{width}x{height} hides {short}:\n{shown}");
        });
    }
    for fjord in Place::fjords() {
        see(&format!("≈{}", words.say(&format!("term-br-fjord-{fjord}"))));
    }
    if width >= 80 {
        let legend = ["drawn-br-legend", "drawn-br-legend-words"].map(|key| words.say(key));
        assert!(legend.iter().any(|legend| hidden(shown, legend).is_empty()), "{width}x{height}: no legend:\n{shown}");
    }
}

/// How a clan may be told in a place: the letters of the clan with STR, or its name with STR.
fn forces(game: &BloodRage, view: &View, place: Place, words: &Words) -> Vec<[String; 2]> {
    let told = |seat: Seat| {
        let strength = game.strength(&view.table, seat, place);
        let clan = words.say(&format!("clan-{}", view.table.sheet(seat).clan));
        (strength > 0).then(|| [format!("={strength}"), format!("{clan} {strength}:")])
    };
    Seat::all(view.players).filter_map(told).collect()
}

#[test]
fn every_screen_of_a_game_shows_what_decisions_hang_on() {
    for (players, lang, every) in [(2, Lang::Cs, 19), (4, Lang::En, 23), (5, Lang::De, 29)] {
        let (session, _folder) = session(players, 7);
        look_at_whole_game(session, lang, every, |app, size, shown| {
            check_choice(app, size, shown);
            check_map(app, size, shown);
            let names = app.session.names(app.words);
            for seat in Seat::all(players) {
                let name = if size.0 < 80 { letters(&names(seat)) } else { names(seat) };
                let short = name.chars().take(12).collect::<String>();
                assert!(shown.contains(&short) || shown.contains(&letters(&name)), "{size:?} hides {name}:\n{shown}");
            }
        });
    }
}

/// Where there is room, the hand stands there with its texts and every clan with its sheet.
#[test]
fn a_large_screen_uses_its_room() {
    for lang in Lang::ALL {
        let (mut session, _folder) = session(4, 5);
        play_on(&mut session, 30);
        let mut app = app(session, lang, true);
        let shown = screen(&mut app, 160, 50);
        let game = app.session.table().game();
        let own = app.view.own.expect("a seat");
        assert!(!own.hand.is_empty());
        for card in own.hand.iter() {
            let text = app.words.tell(&game.cards().text(card), &|seat| seat.to_string());
            assert!(hidden(&shown, &text).is_empty(), "`{text}` is hidden:\n{shown}");
        }
        let reserve = app.words.say("drawn-br-sheet-figures");
        let head = reserve.split(':').next().unwrap_or_default().to_owned();
        assert_eq!(shown.matches(&head).count(), 4, "a sheet for each clan:\n{shown}");
        assert!(shown.contains(&app.words.say("term-log")), "{shown}");
    }
}

/// Two warriors and a leader in a province stand there in letters, with their STR, and so does a ship in its fjord.
#[test]
fn figures_stand_on_the_map_in_letters_and_in_words() {
    let (mut session, _folder) = session(2, 3);
    play_on(&mut session, 6);
    let mut tries = 0;
    for wanted in ["invade leader gimle", "invade warrior gimle", "invade ship nw"] {
        while !session.table().legal(Seat::new(0)).iter().any(|action| action.to_string() == wanted) {
            let seat = session.waiting_people().first().expect("somebody decides");
            let last = session.table().legal(seat).into_iter().next().expect("a choice");
            assert!(session.decide(seat, last).is_ok());
            tries += 1;
            assert!(tries < 100, "`{wanted}` never becomes possible");
        }
        assert!(session.decide(Seat::new(0), wanted.parse().expect("an action")).is_ok());
    }
    let mut app = app(session, Lang::En, false);
    let clan = app.words.say(&format!("clan-{}", app.view.table.sheet(Seat::new(0)).clan));
    let small = screen(&mut app, 60, 20);
    assert!(small.contains(&format!("{} L w≈=6", letters(&clan))), "leader, warrior and the ship's support:\n{small}");
    assert!(small.contains(&format!("{}S", letters(&clan))), "the ship in its fjord:\n{small}");
    let large = screen(&mut app, 160, 50);
    assert!(large.contains(&format!("{clan} 6: leader, warrior")), "{large}");
    assert!(large.contains(&format!("{clan}: ship")), "{large}");
}

/// The cursor never begins on a choice that ends the turns of the age, or lets figures die, while there is another.
#[test]
fn the_cursor_begins_on_a_choice_that_gives_nothing_up() {
    let (mut session, _folder) = session(4, 11);
    let mut passes = 0;
    while let Some(seat) = session.waiting_people().first() {
        let (table, choices) = (session.table(), session.table().legal(seat));
        let view = table.view(meadhall_engine::Viewer::Seat(seat));
        let first = choices[BloodRageScreen::preselected(table.game(), &view, &choices)];
        let lost = [Action::Pass, Action::Accept, Action::Keep(None)];
        assert!(!lost.contains(&first) || choices.iter().all(|action| lost.contains(action)), "{first} of {choices:?}");
        passes += usize::from(choices.contains(&Action::Pass));
        play_on(&mut session, 1);
    }
    assert!(passes > 20, "{passes} turns");
}

#[test]
fn the_legend_explains_every_sign_in_the_help() {
    for lang in Lang::ALL {
        let (session, _folder) = session(3, 2);
        let mut app = app(session, lang, false);
        app.open(meadhall_screen::terminal::Popup::Help);
        for (width, height) in SIZES {
            app.scroll = 0;
            let shown = screen(&mut app, width, height);
            for line in BloodRageScreen::legend(app.words).iter().take(1) {
                assert!(hidden(&shown, line).is_empty(), "{lang} {width}x{height}:\n{shown}");
            }
        }
        let legend = BloodRageScreen::legend(app.words).join(" ");
        for sign in ["≈", "×", "†", "+++", "+5", "▶", "–"] {
            assert!(legend.contains(sign), "{lang}: {sign}");
        }
        for figure in ["leader", "warrior", "ship", "mystic"] {
            assert!(
                legend.contains(&format!("{} ", app.words.say(&format!("term-br-sign-{figure}")))),
                "{lang} {figure}"
            );
        }
    }
}
