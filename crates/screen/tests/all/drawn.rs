//! What the drawn screen shows, at all sizes, in all languages.

use super::*;

#[test]
fn everything_that_matters_is_on_the_screen_all_through_the_game() {
    for (players, lang) in [(2, Lang::Cs), (3, Lang::En), (5, Lang::De)] {
        let (session, _folder) = session(players, 7);
        look_at_whole_game(session, lang, 13, |app, size, shown| {
            check_choice(app, size, shown);
            let (words, names) = (app.words, app.session.names(app.words));
            let see = |what: &str| assert!(shown.contains(what), "{size:?} hides `{what}`:\n{shown}");
            Seat::all(players).for_each(|seat| see(&names(seat)));
            see(&words.say("term-vb-omens-label"));
            see(&words.fill("term-vb-row-label", &[("row", 1.into())]));
            if size.0 >= 80 {
                // The last column of the lands is whole.
                see(&format!("≈{}", words.say("land-river").chars().take(2).collect::<String>()));
            }
            if size.0 >= 120 {
                see(&words.say("term-log"));
            }
            let hand = app.view.own.expect("a seat").hand;
            let first = hand.iter().next().map(|card| words.say(&format!("character-{card}"))).unwrap_or_default();
            see(&first);
        });
    }
}

/// Where there is room, every character of the hand stands there with what it does.
#[test]
fn a_large_screen_tells_what_the_hand_does() {
    for lang in Lang::ALL {
        let (mut app, _folder) = app(4, 3, lang);
        let shown = screen(&mut app, 160, 50);
        let hand = app.view.own.expect("a seat").hand;
        for character in hand.iter() {
            let text = app.words.say(&format!("character-{character}-effect"));
            assert!(hidden(&shown, &text).is_empty(), "`{text}` is hidden:\n{shown}");
        }
    }
}

/// Late in a game everybody has played a lot: on a large screen all of it stands there.
#[test]
fn a_large_screen_names_every_character_that_was_played() {
    let (mut session, _folder) = session(3, 4);
    while session.table().position().round < 8 {
        play_on(&mut session, 1);
    }
    let mut app = testing::app(session, Lang::Cs, true);
    let shown = screen(&mut app, 160, 50);
    for player in &app.view.players {
        for character in player.discard.iter() {
            let name = app.words.say(&format!("character-{character}"));
            assert!(hidden(&shown, &name).is_empty(), "`{name}` is cut:\n{shown}");
        }
    }
}

#[test]
fn the_lands_to_choose_from_are_named_and_valued() {
    let (mut app, _folder) = app(4, 3, Lang::En);
    play_on(&mut app.session, 4);
    app.viewer = Viewer::Seat(app.session.waiting_people().first().expect("somebody to decide"));
    app.refresh();
    let shown = screen(&mut app, 80, 24);
    let game = app.session.table().game();
    for card in app.view.rows.iter().flatten().flatten() {
        let word = app.words.say(&format!("land-{}", game.kind(*card)));
        assert!(shown.contains(&word), "{word} is missing:\n{shown}");
    }
    assert!(shown.contains('+'), "nobody says what a land pays:\n{shown}");
    assert!(shown.contains('▶'), "nobody is marked as active:\n{shown}");
}

#[test]
fn a_window_that_is_too_small_says_so() {
    for lang in Lang::ALL {
        let (mut app, _folder) = app(3, 1, lang);
        for (width, height) in [(59, 24), (80, 19), (20, 8), (5, 2), (1, 1)] {
            let shown = screen(&mut app, width, height);
            let words: Vec<&str> = shown.split_whitespace().collect();
            let told = words.join(" ").contains(&format!("{width} × {height}"));
            assert_eq!(told, width >= 20, "{shown}");
            assert!(!shown.contains('╭'), "{width}x{height} draws a board:\n{shown}");
        }
    }
}

#[test]
fn no_colour_means_none_and_nothing_is_lost() {
    let (mut app, _folder) = app(5, 2, Lang::En);
    let colourful = drawn(&mut app, 100, 30);
    app.palette = Palette::new(false);
    let plain = drawn(&mut app, 100, 30);
    let coloured = |terminal: &Terminal<TestBackend>| {
        let cells = terminal.backend().buffer().content.iter();
        cells.filter(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset).count()
    };
    assert!(coloured(&colourful) > 100);
    assert_eq!(coloured(&plain), 0);
    assert_eq!(text(&colourful), text(&plain), "letters and signs say it all");
}

