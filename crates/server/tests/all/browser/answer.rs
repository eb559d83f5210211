//! A click is answered at once, however slow the line is.

use crate::browser::chromium::Chromium;
use crate::browser::look::Look;
use crate::browser::screen::Screen;
use crate::browser::threaded_server::ThreadedServer;
use meadhall_words::Lang;
use serde_json::{Value, json};

/// Clicks and looks in the same breath: nothing that comes over the line can have come.
const CLICK: &str = "const thing = [...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility());
    const main = document.querySelector('main'), calm = getComputedStyle(thing).filter;
    thing.click();
    return { busy: main.ariaBusy, pressed: getComputedStyle(thing).filter !== calm,
        line: getComputedStyle(main, '::before').content !== 'none' };";

async fn slow(screen: &Screen<'_>, on: bool) {
    let latency = if on { 800 } else { 0 };
    let line = json!({ "offline": false, "latency": latency, "downloadThroughput": -1, "uploadThroughput": -1 });
    screen.tell("Network.enable", json!({})).await;
    screen.tell("Network.emulateNetworkConditions", line).await;
}

fn answered(seen: &Value) -> bool {
    seen["busy"] == json!("true") && seen["pressed"] == json!(true) && seen["line"] == json!(true)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_looks_sent_before_the_answer_is_there() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    screen.go("/").await;
    let table = screen.person().await.open(&["me", "bot-easy"], &[]).await;
    screen.go(&table).await;
    slow(&screen, true).await;
    let seen = screen.run(CLICK, vec![json!("#table .lit")]).await;
    assert!(answered(&seen), "{seen}");
    screen.until("the answer ends it", "!document.querySelector('main').ariaBusy").await;
    slow(&screen, false).await;
    screen.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_way_to_another_page_looks_taken_too() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    for thing in [".hero button.big", ".hero a.button"] {
        screen.go("/").await;
        slow(&screen, true).await;
        let seen = screen.run(CLICK, vec![json!(thing)]).await;
        assert!(answered(&seen), "{thing}: {seen}");
        screen.until("the page is left", "location.pathname !== '/'").await;
        slow(&screen, false).await;
    }
    screen.close().await;
}
