//! The end of a game as one picture: the winner's clan in the hall, the places, and what decided it.
//!
//! The picture stands alone: it names no other file and no style sheet, so that a browser can turn it into a PNG.

use crate::{Assets, drawing_parts};
use maud::{Markup, PreEscaped, html};

mod hall;
#[cfg(test)]
mod tests;

/// Who sits at the winner's table.
#[derive(Clone, Copy, Debug)]
pub struct FeastGuests {
    /// Drawings, the one in the middle first; `{clan}` stands for the winner's clan.
    pub drawings: &'static [&'static str],
    /// Whether they are pictures with a background, which want a frame; else figures that stand free.
    pub framed: bool,
}

/// One line of the places.
#[derive(Clone, Debug)]
pub struct FeastPlace {
    /// Which place; several may share one.
    pub place: u8,
    /// Who.
    pub name: String,
    /// The score; none where there is only won or lost.
    pub score: Option<i32>,
    /// The clan's written name with its folder, as its emblem has it.
    pub clan: Option<&'static str>,
    /// The clan's colour.
    pub colour: String,
    /// The points by their source, in the order of [`Feast::sources`].
    pub parts: Vec<i32>,
}

/// What the picture shows.
pub struct Feast<'a> {
    /// The game's drawings.
    pub assets: &'a Assets,
    /// Who sits at the table.
    pub guests: &'a FeastGuests,
    /// The game's name.
    pub game: String,
    /// How the game ended, in a sentence.
    pub headline: String,
    /// The places, the first first.
    pub places: Vec<FeastPlace>,
    /// Where points came from: what it is called, and its colour.
    pub sources: Vec<(String, String)>,
    /// What stands above the moves that decided the game.
    pub turnings_title: String,
    /// The moves that decided it: each in a few words, with what was played.
    pub turnings: Vec<(String, String)>,
}

/// The size of the picture: what is shown when somebody sends a link.
pub const FEAST_SIZE: (u32, u32) = (1200, 630);

/// Where the bar of a place begins, and how long and high it is.
const BAR: Area = Area { x: 900, y: 0, width: 166, height: 20 };

const INK: &str = "#2b1c10";
const SOFT: &str = "#5f4629";
const SERIF: &str = "Palatino Linotype, Palatino, P052, Georgia, DejaVu Serif, serif";
const SANS: &str = "system-ui, Segoe UI, Roboto, Noto Sans, DejaVu Sans, sans-serif";

/// A box on the picture.
#[derive(Clone, Copy)]
struct Area {
    x: i32,
    y: i32,
    width: i32,
    height: i32,
}