#[test]
fn the_handover_shows_nothing_of_anybodys_hand() {
    let (session, _folder) = session(3, 4);
    let mut app = App::new(session, Lang::En, Palette::new(true));
    let hidden = |app: &mut App<VaalbaraScreen>| {
        let shown = screen(app, 100, 30);
        Character::ALL.iter().all(|card| !shown.contains(&app.words.say(&format!("character-{card}"))))
    };
    assert!(app.handover.is_some() && hidden(&mut app), "the game begins with the handover");
    press(&mut app, KeyCode::Char('?'));
    press(&mut app, KeyCode::Char('V'));
    assert!(app.handover.is_some() && hidden(&mut app), "nothing but Enter lifts it");
    press(&mut app, KeyCode::Enter);
    assert!(!hidden(&mut app));
    let first = app.viewer;
    press(&mut app, KeyCode::Enter);
    assert!(app.handover.is_some() && hidden(&mut app), "it falls when somebody else has to decide");
    press(&mut app, KeyCode::Enter);
    assert_ne!(app.viewer, first);
}

#[test]
fn choices_are_picked_by_arrows_digits_and_letters() {
    let (mut app, _folder) = app(4, 5, Lang::En);
    let labels: Vec<String> = app.choices.iter().map(|(_, label)| label.clone()).collect();
    press(&mut app, KeyCode::Down);
    press(&mut app, KeyCode::Char('j'));
    assert_eq!(app.chosen, 2);
    press(&mut app, KeyCode::Up);
    assert_eq!(app.chosen, 1);
    press(&mut app, KeyCode::Char('4'));
    assert_eq!(app.chosen, 3);
    press(&mut app, KeyCode::End);
    press(&mut app, KeyCode::Down);
    assert_eq!(app.chosen, labels.len() - 1);
    let letter = labels[0].chars().next().expect("a label").to_ascii_lowercase();
    press(&mut app, KeyCode::Char(letter));
    assert!(labels[app.chosen].to_lowercase().starts_with(letter));
    press(&mut app, KeyCode::Char('3'));
    let (action, _) = app.choices[2].clone();
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.session.table().turns().last().map(|turn| turn.action), Some(action));
}

#[test]
fn several_digits_make_one_number() {
    let (mut app, _folder) = app(5, 5, Lang::En);
    let many: Vec<(Action, String)> = (0..25).map(|n| (Action::Rider(n / 5, n % 5), format!("{n}"))).collect();
    app.choices = many;
    write(&mut app, "17");
    assert_eq!(app.chosen, 16);
    write(&mut app, "3");
    assert_eq!(app.chosen, 2, "173 is none, so a new number begins");
    press(&mut app, KeyCode::Down);
    write(&mut app, "1");
    assert_eq!(app.chosen, 0);
}

#[test]
fn a_refused_line_says_why_and_changes_nothing() {
    let (mut app, _folder) = app(4, 6, Lang::En);
    write(&mut app, ":take 3");
    assert!(screen(&mut app, 80, 24).contains(": take 3"), "what is typed can be read");
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.session.table().turns().len(), 0);
    assert!(screen(&mut app, 80, 24).contains("Not possible"), "{}", screen(&mut app, 80, 24));
    let missing = Character::ALL.into_iter().find(|card| !app.choices.iter().any(|(a, _)| *a == Action::Assign(*card)));
    write(&mut app, &format!(":assign {}", missing.expect("a card in the pile")));
    press(&mut app, KeyCode::Enter);
    for size in [(80, 24), (60, 20)] {
        let shown = screen(&mut app, size.0, size.1);
        assert!(hidden(&shown, "is not in your hand").is_empty(), "{shown}");
    }
    press(&mut app, KeyCode::Char('R'));
    assert!(screen(&mut app, 80, 24).contains("VB-4.1"), "the refusal leads to its clause");
    press(&mut app, KeyCode::Esc);
    write(&mut app, ":nonsense");
    press(&mut app, KeyCode::Enter);
    assert!(hidden(&screen(&mut app, 80, 24), "neither a choice nor a command").is_empty());
}

#[test]
fn a_line_of_the_log_leads_to_its_clause() {
    let (mut app, _folder) = app(2, 8, Lang::En);
    press(&mut app, KeyCode::Tab);
    assert_eq!(app.focus, Focus::Log);
    press(&mut app, KeyCode::Home);
    press(&mut app, KeyCode::Enter);
    assert!(matches!(app.popup, Some(Popup::Clause(_))));
    let shown = screen(&mut app, 80, 24);
    assert!(shown.contains("VB-3.1") && shown.contains("nine rounds"), "{shown}");
    press(&mut app, KeyCode::Right);
    assert!(screen(&mut app, 80, 24).contains("VB-3.2"));
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.popup, None);
}

#[test]
fn help_cards_and_table_open_at_every_size_in_every_language() {
    for lang in Lang::ALL {
        let (mut app, _folder) = app(5, 9, lang);
        for (key, word) in [('?', "term-key-quit"), ('C', "character-warrior"), ('V', "clan-red")] {
            press(&mut app, KeyCode::Char(key));
            screen(&mut app, 80, 24);
            for (width, height) in [(60, 20), (80, 24), (140, 45)] {
                app.scroll = 0;
                let top = screen(&mut app, width, height);
                app.scroll = usize::MAX;
                let bottom = screen(&mut app, width, height);
                let wanted = app.words.say(word);
                let wanted: String = wanted.split(" = ").last().unwrap_or_default().chars().take(12).collect();
                assert!(top.contains(&wanted) || bottom.contains(&wanted), "{lang} {key} {width}x{height}:\n{bottom}");
                assert!(top.contains('╔') && top.contains('╝'), "{top}");
            }
            press(&mut app, KeyCode::Esc);
        }
    }
}

