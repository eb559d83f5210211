//! The battle that is going on, the monster, and what lies open in the middle.

use super::{ValhallaScreen, card_name, numbered, seat_colour, seat_name, table_text};
use meadhall_engine::Seat;
use meadhall_screen::DrawContext;
use meadhall_screen::terminal::fit;
use meadhall_valhalla::battle::Kind;
use meadhall_valhalla::{ATTACKER, DEFENDER, Face, Valhalla, View};
use meadhall_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};

/// The lines of the battle: two sides of a battle, or what lies in the middle.
pub fn height(view: &View) -> u16 {
    let monster = u16::from(view.players == 1);
    let sides = match view.table.battle.kind {
        Kind::Duel => 2,
        Kind::None => u16::from(!view.table.laid.is_empty()),
        _ => 1,
    };
    monster + sides
}

/// Free dice in words: `2× Sword, X`.
pub fn dice(dice: &[u8; 6], words: &Words) -> String {
    let shown = Face::ALL.into_iter().zip(dice).filter(|(_, count)| **count > 0);
    let told = |(face, &count): (Face, &u8)| {
        let face = words.say(&format!("face-{face}"));
        if count == 1 { face } else { words.fill("several", &[("count", count.into()), ("thing", face.into())]) }
    };
    let list: Vec<String> = shown.map(told).collect();
    if list.is_empty() { "–".to_owned() } else { list.join(", ") }
}

/// The cards that a side has played.
pub fn played(view: &View, at: usize, words: &Words) -> Vec<String> {
    let table = &view.table;
    let of_side = |n: usize| (table.laid_by_defender >> n & 1 == 1) == (at == DEFENDER);
    let cards = table.laid.iter().enumerate().filter(|(n, _)| table.battle.is_on() && of_side(*n));
    cards.map(|(_, card)| card_name(card, words)).collect()
}

/// The sides that somebody leads.
pub fn sides(view: &View) -> Vec<(usize, Seat)> {
    let battle = &view.table.battle;
    let of = |at: usize| (at, battle.sides[at].seat);
    match battle.kind {
        Kind::None => Vec::new(),
        Kind::Duel => vec![of(ATTACKER), of(DEFENDER)],
        Kind::Raid => vec![of(DEFENDER)],
        Kind::Ragnarok | Kind::Hunt => vec![of(ATTACKER)],
    }
}

/// Draws the scene.
pub fn draw(game: &Valhalla, context: &DrawContext<'_, ValhallaScreen>, area: Rect, buffer: &mut Buffer) {
    let (view, words) = (context.view, context.words);
    let mut lines = Vec::new();
    if let Some(monster) = table_text::monster(game, view, words) {
        lines.push(Line::styled(fit::cut(&monster, area.width.into()), context.palette.heading()));
    }
    for (at, seat) in sides(view) {
        let key = if at == ATTACKER { "term-va-attack" } else { "term-va-defence" };
        let side = &view.table.battle.sides[at];
        let cards = played(view, at, words);
        let cards = if cards.is_empty() { String::new() } else { format!(" · {}", cards.join(", ")) };
        let text = format!("{} · {}{cards}", view.strength[at], dice(&side.dice, words));
        let title = format!("{} {}: ", words.say(key), seat_name(seat, words));
        let room = usize::from(area.width).saturating_sub(fit::width(&title));
        lines.push(Line::from(vec![
            Span::styled(title, context.palette.strong(seat_colour(seat))),
            Span::raw(fit::cut(&text, room)),
        ]));
    }
    if !view.table.battle.is_on() && !view.table.laid.is_empty() {
        let open: Vec<String> = view.table.laid.iter().map(|card| numbered(game, card, words)).collect();
        let text = words.fill("term-va-open", &[("cards", open.join(", ").into())]);
        lines.push(Line::raw(fit::cut(&text, area.width.into())));
    }
    Paragraph::new(lines).render(area, buffer);
}
