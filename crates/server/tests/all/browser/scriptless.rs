//! Without the script: plain forms and whole pages.

use crate::browser::chromium::Chromium;
use crate::browser::look::Look;
use crate::browser::reach::reach;
use crate::browser::screen::{PATIENCE, Screen};
use crate::browser::sight::Sight;
use crate::browser::threaded_server::ThreadedServer;
use meadhall_words::Lang;
use serde_json::json;
use std::time::Instant;

#[tokio::test(flavor = "multi_thread")]
async fn plain_forms_play_a_game() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En)).await;
    screen.tell("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
    crate::browser::alone::open_table(&screen, 3).await;
    assert!(screen.is("!document.documentElement.classList.contains('js')").await, "the script does not run");
    let (mut chosen, mut since) = (0, Instant::now());
    while chosen < 8 {
        let before = screen.see().await;
        if before.mine {
            if screen.is("document.querySelector('[data-pick]')").await {
                pick_pair(&screen).await;
            } else {
                screen.click("#table .lit").await;
            }
            let changed = |sight: &Sight| sight.table && (sight.version > before.version || !sight.mine);
            screen.until_seen("the choice is taken", changed).await;
            (chosen, since) = (chosen + 1, Instant::now());
        } else {
            // Without the script nobody is told: one looks again.
            screen.driver.refresh().await.expect("the page again");
            assert!(since.elapsed() < PATIENCE, "nothing happens any more: {before:?}");
        }
    }
    // The Rider's pair comes from the list.
    let (anna, bert) = (screen.person().await, server.client());
    let table = reach(&anna, &bert, "rider").await;
    screen.go(&table).await;
    let before = screen.see().await;
    assert_eq!(before.asked(&screen.look), "ask-rider");
    pick_pair(&screen).await;
    let after = screen.until_seen("the lands are swapped", |sight| sight.version > before.version).await;
    assert_ne!(after.asked(&screen.look), "ask-rider");
    screen.close().await;
}

async fn pick_pair(screen: &Screen<'_>) {
    screen.click("#choices summary").await;
    screen.click("#choices button[value^='rider ']").await;
}
