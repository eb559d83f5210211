//! The map: a row for each fjord with the two provinces that it supports, then Yggdrasil.

use super::forces::{Force, forces};
use super::{BloodRageScreen, place_name, places_of, reward};
use meadhall_blood_rage::{BloodRage, Place, View};
use meadhall_screen::DrawContext;
use meadhall_screen::terminal::fit;
use meadhall_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};

/// Each fjord with the two provinces that it supports.
const ROWS: [(Place, [Place; 2]); 4] = [
    (Place::Nw, [Place::Gimle, Place::Myrkvlor]),
    (Place::Ne, [Place::Elvagar, Place::Angerboda]),
    (Place::Se, [Place::Horgr, Place::Muspelheim]),
    (Place::Sw, [Place::Andlang, Place::Utgard]),
];

/// The least width at which name, region and all that a province offers fit beside each other in words.
const BROAD: u16 = 42;
/// How wide the name of Yggdrasil is, before those who are there.
const TREE: u16 = 24;

/// How the forces on the map are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// In words, a line for each clan.
    Words,
    /// In letters.
    Letters,
    /// In letters, in as few lines as can be.
    Tight,
}

/// The widths of the columns: a fjord, and each of its provinces.
fn columns(detail: Detail, width: u16) -> [u16; 2] {
    let fjord = match detail {
        Detail::Words if width < 90 => 17,
        Detail::Words => 26,
        _ if width < 76 => 11,
        _ => 13,
    };
    [fjord, (width - fjord) / 2]
}

fn told(place: Place, game: &BloodRage, view: &View, words: &Words) -> Vec<String> {
    forces(game, view, place).iter().map(|force| force.words(words)).collect()
}

/// The ships of a fjord in words.
fn afloat(game: &BloodRage, view: &View, fjord: Place, words: &Words) -> Vec<String> {
    forces(game, view, fjord).iter().map(|force| force.afloat(words)).collect()
}

/// The columns for those who are in Yggdrasil.
fn tree_room(width: u16) -> usize {
    width.saturating_sub(TREE).into()
}

fn wrapped(texts: &[String], width: u16) -> usize {
    texts.iter().map(|text| fit::wrap(text, usize::from(width).saturating_sub(2)).len()).sum()
}

/// Who is in a place, in letters, in as many lines as it takes.
fn in_letters(game: &BloodRage, view: &View, place: Place, words: &Words, width: usize) -> usize {
    let parts: Vec<(String, Style)> =
        forces(game, view, place).iter().map(|force| (force.letters(words), Style::new())).collect();
    if parts.is_empty() { 0 } else { fit::flow(&parts, width.saturating_sub(1), 1).len() }
}

/// The lines of each row: a heading, and those who are there.
fn heights(game: &BloodRage, view: &View, words: &Words, detail: Detail, width: u16) -> [u16; 4] {
    let [coast, province] = columns(detail, width);
    ROWS.map(|(fjord, provinces)| {
        let there = provinces.map(|place| match detail {
            Detail::Words => wrapped(&told(place, game, view, words), province),
            _ => in_letters(game, view, place, words, province.into()),
        });
        let ships = match detail {
            Detail::Words => wrapped(&afloat(game, view, fjord, words), coast),
            _ => fjord_parts(game, view, fjord, words, coast).len() - 1,
        };
        let least = usize::from(detail == Detail::Letters);
        let head = heading_height(detail, province);
        head + fit::cells(there.into_iter().max().unwrap_or(0).max(ships).max(least))
    })
}

/// The lines of a heading: what a province offers has one of its own where the columns are narrow.
fn heading_height(detail: Detail, width: u16) -> u16 {
    if detail == Detail::Words && width < BROAD { 2 } else { 1 }
}

/// A fjord and its ships in letters.
fn fjord_parts(game: &BloodRage, view: &View, fjord: Place, words: &Words, width: u16) -> Vec<Vec<(String, Style)>> {
    let label = (format!("≈{}", words.say(&format!("term-br-fjord-{fjord}"))), Style::new());
    let ships = forces(game, view, fjord);
    let ships = ships.iter().map(|force| (force.afloat_in_letters(words), Style::new()));
    fit::flow(&[label].into_iter().chain(ships).collect::<Vec<_>>(), usize::from(width).saturating_sub(1), 1)
}

