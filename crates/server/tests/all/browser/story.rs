//! The told game in a real browser: every step alone and in order, at the player's pace, and never in the way of acting.

use crate::browser::chromium::Chromium;
use crate::browser::look::Look;
use crate::browser::screen::{BEAT, PATIENCE, Screen};
use crate::browser::threaded_server::ThreadedServer;
use crate::support::Client;
use meadhall_words::{Lang, Words};
use serde_json::{Value, json};
use std::time::Instant;
use thirtyfour::Key;

/// Writes down every page that is put in: the step, how many there are, the sentence, what was lit up, the version.
const RECORD: &str = "window.tale = [];
    document.addEventListener('swapped', () => {
        const story = document.querySelector('#story');
        if (story) window.tale.push([Number(story.dataset.step), Number(story.dataset.steps), document.querySelector('#told').textContent]);
    });";

/// What a page has told so far: each step with its sentence, once.
async fn tale(screen: &Screen<'_>) -> Vec<(u64, String)> {
    let mut tale: Vec<(u64, String)> = Vec::new();
    for put in screen.run("return window.tale", vec![]).await.as_array().into_iter().flatten() {
        let told = (put[0].as_u64().expect("a step"), put[2].as_str().unwrap_or_default().to_owned());
        if tale.last().is_none_or(|last| last.0 != told.0) {
            tale.push(told);
        }
    }
    tale
}

/// Where the story is, and how many steps there are.
async fn place(screen: &Screen<'_>) -> (u64, u64) {
    let found = screen
        .run("const { step, steps } = document.querySelector('#story').dataset; return [+step, +steps]", vec![])
        .await;
    (found[0].as_u64().expect("a step"), found[1].as_u64().expect("steps"))
}

async fn set_pace(screen: &Screen<'_>, pace: &str) {
    screen.run(&format!("localStorage.pace = '{pace}'"), vec![]).await;
}

/// A table of a game with a person and bots, at which a bot plays for the person too once she leaves her seat.
async fn open(screen: &Screen<'_>, game: &str, bots: usize, pace: &str) -> (Client, String) {
    screen.go("/").await;
    set_pace(screen, pace).await;
    screen.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": RECORD })).await;
    let sitters: Vec<&str> = ["me"].into_iter().chain((0..bots).map(|_| "bot-easy")).collect();
    let person = screen.person().await;
    let table = person.open(&sitters, &[("game", game)]).await;
    (person, table)
}

/// Waits until a step was told, reading every scene, and says what was told so far. However slowly it goes, as long as it goes.
async fn follow(screen: &Screen<'_>, to: u64) -> Vec<(u64, String)> {
    let (mut moved, mut count) = (Instant::now(), 0);
    loop {
        // At the brisk pace it passes by itself.
        if screen.is("localStorage.pace === 'calm' && !document.querySelector('#stage').hidden").await {
            screen.click("[data-go-on]").await;
            moved = Instant::now();
        }
        let tale = tale(screen).await;
        if tale.last().is_some_and(|told| told.0 >= to) {
            return tale;
        }
        if tale.len() > count {
            (moved, count) = (Instant::now(), tale.len());
        }
        assert!(moved.elapsed() < PATIENCE, "the story stands still: {tale:?} at {:?}", place(screen).await);
        tokio::time::sleep(BEAT).await;
    }
}

/// Skips to the newest position, which is at this step at least. A great moment may come up before the key is pressed: then
/// Escape reads that, and the next one skips.
async fn skip(screen: &Screen<'_>, least: u64) {
    let newest = format!("window.tale.some(([step, steps]) => step === steps && step >= {least})");
    let begun = Instant::now();
    while !screen.is(&newest).await {
        screen.press(Key::Escape).await;
        assert!(begun.elapsed() < PATIENCE, "the newest position is not shown: {:?}", screen.glance().await);
        tokio::time::sleep(BEAT).await;
    }
}

