//! What lies above the screen: help, clauses, cards, questions, the handover.

use super::app::{App, Popup};
use super::fit;
use super::mouse::Spot;
use super::palette::Palette;
use super::typing::fits;
use super::win_chart;
use crate::screen::{CardText, RulesOf, Screen};
use meadhall_engine::{OrderOffer, Orders};
use meadhall_words::{Lang, Words};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Padding, Paragraph};

/// The keys that the help explains, in its order.
const HELP: [&str; 21] = [
    "term-key-move",
    "term-key-enter",
    "term-key-digits",
    "term-key-letter",
    "drawn-key-filter",
    "drawn-key-mouse",
    "term-key-type",
    "drawn-key-complete",
    "drawn-key-advice",
    "drawn-key-cards",
    "term-key-table",
    "term-key-rules",
    "term-key-tab",
    "drawn-key-step",
    "drawn-key-pause",
    "term-key-undo",
    "term-key-standing",
    "term-key-course",
    "drawn-key-rematch",
    "term-key-lang",
    "term-key-quit",
];

/// A box in the middle of the screen.
fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

fn frame_of(title: &str, hint: &str, palette: Palette) -> Block<'static> {
    let block = Block::bordered()
        .border_type(BorderType::Double)
        .border_style(palette.open())
        .title(Span::styled(format!(" {title} "), palette.heading()))
        .padding(Padding::horizontal(1));
    match hint {
        "" => block,
        _ => block.title_bottom(Line::styled(format!(" {hint} "), palette.quiet()).right_aligned()),
    }
}

/// Draws what lies above the screen, if anything does.
pub fn draw<S: Screen>(app: &mut App<S>, frame: &mut Frame<'_>) {
    let Some(popup) = app.popup.clone() else { return };
    let area = frame.area();
    let width = area.width.saturating_sub(6).min(84);
    let (title, hint, lines) = content(app, &popup, usize::from(width).saturating_sub(4));
    let place = middle(area, width, fit::cells(lines.len() + 2).min(area.height.saturating_sub(2)));
    let block = frame_of(&title, &hint, app.palette);
    let height = usize::from(block.inner(place).height);
    app.spots.push((area, Spot::Key(KeyCode::Esc)));
    app.spots.push((place, Spot::Popup));
    if std::mem::take(&mut app.scroll_to_card) {
        app.scroll = card_line(app, usize::from(width).saturating_sub(4));
    }
    app.scroll = app.scroll.min(lines.len().saturating_sub(height));
    let shown: Vec<Line<'_>> = lines.into_iter().skip(app.scroll).take(height).collect();
    frame.render_widget(Clear, place);
    frame.render_widget(Paragraph::new(shown).block(block), place);
}

