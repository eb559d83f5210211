//! Alone against a monster, to a win and to a defeat, every choice clicked.
//!
//! Chance must not decide what a test sees: the table gets a seed for which a bot's choices are known to win, or careless
//! ones to lose, and these choices are clicked.

use crate::browser::chromium::Chromium;
use crate::browser::look::Look;
use crate::browser::screen::Screen;
use crate::browser::threaded_server::ThreadedServer;
use crate::support::book::Book;
use crate::support::valhalla::{Course, courses};
use meadhall_bots::BotSpec;
use meadhall_words::Lang;

/// How many games are looked at for the shortest that ends as it should.
const GAMES: u8 = 24;

/// One click on the first page.
async fn at_once(screen: &Screen<'_>) {
    screen.go("/").await;
    screen.see().await;
    screen.click(".hero-valhalla button[name=seats][value='1']").await;
}

/// By the form: the first monster, without its abilities.
async fn with_care(screen: &Screen<'_>) {
    screen.go("/new?game=valhalla&seats=1").await;
    screen.see().await;
    screen.click("label.picture:has([value=fenrir])").await;
    screen.click("[name='option-monster-abilities'][type=checkbox]").await;
    screen.fill("input[name='name']", "Anna").await;
    screen.click("form.stack > button.big").await;
}

/// Clicks a whole solo game that ends as it should, and says its last sentence.
async fn play(look: Look, open: impl AsyncFn(&Screen<'_>), bot: &BotSpec, won: bool) -> String {
    let Some(chromium) = Chromium::start().await else { return String::new() };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), look.still()).await;
    open(&screen).await;
    screen.until("a table", "document.querySelector('#table .table.valhalla')").await;
    let opened = screen.see().await.at;
    let book = Book::open(server.data()).await;
    let page = book.read(opened.split('?').next().expect("an address")).await;
    let ending = courses(&page, GAMES, bot).into_iter().filter(|course| course.won == won);
    let Course { page, actions, .. } = ending.min_by_key(|course| course.actions.len()).expect("a game that ends so");
    println!("{} choices to the end", actions.len());
    book.write(&page).await;
    screen.go(&format!("/table/{}", page.table.id)).await;
    for (n, action) in actions.iter().enumerate() {
        screen.follow(action).await;
        if n % 8 == 0 {
            screen.see().await;
        }
    }
    let end = screen.until_seen("the end", |sight| sight.over).await;
    let asked = end.asked(&screen.look);
    assert!(
        screen.is("document.querySelector('.seal') && !document.querySelector('.seal.bad')").await,
        "the seed is checked"
    );
    screen.close().await;
    asked.to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_monster_is_slain_in_english() {
    let asked = play(Look::wide(Lang::En), with_care, &BotSpec::Greedy, true).await;
    assert!(asked.is_empty() || asked == "ask-over-won", "{asked}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_monster_wins_in_german_in_the_hand() {
    let asked = play(Look::phone(Lang::De).still(), at_once, &BotSpec::Random, false).await;
    assert!(asked.is_empty() || asked == "ask-over-lost", "{asked}");
}
