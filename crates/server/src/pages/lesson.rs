//! The page of a lesson: the real board, with a sentence instead of what is asked at a table.

use super::assets::{MORPHING, asset_url};
use super::choices::beside_board;
use super::layout::shell;
use super::learn;
use super::model::{Choice, Frame, LogLine};
use maud::{Markup, PreEscaped, html};
use meadhall_board::light::lit_up;
use meadhall_board::{LessonMoment, Scene, ShelvedLesson, explained, icon, warning_id};
use meadhall_games::GameEntry;
use meadhall_words::Words;

/// What the page of a lesson shows.
pub struct LessonPage<'a> {
    /// What every page needs.
    pub frame: &'a Frame,
    /// The words of the lesson, of its game and of the house.
    pub words: &'static Words,
    /// The game.
    pub game: &'static GameEntry,
    /// The lesson.
    pub shelved: &'a ShelvedLesson,
    /// The lesson at this moment.
    pub moment: &'a LessonMoment<'a>,
    /// The number of the lesson among those of its game, and how many there are.
    pub place: (usize, usize),
    /// The lesson that follows.
    pub next: Option<&'a ShelvedLesson>,
    /// A kind sentence after a move that was not asked for.
    pub notice: Option<String>,
    /// The board, with the player's choices.
    pub board: Markup,
    /// The player's choices in words.
    pub choices: Vec<Choice>,
    /// The log.
    pub log: Vec<LogLine>,
    /// The great moments since the last step.
    pub scenes: Vec<Scene>,
}

impl LessonPage<'_> {
    /// The address of the lesson.
    fn address(&self) -> String {
        learn::address(self.shelved)
    }

    /// What lights up: what the step names, and the moves that it allows.
    pub fn lights(&self) -> Vec<&str> {
        let named = self.moment.step.iter().flat_map(|step| step.light.iter()).map(String::as_str);
        let moves = self.moment.allowed.iter().flat_map(|written| {
            // A move that is put together on the board is sent by a button with its start.
            let start = written.find(": ").map(|colon| &written[..=colon]);
            [Some(written.as_str()), start]
        });
        named.chain(moves.flatten()).collect()
    }
}

/// The whole page.
pub fn lesson(page: &LessonPage<'_>) -> Markup {
    let words = page.words;
    let title = words.say(&page.shelved.lesson.title);
    let body = html! {
        main #table tabindex="-1" data-lost=(words.say("connection-lost")) data-morph=(asset_url(MORPHING)) data-your-turn=(title) {
            (part(page))
        }
        section #stage hidden aria-label=(words.say("story-scenes")) {
            div #stage-scene {}
            button.big type="button" data-go-on { (words.say("story-go-on")) }
        }
    };
    let board = page.game.board;
    let files: Vec<&str> = ["table.css", "story.css", board.table_style, "learn.css", "learn.js"]
        .into_iter()
        .chain(board.table_script)
        .collect();
    shell(page.frame, &format!("{title} – {}", words.say("game-name")), "play", &files, body)
}

/// What changes with every step: the content of `main`.
pub fn part(page: &LessonPage<'_>) -> Markup {
    let content = html! {
        (PreEscaped(unasked(page)))
        (log(page))
    };
    let lights = page.lights();
    let (lit, _) = lit_up(&content.into_string(), &lights);
    let (panel, _) = lit_up(&panel(page).into_string(), &lights);
    html! {
        div.table.lesson.{ (page.game.id()) }.{ "seats-" (page.moment.table.seats()) } data-version=(page.moment.progress.done() + 1) {
            h1.sr { (page.words.say(&page.shelved.lesson.title)) }
            (PreEscaped(panel))
            (PreEscaped(lit))
            form #play method="post" action=(page.address()) {
                input type="hidden" name="made" value=(page.moment.progress);
            }
        }
    }
}

/// The board, on which nothing asks before it is sent: a lesson answers a wrong move kindly, and nothing is lost.
fn unasked(page: &LessonPage<'_>) -> String {
    let board = page.board.clone().into_string();
    page.choices.iter().fold(board, |board, choice| {
        let sends = html! { (choice.written) }.into_string();
        let asks = format!(r#"type="button" popovertarget="{}""#, warning_id(&choice.written));
        board.replace(&asks, &format!(r#"form="play" name="action" value="{sends}""#))
    })
}

/// The sentence with what can be done besides the move.
fn panel(page: &LessonPage<'_>) -> Markup {
    let words = page.words;
    let (number, count) = page.place;
    let steps = page.shelved.lesson.steps.len();
    let done = page.moment.progress.done();
    let place = words.fill("lesson-place", &[("number", number.into()), ("count", count.into())]);
    html! {
        section.ask.mine.lesson-panel aria-label=(words.say("lesson-label")) {
            div.lesson-head {
                p.whose { a href={ "/learn/" (page.game.id()) } { (place) } " · " (words.say(&page.shelved.lesson.title)) }
                (ways(page))
            }
            div.ask-words {
                p #prompt tabindex="-1" aria-live="polite" { (sentence(page)) }
                @if let Some(notice) = &page.notice { p.kind role="status" { (notice) } }
            }
            div.lesson-acts {
                @if page.moment.step.is_none() { (ending(page)) }
                @else if page.moment.step.is_some_and(|step| !step.asks()) {
                    button.big.lit form="play" name="step" value="next" data-light { (words.say("lesson-next")) (icon("arrow-right")) }
                } @else { (beside_board(page.words, &page.choices)) }
            }
            progress.lesson-bar max=(steps) value=(done) aria-label=(words.fill("lesson-steps", &[("done", done.into()), ("steps", steps.into())])) {}
        }
    }
}

fn sentence(page: &LessonPage<'_>) -> Markup {
    let key = page.moment.step.map_or("lesson-done", |step| step.say.as_str());
    explained(page.words, page.game.board.terms, &page.words.say(key))
}

/// The end of a lesson: the next one, or a first game.
fn ending(page: &LessonPage<'_>) -> Markup {
    let words = page.words;
    html! {
        @if let Some(next) = page.next {
            a.button.big.lit href=(learn::address(next)) data-light { (words.say("lesson-go-on")) (icon("arrow-right")) }
        } @else {
            (learn::first_game(words, page.game, "big lit"))
        }
    }
}

/// One step back, from the start, leave.
fn ways(page: &LessonPage<'_>) -> Markup {
    let words = page.words;
    let begun = page.moment.progress.done() > 0;
    html! {
        div.lesson-ways {
            @if begun {
                button.quiet form="play" name="step" value="back" { (icon("undo")) (words.say("lesson-back")) }
                button.quiet form="play" name="step" value="again" { (words.say("lesson-again")) }
            }
            a.button.quiet href={ "/learn/" (page.game.id()) } { (words.say("lesson-leave")) }
        }
    }
}

fn log(page: &LessonPage<'_>) -> Markup {
    let words = page.words;
    html! {
        details #log .panel open {
            summary { (icon("log")) (words.say("log-title")) }
            @if !page.scenes.is_empty() {
                details #scenes {
                    summary { (words.say("story-scenes")) }
                    @for scene in &page.scenes {
                        article.scene.{ "scene-" (scene.kind.word()) } data-kind=(scene.kind.word()) {
                            h3 { (scene.title) }
                            (scene.body)
                        }
                    }
                }
            }
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
