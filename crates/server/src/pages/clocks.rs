//! Clocks on pages: what is left at each seat, and what the others choose where time is up.

use super::model::{FallInfo, TablePage};
use crate::clocks::words::{SIZES, left};
use crate::tables::{FallChoice, ShownClock};
use maud::{Markup, html};
use meadhall_board::icon;
use meadhall_bots::Level;
use meadhall_words::Words;

/// The script that lets the time run.
pub const SCRIPT: &str = "clocks.js";
/// How they look.
pub const STYLE: &str = "clocks.css";

/// What is left at a seat. It is right without the script, which lets it run by the milliseconds that are left and by how long the
/// clock runs and stands still from now on.
pub fn seat(words: &Words, clock: &ShownClock) -> Markup {
    let running = clock.plan.is_some() && !clock.has_fallen();
    let plan = clock.plan.iter().flatten().map(i64::to_string).collect::<Vec<_>>().join(" ");
    html! {
        span.clock.runs[running].fallen[clock.has_fallen()].still[clock.rests_for().is_some()] data-left=[running.then_some(clock.left)] data-plan=[running.then_some(plan)] {
            (icon("clock")) span.sr { (words.say("clock-left")) " " }
            span.clock-time { (left(words, clock.left)) }
            span.clock-rest title=(words.say("clock-rests")) { (icon("moon")) span.sr { " " (words.say("clock-rests")) } }
        }
    }
}

/// How the script says times: the words of each size with `#1` and `#2` in place of the numbers.
pub fn templates(words: &Words) -> String {
    let text = |(_, key, _)| words.fill(key, &[("one", "#1".into()), ("two", "#2".into())]);
    SIZES.map(text).into_iter().chain([words.say("clock-fallen")]).collect::<Vec<_>>().join("|")
}

/// What happens where time is up, and what has happened.
pub fn falls(page: &TablePage<'_>) -> Markup {
    let Some(clock) = &page.clock else { return html! {} };
    html! {
        span #clock-words hidden data-words=(templates(page.words)) {}
        @for handed in &clock.handed { p.fall-note role="status" { (icon("bot")) span { (handed) } } }
        @for fall in &clock.falls { (fallen(page, fall)) }
    }
}

fn fallen(page: &TablePage<'_>, fall: &FallInfo) -> Markup {
    let words = page.words;
    let named = [("who", fall.name.as_str().into())];
    let text = match (fall.own, fall.may_choose) {
        (true, _) => words.say("fall-own"),
        (false, true) => words.fill("fall-other", &named),
        (false, false) => words.fill("fall-watched", &named),
    };
    html! {
        section.question.fall aria-label=(words.fill("fall-other", &named)) {
            p role="status" { (icon("clock")) (text) }
            @if !fall.chosen.is_empty() {
                ul.fall-chosen { @for (name, choice) in &fall.chosen { li { (chosen(words, name, *choice)) } } }
            }
            @if fall.may_choose { (choices(page, fall)) }
        }
    }
}

fn chosen(words: &Words, name: &str, choice: FallChoice) -> String {
    let who = ("who", name.into());
    match choice {
        FallChoice::Wait => words.fill("fall-chose-wait", &[who]),
        FallChoice::End => words.fill("fall-chose-end", &[who]),
        FallChoice::Bot(level) => {
            let level = words.say(&format!("level-{}", level.word()));
            words.fill("fall-chose-bot", &[who, ("level", level.into())])
        }
    }
}

fn choices(page: &TablePage<'_>, fall: &FallInfo) -> Markup {
    let words = page.words;
    let level = match fall.mine {
        Some(FallChoice::Bot(level)) => level,
        _ => Level::Normal,
    };
    let until = words.fill("fall-bot-until", &[("who", fall.name.as_str().into())]);
    html! {
        form.fall-choices method="post" action={ "/table/" (page.id) "/fall" } {
            @if let Some(seat) = page.me { input type="hidden" name="seat" value=(seat.index() + 1); }
            input type="hidden" name="about" value=(fall.seat.index() + 1);
            button.quiet name="choice" value="wait" aria-pressed=(pressed(fall.mine == Some(FallChoice::Wait))) { (words.say("fall-wait")) }
            span.fall-bot title=(until) {
                button.quiet name="choice" value="bot" aria-pressed=(pressed(matches!(fall.mine, Some(FallChoice::Bot(_))))) { (words.say("fall-bot")) span.sr { " " (until) } }
                label { span.sr { (words.say("fall-level")) }
                    select name="level" {
                        @for one in Level::ALL {
                            option value=(one.word()) selected[one == level] { (words.say(&format!("level-{}", one.word()))) }
                        }
                    }
                }
            }
            // It cannot be taken back once all want it, so it is asked twice.
            details.fall-end {
                summary { (words.say("fall-end")) }
                p.hint { (words.say("fall-end-hint")) }
                button.quiet name="choice" value="end" aria-pressed=(pressed(fall.mine == Some(FallChoice::End))) { (words.say("fall-end-sure")) }
            }
            @if fall.mine.is_some() { button.quiet name="choice" value="none" { (icon("undo")) (words.say("fall-back")) } }
        }
    }
}

fn pressed(is: bool) -> &'static str {
    if is { "true" } else { "false" }
}
