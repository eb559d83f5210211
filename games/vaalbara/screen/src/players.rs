//! The players with their realms, and the viewer's hand.

use super::super::board::{Look, Room};
use super::super::fit;
use super::{assigning, character_name, clan_colour, clan_name, kind_colour, numbered, order, sign};
use meadhall_engine::Seat;
use meadhall_vaalbara::{Action, AskedView, Character, Characters, Kind, Vaalbara};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Paragraph, Widget};

/// The widths of the columns.
struct Columns {
    name: usize,
    sitter: usize,
    played: usize,
    cards: usize,
    kind: usize,
}

impl Columns {
    fn of(look: &Look<'_, Vaalbara>, width: u16) -> Columns {
        let names = look.view.players.iter().map(|player| fit::width(&clan_name(player.clan, look.words)));
        let name = names.max().unwrap_or(0) + 1;
        match width {
            ..74 => Columns { name, sitter: 0, played: 15, cards: 5, kind: 3 },
            74..90 => Columns { name, sitter: 14, played: 15, cards: 6, kind: 4 },
            _ => Columns { name, sitter: 16, played: 17, cards: 7, kind: 5 },
        }
    }
}

/// Draws a line for each player.
pub fn draw(game: &Vaalbara, look: &Look<'_, Vaalbara>, area: Rect, buffer: &mut Buffer) {
    let columns = Columns::of(look, area.width);
    let order = order(game, look.view);
    let mut lines = vec![heading(look, &columns)];
    for seat in Seat::all(look.view.players.len()) {
        lines.extend(player(game, look, &columns, &order, seat));
    }
    Paragraph::new(lines).render(area, buffer);
}

