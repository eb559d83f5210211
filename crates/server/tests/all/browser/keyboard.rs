//! A whole game with the keyboard alone.

use crate::browser::chromium::Chromium;
use crate::browser::look::Look;
use crate::browser::screen::{PATIENCE, Screen};
use crate::browser::threaded_server::ThreadedServer;
use meadhall_words::Lang;
use serde_json::json;
use std::time::Instant;
use thirtyfour::Key;

/// Whoever uses the keyboard sees where she is: by a ring around what has the focus, or around its label.
const VISIBLE: &str = "(() => { const at = document.activeElement;
    const ring = (style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    return at.matches(':focus-visible') && [at, at.closest('label') || at].some((one) =>
        ring(getComputedStyle(one)) && getComputedStyle(one).opacity !== '0'); })()";

/// Whatever has the focus is seen to have it.
pub async fn check_focus(screen: &Screen<'_>) {
    let at = "document.activeElement.outerHTML.slice(0, 200)";
    assert!(screen.is(VISIBLE).await, "the focus cannot be seen on {}", screen.text(at).await);
}

/// Presses Tab until something that fits has the focus.
pub async fn tab_to(screen: &Screen<'_>, css: &str) {
    for _ in 0..120 {
        screen.press(Key::Tab).await;
        if screen.is("document.activeElement === document.body").await {
            // Past the end of the page, where the browser's own bar would be.
            continue;
        }
        check_focus(screen).await;
        if screen.is(&format!("document.activeElement.matches({})", json!(css))).await {
            return;
        }
    }
    panic!("{css} cannot be reached with the keyboard");
}

/// Chooses with arrows and Enter: the lit thing with this number.
async fn choose(screen: &Screen<'_>, number: usize) {
    for _ in 0..=number {
        screen.press(Key::Right).await;
    }
    assert!(screen.is("document.activeElement.matches('#table .lit')").await, "arrows lead to what is lit");
    check_focus(screen).await;
    let pair = screen.is("document.activeElement.dataset.pick").await;
    screen.run("document.querySelector('#table .table').dataset.seen = 'yes'", vec![]).await;
    screen.press(Key::Enter).await;
    if pair {
        // The Rider: the focus is in the other row now.
        assert!(screen.is("document.activeElement.matches('[data-pick]:not([aria-pressed=true])')").await);
        check_focus(screen).await;
        screen.press(Key::Enter).await;
    }
    screen.until("something comes of it", "!document.querySelector('.table[data-seen]')").await;
    let at = screen.text("document.activeElement.outerHTML.slice(0, 200)").await;
    assert!(
        screen.is("document.querySelector('#table').contains(document.activeElement)").await,
        "the focus is on {at}"
    );
}

/// `?` opens the help, Escape closes it.
async fn help(screen: &Screen<'_>) {
    screen.press("?").await;
    screen.until("the help", "document.querySelector('#help').matches(':popover-open')").await;
    screen.press(Key::Escape).await;
    screen.until("no help", "!document.querySelector('#help').matches(':popover-open')").await;
}

/// `u` takes the last choice back: the same is asked again.
async fn undo(screen: &Screen<'_>, asked: &str) {
    screen.until_seen("my turn again", |sight| sight.mine).await;
    screen.press("u").await;
    let again = screen.until_seen("the choice is open again", |sight| sight.mine && sight.asked(&screen.look) == asked);
    assert_eq!(again.await.asked(&screen.look), asked);
}

/// A form filled in with Tab, arrows and Enter.
async fn open_table(screen: &Screen<'_>) {
    screen.go("/").await;
    tab_to(screen, "a[href^='/new?game=vaalbara']").await;
    screen.press(Key::Enter).await;
    screen.until("the form", "location.pathname === '/new'").await;
    tab_to(screen, ".pills a[href$='seats=2']").await;
    screen.press(Key::Enter).await;
    screen.until("two seats", "location.search.endsWith('seats=2')").await;
    for (list, value) in [("seat-2", "bot-easy"), ("pace", "swift")] {
        tab_to(screen, &format!("select[name='{list}']")).await;
        screen.press(Key::Up).await;
        let chosen = format!("document.activeElement.name === '{list}' && document.activeElement.value === '{value}'");
        screen.until("the list changes", &chosen).await;
    }
    tab_to(screen, "form.stack > button.big").await;
    screen.press(Key::Enter).await;
    screen.until("a table", "document.querySelector('#table .table')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_the_keyboard_alone() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::De)).await;
    open_table(&screen).await;
    tab_to(&screen, "#table .lit").await;
    help(&screen).await;
    let (mut chosen, mut since) = (0, Instant::now());
    loop {
        let sight = screen.see().await;
        if sight.over {
            break;
        }
        assert!(since.elapsed() < PATIENCE, "nothing happens any more: {sight:?}");
        if !sight.mine {
            continue;
        }
        choose(&screen, chosen % 2).await;
        chosen += 1;
        since = Instant::now();
        if chosen == 3 {
            undo(&screen, sight.asked(&screen.look)).await;
        }
    }
    assert!(chosen >= 10, "{chosen} choices");
    tab_to(&screen, "a[href$='/replay?at=0']").await;
    screen.press(Key::Enter).await;
    screen.until("the replay", "document.querySelector('#replay')").await;
    screen.close().await;
}
