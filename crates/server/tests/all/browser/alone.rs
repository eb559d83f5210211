//! Alone against bots, from the first page to the replay, in every language.

use crate::browser::chromium::Chromium;
use crate::browser::look::Look;
use crate::browser::prompt::words;
use crate::browser::screen::{PATIENCE, Screen};
use crate::browser::threaded_server::ThreadedServer;
use meadhall_engine::Record;
use meadhall_vaalbara::Vaalbara;
use meadhall_words::Lang;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use thirtyfour::Key;

/// From the first page to a table of so many seats with swift, easy bots.
pub async fn open_table(screen: &Screen<'_>, seats: usize) {
    screen.go("/").await;
    screen.see().await;
    screen.click("a[href^='/new?game=vaalbara']").await;
    screen.click(&format!(".pills a[href$='seats={seats}']")).await;
    let count = format!("document.querySelectorAll(\"select[name^='seat-']\").length === {seats}");
    screen.until("a form with the right number of seats", &count).await;
    screen.see().await;
    for seat in 2..=seats {
        screen.pick(&format!("select[name='seat-{seat}']"), "bot-easy").await;
    }
    screen.pick("select[name='pace']", "swift").await;
    screen.fill("input[name='name']", "Anna").await;
    screen.click("form.stack > button.big").await;
    screen.until("a table", "document.querySelector('#table .table')").await;
}

/// The end says who won, how the points came about, and that the seed is the one that was promised.
pub async fn check_ending(screen: &Screen<'_>, seats: usize) {
    let (places, totals) = standings(screen).await;
    assert_eq!(places.len(), seats, "{places:?}");
    assert_eq!(places, totals, "the places and the scoring agree");
}

/// The points beside the places and those of the scoring, in the same order; the seed is the one that was promised.
pub async fn standings(screen: &Screen<'_>) -> (Vec<i64>, Vec<i64>) {
    assert!(screen.see().await.over);
    let found = screen
        .run(
            "const all = (what) => [...document.querySelectorAll(what)], points = (one) => Number(one.textContent.match(/\\d+/g).pop());
             return [all('.place span').map(points), all('.scoring .total').map(points),
                document.querySelector('.seal summary').textContent.trim(), !!document.querySelector('.seal.bad')]",
            vec![],
        )
        .await;
    let verified = words(screen.look.lang).say("seed-verified");
    assert_eq!((&found[2], &found[3]), (&json!(verified), &json!(false)));
    let points = |at: usize| found[at].as_array().into_iter().flatten().filter_map(Value::as_i64).collect();
    (points(0), points(1))
}

/// Where the replay stands: the move and the number of moves.
async fn place(screen: &Screen<'_>) -> (usize, usize) {
    let field = |name: &str| format!("document.querySelector('#replay [name=at]').{name}");
    let (at, turns) = (screen.text(&field("value")).await, screen.text(&field("max")).await);
    (at.parse().expect("a number"), turns.parse().expect("a number"))
}

async fn until_place(screen: &Screen<'_>, at: usize) {
    let label =
        words(screen.look.lang).fill("replay-place", &[("at", at.into()), ("turns", place(screen).await.1.into())]);
    let shown = format!("document.querySelector('.slide span').textContent === {}", json!(label));
    screen.until("the replay is there", &shown).await;
}

/// Slider, steps and seats of the replay, without a reload.
async fn look_back(screen: &Screen<'_>) {
    screen.click("a[href$='/replay?at=0']").await;
    screen.until("the replay", "document.querySelector('#replay')").await;
    let (at, turns) = place(screen).await;
    assert!(at == 0 && turns > 30, "{at} {turns}");
    screen.run("window.same = true", vec![]).await;
    for at in [1, 2] {
        screen.click("a[data-step='replay-next']").await;
        until_place(screen, at).await;
    }
    screen.click("a[data-step='replay-back']").await;
    until_place(screen, 1).await;
    screen.click("#replay input[name=at]").await;
    screen.until("the slider moves to its middle", "Math.abs(document.querySelector('#replay [name=at]').value - document.querySelector('#replay [name=at]').max / 2) < 4").await;
    let (middle, _) = place(screen).await;
    screen.until("the address names the place", &format!("location.search.includes('at={middle}&')")).await;
    screen.press(Key::Right).await;
    until_place(screen, middle + 1).await;
    // A spectator sees no hand; from a seat its hand is seen.
    assert!(screen.is("!document.querySelector('.hand')").await);
    for seat in [2, 3] {
        screen.pick("#replay select", &seat.to_string()).await;
        let shown = "document.querySelector('.hand .char') && document.querySelector('.own h2').textContent
            === document.querySelector('#replay select').selectedOptions[0].textContent";
        screen.until("the seat's hand", shown).await;
        assert!(screen.is(&format!("location.search.endsWith('seat={seat}')")).await);
        screen.see().await;
    }
    assert!(screen.is("window.same").await, "the replay moves without a reload");
}

