//! The players with their realms, and the viewer's hand.

use super::{
    Density, VaalbaraScreen, assigning, character_name, clan_colour, clan_name, explained_character, kind_colour,
    numbered, order, sign,
};
use meadhall_engine::Seat;
use meadhall_screen::DrawContext;
use meadhall_screen::terminal::fit;
use meadhall_vaalbara::{Action, AskedView, Character, Characters, Kind, PlayerView, Vaalbara};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Paragraph, Widget};

/// The widths of the columns.
struct Columns {
    name: usize,
    label: usize,
    played: usize,
    cards: usize,
    kind: usize,
}

impl Columns {
    fn of(context: &DrawContext<'_, VaalbaraScreen>, width: u16) -> Columns {
        let names = context.view.players.iter().map(|player| fit::width(&clan_name(player.clan, context.words)));
        let name = names.max().unwrap_or(0) + 1;
        let columns = match width {
            ..74 => Columns { name, label: 0, played: 15, cards: 5, kind: 3 },
            74..90 => Columns { name, label: 14, played: 15, cards: 6, kind: 4 },
            _ => Columns { name, label: 16, played: 17, cards: 7, kind: 5 },
        };
        // Who plays a seat is cut before a kind of land is.
        let missing = columns.width().saturating_sub(width.into());
        Columns { label: columns.label.saturating_sub(missing), ..columns }
    }

    /// The place in the order, all columns and the points; after the last kind there is no gap.
    fn width(&self) -> usize {
        4 + self.name + self.label + 5 + self.played + self.cards + Kind::ALL.len() * self.kind - 1
    }
}

/// Draws a line for each player.
pub fn draw(game: &Vaalbara, context: &DrawContext<'_, VaalbaraScreen>, area: Rect, buffer: &mut Buffer) {
    let columns = Columns::of(context, area.width);
    let order = order(game, context.view);
    let mut lines = vec![heading(context, &columns)];
    for seat in Seat::all(context.view.players.len()) {
        lines.extend(player(game, context, &columns, &order, seat));
    }
    Paragraph::new(lines).render(area, buffer);
}