/// What a popup shows: its title, what can be pressed, and the lines.
type Content = (String, String, Vec<Line<'static>>);

fn content<S: Screen>(app: &App<S>, popup: &Popup, width: usize) -> Content {
    let say = |key: &str| app.words.say(key);
    let hung = |lines: &[String]| lines.iter().flat_map(|line| hanging(line, width)).collect::<Vec<_>>();
    match popup {
        Popup::Help => (say("term-help"), say("term-close"), help_lines(app, width)),
        Popup::Clause(place) => clause_content(app, *place, width),
        Popup::Cards => (card_title(app), say("drawn-close-cards"), card_lines(app, width)),
        Popup::Table => {
            let labels = app.session.player_labels(app.words);
            let mut told = S::table_lines(app.session.table().game(), &app.view, &labels, app.words);
            let hash = app.session.table().parts().commitment();
            told.push(app.words.fill("term-commitment", &[("hash", hash.into())]));
            (say("term-table"), say("term-close-scroll"), hung(&told))
        }
        Popup::Standing(at) => (say("term-standing"), say("term-close-standing"), standing_lines(app, *at, width)),
        Popup::Advice => {
            let told = match &app.advice {
                Some(advice) => app.session.advice_lines(advice, app.words),
                None => vec![say("term-advice-thinking")],
            };
            let hint = if app.advice.is_some() { "drawn-close-advice" } else { "term-close" };
            (say("advice-ask"), say(hint), hung(&told))
        }
        Popup::WinChart(at) => match &app.win_chart {
            Some(chart) => (say("course-title"), say("term-close-course"), win_chart::lines(app, chart, *at, width)),
            None => (say("course-title"), say("term-close"), plain(&say("course-making"), width)),
        },
        Popup::PastTable(at) => {
            let decision = app.win_chart.as_ref().map_or(0, |chart| win_chart::decision(chart, *at));
            let table = app.session.table().rewound(decision);
            let labels = app.session.player_labels(app.words);
            let told = S::table_lines(table.game(), &table.view(app.viewer), &labels, app.words);
            let title = crate::play::win_chart::number(app.words, decision);
            (title, say("term-close-scroll"), hung(&told))
        }
        Popup::Undo => (say("term-undo"), say("term-yes-no"), plain(&say("term-undo-question"), width)),
        Popup::Warning(place) => {
            let title = app.choices.get(*place).map_or(String::new(), |(_, label)| label.clone());
            (title, say("drawn-warning-keys"), plain(&app.warning(*place).unwrap_or_default(), width))
        }
    }
}

fn help_lines<S: Screen>(app: &App<S>, width: usize) -> Vec<Line<'static>> {
    let there = |key: &&&str| match **key {
        "term-key-standing" => RulesOf::<S>::ORDERS,
        "drawn-key-advice" => app.session.has_adviser(),
        _ => true,
    };
    let seat = app.session.waiting_people().first().or(app.session.people().first()).unwrap_or_default();
    let (choice, clause) = app.session.examples(seat);
    let examples = [("choice", choice.into()), ("clause", clause.into())];
    let lines = |key| entry(&app.words.fill(key, &examples), width, app.palette);
    let mut help: Vec<Line<'static>> = HELP.iter().filter(there).flat_map(|key| lines(key)).collect();
    let legend = S::legend(app.words);
    if !legend.is_empty() {
        help.insert(0, Line::raw(""));
        let legend = legend.iter().flat_map(|line| hanging(line, width));
        help.splice(0..0, legend);
    }
    help
}

fn clause_content<S: Screen>(app: &App<S>, place: usize, width: usize) -> Content {
    let Some(clause) = S::clauses().all().get(place) else {
        return (String::new(), app.words.say("term-close"), Vec::new());
    };
    let mut lines = vec![Line::styled(clause.section, app.palette.quiet()), Line::raw("")];
    lines.extend(plain(&clause.text, width));
    if app.words.lang() != Lang::En {
        lines.push(Line::raw(""));
        let note = fit::wrap(&app.words.say("rules-in-english"), width);
        lines.extend(note.into_iter().map(|line| Line::styled(line, app.palette.quiet())));
    }
    (clause.id.to_owned(), app.words.say("term-close-clause"), lines)
}

/// The cards that fit what is searched for.
fn cards<S: Screen>(app: &App<S>) -> Vec<CardText> {
    let fitting = |card: &CardText| fits(&format!("{} {}", card.name, card.text), &app.card_search);
    S::cards(app.words).into_iter().filter(fitting).collect()
}

fn card_title<S: Screen>(app: &App<S>) -> String {
    match app.card_search.as_str() {
        "" => app.words.say("term-cards"),
        search => format!("{} /{search}", app.words.say("term-cards")),
    }
}

/// The lines of one card: its name and clause, and what it does.
fn one_card<S: Screen>(app: &App<S>, card: &CardText, width: usize) -> Vec<Line<'static>> {
    let here = app.card().is_some_and(|here| (here.kind, &here.id) == (card.kind, &card.id));
    let mark = if here { "▸ " } else { "" };
    let name = if here { app.palette.chosen() } else { app.palette.open() };
    let mut lines = vec![Line::from(vec![
        Span::styled(format!("{mark}{}", card.name), name),
        Span::styled(format!("  [{}]", card.clause), app.palette.quiet()),
    ])];
    let text = fit::wrap(&card.text, width.saturating_sub(2));
    lines.extend(text.into_iter().map(|line| Line::raw(format!("  {line}"))));
    lines
}

fn card_lines<S: Screen>(app: &App<S>, width: usize) -> Vec<Line<'static>> {
    let found = cards(app);
    if found.is_empty() {
        return plain(&app.words.say("drawn-no-card"), width);
    }
    found.iter().flat_map(|card| one_card(app, card, width)).collect()
}