/// Every step follows the one before it, and says what the server's log says of it.
async fn check(person: &Client, table: &str, tale: &[(u64, String)]) {
    for pair in tale.windows(2) {
        assert_eq!(pair[1].0, pair[0].0 + 1, "no step is left out, none merged: {tale:#?}");
    }
    for (step, told) in tale {
        let page = person.page(&format!("{table}/part?seat=1&step={step}")).await;
        let plain = told.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;");
        let here = page.split_once("id=\"told\"").expect("a sentence").1.split_once("</p>").expect("its end").0;
        let here = here.split_once('>').expect("a text").1.replace("<small>", "").replace("</small>", "");
        assert_eq!(here, plain, "step {step}");
        // Before the first step nothing has happened.
        assert_eq!(plain.is_empty(), *step == 0, "every step has its sentence: {tale:#?}");
    }
}

/// Five bots play as fast as they can: everything that the log knows is shown, one step after the other.
async fn all_bots(look: Look, pace: &str, far: u64) {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), look).await;
    let (person, table) = open(&screen, "blood-rage", 4, pace).await;
    screen.go(&format!("{table}?seat=1")).await;
    assert_eq!(person.status(&format!("{table}/bot"), &[("seat", "1"), ("on", "yes")]).await, 303);
    let tale = follow(&screen, far).await;
    check(&person, &table, &tale).await;
    screen
        .until(
            "the bots are far ahead",
            "(({ step, steps }) => +steps > +step + 3)(document.querySelector('#story').dataset)",
        )
        .await;
    let steps = place(&screen).await.1;
    // The bots are faster than the story: only a leap leads to the newest position.
    skip(&screen, steps).await;
    screen.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_five_bots_is_shown_with_motion() {
    all_bots(Look::wide(Lang::En), "calm", 33).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_five_bots_is_shown_without_motion() {
    all_bots(Look::wide(Lang::En).still(), "calm", 33).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_is_shown_on_a_phone_with_a_slow_line() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::phone(Lang::En)).await;
    let (person, table) = open(&screen, "blood-rage", 3, "brisk").await;
    screen.go(&format!("{table}?seat=1")).await;
    let slow = json!({ "offline": false, "latency": 800, "downloadThroughput": 100_000, "uploadThroughput": 50_000 });
    screen.tell("Network.emulateNetworkConditions", slow).await;
    assert_eq!(person.status(&format!("{table}/bot"), &[("seat", "1"), ("on", "yes")]).await, 303);
    let tale = follow(&screen, 10).await;
    check(&person, &table, &tale).await;
    screen.close().await;
}

/// The question stands while others' moves are told; whoever answers it is heard, and the story goes on where it was.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_the_story_to_act() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En)).await;
    let (person, table) = open(&screen, "vaalbara", 4, "calm").await;
    screen.go(&format!("{table}?seat=1")).await;
    let begun = Instant::now();
    // Played until the question comes while the story is behind.
    while !screen.is("document.querySelector('.table.telling .ask.mine #choices')").await {
        if screen.is("!document.querySelector('#stage').hidden").await {
            screen.click("[data-go-on]").await;
        } else if screen.is("document.querySelector('.table:not(.telling) .ask.mine')").await {
            screen.choose(begun.elapsed().as_millis() as usize, "").await;
        }
        assert!(begun.elapsed() < PATIENCE * 2, "the question never comes early: {:?}", screen.glance().await);
        tokio::time::sleep(BEAT).await;
    }
    let steps = place(&screen).await.1;
    let to_my_turn = Words::house(Lang::En).say("story-my-turn");
    assert_eq!(screen.text("document.querySelector('.to-newest').textContent").await, to_my_turn);
    let version = screen.glance().await.version;
    screen.click("#choices summary").await;
    screen.click("#choices button[name=action]").await;
    screen
        .until(
            "the choice is heard",
            &format!("Number(document.querySelector('[data-version]').dataset.version) > {version}"),
        )
        .await;
    // What is being told goes on where it was: her own decision is told in its turn, after all that happened before it.
    let tale = follow(&screen, steps + 1).await;
    check(&person, &table, &tale).await;
    screen.close().await;
}

