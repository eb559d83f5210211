//! What each key does.

use super::app::{App, Focus, Popup};
use super::typing::{self, Purpose, Typed, plain};
use super::win_chart::{self, ChartMove};
use crate::failure::Failure;
use crate::screen::{RulesOf, Screen};
use meadhall_engine::Orders;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// How far a page goes.
const PAGE: usize = 8;

/// A key was pressed.
pub fn press<S: Screen>(app: &mut App<S>, key: KeyEvent) -> Result<(), Failure> {
    if leaves(key) {
        app.left = true;
    } else if app.handover.is_some() {
        match key.code {
            KeyCode::Enter => app.accept_handover(),
            KeyCode::Char('q') => app.left = true,
            _ => {}
        }
    } else if app.typing.is_some() {
        return typing::key(app, key);
    } else if app.popup.is_some() {
        return popup_key(app, key);
    } else {
        return table_key(app, key);
    }
    Ok(())
}

/// Whether a key is Ctrl-C, which a drawn screen reads as a key.
pub fn interrupts(key: KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && matches!(key.code, KeyCode::Char('c' | 'C'))
}

fn leaves(key: KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && matches!(key.code, KeyCode::Char('c' | 'C' | 'd' | 'D'))
}

fn table_key<S: Screen>(app: &mut App<S>, key: KeyEvent) -> Result<(), Failure> {
    let digits = std::mem::take(&mut app.digits);
    match key.code {
        KeyCode::Char('q') => app.left = true,
        KeyCode::Char('?') | KeyCode::F(1) => app.open(Popup::Help),
        KeyCode::Char('u') => return app.undo(),
        KeyCode::Char('A') | KeyCode::F(7) => app.consult(),
        KeyCode::Char('G') | KeyCode::F(8) => app.trace(),
        KeyCode::Char('C') | KeyCode::F(2) => app.open_cards(),
        KeyCode::Char('V') | KeyCode::F(3) => app.open(Popup::Table),
        KeyCode::Char('R') | KeyCode::F(4) => {
            let clause = app.notice.as_ref().and_then(|notice| notice.clause.clone()).or(app.prompt.1.clone());
            app.open_clause(clause.as_deref());
        }
        KeyCode::Char('L') | KeyCode::F(5) => app.next_language(),
        KeyCode::Char('S') | KeyCode::F(6) if RulesOf::<S>::ORDERS && app.viewer.seat().is_some() => {
            return app.stand("");
        }
        KeyCode::Char('N') | KeyCode::F(9) if app.session.table().outcome().is_some() => app.rematch = true,
        KeyCode::Char(':') => app.typing = Some(Typed::new(Purpose::Say, "")),
        KeyCode::Char('/') if app.my_turn() => app.typing = Some(Typed::new(Purpose::Filter, &app.filter)),
        KeyCode::Char(' ' | 'P' | '<' | '>') | KeyCode::Left | KeyCode::Right => return story_key(app, key.code),
        KeyCode::Tab | KeyCode::BackTab => {
            app.focus = if app.focus == Focus::Choices { Focus::Log } else { Focus::Choices };
            app.log_at = app.log.len().saturating_sub(1);
        }
        KeyCode::Esc if app.past.is_some() => app.to_now(),
        KeyCode::Esc => {
            app.focus = Focus::Choices;
            app.notice = None;
            app.filter.clear();
        }
        KeyCode::Enter if app.focus == Focus::Log => {
            let clause = app.log.get(app.log_at).and_then(|line| line.clause.clone());
            app.open_clause(clause.as_deref());
        }
        // Nobody decides on a board of the past.
        KeyCode::Enter if app.past.is_some() => app.to_now(),
        KeyCode::Enter => {
            if let Some(action) = app.choice().filter(|_| app.shown().contains(&app.chosen)) {
                return app.choose(action);
            }
        }
        KeyCode::Char(digit @ '0'..='9') => pick_number(app, digits, digit),
        KeyCode::Char('j' | 'k') | KeyCode::Up | KeyCode::Down | KeyCode::PageUp | KeyCode::PageDown => {
            move_cursor(app, key.code);
        }
        KeyCode::Home => set_cursor(app, 0),
        KeyCode::End => set_cursor(app, usize::MAX),
        KeyCode::Char(letter) => pick_letter(app, letter),
        _ => {}
    }
    Ok(())
}

/// Goes through what has happened, or lets it go on.
fn story_key<S: Screen>(app: &mut App<S>, code: KeyCode) -> Result<(), Failure> {
    match code {
        KeyCode::Left => app.step_back(),
        KeyCode::Right => return app.step_on(),
        KeyCode::Char('<') => app.step_to_last_turn(),
        KeyCode::Char('>') => app.skip(),
        KeyCode::Char('P') => app.next_pace(),
        _ => app.pause(),
    }
    Ok(())
}

fn step(at: usize, code: KeyCode) -> usize {
    match code {
        KeyCode::Up | KeyCode::Char('k') => at.saturating_sub(1),
        KeyCode::Down | KeyCode::Char('j') => at.saturating_add(1),
        KeyCode::PageUp => at.saturating_sub(PAGE),
        KeyCode::PageDown => at.saturating_add(PAGE),
        _ => at,
    }
}

