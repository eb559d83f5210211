//! Puzzles. Nothing is stored: the address says what was tried, a cookie which puzzles are solved.

use super::front::{entry, own_name};
use super::{Answer, Fields, Path, Query};
use crate::pages::log;
use crate::pages::model::{RenderContext, SeatInfo, Sitter};
use crate::pages::puzzle::{self as page, PuzzlePage, Tried};
use crate::problem::Problem;
use crate::puzzles;
use crate::tables::TableRegistry;
use crate::visitor::{Visitor, remember_puzzles};
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use meadhall_bots::{Level, Puzzle};
use meadhall_engine::{AnyTable, Seat, Viewer, percent};
use meadhall_games::GameEntry;
use meadhall_words::Words;
use std::sync::Arc;

/// All puzzles.
pub async fn all(visitor: Visitor) -> Answer {
    Ok(page::puzzles(&visitor.frame(), &visitor.solved).into_response())
}

/// One puzzle, with what came of a try.
pub async fn one(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path((game, number)): Path<(String, usize)>,
    Query(tried): Query<Vec<(String, String)>>,
) -> Answer {
    let show = || {
        let game = entry(&game)?;
        let all = puzzles::of(game.id());
        let puzzle = number.checked_sub(1).and_then(|n| all.get(n)).ok_or(Problem::NotFound)?;
        let table = game.rules.replay(&puzzle.record).map_err(|error| {
            tracing::error!("puzzle {number} of {} cannot be opened: {error}", game.id());
            Problem::NotFound
        })?;
        let fields = Fields::gathered(tried);
        let choice = game.board.written(&fields.choice());
        let solved = choice.as_deref() == Some(&puzzle.solution);
        let shown = Shown { visitor: &visitor, game, puzzle, table: &*table, place: (number, all.len()) };
        let mut response = shown.page(choice.as_deref(), solved || fields.yes("answer"));
        if solved {
            let all = visitor.solved.clone().with(game.id(), number);
            remember_puzzles(response.headers_mut(), &all, registry.config.https);
        }
        Ok(response)
    };
    show().map_err(visitor.fail(Some("/puzzles".to_owned())))
}

/// A puzzle as its page shows it.
struct Shown<'a> {
    visitor: &'a Visitor,
    game: &'static GameEntry,
    puzzle: &'a Puzzle,
    table: &'a dyn AnyTable,
    place: (usize, usize),
}

impl Shown<'_> {
    fn page(&self, choice: Option<&str>, answered: bool) -> Response {
        let words = self.game.board.words(self.visitor.lang);
        let seats: Vec<SeatInfo> = Seat::all(self.table.seats()).map(|seat| self.seat(words, seat)).collect();
        let context = RenderContext { words, seats: &seats, playing: true, undo: false, log_lines: log::LINES };
        let turns = self.table.turn_count();
        let drawn = self.game.board.snapshot(self.table, Viewer::Seat(self.puzzle.seat), turns, &context);
        let label = |written: &str| {
            let labelled = self.table.labels(self.puzzle.seat).into_iter().find(|choice| choice.written == written);
            labelled.map(|choice| context.tell(&choice.label))
        };
        let frame = self.visitor.frame_of(self.game.id());
        let shown = PuzzlePage {
            frame: &frame,
            words,
            game: self.game,
            place: self.place,
            seats: seats.len(),
            prompt: drawn.prompt,
            tried: self.tried(words, choice, answered, label),
            why: self.puzzle.why.iter().map(|sentence| context.tell(sentence)).collect(),
            board: drawn.board,
            choices: drawn.choices,
            log: drawn.log,
        };
        page::puzzle(&shown).into_response()
    }

    /// What is said to a try. What is no choice at all says nothing.
    fn tried(
        &self,
        words: &Words,
        choice: Option<&str>,
        answered: bool,
        label: impl Fn(&str) -> Option<String>,
    ) -> Tried {
        let said = |key: &str, what: String, chance: f32| {
            words.fill(key, &[("what", what.into()), ("chance", percent(chance).into())])
        };
        let puzzle = self.puzzle;
        let right = choice == Some(&puzzle.solution);
        if answered {
            let key = if right { "puzzle-right" } else { "puzzle-answer" };
            return Tried::Answered(said(key, label(&puzzle.solution).unwrap_or_default(), puzzle.chance));
        }
        match choice.and_then(|choice| Some((choice, label(choice)?))) {
            Some((choice, what)) if choice == puzzle.tempting => {
                Tried::Wrong(said("puzzle-tempting", what, puzzle.tempting_chance))
            }
            Some((_, what)) => Tried::Wrong(words.fill("puzzle-wrong", &[("what", what.into())])),
            None => Tried::Nothing,
        }
    }

    fn seat(&self, words: &Words, seat: Seat) -> SeatInfo {
        let mine = seat == self.puzzle.seat;
        let own = own_name(self.visitor, "");
        SeatInfo {
            seat,
            name: match mine {
                true if own.is_empty() => words.say("name-default"),
                true => own,
                false => words.say(&format!("bot-name-{}", seat.index() + 1)),
            },
            sitter: if mine {
                Sitter::Person { away: false, replaced: false }
            } else {
                Sitter::Bot(Level::Normal.word())
            },
            clan: self.game.board.banner(self.table, seat),
            mine,
            owes: mine,
            invitation: None,
            clock: None,
        }
    }
}
