//! Sound comes after the first touch, can be muted, and is never alone.

use crate::browser::chromium::Chromium;
use crate::browser::look::Look;
use crate::browser::screen::Screen;
use crate::browser::threaded_server::ThreadedServer;
use meadhall_words::Lang;
use serde_json::json;

const SIGNALS: [&str; 11] =
    ["your-turn", "card", "dice", "move", "quests", "ragnarok", "valhalla", "pillage", "battle", "round", "end"];
/// Bytes of the script of sounds that have come; nothing if it has not.
const FETCHED: &str = "performance.getEntriesByType('resource').find((one) => one.name.endsWith('/sound.js'))";
const LISTEN: &str =
    "window.heard = []; document.addEventListener('sounded', ({ detail }) => window.heard.push(detail));";
const SIGNAL: &str = "document.dispatchEvent(new CustomEvent('signal', { detail: arguments[0] })); return window.heard";

async fn at_a_table(screen: &Screen<'_>) -> String {
    screen.go("/").await;
    // Nobody but Anna can move, so that nothing but what the test does is to be heard.
    let table = screen.person().await.open(&["me", "friend"], &[]).await;
    screen.go(&table).await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn sounds_come_after_the_first_touch_and_can_be_muted() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    at_a_table(&screen).await;
    assert!(!screen.is(FETCHED).await, "nothing is fetched before the first touch");
    screen.click("h1").await;
    screen.until("the sounds come", &format!("({FETCHED})?.responseEnd")).await;
    let bytes = screen.run(&format!("return ({FETCHED}).encodedBodySize"), vec![]).await;
    assert!(bytes.as_u64().is_some_and(|bytes| (1..20_000).contains(&bytes)), "{bytes} bytes");
    screen.run(LISTEN, vec![]).await;
    // The script has run once it answers a signal.
    screen
        .until("it listens", "document.dispatchEvent(new CustomEvent('signal', { detail: 'move' })) && heard.length")
        .await;
    screen.run("window.heard.length = 0", vec![]).await;
    for signal in SIGNALS.into_iter().filter(|signal| *signal != "move") {
        let heard = screen.run(SIGNAL, vec![json!(signal)]).await;
        assert_eq!(heard.as_array().and_then(|heard| heard.last()), Some(&json!(signal)), "{heard}");
    }
    let heard = screen.run(SIGNAL, vec![json!("nonsense")]).await;
    assert_eq!(heard.as_array().map(Vec::len), Some(SIGNALS.len() - 1), "what is no signal is not heard: {heard}");
    screen.press("m").await;
    screen.until("it is muted", "document.documentElement.dataset.volume === '0'").await;
    assert_eq!(screen.text("document.querySelector('#said').textContent").await, "Sound off.");
    let heard = screen.run(&format!("window.heard.length = 0; {SIGNAL}"), vec![json!("round")]).await;
    assert_eq!(heard, json!([]), "muted");
    screen.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn mute_and_volume_are_remembered() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::De).still()).await;
    let table = at_a_table(&screen).await;
    screen.click(".gear").await;
    screen.until("the settings are there", "document.documentElement.dataset.volume").await;
    screen
        .run(
            "const volume = document.querySelector('#settings [data-sound=volume]'); volume.value = 25;
        volume.dispatchEvent(new Event('input', { bubbles: true }))",
            vec![],
        )
        .await;
    screen.click("#settings input[data-sound=on]").await;
    screen.go(&table).await;
    screen.click("h1").await;
    screen.until("it stays muted", "document.documentElement.dataset.volume === '0'").await;
    screen.click(".gear").await;
    assert!(!screen.is("document.querySelector('#settings input[data-sound=on]').checked").await);
    assert!(!screen.is(FETCHED).await, "who wants no sound fetches none");
    screen.click("#settings input[data-sound=on]").await;
    screen.until("the old volume", "document.documentElement.dataset.volume === '25'").await;
    screen.until("the sounds come", FETCHED).await;
    screen.close().await;
}
