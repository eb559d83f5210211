//! What the screen of Valhalla shows.

use meadhall_engine::Seat;
use meadhall_screen::Screen;
use meadhall_screen::play::session::Session;
use meadhall_screen::testing::{app, play_on, screen};
use meadhall_valhalla_screen::ValhallaScreen;
use meadhall_words::Lang;
use tempfile::TempDir;

/// A game of people alone, kept in a folder of its own.
fn session(players: usize, seed: u64) -> (Session<ValhallaScreen>, TempDir) {
    let folder = TempDir::new().expect("a folder");
    (meadhall_screen::testing::session(players, seed, folder.path()), folder)
}

#[test]
fn halls_battle_and_cards_are_on_the_screen_all_through_the_game() {
    for (players, lang) in [(1, Lang::Cs), (2, Lang::Cs), (4, Lang::En), (6, Lang::De)] {
        let (mut session, _folder) = session(players, 7);
        let words = ValhallaScreen::texts().words(lang);
        while session.table().outcome().is_none() {
            play_on(&mut session, 17);
            let Some(seat) = session.waiting_people().first() else { break };
            let choices = session.choices(seat, words);
            let names = session.names(words);
            let mut app = app(session, lang, true);
            let fighting = app.view.table.battle.is_on();
            for (width, height) in [(60, 24), (80, 24), (100, 40), (160, 50)] {
                let shown = screen(&mut app, width, height);
                let seen = |what: &str| assert!(shown.contains(what), "{width}x{height} hides `{what}`:\n{shown}");
                seen(&app.prompt.0.chars().take(30).collect::<String>());
                seen(&choices[0].1.chars().take(10).collect::<String>());
                Seat::all(players).for_each(|seat| seen(&names(seat)));
                seen(&words.say("term-va-shields"));
                if fighting {
                    let sides = ["term-va-attack", "term-va-defence"].map(|key| words.say(key));
                    assert!(sides.iter().any(|side| shown.contains(side)), "the battle is hidden:\n{shown}");
                }
                let missing = ["[term", "[card", "[jarl", "[face"].iter().any(|key| shown.contains(key));
                assert!(!missing, "a word is missing:\n{shown}");
            }
            session = app.session;
        }
        assert!(session.table().outcome().is_some());
    }
}
