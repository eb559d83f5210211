//! The clan sheets, a battle that is going on, and the viewer's cards.

use super::super::board::{Look, Room};
use super::super::fit;
use super::{card_of, clan_colour, clan_letters, clan_name, numbered, place_name};
use meadhall_blood_rage::{BloodRage, Card, Stat, VALHALLA, View};
use meadhall_engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};

/// The width of a column of numbers.
const NUMBER: usize = 7;

/// Draws a line for each clan.
pub fn draw(look: &Look<'_, BloodRage>, area: Rect, buffer: &mut Buffer) {
    let names =
        Seat::all(look.view.players).map(|seat| fit::width(&clan_name(look.view.table.sheet(seat).clan, look.words)));
    let name = names.max().unwrap_or(0) + 1;
    let sitter = if area.width < 74 { 0 } else { 14 };
    let numbers = ["glory", "rage", "axes", "horns", "cards", "dead"];
    let mut heading = " ".repeat(2 + name + sitter);
    for number in numbers {
        heading += &fit::fill(&look.words.say(&format!("term-br-{number}")), NUMBER);
    }
    heading += &look.words.say("term-br-upgrades");
    let mut lines = vec![Line::styled(fit::cut(&heading, area.width.into()), look.palette.quiet())];
    lines.extend(Seat::all(look.view.players).map(|seat| clan(look, seat, name, sitter)));
    Paragraph::new(lines).render(area, buffer);
}

fn clan(look: &Look<'_, BloodRage>, seat: Seat, name: usize, sitter: usize) -> Line<'static> {
    let (view, words) = (look.view, look.words);
    let sheet = view.table.sheet(seat);
    let mark = match (view.pending.contains(seat), sheet.passed) {
        (true, _) => "▶ ",
        (false, true) => "– ",
        (false, false) => "  ",
    };
    let n = seat.index();
    let cards = match view.quests[n] {
        0 => view.hands[n].to_string(),
        quests => format!("{}+{quests}", view.hands[n]),
    };
    let numbers = [
        sheet.glory.to_string(),
        format!("{}/{}", sheet.rage, sheet.stat(Stat::Rage)),
        sheet.stat(Stat::Axes).to_string(),
        format!("{}/{}", sheet.on_board(), sheet.stat(Stat::Horns)),
        cards,
        sheet.figures[VALHALLA].total().to_string(),
    ];
    let upgrades: Vec<String> = sheet.slots.iter().flatten().map(|&card| numbered(card, words)).collect();
    let who = look.sitters.get(n).map_or("", String::as_str);
    Line::from(vec![
        Span::styled(mark, look.palette.open()),
        Span::styled(fit::fill(&clan_name(sheet.clan, words), name), look.palette.strong(clan_colour(sheet.clan))),
        Span::styled(fit::fill(who, sitter), look.palette.quiet()),
        Span::raw(numbers.map(|number| fit::fill(&number, NUMBER)).concat()),
        Span::styled(upgrades.join(" · "), look.palette.quiet()),
    ])
}

/// The line of a battle, where there is one.
pub fn battle_height(view: &View) -> u16 {
    u16::from(view.table.battle.on)
}

/// Draws who fights with what.
pub fn draw_battle(look: &Look<'_, BloodRage>, area: Rect, buffer: &mut Buffer) {
    let battle = &look.view.table.battle;
    if !battle.on {
        return;
    }
    let title = look.words.fill("term-br-battle", &[("place", place_name(battle.place, look.words).into())]);
    let mut spans = vec![Span::styled(format!("{title} "), look.palette.heading())];
    for seat in Seat::all(look.view.players) {
        let strength = look.view.table.strength(seat, battle.place);
        let sheet = look.view.table.sheet(seat);
        if strength == 0 && !battle.members.contains(seat) {
            continue;
        }
        let cards: Vec<String> = sheet.revealed.iter().map(|card| numbered(card, look.words)).collect();
        let cards = if cards.is_empty() { String::new() } else { format!(" ({})", cards.join(", ")) };
        let text = format!("{} {strength}{cards}  ", clan_letters(sheet.clan, look.words));
        spans.push(Span::styled(text, look.palette.strong(clan_colour(sheet.clan))));
    }
    Paragraph::new(Line::from(spans)).render(area, buffer);
}

/// The lines of the viewer's cards.
pub const fn hand_height(room: Room) -> u16 {
    match room {
        Room::Ample => 3,
        _ => 2,
    }
}

fn card_style(look: &Look<'_, BloodRage>, card: Card) -> Style {
    if look.chosen.and_then(card_of) == Some(card) {
        look.palette.chosen()
    } else if look.choices.iter().any(|&action| card_of(action) == Some(card)) {
        look.palette.open()
    } else {
        Style::new()
    }
}

/// Draws the viewer's hand, what she has drafted and her quests.
pub fn draw_hand(look: &Look<'_, BloodRage>, area: Rect, buffer: &mut Buffer) {
    let Some(own) = &look.view.own else { return };
    let drafted = if look.view.table.asked == meadhall_blood_rage::Asked::Draft { own.picks.as_slice() } else { &[] };
    let parts =
        [("term-br-hand", own.hand.as_slice()), ("term-br-picks", drafted), ("term-br-quests", own.quests.as_slice())];
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
    for (key, cards) in parts.into_iter().filter(|(_, cards)| !cards.is_empty()) {
        add(format!("{} ", look.words.say(key)), look.palette.heading());
        for &card in cards {
            add(numbered(card, look.words), card_style(look, card));
            add("  ".to_owned(), Style::new());
        }
    }
    Paragraph::new(lines).render(area, buffer);
}
