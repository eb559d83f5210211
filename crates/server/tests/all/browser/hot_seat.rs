//! Two people at one screen, with a handover between their turns.

use crate::browser::chromium::Chromium;
use crate::browser::look::Look;
use crate::browser::prompt::words;
use crate::browser::screen::Screen;
use crate::browser::threaded_server::ThreadedServer;
use meadhall_vaalbara::Character;
use meadhall_words::Lang;
use serde_json::json;

/// While the handover is shown, the page holds no card of any hand.
async fn check_handover(screen: &Screen<'_>) {
    let page = screen.text("document.documentElement.outerHTML").await;
    for character in Character::ALL {
        assert!(!page.contains(&format!("character-{character}\"")), "the handover shows {character}: {page}");
        let name = words(screen.look.lang).say(&format!("character-{character}"));
        assert!(!page.contains(&name), "the handover names {name}: {page}");
    }
    assert!(screen.is("!document.querySelector('.char, .hand, .land, [data-vt], [name=action]')").await, "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_pass_the_screen_on() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::Cs).still()).await;
    screen.go("/new?game=vaalbara&seats=2").await;
    screen.fill("input[name='name']", "Anna").await;
    screen.pick("select[name='seat-2']", "here").await;
    screen.fill("input[name='name-2']", "Bert").await;
    screen.click("form.stack > button.big").await;
    screen.until("the handover", "document.querySelector('.drape')").await;
    let (mut handovers, mut chosen, mut hands) = (0, 0, vec![]);
    loop {
        let sight = screen
            .until_seen("a handover, a turn or the end", |sight| sight.handover || sight.mine || sight.over)
            .await;
        if sight.over {
            break;
        }
        if sight.handover {
            check_handover(&screen).await;
            handovers += 1;
            screen.click(".drape a.button").await;
            screen.until("the table", "document.querySelector('#table .hand')").await;
            hands.push(screen.text("document.querySelector('.own h2').textContent").await);
        } else if screen.choose(chosen * 5, "").await.is_some() {
            chosen += 1;
        }
    }
    hands.sort();
    hands.dedup();
    assert_eq!(json!(hands), json!(["Anna", "Bert"]), "both were at the screen");
    // In each of nine rounds two lay a character down, and the first to act has two lands to choose from.
    assert!(handovers >= 9 && chosen >= 27, "{handovers} handovers, {chosen} choices");
    screen.close().await;
}
