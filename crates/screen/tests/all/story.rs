//! What has happened can be gone through step by step, and a game can be played again.

use super::*;

/// A seat after two rounds, with what the others did since its last decision.
fn later() -> (App<VaalbaraScreen>, TempDir) {
    let (mut session, folder) = session(3, 7);
    play_on(&mut session, 14);
    (testing::app(session, Lang::En, true), folder)
}

#[test]
fn steps_go_back_and_on_while_the_question_stays() {
    let (mut app, _folder) = later();
    let (now, asked) = (app.view.clone(), app.prompt.0.clone());
    let newest = screen(&mut app, 80, 24);
    press(&mut app, KeyCode::Left);
    let past = app.past.as_ref().expect("an earlier step");
    let (turn, steps) = (past.turn, past.steps);
    assert_eq!(past.view, app.session.table().rewound(turn).view(app.viewer), "nothing but what the viewer knew");
    assert_eq!(past.step, steps - 1);
    let shown = screen(&mut app, 80, 24);
    assert!(shown.contains(&format!("Step {} of {steps}", steps - 1)), "{shown}");
    assert!(shown.contains("Your choice"), "the question stays in sight:\n{shown}");
    press(&mut app, KeyCode::Left);
    assert!(app.past.as_ref().is_some_and(|past| past.turn < turn));
    press(&mut app, KeyCode::Right);
    press(&mut app, KeyCode::Right);
    assert!(app.past.is_none(), "the last step is now");
    assert_eq!((screen(&mut app, 80, 24), &app.view, &app.prompt.0), (newest, &now, &asked));
}

#[test]
fn the_first_step_is_the_set_up() {
    let (mut app, _folder) = later();
    (0..1000).for_each(|_| press(&mut app, KeyCode::Left));
    assert_eq!(app.past.as_ref().map(|past| (past.turn, past.step)), Some((0, 0)));
}

#[test]
fn nobody_decides_on_a_board_of_the_past() {
    let (mut app, _folder) = later();
    let turns = app.session.table().turns().len();
    press(&mut app, KeyCode::Left);
    press(&mut app, KeyCode::Enter);
    assert!(app.past.is_none() && app.session.table().turns().len() == turns, "Enter goes to now");
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.session.table().turns().len(), turns + 1);
}

#[test]
fn one_key_goes_back_to_the_last_own_decision_and_one_to_now() {
    let (mut app, _folder) = later();
    app.known = 3;
    press(&mut app, KeyCode::Char('<'));
    let turn = app.log[2].turn;
    assert!(app.past.as_ref().is_some_and(|past| past.turn == turn));
    press(&mut app, KeyCode::Char('>'));
    assert!(app.past.is_none());
}

/// One person and a bot.
fn against_a_bot(seed: u64) -> (App<VaalbaraScreen>, TempDir) {
    let folder = TempDir::new().expect("a folder");
    let file = SaveFile::create(Some(folder.path()), Vaalbara::ID).expect("a place for the game");
    let game = Vaalbara::open(2, &Options::default()).expect("the rules");
    let players = vec![Player::Person, Player::Bot("random".parse().expect("a bot"))];
    let session = Session::begin(game, players, SeedParts::from_number(seed), file).expect("a game");
    (App::new(session, Lang::En, Palette::new(true)), folder)
}

/// Waits until the bot has thought; nothing of it is timed.
fn tick_until(app: &mut App<VaalbaraScreen>, done: impl Fn(&App<VaalbaraScreen>) -> bool) {
    for _ in 0..10_000 {
        assert!(app.tick().is_ok());
        if done(app) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    panic!("the bot never decides");
}

#[test]
fn while_paused_the_others_decide_one_step_at_a_time() {
    // Secret choices of both come at once; what follows them in turn waits.
    for seed in 1..20 {
        let (mut app, _folder) = against_a_bot(seed);
        press(&mut app, KeyCode::Char(' '));
        assert!(app.paused);
        tick_until(&mut app, |app| !app.session.table().turns().is_empty());
        press(&mut app, KeyCode::Enter);
        if app.my_turn() {
            continue;
        }
        let turns = app.session.table().turns().len();
        for _ in 0..200 {
            assert!(app.tick().is_ok());
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        assert_eq!(app.session.table().turns().len(), turns, "it waits");
        assert!(screen(&mut app, 80, 24).contains("Paused"));
        for _ in 0..10_000 {
            assert!(app.tick().is_ok());
            press(&mut app, KeyCode::Right);
            if app.session.table().turns().len() > turns {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        panic!("it is never shown");
    }
    panic!("the bot never acts first");
}

#[test]
fn a_rematch_is_one_key_for_the_same_players_and_rules() {
    let (mut session, folder) = session(3, 11);
    play_on(&mut session, 1000);
    let mut app = App::new(session, Lang::De, Palette::new(true));
    assert!(app.session.table().outcome().is_some());
    press(&mut app, KeyCode::Char('N'));
    assert!(app.rematch);
    let again = app.session.rematch().expect("one more game");
    assert_eq!(again.players(), app.session.players());
    assert_eq!((again.table().turns().len(), again.table().outcome().is_some()), (0, false));
    assert_ne!(again.table().parts().mix(), app.session.table().parts().mix(), "dealt anew");
    assert_ne!(again.save_file().path(), app.session.save_file().path());
    assert!(again.save_file().path().starts_with(folder.path()));
}

#[test]
fn there_is_no_rematch_before_the_end() {
    let (mut app, _folder) = later();
    press(&mut app, KeyCode::Char('N'));
    assert!(!app.rematch);
}