/// Paused, stepped back, played on.
#[tokio::test(flavor = "multi_thread")]
async fn what_just_happened_can_be_seen_again() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    let (person, table) = open(&screen, "vaalbara", 3, "brisk").await;
    screen.go(&format!("{table}?seat=1")).await;
    assert_eq!(person.status(&format!("{table}/bot"), &[("seat", "1"), ("on", "yes")]).await, 303);
    follow(&screen, 4).await;
    // Read and clicked in one breath: the story goes on meanwhile.
    let back =
        "const link = document.querySelector('#story a[data-to]'), { step } = document.querySelector('#story').dataset;
        link.click();
        return [+step, +link.dataset.to]";
    let back = screen.run(back, vec![]).await;
    let (before, here) = (back[0].as_u64().expect("a step"), back[1].as_u64().expect("a step"));
    assert_eq!(here + 1, before, "the first way leads one step back");
    let shown = |step: u64| format!("document.querySelector('#story').dataset.step === '{step}'");
    screen.until("stepped back", &shown(here)).await;
    screen.until("paused", "document.documentElement.classList.contains('paused')").await;
    // While it stands still the others play on, and nothing moves but what is asked.
    let version = screen.glance().await.version;
    screen.until("others play on", &format!("Number(document.querySelector('[data-version]').dataset.version) > {version} || document.querySelector('.over')")).await;
    assert_eq!(place(&screen).await.0, here);
    screen.click("#story [data-pause]").await;
    screen.until("played on", &shown(here + 1)).await;
    // The pace can be changed in play: at once leads to the newest position.
    screen.pick("select[data-pace]", "now").await;
    screen.until("the newest position", "document.querySelector('.table').matches(':not(.telling), .over')").await;
    screen.close().await;
}

/// Somebody comes back after a while: what happened is told in short, and step by step if she likes.
#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_is_told_in_short() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    let (person, table) = open(&screen, "vaalbara", 3, "brisk").await;
    screen.go(&format!("{table}?seat=1")).await;
    screen.must_choose(0, "").await;
    screen.driver.goto("about:blank").await.expect("an empty page");
    assert_eq!(person.status(&format!("{table}/bot"), &[("seat", "1"), ("on", "yes")]).await, 303);
    let begun = Instant::now();
    let count = async || {
        let page = person.page(&format!("{table}/part?seat=1")).await;
        crate::support::steps(&page).1
    };
    let before = count().await;
    while count().await < before + 14 {
        assert!(begun.elapsed() < PATIENCE, "the bots stand still");
        tokio::time::sleep(BEAT).await;
    }
    assert_eq!(person.status(&format!("{table}/bot"), &[("seat", "1"), ("on", "no")]).await, 303);
    screen.go(&format!("{table}?seat=1")).await;
    screen
        .until(
            "told in short",
            "document.querySelector('#story[data-since]') && document.documentElement.classList.contains('story-on')",
        )
        .await;
    let said = screen.text("document.querySelector('#told').textContent").await;
    let frame = Words::house(Lang::En).fill("story-since", &[("what", "".into())]);
    assert!(said.starts_with(frame.trim()), "{said}");
    assert!(screen.is("!document.querySelector('.telling')").await, "the newest position is there at once");
    let steps = place(&screen).await.1;
    screen.click("#story a[data-play]").await;
    screen.until("step by step", "document.querySelector('.table.telling')").await;
    assert!(place(&screen).await.0 < steps);
    screen.close().await;
}

