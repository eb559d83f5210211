//! The whole screen: what goes where.

use super::app::{App, Focus};
use super::side::{self, about_height};
use super::{choices, fit, footer, popup};
use crate::screen::{ActionOf, DrawContext, Screen};
use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

/// The smallest screen that a game fits on.
pub const LEAST: (u16, u16) = (60, 20);
/// From this size on, choices and log stand beside the board and not under it.
const WIDE: (u16, u16) = (110, 30);
/// From this width on, what there is to know about a choice stands beside the choices and not under them.
const BROAD: u16 = 76;
/// The least lines of the choices, with their heading.
const LEAST_CHOICES: u16 = 4;

/// Where the parts of the screen are.
struct Parts {
    header: Rect,
    prompt: Rect,
    board: Rect,
    choices: Rect,
    about: Rect,
    log: Rect,
    footer: Rect,
}

/// Draws everything.
pub fn draw<S: Screen>(app: &mut App<S>, frame: &mut Frame<'_>) {
    let area = frame.area();
    app.spots.clear();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        return draw_too_small(app, frame);
    }
    if app.handover.is_some() {
        return popup::draw_handover(app, frame);
    }
    let parts = arrange(app, area);
    draw_header(app, frame, parts.header);
    draw_prompt(app, frame, parts.prompt);
    let labels = app.session.player_labels(app.words);
    let legal: Vec<ActionOf<S>> = match app.past {
        Some(_) => Vec::new(),
        None => app.choices.iter().map(|(action, _)| *action).collect(),
    };
    let context = DrawContext {
        view: app.past.as_ref().map_or(&app.view, |past| &past.view),
        words: app.words,
        palette: app.palette,
        player_labels: &labels,
        choices: &legal,
        chosen: app.choice().filter(|_| app.past.is_none()),
    };
    S::draw(app.session.table().game(), &context, parts.board, frame.buffer_mut());
    choices::draw(app, frame, parts.choices);
    side::draw_about(app, frame, parts.about);
    side::draw_log(app, frame, parts.log);
    footer::draw(app, frame, parts.footer);
    popup::draw(app, frame);
}

fn arrange<S: Screen>(app: &App<S>, area: Rect) -> Parts {
    let prompt = fit::cells(prompt_lines(app, area).len());
    let [header, prompt, body, footer] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(prompt),
        Constraint::Fill(1),
        Constraint::Length(1),
    ])
    .areas(area);
    let (board, choices, about, log) = match area.width {
        _ if area.width >= WIDE.0 && area.height >= WIDE.1 => beside(app, body),
        BROAD.. => below(app, body),
        _ => stacked(app, body),
    };
    Parts { header, prompt, board, choices, about, log, footer }
}

/// The lines that the board takes, if the rest should have so many and must have some.
fn board_height<S: Screen>(app: &App<S>, body: Rect, wanted: u16) -> u16 {
    let room = Size { width: body.width, height: body.height.saturating_sub(wanted) };
    let view = app.past.as_ref().map_or(&app.view, |past| &past.view);
    S::height(app.session.table().game(), view, app.words, room).min(body.height.saturating_sub(LEAST_CHOICES))
}

/// The most lines for what is not the board.
fn most_below<S: Screen>(app: &App<S>, body: Rect) -> u16 {
    body.height - board_height(app, body, body.height)
}

/// Board at the left; choices, what there is to know about them and the log at the right.
fn beside<S: Screen>(app: &App<S>, body: Rect) -> (Rect, Rect, Rect, Rect) {
    let width = (body.width * 37 / 100).clamp(42, 60);
    let [board, _, side] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(2), Constraint::Length(width)]).areas(body);
    let about = about_height(app, side.width).min(side.height / 2);
    let wanted = (choices::height(app, side.width) + 1).clamp(6, (side.height - about).saturating_sub(8).max(6));
    let [choices, about, log] =
        Layout::vertical([Constraint::Length(wanted), Constraint::Length(about), Constraint::Fill(1)]).areas(side);
    (board, choices, about, log)
}

/// Board above; under it the choices at the left, the rest at the right.
fn below<S: Screen>(app: &App<S>, body: Rect) -> (Rect, Rect, Rect, Rect) {
    let left = Layout::horizontal([Constraint::Percentage(50), Constraint::Length(1), Constraint::Fill(1)]);
    let [choices, _, side] = left.areas(body);
    let about = about_height(app, side.width).min(most_below(app, body));
    let listed = choices::height(app, choices.width).min(5) + 1;
    let height = board_height(app, body, listed.max(about).max(LEAST_CHOICES + 1));
    let [board, rest] = Layout::vertical([Constraint::Length(height), Constraint::Fill(1)]).areas(body);
    let [choices, _, side] = left.areas(rest);
    let [about, log] = Layout::vertical([Constraint::Length(about), Constraint::Fill(1)]).areas(side);
    (board, choices, about, log)
}

