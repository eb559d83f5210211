//! The line that is being typed: a choice or a command, what the choices are filtered by, or what cards are searched for.

use super::app::{App, Focus, Popup};
use crate::failure::Failure;
use crate::play::input::{self, Input};
use crate::screen::Screen;
use meadhall_words::Lang;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

/// The longest line.
const MOST: usize = 200;

/// The commands that can be typed beside choices.
const COMMANDS: [&str; 13] = [
    "help", "view", "log", "advice", "course", "undo", "rules ", "cards", "lang en", "lang cs", "lang de", "standing",
    "quit",
];

/// What a line is typed for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To decide, or to command.
    Say,
    /// To see the choices that fit.
    Filter,
    /// To see the cards that fit.
    SearchCards,
}

/// A line being typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Typed {
    /// What for.
    pub purpose: Purpose,
    /// What stands there.
    pub text: String,
    /// How the line can go on, once that was asked for.
    pub endings: Vec<String>,
}

impl Typed {
    /// An empty line, or one that says this already.
    pub fn new(purpose: Purpose, text: &str) -> Typed {
        Typed { purpose, text: text.to_owned(), endings: Vec::new() }
    }

    /// Whether it filters the choices.
    pub fn is_filter(&self) -> bool {
        self.purpose == Purpose::Filter
    }

    /// The sign before it.
    pub fn sign(&self) -> char {
        if self.purpose == Purpose::Say { ':' } else { '/' }
    }
}

/// A letter without capital and accent, as it can be typed on any keyboard.
pub fn plain(letter: char) -> char {
    match letter.to_lowercase().next().unwrap_or(letter) {
        'á' | 'ä' => 'a',
        'č' => 'c',
        'ď' => 'd',
        'é' | 'ě' => 'e',
        'í' => 'i',
        'ň' => 'n',
        'ó' | 'ö' => 'o',
        'ř' => 'r',
        'š' => 's',
        'ť' => 't',
        'ú' | 'ů' | 'ü' => 'u',
        'ý' => 'y',
        'ž' => 'z',
        other => other,
    }
}

/// Whether every word that is looked for stands in the text, whatever the capitals and accents.
pub fn fits(text: &str, wanted: &str) -> bool {
    let bare = |text: &str| text.chars().map(plain).collect::<String>();
    let text = bare(text);
    wanted.split_whitespace().all(|word| text.contains(&bare(word)))
}

/// The longest beginning that all of these share.
fn shared(texts: &[String]) -> String {
    let Some((first, rest)) = texts.split_first() else { return String::new() };
    let same = |n: &usize| rest.iter().all(|text| text.get(..*n) == first.get(..*n));
    let ends = first.char_indices().map(|(n, letter)| n + letter.len_utf8());
    ends.take_while(same).last().map_or(String::new(), |n| first[..n].to_owned())
}

/// A key was pressed while a line is being typed.
pub fn key<S: Screen>(app: &mut App<S>, key: KeyEvent) -> Result<(), Failure> {
    let Some(typed) = app.typing.as_mut() else { return Ok(()) };
    match key.code {
        KeyCode::Char(c) if typed.text.len() < MOST => {
            typed.text.push(c);
            typed.endings.clear();
        }
        KeyCode::Backspace if typed.text.is_empty() => return leave(app),
        KeyCode::Backspace => {
            typed.text.pop();
            typed.endings.clear();
        }
        KeyCode::Esc => return leave(app),
        KeyCode::Tab if typed.purpose == Purpose::Say => complete(app),
        KeyCode::Up | KeyCode::Down if typed.purpose == Purpose::Filter => app.move_by(key.code == KeyCode::Down),
        KeyCode::Enter => return entered(app),
        _ => {}
    }
    app.apply_typed();
    Ok(())
}

/// Nothing is typed any more, and what was filtered is there again.
fn leave<S: Screen>(app: &mut App<S>) -> Result<(), Failure> {
    if let Some(typed) = app.typing.take() {
        match typed.purpose {
            Purpose::Say => {}
            Purpose::Filter => app.filter.clear(),
            Purpose::SearchCards => app.card_search.clear(),
        }
    }
    Ok(())
}

/// The line is done: it is carried out, or what it filters stays filtered.
fn entered<S: Screen>(app: &mut App<S>) -> Result<(), Failure> {
    match app.typing.take() {
        Some(typed) if typed.purpose == Purpose::Say => said(app, &typed.text),
        _ => Ok(()),
    }
}

