//! The two rows of lands with the deck and its omens beside them.

use super::{Density, VaalbaraScreen, clan_colour, clan_name, kind_colour, land_name, payment, sign};
use meadhall_screen::DrawContext;
use meadhall_screen::terminal::fit;
use meadhall_vaalbara::{Action, Card, Clan, Kind, Vaalbara, View};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Paragraph, Widget};

/// How many lines a land takes.
const fn land_height(density: Density) -> u16 {
    match density {
        Density::Compact => 1,
        Density::Normal => 3,
        Density::Roomy => 5,
    }
}

/// How many lines rows and deck take.
pub const fn height(density: Density) -> u16 {
    2 * land_height(density) + if matches!(density, Density::Compact) { 1 } else { 0 }
}

/// How a land is shown among the choices.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Highlight {
    /// The cursor is on a choice that moves it.
    Chosen,
    /// A choice moves it.
    Open,
    /// No choice does.
    Idle,
}

/// The lands of the rows that a choice moves: row and slot.
fn moved(action: Action) -> [Option<(usize, usize)>; 2] {
    match action {
        Action::Take(slot) => [Some((0, slot.into())), None],
        Action::Tracker(row, slot) => [Some((row.into(), slot.into())), None],
        Action::Rider(first, second) => [Some((0, first.into())), Some((1, second.into()))],
        _ => [None, None],
    }
}

fn highlight(context: &DrawContext<'_, VaalbaraScreen>, row: usize, slot: usize) -> Highlight {
    let place = Some((row, slot));
    let moves = |action: &Action| moved(*action).contains(&place);
    if context.chosen.as_ref().is_some_and(moves) {
        Highlight::Chosen
    } else if context.choices.iter().any(moves) {
        Highlight::Open
    } else {
        Highlight::Idle
    }
}

/// Draws rows and deck.
pub fn draw(
    game: &Vaalbara,
    context: &DrawContext<'_, VaalbaraScreen>,
    density: Density,
    area: Rect,
    buffer: &mut Buffer,
) {
    if density == Density::Compact {
        return draw_tight(game, context, area, buffer);
    }
    let deck = if area.width >= 90 { 20 } else { 16 };
    let [rows, gap, deck] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(1), Constraint::Length(deck)]).areas(area);
    let _ = gap;
    let height = land_height(density);
    // Row 2 lies nearer to the deck, so it stands above.
    for (place, row) in [1, 0].into_iter().enumerate() {
        let area = Rect { y: rows.y + fit::cells(place) * height, height, ..rows }.intersection(rows);
        draw_row(game, context, density, row, area, buffer);
    }
    draw_deck(game, context, deck, buffer);
}

fn row_label(context: &DrawContext<'_, VaalbaraScreen>, row: usize) -> String {
    context.words.fill("term-vb-row-label", &[("row", (row + 1).into())])
}

fn draw_row(
    game: &Vaalbara,
    context: &DrawContext<'_, VaalbaraScreen>,
    density: Density,
    row: usize,
    area: Rect,
    buffer: &mut Buffer,
) {
    let slots = context.view.players.len();
    let label = fit::cells(fit::width(&row_label(context, row)) + 1);
    let [side, lands] = Layout::horizontal([Constraint::Length(label), Constraint::Fill(1)]).areas(area);
    let middle = Rect { y: side.y + side.height / 2, height: side.height.min(1), ..side };
    Line::styled(row_label(context, row), context.palette.heading()).render(middle, buffer);
    let width = (lands.width / fit::cells(slots)).min(16);
    for slot in 0..slots {
        let area = Rect { x: lands.x + fit::cells(slot) * width, width, ..lands }.intersection(lands);
        draw_land(game, context, density, (row, slot), area, buffer);
    }
}

fn draw_land(
    game: &Vaalbara,
    context: &DrawContext<'_, VaalbaraScreen>,
    density: Density,
    (row, slot): (usize, usize),
    area: Rect,
    buffer: &mut Buffer,
) {
    let highlight = highlight(context, row, slot);
    let (kind, style) = match highlight {
        Highlight::Chosen => (BorderType::Double, context.palette.open()),
        Highlight::Open => (BorderType::Rounded, context.palette.open()),
        Highlight::Idle => (BorderType::Rounded, context.palette.quiet()),
    };
    let Some(card) = context.view.rows[row][slot] else {
        let middle = Rect { y: area.y + area.height / 2, height: area.height.min(1), ..area };
        return Line::styled("·", context.palette.quiet()).centered().render(middle, buffer);
    };
    let face = game.face(card);
    let pays = payment(game, context.view, card);
    let ink = context.palette.strong(kind_colour(face.0));
    let mut block =
        Block::bordered().border_type(kind).border_style(style).title(Span::styled(format!("{}", slot + 1), style));
    let name = land_name(face, context.words);
    let inner = block.inner(area);
    let mut lines = Vec::new();
    if density == Density::Roomy {
        let art: String = (0..inner.width / 2).map(|_| format!("{} ", sign(face.0))).collect();
        lines.push(Line::styled(
            fit::centre(art.trim_end(), inner.width.into()),
            context.palette.text(kind_colour(face.0)),
        ));
        lines.push(Line::styled(name, ink).centered());
        lines.push(Line::styled(pays, pay_style(context, highlight)).centered());
    } else {
        if !pays.is_empty() {
            block = block.title_bottom(Line::styled(pays, pay_style(context, highlight)).right_aligned());
        }
        let room = usize::from(inner.width);
        let gap = if fit::width(&name) + 2 <= room { " " } else { "" };
        lines.push(Line::styled(fit::cut(&format!("{}{gap}{name}", sign(face.0)), room), ink));
    }
    block.render(area, buffer);
    Paragraph::new(lines).render(inner, buffer);
}