impl Feast<'_> {
    /// The picture.
    pub fn draw(&self) -> Markup {
        let (width, height) = FEAST_SIZE;
        html! {
            svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height)
                role="img" aria-label=(self.headline) {
                (hall::walls())
                (self.shields())
                (self.banner())
                (self.company())
                (hall::table())
                (self.scroll())
            }
        }
    }

    /// A drawing in a box; `colour` stands for the clan's colour, `ink` for that of the text around it.
    fn drawing(&self, name: &str, area: Area, colour: &str, ink: &str, fit: &str) -> Markup {
        let Some(source) = self.assets.source(name) else { return html! {} };
        let (view_box, content) = drawing_parts(source);
        html! {
            svg x=(area.x) y=(area.y) width=(area.width) height=(area.height) viewBox=(view_box) preserveAspectRatio=(fit)
                color=(ink) { (PreEscaped(with_colour(content, colour))) }
        }
    }

    fn emblem(&self, place: &FeastPlace, (x, y): (i32, i32), radius: i32) -> Markup {
        let side = radius * 3 / 2;
        let area = Area { x: x - side / 2, y: y - side / 2, width: side, height: side };
        html! {
            circle cx=(x) cy=(y) r=(radius) fill=(place.colour) stroke="#22150e" stroke-width="2" {}
            @if let Some(clan) = place.clan {
                (self.drawing(&emblem_name(clan), area, &place.colour, on_colour(&place.colour), "xMidYMid"))
            }
        }
    }

    /// The others' shields on the wall.
    fn shields(&self) -> Markup {
        let spots = [(116, 164), (524, 164), (116, 266), (524, 266), (116, 366)];
        html! {
            @for (place, (x, y)) in self.places.iter().skip(1).zip(spots) {
                circle cx=(x) cy=(y + 4) r="46" fill="#0006" {}
                circle cx=(x) cy=(y) r="46" fill="#6b4524" stroke="#d9a94a" stroke-width="3" {}
                (self.emblem(place, (x, y), 37))
            }
        }
    }

    /// The winner's banner, from the roof.
    fn banner(&self) -> Markup {
        let Some(winner) = self.places.first() else { return html! {} };
        let area = Area { x: 245, y: 118, width: 150, height: 150 };
        html! {
            path d="M208 84h224v232l-112-44-112 44z" fill="#0005" transform="translate(5 7)" {}
            path d="M208 84h224v232l-112-44-112 44z" fill=(winner.colour) stroke="#22150e" stroke-width="3" {}
            path d="M220 96h200v201l-100-39-100 39z" fill="none" stroke="#e8c76b" stroke-width="3" {}
            path d="M190 78h260v10h-260z" fill="#d9a94a" stroke="#22150e" stroke-width="2" {}
            @if let Some(clan) = winner.clan {
                (self.drawing(&emblem_name(clan), area, &winner.colour, on_colour(&winner.colour), "xMidYMid"))
            }
        }
    }

    /// The winner's people behind the table, the first in the middle.
    fn company(&self) -> Markup {
        let Some(winner) = self.places.first() else { return html! {} };
        let own = winner.clan.and_then(|clan| clan.rsplit('/').next()).unwrap_or_default();
        // The widest places are taken first, so that the middle stands before them.
        let spots = [(320, 178), (186, 150), (454, 150), (72, 132), (568, 132)];
        let guests: Vec<_> = self.guests.drawings.iter().zip(spots).collect();
        html! {
            @for (drawing, (x, high)) in guests.into_iter().rev() {
                (self.guest(&drawing.replace("{clan}", own), (x, high), &winner.colour))
            }
        }
    }

    fn guest(&self, name: &str, (x, high): (i32, i32), colour: &str) -> Markup {
        let width = if self.guests.framed { high * 4 / 5 } else { high };
        let area = Area { x: x - width / 2, y: 522 - high, width, height: high };
        let fit = if self.guests.framed { "xMidYMin slice" } else { "xMidYMax" };
        html! {
            (self.drawing(name, area, colour, colour, fit))
            @if self.guests.framed {
                rect x=(area.x) y=(area.y) width=(area.width) height=(area.height) fill="none" stroke="#22150e" stroke-width="7" {}
                rect x=(area.x) y=(area.y) width=(area.width) height=(area.height) fill="none" stroke="#d9a94a" stroke-width="3" {}
            }
        }
    }

    /// The parchment with what is to be read.
    fn scroll(&self) -> Markup {
        let lines = wrapped(&self.headline, 26, 3);
        let below = 124 + 36 * i32::try_from(lines.len()).unwrap_or_default();
        let step = if self.places.len() > 5 { 36 } else { 40 };
        let rows = i32::try_from(self.places.len()).unwrap_or_default();
        html! {
            path d="M652 34q262-14 520 0v562q-262 14-520 0z" fill="#0007" transform="translate(6 8)" {}
            path d="M652 34q262-14 520 0v562q-262 14-520 0z" fill="#f8eed6" stroke="#b08a52" stroke-width="3" {}
            path d="M668 50q246-12 488 0v530q-246 12-488 0z" fill="none" stroke="#d9a94a" stroke-width="1.5" {}
            text x="1134" y="90" text-anchor="end" font-family=(SERIF) font-size="18" font-weight="700" fill=(SOFT) { "Meadhall" }
            text x="690" y="90" font-family=(SANS) font-size="19" font-weight="700" letter-spacing="3" fill="#8a2f12" {
                (self.game.to_uppercase())
            }
            @for (n, line) in (0..).zip(&lines) {
                text x="690" y=(130 + 36 * n) font-family=(SERIF) font-size="28" font-weight="700" fill=(INK) { (line) }
            }
            @for (n, place) in (0..).zip(&self.places) { (self.row(place, below + 12 + step * n)) }
            @let (legend, high) = self.legend(below + step * rows);
            (legend)
            (self.turnings(below + step * rows + 24 + high))
        }
    }

    fn row(&self, place: &FeastPlace, y: i32) -> Markup {
        html! {
            @if place.score.is_some() {
                text x="690" y=(y + 8) font-family=(SERIF) font-size="25" font-weight="700" fill=(SOFT) { (place.place) "." }
            }
            (self.emblem(place, (738, y), 17))
            text x="768" y=(y + 7) font-family=(SANS) font-size="20" font-weight="600" fill=(INK) { (shortened(&place.name, 12)) }
            @if let Some(score) = place.score {
                (self.bar(place, score, y))
                text x="1134" y=(y + 8) text-anchor="end" font-family=(SERIF) font-size="26" font-weight="700" fill=(INK) { (score) }
            }
        }
    }

    /// The points of one player as a bar, in the colours of their sources; in the clan's own where these are not known.
    fn bar(&self, place: &FeastPlace, score: i32, y: i32) -> Markup {
        let gains = |place: &FeastPlace| place.parts.iter().filter(|part| **part > 0).sum::<i32>();
        let length = |place: &FeastPlace| place.score.unwrap_or_default().max(gains(place));
        let most = self.places.iter().map(length).max().unwrap_or(1).max(1);
        let mut left = BAR.x;
        html! {
            rect x=(BAR.x) y=(y - 10) width=(BAR.width) height=(BAR.height) rx="3" fill="#e3d1a8" {}
            @if gains(place) == 0 {
                rect x=(BAR.x) y=(y - 10) width=(BAR.width * score.max(0) / most) height=(BAR.height) rx="3" fill=(place.colour) {}
            }
            @for (part, (_, colour)) in place.parts.iter().zip(&self.sources).filter(|(part, _)| **part > 0) {
                @let (x, width) = (left, BAR.width * part / most);
                ({ left += width; "" })
                rect x=(x) y=(y - 10) width=(width) height=(BAR.height) fill=(colour) {}
                // What is too narrow for its number still has its length.
                @if width >= 9 * i32::try_from(part.to_string().len()).unwrap_or(9) {
                    text x=(x + width / 2) y=(y + 5) text-anchor="middle" font-family=(SANS) font-size="14" font-weight="700"
                        fill=(on_colour(colour)) { (part) }
                }
            }
        }
    }

    /// What the colours of the bars mean, and how high that is; sources that gave nobody anything are left out.
    fn legend(&self, y: i32) -> (Markup, i32) {
        let gave = |n: &usize| self.places.iter().any(|place| place.parts.get(*n).is_some_and(|part| *part > 0));
        let (mut x, mut line, mut spots) = (690, 0, Vec::new());
        for (name, colour) in (0..self.sources.len()).filter(gave).map(|n| &self.sources[n]) {
            let width = 36 + 9 * i32::try_from(name.chars().count()).unwrap_or_default();
            if x > 690 && x + width > 1_150 {
                (x, line) = (690, line + 1);
            }
            spots.push((x, y + 8 + 22 * line, name, colour));
            x += width;
        }
        let drawn = html! {
            @for (x, y, name, colour) in &spots {
                rect x=(x) y=(y - 12) width="14" height="14" rx="3" fill=(colour) {}
                text x=(x + 19) y=(y) font-family=(SANS) font-size="15" fill=(SOFT) { (name) }
            }
        };
        (drawn, if spots.is_empty() { 0 } else { 22 * (line + 1) })
    }

    /// The moves that decided the game, as far as there is room.
    fn turnings(&self, y: i32) -> Markup {
        let room = usize::try_from((570 - y) / 46).unwrap_or_default();
        html! {
            @if !self.turnings.is_empty() && room > 0 {
                text x="690" y=(y) font-family=(SERIF) font-size="20" font-weight="700" fill="#8a2f12" { (self.turnings_title) }
                @for (n, (change, told)) in (0..).zip(self.turnings.iter().take(room)) {
                    text x="690" y=(y + 27 + 46 * n) font-family=(SANS) font-size="17" font-weight="600" fill=(INK) { (shortened(change, 46)) }
                    text x="690" y=(y + 48 + 46 * n) font-family=(SANS) font-size="16" fill=(SOFT) { (shortened(told, 50)) }
                }
            }
        }
    }
}