/// The line at which the card under the cursor stands.
fn card_line<S: Screen>(app: &App<S>, width: usize) -> usize {
    let Some(here) = app.card() else { return 0 };
    let all = cards(app);
    let before = all.iter().position(|card| (card.kind, &card.id) == (here.kind, &here.id)).unwrap_or(0);
    all[..before].iter().map(|card| one_card(app, card, width).len()).sum()
}

fn standing_lines<S: Screen>(app: &App<S>, at: usize, width: usize) -> Vec<Line<'static>> {
    let names = app.session.names(app.words);
    let line = |(n, offer): (usize, &OrderOffer)| {
        let mark = if offer.left { "[x]" } else { "[ ]" };
        let style = if n == at { app.palette.chosen() } else { Style::new() };
        Line::styled(format!("{mark} {}", app.words.tell(&offer.label, &names)), style)
    };
    let offers = app.viewer.seat().map(|seat| app.session.order_offers(seat)).unwrap_or_default();
    let mut lines = plain(&app.words.say("term-standing-about"), width);
    lines.push(Line::raw(""));
    lines.extend(offers.iter().enumerate().map(line));
    lines
}

/// A text in lines of this width.
fn plain(text: &str, width: usize) -> Vec<Line<'static>> {
    fit::wrap(text, width).into_iter().map(Line::raw).collect()
}

/// A line whose later parts stand further in.
fn hanging(text: &str, width: usize) -> Vec<Line<'static>> {
    let mut lines = fit::wrap(text, width.saturating_sub(2)).into_iter();
    let first = lines.next().map(Line::raw);
    first.into_iter().chain(lines.map(|line| Line::raw(format!("  {line}")))).collect()
}

/// A line of the help: the keys before the colon stand out.
fn entry(text: &str, width: usize, palette: Palette) -> Vec<Line<'static>> {
    const KEYS: usize = 16;
    let (keys, does) = text.split_once(" = ").unwrap_or(("", text));
    let lines = fit::wrap(does, width.saturating_sub(KEYS));
    let head = |n: usize| if n == 0 { fit::fill(keys, KEYS) } else { " ".repeat(KEYS) };
    let line = |(n, text): (usize, String)| Line::from(vec![Span::styled(head(n), palette.open()), Span::raw(text)]);
    lines.into_iter().enumerate().map(line).collect()
}

/// Draws what stands between two people at one screen: nothing of the table is to be seen.
pub fn draw_handover<S: Screen>(app: &mut App<S>, frame: &mut Frame<'_>) {
    let Some(seat) = app.handover else { return };
    let name = S::name(&app.view, seat, app.words);
    let text = app.words.fill("term-handover", &[("who", name.into())]);
    let style = app.palette.strong(S::colour(&app.view, seat));
    let place = middle(frame.area(), 56, 7);
    app.spots.push((place, Spot::Key(KeyCode::Enter)));
    let mut lines = vec![Line::raw("")];
    let wrapped = fit::wrap(&text, 50);
    lines.extend(wrapped.into_iter().map(|line| Line::styled(line, style)));
    lines.push(Line::raw(""));
    lines.push(Line::raw(app.words.say("term-handover-key")));
    let block = frame_of(&app.words.say("term-handover-title"), "", app.palette);
    frame.render_widget(Paragraph::new(lines).alignment(Alignment::Center).block(block), place);
}

/// Draws the offer to go on with a kept game.
pub fn draw_offer(frame: &mut Frame<'_>, go_on: bool, stage: &str, words: &Words, palette: Palette) {
    let place = middle(frame.area(), 60, 9);
    let choice = |n: usize, key: &str, chosen: bool| {
        let (mark, style) = if chosen { ("▸", palette.chosen()) } else { (" ", Style::new()) };
        Line::from(vec![Span::styled(mark, palette.open()), Span::styled(format!("{n}. {}", words.say(key)), style)])
    };
    let text = words.fill("term-offer", &[("stage", stage.into())]);
    let mut lines = vec![Line::raw("")];
    lines.extend(fit::wrap(&text, 54).into_iter().map(Line::raw));
    lines.push(Line::raw(""));
    lines.push(choice(1, "term-offer-go-on", go_on));
    lines.push(choice(2, "term-offer-new", !go_on));
    let block = frame_of(&words.say("game-name"), &words.say("term-offer-keys"), palette);
    frame.render_widget(Paragraph::new(lines).block(block), place);
}
