//! Two talk in two languages and a third looks on; the talk hides no board; a big screen tells the game by itself.

use crate::browser::axe::barriers;
use crate::browser::chromium::Chromium;
use crate::browser::look::{Look, Size};
use crate::browser::screen::Screen;
use crate::browser::threaded_server::ThreadedServer;
use crate::support::play::{Draw, Sitter, decide};
use meadhall_words::Lang;
use serde_json::json;
use std::path::PathBuf;

/// The text of the lines of a room.
fn lines(room: &str) -> String {
    format!(
        "[...document.querySelectorAll('#talk [data-room={room}] .talk-line p')].map((line) => line.textContent.trim()).join('|')"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn two_talk_in_two_languages_and_a_third_looks_on() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let anna = Screen::open(&chromium, server.url(""), Look::wide(Lang::Cs).still()).await;
    let bert = Screen::open(&chromium, server.url(""), Look::phone(Lang::De).still()).await;
    let cecil = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    for screen in [&anna, &bert, &cecil] {
        screen.go("/").await;
    }
    let (host, guest) = (anna.person().await, bert.person().await);
    let table = host.invite(&[(&guest, "Bert")], &[]).await;
    for screen in [&anna, &bert, &cecil] {
        screen.go(&table).await;
    }
    // On a wide screen the talk opens beside the board, with the field ready to type; a phrase and a sign need a click each.
    anna.click(".talk-way").await;
    anna.until("the field has the focus", "document.activeElement.name === 'text'").await;
    anna.click(".palette > summary").await;
    anna.click("[name=phrase][value=luck]").await;
    anna.until("it is said", &format!("{} === 'Anna Hodně štěstí!'", lines("players"))).await;
    // Bert's phone hears it in his own language, told by the sign at the way to the talk; nothing lies over his board.
    bert.until("there is news", "document.querySelector('.talk-way').dataset.new === '1'").await;
    assert!(bert.is("getComputedStyle(document.querySelector('#talk')).position === 'static'").await);
    assert!(bert.is("document.querySelector('#talk').getBoundingClientRect().top >= document.querySelector('main').getBoundingClientRect().bottom").await);
    bert.click("#talk > summary").await;
    bert.until("he reads it", &format!("{} === 'Anna Viel Glück!'", lines("players"))).await;
    bert.until("it is no news any more", "!('new' in document.querySelector('.talk-way').dataset)").await;
    bert.fill("#talk [name=text]", "Skål https://evil.example <b>x</b>").await;
    bert.click(".talk-say button").await;
    let both = "Anna Hodně štěstí!|Bert Skål https://evil.example <b>x</b>";
    anna.until("it is heard", &format!("{} === {}", lines("players"), json!(both))).await;
    assert!(anna.is("!document.querySelector('#talk .talk-lines a')").await, "no link can be clicked");
    // Cecil hears both in English, and what he says nobody of them hears.
    cecil.click(".talk-way").await;
    cecil.until("he hears both", &format!("{}.startsWith('Anna Good luck!|Bert Sk')", lines("players"))).await;
    cecil.fill("#talk [name=text]", "Anna leads").await;
    cecil.click(".talk-say button").await;
    cecil.until("it is said", &format!("{} === 'Guest Anna leads'", lines("watchers"))).await;
    // What somebody types is kept while a line of another comes.
    anna.fill("#talk [name=text]", "half a sen").await;
    bert.fill("#talk [name=text]", "third").await;
    bert.click(".talk-say button").await;
    anna.until("it is heard", &format!("{}.endsWith('Bert third')", lines("players"))).await;
    assert_eq!(anna.text("document.querySelector('#talk [name=text]').value").await, "half a sen");
    assert!(!anna.text("document.body.textContent").await.contains("Anna leads"));
    // A move of somebody's swaps the table and leaves the talk as it is.
    decide(Sitter { client: &guest, seat: 2 }, &table, &mut Draw(1)).await.expect("a choice");
    assert_eq!(anna.text("document.querySelector('#talk [name=text]').value").await, "half a sen");
    for (name, screen) in [("wide", &anna), ("phone", &bert), ("watching", &cecil)] {
        if let Some(folder) = std::env::var_os("MEADHALL_PICTURES").map(PathBuf::from) {
            screen.run("document.querySelector('#talk').scrollIntoView()", vec![]).await;
            screen.save(&folder.join(format!("talk-{name}.png"))).await;
        }
        let faults = barriers(screen).await;
        assert!(faults.is_empty(), "{name}: {faults:#?}");
    }
    for screen in [anna, bert, cecil] {
        screen.close().await;
    }
}

/// The tab of a page counts what waits, also after a decision and without a new page.
#[tokio::test(flavor = "multi_thread")]
async fn a_tab_counts_the_tables_that_wait() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    screen.go("/").await;
    let (anna, bert) = (screen.person().await, server.client());
    let first = anna.invite(&[(&bert, "Bert")], &[]).await;
    let second = anna.invite(&[(&bert, "Bert")], &[]).await;
    screen.go(&first).await;
    screen.until("two wait", "document.title.startsWith('(2) ')").await;
    decide(Sitter { client: &anna, seat: 1 }, &first, &mut Draw(1)).await.expect("a choice");
    screen.until("one waits", "document.title.startsWith('(1) ')").await;
    decide(Sitter { client: &anna, seat: 1 }, &second, &mut Draw(1)).await.expect("a choice");
    screen.run("document.dispatchEvent(new Event('visibilitychange'))", vec![]).await;
    screen.until("none waits", "!document.title.startsWith('(')").await;
    screen.close().await;
}