fn move_cursor<S: Screen>(app: &mut App<S>, code: KeyCode) {
    match app.focus {
        Focus::Choices if app.shown().len() < app.choices.len() => {
            let times = if matches!(code, KeyCode::PageUp | KeyCode::PageDown) { PAGE } else { 1 };
            let on = matches!(code, KeyCode::Down | KeyCode::PageDown | KeyCode::Char('j'));
            (0..times).for_each(|_| app.move_by(on));
        }
        Focus::Choices => set_cursor(app, step(app.chosen, code)),
        Focus::Log => set_cursor(app, step(app.log_at, code)),
    }
}

fn set_cursor<S: Screen>(app: &mut App<S>, to: usize) {
    match app.focus {
        Focus::Choices => app.chosen = to.min(app.choices.len().saturating_sub(1)),
        Focus::Log => app.log_at = to.min(app.log.len().saturating_sub(1)),
    }
}

/// Puts the cursor on the choice of this number; digits typed one after another make one number where there is one.
fn pick_number<S: Screen>(app: &mut App<S>, mut digits: String, digit: char) {
    app.focus = Focus::Choices;
    digits.push(digit);
    let place =
        |text: &str| text.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).filter(|&n| n < app.choices.len());
    let found = place(&digits).map(|n| (n, digits.clone())).or_else(|| {
        let alone = digit.to_string();
        place(&alone).map(|n| (n, alone))
    });
    if let Some((n, digits)) = found {
        app.chosen = n;
        app.digits = digits;
        if !app.shown().contains(&n) {
            app.filter.clear();
        }
    }
}

/// Puts the cursor on the next choice that begins with this letter.
fn pick_letter<S: Screen>(app: &mut App<S>, letter: char) {
    app.focus = Focus::Choices;
    let shown = app.shown();
    let begins = |n: &&usize| app.choices[**n].1.chars().next().is_some_and(|first| plain(first) == plain(letter));
    let after = shown.iter().filter(|&&n| n > app.chosen);
    if let Some(&n) = after.chain(&shown).find(begins) {
        app.chosen = n;
    }
}

fn popup_key<S: Screen>(app: &mut App<S>, key: KeyEvent) -> Result<(), Failure> {
    let Some(popup) = app.popup.clone() else { return Ok(()) };
    match (popup, key.code) {
        (Popup::Undo, code) => {
            app.popup = None;
            if matches!(code, KeyCode::Enter | KeyCode::Char('y' | 'Y' | 'a' | 'A' | 'j' | 'J')) {
                return app.take_back();
            }
        }
        (Popup::Warning(place), code) => {
            app.popup = None;
            if matches!(code, KeyCode::Char('y' | 'Y' | 'a' | 'A' | 'j' | 'J'))
                && let Some((action, _)) = app.choices.get(place)
            {
                return app.decide(*action);
            }
        }
        (Popup::Advice, KeyCode::Enter) if app.advice.is_some() => return app.take_advice(),
        (Popup::Cards, KeyCode::Char('/')) => {
            app.typing = Some(Typed::new(Purpose::SearchCards, &app.card_search));
        }
        (Popup::Standing(at), KeyCode::Enter | KeyCode::Char(' ')) => return app.toggle_standing(at),
        (Popup::Standing(at), KeyCode::Up | KeyCode::Down | KeyCode::Char('j' | 'k')) => {
            let count = app.viewer.seat().map_or(0, |seat| app.session.order_offers(seat).len());
            app.popup = Some(Popup::Standing(step(at, key.code).min(count.saturating_sub(1))));
        }
        (Popup::WinChart(at), KeyCode::Enter) if app.win_chart.is_some() => app.open(Popup::PastTable(at)),
        (Popup::WinChart(at), code @ (KeyCode::Left | KeyCode::Right | KeyCode::Up | KeyCode::Down)) => {
            let to = match code {
                KeyCode::Left => ChartMove::Back,
                KeyCode::Right => ChartMove::On,
                KeyCode::Up => ChartMove::TurningBack,
                _ => ChartMove::TurningOn,
            };
            app.popup =
                Some(Popup::WinChart(app.win_chart.as_ref().map_or(at, |chart| win_chart::moved(chart, at, to))));
        }
        (Popup::PastTable(at), KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q')) => app.open(Popup::WinChart(at)),
        (_, KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q' | '?')) => app.popup = None,
        (Popup::Clause(place), KeyCode::Left) => app.open(Popup::Clause(place.saturating_sub(1))),
        (Popup::Clause(place), KeyCode::Right) => {
            app.open(Popup::Clause((place + 1).min(S::clauses().all().len().saturating_sub(1))));
        }
        (_, KeyCode::Char('L')) => app.next_language(),
        (_, KeyCode::Home) => app.scroll = 0,
        (_, code) => app.scroll = step(app.scroll, code),
    }
    Ok(())
}

/// What a key means where a kept game is offered.
pub enum Offered {
    /// Nothing yet.
    Open,
    /// What the cursor is on.
    Chosen,
    /// Neither.
    Left,
}

/// A key was pressed where a kept game is offered.
pub fn offered(key: KeyEvent, go_on: &mut bool) -> Offered {
    match key.code {
        _ if leaves(key) => return Offered::Left,
        KeyCode::Esc | KeyCode::Char('q') => return Offered::Left,
        KeyCode::Enter => return Offered::Chosen,
        KeyCode::Char('1') => *go_on = true,
        KeyCode::Char('2') => *go_on = false,
        KeyCode::Up | KeyCode::Down | KeyCode::Tab | KeyCode::Char('j' | 'k') => *go_on = !*go_on,
        _ => {}
    }
    Offered::Open
}