/// A replay plays by itself, from any seat, and stops at the end.
#[tokio::test(flavor = "multi_thread")]
async fn a_replay_plays_by_itself() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    let (person, table) = open(&screen, "vaalbara", 1, "brisk").await;
    assert_eq!(person.status(&format!("{table}/bot"), &[("seat", "1"), ("on", "yes")]).await, 303);
    let (mut moved, mut last) = (Instant::now(), 0);
    while !crate::support::play::is_over(&person, &table).await {
        let steps = crate::support::steps(&person.page(&format!("{table}/part?seat=1")).await).1;
        if steps > last {
            (moved, last) = (Instant::now(), steps);
        }
        assert!(moved.elapsed() < PATIENCE, "the game does not end");
        tokio::time::sleep(BEAT).await;
    }
    screen.go(&format!("{table}/replay?at=3&seat=2")).await;
    assert_eq!(place(&screen).await.0, 3, "it waits to be played");
    screen.press(" ").await;
    let tale = follow(&screen, 6).await;
    assert_eq!(tale.iter().map(|told| told.0).collect::<Vec<_>>()[..3], [4, 5, 6]);
    assert!(screen.is("location.search.endsWith('seat=2')").await);
    screen.click("[data-pause]").await;
    screen.until("paused", "document.documentElement.classList.contains('paused')").await;
    let (at, turns) = place(&screen).await;
    screen.press(Key::Right).await;
    screen.until("a step by hand", &format!("+document.querySelector('#story').dataset.step > {at}")).await;
    // Near the end it stops there.
    screen.go(&format!("{table}/replay?at={}&seat=0", turns - 1)).await;
    screen.click("[data-pause]").await;
    screen.until("the end", &format!("+document.querySelector('#story').dataset.step === {turns}")).await;
    screen.until("it stops", "document.documentElement.classList.contains('paused')").await;
    let value: Value = screen.run("return document.querySelector('[data-pause]').ariaPressed", vec![]).await;
    assert_eq!(value, json!("true"));
    screen.close().await;
}

/// Puts a great moment into the first step that is told (not into the beginning, which may be put in again), whatever the game thinks of it, and writes down the signals.
const SCENE: &str = "window.signals = [];
    document.addEventListener('signal', ({ detail }) => window.signals.push(detail));
    document.addEventListener('swapped', () => {
        const story = document.querySelector('#story');
        if (!story || window.staged || story.dataset.step === '0') return;
        window.staged = story.dataset.step;
        document.querySelector('#scenes')?.remove();
        const scenes = document.createElement('details');
        scenes.id = 'scenes';
        scenes.innerHTML = `<article class=scene data-kind=battle data-scene=${story.dataset.step}><h3>The last battle</h3></article>`;
        document.querySelector('#log').append(scenes);
    });";

/// A great moment stands over the board until it is read, however much happens meanwhile; then the story goes on with the next
/// step.
#[tokio::test(flavor = "multi_thread")]
async fn a_great_moment_stands_until_it_is_read() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    screen.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": SCENE })).await;
    let (person, table) = open(&screen, "blood-rage", 3, "calm").await;
    screen.go(&format!("{table}?seat=1")).await;
    assert_eq!(person.status(&format!("{table}/bot"), &[("seat", "1"), ("on", "yes")]).await, 303);
    screen.until("a great moment", "!document.querySelector('#stage').hidden").await;
    assert_eq!(screen.text("document.querySelector('#stage h3').textContent").await, "The last battle");
    assert!(screen.is("window.signals.includes('battle')").await, "whoever makes sounds hears of it");
    let (step, steps) = place(&screen).await;
    screen
        .until("much happens meanwhile", &format!("+document.querySelector('#story').dataset.steps > {steps} + 5"))
        .await;
    assert!(screen.is("!document.querySelector('#stage').hidden").await, "it still stands");
    assert_eq!(place(&screen).await.0, step);
    screen.click("[data-go-on]").await;
    screen.until("it is read", "document.querySelector('#stage').hidden").await;
    screen.until("the next step", &format!("+document.querySelector('#story').dataset.step > {step}")).await;
    screen.close().await;
}
