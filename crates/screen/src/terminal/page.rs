//! The whole screen: what goes where.

use super::app::App;
use super::{fit, panels, popup};
use crate::screen::{ActionOf, Density, DrawContext, Screen};
use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

/// The smallest screen that a game fits on.
pub const LEAST: (u16, u16) = (60, 20);
/// From this width on, choices and log stand beside the board and not under it.
const WIDE: u16 = 124;

/// Where the parts of the screen are.
struct Parts {
    header: Rect,
    prompt: Rect,
    board: Rect,
    choices: Rect,
    about: Rect,
    log: Rect,
    footer: Rect,
    density: Density,
}

/// Draws everything.
pub fn draw<S: Screen>(app: &mut App<S>, frame: &mut Frame<'_>) {
    let area = frame.area();
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
    let choices: Vec<ActionOf<S>> = app.choices.iter().map(|(action, _)| *action).collect();
    let context = DrawContext {
        view: &app.view,
        words: app.words,
        palette: app.palette,
        player_labels: &labels,
        choices: &choices,
        chosen: app.choice(),
        density: parts.density,
    };
    S::draw(app.session.table().game(), &context, parts.board, frame.buffer_mut());
    panels::draw_choices(app, frame, parts.choices);
    panels::draw_log(app, frame, parts.log);
    panels::draw_about(app, frame, parts.about);
    panels::draw_footer(app, frame, parts.footer, parts.about.height == 0);
    popup::draw(app, frame);
}

fn arrange<S: Screen>(app: &App<S>, area: Rect) -> Parts {
    let prompt = fit::cells(fit::wrap(&app.prompt.0, prompt_width(area)).len().min(3));
    let [header, prompt, body, footer] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(prompt),
        Constraint::Fill(1),
        Constraint::Length(1),
    ])
    .areas(area);
    let height = |density: Density| S::height(app.session.table().game(), &app.view, density);
    let empty = Rect { height: 0, ..body };
    if area.width >= WIDE {
        let side = (area.width * 35 / 100).clamp(42, 64);
        let [board, gap, side] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Length(1), Constraint::Length(side)]).areas(body);
        let _ = gap;
        let density = [Density::Roomy, Density::Normal].into_iter().find(|&density| height(density) <= board.height);
        let wanted = (panels::choices_height(app, side.width) + 2).clamp(7, side.height / 2);
        let [choices, about, log] =
            Layout::vertical([Constraint::Length(wanted), Constraint::Length(4), Constraint::Fill(1)]).areas(side);
        return Parts {
            header,
            prompt,
            board,
            choices,
            about,
            log,
            footer,
            density: density.unwrap_or(Density::Compact),
        };
    }
    let fits = |&(density, about, least_width, least_below): &(Density, u16, u16, u16)| {
        area.width >= least_width && height(density) + about + least_below <= body.height
    };
    let kinds = [
        (Density::Roomy, 2, 96, 7),
        (Density::Normal, 1, 76, 7),
        (Density::Normal, 0, 76, 6),
        (Density::Compact, 1, 0, 7),
    ];
    let (density, about, ..) = kinds.into_iter().find(fits).unwrap_or((Density::Compact, 0, 0, 0));
    let [board, below, about] =
        Layout::vertical([Constraint::Length(height(density)), Constraint::Fill(1), Constraint::Length(about)])
            .areas(body);
    let about = if about.height == 0 { empty } else { about };
    let [choices, log] = Layout::horizontal([Constraint::Percentage(55), Constraint::Fill(1)]).areas(below);
    Parts { header, prompt, board, choices, about, log, footer, density }
}

/// How wide the sentence may be: beside it stand a mark and the clause.
fn prompt_width(area: Rect) -> usize {
    usize::from(area.width).saturating_sub(14)
}

fn draw_header<S: Screen>(app: &App<S>, frame: &mut Frame<'_>, area: Rect) {
    let mut spans = vec![
        Span::styled(format!(" {} ", app.words.say("game-name")), app.palette.heading()),
        Span::raw(app.session.stage(app.words)),
    ];
    if let Some(seat) = app.viewer.seat() {
        let name = S::name(&app.view, seat, app.words);
        spans.push(Span::styled(" · ", app.palette.quiet()));
        spans.push(Span::raw(app.words.say("term-you-are") + " "));
        spans.push(Span::styled(name, app.palette.strong(S::colour(&app.view, seat))));
    }
    frame.render_widget(Line::from(spans), area);
    let lang = app.words.lang();
    let right = Line::styled(format!("{} ", lang.own_name()), app.palette.quiet());
    frame.render_widget(Paragraph::new(right).alignment(Alignment::Right), area);
}

fn draw_prompt<S: Screen>(app: &App<S>, frame: &mut Frame<'_>, area: Rect) {
    const SPINNER: [&str; 10] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
    let (mark, style) = if app.my_turn() {
        ("▶", app.palette.asking())
    } else if app.thinking() {
        (SPINNER[app.ticks % SPINNER.len()], app.palette.waiting())
    } else {
        ("■", app.palette.waiting())
    };
    frame.buffer_mut().set_style(area, style);
    let wrapped = fit::wrap(&app.prompt.0, prompt_width(frame.area()));
    let line = |(n, text): (usize, &String)| {
        let mark = if n == 0 { mark } else { " " };
        Line::styled(format!(" {mark} {text}"), style)
    };
    frame.render_widget(Paragraph::new(wrapped.iter().enumerate().map(line).collect::<Vec<_>>()), area);
    if let Some(clause) = &app.prompt.1 {
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