fn heading(look: &Look<'_, Vaalbara>, columns: &Columns) -> Line<'static> {
    let say = |key: &str, width: usize| fit::fill(&look.words.say(key), width);
    let mut text = " ".repeat(4 + columns.name + columns.sitter);
    text.push_str(&format!("{:>4} ", fit::cut(&look.words.say("term-vb-vp"), 4)));
    text.push_str(&say("term-vb-played", columns.played));
    text.push_str(&say("term-vb-cards", columns.cards));
    let mut spans = vec![Span::styled(text, look.palette.quiet())];
    for kind in Kind::ALL {
        let name = look.words.say(&format!("land-{kind}"));
        let letters: String = name.chars().take(columns.kind.saturating_sub(2)).collect();
        let head = if columns.kind > 3 { format!("{}{letters}", sign(kind)) } else { sign(kind).to_string() };
        spans.push(Span::styled(fit::fill(&head, columns.kind), look.palette.text(kind_colour(kind))));
    }
    Line::from(spans)
}

/// Where a seat stands in this round: its place in the order of play, and whether it has acted or chosen.
fn place(look: &Look<'_, Vaalbara>, order: &[Seat], seat: Seat) -> String {
    if let AskedView::Assign(chosen) = look.view.asked {
        return if chosen.contains(seat) { " ■ ".to_owned() } else { " … ".to_owned() };
    }
    let number = order.iter().position(|&other| other == seat).map_or(String::new(), |n| (n + 1).to_string());
    let mark = if look.view.acted.as_slice().contains(&seat) {
        "✓"
    } else if look.view.active == Some(seat) {
        "▶"
    } else {
        " "
    };
    format!("{number:>2}{mark}")
}

fn player(
    game: &Vaalbara,
    look: &Look<'_, Vaalbara>,
    columns: &Columns,
    order: &[Seat],
    seat: Seat,
) -> Option<Line<'static>> {
    let player = look.view.player(seat)?;
    let own = look.view.own.filter(|own| own.seat == seat);
    let ink = look.palette.strong(clan_colour(player.clan));
    let sitter = look.sitters.get(seat.index()).map_or("", String::as_str);
    let played = match (player.played, own.and_then(|own| own.played)) {
        (Some(played), _) => numbered(played, look.words),
        (None, Some(laid)) => format!("({})", numbered(laid, look.words)),
        (None, None) => String::new(),
    };
    let vp = player.vp.map_or("?".to_owned(), |vp| vp.to_string());
    let mut spans = vec![
        Span::styled(place(look, order, seat) + " ", look.palette.open()),
        Span::styled(fit::fill(&clan_name(player.clan, look.words), columns.name), ink),
        Span::styled(fit::fill(sitter, columns.sitter), look.palette.quiet()),
        Span::raw(format!("{vp:>4} ")),
        Span::raw(fit::fill(&played, columns.played.saturating_sub(1)) + " "),
        Span::styled(fit::fill(&format!("{}+{}", player.hand, player.pile), columns.cards), look.palette.quiet()),
    ];
    let given_up = match look.chosen {
        Some(action @ Action::Explorer(_)) if own.is_some() => game.land_of_choice(look.view, action),
        _ => None,
    };
    for kind in Kind::ALL {
        let count = player.realm.count(kind);
        let (text, style) = match count {
            0 => ("·".to_owned(), look.palette.quiet()),
            _ => (format!("{}{count}", sign(kind)), look.palette.strong(kind_colour(kind))),
        };
        let style = if given_up.is_some_and(|card| game.kind(card) == kind) { look.palette.chosen() } else { style };
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

fn card_style(look: &Look<'_, Vaalbara>, character: Character) -> Style {
    if look.chosen.and_then(character_of) == Some(character) {
        look.palette.chosen()
    } else if look.choices.iter().any(|&action| character_of(action) == Some(character)) {
        look.palette.open()
    } else {
        Style::new()
    }
}

/// Draws the viewer's hand: cards where there is room, else a line.
pub fn draw_hand(look: &Look<'_, Vaalbara>, area: Rect, buffer: &mut Buffer) {
    let Some(own) = look.view.own else { return };
    let label = look.words.say("term-vb-hand-label");
    let laid = own.played.filter(|_| assigning(look.view));
    let middle = Rect { y: area.y + area.height / 2, height: area.height.min(1), ..area };
    let mut spans = vec![Span::styled(format!("{label} "), look.palette.heading())];
    if look.room == Room::Ample {
        let mut x = area.x + fit::width(&label) as u16 + 1;
        for character in own.hand.iter() {
            let name = character_name(character, look.words);
            let width = fit::width(&name) as u16 + 4;
            let place = Rect { x, width, ..area }.intersection(area);
            let style = card_style(look, character);
            let chosen = look.chosen.and_then(character_of) == Some(character);
            let border = if chosen { BorderType::Double } else { BorderType::Rounded };
            let title = Span::styled(format!(" {} ", character.initiative()), style);
            let block = Block::bordered().border_type(border).title(title);
            Paragraph::new(Line::styled(name, style).centered()).block(block).render(place, buffer);
            x += width;
        }
    } else {
        for (n, character) in own.hand.iter().enumerate() {
            let gap = if n > 0 { " · " } else { "" };
            spans.push(Span::styled(gap, look.palette.quiet()));
            spans.push(Span::styled(numbered(character, look.words), card_style(look, character)));
        }
        if let Some(laid) = laid {
            spans.push(Span::styled(format!("  ■ {}", numbered(laid, look.words)), look.palette.quiet()));
        }
    }
    Line::from(spans).render(middle, buffer);
}

/// Draws what everybody has played, where there is room left.
pub fn draw_discards(look: &Look<'_, Vaalbara>, area: Rect, buffer: &mut Buffer) {
    if usize::from(area.height) < look.view.players.len() + 2 {
        return;
    }
    let mut lines = vec![Line::raw(""), Line::styled(look.words.say("term-vb-discards"), look.palette.heading())];
    for player in &look.view.players {
        let name = fit::fill(&clan_name(player.clan, look.words), 10);
        let list = |set: Characters| -> String {
            let names: Vec<String> = set.iter().map(|character| numbered(character, look.words)).collect();
            names.join(" · ")
        };
        let mut text = list(player.discard);
        if !player.known.is_empty() {
            text = format!("{text}  ({}: {})", look.words.say("term-vb-known-label"), list(player.known));
        }
        let name = Span::styled(name, look.palette.strong(clan_colour(player.clan)));
        lines.push(Line::from(vec![name, Span::raw(text)]));
    }
    Paragraph::new(lines).render(area, buffer);
}
