//! The map in letters: Yggdrasil in the middle, the eight provinces round it, the fjords below.

use super::{BloodRageScreen, clan_colour, clan_letters, figures, place_name, places_of, reward};
use meadhall_blood_rage::{Place, View};
use meadhall_engine::Seat;
use meadhall_screen::terminal::fit;
use meadhall_screen::{Density, DrawContext};
use meadhall_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Paragraph, Widget};

/// The provinces as they lie on the board.
const GRID: [[Place; 3]; 3] = [
    [Place::Gimle, Place::Myrkvlor, Place::Elvagar],
    [Place::Andlang, Place::Yggdrasil, Place::Angerboda],
    [Place::Utgard, Place::Horgr, Place::Muspelheim],
];
const FJORDS: [Place; 4] = [Place::Nw, Place::Ne, Place::Se, Place::Sw];

/// The lines of one row of provinces.
const fn row_height(density: Density) -> u16 {
    match density {
        Density::Roomy => 5,
        _ => 2,
    }
}

/// The lines of the map.
pub const fn height(density: Density) -> u16 {
    3 * row_height(density) + 1
}

/// The figures of one clan in a place, such as `Wol L2w=5`; none where it has none.
fn force(view: &View, seat: Seat, place: Place, words: &Words) -> Option<String> {
    let sheet = view.table.sheet(seat);
    let group = sheet.at(place);
    let strength = if place.is_province() { view.table.strength(seat, place) } else { sheet.strength(group, place) };
    if strength == 0 && group.is_empty() {
        return None;
    }
    Some(format!("{} {}={strength}", clan_letters(sheet.clan, words), figures(sheet, group, words)).replace(" =", "="))
}

/// Every clan's figures in a place with their STR, the fjord's included.
pub fn forces(view: &View, place: Place, words: &Words) -> Vec<String> {
    Seat::all(view.players).filter_map(|seat| force(view, seat, place, words)).collect()
}

/// The same in the clans' colours, in as many lines as it takes.
fn force_lines(context: &DrawContext<'_, BloodRageScreen>, place: Place, width: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<(usize, Vec<Span<'static>>)> = vec![(0, Vec::new())];
    for seat in Seat::all(context.view.players) {
        let Some(text) = force(context.view, seat, place, context.words) else { continue };
        let style = context.palette.strong(clan_colour(context.view.table.sheet(seat).clan));
        let wide = fit::width(&text) + 1;
        if lines.last().is_some_and(|(used, _)| *used > 0 && used + wide > width) {
            lines.push((0, Vec::new()));
        }
        if let Some((used, spans)) = lines.last_mut() {
            *used += wide;
            spans.push(Span::styled(text + " ", style));
        }
    }
    lines.into_iter().map(|(_, spans)| Line::from(spans)).collect()
}

fn name_style(context: &DrawContext<'_, BloodRageScreen>, place: Place) -> Style {
    let at = |action| {
        let (to, from) = places_of(action);
        to == Some(place) || from == Some(place)
    };
    if context.chosen.is_some_and(at) {
        context.palette.chosen()
    } else if context.choices.iter().any(|&action| at(action)) {
        context.palette.open()
    } else {
        context.palette.heading()
    }
}

/// What a province offers: its villages, its token, its doom.
fn facts(context: &DrawContext<'_, BloodRageScreen>, place: Place) -> String {
    let table = &context.view.table;
    if table.destroyed.contains(place) {
        return context.words.say("term-br-destroyed");
    }
    let mut text = String::new();
    if place.is_outer() {
        text = format!("{}/{} ", table.crowd[place.index()], place.villages());
    }
    text += &if table.pillaged.contains(place) {
        "×".to_owned()
    } else {
        reward(table.tokens[place.index()], context.words)
    };
    if table.doomed[usize::from(table.age.clamp(1, 3)) - 1] == place {
        text += " †";
    }
    if let Some(god) = table.god_at(place) {
        text += &format!(" {}", context.words.say(&format!("god-{god}")));
    }
    text
}

fn draw_province(context: &DrawContext<'_, BloodRageScreen>, place: Place, area: Rect, buffer: &mut Buffer) {
    let name = place_name(place, context.words);
    let style = name_style(context, place);
    let facts = facts(context, place);
    if context.density == Density::Roomy {
        let border = if context.view.table.destroyed.contains(place) {
            BorderType::LightDoubleDashed
        } else {
            BorderType::Rounded
        };
        let block = Block::bordered()
            .border_type(border)
            .border_style(context.palette.quiet())
            .title(Span::styled(format!(" {name} "), style))
            .title(Line::styled(format!(" {facts} "), context.palette.quiet()).right_aligned());
        let width = usize::from(block.inner(area).width);
        Paragraph::new(force_lines(context, place, width)).block(block).render(area, buffer);
        return;
    }
    let mut lines =
        vec![Line::from(vec![Span::styled(name, style), Span::styled(format!(" {facts}"), context.palette.quiet())])];
    lines.extend(force_lines(context, place, area.width.into()));
    Paragraph::new(lines).render(area, buffer);
}

/// Draws the map.
pub fn draw(context: &DrawContext<'_, BloodRageScreen>, area: Rect, buffer: &mut Buffer) {
    let row = Constraint::Length(row_height(context.density));
    let [top, middle, bottom, sea] = Layout::vertical([row, row, row, Constraint::Length(1)]).areas(area);
    for (row, area) in GRID.into_iter().zip([top, middle, bottom]) {
        let columns: [Rect; 3] = Layout::horizontal([Constraint::Fill(1); 3]).areas(area);
        for (place, column) in row.into_iter().zip(columns) {
            draw_province(context, place, column, buffer);
        }
    }
    let columns: [Rect; 4] = Layout::horizontal([Constraint::Fill(1); 4]).areas(sea);
    for (fjord, column) in FJORDS.into_iter().zip(columns) {
        let name = format!("≈{} ", context.words.say(&format!("term-br-fjord-{fjord}")));
        let mut spans = vec![Span::styled(name, name_style(context, fjord))];
        spans.extend(force_lines(context, fjord, usize::MAX).into_iter().flat_map(|line| line.spans));
        Paragraph::new(Line::from(spans)).render(column, buffer);
    }
}
