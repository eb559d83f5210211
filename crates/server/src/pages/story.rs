//! What is told of the game while it is played: the sentence of the step that is shown, its great moments, and the way to the
//! steps before and after it.

use super::model::{Story, TablePage};
use maud::{Markup, html};
use meadhall_board::icon;

/// The paces at which a page tells, by their words.
const PACES: [&str; 3] = ["now", "brisk", "calm"];

/// Where a step is shown: `page` is empty for the whole page, `/part` for what the script swaps in.
fn address(page: &TablePage<'_>, part: &str, step: Option<usize>) -> String {
    let seat = page.me.map(|seat| format!("seat={}", seat.index() + 1));
    let step = step.map(|step| format!("step={step}"));
    let query: Vec<String> = seat.into_iter().chain(step).collect();
    let mark = if query.is_empty() { "" } else { "?" };
    let screen = if page.screen { "/screen" } else { "" };
    format!("/table/{}{screen}{part}{mark}{}", page.id, query.join("&"))
}

/// Where the script asks for a step of the story.
fn source(page: &TablePage<'_>) -> String {
    match &page.replay {
        Some(place) => {
            format!("/table/{}/replay?seat={}", page.id, place.seat.map_or(0, |seat| seat.index() + 1))
        }
        None => address(page, "/part", None),
    }
}

/// The sentence of the step that is shown, always in the same place, with the way on and back.
pub fn bar(page: &TablePage<'_>) -> Markup {
    let (words, story) = (page.words, &page.story);
    let summary = story.summary.as_ref();
    html! {
        div #story role="group" aria-label=(words.say("story-label")) data-step=(story.step) data-steps=(story.steps) data-source=(source(page))
            data-own[story.own] data-quick[story.quick] data-since=[summary.map(|summary| summary.since)] data-undone[story.undone] {
            p #told aria-live="polite" { (told(page, story)) }
            div.story-acts {
                @if let Some(summary) = summary {
                    a.button.small href=(address(page, "", Some(summary.since + 1))) data-to=(summary.since + 1) data-play {
                        (words.say("story-tell")) }
                    button.way.script type="button" data-close aria-label=(words.say("help-close")) title=(words.say("help-close")) { "✕" }
                }
                (ways(page, story))
            }
        }
    }
}

fn told(page: &TablePage<'_>, story: &Story) -> Markup {
    let words = page.words;
    html! {
        @if story.undone {
            (words.say("story-undone"))
        } @else if let Some(summary) = &story.summary {
            (words.fill(if page.me.is_some() { "story-since" } else { "story-meanwhile" }, &[("what", summary.text.as_str().into())]))
        } @else if let [first, more @ ..] = story.told.as_slice() {
            (first) @for line in more { " " small { (line) } }
        }
    }
}

/// The way back, on, and to the newest step.
fn ways(page: &TablePage<'_>, story: &Story) -> Markup {
    let words = page.words;
    let behind = story.step < story.steps;
    let newest = if page.my_turn { "story-my-turn" } else { "story-newest" };
    html! {
        button.way.script type="button" data-pause aria-pressed="false" aria-label=(words.say("story-pause")) {}
        @if page.replay.is_none() {
            @if story.step > 0 {
                a.way href=(address(page, "", Some(story.step - 1))) data-to=(story.step - 1) aria-label=(words.say("story-back")) { "◀" }
            }
            @if behind {
                a.way href=(address(page, "", Some(story.step + 1))) data-to=(story.step + 1) aria-label=(words.say("story-next")) { "▶" }
                a.button.small.to-newest href=(address(page, "", None)) data-to=(story.steps) { (words.say(newest)) }
            }
        }
    }
}

/// What stands above the log: the pace, the way back, and the great moments of the last steps.
pub fn above_log(page: &TablePage<'_>) -> Markup {
    let (words, story) = (page.words, &page.story);
    html! {
        div.log-acts {
            label.script { span.sr { (words.say("story-pace")) }
                select data-pace {
                    @for pace in PACES { option value=(pace) { (words.say(&format!("story-pace-{pace}"))) } }
                }
            }
            @if story.step > 0 && page.replay.is_none() {
                a href=(address(page, "", Some(story.step - 1))) data-to=(story.step - 1) title=(words.say("story-back")) { (icon("replay")) span { (words.say("story-back")) } }
            }
        }
        @if !story.scenes.is_empty() {
            details #scenes {
                summary { (words.say("story-scenes")) }
                @for (step, scene) in &story.scenes {
                    article.scene.{ "scene-" (scene.kind.word()) } data-kind=(scene.kind.word()) data-scene=(step) {
                        h3 { (scene.title) }
                        (scene.body)
                    }
                }
            }
        }
    }
}

/// The frame in which great moments are shown large. It stands beside what is swapped.
pub fn stage(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        section #stage hidden aria-label=(words.say("story-scenes")) {
            div #stage-scene {}
            button.big type="button" data-go-on { (words.say("story-go-on")) }
        }
    }
}
