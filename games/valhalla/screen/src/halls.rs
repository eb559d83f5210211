//! The halls of all players with their bands, and the viewer's cards.

use super::{ValhallaScreen, card_name, card_of, numbered, seat_colour, seat_name};
use meadhall_engine::Seat;
use meadhall_screen::terminal::fit;
use meadhall_screen::{Density, DrawContext};
use meadhall_valhalla::{Card, Valhalla, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};

/// The width of a column of numbers.
const NUMBER: usize = 8;

/// A heading, and a line for each hall; where there is room, one more for its band.
pub fn height(view: &View, density: Density) -> u16 {
    let lines = if density == Density::Roomy { 2 } else { 1 };
    2 + lines * fit::cells(view.players)
}

/// The lines of the viewer's cards.
pub const fn hand_height(density: Density) -> u16 {
    match density {
        Density::Roomy => 3,
        _ => 2,
    }
}

/// Draws the halls.
pub fn draw(game: &Valhalla, context: &DrawContext<'_, ValhallaScreen>, area: Rect, buffer: &mut Buffer) {
    let names = Seat::all(context.view.players).map(|seat| fit::width(&seat_name(seat, context.words)));
    let name = names.max().unwrap_or(0) + 1;
    let mut heading = " ".repeat(2 + name);
    for number in ["glory", "shields", "cards"] {
        heading += &fit::fill(&context.words.say(&format!("term-va-{number}")), NUMBER);
    }
    heading += &context.words.say("term-va-band");
    let middle = [("deck", context.view.deck.into()), ("discard", context.view.table.discard.len().into())];
    let top =
        context.view.table.discard.as_slice().last().map_or(String::new(), |&card| card_name(card, context.words));
    let middle = format!("{} {top}", context.words.fill("term-va-middle", &middle));
    let mut lines = vec![
        Line::styled(fit::cut(&middle, area.width.into()), context.palette.quiet()),
        Line::styled(fit::cut(&heading, area.width.into()), context.palette.quiet()),
    ];
    for seat in Seat::all(context.view.players) {
        lines.extend(hall(game, context, seat, name, area.width.into()));
    }
    Paragraph::new(lines).render(area, buffer);
}

fn band(game: &Valhalla, context: &DrawContext<'_, ValhallaScreen>, seat: Seat) -> String {
    let battle = &context.view.table.battle;
    let active = battle.side_of(seat).map_or(0, |at| battle.sides[at].active);
    let warrior = |(place, card, tyr): (u8, Card, Option<Card>)| {
        let mark = if active >> place & 1 == 1 { "*" } else { "" };
        let tyr = if tyr.is_some() { "+" } else { "" };
        format!("{mark}{}{tyr}", numbered(game, card, context.words))
    };
    let warriors: Vec<String> = context.view.table.board(seat).warriors().map(warrior).collect();
    if warriors.is_empty() { "–".to_owned() } else { warriors.join(" · ") }
}

fn hall(
    game: &Valhalla,
    context: &DrawContext<'_, ValhallaScreen>,
    seat: Seat,
    name: usize,
    width: usize,
) -> Vec<Line<'static>> {
    let (view, n) = (context.view, seat.index());
    let board = view.table.board(seat);
    let mark = if view.pending.contains(seat) { "▶ " } else { "  " };
    let numbers =
        [view.glory[n].to_string(), format!("{}+{}", board.shields, board.trophies()), view.hands[n].to_string()];
    let king = if view.table.is_king(seat) { "♔ " } else { "" };
    let jarl = board.jarl.map_or(String::new(), |jarl| context.words.say(&format!("jarl-{jarl}")));
    let sitter = context.player_labels.get(n).map_or("", String::as_str);
    let mut lines = vec![vec![
        Span::styled(mark, context.palette.open()),
        Span::styled(fit::fill(&seat_name(seat, context.words), name), context.palette.strong(seat_colour(seat))),
        Span::raw(numbers.map(|number| fit::fill(&number, NUMBER)).concat()),
    ]];
    let warriors = format!("{king}{}", band(game, context, seat));
    if context.density == Density::Roomy {
        lines[0].push(Span::raw(fit::cut(&warriors, width.saturating_sub(2 + name + 3 * NUMBER))));
        let about = format!("{}{jarl}  {sitter}", " ".repeat(2 + name));
        lines.push(vec![Span::styled(fit::cut(&about, width), context.palette.quiet())]);
    } else {
        let room = width.saturating_sub(2 + name + 3 * NUMBER);
        let text = if jarl.is_empty() { warriors } else { format!("{jarl}: {warriors}") };
        lines[0].push(Span::raw(fit::cut(&text, room)));
    }
    lines.into_iter().map(Line::from).collect()
}

fn card_style(context: &DrawContext<'_, ValhallaScreen>, card: Card) -> Style {
    if context.chosen.and_then(card_of) == Some(card) {
        context.palette.chosen()
    } else if context.choices.iter().any(|&action| card_of(action) == Some(card)) {
        context.palette.open()
    } else {
        Style::new()
    }
}

/// Draws the viewer's hand and the cards just drawn.
pub fn draw_hand(game: &Valhalla, context: &DrawContext<'_, ValhallaScreen>, area: Rect, buffer: &mut Buffer) {
    let Some(own) = &context.view.own else { return };
    let mut lines: Vec<Line<'static>> = vec![Line::default()];
    let mut used = 0;
    let mut add = |text: String, style: Style| {
        let wide = fit::width(&text);
        if used > 0 && used + wide > area.width.into() {
            lines.push(Line::default());
            used = 0;
        }
        used += wide;
        if let Some(line) = lines.last_mut() {
            line.push_span(Span::styled(text, style));
        }
    };
    for (key, cards) in [("term-va-hand", own.hand.as_slice()), ("term-va-drawn", own.drawn.as_slice())] {
        if cards.is_empty() {
            continue;
        }
        add(format!("{} ", context.words.say(key)), context.palette.heading());
        for &card in cards {
            add(numbered(game, card, context.words), card_style(context, card));
            add("  ".to_owned(), Style::new());
        }
    }
    Paragraph::new(lines).render(area, buffer);
}
