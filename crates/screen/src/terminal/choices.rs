//! The choices with the cursor, or how the game ended.

use super::app::{App, Focus};
use super::fit;
use super::mouse::Spot;
use super::side::{headed, window};
use crate::screen::Screen;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

/// The columns before a label: the cursor and the number.
const BEFORE: usize = 5;

/// How many lines the choices take under their heading.
pub fn height<S: Screen>(app: &App<S>, width: u16) -> u16 {
    let room = usize::from(width).saturating_sub(BEFORE);
    let places = app.session.places(app.words);
    let lines = match places.is_empty() {
        true => app.choices.iter().map(|(_, label)| fit::wrap(label, room).len()).sum(),
        false => places.len() + 2,
    };
    fit::cells(lines)
}

/// Draws how the game ended, the first place first.
fn draw_places<S: Screen>(app: &App<S>, places: &[String], frame: &mut Frame<'_>, area: Rect) {
    let block = headed(app, app.words.say("term-places"), false);
    let inner = usize::from(block.inner(area).width);
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (n, place) in places.iter().enumerate() {
        let style = if n == 0 { app.palette.open() } else { Style::new() };
        lines.extend(fit::wrap(place, inner).into_iter().map(|line| Line::styled(line, style)));
    }
    let ending = fit::wrap(&app.words.say("drawn-over"), inner);
    lines.extend(ending.into_iter().map(|line| Line::styled(line, app.palette.quiet())));
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

fn title<S: Screen>(app: &App<S>, shown: usize) -> String {
    match app.my_turn() {
        true if shown < app.choices.len() => {
            let filter = app.typing.as_ref().map_or(app.filter.as_str(), |typed| typed.text.as_str());
            let values = [("shown", shown.into()), ("count", app.choices.len().into()), ("filter", filter.into())];
            app.words.fill("drawn-filtered", &values)
        }
        true => app.words.fill("term-choices", &[("count", app.choices.len().into())]),
        false if app.paused => app.words.say("drawn-paused"),
        false => app.words.say("term-waiting"),
    }
}

/// The lines of one choice: its number and its label, and at the right its written form where that fits, so that it can be
/// learnt.
fn choice_lines<S: Screen>(app: &App<S>, n: usize, room: usize) -> Vec<Line<'static>> {
    let (action, label) = &app.choices[n];
    let chosen = n == app.chosen;
    let style = if chosen { app.palette.chosen() } else { Style::new() };
    let written = action.to_string();
    let line = |(m, text): (usize, String)| {
        let number = if m == 0 { format!("{:>2}. ", n + 1) } else { "    ".to_owned() };
        let mark = if chosen && m == 0 { "▸" } else { " " };
        let text = number + &text;
        let gap = room.saturating_sub(1 + fit::width(&text) + fit::width(&written));
        let mut spans = vec![Span::styled(mark, app.palette.open()), Span::styled(text, style)];
        if m == 0 && gap > 2 {
            spans.push(Span::styled(" ".repeat(gap) + &written, app.palette.quiet()));
        }
        Line::from(spans)
    };
    fit::wrap(label, room.saturating_sub(BEFORE)).into_iter().enumerate().map(line).collect()
}

/// Draws the choices, or how the game ended.
pub fn draw<S: Screen>(app: &mut App<S>, frame: &mut Frame<'_>, area: Rect) {
    if area.height == 0 {
        return;
    }
    let places = app.session.places(app.words);
    if !places.is_empty() {
        return draw_places(app, &places, frame, area);
    }
    let shown = app.shown();
    let mut block = headed(app, title(app, shown.len()), app.focus == Focus::Choices && app.my_turn());
    let inner = block.inner(area);
    let mut lines: Vec<(usize, Line<'static>)> = Vec::new();
    let mut cursor = 0..0;
    for &n in &shown {
        let start = lines.len();
        lines.extend(choice_lines(app, n, inner.width.into()).into_iter().map(|line| (n, line)));
        if n == app.chosen {
            cursor = start..lines.len();
        }
    }
    let first = window(lines.len(), cursor, inner.height.into());
    if lines.len() > inner.height.into() {
        let more = format!(" {}/{} ", app.chosen + 1, app.choices.len());
        block = block.title(Line::styled(more, app.palette.quiet()).right_aligned());
    } else if app.may_stand() {
        // Where a question may be answered for good, that is offered beside it.
        let offer = format!(" {} ", app.words.say("drawn-foot-standing"));
        block = block.title(Line::styled(offer, app.palette.open()).right_aligned());
    }
    let visible: Vec<(usize, Line<'static>)> = lines.into_iter().skip(first).take(inner.height.into()).collect();
    for (y, (n, _)) in (inner.y..).zip(&visible) {
        app.spots.push((Rect { y, height: 1, ..inner }, Spot::Choice(*n)));
    }
    let shown: Vec<Line<'_>> = visible.into_iter().map(|(_, line)| line).collect();
    frame.render_widget(Paragraph::new(shown).block(block), area);
}