fn emblem_name(clan: &str) -> String {
    let own = clan.rsplit('/').next().unwrap_or(clan);
    format!("{}clan-{own}", &clan[..clan.len() - own.len()])
}

/// What is drawn in the clan's colour gets it.
fn with_colour(content: &str, colour: &str) -> String {
    let mut pieces = content.split("var(--clan");
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        text.push_str(colour);
        text.push_str(piece.split_once(')').map_or("", |(_, rest)| rest));
    }
    text
}

/// The colour of a sign on a clan's colour: dark on light, light on dark.
fn on_colour(colour: &str) -> &'static str {
    let part =
        |at: usize| colour.get(at..at + 2).and_then(|pair| u32::from_str_radix(pair, 16).ok()).unwrap_or_default();
    let light = 3 * part(1) + 6 * part(3) + part(5);
    if light > 1_500 { "#2b1a08" } else { "#fdf5e0" }
}

/// A text in lines of so many letters, at most so many lines.
fn wrapped(text: &str, letters: usize, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last().map_or(0, |line| line.chars().count());
        if line > 0 && line + 1 + word.chars().count() > letters {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(if line.is_empty() { "" } else { " " });
            line.push_str(word);
        }
    }
    if lines.len() > most {
        let rest = lines.split_off(most - 1).join(" ");
        lines.push(rest);
    }
    lines.into_iter().map(|line| shortened(&line, letters + 4)).collect()
}

/// At most so many letters of a text.
fn shortened(text: &str, letters: usize) -> String {
    match text.char_indices().nth(letters) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_owned(),
    }
}
