//! The lists of lessons, and the question that a newcomer is asked once.

use super::layout::page;
use super::model::Frame;
use crate::learning::{Learnt, LessonState};
use maud::{Markup, html};
use meadhall_board::{LessonShelf, ShelvedLesson, icon};
use meadhall_games::{GAMES, GameEntry};
use meadhall_words::Words;

/// What the pages about lessons show.
pub struct LearnPage<'a> {
    /// What every page needs.
    pub frame: &'a Frame,
    /// All lessons.
    pub lessons: &'a LessonShelf,
    /// What the visitor has learnt.
    pub learnt: &'a Learnt,
}

/// The address of a lesson.
pub fn address(shelved: &ShelvedLesson) -> String {
    format!("/learn/{}/{}", shelved.lesson.scenario.game, shelved.lesson.id)
}

/// All games with their lessons.
pub fn learn(shown: &LearnPage<'_>) -> Markup {
    let words = shown.frame.words();
    let games = GAMES.iter().filter(|game| shown.lessons.of(game.id()).next().is_some());
    let content = html! {
        h1.welcome { (words.say("learn-title")) }
        p.lead { (words.say("learn-lead")) }
        div.learn-games { @for game in games { (course(shown, game)) } }
    };
    page(shown.frame, &words.say("learn-title"), &["front.css", "learn.css"], content)
}

/// The lessons of one game.
pub fn learn_game(shown: &LearnPage<'_>, game: &'static GameEntry) -> Markup {
    let words = game.board.words(shown.frame.lang);
    let title = words.fill("learn-game-title", &[("game", words.say("game-name").into())]);
    let content = html! {
        div.learn-games.one { (course(shown, game)) }
        p.centre { a href="/learn" { (words.say("learn-all")) } " · " a href={ "/guide/" (game.id()) } { (words.say("learn-guide")) } }
    };
    page(shown.frame, &title, &["front.css", "learn.css"], content)
}

/// A game with its lessons and the first game behind them.
fn course(shown: &LearnPage<'_>, game: &'static GameEntry) -> Markup {
    let words = game.board.words(shown.frame.lang);
    let state = |shelved: &ShelvedLesson| shown.learnt.of(game.id(), &shelved.lesson.id);
    let open = shown.lessons.of(game.id()).find(|shelved| !state(shelved).done);
    html! {
        section.parch.course.{ "hero-" (game.id()) } aria-labelledby={ "course-" (game.id()) } {
            div.hero-art aria-hidden="true" { @for (name, class) in game.board.hero { (game.board.assets().drawing(name, class)) } }
            h2 id={ "course-" (game.id()) } { (words.say("game-name")) }
            p.lead { (words.say("game-tagline")) }
            ol.lessons {
                @for (n, shelved) in shown.lessons.of(game.id()).enumerate() {
                    (line(shown, n + 1, shelved, &state(shelved), open.is_some_and(|open| open.lesson.id == shelved.lesson.id)))
                }
            }
            (first_game(words, game, if open.is_none() { "big" } else { "quiet" }))
        }
    }
}

fn line(shown: &LearnPage<'_>, number: usize, shelved: &ShelvedLesson, state: &LessonState, next: bool) -> Markup {
    let words = shelved.words(shown.frame.lang);
    let word = if state.done {
        "learn-done"
    } else if state.progress.done() > 0 {
        "learn-begun"
    } else {
        "learn-new"
    };
    html! {
        li.lesson-line.done[state.done].next[next] {
            a href=(address(shelved)) {
                span.lesson-number aria-hidden="true" { @if state.done { (icon("check")) } @else { (number) } }
                span.lesson-name { b { (words.say(&shelved.lesson.title)) } small { (words.say(&shelved.lesson.about)) } }
                span.state { (words.say(word)) }
            }
        }
    }
}

/// The button that opens a newcomer's first game.
pub fn first_game(words: &Words, game: &GameEntry, class: &str) -> Markup {
    html! {
        form.first-game method="post" action="/learn/first-game" data-full {
            input type="hidden" name="game" value=(game.id());
            button class=(class) { (words.say("learn-first-game")) (icon("arrow-right")) }
            p.hint { (words.say("learn-first-game-hint")) }
        }
    }
}

/// What a newcomer is asked once, before her first game.
pub fn welcome(frame: &Frame, game: &'static GameEntry, first: Option<&ShelvedLesson>) -> Markup {
    let words = game.board.words(frame.lang);
    let learn = first.map_or_else(|| format!("/guide/{}", game.id()), address);
    let content = html! {
        section.parch.alone.first-time.{ "hero-" (game.id()) } {
            div.hero-art aria-hidden="true" { @for (name, class) in game.board.hero { (game.board.assets().drawing(name, class)) } }
            p.kicker { (words.say("game-name")) }
            h1 { (words.say("welcome-title")) }
            p.lead { (words.say("welcome-lead")) }
            div.welcome-acts {
                a.button.big href=(learn) { (words.say("welcome-learn")) (icon("arrow-right")) }
                form method="post" action="/quick" {
                    input type="hidden" name="game" value=(game.id());
                    button { (words.say("welcome-play")) }
                }
            }
            p.hint { (words.say("welcome-once")) }
        }
    };
    page(frame, &words.say("welcome-title"), &["front.css", "learn.css"], content)
}
