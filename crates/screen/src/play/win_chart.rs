//! The win chart of a game in words: how everybody's chance to win went.

use crate::screen::{RulesOf, Screen};
use meadhall_bots::{Turning, WinChart};
use meadhall_engine::{Game, Seat, Table, Viewer, whole};
use meadhall_words::Words;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

/// A chance as a bar, the least first.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// At how many moments the chances are told in words.
const TOLD: usize = 5;

/// Works out the win chart of a game on a thread of its own, as a viewer could know it.
pub fn begin<S: Screen>(table: &Table<RulesOf<S>>, viewer: Viewer) -> Option<Receiver<WinChart>> {
    let charting = S::bots().chart(table, viewer)?;
    let (told, chart) = channel();
    thread::spawn(move || told.send(charting(&|| true)));
    Some(chart)
}

/// A chance as a percentage.
pub fn percent(words: &Words, chance: f32) -> String {
    words.fill("advice-percent", &[("chance", meadhall_engine::percent(chance).into())])
}

/// One of the moments of a chart for each column.
pub fn columns(chart: &WinChart, width: usize) -> Vec<usize> {
    let last = chart.points.len().saturating_sub(1);
    let columns = width.min(chart.points.len());
    (0..columns).map(|n| n * last / columns.saturating_sub(1).max(1)).collect()
}

/// A seat's chances at these moments, a bar each.
pub fn bars(chart: &WinChart, seat: Seat, moments: &[usize]) -> String {
    let chances = moments.iter().filter_map(|at| chart.points.get(*at)).map(|point| point.chances[seat.index()]);
    // Rounded down; a chance of 1 has the highest bar too.
    let bar = |chance: f32| BARS[whole(chance * BARS.len() as f32).min(BARS.len() - 1)];
    chances.map(bar).collect()
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
    let judged = turning.judgement();
    let told = judged.iter().chain(&turning.what).map(|message| words.tell(message, &names));
    [head].into_iter().chain(told).collect()
}

/// The number of a decision in words.
pub fn number(words: &Words, at: usize) -> String {
    words.fill("course-turn", &[("at", at.into())])
}

/// The whole chart in words: everybody's chance at a few moments, then the turning points.
pub fn text<S: Screen>(table: &Table<RulesOf<S>>, chart: &WinChart, words: &'static Words) -> Vec<String> {
    let view = table.view(Viewer::Spectator);
    let moments = columns(chart, TOLD);
    let at: Vec<String> = moments.iter().map(|moment| chart.points[*moment].at.to_string()).collect();
    let mut lines = vec![words.fill("term-course-moments", &[("moments", at.join(", ").into())])];
    for seat in Seat::all(table.game().seats()) {
        let chances = moments.iter().map(|moment| percent(words, chart.points[*moment].chances[seat.index()]));
        let chances = chances.collect::<Vec<_>>().join(", ");
        let who = S::name(&view, seat, words);
        lines.push(words.fill("term-advice-chance", &[("who", who.into()), ("chance", chances.into())]));
    }
    lines.push(words.say(if chart.turnings.is_empty() { "course-none" } else { "course-turnings" }));
    lines.extend(chart.turnings.iter().map(|turning| turning_text::<S>(table, turning, words).join(" ")));
    lines
}
