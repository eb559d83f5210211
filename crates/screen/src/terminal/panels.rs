//! The panels that every game has: the choices, the log, what there is to know about a choice, and the keys.

use super::app::{App, Focus};
use super::fit;
use crate::screen::Screen;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Paragraph};

/// A frame with a title.
fn framed<S: Screen>(app: &App<S>, title: String, focused: bool) -> Block<'static> {
    Block::bordered()
        .border_type(if focused { BorderType::Thick } else { BorderType::Rounded })
        .border_style(app.palette.frame(focused))
        .title(Span::styled(format!(" {title} "), app.palette.heading()))
}

/// The labels of the choices, each wrapped to the room beside its number.
fn labels<S: Screen>(app: &App<S>, width: u16) -> Vec<Vec<String>> {
    let room = usize::from(width).saturating_sub(2 + 5);
    app.choices.iter().map(|(_, label)| fit::wrap(label, room)).collect()
}

/// How many lines the choices take inside their frame.
pub fn choices_height<S: Screen>(app: &App<S>, width: u16) -> u16 {
    fit::cells(labels(app, width).iter().map(Vec::len).sum())
}

/// The part of some lines that is shown: as many as fit, with those of the cursor among them.
fn window(lines: usize, cursor: std::ops::Range<usize>, height: usize) -> usize {
    let first = cursor.end.saturating_sub(height).max(cursor.start.saturating_sub(height / 2));
    first.min(cursor.start).min(lines.saturating_sub(height))
}

