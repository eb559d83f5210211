//! The halls of all players with their bands.

use super::{ValhallaScreen, card_name, seat_colour, seat_name, warrior};
use meadhall_engine::Seat;
use meadhall_screen::DrawContext;
use meadhall_screen::terminal::fit;
use meadhall_valhalla::{Card, Valhalla, View};
use meadhall_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};

/// The numbers of a hall.
const NUMBERS: [&str; 3] = ["glory", "shields", "cards"];
/// The width of a column of numbers.
const NUMBER: usize = 8;
/// How far a band that has lines of its own stands in.
const INDENT: usize = 4;

/// How the bands are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// In words, under the numbers.
    Words,
    /// In short, in as many lines as it takes.
    Short,
    /// The viewer's own and those that fight in as many lines as it takes, the others in one.
    Tight,
    /// Each in one line.
    Cut,
}

/// The width of the names.
fn name_width(view: &View, words: &Words) -> usize {
    Seat::all(view.players).map(|seat| fit::width(&seat_name(seat, words))).max().unwrap_or(0) + 1
}

/// The warriors of a band; `*` is activated, `+` has a card of Tyr's wrath.
fn band(game: &Valhalla, view: &View, seat: Seat, detail: Detail, words: &Words) -> Vec<String> {
    let battle = &view.table.battle;
    let active = battle.side_of(seat).map_or(0, |at| battle.sides[at].active);
    let told = |(place, card, tyr): (u8, Card, Option<Card>)| {
        let mark = if active >> place & 1 == 1 { "*" } else { "" };
        let tyr = if tyr.is_some() { "+" } else { "" };
        let warrior = match detail {
            Detail::Words => warrior::in_words(game, card, words),
            _ => warrior::in_short(game, card, words),
        };
        format!("{mark}{warrior}{tyr}")
    };
    view.table.board(seat).warriors().map(told).collect()
}

/// The lines of a band, the first beside the numbers.
fn band_lines(game: &Valhalla, view: &View, seat: Seat, detail: Detail, words: &Words, width: usize) -> Vec<String> {
    let board = view.table.board(seat);
    let king = if view.table.is_king(seat) { "♔ " } else { "" };
    let jarl = board.jarl.map_or(String::new(), |jarl| words.say(&format!("jarl-{jarl}")));
    let mut warriors = band(game, view, seat, detail, words);
    let first = width.saturating_sub(1 + name_width(view, words) + NUMBERS.len() * NUMBER);
    if detail == Detail::Words {
        let under = match warriors.is_empty() {
            true => Vec::new(),
            false => fit::flow(&plain(warriors), width.saturating_sub(INDENT), 3),
        };
        return [format!("{king}{jarl}")].into_iter().chain(under.into_iter().map(joined)).collect();
    }
    if warriors.is_empty() {
        warriors.push("–".to_owned());
    }
    if let Some(leader) = warriors.first_mut() {
        let before = if jarl.is_empty() { king.to_owned() } else { format!("{king}{jarl}: ") };
        *leader = before + leader;
    }
    let whole = warriors.join(" · ");
    let alone = match detail {
        Detail::Cut => true,
        Detail::Tight => !(view.seat() == Some(seat) || view.table.battle.side_of(seat).is_some()),
        _ => false,
    };
    if alone || fit::width(&whole) <= first {
        return vec![fit::cut(&whole, first)];
    }
    // As many as fit stand beside the numbers, the others under them.
    let fitting = (1..=warriors.len()).rev().find(|&n| fit::width(&warriors[..n].join(" · ")) <= first).unwrap_or(1);
    let rest = warriors.split_off(fitting);
    let under = fit::flow(&plain(rest), width.saturating_sub(INDENT), 3);
    [fit::cut(&warriors.join(" · "), first)].into_iter().chain(under.into_iter().map(joined)).collect()
}

fn plain(texts: Vec<String>) -> Vec<(String, Style)> {
    texts.into_iter().map(|text| (text, Style::new())).collect()
}

fn joined(parts: Vec<(String, Style)>) -> String {
    parts.into_iter().map(|(text, _)| text).collect::<Vec<_>>().join(" · ")
}

/// The lines of all halls, with a heading.
pub fn height(game: &Valhalla, view: &View, words: &Words, detail: Detail, width: u16) -> u16 {
    let lines = |seat: Seat| band_lines(game, view, seat, detail, words, width.into()).len();
    1 + fit::cells(Seat::all(view.players).map(lines).sum())
}

/// The heading: the columns, then deck and discard pile.
fn heading(context: &DrawContext<'_, ValhallaScreen>, name: usize, width: usize) -> Line<'static> {
    let (view, words) = (context.view, context.words);
    let mut heading = " ".repeat(1 + name);
    for number in NUMBERS {
        heading += &fit::fill(&words.say(&format!("drawn-va-head-{number}")), NUMBER);
    }
    let middle = [("deck", view.deck.into()), ("discard", view.table.discard.len().into())];
    let top = view.table.discard.as_slice().last().map_or(String::new(), |&card| card_name(card, words));
    let loki =
        view.table.loki.map_or(String::new(), |loki| format!(" · {}", words.say(&format!("loki-{:02}", loki + 1))));
    heading += &format!("{} {top}{loki}", words.fill("term-va-middle", &middle));
    Line::styled(fit::cut(&heading, width), context.palette.quiet())
}

/// Draws the halls.
pub fn draw(
    game: &Valhalla,
    context: &DrawContext<'_, ValhallaScreen>,
    detail: Detail,
    area: Rect,
    buffer: &mut Buffer,
) {
    let name = name_width(context.view, context.words);
    let mut lines = vec![heading(context, name, area.width.into())];
    for seat in Seat::all(context.view.players) {
        lines.extend(hall(game, context, seat, detail, name, area.width.into()));
    }
    Paragraph::new(lines).render(area, buffer);
}

fn hall(
    game: &Valhalla,
    context: &DrawContext<'_, ValhallaScreen>,
    seat: Seat,
    detail: Detail,
    name: usize,
    width: usize,
) -> Vec<Line<'static>> {
    let (view, n) = (context.view, seat.index());
    let board = view.table.board(seat);
    let mark = if view.pending.contains(seat) { "▶" } else { " " };
    let numbers =
        [view.glory[n].to_string(), format!("{}+{}", board.shields, board.trophies()), view.hands[n].to_string()];
    let called = seat_name(seat, context.words);
    let blanks = " ".repeat(name.saturating_sub(fit::width(&called)));
    let mut told = band_lines(game, view, seat, detail, context.words, width).into_iter();
    let mut first = vec![
        Span::styled(mark, context.palette.open()),
        Span::styled(called, context.palette.strong(seat_colour(seat))),
        Span::raw(blanks + &numbers.map(|number| fit::fill(&number, NUMBER)).concat()),
        Span::raw(told.next().unwrap_or_default()),
    ];
    if detail == Detail::Words {
        let sitter = context.player_labels.get(n).map_or("", String::as_str);
        first.push(Span::styled(format!("  {sitter}"), context.palette.quiet()));
    }
    let under = told.map(|text| Line::raw(format!("{}{text}", " ".repeat(INDENT))));
    [Line::from(first)].into_iter().chain(under).collect()
}
