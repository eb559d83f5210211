//! What stands beside the choices: what there is to know about the one under the cursor, and the log.

use super::app::{App, Focus};
use super::fit;
use super::mouse::Spot;
use crate::screen::Screen;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Borders, Paragraph};

/// Of how many choices the texts are measured, so that the screen stays as it is while the cursor moves.
const MEASURED: usize = 60;

/// A heading with a line.
pub fn headed<S: Screen>(app: &App<S>, title: String, focused: bool) -> Block<'static> {
    let block = Block::new()
        .borders(Borders::TOP)
        .border_type(if focused { BorderType::Thick } else { BorderType::Plain })
        .border_style(app.palette.frame(focused));
    match title.as_str() {
        "" => block,
        _ => block.title(Span::styled(format!(" {title} "), app.palette.heading())),
    }
}

/// The part of some lines that is shown: as many as fit, with those of the cursor among them.
pub fn window(lines: usize, cursor: std::ops::Range<usize>, height: usize) -> usize {
    let first = cursor.end.saturating_sub(height).max(cursor.start.saturating_sub(height / 2));
    first.min(cursor.start).min(lines.saturating_sub(height))
}

/// What there is to say now: how a line being typed can go on, a notice, and what the choice under the cursor is about.
fn remarks<S: Screen>(app: &App<S>) -> Vec<(String, Style)> {
    let mut remarks = Vec::new();
    if let Some(typed) = app.typing.as_ref().filter(|typed| typed.endings.len() > 1) {
        remarks.push((typed.endings.join("  "), app.palette.open()));
    }
    if let Some(notice) = &app.notice {
        let clause = notice.clause.as_ref().map_or(String::new(), |clause| format!(" [{clause}] (R)"));
        remarks.push((format!("{}{clause}", notice.text), app.palette.refusal()));
    }
    // On a board of the past nothing is decided.
    remarks.extend(
        app.choice()
            .filter(|_| app.past.is_none())
            .and_then(|action| about(app, action))
            .map(|text| (text, Style::new())),
    );
    remarks
}

fn about<S: Screen>(app: &App<S>, action: crate::screen::ActionOf<S>) -> Option<String> {
    S::about(app.session.table().game(), &app.view, action, app.words)
}

/// How many lines there are to say now, with the line above them; none where there is nothing.
pub fn remarks_height<S: Screen>(app: &App<S>, width: u16) -> u16 {
    let lines: usize = remarks(app).iter().map(|(text, _)| fit::wrap(text, width.into()).len()).sum();
    if lines == 0 { 0 } else { fit::cells(lines + 1) }
}

/// How many lines there are to know at most about one of the choices, with the line above them; none where there is nothing.
pub fn about_height<S: Screen>(app: &App<S>, width: u16) -> u16 {
    let now = remarks_height(app, width);
    let asked = if app.past.is_some() { &[][..] } else { &app.choices[..] };
    let measured = asked.iter().take(MEASURED).filter_map(|(action, _)| about(app, *action));
    let most = measured.map(|text| fit::wrap(&text, width.into()).len()).max();
    most.map_or(now, |most| fit::cells(most + 1).max(now))
}

/// Draws what there is to say now.
pub fn draw_about<S: Screen>(app: &App<S>, frame: &mut Frame<'_>, area: Rect) {
    if area.height == 0 {
        return;
    }
    let block = headed(app, String::new(), false);
    let inner = block.inner(area);
    let room = usize::from(inner.width);
    let mut lines: Vec<(String, Style)> = Vec::new();
    for (text, style) in remarks(app) {
        lines.extend(fit::wrap(&text, room).into_iter().map(|line| (line, style)));
    }
    if lines.len() > usize::from(inner.height) {
        lines.truncate(inner.height.into());
        if let Some((last, _)) = lines.last_mut() {
            *last = fit::cut(&format!("{last} ……"), room);
        }
    }
    let lines: Vec<Line<'_>> = lines.into_iter().map(|(line, style)| Line::styled(line, style)).collect();
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// Draws the log, the newest line last; what is new since the viewer's last decision stands out. On a board of the past the
/// line of the step that is shown is marked.
pub fn draw_log<S: Screen>(app: &mut App<S>, frame: &mut Frame<'_>, area: Rect) {
    if area.height < 2 {
        return;
    }
    let focused = app.focus == Focus::Log;
    let marked = focused || app.past.is_some();
    let block = headed(app, app.words.say("term-log"), focused);
    let inner = block.inner(area);
    let mut lines: Vec<(usize, Line<'_>)> = Vec::new();
    let mut cursor = 0..0;
    for (n, line) in app.log.iter().enumerate() {
        let at = n == app.log_at;
        let style = match (marked && at, n >= app.known) {
            (true, _) => app.palette.chosen(),
            (false, true) => Style::new(),
            (false, false) => app.palette.quiet(),
        };
        let text = if focused && at { line.with_clause() } else { line.text.clone() };
        let start = lines.len();
        for (m, text) in fit::wrap(&text, usize::from(inner.width).saturating_sub(2)).into_iter().enumerate() {
            let mark = if m == 0 { "· " } else { "  " };
            let spans = vec![Span::styled(mark, app.palette.quiet()), Span::styled(text, style)];
            lines.push((n, Line::from(spans)));
        }
        if at {
            cursor = start..lines.len();
        }
    }
    let first = window(lines.len(), cursor, usize::from(inner.height));
    let visible: Vec<(usize, Line<'_>)> = lines.into_iter().skip(first).take(inner.height.into()).collect();
    for (y, (n, _)) in (inner.y..).zip(&visible) {
        app.spots.push((Rect { y, height: 1, ..inner }, Spot::Log(*n)));
    }
    let shown: Vec<Line<'_>> = visible.into_iter().map(|(_, line)| line).collect();
    frame.render_widget(Paragraph::new(shown).block(block), area);
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
