//! The clan sheets, and a battle that is going on.

use super::forces::figures;
use super::{BloodRageScreen, clan_colour, clan_letters, clan_name, numbered, place_name};
use meadhall_blood_rage::{BloodRage, RESERVE, Stat, VALHALLA, View};
use meadhall_engine::Seat;
use meadhall_screen::DrawContext;
use meadhall_screen::terminal::fit;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};

/// The numbers of a sheet.
const NUMBERS: [&str; 5] = ["glory", "rage", "axes", "horns", "cards"];
/// The width of a column of numbers.
const NUMBER: usize = 6;

/// How much of the sheets is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// Numbers, upgrades, reserve and Valhalla: three lines each.
    Sheets,
    /// Numbers and upgrades: a line each.
    Rows,
    /// Numbers alone: two clans in a line.
    Pairs,
    /// Glory and Rage alone: all in one line.
    Line,
}

/// The lines of the sheets.
pub fn height(view: &View, detail: Detail) -> u16 {
    let clans = fit::cells(view.players);
    match detail {
        Detail::Sheets => 1 + 3 * clans,
        Detail::Rows => 1 + clans,
        Detail::Pairs => 1 + clans.div_ceil(2),
        Detail::Line => 1,
    }
}

/// Draws the sheets.
pub fn draw(
    game: &BloodRage,
    context: &DrawContext<'_, BloodRageScreen>,
    detail: Detail,
    area: Rect,
    buffer: &mut Buffer,
) {
    let seats: Vec<Seat> = Seat::all(context.view.players).collect();
    let width = usize::from(area.width);
    let lines = match detail {
        Detail::Line => vec![in_short(context, &seats)],
        Detail::Pairs => {
            let half = width / 2;
            let name = half.saturating_sub(2 + NUMBERS.len() * NUMBER);
            let head = fit::fill(&heading(context, name), half);
            let mut lines = vec![Line::styled(head.repeat(seats.len().min(2)), context.palette.quiet())];
            let pair = |pair: &[Seat]| {
                Line::from(
                    pair.iter()
                        .flat_map(|&seat| row(context, seat, &short_name(context, seat), name))
                        .collect::<Vec<_>>(),
                )
            };
            lines.extend(seats.chunks(2).map(pair));
            lines
        }
        Detail::Rows | Detail::Sheets => {
            let names =
                seats.iter().map(|&seat| fit::width(&clan_name(context.view.table.sheet(seat).clan, context.words)));
            let name = names.max().unwrap_or(0) + 1;
            let mut head = heading(context, name);
            if detail == Detail::Rows {
                head += &context.words.say("term-br-upgrades");
            }
            let mut lines = vec![Line::styled(fit::cut(&head, width), context.palette.quiet())];
            for seat in seats {
                lines.extend(sheet(game, context, seat, name, detail, width));
            }
            lines
        }
    };
    Paragraph::new(lines).render(area, buffer);
}

fn heading(context: &DrawContext<'_, BloodRageScreen>, name: usize) -> String {
    let head = |number: &str| fit::fill(&context.words.say(&format!("drawn-br-head-{number}")), NUMBER);
    " ".repeat(1 + name) + &NUMBERS.map(head).concat() + " "
}

fn mark(context: &DrawContext<'_, BloodRageScreen>, seat: Seat) -> Span<'static> {
    let mark = match (context.view.pending.contains(seat), context.view.table.sheet(seat).passed) {
        (true, _) => "▶",
        (false, true) => "–",
        (false, false) => " ",
    };
    Span::styled(mark, context.palette.open())
}

/// Glory and Rage of everybody.
fn in_short(context: &DrawContext<'_, BloodRageScreen>, seats: &[Seat]) -> Line<'static> {
    let clan = |&seat: &Seat| {
        let sheet = context.view.table.sheet(seat);
        let rage: String = context.words.say("drawn-br-head-rage").chars().take(1).collect();
        let name =
            Span::styled(clan_letters(sheet.clan, context.words), context.palette.strong(clan_colour(sheet.clan)));
        [mark(context, seat), name, Span::raw(format!(" {} {rage}{} ", sheet.glory, sheet.rage))]
    };
    Line::from(seats.iter().flat_map(clan).collect::<Vec<_>>())
}

/// The name of a clan without the word for a clan.
fn short_name(context: &DrawContext<'_, BloodRageScreen>, seat: Seat) -> String {
    let name = clan_name(context.view.table.sheet(seat).clan, context.words);
    name.rsplit_once([' ', '-']).map_or(name.clone(), |(own, _)| own.to_owned())
}

/// The numbers of a clan.
fn row(context: &DrawContext<'_, BloodRageScreen>, seat: Seat, called: &str, name: usize) -> Vec<Span<'static>> {
    let (view, n) = (context.view, seat.index());
    let sheet = view.table.sheet(seat);
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
    ];
    let called = fit::cut(called, name.saturating_sub(1));
    let blanks = " ".repeat(name.saturating_sub(fit::width(&called)));
    vec![
        mark(context, seat),
        Span::styled(called, context.palette.strong(clan_colour(sheet.clan))),
        Span::raw(blanks + &numbers.map(|number| fit::fill(&number, NUMBER)).concat() + " "),
    ]
}

/// The line of a clan with its upgrades, or its whole sheet.
fn sheet(
    game: &BloodRage,
    context: &DrawContext<'_, BloodRageScreen>,
    seat: Seat,
    name: usize,
    detail: Detail,
    width: usize,
) -> Vec<Line<'static>> {
    let words = context.words;
    let sheet = game.sheet(&context.view.table, seat);
    let upgrades: Vec<String> = sheet.slots.iter().flatten().map(|&card| numbered(game.cards(), card, words)).collect();
    let called = clan_name(sheet.clan, words);
    let mut first = row(context, seat, &called, name);
    let room = width.saturating_sub(2 + name + NUMBERS.len() * NUMBER);
    if detail == Detail::Rows {
        first.push(Span::styled(fit::cut(&upgrades.join(" · "), room), context.palette.quiet()));
        return vec![Line::from(first)];
    }
    let listed = |list: Vec<String>| if list.is_empty() { "–".to_owned() } else { list.join(", ") };
    let who = context.player_labels.get(seat.index()).map_or("", String::as_str);
    first.push(Span::styled(fit::cut(who, room), context.palette.quiet()));
    let at = |place: usize| listed(figures(sheet, sheet.figures[place], words)).into();
    let told = [
        words.fill("drawn-br-sheet-upgrades", &[("upgrades", listed(upgrades).into())]),
        words.fill("drawn-br-sheet-figures", &[("reserve", at(RESERVE)), ("dead", at(VALHALLA))]),
    ];
    let below = told.map(|text| Line::styled(fit::cut(&format!("   {text}"), width), context.palette.quiet()));
    [Line::from(first)].into_iter().chain(below).collect()
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
        let name = if area.width < 100 {
            clan_letters(sheet.clan, context.words)
        } else {
            clan_name(sheet.clan, context.words)
        };
        spans.push(Span::styled(name, context.palette.strong(clan_colour(sheet.clan))));
        spans.push(Span::raw(format!(" {strength}{cards}  ")));
    }
    Paragraph::new(Line::from(spans)).render(area, buffer);
}
