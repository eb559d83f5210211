//! A table on a big screen, such as a television: nothing but the table, large, telling the game by itself. Before the game it
//! shows codes by which phones take their seats.

use super::layout::bare;
use super::model::{Frame, SeatInfo, Sitter, TablePage};
use super::story;
use super::table::{files, part};
use crate::pages::assets::{MORPHING, asset_url};
use crate::people::address::{Reach, qr};
use maud::{Markup, html};
use meadhall_board::{drawing, icon};
use meadhall_games::GameEntry;
use meadhall_words::Words;

/// How phones get to the seats of a table.
pub enum Doors {
    /// By a code for each open seat, from 0.
    Seats(Vec<(usize, String)>),
    /// By one code: anybody may sit down.
    Table(String),
    /// Not from this screen.
    Closed,
}

/// The screen of a table before its game.
pub struct ScreenLobby<'a> {
    /// What every page needs.
    pub frame: &'a Frame,
    /// The words of the house and of the game.
    pub words: &'static Words,
    /// The table's id.
    pub id: &'a str,
    /// The game.
    pub game: &'static GameEntry,
    /// Grows with every change.
    pub version: u64,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// How phones get to them.
    pub doors: Doors,
    /// Where others reach this server.
    pub reach: Reach,
}

/// The screen before the game: who is there, and codes for who is not.
pub fn lobby(screen: &ScreenLobby<'_>) -> Markup {
    let words = screen.words;
    let game = words.say("game-name");
    let open = screen.seats.iter().filter(|seat| seat.sitter == Sitter::Open).count();
    let body = html! {
        main #main tabindex="-1" data-live={ "/table/" (screen.id) "/events" } data-version=(screen.version)
            data-lost=(words.say("connection-lost")) {
            div.screen-title { (drawing("emblem-meadhall", "hall-big")) h1 { (game) } }
            p.lead aria-live="polite" { (words.fill("lobby-waiting", &[("open", open.into())])) }
            @if let (Reach::Here(_), true) = (&screen.reach, open > 0) { p.notice { (words.say("invite-only-here")) } }
            ol.screen-seats { @for seat in &screen.seats { (seat_of(screen, seat)) } }
            @match &screen.doors {
                Doors::Table(link) => div.screen-door {
                    p { (words.say("screen-scan")) }
                    (qr(link, &words.say("screen-scan")))
                },
                Doors::Closed if open > 0 => p.hint { (words.say("screen-closed")) },
                _ => "",
            }
        }
    };
    bare(screen.frame, &game, "screen plain", &["people.css", "screen.css"], body)
}

fn seat_of(screen: &ScreenLobby<'_>, seat: &SeatInfo) -> Markup {
    let words = screen.words;
    let number = seat.seat.index() + 1;
    let link = match &screen.doors {
        Doors::Seats(links) => links.iter().find(|(of, _)| *of == seat.seat.index()).map(|(_, link)| link),
        _ => None,
    };
    html! {
        li.parch.open[seat.sitter == Sitter::Open] {
            @match &seat.sitter {
                Sitter::Person { .. } => { (icon("person")) strong { (seat.name) } }
                Sitter::Bot(_) => { (icon("bot")) strong { (seat.name) } }
                Sitter::Open => { strong { (words.fill("seat-number", &[("number", number.into())])) } }
            }
            @if let Some(link) = link {
                (qr(link, &words.fill("invite-label", &[("number", number.into())])))
                span.hint { (words.say("screen-scan-seat")) }
            }
        }
    }
}

/// The screen of a table in play, or after its game.
pub fn table(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    let address = format!("/table/{}", page.id);
    let body = html! {
        main #table tabindex="-1" data-live={ (address) "/events" } data-part={ (address) "/screen/part" }
            data-lost=(words.say("connection-lost")) data-morph=(asset_url(MORPHING)) data-your-turn=(words.say("table-my-turn")) {
            (part(page))
        }
        (story::stage(page))
    };
    let mut files = files(page);
    files.push("screen.css");
    bare(page.frame, &words.say("game-name"), "play screen", &files, body)
}

/// What changes with every move.
pub fn table_part(page: &TablePage<'_>) -> Markup {
    part(page)
}