/// The lines of the map.
pub fn height(game: &BloodRage, view: &View, words: &Words, detail: Detail, width: u16) -> u16 {
    let tree = match detail {
        Detail::Words => 1 + fit::cells(wrapped(&told(Place::Yggdrasil, game, view, words), width)),
        _ => fit::cells(in_letters(game, view, Place::Yggdrasil, words, tree_room(width)).max(1)),
    };
    heights(game, view, words, detail, width).into_iter().sum::<u16>() + tree
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
fn facts(context: &DrawContext<'_, BloodRageScreen>, place: Place, detail: Detail) -> String {
    let (table, words) = (&context.view.table, context.words);
    if table.destroyed.contains(place) {
        return words.say("term-br-destroyed");
    }
    let mut facts = Vec::new();
    if place.is_outer() {
        facts.push(format!("{}/{}", table.crowd[place.index()], place.villages()));
    }
    facts.push(match table.pillaged.contains(place) {
        true => "×".to_owned(),
        false => reward(table.tokens[place.index()], detail == Detail::Words, words),
    });
    if table.doomed[usize::from(table.age.clamp(1, 3)) - 1] == place {
        facts.push("†".to_owned());
    }
    facts.extend(table.god_at(place).map(|god| words.say(&format!("god-{god}"))));
    facts.join(" ")
}

/// The heading of a province: its name, its region and what it offers. The region is shortened where it has to be.
fn heading(context: &DrawContext<'_, BloodRageScreen>, place: Place, detail: Detail, width: u16) -> Vec<Line<'static>> {
    let room = usize::from(width);
    let name = place_name(place, context.words);
    let facts = facts(context, place, detail);
    let region = place.region().map_or(String::new(), |region| context.words.say(&format!("region-{region}")));
    let with = |region: &str| if region.is_empty() { String::new() } else { format!(", {region}") };
    let name_span = Span::styled(name.clone(), name_style(context, place));
    let quiet = |text: String| Span::styled(fit::cut(&text, room), context.palette.quiet());
    if place.is_outer() && heading_height(detail, width) > 1 {
        return vec![Line::from(vec![name_span, quiet(with(&region))]), Line::from(quiet(format!(" {facts}")))];
    }
    let whole = format!("{} {facts}", with(&region));
    let rest = match fit::width(&name) + fit::width(&whole) < room {
        true => whole,
        false => format!("{} {facts}", with(&region.chars().take(3).collect::<String>())),
    };
    let left = room.saturating_sub(fit::width(&name) + 1);
    vec![Line::from(vec![name_span, quiet(fit::cut(&rest, left))])]
}

fn spans(parts: Vec<(String, Style)>) -> Line<'static> {
    let gap = |(text, style): (String, Style)| [Span::styled(text, style), Span::raw(" ")];
    Line::from(parts.into_iter().flat_map(gap).collect::<Vec<_>>())
}

/// Who is in a place, in the clans' colours.
fn force_lines(
    game: &BloodRage,
    context: &DrawContext<'_, BloodRageScreen>,
    place: Place,
    detail: Detail,
    width: usize,
) -> Vec<Line<'static>> {
    let there = forces(game, context.view, place);
    if detail == Detail::Words {
        let lines = |force: &Force<'_>| {
            let style = force.style(context);
            let name = super::clan_name(force.sheet.clan, context.words);
            let wrapped = fit::wrap(&force.words(context.words), width.saturating_sub(2));
            let line = move |(n, text): (usize, String)| match text.strip_prefix(&name).filter(|_| n == 0) {
                Some(rest) => {
                    Line::from(vec![Span::raw(" "), Span::styled(name.clone(), style), Span::raw(rest.to_owned())])
                }
                None => Line::raw(format!("   {text}")),
            };
            wrapped.into_iter().enumerate().map(line).collect::<Vec<_>>()
        };
        return there.iter().flat_map(lines).collect();
    }
    let parts: Vec<(String, Style)> =
        there.iter().map(|force| (force.letters(context.words), force.style(context))).collect();
    fit::flow(&parts, width.saturating_sub(1), 1).into_iter().map(spans).collect()
}