/// Everything under each other; the log only while the keys work on it.
fn stacked<S: Screen>(app: &App<S>, body: Rect) -> (Rect, Rect, Rect, Rect) {
    let about = about_height(app, body.width).min(most_below(app, body).saturating_sub(3));
    let listed = choices::height(app, body.width).min(4) + 1;
    let height = board_height(app, body, listed.max(LEAST_CHOICES) + about).min(body.height - about - 3);
    // The board stays where it is; what a short text leaves free shows more choices.
    let about = about.min(side::remarks_height(app, body.width));
    let [board, choices, about] =
        Layout::vertical([Constraint::Length(height), Constraint::Fill(1), Constraint::Length(about)]).areas(body);
    let none = Rect { height: 0, ..body };
    match app.focus {
        Focus::Choices => (board, choices, about, none),
        Focus::Log => (board, none, none, choices.union(about)),
    }
}

/// What the line under the header says: what is asked, or what the step that is shown told.
fn prompt_lines<S: Screen>(app: &App<S>, area: Rect) -> Vec<String> {
    let width = usize::from(area.width).saturating_sub(14);
    let (text, most) = match &app.past {
        Some(past) => {
            let values =
                [("step", past.step.into()), ("steps", past.steps.into()), ("what", past.told.as_str().into())];
            (app.words.fill("drawn-step", &values), 2)
        }
        None => (app.prompt.0.clone(), 3),
    };
    let mut lines = fit::wrap(&text, width);
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            *last = fit::cut(&format!("{last} ……"), width);
        }
    }
    lines
}

fn draw_header<S: Screen>(app: &App<S>, frame: &mut Frame<'_>, area: Rect) {
    let stage = app.past.as_ref().map_or_else(|| app.session.stage(app.words), |past| past.stage.clone());
    let mut spans =
        vec![Span::styled(format!(" {} ", app.words.say("game-name")), app.palette.heading()), Span::raw(stage)];
    if let Some(seat) = app.viewer.seat() {
        let name = Span::styled(S::name(&app.view, seat, app.words), app.palette.strong(S::colour(&app.view, seat)));
        let you_are = Span::raw(app.words.say("term-you-are") + " ");
        let used: usize = spans.iter().chain([&you_are, &name]).map(Span::width).sum();
        spans.push(Span::styled(" · ", app.palette.quiet()));
        // The name alone says it where there is little room.
        spans.extend(Some(you_are).filter(|_| used + 3 <= usize::from(area.width)));
        spans.push(name);
    }
    let left = Line::from(spans);
    let right = Line::styled(format!(" {} ", app.words.lang().own_name()), app.palette.quiet());
    // Who one is matters more than the language, which everybody sees.
    if left.width() + right.width() <= usize::from(area.width) {
        frame.render_widget(Paragraph::new(right).alignment(Alignment::Right), area);
    }
    frame.render_widget(left, area);
}

fn draw_prompt<S: Screen>(app: &App<S>, frame: &mut Frame<'_>, area: Rect) {
    const SPINNER: [&str; 10] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
    let (mark, style) = match () {
        () if app.past.is_some() => ("◀", app.palette.waiting()),
        () if app.my_turn() => ("▶", app.palette.asking()),
        () if app.paused => ("‖", app.palette.waiting()),
        () if app.thinking() => (SPINNER[app.ticks % SPINNER.len()], app.palette.waiting()),
        () => ("■", app.palette.waiting()),
    };
    frame.buffer_mut().set_style(area, style);
    let wrapped = prompt_lines(app, frame.area());
    let line = |(n, text): (usize, &String)| {
        let mark = if n == 0 { mark } else { " " };
        Line::styled(format!(" {mark} {text}"), style)
    };
    frame.render_widget(Paragraph::new(wrapped.iter().enumerate().map(line).collect::<Vec<_>>()), area);
    if let Some(clause) = app.prompt.1.as_ref().filter(|_| app.past.is_none()) {
        let clause = Line::styled(format!("{clause} "), style);
        frame.render_widget(Paragraph::new(clause).alignment(Alignment::Right), area);
    }
}

fn draw_too_small<S: Screen>(app: &App<S>, frame: &mut Frame<'_>) {
    let area = frame.area();
    let values = [
        ("width", LEAST.0.into()),
        ("height", LEAST.1.into()),
        ("now-width", area.width.into()),
        ("now-height", area.height.into()),
    ];
    let text = app.words.fill("term-too-small", &values);
    let lines = fit::wrap(&text, area.width.into());
    let top = area.height.saturating_sub(fit::cells(lines.len())) / 2;
    let place = Rect { y: top, height: area.height.saturating_sub(top), ..area };
    let lines: Vec<Line<'_>> = lines.into_iter().map(|line| Line::styled(line, Style::new())).collect();
    frame.render_widget(Paragraph::new(lines).alignment(Alignment::Center), place);
}
