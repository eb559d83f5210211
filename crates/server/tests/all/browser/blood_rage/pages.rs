//! A tour of Blood Rage's pages, in every language, size and light: no barriers, all on one screen.

use super::moments::{EVERYTHING, finished, open, reach};
use crate::browser::chromium::Chromium;
use crate::browser::every_page::{Stop, stop, tour};
use crate::browser::look::Look;
use crate::browser::screen::Screen;
use crate::browser::threaded_server::ThreadedServer;
use crate::support::Client;
use meadhall_words::Lang;

async fn stops(anna: &Client, bert: &Client) -> Vec<Stop> {
    let begins = |kind: &'static str| move |offers: &[String], _: &str| offers.iter().any(|one| one.starts_with(kind));
    // A turn with much to choose from, late in the game.
    let late = |offers: &[String], page: &str| {
        let kinds = ["invade ", "march ", "pass"].iter().all(|kind| offers.iter().any(|one| one.starts_with(kind)));
        kinds && page.contains("Age 3:")
    };
    let crowd = |offers: &[String], page: &str| !offers.is_empty() && page.matches("<li class=\"side ").count() >= 4;
    let ended = finished(anna, 5).await;
    vec![
        stop("rage-new", "/new?game=blood-rage&seats=5"),
        stop("rage-draft-two", open(anna, 2).await),
        stop("rage-draft-five", open(anna, 5).await),
        stop("rage-turn-late", reach(anna, 5, late).await),
        stop("rage-call", reach(anna, 4, begins("call ")).await),
        stop("rage-battle", reach(anna, 5, begins("play ")).await),
        stop("rage-battle-of-many", reach(anna, 5, crowd).await),
        stop("rage-keep", reach(anna, 3, begins("keep ")).await),
        stop("rage-spectator", bert.open(&["me", "here", "bot-easy"], &EVERYTHING).await),
        stop("rage-curtain", anna.open(&["me", "here"], &EVERYTHING).await),
        stop("rage-replay", format!("{ended}/replay?at=90&seat=2")),
        stop("rage-ending", ended),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_has_a_barrier() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let mut screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    screen.go("/").await;
    let stops = stops(&screen.person().await, &server.client()).await;
    tour(&mut screen, &stops).await;
    screen.close().await;
}
