//! A turn of Blood Rage with the keyboard alone: invade, march, pass.

use super::moments::EVERYTHING;
use crate::browser::chromium::Chromium;
use crate::browser::keyboard::{check_focus, tab_to};
use crate::browser::look::Look;
use crate::browser::screen::{PATIENCE, Screen};
use crate::browser::sight::Sight;
use crate::browser::threaded_server::ThreadedServer;
use meadhall_words::Lang;
use serde_json::json;
use std::time::Instant;
use thirtyfour::Key;

/// Presses an arrow until something that fits has the focus.
async fn arrow_to(screen: &Screen<'_>, css: &str) {
    for _ in 0..150 {
        screen.press(Key::Right).await;
        check_focus(screen).await;
        if screen.is(&format!("document.activeElement.matches({})", json!(css))).await {
            return;
        }
    }
    panic!("arrows do not lead to {css}: {:?}", screen.glance().await);
}

/// Presses a key on what has the focus, and waits until the board that was there is gone.
async fn confirm(screen: &Screen<'_>) {
    screen.run("document.querySelector('#table .table').dataset.seen = 'yes'", vec![]).await;
    screen.press(Key::Enter).await;
    screen.until("something comes of it", "!document.querySelector('.table[data-seen]')").await;
    let kept = "document.querySelector('#table').contains(document.activeElement)";
    assert!(screen.is(kept).await, "the focus is lost");
}

/// Waits for my next turn; whatever else is asked meanwhile gets the first answer that the arrows come to.
async fn next_turn(screen: &Screen<'_>) -> Sight {
    let begun = Instant::now();
    loop {
        let sight = screen.see().await;
        if sight.mine && sight.asked(&screen.look) == "ask-turn" {
            return sight;
        }
        assert!(begun.elapsed() < PATIENCE && !sight.over, "no turn comes: {sight:?}");
        if sight.mine {
            screen.press(Key::Right).await;
            confirm(screen).await;
        }
    }
}

/// Waits until a choice has been taken.
async fn taken(screen: &Screen<'_>, before: &Sight) {
    screen.until_seen("the choice is taken", |sight| sight.version > before.version).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_with_the_keyboard_alone() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    screen.go("/").await;
    let quick: Vec<(&str, &str)> = EVERYTHING.into_iter().chain([("option-first-game", "on")]).collect();
    let table = screen.person().await.open(&["me", "bot-easy"], &quick).await;
    screen.go(&table).await;
    screen.press(Key::Tab).await;

    // Invade: the warrior, then a village; again if somebody slew it at once.
    let figure = ".own.f input[value^='warrior ']";
    let mut before = next_turn(&screen).await;
    tab_to(&screen, "#table .lit, #table .pick input").await;
    while !screen.is(&format!("document.querySelector({})", json!(figure))).await {
        arrow_to(&screen, "#pick-warrior").await;
        screen.press(" ").await;
        screen.until("the warrior is picked", "document.activeElement.checked").await;
        arrow_to(&screen, ".to[value^='invade warrior ']").await;
        confirm(&screen).await;
        taken(&screen, &before).await;
        before = next_turn(&screen).await;
    }

    // March: tick the warrior where it stands, then a province.
    arrow_to(&screen, figure).await;
    screen.press(" ").await;
    screen.until("the warrior is picked", "document.activeElement.checked").await;
    arrow_to(&screen, ".to[value^='march ']").await;
    confirm(&screen).await;
    taken(&screen, &before).await;

    // Escape drops what was picked.
    let before = next_turn(&screen).await;
    arrow_to(&screen, "#pick-warrior").await;
    screen.press(" ").await;
    screen.until("places are lit", "document.querySelector('.to.on-warrior').checkVisibility()").await;
    screen.press(Key::Escape).await;
    screen.until("nothing is picked", "!document.querySelector('[name=pick]:checked')").await;

    // An action by its name: what it can be done with stands below it.
    arrow_to(&screen, ".act-invade > summary").await;
    screen.press(Key::Enter).await;
    screen.until("the figures are named", "document.querySelector('.act-invade[open] label')").await;

    // Pass: the table asks first, and the way back is the first thing that is offered.
    arrow_to(&screen, ".act-pass").await;
    screen.press(Key::Enter).await;
    let asks = "document.querySelector('#warning-pass:popover-open button:first-of-type') === document.activeElement";
    screen.until("the table asks first", asks).await;
    screen.press(Key::Tab).await;
    screen.until("the choice itself comes next", "document.activeElement.value === 'pass'").await;
    confirm(&screen).await;
    taken(&screen, &before).await;
    screen.close().await;
}
