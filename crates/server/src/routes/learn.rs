//! Lessons, and a newcomer's first game. A lesson is made anew for every request, from the steps that its page names.

use super::front::{bot, entry, own_name};
use super::{Answer, Fields, Path, see};
use crate::learning::Learnt;
use crate::pages::learn::{LearnPage, address};
use crate::pages::lesson::LessonPage;
use crate::pages::model::{RenderContext, SeatInfo, Sitter};
use crate::pages::{learn as page, lesson as lesson_page, log};
use crate::problem::Problem;
use crate::store::Pace;
use crate::tables::{NewSeat, NewTable, TableRegistry};
use crate::visitor::{Visitor, remember_lessons, remember_mentor, remember_welcome};
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::Markup;
use meadhall_board::{LessonMoment, Progress, Scene, ShelvedLesson};
use meadhall_bots::Level;
use meadhall_engine::{Options, ScenarioError, Seat, Viewer};
use meadhall_games::GameEntry;
use meadhall_words::Words;
use std::sync::Arc;

type Lesson = Path<(String, String)>;

/// All lessons.
pub async fn all(State(registry): State<Arc<TableRegistry>>, visitor: Visitor) -> Answer {
    let frame = visitor.frame();
    let shown = LearnPage { frame: &frame, lessons: &registry.lessons, learnt: &visitor.learnt };
    Ok(page::learn(&shown).into_response())
}

/// The lessons of a game.
pub async fn of_game(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, Path(game): Path<String>) -> Answer {
    let game = entry(&game).map_err(visitor.fail(Some("/learn".to_owned())))?;
    let frame = visitor.frame_of(game.id());
    let shown = LearnPage { frame: &frame, lessons: &registry.lessons, learnt: &visitor.learnt };
    Ok(page::learn_game(&shown, game).into_response())
}

/// The question that a newcomer is asked once.
pub async fn welcome(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, Path(game): Path<String>) -> Answer {
    let game = entry(&game).map_err(visitor.fail(None))?;
    let first = registry.lessons.of(game.id()).next();
    let mut response = page::welcome(&visitor.frame_of(game.id()), game, first).into_response();
    remember_welcome(response.headers_mut(), registry.config.https);
    Ok(response)
}

/// A lesson where the visitor left it; one that is done, from its start.
pub async fn lesson(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, Path((game, id)): Lesson) -> Answer {
    let show = || {
        let (game, shelved) = find(&registry, &game, &id)?;
        let state = visitor.learnt.of(game.id(), &id);
        let moment = moment(game, shelved, &state.progress)?;
        let moment = match moment.step {
            None => self::moment(game, shelved, &Progress::default())?,
            Some(_) => moment,
        };
        Ok(Shown { registry: &registry, visitor: &visitor, game, shelved, moment, notice: None }.whole())
    };
    show().map(IntoResponse::into_response).map_err(visitor.fail(Some("/learn".to_owned())))
}

/// One step of a lesson: a move, a sentence that was read, or one step back. What is not asked for is answered kindly and
/// changes nothing.
pub async fn step(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path((game, id)): Lesson,
    fields: Fields,
) -> Answer {
    let take = || {
        let (game, shelved) = find(&registry, &game, &id)?;
        let made = fields.text("made").parse().map_err(|_| Problem::Malformed("(made)".to_owned()))?;
        let here = moment(game, shelved, &made)?;
        let next = match fields.text("step") {
            "next" => here.after_reading().or_else(|| here.step.is_none().then(|| here.progress.clone())),
            "back" => Some(here.progress.back_to(here.progress.done().saturating_sub(1))),
            "again" => Some(Progress::default()),
            _ => game.board.written(&fields.choice()).and_then(|written| here.after(&written)),
        };
        let notice = if next.is_none() { Some(kindly(shelved.words(visitor.lang), &here)) } else { None };
        let moment = match next {
            Some(next) => moment(game, shelved, &next)?,
            None => here,
        };
        Ok(Shown { registry: &registry, visitor: &visitor, game, shelved, moment, notice })
    };
    let shown = take().map_err(visitor.fail(Some(format!("/learn/{game}/{id}"))))?;
    let mut response = match (visitor.wants_part, &shown.notice) {
        (true, _) => shown.part().into_response(),
        (false, Some(_)) => shown.whole().into_response(),
        (false, None) if shown.moment.step.is_none() => shown.whole().into_response(),
        (false, None) => see(&address(shown.shelved)),
    };
    if shown.notice.is_none() {
        remember(&registry, &visitor, &shown, &mut response);
    }
    Ok(response)
}

/// Keeps how far the visitor has come.
fn remember(registry: &TableRegistry, visitor: &Visitor, shown: &Shown<'_>, response: &mut Response) {
    let done = shown.moment.step.is_none();
    let progress = if done { Progress::default() } else { shown.moment.progress.clone() };
    let learnt: Learnt = visitor.learnt.clone().with(shown.game.id(), &shown.shelved.lesson.id, progress, done);
    remember_lessons(response.headers_mut(), &learnt, registry.config.https);
}

/// What is said to a move that the step does not ask for.
fn kindly(words: &Words, here: &LessonMoment<'_>) -> String {
    let own = here.step.and_then(|step| step.wrong.as_deref());
    let usual = if here.step.is_some_and(|step| step.asks()) { "lesson-wrong" } else { "lesson-read-first" };
    words.say(own.unwrap_or(usual))
}