fn heading(context: &DrawContext<'_, VaalbaraScreen>, columns: &Columns) -> Line<'static> {
    let say = |key: &str, width: usize| fit::fill(&context.words.say(key), width);
    let mut text = " ".repeat(4 + columns.name + columns.label);
    text.push_str(&format!("{:>4} ", fit::cut(&context.words.say("term-vb-vp"), 4)));
    text.push_str(&say("term-vb-played", columns.played));
    text.push_str(&say("term-vb-cards", columns.cards));
    let mut spans = vec![Span::styled(text, context.palette.quiet())];
    for kind in Kind::ALL {
        let name = context.words.say(&format!("land-{kind}"));
        let letters: String = name.chars().take(columns.kind.saturating_sub(2)).collect();
        let head = if columns.kind > 3 { format!("{}{letters}", sign(kind)) } else { sign(kind).to_string() };
        spans.push(Span::styled(fit::fill(&head, columns.kind), context.palette.text(kind_colour(kind))));
    }
    Line::from(spans)
}

/// Where a seat stands in this round: its place in the order of play, and whether it has acted or chosen.
fn place(context: &DrawContext<'_, VaalbaraScreen>, order: &[Seat], seat: Seat) -> String {
    if let AskedView::Assign(chosen) = context.view.asked {
        return if chosen.contains(seat) { " ■ ".to_owned() } else { " … ".to_owned() };
    }
    let number = order.iter().position(|&other| other == seat).map_or(String::new(), |n| (n + 1).to_string());
    let mark = if context.view.acted.as_slice().contains(&seat) {
        "✓"
    } else if context.view.active == Some(seat) {
        "▶"
    } else {
        " "
    };
    format!("{number:>2}{mark}")
}

fn player(
    game: &Vaalbara,
    context: &DrawContext<'_, VaalbaraScreen>,
    columns: &Columns,
    order: &[Seat],
    seat: Seat,
) -> Option<Line<'static>> {
    let player = context.view.player(seat)?;
    let own = context.view.own.filter(|own| own.seat == seat);
    let ink = context.palette.strong(clan_colour(player.clan));
    let label = context.player_labels.get(seat.index()).map_or("", String::as_str);
    let played = match (player.played, own.and_then(|own| own.played)) {
        (Some(played), _) => numbered(played, context.words),
        (None, Some(laid)) => format!("({})", numbered(laid, context.words)),
        (None, None) => String::new(),
    };
    let vp = player.vp.map_or("?".to_owned(), |vp| vp.to_string());
    let mut spans = vec![
        Span::styled(place(context, order, seat) + " ", context.palette.open()),
        Span::styled(fit::fill(&clan_name(player.clan, context.words), columns.name), ink),
        Span::styled(fit::fill(label, columns.label), context.palette.quiet()),
        Span::raw(format!("{vp:>4} ")),
        Span::raw(fit::fill(&played, columns.played.saturating_sub(1)) + " "),
        Span::styled(fit::fill(&format!("{}+{}", player.hand, player.pile), columns.cards), context.palette.quiet()),
    ];
    let given_up = match context.chosen {
        Some(action @ Action::Explorer(_)) if own.is_some() => game.land_of_choice(context.view, action),
        _ => None,
    };
    for kind in Kind::ALL {
        let count = player.realm.count(kind);
        let (text, style) = match count {
            0 => ("·".to_owned(), context.palette.quiet()),
            _ => (format!("{}{count}", sign(kind)), context.palette.strong(kind_colour(kind))),
        };
        let style = if given_up.is_some_and(|card| game.kind(card) == kind) { context.palette.chosen() } else { style };
        spans.push(Span::styled(text.clone(), style));
        spans.push(Span::raw(" ".repeat(columns.kind.saturating_sub(fit::width(&text)))));
    }
    Some(Line::from(spans))
}

/// The character that a choice plays or takes back.
fn character_of(action: Action) -> Option<Character> {
    match action {
        Action::Assign(character) => Some(character),
        _ => None,
    }
}

fn card_style(context: &DrawContext<'_, VaalbaraScreen>, character: Character) -> Style {
    if context.chosen.and_then(character_of) == Some(character) {
        context.palette.chosen()
    } else if context.choices.iter().any(|&action| character_of(action) == Some(character)) {
        context.palette.open()
    } else {
        Style::new()
    }
}

/// Draws the viewer's hand: cards where there is room, else a line.
pub fn draw_hand(context: &DrawContext<'_, VaalbaraScreen>, density: Density, area: Rect, buffer: &mut Buffer) {
    let Some(own) = context.view.own else { return };
    let label = context.words.say("term-vb-hand-label");
    let laid = own.played.filter(|_| assigning(context.view));
    let middle = Rect { y: area.y + area.height / 2, height: area.height.min(1), ..area };
    let mut spans = vec![Span::styled(format!("{label} "), context.palette.heading())];
    if density == Density::Roomy {
        let mut x = area.x + fit::cells(fit::width(&label) + 1);
        for character in own.hand.iter() {
            let name = character_name(character, context.words);
            let width = fit::cells(fit::width(&name) + 4);
            let place = Rect { x, width, ..area }.intersection(area);
            let style = card_style(context, character);
            let chosen = context.chosen.and_then(character_of) == Some(character);
            let border = if chosen { BorderType::Double } else { BorderType::Rounded };
            let title = Span::styled(format!(" {} ", character.initiative()), style);
            let block = Block::bordered().border_type(border).title(title);
            Paragraph::new(Line::styled(name, style).centered()).block(block).render(place, buffer);
            x += width;
        }
    } else {
        for (n, character) in own.hand.iter().enumerate() {
            let gap = if n > 0 { " · " } else { "" };
            spans.push(Span::styled(gap, context.palette.quiet()));
            spans.push(Span::styled(numbered(character, context.words), card_style(context, character)));
        }
        if let Some(laid) = laid {
            spans.push(Span::styled(format!("  ■ {}", numbered(laid, context.words)), context.palette.quiet()));
        }
    }
    Line::from(spans).render(middle, buffer);
}