/// The record comes down as a file, and is the whole game.
async fn download(screen: &Screen<'_>) {
    screen.click(".replay-acts a[href$='/record']").await;
    let begun = Instant::now();
    let text = loop {
        let files = std::fs::read_dir(screen.downloads.path()).expect("a folder").flatten();
        let saga = files.map(|file| file.path()).find(|file| file.extension().is_some_and(|end| end == "saga"));
        if let Some(text) = saga.and_then(|file| std::fs::read_to_string(file).ok()).filter(|text| !text.is_empty()) {
            break text;
        }
        assert!(begun.elapsed() < PATIENCE, "no record comes down");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let record = Record::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let table = record.replay::<Vaalbara>().unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(table.turns().len(), place(screen).await.1);
    assert!(table.outcome().is_some());
}

/// From the middle of a replay into a game of one's own.
async fn go_on(screen: &Screen<'_>) {
    let old = screen.see().await.at;
    screen.pick(".replay-acts select", "easy").await;
    screen.click(".replay-acts form button").await;
    screen
        .until("another table", "document.querySelector('#table .table') && !document.querySelector('#replay')")
        .await;
    let sight = screen.until_seen("my turn", |sight| sight.mine || sight.over).await;
    assert!(!sight.over && !old.starts_with(&sight.at), "{sight:?}");
    screen.must_choose(0, "").await;
}

/// Bytes of everything that a table's page brings with it: as it is sent, and as a browser unpacks it.
pub async fn weigh(screen: &Screen<'_>, parts: &[&str]) -> (u64, u64) {
    screen.driver.refresh().await.expect("the page again");
    // A browser without a window asks for no icon: it is asked for here.
    screen
        .run("if (document.readyState === 'complete') fetch(document.querySelector('link[rel=icon]').href)", vec![])
        .await;
    let whole = "['icon.svg', 'idiomorph.js'].every((last) => performance.getEntriesByType('resource').some((one) => one.name.endsWith(last)))";
    screen.until("the page is whole", whole).await;
    // With the library that swaps pages, which comes once the table is shown; without what comes because somebody has moved
    // meanwhile.
    let entries = "const all = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
            .filter((one) => !one.name.includes('/part'));
        const once = [...new Map(all.map((one) => [one.name, one])).values()];
        const sum = (size) => once.reduce((sum, one) => sum + one[size], 0);
        return [all.map((one) => one.name), sum('encodedBodySize'), sum('decodedBodySize')]";
    let found = screen.run(entries, vec![]).await;
    let names = found[0].to_string();
    for part in ["/table/", "base.css", "table.css", "table.js", "sprite.svg", "icon.svg"].iter().chain(parts) {
        assert!(names.contains(part), "{part} is not weighed: {names}");
    }
    (found[1].as_u64().expect("a weight"), found[2].as_u64().expect("a weight"))
}

#[tokio::test(flavor = "multi_thread")]
async fn four_in_english_from_the_first_click_to_the_replay() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    screen.go("/").await;
    screen.see().await;
    screen.click(".hero-vaalbara form[action='/quick'] button").await;
    screen.until("the question to a newcomer", "document.querySelector('.first-time')").await;
    screen.see().await;
    screen.click(".first-time form[action='/quick'] button").await;
    screen.until("a table", "document.querySelector('#table .table')").await;
    let sight = screen.see().await;
    assert_eq!((sight.asked(&screen.look), sight.lit), ("ask-assign", 5), "and the first choice is there");
    assert!(screen.play_on(async |_| {}).await >= 9);
    check_ending(&screen, 4).await;
    look_back(&screen).await;
    download(&screen).await;
    go_on(&screen).await;
    screen.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_in_czech_as_the_browser_wishes() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::Cs)).await;
    open_table(&screen, 2).await;
    assert!(screen.play_on(async |_| {}).await >= 9);
    check_ending(&screen, 2).await;
    screen.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn five_in_german_by_the_switch_and_light_enough() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let mut screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    screen.go("/").await;
    screen.see().await;
    screen.click(".langs button[value='de']").await;
    screen.until("German", "document.documentElement.lang === 'de'").await;
    screen.look.lang = Lang::De;
    open_table(&screen, 5).await;
    let mut weights = vec![];
    let chosen = screen.play_on(async |sight| {
        // At the start, and when the table is full.
        let late = screen.is("document.querySelectorAll('.own .realm .mini').length > 6").await;
        if sight.mine && (weights.is_empty() || (late && weights.len() < 2)) {
            weights.push(weigh(&screen, &["table-wood-"]).await.0);
        }
    });
    assert!(chosen.await >= 9);
    check_ending(&screen, 5).await;
    assert_eq!(weights.len(), 2);
    assert!(weights.iter().all(|weight| (20_000..110_000).contains(weight)), "a table weighs {weights:?} bytes");
    screen.close().await;
}