fn find<'a>(
    registry: &'a TableRegistry,
    game: &str,
    id: &str,
) -> Result<(&'static GameEntry, &'a ShelvedLesson), Problem> {
    let shelved = registry.lessons.find(game, id).ok_or(Problem::NotFound)?;
    Ok((entry(game)?, shelved))
}

fn moment<'a>(game: &GameEntry, shelved: &'a ShelvedLesson, progress: &Progress) -> Result<LessonMoment<'a>, Problem> {
    shelved.lesson.moment(game.rules, progress).map_err(|error: ScenarioError| {
        tracing::error!("the lesson {} of {} cannot be played: {error}", shelved.lesson.id, game.id());
        Problem::Malformed(error.to_string())
    })
}

/// A lesson as its page shows it.
struct Shown<'a> {
    registry: &'a TableRegistry,
    visitor: &'a Visitor,
    game: &'static GameEntry,
    shelved: &'a ShelvedLesson,
    moment: LessonMoment<'a>,
    notice: Option<String>,
}

impl Shown<'_> {
    fn whole(&self) -> Markup {
        self.drawn(lesson_page::lesson)
    }

    fn part(&self) -> Markup {
        self.drawn(lesson_page::part)
    }

    fn drawn(&self, draw: impl FnOnce(&LessonPage<'_>) -> Markup) -> Markup {
        let words = self.shelved.words(self.visitor.lang);
        let (table, me) = (&*self.moment.table, self.moment.me);
        let seats: Vec<SeatInfo> = Seat::all(table.seats()).map(|seat| self.seat(words, seat)).collect();
        let context = RenderContext { words, seats: &seats, playing: true, undo: false, log_lines: log::LINES };
        let drawn = self.game.board.snapshot(table, Viewer::Seat(me), table.turn_count(), &context);
        let lessons: Vec<&ShelvedLesson> = self.registry.lessons.of(self.game.id()).collect();
        let number = lessons.iter().position(|one| one.lesson.id == self.shelved.lesson.id).map_or(1, |n| n + 1);
        let frame = self.visitor.frame_of(self.game.id());
        draw(&LessonPage {
            frame: &frame,
            words,
            game: self.game,
            shelved: self.shelved,
            moment: &self.moment,
            place: (number, lessons.len()),
            next: lessons.get(number).copied(),
            notice: self.notice.clone(),
            board: drawn.board,
            choices: drawn.choices,
            log: drawn.log,
            scenes: self.scenes(&context),
        })
    }

    /// The great moments of what was played since the step before; none where nothing was.
    fn scenes(&self, context: &RenderContext<'_>) -> Vec<Scene> {
        let progress = &self.moment.progress;
        let Some(before) = progress.done().checked_sub(1).filter(|_| self.notice.is_none()) else { return Vec::new() };
        let Ok(before) = self.shelved.lesson.moment(self.game.rules, &progress.back_to(before)) else {
            return Vec::new();
        };
        let table = &*self.moment.table;
        let turns = before.table.turn_count() + 1..=table.turn_count();
        turns.flat_map(|turn| self.game.board.scenes(table, Viewer::Seat(self.moment.me), turn, context)).collect()
    }

    fn seat(&self, words: &Words, seat: Seat) -> SeatInfo {
        let (table, mine) = (&*self.moment.table, seat == self.moment.me);
        SeatInfo {
            seat,
            name: match own_name(self.visitor, "") {
                own if mine && own.is_empty() => words.say("name-default"),
                own if mine => own,
                _ => words.say(&format!("bot-name-{}", seat.index() + 1)),
            },
            sitter: if mine {
                Sitter::Person { away: false, replaced: false }
            } else {
                Sitter::Bot(Level::Easy.word())
            },
            clan: self.game.board.banner(table, seat),
            mine,
            owes: table.pending().contains(seat),
            invitation: None,
            clock: None,
        }
    }
}

/// A newcomer's first game: the plainest variant, easy bots, and an adviser who speaks unasked.
pub async fn first_game(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, fields: Fields) -> Answer {
    let open = async {
        let entry = entry(fields.text("game"))?;
        let words = Words::house(visitor.lang);
        let (seats, options) = entry.board.first_game;
        let seats = seats.clamp(entry.rules.seats.0, entry.rules.seats.1);
        let options = options.iter().fold(Options::default(), |options, (key, value)| options.with(key, *value));
        let bots = (1..seats).map(|number| bot(words, Level::Easy, number));
        let table = NewTable {
            game: entry.id().to_owned(),
            options,
            seats: [NewSeat::Here(own_name(&visitor, ""))].into_iter().chain(bots).collect(),
            part: String::new(),
            listed: false,
            takeover: None,
            pace: Pace::Steady,
            clock: None,
            lang: String::new(),
            level: String::new(),
        };
        registry.open_table(&visitor, table).await
    };
    let handle = open.await.map_err(visitor.fail(Some("/learn".to_owned())))?;
    let mut response = see(&format!("/table/{}", handle.id));
    remember_mentor(response.headers_mut(), &handle.id, registry.config.https);
    remember_welcome(response.headers_mut(), registry.config.https);
    Ok(response)
}

/// From now on the adviser speaks only when asked.
pub async fn no_mentor(State(registry): State<Arc<TableRegistry>>, fields: Fields) -> Answer {
    let table: String = fields.text("table").chars().filter(char::is_ascii_alphanumeric).collect();
    let mut response = see(&format!("/table/{table}"));
    remember_mentor(response.headers_mut(), "", registry.config.https);
    Ok(response)
}
