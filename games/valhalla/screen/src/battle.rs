//! The battle that is going on, the monster, and what lies open in the middle.

use super::{ValhallaScreen, card_name, seat_colour, seat_name, warrior};
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

/// The last card of a monster, which stays up when it is beaten.
const LAST_CARD: u8 = 5;

/// The lines of the battle: two sides of a battle, or what lies in the middle, and the monster.
pub fn height(game: &Valhalla, view: &View, words: &Words, width: u16) -> u16 {
    fit::cells(lines(game, view, words, width.into()).len())
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

/// The monster of a solo game, whole: its card, which symbols are still to be covered, and what it does.
pub fn monster(game: &Valhalla, view: &View, words: &Words) -> Option<String> {
    let (monster, level) = game.monster()?;
    let foe = view.table.foe;
    let card = game.foe_card(foe.step.min(LAST_CARD))?;
    let symbols = |wanted: bool| {
        let faces = card.symbols.iter().enumerate().filter(|(n, _)| (foe.covered >> n & 1 == 1) == wanted);
        listed(faces.map(|(_, face)| words.say(&format!("face-{face}"))).collect())
    };
    let clans = card.clans.iter().map(|clan| words.say(&format!("clan-{clan}"))).collect();
    let whole = [
        ("monster", words.say(&format!("monster-{monster}")).into()),
        ("level", level.into()),
        ("card", (foe.step.min(LAST_CARD) + 1).into()),
        ("strength", card.strength.into()),
        ("most", card.cap.into()),
    ];
    let signs = [("open", symbols(false).into()), ("covered", symbols(true).into()), ("clans", listed(clans).into())];
    let ability = words.tell(&game.terror_text(card.terror), &|seat| seat.to_string());
    Some(format!("{} {} {ability}", words.fill("drawn-va-monster", &whole), words.fill("drawn-va-symbols", &signs)))
}

fn listed(list: Vec<String>) -> String {
    if list.is_empty() { "–".to_owned() } else { list.join(", ") }
}

/// Everything that is to be said, a title in a seat's colour before some of it.
fn lines(game: &Valhalla, view: &View, words: &Words, width: usize) -> Vec<(Option<(String, Seat)>, String)> {
    let mut lines = Vec::new();
    if let Some(monster) = monster(game, view, words) {
        lines.extend(fit::wrap(&monster, width).into_iter().map(|line| (None, line)));
    }
    for (at, seat) in sides(view) {
        let key = if at == ATTACKER { "term-va-attack" } else { "term-va-defence" };
        let side = &view.table.battle.sides[at];
        let cards = played(view, at, words);
        let cards = if cards.is_empty() { String::new() } else { format!(" · {}", cards.join(", ")) };
        let title = format!("{} {}", words.say(key), seat_name(seat, words));
        let text = format!(": {} · {}{cards}", view.strength[at], dice(&side.dice, words));
        let room = width.saturating_sub(fit::width(&title));
        lines.push((Some((title, seat)), fit::cut(&text, room)));
    }
    if !view.table.battle.is_on() && !view.table.laid.is_empty() {
        let open: Vec<String> = view.table.laid.iter().map(|card| warrior::in_short(game, card, words)).collect();
        let text = words.fill("term-va-open", &[("cards", open.join(", ").into())]);
        lines.extend(fit::wrap(&text, width).into_iter().map(|line| (None, line)));
    }
    lines
}

/// Draws the scene.
pub fn draw(game: &Valhalla, context: &DrawContext<'_, ValhallaScreen>, area: Rect, buffer: &mut Buffer) {
    let line = |(title, text): (Option<(String, Seat)>, String)| match title {
        Some((title, seat)) => {
            Line::from(vec![Span::styled(title, context.palette.strong(seat_colour(seat))), Span::raw(text)])
        }
        None => Line::styled(text, context.palette.heading()),
    };
    let lines = lines(game, context.view, context.words, area.width.into());
    Paragraph::new(lines.into_iter().map(line).collect::<Vec<_>>()).render(area, buffer);
}
