//! The adviser is asked, and the course of a game is clicked through.

use crate::browser::axe::barriers;
use crate::browser::chromium::Chromium;
use crate::browser::look::{Look, Size};
use crate::browser::reach::finished;
use crate::browser::screen::Screen;
use crate::browser::threaded_server::ThreadedServer;
use meadhall_words::Lang;
use std::path::PathBuf;

/// Saves what is to be seen, where pictures are wanted.
async fn picture(screen: &Screen<'_>, name: &str) {
    if let Some(folder) = std::env::var_os("MEADHALL_PICTURES").map(PathBuf::from) {
        let light = if screen.look.dark { "dark" } else { "light" };
        let place = format!("{name}-{}-{light}-{}.png", screen.look.size.word(), screen.look.lang);
        screen.save(&folder.join(place)).await;
    }
}

/// All pages are looked at in these ways.
fn looks() -> [Look; 3] {
    let look = |lang, size, dark| Look { size, dark, ..Look::wide(lang).still() };
    [look(Lang::En, Size::Wide, false), look(Lang::Cs, Size::Wide, true), look(Lang::De, Size::Phone, false)]
}

#[tokio::test(flavor = "multi_thread")]
async fn the_adviser_is_asked_and_followed() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let mut screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    screen.go("/").await;
    for game in ["vaalbara", "blood-rage"] {
        let person = screen.person().await;
        let table = person.open(&["me", "bot-easy", "bot-easy", "bot-easy"], &[("game", game)]).await;
        for look in looks() {
            screen.change(look).await;
            screen.go(&table).await;
            if screen.is("document.querySelector('button#advise')").await {
                screen.run("window.same = true", vec![]).await;
                screen.click("#advise").await;
                screen.until("he speaks", "document.querySelector('#advice[open] .counsel button')").await;
                assert!(screen.is("window.same && document.activeElement.id === 'advise'").await, "without a reload");
            }
            assert!(screen.is("document.querySelector('[data-best=\"1\"]')").await, "the best is lit on the board");
            let inside = "(() => { const box = document.querySelector('.advice').getBoundingClientRect();
                return box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight; })()";
            assert!(screen.is(inside).await, "{game}: what he says is on the screen: {:?}", screen.look);
            screen.see().await;
            assert!(barriers(&screen).await.is_empty(), "{:#?}", barriers(&screen).await);
            picture(&screen, &format!("advice-{game}")).await;
        }
        screen.change(looks()[0]).await;
        screen.go(&table).await;
        screen.click(".counsel li:first-child button").await;
        screen.until("the choice is made", "!document.querySelector('#advice')").await;
    }
    screen.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_course_is_clicked_through() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let mut screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    screen.go("/").await;
    let table = finished(&screen.person().await, 4).await;
    screen.go(&table).await;
    screen
        .until("the course comes by itself", "document.querySelectorAll('.ending .ch-graph polyline').length === 4")
        .await;
    for look in looks() {
        screen.change(look).await;
        screen.go(&table).await;
        screen.run("document.querySelector('#chances').scrollIntoView()", vec![]).await;
        picture(&screen, "course-end").await;
        screen.go(&format!("{table}/replay?at=30")).await;
        screen.see().await;
        assert!(barriers(&screen).await.is_empty(), "{:#?}", barriers(&screen).await);
        picture(&screen, "course-replay").await;
    }
    screen.change(looks()[0]).await;
    screen.go(&format!("{table}/replay?at=0")).await;
    screen.run("window.same = true", vec![]).await;
    let links = "[...document.querySelectorAll('.turnings a')].map((link) => link.getAttribute('href'))";
    let turning = screen.text(&format!("{links}[0] || ''")).await;
    if !turning.is_empty() {
        screen.click(".turnings a").await;
        let at = turning.split("at=").nth(1).and_then(|rest| rest.split('&').next()).expect("a moment").to_owned();
        screen
            .until("the turning point", &format!("document.querySelector('#replay [name=at]').value === '{at}'"))
            .await;
        assert!(screen.is("document.querySelector('.turnings a[aria-current]')").await);
    }
    let before = screen.text("document.querySelector('.ch-graph .ch-now').getAttribute('x1')").await;
    screen.run("const all = [...document.querySelectorAll('.ch-graph > a:not(.ch-turn)')]; all[40].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))", vec![]).await;
    screen
        .until(
            "the line moves",
            &format!("document.querySelector('.ch-graph .ch-now').getAttribute('x1') !== '{before}'"),
        )
        .await;
    assert!(screen.is("window.same").await, "the replay moves without a reload");
    screen.close().await;
}
