//! Every page can be read and used at 200 %: 1280×800 become 640×400.

use crate::browser::chromium::Chromium;
use crate::browser::look::Look;
use crate::browser::reach::finished;
use crate::browser::screen::Screen;
use crate::browser::threaded_server::ThreadedServer;
use meadhall_games::GAMES;
use meadhall_words::Lang;
use serde_json::json;

/// What cannot be reached: controls beyond the right or left edge that no scroller brings in.
const OUT: &str = r#"
    const inside = (thing) => {
      for (let at = thing.parentElement; at && at !== document.body; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    const name = (thing) => thing.tagName + "." + thing.className + " " + thing.textContent.trim().slice(0, 30);
    const all = [...document.querySelectorAll("button, a[href], input:not([type=hidden]), select, summary")];
    const out = all.filter((thing) => thing.checkVisibility() && !thing.closest(".skip, .sr")).filter((thing) => {
      const box = thing.getBoundingClientRect();
      return box.width > 1 && (box.left < -1 || box.right > innerWidth + 1) && !inside(thing);
    });
    return { width: document.scrollingElement.scrollWidth, out: out.map(name) };"#;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_out_of_reach_at_twice_the_size() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::De).still()).await;
    let metrics = json!({ "width": 640, "height": 400, "deviceScaleFactor": 2, "mobile": false });
    screen.tell("Emulation.setDeviceMetricsOverride", metrics).await;
    screen.go("/").await;
    let anna = screen.person().await;
    let mut paths = vec!["/".to_owned(), anna.open(&["me", "friend", "bot-hard"], &[]).await, finished(&anna, 4).await];
    for game in GAMES {
        let (id, seats) = (game.id(), game.rules.seats.1.to_string());
        paths.push(format!("/new?game={id}&seats={seats}"));
        paths.extend(["/guide/", "/gallery/", "/rules/", "/learn/", "/welcome/"].map(|page| format!("{page}{id}")));
        paths.extend((!game.bot.puzzles().is_empty()).then(|| format!("/puzzles/{id}/1")));
        paths.push(anna.send("/quick", &[("game", id), ("seats", &seats)]).await);
    }
    let mut faults = vec![];
    for path in paths {
        screen.go(&path).await;
        let seen = screen.run(OUT, vec![]).await;
        if seen["width"].as_i64().is_none_or(|width| width > 640) || seen["out"] != json!([]) {
            faults.push(format!("{path}: {seen}"));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    screen.close().await;
}
