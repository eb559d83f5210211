//! A table as it looks in the browser, as one page that needs no server: for notebooks.

use meadhall_board::{Asset, Assets, HOUSE, RenderContext, SeatInfo, Sitter};
use meadhall_engine::{AnyTable, Seat, Viewer};
use meadhall_games::GameEntry;
use meadhall_words::Lang;
use std::fmt::Write;

/// The style sheets that the tables of all games share lie with the server, which serves them.
const SHEETS: [&str; 2] = [include_str!("../../server/assets/base.css"), include_str!("../../server/assets/table.css")];
/// Drawings that those name.
const WOOD: [(&str, &str); 2] = [
    ("/assets/table-wood-light.svg", include_str!("../../server/art/table-wood-light.svg")),
    ("/assets/table-wood-dark.svg", include_str!("../../server/art/table-wood-dark.svg")),
];
/// The size of the page in a notebook; pages are made for this.
const SIZE: (u32, u32) = (1280, 720);

/// A page with the table as a viewer sees it.
pub fn page(game: &GameEntry, table: &dyn AnyTable, viewer: Viewer) -> String {
    let seats: Vec<SeatInfo> = Seat::all(table.seats()).map(|seat| info(game, table, seat)).collect();
    let words = game.board.words(Lang::En);
    let context = RenderContext { words, seats: &seats, playing: false, undo: false, log_lines: 0 };
    let drawn = game.board.snapshot(table, viewer, table.turn_count(), &context);
    let board = drawn.board.into_string();
    let (board, symbols) = with_symbols(&board, game.board.assets());
    let watch = if viewer == Viewer::Spectator { " watch" } else { "" };
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>{id}</title><style>{style}</style></head>\
         <body class=\"play\"><svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">{symbols}</svg>\
         <main id=\"table\"><div class=\"table {id} seats-{seats}{watch}\"><section class=\"ask\"><div class=\"ask-words\">\
         <p id=\"prompt\">{prompt}</p></div></section>{board}</div></main></body></html>",
        id = game.id(),
        style = style(game),
        seats = table.seats(),
        prompt = escaped(&drawn.prompt),
    )
}

/// A page in a frame of its own, so that its styles and a notebook's do not mix.
pub fn frame(page: &str) -> String {
    format!(
        "<iframe srcdoc=\"{}\" width=\"{}\" height=\"{}\" style=\"border:0;max-width:100%\" title=\"a table\"></iframe>",
        page.replace('&', "&amp;").replace('"', "&quot;"),
        SIZE.0,
        SIZE.1
    )
}

fn info(game: &GameEntry, table: &dyn AnyTable, seat: Seat) -> SeatInfo {
    SeatInfo {
        seat,
        name: table
            .players()
            .get(seat.index())
            .filter(|name| !name.is_empty())
            .cloned()
            .unwrap_or_else(|| format!("seat {}", seat.index())),
        sitter: Sitter::Person { away: false, replaced: false },
        clan: game.board.banner(table, seat),
        mine: false,
        owes: table.pending().contains(seat),
        clock: None,
        invitation: None,
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// All style sheets with the files that they name inside them.
fn style(game: &GameEntry) -> String {
    let assets = game.board.assets();
    let own = assets.find(game.board.table_style).map(text_of).unwrap_or_default();
    let mut sheet = SHEETS.join("\n") + game.board.clan_style + &own;
    for (name, drawing) in WOOD {
        sheet = sheet.replace(&format!("url({name})"), &data_url(drawing));
    }
    for asset in assets.all().iter().chain(HOUSE.all()) {
        let address = format!("url({})", asset.url);
        if sheet.contains(&address) {
            sheet = sheet.replace(&address, &data_url(&text_of(asset)));
        }
    }
    sheet.replace("</", "<\\/")
}

fn text_of(asset: &Asset) -> String {
    String::from_utf8_lossy(&asset.bytes).into_owned()
}

/// A drawing as an address.
fn data_url(drawing: &str) -> String {
    let mut url = "url(\"data:image/svg+xml,".to_owned();
    for byte in drawing.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b' ' | b'=' | b':' | b'/' | b'.' | b'-' | b',' | b';' => {
                url.push(byte.into());
            }
            _ => {
                // Writing to a text cannot fail.
                let _ = write!(url, "%{byte:02X}");
            }
        }
    }
    url + "\")"
}

/// Markup whose drawings name symbols in the same page, and those symbols.
fn with_symbols(markup: &str, assets: &Assets) -> (String, String) {
    let (mut page, mut symbols) = (String::with_capacity(markup.len()), String::new());
    let mut known: Vec<&str> = Vec::new();
    let mut pieces = markup.split("href=\"/assets/");
    page.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (address, rest) = piece.split_once('"').unwrap_or((piece, ""));
        let number = known.iter().position(|one| *one == address).unwrap_or_else(|| {
            let number = known.len();
            known.push(address);
            symbols.push_str(&symbol(address, number, assets));
            number
        });
        // Writing to a text cannot fail.
        let _ = write!(page, "href=\"#drawing-{number}\"{rest}");
    }
    (page, symbols)
}

/// The symbol at an address in a sprite, under a name of its own.
fn symbol(address: &str, number: usize, assets: &Assets) -> String {
    let (file, name) = address.split_once('#').unwrap_or((address, ""));
    let file = file.split_once('/').map_or(file, |(_, file)| file);
    let Some(sprite) = assets.find(file).map(text_of) else { return String::new() };
    let begin = format!("<symbol id=\"{name}\"");
    let found = sprite.split_once(&begin).and_then(|(_, rest)| rest.split_once("</symbol>"));
    found.map_or_else(String::new, |(body, _)| format!("<symbol id=\"drawing-{number}\"{body}</symbol>"))
}
