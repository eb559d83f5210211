//! A whole game on a phone, by tapping.

use crate::browser::alone::open_table;
use crate::browser::chromium::Chromium;
use crate::browser::look::Look;
use crate::browser::screen::Screen;
use crate::browser::threaded_server::ThreadedServer;
use meadhall_words::Lang;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_the_hand() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::phone(Lang::De).still()).await;
    open_table(&screen, 4).await;
    assert!(screen.is("matchMedia('(pointer: coarse)').matches && innerWidth === 390").await, "this is a phone");
    screen.run("window.taps = 0; addEventListener('touchend', () => (window.taps += 1))", vec![]).await;
    let chosen = screen.play_on(async |_| {}).await;
    assert!(chosen >= 9);
    assert!(screen.is(&format!("window.taps >= {chosen}")).await, "choices were tapped");
    screen.close().await;
}
