//! A page behind a proxy while one server after another is asked to stop.

use crate::browser::chromium::Chromium;
use crate::browser::company::CUT;
use crate::browser::look::Look;
use crate::browser::screen::{PATIENCE, Screen};
use crate::fleet::Fleet;
use crate::support::Client;
use crate::support::play::{Draw, Sitter, decide};
use crate::support::process::house;
use meadhall_words::Lang;
use std::time::{Duration, Instant};

/// So many answers one after another show that the proxy asks nobody who is gone.
const IN_A_ROW: usize = 8;

/// Waits until the proxy knows who is there.
async fn settled(client: &Client) {
    let (mut answered, began) = (0, Instant::now());
    while answered < IN_A_ROW {
        answered = if client.get("/health/ready").await.status() == 200 { answered + 1 } else { 0 };
        assert!(began.elapsed() < PATIENCE, "the proxy finds no server");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Whichever server a page hears of its table from: when that one stops, the page finds another one, and what is played then is
/// seen.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_finds_another_server_by_itself() {
    let Some(chromium) = Chromium::start().await else { return };
    let fleet = Fleet::start(2, &house()).await;
    let anna = fleet.client();
    settled(&anna).await;
    let table = anna.open(&["me", "here"], &[]).await;
    let screen = Screen::open(&chromium, format!("http://{}", fleet.front), Look::wide(Lang::En)).await;
    screen.go(&table).await;
    let mut draw = Draw(5);
    for server in [0, 1, 0] {
        let before = screen.see().await.version;
        fleet.drain(server).await;
        settled(&anna).await;
        for _ in 0..2 {
            for seat in [1, 2] {
                decide(Sitter { client: &anna, seat }, &table, &mut draw).await;
            }
        }
        let after = screen.until_seen("what is played", |sight| sight.version > before && sight.lost.is_empty()).await;
        assert!(after.version > before);
        fleet.launch(server).await;
        settled(&anna).await;
    }
    screen.forgive(&[&CUT[..], &["502 (Bad Gateway)", "503 (Service Unavailable)"]].concat()).await;
    screen.driver.quit().await.expect("Chromium ends");
}
