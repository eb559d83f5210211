//! One whole game of each in Firefox, which is driven by WebDriver BiDi.

mod bidi;
mod program;

use crate::browser::screen::PATIENCE;
use crate::browser::threaded_server::ThreadedServer;
use crate::support::Client;
use meadhall_games::GAMES;
use program::Firefox;
use serde_json::json;
use std::time::Instant;

/// How long a click may take to change something before another one is tried, in milliseconds.
const TRY: u64 = 5_000;

/// Waits in the page until there is something to do or to say: another version than `LAST` with a question to me, the end,
/// or a problem. Gives up after a while: a click that chose only a part changes no version.
const STATE: &str = r##"new Promise((done) => {
    const begun = performance.now();
    const look = () => {
        const version = Number(document.querySelector("[data-version]").dataset.version);
        const over = !!document.querySelector(".table.over"), mine = !!document.querySelector(".ask.mine");
        const problem = document.querySelector(".problem, #lost")?.textContent || "";
        const late = performance.now() - begun > TRY;
        if (over || problem || late || mine && version !== LAST) done({ over, mine, version, problem });
        else setTimeout(look, 10);
    };
    look();
})"##;

/// Picks one of the choices by a number: says where it is to be clicked, or clicks it itself where it lies in a closed list.
const PICK: &str = r##"(() => {
    const all = [...document.querySelectorAll("#table button[name=action]")].filter((one) => !one.disabled);
    const whole = all.filter((one) => !one.value.endsWith(":"));
    const shown = whole.filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0);
    const some = shown.length ? shown : whole.length ? whole : all;
    const one = some[NUMBER % some.length];
    if (!one) return null;
    if (!whole.length) {
        const parts = [...document.querySelectorAll("#table [name=with]")];
        parts.slice(0, one.value.startsWith("reject") ? 2 : 1).forEach((part) => { part.checked = true; });
    }
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const box = one.getBoundingClientRect(), x = Math.round(box.left + box.width / 2), y = Math.round(box.top + box.height / 2);
    if (shown.length && one.contains(document.elementFromPoint(x, y))) return { x, y };
    one.click();
    return null;
})()"##;

/// Plays a table to its end by clicking; returns how many clicks changed something.
async fn play_on(firefox: &mut Firefox) -> usize {
    let (mut clicks, mut changes, mut last, mut since) = (0, 0, json!(-1), Instant::now());
    loop {
        let wait = STATE.replace("LAST", &last.to_string()).replace("TRY", &TRY.to_string());
        let state = firefox.look(&wait).await;
        assert_eq!(state["problem"], json!(""), "{state}");
        if state["version"] != last {
            (changes, since) = (changes + 1, Instant::now());
            last = state["version"].clone();
        }
        if state["over"] == json!(true) {
            return changes;
        }
        if state["mine"] == json!(true) {
            clicks += 1;
            let at = firefox.look(&PICK.replace("NUMBER", &(clicks * 7 + 3).to_string())).await;
            firefox.click(&at).await;
        }
        assert!(since.elapsed() < PATIENCE, "nothing happens any more: {state}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_game_of_each_is_played_in_firefox() {
    let Some(mut firefox) = Firefox::start().await else { return };
    let server = ThreadedServer::open().await;
    firefox.go(&server.url("/")).await;
    // What the bots do is shown at once.
    firefox.look("localStorage.setItem('pace', 'now')").await;
    let anna = Client::known(server.url(""), &format!("meadhall={}", firefox.cookie("meadhall").await));
    for game in GAMES {
        let table = anna.open(&["me", "bot-easy"], &[("game", game.id())]).await;
        firefox.go(&server.url(&table)).await;
        let begun = Instant::now();
        let changes = play_on(&mut firefox).await;
        println!("{}: {changes} changes in {:?}", game.id(), begun.elapsed());
        assert!(changes > 5, "{}: {changes} changes", game.id());
        let places = firefox.look("document.querySelectorAll('.ending .place').length").await;
        assert_eq!(places, json!(2), "{}", game.id());
        let drawn = "document.querySelector('.feast img').decode().then(() => true, () => false)";
        assert_eq!(firefox.look(drawn).await, json!(true), "the feast of {} is drawn", game.id());
    }
    firefox.close().await;
}
