//! The course of a game at this terminal: how everybody's chance to win went.

use crate::screen::{RulesOf, Screen};
use meadhall_bots::{Course, Turning, course};
use meadhall_engine::{Game, Seat, Table, Viewer};
use meadhall_words::Words;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

/// A chance as a bar, the least first.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// At how many moments the chances are told in words.
const TOLD: usize = 5;

/// Works out the course of a game on a thread of its own.
pub fn trace<S: Screen>(table: &Table<RulesOf<S>>) -> Receiver<Course> {
    let (told, traced) = channel();
    let table = table.clone();
    thread::spawn(move || told.send(course(&table, &|| true)));
    traced
}

/// A chance as a percentage.
pub fn percent(words: &Words, chance: f32) -> String {
    words.fill("advice-percent", &[("chance", ((100.0 * chance).round() as i64).into())])
}

/// One of the moments of a course for each column.
pub fn columns(course: &Course, width: usize) -> Vec<usize> {
    let last = course.points.len().saturating_sub(1);
    let columns = width.min(course.points.len());
    (0..columns).map(|n| n * last / columns.saturating_sub(1).max(1)).collect()
}

/// A seat's chances at these moments, a bar each.
pub fn bars(course: &Course, seat: Seat, moments: &[usize]) -> String {
    let chances = moments.iter().filter_map(|at| course.points.get(*at)).map(|point| point.chances[seat.index()]);
    chances.map(|chance| BARS[((chance * BARS.len() as f32) as usize).min(BARS.len() - 1)]).collect()
}

/// A turning point in words: whose chance it changed, and what everybody saw of it.
pub fn turning_text<S: Screen>(table: &Table<RulesOf<S>>, turning: &Turning, words: &'static Words) -> Vec<String> {
    let view = table.view(Viewer::Spectator);
    let names = |seat| S::name(&view, seat, words);
    let values = [
        ("who", names(turning.seat).into()),
        ("from", percent(words, turning.from).into()),
        ("to", percent(words, turning.to).into()),
    ];
    let head = format!("{}: {}", number(words, turning.at), words.fill("course-change", &values));
    [head].into_iter().chain(turning.what.iter().map(|message| words.tell(message, &names))).collect()
}

/// The number of a decision in words.
pub fn number(words: &Words, at: usize) -> String {
    words.fill("course-turn", &[("at", at.into())])
}

/// The whole course in words: everybody's chance at a few moments, then the turning points.
pub fn text<S: Screen>(table: &Table<RulesOf<S>>, course: &Course, words: &'static Words) -> Vec<String> {
    let view = table.view(Viewer::Spectator);
    let moments = columns(course, TOLD);
    let at: Vec<String> = moments.iter().map(|moment| course.points[*moment].at.to_string()).collect();
    let mut lines = vec![words.fill("term-course-moments", &[("moments", at.join(", ").into())])];
    for seat in Seat::all(table.game().seats()) {
        let chances = moments.iter().map(|moment| percent(words, course.points[*moment].chances[seat.index()]));
        let chances = chances.collect::<Vec<_>>().join(", ");
        let who = S::name(&view, seat, words);
        lines.push(words.fill("term-advice-chance", &[("who", who.into()), ("chance", chances.into())]));
    }
    lines.push(words.say(if course.turnings.is_empty() { "course-none" } else { "course-turnings" }));
    lines.extend(course.turnings.iter().map(|turning| turning_text::<S>(table, turning, words).join(" ")));
    lines
}
