//! Moves are seen as motion, but not by those who prefer none.

use crate::browser::chromium::Chromium;
use crate::browser::look::Look;
use crate::browser::screen::Screen;
use crate::browser::threaded_server::ThreadedServer;
use meadhall_words::Lang;
use serde_json::json;

/// Counts the motions that a page begins.
const COUNT: &str = "const begin = Document.prototype.startViewTransition;
    window.motions = 0;
    Document.prototype.startViewTransition = function (change) { window.motions += 1; return begin.call(this, change); };";

/// How many motions the first choices at a table begin.
async fn motions(screen: &Screen<'_>) -> u64 {
    screen.go("/").await;
    let table = screen.person().await.open(&["me", "bot-easy"], &[]).await;
    screen.go(&table).await;
    // The bot may have chosen meanwhile, and that was seen as a motion already.
    assert!(screen.is("document.startViewTransition && !document.hidden").await);
    for chosen in 0..4 {
        screen.must_choose(chosen, "").await;
    }
    screen.run("return window.motions", vec![]).await.as_u64().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_moves_for_who_prefers_it_still() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let mut screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En)).await;
    screen.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": COUNT })).await;
    assert!(motions(&screen).await > 0, "moves are seen");
    screen.change(Look::wide(Lang::En).still()).await;
    assert_eq!(motions(&screen).await, 0, "motion for somebody who prefers none");
    screen.close().await;
}
