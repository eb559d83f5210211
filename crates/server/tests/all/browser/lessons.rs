//! A lesson of each game, clicked through on the real board.

use crate::browser::axe::barriers;
use crate::browser::chromium::Chromium;
use crate::browser::look::{Look, Size};
use crate::browser::screen::Screen;
use crate::browser::threaded_server::ThreadedServer;
use meadhall_board::{LessonShelf, LessonStep, Progress};
use meadhall_games::GAMES;
use meadhall_words::Lang;

/// How a move is clicked: first what has to be picked or opened, then its button.
fn clicks(step: &LessonStep, written: &str) -> Vec<String> {
    let opened = step.light.iter().filter(|name| name.starts_with("pick-") || name.starts_with("use-"));
    let opened = opened.map(|name| match name.starts_with("pick-") {
        true => format!("label:has(#{name})"),
        false => format!("[popovertarget='{name}']"),
    });
    // A pillage is shown before it is confirmed.
    let shown = written.strip_prefix("pillage ").map(|place| format!("[popovertarget='pillage-{place}']"));
    let button = format!("#table button[value='{written}']:not(.quiet)");
    opened.chain(shown).chain([button]).collect()
}

/// Great moments stand until they are read.
async fn read_scenes(screen: &Screen<'_>) {
    while screen.is("!document.querySelector('#stage').hidden").await {
        screen.click("[data-go-on]").await;
    }
}

/// A lesson has no barrier, lacks no word, and is never wider than the screen.
async fn check(screen: &Screen<'_>, place: &str) {
    let barriers = barriers(screen).await;
    assert!(barriers.is_empty(), "{place}: {barriers:?}");
    let sight = screen.glance().await;
    assert!(sight.keys.is_empty(), "{place}: words are missing: {:?}", sight.keys);
    assert!(sight.width <= screen.look.size.pixels().0, "{place}: {} pixels wide", sight.width);
}

async fn click_through(screen: &Screen<'_>, game: &str) {
    let mut shelf = LessonShelf::default();
    let entry = GAMES.iter().find(|entry| entry.id() == game).expect("a game");
    shelf.add(entry.board.lessons, entry.board.texts()).expect("lessons");
    let lesson = &shelf.of(game).next().expect("a lesson").lesson;
    screen.go(&format!("/learn/{game}/{}", lesson.id)).await;
    let mut progress = Progress::default();
    for (n, step) in lesson.steps.iter().enumerate() {
        screen.until("the step", &format!("document.querySelector('.table').dataset.version == {}", n + 1)).await;
        read_scenes(screen).await;
        assert!(screen.is("document.querySelector('[data-light]')").await, "{game}: nothing is lit at step {}", n + 1);
        let moment = lesson.moment(entry.rules, &progress).expect("a moment");
        check(screen, &format!("{game}, step {}", n + 1)).await;
        match moment.allowed.first() {
            Some(written) => {
                for css in clicks(step, written) {
                    screen.click(&css).await;
                }
                progress = progress.and(Some(0));
            }
            None => {
                screen.click("[name=step][value=next]").await;
                progress = progress.and(None);
            }
        }
    }
    screen
        .until("the end", &format!("document.querySelector('.table').dataset.version == {}", lesson.steps.len() + 1))
        .await;
    assert!(
        screen.is("document.querySelector('.lesson-acts a.big[href^=\"/learn/\"]')").await,
        "{game}: no next lesson"
    );
    screen.go(&format!("/learn/{game}")).await;
    assert!(screen.is("document.querySelectorAll('.lesson-line.done').length == 1").await, "{game}: it is not done");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_lesson_of_each_game_is_clicked_through() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    for (game, look) in [
        ("vaalbara", Look::wide(Lang::En).still()),
        ("vaalbara", Look { size: Size::Phone, ..Look::wide(Lang::Cs).still() }),
        ("blood-rage", Look { dark: true, ..Look::wide(Lang::Cs).still() }),
        ("valhalla", Look::wide(Lang::De).still()),
    ] {
        let screen = Screen::open(&chromium, server.url(""), look).await;
        click_through(&screen, game).await;
        screen.close().await;
    }
}