/// A television shows the whole table without scrolling at both sizes, and follows the game by itself.
#[tokio::test(flavor = "multi_thread")]
async fn a_big_screen_follows_the_game() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let mut screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    screen.go("/").await;
    let (anna, bert) = (server.client(), server.client());
    let mut draw = Draw(3);
    for game in ["vaalbara", "blood-rage", "valhalla"] {
        let fields = [("game", game), ("listed", "yes")];
        let lobby = anna.open(&["me", "friend", "bot-easy", "bot-easy"], &fields).await;
        for (width, height) in [(1920, 1080), (1280, 720)] {
            for dark in [false, true] {
                screen.change(Look { dark, size: Size::Wide, ..screen.look }).await;
                let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
                screen.tell("Emulation.setDeviceMetricsOverride", metrics).await;
                screen.go(&format!("{lobby}/screen")).await;
                fits(&screen, &format!("{game}-lobby-{width}-{dark}")).await;
            }
        }
        bert.send(&format!("{lobby}/sit"), &[("seat", "2"), ("name", "Bert")]).await;
        screen.until("the game is shown", "document.querySelector('#table [data-version]')").await;
        let version = screen.text("document.querySelector('#table [data-version]').dataset.version").await;
        for sitter in [Sitter { client: &anna, seat: 1 }, Sitter { client: &bert, seat: 2 }] {
            decide(sitter, &lobby, &mut draw).await;
        }
        let later = format!("document.querySelector('#table [data-version]').dataset.version > '{version}'");
        screen.until("it follows", &later).await;
        for (width, height) in [(1920, 1080), (1280, 720)] {
            for dark in [false, true] {
                screen.change(Look { dark, size: Size::Wide, ..screen.look }).await;
                let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
                screen.tell("Emulation.setDeviceMetricsOverride", metrics).await;
                fits(&screen, &format!("{game}-{width}-{dark}")).await;
            }
        }
    }
    screen.close().await;
}

/// Nothing is to be scrolled to, and nothing is to be pressed.
async fn fits(screen: &Screen<'_>, name: &str) {
    if let Some(folder) = std::env::var_os("MEADHALL_PICTURES").map(PathBuf::from) {
        screen.save(&folder.join(format!("screen-{name}.png"))).await;
    }
    let over = "document.documentElement.scrollHeight - innerHeight";
    assert!(screen.is(&format!("{over} <= 2")).await, "{name}: {} pixels too high", screen.text(over).await);
    assert!(screen.is("document.documentElement.scrollWidth <= innerWidth + 2").await, "{name} is too wide");
    assert!(screen.is("!document.querySelector('.top, .foot, #menu, [name=action]')").await, "{name}");
}
