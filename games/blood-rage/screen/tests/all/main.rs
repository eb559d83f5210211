//! What the screen of Blood Rage shows.

use meadhall_blood_rage::Place;
use meadhall_blood_rage_screen::BloodRageScreen;
use meadhall_engine::Seat;
use meadhall_screen::Screen;
use meadhall_screen::play::session::Session;
use meadhall_screen::testing::{app, play_on, screen};
use meadhall_words::Lang;
use tempfile::TempDir;

/// A game of people alone, kept in a folder of its own.
fn session(players: usize, seed: u64) -> (Session<BloodRageScreen>, TempDir) {
    let folder = TempDir::new().expect("a folder");
    (meadhall_screen::testing::session(players, seed, folder.path()), folder)
}

#[test]
fn map_clans_and_cards_are_on_the_screen_all_through_the_game() {
    for (players, lang) in [(2, Lang::Cs), (4, Lang::En), (5, Lang::De)] {
        let (mut session, _folder) = session(players, 7);
        let words = BloodRageScreen::texts().words(lang);
        while session.table().outcome().is_none() {
            play_on(&mut session, 17);
            let Some(seat) = session.waiting_people().first() else { break };
            let choices = session.choices(seat, words);
            let names = session.names(words);
            let mut app = app(session, lang, true);
            for (width, height) in [(60, 24), (80, 24), (100, 40), (160, 50)] {
                let shown = screen(&mut app, width, height);
                let seen = |what: &str| assert!(shown.contains(what), "{width}x{height} hides `{what}`:\n{shown}");
                seen(&app.prompt.0.chars().take(30).collect::<String>());
                seen(&choices[0].1.chars().take(10).collect::<String>());
                Seat::all(players).for_each(|seat| seen(&names(seat)));
                for place in Place::ALL.into_iter().filter(|place| place.is_province()) {
                    seen(&words.say(&format!("place-{place}")));
                }
                for fjord in ["ne", "se", "sw", "nw"] {
                    seen(&words.say(&format!("term-br-fjord-{fjord}")));
                }
                assert!(!shown.contains("[term") && !shown.contains("[card"), "a word is missing:\n{shown}");
            }
            session = app.session;
        }
        assert!(session.table().outcome().is_some());
    }
}

/// Two warriors and a leader in a province stand there in letters, with their STR, and so does a ship in its fjord.
#[test]
fn figures_stand_on_the_map_in_letters() {
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
    let shown = screen(&mut app, 80, 24);
    let clan: String = app.view.table.sheet(Seat::new(0)).clan.to_string().chars().take(3).collect();
    let clan = clan[..1].to_uppercase() + &clan[1..];
    assert!(shown.contains(&format!("{clan} L w=6")), "leader, warrior and the ship's support:\n{shown}");
    assert!(shown.contains(&format!("{clan} S=2")), "the ship in its fjord:\n{shown}");
}
