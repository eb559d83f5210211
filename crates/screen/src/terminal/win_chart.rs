//! The graph of a finished game above the screen, with a cursor to go through its moments.

use super::app::App;
use super::fit;
use crate::play::log;
use crate::play::win_chart::{bars, columns, number, percent, turning_text};
use crate::screen::Screen;
use meadhall_bots::{Turning, WinChart};
use meadhall_engine::{Game, Seat, Viewer};
use ratatui::text::{Line, Span};

/// How wide a name and a percentage are beside the bars.
const NAME: usize = 12;
const PERCENT: usize = 7;

/// The moment that a step of the cursor leads to: by one, or to the turning point before or behind.
pub fn moved(chart: &WinChart, at: usize, to: ChartMove) -> usize {
    let mut turnings = chart.turnings.iter().map(|turning| moment_of(chart, turning));
    match to {
        ChartMove::Back => at.saturating_sub(1),
        ChartMove::On => (at + 1).min(chart.points.len().saturating_sub(1)),
        ChartMove::TurningBack => turnings.rfind(|turning| *turning < at).unwrap_or(at),
        ChartMove::TurningOn => turnings.find(|turning| *turning > at).unwrap_or(at),
    }
}

/// Where the cursor may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChartMove {
    /// To the moment before.
    Back,
    /// To the next moment.
    On,
    /// To the turning point before.
    TurningBack,
    /// To the next turning point.
    TurningOn,
}

/// The moment at which a turning point is first seen.
fn moment_of(chart: &WinChart, turning: &Turning) -> usize {
    let found = chart.points.iter().position(|point| point.at >= turning.at);
    found.unwrap_or(chart.points.len().saturating_sub(1))
}

fn turning_at(chart: &WinChart, at: usize) -> Option<&Turning> {
    chart.turnings.iter().find(|turning| moment_of(chart, turning) == at)
}

/// The decision that a moment of the chart stands for.
pub fn decision(chart: &WinChart, at: usize) -> usize {
    turning_at(chart, at).map_or_else(|| chart.points.get(at).map_or(0, |point| point.at), |turning| turning.at)
}

/// The graph: a line of bars for each seat, the cursor, and what happened there.
pub fn lines<S: Screen>(app: &App<S>, chart: &WinChart, at: usize, width: usize) -> Vec<Line<'static>> {
    let table = app.session.table();
    let moments = columns(chart, width.saturating_sub(NAME + PERCENT + 2));
    let chances = chart.points.get(at).map(|point| point.chances).unwrap_or_default();
    let mut lines = Vec::new();
    for seat in Seat::all(table.game().seats()) {
        let name = S::name(&app.view, seat, app.words);
        let style = app.palette.strong(S::colour(&app.view, seat));
        lines.push(Line::from(vec![
            Span::styled(fit::fill(&name, NAME), style),
            Span::raw(" "),
            Span::styled(bars(chart, seat, &moments), style),
            Span::raw(format!(" {:>PERCENT$}", percent(app.words, chances[seat.index()]))),
        ]));
    }
    let cursor = moments.iter().rposition(|moment| *moment <= at);
    let mark = |(n, moment): (usize, &usize)| match () {
        () if cursor == Some(n) => '▲',
        () if turning_at(chart, *moment).is_some() => '◆',
        () => ' ',
    };
    let marks: String = moments.iter().enumerate().map(mark).collect();
    lines.push(Line::styled(format!("{} {marks}", " ".repeat(NAME)), app.palette.open()));
    let told = match turning_at(chart, at) {
        Some(turning) => turning_text::<S>(table, turning, app.words),
        None => {
            let decision = decision(chart, at);
            let log = log::lines::<S>(table, Viewer::Spectator, app.words);
            let seen = log.into_iter().filter(|line| line.turn == decision).map(|line| line.text);
            [number(app.words, decision)].into_iter().chain(seen).collect()
        }
    };
    lines.extend(told.iter().flat_map(|line| fit::wrap(line, width)).map(Line::raw));
    if chart.turnings.is_empty() {
        lines.push(Line::styled(app.words.say("course-none"), app.palette.quiet()));
    }
    lines
}
