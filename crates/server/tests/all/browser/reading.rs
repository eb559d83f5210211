//! Pages that are read: guides, galleries, rules, lessons, puzzles, settings. No barrier, nothing small, cut or hard to hit.

use crate::browser::axe::barriers;
use crate::browser::chromium::Chromium;
use crate::browser::look::{Look, Size};
use crate::browser::screen::Screen;
use crate::browser::threaded_server::ThreadedServer;
use meadhall_games::GAMES;
use meadhall_words::Lang;
use serde_json::{Value, json};

/// What is wrong with how a page looks, as the pictures are judged.
const FAULTS: &str = include_str!("../../../examples/looks/faults.js");
/// The least size of what is clicked or touched, in pixels.
const TARGET: i64 = 40;

/// All pages that are the same for everybody, each with something to click first.
fn pages() -> Vec<(String, &'static str)> {
    let mut pages = vec![("/puzzles".to_owned(), ""), ("/learn".to_owned(), ""), ("/".to_owned(), ".gear")];
    for game in GAMES {
        let id = game.id();
        let parts = 1..=game.board.guide.parts.len();
        pages.extend(parts.map(|part| (format!("/guide/{id}?part={part}"), "")));
        for path in ["/gallery/", "/rules/", "/learn/", "/welcome/"] {
            pages.push((format!("{path}{id}"), ""));
        }
        pages.push((format!("/new?game={id}&seats={}", game.rules.seats.1), ""));
        if !game.bot.puzzles().is_empty() {
            pages.push((format!("/puzzles/{id}/1"), ""));
            pages.push((format!("/puzzles/{id}/2?answer=yes"), ""));
        }
    }
    pages
}

/// What is wrong with a page.
async fn faults(screen: &Screen<'_>) -> Vec<String> {
    let (width, phone) = (screen.look.size.pixels().0, screen.look.size == Size::Phone);
    let sight = screen.glance().await;
    let mut faults: Vec<String> = barriers(screen).await.iter().map(Value::to_string).collect();
    faults.extend(sight.keys.iter().map(|key| format!("{key} is not said")));
    if sight.width > width {
        faults.push(format!("{} pixels wide", sight.width));
    }
    let least = if phone { 14 } else { 13 };
    let seen = screen.run(FAULTS, vec![json!(least), json!(TARGET)]).await;
    faults.extend(seen.as_array().into_iter().flatten().map(Value::to_string));
    faults
}

/// Every page in every look.
async fn tour(looks: [Look; 2]) {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let mut screen = Screen::open(&chromium, server.url(""), looks[0]).await;
    screen.go("/").await;
    let mut wrong = vec![];
    for look in looks {
        screen.change(look).await;
        for (path, click) in pages() {
            screen.go(&path).await;
            if !click.is_empty() {
                screen.click(click).await;
            }
            let place = |fault| format!("{path} {:?} {}: {fault}", look.size, look.lang);
            wrong.extend(faults(&screen).await.into_iter().map(place));
        }
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
    screen.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_read_at_a_desk() {
    let look = |lang, dark| Look { dark, ..Look::wide(lang).still() };
    tour([look(Lang::Cs, false), look(Lang::De, true)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_read_on_a_phone() {
    let look = |lang, dark| Look { size: Size::Phone, dark, ..Look::wide(lang).still() };
    tour([look(Lang::De, true), look(Lang::En, false)]).await;
}
