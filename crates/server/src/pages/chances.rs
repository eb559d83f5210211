//! The course of a finished game: a line for every seat's chance to win, with the turning points to click through.

use super::advice::{line_class, percent};
use super::assets::asset_url;
use super::model::{SeatInfo, TablePage, WinChartInfo};
use maud::{Markup, html};
use meadhall_bots::{Turning, WinChart as Course};
use meadhall_engine::Seat;
use meadhall_words::Words;

/// The graph with what it means, for the end of a game and its replay.
pub fn chances(page: &TablePage<'_>, info: &WinChartInfo) -> Markup {
    let words = page.words;
    html! {
        // A table that comes to its end before somebody's eyes brings its sheet along.
        link rel="stylesheet" href=(asset_url("chances.css"));
        details #chances .chances open {
            summary {
                span { (words.say("course-title")) }
                @if let Some(course) = &info.course { (legend(page, course)) }
            }
            @match info.course.as_deref() {
                Some(course) if course.points.len() > 1 => {
                    p.hint { (seen_by(page, info.viewer)) }
                    div.chances-box {
                        (graph(page, course))
                        (turnings(page, course, &info.told))
                    }
                }
                Some(_) => {}
                None => {
                    p.hint role="status" { (words.say("course-making")) " " a href=(address(page, now(page))) { (words.say("course-look")) } }
                }
            }
        }
    }
}

/// Whose knowledge the chances rest on.
fn seen_by(page: &TablePage<'_>, viewer: Option<Seat>) -> String {
    let seat = viewer.and_then(|viewer| page.seats.iter().find(|info| info.seat == viewer));
    match seat {
        Some(info) => page.words.fill("course-seen-by", &[("who", info.name.clone().into())]),
        None => page.words.say("course-seen-by-all"),
    }
}

/// The moment that the page shows, if it is one of a replay.
fn now(page: &TablePage<'_>) -> Option<usize> {
    page.replay.as_ref().map(|place| place.at)
}

/// The replay at a moment, from the seat that the page shows.
fn address(page: &TablePage<'_>, at: Option<usize>) -> String {
    let seat = page.replay.as_ref().map_or(page.me, |place| place.seat).map_or(0, |seat| seat.index() + 1);
    match at {
        Some(at) => format!("/table/{}/replay?at={at}&seat={seat}", page.id),
        None => format!("/table/{}", page.id),
    }
}

/// Whether a link of this page stays on it, so that the script may go there without a reload.
fn step(page: &TablePage<'_>) -> Option<&'static str> {
    page.replay.is_some().then_some("")
}

fn legend(page: &TablePage<'_>, course: &Course) -> Markup {
    let chances = course.at(now(page).unwrap_or(usize::MAX));
    html! {
        span.ch-legend {
            @for info in &page.seats {
                span {
                    @if let Some(clan) = info.clan { (page.game.board.assets().emblem(clan)) }
                    svg.ch-line viewBox="0 0 30 6" aria-hidden="true" { polyline class=(lines(info)) points="0,3 30,3" {} }
                    (info.name) " " b { (percent(page.words, chances[info.seat.index()])) }
                }
            }
        }
    }
}

/// The look of a seat's line: a colour, and dashes of its own for whoever cannot tell the colours apart.
fn lines(info: &SeatInfo) -> String {
    format!("{} dash-{}", line_class(info.clan), info.seat.index())
}

/// How far right a moment is, in percent.
fn along(course: &Course, at: usize) -> f32 {
    let last = course.points.last().map_or(1, |point| point.at.max(1));
    100.0 * at as f32 / last as f32
}

/// How far down a chance is, in percent; a line keeps clear of the edges.
fn down(chance: f32) -> f32 {
    96.0 - 92.0 * chance
}

/// The lines. For the eye and the mouse: the list beside it says the same to everybody.
fn graph(page: &TablePage<'_>, course: &Course) -> Markup {
    let points = &course.points;
    let line = |seat: usize| {
        let point = |point: &meadhall_bots::Point| {
            format!("{:.0},{:.0}", 10.0 * along(course, point.at), 10.0 * down(point.chances[seat]))
        };
        points.iter().map(point).collect::<Vec<_>>().join(" ")
    };
    // Each moment reaches half the way to its neighbours.
    let edge = |n: usize| (along(course, points[n - 1].at) + along(course, points[n].at)) / 2.0;
    let left = |n: usize| if n == 0 { 0.0 } else { edge(n) };
    let right = |n: usize| if n + 1 == points.len() { 100.0 } else { edge(n + 1) };
    html! {
        svg.ch-graph aria-hidden="true" {
            @for share in [0.0, 0.5, 1.0] {
                @let y = format!("{:.0}%", down(share));
                line.ch-grid x2="100%" y1=(y) y2=(y) {}
            }
            svg viewBox="0 0 1000 1000" preserveAspectRatio="none" {
                @for info in &page.seats { polyline class=(lines(info)) points=(line(info.seat.index())) {} }
            }
            @if let Some(at) = now(page) {
                @let x = format!("{:.1}%", along(course, at));
                line.ch-now x1=(x) x2=(x) y2="100%" {}
            }
            // At the end of a game the turning points lead into its replay; there every moment can be clicked.
            @for (n, point) in points.iter().enumerate().filter(|_| page.replay.is_some()) {
                a href=(address(page, Some(point.at))) tabindex="-1" data-step=[step(page)] {
                    rect x=(format!("{:.1}%", left(n))) width=(format!("{:.1}%", right(n) - left(n))) height="100%" {}
                }
            }
            @for (n, turning) in course.turnings.iter().enumerate() { (mark(page, course, n, turning)) }
        }
    }
}

fn mark(page: &TablePage<'_>, course: &Course, n: usize, turning: &Turning) -> Markup {
    let x = format!("{:.1}%", along(course, turning.at).clamp(1.0, 99.0));
    // In the middle of the jump.
    let y = format!("{:.0}%", down((turning.from + turning.to) / 2.0).clamp(14.0, 86.0));
    html! {
        a.ch-turn href=(address(page, Some(turning.at))) tabindex="-1" data-step=[step(page)] {
            circle cx=(x) cy=(y) r="9" {}
            text x=(x) y=(y) dy=".35em" { (n + 1) }
        }
    }
}

fn turnings(page: &TablePage<'_>, course: &Course, told: &[(String, String)]) -> Markup {
    let words = page.words;
    html! {
        div.turnings {
            h3 { (words.say("course-turnings")) }
            @if course.turnings.is_empty() { p.hint { (words.say("course-none")) } }
            ol {
                @for (turning, (judgement, told)) in course.turnings.iter().zip(told) {
                    li {
                        a href=(address(page, Some(turning.at))) data-step=[step(page)]
                            aria-current=[(now(page) == Some(turning.at)).then_some("true")] {
                            (words.fill("course-turn", &[("at", turning.at.into())]))
                        }
                        " " (change(words, &page.seats, turning))
                        " " (judgement)
                        small { (told) }
                    }
                }
            }
        }
    }
}

/// Whose chance a turning point changed, from what to what.
pub fn change(words: &Words, seats: &[SeatInfo], turning: &Turning) -> String {
    let who = seats.iter().find(|info| info.seat == turning.seat).map(|info| info.name.clone());
    let values = [
        ("who", who.unwrap_or_default().into()),
        ("from", percent(words, turning.from).into()),
        ("to", percent(words, turning.to).into()),
    ];
    words.fill("course-change", &values)
}
