//! Screens drawn into text: what the tests of games' screens share.

use crate::play::Player;
use crate::play::save_file::SaveFile;
use crate::play::session::Session;
use crate::screen::{RulesOf, Screen};
use crate::terminal::{self, App, Palette};
use meadhall_engine::{Game, Options, SeedParts};
use meadhall_words::Lang;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::Color;
use std::path::Path;

/// A game of people alone, kept in this folder.
///
/// # Panics
/// If it cannot begin.
pub fn session<S: Screen>(players: usize, seed: u64, folder: &Path) -> Session<S> {
    let file = SaveFile::create(Some(folder), RulesOf::<S>::ID).expect("a place for the game");
    let game = RulesOf::<S>::open(players, &Options::default()).expect("the rules");
    Session::begin(game, vec![Player::Person; players], SeedParts::from_number(seed), file).expect("a game")
}

/// The screen of somebody who sits there already.
pub fn app<S: Screen>(session: Session<S>, lang: Lang, colours: bool) -> App<S> {
    let mut app = App::new(session, lang, Palette::new(colours));
    app.accept_handover();
    app
}

/// Plays some choice of whoever is waited for, so many times.
///
/// # Panics
/// If a legal choice is refused.
pub fn play_on<S: Screen>(session: &mut Session<S>, decisions: usize) {
    for n in 0..decisions {
        let Some(seat) = session.waiting_people().first() else { return };
        let choices = session.table().legal(seat);
        assert!(session.decide(seat, choices[n % choices.len()]).is_ok(), "a legal choice is refused");
    }
}

/// A screen of this size.
///
/// # Panics
/// Never: a terminal in memory can always be drawn on.
pub fn drawn<S: Screen>(app: &mut App<S>, width: u16, height: u16) -> Terminal<TestBackend> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal");
    terminal.draw(|frame| terminal::draw(app, frame)).expect("a drawing");
    terminal
}

/// What stands on a drawn screen.
pub fn text(terminal: &Terminal<TestBackend>) -> String {
    let buffer = terminal.backend().buffer();
    let row = |y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>() + "\n";
    (0..buffer.area.height).map(row).collect()
}

/// What a screen of this size shows.
pub fn screen<S: Screen>(app: &mut App<S>, width: u16, height: u16) -> String {
    text(&drawn(app, width, height))
}

/// The four sizes at which every screen has to show what matters.
pub const SIZES: [(u16, u16); 4] = [(60, 20), (80, 24), (120, 40), (160, 50)];

/// The words of a text that a screen does not show, wherever it breaks the lines.
pub fn hidden<'a>(shown: &str, text: &'a str) -> Vec<&'a str> {
    text.split_whitespace().filter(|word| !shown.contains(word)).collect()
}

/// Calls `check` with what the screen shows at each of the four sizes, with the cursor on the first, the last and some
/// choice between, at every `every`th decision of a whole game.
///
/// # Panics
/// If the game does not end.
pub fn look_at_whole_game<S: Screen>(
    mut session: Session<S>,
    lang: Lang,
    every: usize,
    mut check: impl FnMut(&App<S>, (u16, u16), &str),
) {
    while session.table().outcome().is_none() {
        play_on(&mut session, every);
        let mut app = app(session, lang, true);
        for place in [app.chosen, 0, app.choices.len() / 2, app.choices.len().saturating_sub(1)] {
            app.chosen = place;
            for size in SIZES {
                let terminal = drawn(&mut app, size.0, size.1);
                check_colours(&terminal);
                let shown = text(&terminal);
                check(&app, size, &shown);
            }
        }
        session = app.session;
    }
    assert!(session.table().outcome().is_some());
}

/// What every screen of every game shows at every size: what is asked and the choice under the cursor; and from 80 by 24 on,
/// the whole text of the card that it is about, and everything that there is to know about it.
///
/// # Panics
/// If one of them is hidden.
pub fn check_choice<S: Screen>(app: &App<S>, (width, height): (u16, u16), shown: &str) {
    let see = |what: &str, text: &str| {
        let hidden = hidden(shown, text);
        assert!(hidden.is_empty(), "{width}x{height} hides {hidden:?} of the {what} `{text}`:\n{shown}");
    };
    see("question", &app.prompt.0);
    let Some((action, label)) = app.choices.get(app.chosen) else { return };
    see("choice", label);
    let card = S::card(app.session.table().game(), &app.view, *action, app.words);
    if let Some(card) = card.filter(|_| width >= 80) {
        see("card", &format!("{} {}", card.name, card.text));
    }
    let about = S::about(app.session.table().game(), &app.view, *action, app.words);
    if let Some(about) = about.filter(|_| width >= 80) {
        see("explanation", &about);
    }
    // Several choices can be compared.
    let listed = shown.lines().filter(|line| (1..=app.choices.len()).any(|n| line.contains(&format!("{n}. ")))).count();
    assert!(listed >= app.choices.len().min(2), "{width}x{height} lists {listed} choices:\n{shown}");
    for key in ["[term", "[drawn", "[card", "[jarl", "[face", "[land", "[place"] {
        assert!(!shown.contains(key), "a word is missing:\n{shown}");
    }
}

/// The sixteen colours as the standard terminal shows them.
fn rgb(colour: Color) -> Option<[u8; 3]> {
    Some(match colour {
        Color::Black => [0, 0, 0],
        Color::Red => [205, 0, 0],
        Color::Green => [0, 205, 0],
        Color::Yellow => [205, 205, 0],
        Color::Blue => [0, 0, 238],
        Color::Magenta => [205, 0, 205],
        Color::Cyan => [0, 205, 205],
        Color::Gray => [229, 229, 229],
        Color::DarkGray => [127, 127, 127],
        Color::White => [255, 255, 255],
        _ => return None,
    })
}

/// The contrast of two colours, from 1 to 21.
fn contrast(one: [u8; 3], two: [u8; 3]) -> f64 {
    let light = |rgb: [u8; 3]| {
        let linear = rgb.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.03928 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    };
    let (one, two) = (light(one) + 0.05, light(two) + 0.05);
    one.max(two) / one.min(two)
}

/// Every text that is drawn in colours can be read on a light ground and on a dark one, and the colours are those that every
/// terminal has.
///
/// # Panics
/// If a colour is none of the sixteen, or a text stands out too little.
pub fn check_colours(terminal: &Terminal<TestBackend>) {
    for cell in &terminal.backend().buffer().content {
        if cell.symbol().trim().is_empty() || cell.fg == Color::Reset && cell.bg == Color::Reset {
            continue;
        }
        let ink = rgb(cell.fg).unwrap_or_else(|| panic!("{:?} is none of the sixteen", cell.fg));
        let grounds = match cell.bg {
            Color::Reset => vec![[0, 0, 0], [255, 255, 255]],
            colour => vec![rgb(colour).unwrap_or_else(|| panic!("{colour:?} is none of the sixteen"))],
        };
        for ground in grounds {
            let found = contrast(ink, ground);
            assert!(found >= 4.4, "{:?} on {:?}: {found:.1} ({})", cell.fg, cell.bg, cell.symbol());
        }
    }
}
