//! The log of a table in plain words, the newest turn first.

use super::model::{LogLine, TablePage};
use super::story;
use maud::{Markup, html};
use meadhall_board::icon;

/// How many lines a page carries unless all are asked for: the last turns, and a light page.
pub const LINES: usize = 20;

/// The log.
pub fn log(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        details #log .panel open {
            summary { (icon("log")) (words.say("log-title")) }
            (story::above_log(page))
            div.log-lines tabindex="0" role="region" aria-label=(words.say("log-title")) {
                ol reversed {
                    @for turn in page.log.chunk_by(|a, b| a.turn == b.turn).rev() {
                        li { @for line in turn { (sentence(page, line)) } }
                    }
                }
                @if page.log_cut {
                    p { a href={ "?log=all" @if let Some(seat) = page.me { "&seat=" (seat.index() + 1) } "#log" } {
                        (words.say("log-all")) } }
                }
            }
        }
    }
}

/// The number of a clause without the game's letters.
fn short(clause: &str) -> &str {
    clause.split_once('-').map_or(clause, |(_, number)| number)
}

fn sentence(page: &TablePage<'_>, line: &LogLine) -> Markup {
    html! {
        p { (line.text)
            @if let Some(clause) = &line.clause {
                " " a href=(page.game.board.rulebook().clause_address(clause)) { "§" (short(clause)) }
            }
        }
    }
}
