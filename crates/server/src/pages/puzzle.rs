//! Puzzles: the list of all, and the page of one with the real board.

use super::choices::beside_board;
use super::layout::{page, shell};
use super::model::{Choice, Frame, LogLine};
use crate::puzzles::{self, Solved};
use maud::{Markup, html};
use meadhall_board::icon;
use meadhall_games::{GAMES, GameEntry};
use meadhall_words::Words;

/// What the page of a puzzle shows.
pub struct PuzzlePage<'a> {
    /// What every page needs.
    pub frame: &'a Frame,
    /// The words of its game and of the house.
    pub words: &'static Words,
    /// The game.
    pub game: &'static GameEntry,
    /// The number of the puzzle, from 1, and how many there are.
    pub place: (usize, usize),
    /// How many seats the game has.
    pub seats: usize,
    /// What is asked, in the words of a table.
    pub prompt: String,
    /// What came of a try.
    pub tried: Tried,
    /// Why the best choice is the best, once it may be known.
    pub why: Vec<String>,
    /// The board, with the player's choices.
    pub board: Markup,
    /// The player's choices in words.
    pub choices: Vec<Choice>,
    /// The log.
    pub log: Vec<LogLine>,
}

/// What came of a try, in words.
pub enum Tried {
    /// Nothing was tried yet.
    Nothing,
    /// Another choice is better.
    Wrong(String),
    /// That was it, or the answer was asked for.
    Answered(String),
}

/// The address of a puzzle.
fn address(game: &GameEntry, number: usize) -> String {
    format!("/puzzles/{}/{number}", game.id())
}

/// All puzzles of all games.
pub fn puzzles(frame: &Frame, solved: &Solved) -> Markup {
    let words = frame.words();
    let games = GAMES.iter().filter(|game| !puzzles::of(game.id()).is_empty());
    let content = html! {
        h1 { (words.say("puzzles-title")) }
        p.lead { (words.say("puzzles-about")) }
        @for game in games {
            @let count = puzzles::of(game.id()).len();
            section.parch {
                h2 { (game.board.words(frame.lang).say("game-name")) }
                p.hint { (words.fill("puzzles-solved", &[("solved", solved.count(game.id()).into()), ("count", count.into())])) }
                ul.puzzle-list {
                    @for number in 1..=count {
                        @let done = solved.has(game.id(), number);
                        li {
                            a.button.quiet.done[done] href=(address(game, number)) {
                                @if done { (icon("check")) }
                                span.sr { (words.say("puzzle")) " " }
                                (number)
                                @if done { span.sr { " " (words.say("puzzle-done")) } }
                            }
                        }
                    }
                }
            }
        }
    };
    page(frame, &words.say("puzzles-title"), &["puzzles.css"], content)
}

/// The page of a puzzle.
pub fn puzzle(page: &PuzzlePage<'_>) -> Markup {
    let words = page.words;
    let title = place(page);
    let board = page.game.board;
    let body = html! {
        main #table tabindex="-1" {
            div.table.puzzle.{ (page.game.id()) }.{ "seats-" (page.seats) } {
                h1.sr { (title) }
                (panel(page))
                (page.board)
                (log(page))
                form #play method="get" action=(address(page.game, page.place.0)) {}
            }
        }
    };
    let files: Vec<&str> =
        ["table.css", board.table_style, "puzzles.css"].into_iter().chain(board.table_script).collect();
    shell(page.frame, &format!("{title} – {}", words.say("game-name")), "play", &files, body)
}

fn place(page: &PuzzlePage<'_>) -> String {
    let (number, count) = page.place;
    page.words.fill("puzzle-place", &[("number", number.into()), ("count", count.into())])
}

/// What is asked and what came of a try, with the ways on.
fn panel(page: &PuzzlePage<'_>) -> Markup {
    let words = page.words;
    let answered = matches!(page.tried, Tried::Answered(_));
    html! {
        section.ask.mine.puzzle-panel aria-label=(words.say("puzzle")) {
            div.ask-words {
                p.whose { a href="/puzzles" { (words.say("puzzles-title")) } " · " (place(page)) }
                p #prompt tabindex="-1" aria-live="polite" {
                    @match &page.tried {
                        Tried::Nothing => { (words.say("puzzle-ask")) }
                        Tried::Wrong(said) | Tried::Answered(said) => { (said) }
                    }
                }
                @if answered {
                    @if !page.why.is_empty() { ul.plain.why { @for sentence in &page.why { li { (sentence) } } } }
                } @else { p.hint { (page.prompt) } }
            }
            @if !answered { (beside_board(page.words, &page.choices)) }
            (ways(page, answered))
        }
    }
}

fn ways(page: &PuzzlePage<'_>, answered: bool) -> Markup {
    let words = page.words;
    let (number, count) = page.place;
    let here = address(page.game, number);
    html! {
        div.puzzle-ways {
            @if answered {
                @if number < count { a.button.big href=(address(page.game, number + 1)) { (words.say("puzzle-next")) (icon("arrow-right")) } }
                a.button.quiet href=(here) { (words.say("puzzle-again")) }
            } @else {
                a.button.quiet href={ (here) "?answer=yes" } { (words.say("puzzle-show")) }
                @if number < count { a.button.quiet href=(address(page.game, number + 1)) { (words.say("puzzle-next")) } }
            }
            a.button.quiet href="/puzzles" { (words.say("puzzle-all")) }
        }
    }
}

fn log(page: &PuzzlePage<'_>) -> Markup {
    let words = page.words;
    html! {
        details #log .panel open {
            summary { (icon("log")) (words.say("log-title")) }
            div.log-lines tabindex="0" role="region" aria-label=(words.say("log-title")) {
                ol reversed {
                    @for turn in page.log.chunk_by(|a, b| a.turn == b.turn).rev() {
                        li { @for line in turn { p { (line.text) } } }
                    }
                }
            }
        }
    }
}