/// Draws how the game ended, the first place first.
fn draw_places<S: Screen>(app: &App<S>, places: &[String], frame: &mut Frame<'_>, area: Rect) {
    let block = framed(app, app.words.say("term-places"), false);
    let inner = usize::from(block.inner(area).width);
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (n, place) in places.iter().enumerate() {
        let style = if n == 0 { app.palette.open() } else { Style::new() };
        lines.extend(fit::wrap(place, inner).into_iter().map(|line| Line::styled(line, style)));
    }
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// Draws the choices, or how the game ended.
pub fn draw_choices<S: Screen>(app: &App<S>, frame: &mut Frame<'_>, area: Rect) {
    let places = app.session.places(app.words);
    if !places.is_empty() {
        return draw_places(app, &places, frame, area);
    }
    let title = if app.my_turn() {
        app.words.fill("term-choices", &[("count", app.choices.len().into())])
    } else {
        app.words.say("term-waiting")
    };
    let block = framed(app, title, app.focus == Focus::Choices && app.my_turn());
    let height = usize::from(block.inner(area).height);
    let mut lines: Vec<Line<'_>> = Vec::new();
    let mut cursor = 0..0;
    let room = usize::from(area.width).saturating_sub(2);
    for (n, label) in labels(app, area.width).into_iter().enumerate() {
        let chosen = n == app.chosen;
        let style = if chosen { app.palette.chosen() } else { Style::new() };
        let start = lines.len();
        for (m, text) in label.into_iter().enumerate() {
            let number = if m == 0 { format!("{:>2}. ", n + 1) } else { "    ".to_owned() };
            let mark = if chosen && m == 0 { "▸" } else { " " };
            let text = number + &text;
            // The written form stands at the right where it fits, so that it can be learnt.
            let written = app.choices[n].0.to_string();
            let gap = room.saturating_sub(2 + fit::width(&text) + fit::width(&written));
            let mut spans = vec![Span::styled(mark, app.palette.open()), Span::styled(text, style)];
            if m == 0 && gap > 1 {
                spans.push(Span::styled(" ".repeat(gap) + &written, app.palette.quiet()));
            }
            lines.push(Line::from(spans));
        }
        if chosen {
            cursor = start..lines.len();
        }
    }
    let first = window(lines.len(), cursor, height);
    let more = (lines.len() > height).then(|| format!(" {}/{} ", app.chosen + 1, app.choices.len()));
    let block = match more {
        Some(more) => block.title_bottom(Line::styled(more, app.palette.quiet()).right_aligned()),
        None => block,
    };
    // Where a question may be answered for good, that is offered beside it.
    let block = match app.may_stand() {
        true => {
            block.title_bottom(Line::styled(format!(" {} ", app.words.say("term-key-standing")), app.palette.open()))
        }
        false => block,
    };
    let shown: Vec<Line<'_>> = lines.into_iter().skip(first).take(height).collect();
    frame.render_widget(Paragraph::new(shown).block(block), area);
}

/// Draws the log, the newest line last; what is new since the viewer's last decision stands out.
pub fn draw_log<S: Screen>(app: &App<S>, frame: &mut Frame<'_>, area: Rect) {
    let focused = app.focus == Focus::Log;
    let block = framed(app, app.words.say("term-log"), focused);
    let inner = block.inner(area);
    let mut lines: Vec<Line<'_>> = Vec::new();
    let mut cursor = 0..0;
    for (n, line) in app.log.iter().enumerate() {
        let at = n == app.log_at;
        let style = match (focused && at, n >= app.known) {
            (true, _) => app.palette.chosen(),
            (false, true) => Style::new(),
            (false, false) => app.palette.quiet(),
        };
        let text = if focused && at { line.with_clause() } else { line.text.clone() };
        let start = lines.len();
        for (m, text) in fit::wrap(&text, usize::from(inner.width).saturating_sub(2)).into_iter().enumerate() {
            let mark = if m == 0 { "· " } else { "  " };
            lines.push(Line::from(vec![Span::styled(mark, app.palette.quiet()), Span::styled(text, style)]));
        }
        if at {
            cursor = start..lines.len();
        }
    }
    let first = window(lines.len(), cursor, usize::from(inner.height));
    let shown: Vec<Line<'_>> = lines.into_iter().skip(first).take(inner.height.into()).collect();
    frame.render_widget(Paragraph::new(shown).block(block), area);
}

/// What there is to say now: a notice, or what the chosen choice is about.
fn remark<S: Screen>(app: &App<S>) -> Option<(String, Style)> {
    if let Some(notice) = &app.notice {
        let clause = notice.clause.as_ref().map_or(String::new(), |clause| format!(" [{clause}] (R)"));
        return Some((format!("{}{clause}", notice.text), app.palette.refusal()));
    }
    let about = app.choice().and_then(|action| S::about(app.session.table().game(), &app.view, action, app.words));
    about.map(|text| (text, app.palette.quiet()))
}

/// Draws what there is to say now.
pub fn draw_about<S: Screen>(app: &App<S>, frame: &mut Frame<'_>, area: Rect) {
    let Some((text, style)) = remark(app) else { return };
    let mut lines = fit::wrap(&text, usize::from(area.width).saturating_sub(2));
    if lines.len() > usize::from(area.height) {
        lines.truncate(area.height.into());
        if let Some(last) = lines.last_mut() {
            *last = fit::cut(&format!("{last} …"), usize::from(area.width).saturating_sub(2));
        }
    }
    let lines: Vec<Line<'_>> = lines.into_iter().map(|line| Line::styled(format!(" {line}"), style)).collect();
    frame.render_widget(Paragraph::new(lines), area);
}

/// Draws the line being typed, a notice that has no other place, or the keys.
pub fn draw_footer<S: Screen>(app: &App<S>, frame: &mut Frame<'_>, area: Rect, notices: bool) {
    if let Some(typed) = &app.typing {
        let line = Line::from(vec![
            Span::styled(" : ", app.palette.open()),
            Span::raw(typed.clone()),
            Span::styled("▏", app.palette.open()),
        ]);
        return frame.render_widget(line, area);
    }
    if let Some((text, style)) = remark(app).filter(|_| notices && app.notice.is_some()) {
        return frame.render_widget(Line::styled(format!(" {}", fit::cut(&text, area.width.into())), style), area);
    }
    let fits = |keys: &String| fit::width(keys) + 2 <= area.width.into();
    let keys = Some(app.words.say("term-keys")).filter(fits).unwrap_or_else(|| app.words.say("term-keys-short"));
    frame.render_widget(Line::styled(format!(" {keys}"), app.palette.quiet()), area);
}

#[cfg(test)]
mod tests {
    use super::window;

    #[test]
    fn the_cursor_is_always_in_the_window() {
        for lines in 1..40 {
            for cursor in 0..lines {
                for height in 2..12 {
                    let first = window(lines, cursor..(cursor + 1), height);
                    assert!(first <= cursor && cursor < first + height, "{lines} {cursor} {height}");
                    assert!(first == 0 || first + height <= lines, "no empty lines: {lines} {cursor} {height}");
                }
            }
        }
    }
}