fn draw_fjord(
    game: &BloodRage,
    context: &DrawContext<'_, BloodRageScreen>,
    fjord: Place,
    detail: Detail,
    area: Rect,
    buffer: &mut Buffer,
) {
    let name = context.words.say(&format!("term-br-fjord-{fjord}"));
    let label = (format!("≈{name}"), name_style(context, fjord));
    let width = usize::from(area.width).saturating_sub(1);
    let there = forces(game, context.view, fjord);
    let lines = match detail {
        Detail::Words => {
            let told = there.iter().map(|force| (force.afloat(context.words), force.style(context)));
            let lines = told.flat_map(|(text, style)| {
                fit::wrap(&text, width.saturating_sub(1)).into_iter().map(move |line| vec![(line, style)])
            });
            [vec![label]].into_iter().chain(lines).collect()
        }
        _ => {
            let ships = there.iter().map(|force| (force.afloat_in_letters(context.words), force.style(context)));
            fit::flow(&[label].into_iter().chain(ships).collect::<Vec<_>>(), width, 1)
        }
    };
    Paragraph::new(lines.into_iter().map(spans).collect::<Vec<_>>()).render(area, buffer);
}

/// Draws the map.
pub fn draw(
    game: &BloodRage,
    context: &DrawContext<'_, BloodRageScreen>,
    detail: Detail,
    area: Rect,
    buffer: &mut Buffer,
) {
    let rows = heights(game, context.view, context.words, detail, area.width);
    let parts = rows.into_iter().map(Constraint::Length).chain([Constraint::Fill(1)]);
    let areas = Layout::vertical(parts).split(area);
    let [fjord, province] = columns(detail, area.width).map(Constraint::Length);
    for ((sea, provinces), row) in ROWS.into_iter().zip(areas.iter()) {
        let [coast, first, second] = Layout::horizontal([fjord, province, province]).areas(*row);
        draw_fjord(game, context, sea, detail, coast, buffer);
        for (place, area) in provinces.into_iter().zip([first, second]) {
            let mut lines = heading(context, place, detail, area.width);
            lines.extend(force_lines(game, context, place, detail, area.width.into()));
            Paragraph::new(lines).render(area, buffer);
        }
    }
    let Some(&tree) = areas.last() else { return };
    let mut lines = heading(context, Place::Yggdrasil, detail, tree.width);
    if detail == Detail::Words {
        lines.extend(force_lines(game, context, Place::Yggdrasil, detail, tree.width.into()));
    } else {
        // Beside its name, where the provinces begin.
        let room = tree_room(tree.width);
        let beside = Rect { x: tree.x + TREE, width: fit::cells(room), ..tree }.intersection(tree);
        let there = force_lines(game, context, Place::Yggdrasil, detail, room);
        Paragraph::new(there).render(beside, buffer);
    }
    Paragraph::new(lines).render(
        Rect { width: if detail == Detail::Words { tree.width } else { TREE }, ..tree }.intersection(tree),
        buffer,
    );
}

/// A place in words: its region and fjord, what it offers, and who is there.
pub fn about(game: &BloodRage, view: &View, place: Place, words: &Words) -> String {
    let table = &view.table;
    let mut told = Vec::new();
    match (place.region(), place.fjord()) {
        (Some(region), Some(fjord)) => {
            let values = [
                ("place", place_name(place, words).into()),
                ("region", words.say(&format!("region-{region}")).into()),
                ("fjord", place_name(fjord, words).into()),
            ];
            told.push(words.fill("drawn-br-place", &values));
        }
        _ => told.push(format!("{}.", place_name(place, words))),
    }
    if place.is_outer() {
        let villages = [("taken", table.crowd[place.index()].into()), ("all", place.villages().into())];
        told.push(sentence(&words.fill("term-br-villages", &villages)));
    }
    if let Some(&token) = table.tokens.get(place.index()).filter(|_| place.is_province()) {
        told.push(match table.pillaged.contains(place) {
            true => sentence(&words.say("term-br-pillaged")),
            false => sentence(&words.fill("term-br-token", &[("token", reward(token, true, words).into())])),
        });
    }
    if place.is_province() && table.doomed[usize::from(table.age.clamp(1, 3)) - 1] == place {
        told.push(sentence(&words.say("term-br-doomed")));
    }
    let there: Vec<String> = forces(game, view, place).iter().map(|force| force.words(words)).collect();
    told.push(match there.is_empty() {
        true => words.say("drawn-br-nobody"),
        false => words.fill("drawn-br-strengths", &[("forces", there.join("; ").into())]),
    });
    told.join(" ")
}

/// Words with a capital and a full stop.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("{first}{}.", letters.as_str())
}
