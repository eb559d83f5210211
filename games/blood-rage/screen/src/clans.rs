//! The clan sheets, a battle that is going on, and the viewer's cards.

use super::{BloodRageScreen, card_of, clan_colour, clan_letters, clan_name, numbered, place_name};
use meadhall_blood_rage::{BloodRage, Card, Stat, VALHALLA, View};
use meadhall_engine::Seat;
use meadhall_screen::terminal::fit;
use meadhall_screen::{Density, DrawContext};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};

/// The width of a column of numbers.
const NUMBER: usize = 7;

/// Draws a line for each clan.
pub fn draw(game: &BloodRage, context: &DrawContext<'_, BloodRageScreen>, area: Rect, buffer: &mut Buffer) {
    let names = Seat::all(context.view.players)
        .map(|seat| fit::width(&clan_name(context.view.table.sheet(seat).clan, context.words)));
    let name = names.max().unwrap_or(0) + 1;
    let label = if area.width < 74 { 0 } else { 14 };
    let numbers = ["glory", "rage", "axes", "horns", "cards", "dead"];
    let mut heading = " ".repeat(2 + name + label);
    for number in numbers {
        heading += &fit::fill(&context.words.say(&format!("term-br-{number}")), NUMBER);
    }
    heading += &context.words.say("term-br-upgrades");
    let mut lines = vec![Line::styled(fit::cut(&heading, area.width.into()), context.palette.quiet())];
    lines.extend(Seat::all(context.view.players).map(|seat| clan(game, context, seat, name, label)));
    Paragraph::new(lines).render(area, buffer);
}

fn clan(
    game: &BloodRage,
    context: &DrawContext<'_, BloodRageScreen>,
    seat: Seat,
    name: usize,
    label: usize,
) -> Line<'static> {
    let (view, words) = (context.view, context.words);
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
    let upgrades: Vec<String> = sheet.slots.iter().flatten().map(|&card| numbered(game.cards(), card, words)).collect();
    let who = context.player_labels.get(n).map_or("", String::as_str);
    Line::from(vec![
        Span::styled(mark, context.palette.open()),
        Span::styled(fit::fill(&clan_name(sheet.clan, words), name), context.palette.strong(clan_colour(sheet.clan))),
        Span::styled(fit::fill(who, label), context.palette.quiet()),
        Span::raw(numbers.map(|number| fit::fill(&number, NUMBER)).concat()),
        Span::styled(upgrades.join(" · "), context.palette.quiet()),
    ])
}

/// The line of a battle, where there is one.
pub fn battle_height(view: &View) -> u16 {
    u16::from(view.table.battle.on)
}

/// Draws who fights with what.
pub fn draw_battle(game: &BloodRage, context: &DrawContext<'_, BloodRageScreen>, area: Rect, buffer: &mut Buffer) {
    let battle = &context.view.table.battle;
    if !battle.on {
        return;
    }
    let title = context.words.fill("term-br-battle", &[("place", place_name(battle.place, context.words).into())]);
    let mut spans = vec![Span::styled(format!("{title} "), context.palette.heading())];
    for seat in Seat::all(context.view.players) {
        let strength = game.strength(&context.view.table, seat, battle.place);
        let sheet = context.view.table.sheet(seat);
        if strength == 0 && !battle.members.contains(seat) {
            continue;
        }
        let cards: Vec<String> =
            sheet.revealed.iter().map(|card| numbered(game.cards(), card, context.words)).collect();
        let cards = if cards.is_empty() { String::new() } else { format!(" ({})", cards.join(", ")) };
        let text = format!("{} {strength}{cards}  ", clan_letters(sheet.clan, context.words));
        spans.push(Span::styled(text, context.palette.strong(clan_colour(sheet.clan))));
    }
    Paragraph::new(Line::from(spans)).render(area, buffer);
}

/// The lines of the viewer's cards.
pub const fn hand_height(density: Density) -> u16 {
    match density {
        Density::Roomy => 3,
        _ => 2,
    }
}

fn card_style(context: &DrawContext<'_, BloodRageScreen>, card: Card) -> Style {
    if context.chosen.and_then(card_of) == Some(card) {
        context.palette.chosen()
    } else if context.choices.iter().any(|&action| card_of(action) == Some(card)) {
        context.palette.open()
    } else {
        Style::new()
    }
}

/// Draws the viewer's hand, what she has drafted and her quests.
pub fn draw_hand(game: &BloodRage, context: &DrawContext<'_, BloodRageScreen>, area: Rect, buffer: &mut Buffer) {
    let Some(own) = &context.view.own else { return };
    let drafted =
        if context.view.table.asked == meadhall_blood_rage::Asked::Draft { own.picks.as_slice() } else { &[] };
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
        add(format!("{} ", context.words.say(key)), context.palette.heading());
        for &card in cards {
            add(numbered(game.cards(), card, context.words), card_style(context, card));
            add("  ".to_owned(), Style::new());
        }
    }
    Paragraph::new(lines).render(area, buffer);
}
