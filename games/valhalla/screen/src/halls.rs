//! The halls of all players with their bands, and the viewer's cards.

use super::super::board::{Look, Room};
use super::super::fit;
use super::{card_name, card_of, numbered, seat_colour, seat_name};
use meadhall_engine::Seat;
use meadhall_valhalla::{Card, Valhalla, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};

/// The width of a column of numbers.
const NUMBER: usize = 8;

/// A heading, and a line for each hall; where there is room, one more for its band.
pub fn height(view: &View, room: Room) -> u16 {
    let lines = if room == Room::Ample { 2 } else { 1 };
    2 + lines * view.players as u16
}

/// The lines of the viewer's cards.
pub const fn hand_height(room: Room) -> u16 {
    match room {
        Room::Ample => 3,
        _ => 2,
    }
}

/// Draws the halls.
pub fn draw(game: &Valhalla, look: &Look<'_, Valhalla>, area: Rect, buffer: &mut Buffer) {
    let names = Seat::all(look.view.players).map(|seat| fit::width(&seat_name(seat, look.words)));
    let name = names.max().unwrap_or(0) + 1;
    let mut heading = " ".repeat(2 + name);
    for number in ["glory", "shields", "cards"] {
        heading += &fit::fill(&look.words.say(&format!("term-va-{number}")), NUMBER);
    }
    heading += &look.words.say("term-va-band");
    let middle = [("deck", look.view.deck.into()), ("discard", look.view.table.discard.len().into())];
    let top = look.view.table.discard.as_slice().last().map_or(String::new(), |&card| card_name(card, look.words));
    let middle = format!("{} {top}", look.words.fill("term-va-middle", &middle));
    let mut lines = vec![
        Line::styled(fit::cut(&middle, area.width.into()), look.palette.quiet()),
        Line::styled(fit::cut(&heading, area.width.into()), look.palette.quiet()),
    ];
    for seat in Seat::all(look.view.players) {
        lines.extend(hall(game, look, seat, name, area.width.into()));
    }
    Paragraph::new(lines).render(area, buffer);
}

fn band(game: &Valhalla, look: &Look<'_, Valhalla>, seat: Seat) -> String {
    let battle = &look.view.table.battle;
    let active = battle.side_of(seat).map_or(0, |at| battle.sides[at].active);
    let warrior = |(place, card, tyr): (u8, Card, Option<Card>)| {
        let mark = if active >> place & 1 == 1 { "*" } else { "" };
        let tyr = if tyr.is_some() { "+" } else { "" };
        format!("{mark}{}{tyr}", numbered(game, card, look.words))
    };
    let warriors: Vec<String> = look.view.table.board(seat).warriors().map(warrior).collect();
    if warriors.is_empty() { "–".to_owned() } else { warriors.join(" · ") }
}

fn hall(game: &Valhalla, look: &Look<'_, Valhalla>, seat: Seat, name: usize, width: usize) -> Vec<Line<'static>> {
    let (view, n) = (look.view, seat.index());
    let board = view.table.board(seat);
    let mark = if view.pending.contains(seat) { "▶ " } else { "  " };
    let numbers =
        [view.glory[n].to_string(), format!("{}+{}", board.shields, board.trophies()), view.hands[n].to_string()];
    let king = if view.table.is_king(seat) { "♔ " } else { "" };
    let jarl = board.jarl.map_or(String::new(), |jarl| look.words.say(&format!("jarl-{jarl}")));
    let sitter = look.sitters.get(n).map_or("", String::as_str);
    let mut lines = vec![vec![
        Span::styled(mark, look.palette.open()),
        Span::styled(fit::fill(&seat_name(seat, look.words), name), look.palette.strong(seat_colour(seat))),
        Span::raw(numbers.map(|number| fit::fill(&number, NUMBER)).concat()),
    ]];
    let warriors = format!("{king}{}", band(game, look, seat));
    if look.room == Room::Ample {
        lines[0].push(Span::raw(fit::cut(&warriors, width.saturating_sub(2 + name + 3 * NUMBER))));
        let about = format!("{}{jarl}  {sitter}", " ".repeat(2 + name));
        lines.push(vec![Span::styled(fit::cut(&about, width), look.palette.quiet())]);
    } else {
        let room = width.saturating_sub(2 + name + 3 * NUMBER);
        let text = if jarl.is_empty() { warriors } else { format!("{jarl}: {warriors}") };
        lines[0].push(Span::raw(fit::cut(&text, room)));
    }
    lines.into_iter().map(Line::from).collect()
}

fn card_style(look: &Look<'_, Valhalla>, card: Card) -> Style {
    if look.chosen.and_then(card_of) == Some(card) {
        look.palette.chosen()
    } else if look.choices.iter().any(|&action| card_of(action) == Some(card)) {
        look.palette.open()
    } else {
        Style::new()
    }
}

/// Draws the viewer's hand and the cards just drawn.
pub fn draw_hand(game: &Valhalla, look: &Look<'_, Valhalla>, area: Rect, buffer: &mut Buffer) {
    let Some(own) = &look.view.own else { return };
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
        add(format!("{} ", look.words.say(key)), look.palette.heading());
        for &card in cards {
            add(numbered(game, card, look.words), card_style(look, card));
            add("  ".to_owned(), Style::new());
        }
    }
    Paragraph::new(lines).render(area, buffer);
}