/// Draws what there is room left for: the texts of the hand, and what everybody has played.
pub fn draw_spare(context: &DrawContext<'_, VaalbaraScreen>, area: Rect, buffer: &mut Buffer) {
    let texts = hand_texts(context, area.width.into());
    let discards = fit::cells(context.view.players.len() + 2);
    let texts = if fit::cells(texts.len() + 1) + discards <= area.height { texts } else { Vec::new() };
    let parts = [Constraint::Length(fit::cells(texts.len() + 1)), Constraint::Fill(1)];
    let [hand, rest] = Layout::vertical(parts).areas(area);
    match texts.is_empty() {
        true => draw_discards(context, area, buffer),
        false => {
            Paragraph::new([vec![Line::raw("")], texts].concat()).render(hand, buffer);
            draw_discards(context, rest, buffer);
        }
    }
}

/// What each character of the hand does.
fn hand_texts(context: &DrawContext<'_, VaalbaraScreen>, width: usize) -> Vec<Line<'static>> {
    let Some(own) = context.view.own else { return Vec::new() };
    let mut lines = Vec::new();
    for character in own.hand.iter() {
        let card = explained_character(character, context.words);
        let wrapped = fit::wrap(&format!("{}: {}", card.name, card.text), width.saturating_sub(3));
        for (n, text) in wrapped.into_iter().enumerate() {
            lines.push(match text.strip_prefix(&card.name).filter(|_| n == 0) {
                Some(rest) => Line::from(vec![
                    Span::styled(card.name.clone(), card_style(context, character)),
                    Span::raw(rest.to_owned()),
                ]),
                None => Line::raw(format!("  {text}")),
            });
        }
    }
    lines
}

/// What somebody has played, and what is known to be in the hand.
fn discards(context: &DrawContext<'_, VaalbaraScreen>, player: &PlayerView) -> String {
    let list = |set: Characters| -> String {
        let names: Vec<String> = set.iter().map(|character| numbered(character, context.words)).collect();
        names.join(" · ")
    };
    let text = list(player.discard);
    if player.known.is_empty() {
        return text;
    }
    format!("{text}  ({}: {})", context.words.say("term-vb-known-label"), list(player.known))
}

/// Draws what everybody has played, where there is room left: whole, or cut to a line for each.
fn draw_discards(context: &DrawContext<'_, VaalbaraScreen>, area: Rect, buffer: &mut Buffer) {
    const NAME: usize = 10;
    if usize::from(area.height) < context.view.players.len() + 2 {
        return;
    }
    let room = usize::from(area.width).saturating_sub(NAME);
    let texts: Vec<String> = context.view.players.iter().map(|player| discards(context, player)).collect();
    let whole: Vec<Vec<String>> = texts.iter().map(|text| fit::wrap(text, room)).collect();
    let fits = whole.iter().map(Vec::len).sum::<usize>() + 2 <= usize::from(area.height);
    let shown = if fits { whole } else { texts.iter().map(|text| vec![fit::cut(text, room)]).collect() };
    let mut lines = vec![Line::raw(""), Line::styled(context.words.say("term-vb-discards"), context.palette.heading())];
    for (player, texts) in context.view.players.iter().zip(shown) {
        let ink = context.palette.strong(clan_colour(player.clan));
        let mut name = clan_name(player.clan, context.words);
        for text in texts {
            lines.push(Line::from(vec![Span::styled(fit::fill(&name, NAME), ink), Span::raw(text)]));
            name.clear();
        }
    }
    Paragraph::new(lines).render(area, buffer);
}