/// Completes what is typed as far as it is certain, and shows how it can go on.
fn complete<S: Screen>(app: &mut App<S>) {
    let choices: Vec<String> = app.choices.iter().map(|(action, _)| action.to_string()).collect();
    let Some(typed) = app.typing.as_mut() else { return };
    let begun = typed.text.trim_start().to_lowercase();
    let mut endings: Vec<String> = choices.into_iter().filter(|written| written.starts_with(&begun)).collect();
    endings.extend(COMMANDS.iter().filter(|command| command.starts_with(&begun)).map(|&command| command.to_owned()));
    let known = shared(&endings);
    if known.len() > begun.len() {
        typed.text = known;
    }
    typed.endings = endings;
}

/// A line was typed.
fn said<S: Screen>(app: &mut App<S>, line: &str) -> Result<(), Failure> {
    match input::read(line, &app.choices) {
        Input::Nothing | Input::Choices => {}
        Input::Choice(action) => return app.choose(action),
        Input::Help => app.open(Popup::Help),
        Input::View => app.open(Popup::Table),
        Input::Log => app.focus = Focus::Log,
        Input::Advice => app.consult(),
        Input::WinChart => app.trace(),
        Input::Undo => return app.undo(),
        Input::Rules(clause) => app.open_clause(Some(&clause)),
        Input::Cards => app.open_cards(),
        Input::Lang(code) => match code.parse::<Lang>() {
            Ok(lang) => app.speak(lang),
            Err(_) => app.say("term-no-such-lang"),
        },
        Input::Standing(typed) => return app.stand(&typed),
        Input::Quit => app.left = true,
        Input::Unknown => {
            let text = app.words.fill("term-unknown", &[("line", line.trim().to_owned().into())]);
            app.notice = Some(super::app::Notice { text, clause: None });
        }
    }
    Ok(())
}

impl<S: Screen> App<S> {
    /// Lets what is typed filter what is shown.
    fn apply_typed(&mut self) {
        let Some(typed) = &self.typing else { return };
        match typed.purpose {
            Purpose::Say => {}
            Purpose::Filter => self.filter = typed.text.clone(),
            Purpose::SearchCards => {
                self.card_search = typed.text.clone();
                self.scroll = 0;
            }
        }
        let shown = self.shown();
        if !shown.contains(&self.chosen)
            && let Some(&first) = shown.first()
        {
            self.chosen = first;
        }
    }

    /// The places of the choices that are shown: those that fit the filter, and while a choice is being typed, those that
    /// begin so.
    pub fn shown(&self) -> Vec<usize> {
        let begun = self.typing.as_ref().filter(|typed| typed.purpose == Purpose::Say);
        let begun = begun.map_or(String::new(), |typed| typed.text.trim_start().to_lowercase());
        let all = 0..self.choices.len();
        let fitting = |&n: &usize| {
            let (action, label) = &self.choices[n];
            self.filter.trim().is_empty() || fits(&format!("{label} {action}"), &self.filter)
        };
        let typed: Vec<usize> = match begun.is_empty() {
            true => Vec::new(),
            false => all.clone().filter(|&n| self.choices[n].0.to_string().starts_with(&begun)).collect(),
        };
        if typed.is_empty() { all.filter(fitting).collect() } else { typed }
    }

    /// Moves the cursor to the next choice that is shown, or to the one before.
    pub(super) fn move_by(&mut self, on: bool) {
        let shown = self.shown();
        let next = match on {
            true => shown.iter().find(|&&n| n > self.chosen).or(shown.last()),
            false => shown.iter().rev().find(|&&n| n < self.chosen).or(shown.first()),
        };
        self.chosen = next.copied().unwrap_or(self.chosen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_whatever_their_capitals_and_accents() {
        assert!(fits("Přesuň se: Žralok do Gimlé", "zralok GIML"));
        assert!(!fits("Přesuň se: Žralok", "zralok gimle"));
        assert!(fits("anything", "  "));
    }

    #[test]
    fn what_all_endings_share_is_certain() {
        let texts = |list: &[&str]| list.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
        assert_eq!(shared(&texts(&["take 1", "take 2"])), "take ");
        assert_eq!(shared(&texts(&["élan", "été"])), "é");
        assert_eq!(shared(&texts(&["pass"])), "pass");
        assert_eq!(shared(&[]), "");
    }
}