fn pay_style(context: &DrawContext<'_, VaalbaraScreen>, highlight: Highlight) -> Style {
    match highlight {
        Highlight::Chosen => context.palette.chosen(),
        Highlight::Open => context.palette.open(),
        Highlight::Idle => context.palette.quiet(),
    }
}

/// The clans in the game, the best first.
fn omens(game: &Vaalbara, view: &View) -> Vec<Clan> {
    let order = game.omen(view.omens).order;
    order.into_iter().filter(|&clan| view.seat_of(clan).is_some()).collect()
}

fn short(name: &str) -> String {
    name.chars().take(2).collect()
}

/// What is known of the deck's ends: `top ♣4`.
fn known_ends(game: &Vaalbara, context: &DrawContext<'_, VaalbaraScreen>) -> Vec<String> {
    let told = |key: &str, card: Card| {
        let (kind, value) = game.face(card);
        let value = if kind == Kind::Forest { value.to_string() } else { String::new() };
        format!("{} {}{value}", context.words.say(key), sign(kind))
    };
    let top = context.view.top.map(|card| told("term-vb-top-short", card));
    let bottom = context.view.bottom.map(|card| told("term-vb-bottom-short", card));
    top.into_iter().chain(bottom).collect()
}

fn draw_deck(game: &Vaalbara, context: &DrawContext<'_, VaalbaraScreen>, area: Rect, buffer: &mut Buffer) {
    let title = context.words.fill("term-vb-deck-label", &[("count", context.view.deck.into())]);
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(context.palette.quiet())
        .title(Span::styled(format!(" {title} "), context.palette.heading()))
        .title_bottom(Line::styled(known_ends(game, context).join(" "), context.palette.quiet()).right_aligned());
    let inner = block.inner(area);
    let clans = omens(game, context.view);
    let heading = Line::styled(context.words.say("term-vb-omens-label"), context.palette.quiet());
    let ranked = |(n, clan): (usize, &Clan), name: String| {
        let style = context.palette.strong(clan_colour(*clan));
        [Span::styled(format!("{} ", n + 1), context.palette.quiet()), Span::styled(name, style)]
    };
    let mut lines = vec![heading];
    if usize::from(inner.height) > clans.len() {
        for (n, clan) in clans.iter().enumerate() {
            lines.push(Line::from(ranked((n, clan), clan_name(*clan, context.words)).to_vec()));
        }
    } else {
        for (n, pair) in clans.chunks(2).enumerate() {
            let entry = |(m, clan): (usize, &Clan)| {
                let mut spans = ranked((2 * n + m, clan), short(&clan_name(*clan, context.words))).to_vec();
                spans.push(Span::raw("  "));
                spans
            };
            lines.push(Line::from(pair.iter().enumerate().flat_map(entry).collect::<Vec<_>>()));
        }
    }
    block.render(area, buffer);
    Paragraph::new(lines).render(inner, buffer);
}

/// A line for each row, and one for the deck and its omens.
fn draw_tight(game: &Vaalbara, context: &DrawContext<'_, VaalbaraScreen>, area: Rect, buffer: &mut Buffer) {
    let slots = context.view.players.len();
    for (line, row) in [1, 0].into_iter().enumerate() {
        let label = row_label(context, row) + " ";
        let width = (usize::from(area.width).saturating_sub(fit::width(&label)) / slots).min(16);
        let mut spans = vec![Span::styled(label, context.palette.heading())];
        for slot in 0..slots {
            let Some(card) = context.view.rows[row][slot] else {
                spans.push(Span::styled(fit::fill("·", width), context.palette.quiet()));
                continue;
            };
            let (face, pays) = (game.face(card), payment(game, context.view, card));
            // A range of what a river may pay is too long here; its upper end says enough.
            let pays = pays.split_once('–').map_or(pays.clone(), |(_, most)| format!("+{most}"));
            let room = width.saturating_sub(fit::width(&pays) + 2);
            let text = format!("{}{}{pays}", sign(face.0), fit::cut(&land_name(face, context.words), room));
            let style = match highlight(context, row, slot) {
                Highlight::Chosen => context.palette.chosen(),
                Highlight::Open => context.palette.strong(kind_colour(face.0)),
                Highlight::Idle => context.palette.text(kind_colour(face.0)),
            };
            spans.push(Span::styled(fit::fill(&text, width.saturating_sub(1)), style));
            spans.push(Span::raw(" "));
        }
        let place = Rect { y: area.y + fit::cells(line), height: 1, ..area }.intersection(area);
        Line::from(spans).render(place, buffer);
    }
    let mut spans = vec![Span::styled(
        context.words.fill("term-vb-deck-label", &[("count", context.view.deck.into())]) + "  ",
        context.palette.heading(),
    )];
    spans.push(Span::styled(context.words.say("term-vb-omens-label") + " ", context.palette.quiet()));
    for (n, clan) in omens(game, context.view).into_iter().enumerate() {
        spans.push(Span::styled(format!("{} ", n + 1), context.palette.quiet()));
        spans.push(Span::styled(
            short(&clan_name(clan, context.words)) + " ",
            context.palette.strong(clan_colour(clan)),
        ));
    }
    spans.push(Span::styled(format!(" {}", known_ends(game, context).join(" ")), context.palette.quiet()));
    let place = Rect { y: area.y + 2, height: 1, ..area }.intersection(area);
    Line::from(spans).render(place, buffer);
}