#[test]
fn undo_is_free_before_anybody_learns_and_asked_for_after() {
    let (mut app, _folder) = app(3, 10, Lang::En);
    let me = app.viewer;
    press(&mut app, KeyCode::Char('u'));
    assert!(hidden(&screen(&mut app, 80, 24), "nothing to take back").is_empty());
    press(&mut app, KeyCode::Enter);
    app.handover = None;
    press(&mut app, KeyCode::Char('u'));
    assert_eq!(app.session.table().turns().len(), 0, "nobody has learnt anything: it is free");
    press(&mut app, KeyCode::Enter);
    play_on(&mut app.session, 2);
    (app.viewer, app.handover) = (me, None);
    app.refresh();
    let turns = app.session.table().turns().len();
    press(&mut app, KeyCode::Char('u'));
    assert_eq!(app.popup, Some(Popup::Undo), "characters were revealed: the others are asked");
    press(&mut app, KeyCode::Char('n'));
    assert_eq!(app.session.table().turns().len(), turns);
    press(&mut app, KeyCode::Char('u'));
    press(&mut app, KeyCode::Char('y'));
    assert_eq!(app.session.table().turns().len(), 0);
}

#[test]
fn the_end_shows_the_places() {
    let (mut session, _folder) = session(4, 11);
    play_on(&mut session, 1000);
    let mut app = App::new(session, Lang::En, Palette::new(true));
    for (width, height) in [(60, 20), (80, 24), (140, 45)] {
        let shown = screen(&mut app, width, height);
        assert!(
            shown.contains("Result") && shown.contains("The game is over") && shown.contains("N play again"),
            "{shown}"
        );
        for place in 1..=4 {
            assert!(shown.contains(&format!("{place}. ")), "{width}x{height}:\n{shown}");
        }
    }
    assert_eq!(app.session.places(app.words).len(), 4);
}

#[test]
fn the_language_changes_at_once() {
    let (mut app, _folder) = app(3, 12, Lang::En);
    assert!(screen(&mut app, 80, 24).contains("Row 1"));
    press(&mut app, KeyCode::Char('L'));
    assert!(screen(&mut app, 80, 24).contains("Řada 1"));
    write(&mut app, ":lang de");
    press(&mut app, KeyCode::Enter);
    assert!(screen(&mut app, 80, 24).contains("Reihe 1"));
    assert_eq!(VaalbaraScreen::cards(app.words).len(), 18);
}

#[test]
fn a_standing_answer_is_left_and_taken_away() {
    let (mut app, _folder) = app(3, 13, Lang::En);
    let me = app.viewer.seat().expect("a seat");
    press(&mut app, KeyCode::Char('S'));
    press(&mut app, KeyCode::Down);
    press(&mut app, KeyCode::Enter);
    let left = |app: &App<VaalbaraScreen>| {
        let left = app.session.order_offers(me).into_iter().filter(|offer| offer.left);
        left.map(|offer| offer.written).collect::<Vec<_>>()
    };
    assert_eq!(left(&app), ["never-show"]);
    assert!(screen(&mut app, 80, 24).contains("[x] Never show"));
    press(&mut app, KeyCode::Enter);
    assert!(left(&app).is_empty());
}

/// Where a question only hides who holds a card, an answer for good is offered beside it: by a key, or typed.
#[test]
fn an_answer_for_good_is_offered_beside_the_question() {
    let (mut session, _folder) = session(4, 5);
    let asked = |session: &Session<VaalbaraScreen>| matches!(session.table().position().asked, Asked::Show { .. });
    for n in 0..200 {
        if asked(&session) {
            break;
        }
        let seat = session.waiting_people().first().expect("somebody");
        let choices = session.table().legal(seat);
        assert!(session.decide(seat, choices[n % choices.len()]).is_ok());
    }
    let mut app = App::new(session, Lang::En, Palette::new(true));
    app.accept_handover();
    let me = app.viewer.seat().expect("a seat");
    assert!(asked(&app.session) && screen(&mut app, 100, 30).contains("S for good"));
    write(&mut app, ":always no");
    press(&mut app, KeyCode::Enter);
    assert!(!app.session.table().pending().contains(me), "the table has answered");
    let left: Vec<String> =
        app.session.order_offers(me).into_iter().filter(|offer| offer.left).map(|offer| offer.written).collect();
    assert_eq!(left, ["never-show"]);
}
