//! Tables of Blood Rage brought to a wanted moment without a browser.

use crate::support::blood_rage::{any, choices, decide};
use crate::support::play::{Draw, Sitter, is_over};
use crate::support::{Client, play};
use std::time::Duration;

/// How many games are begun before a moment counts as out of reach.
const GAMES: usize = 12;

/// Every module at once.
pub const EVERYTHING: [(&str, &str); 4] =
    [("game", "blood-rage"), ("option-monsters", "on"), ("option-mystics", "on"), ("option-gods", "on")];

/// Opens a table with so many seats, every module, and easy bots at all seats but the first.
pub async fn open(anna: &Client, seats: usize) -> String {
    let sitters: Vec<&str> = ["me"].into_iter().chain(std::iter::repeat("bot-easy")).take(seats).collect();
    anna.open(&sitters, &EVERYTHING).await
}

/// Anna's table where `wanted` holds of her choices and her page.
pub async fn reach(anna: &Client, seats: usize, wanted: impl Fn(&[String], &str) -> bool) -> String {
    let mut draw = Draw(seats as u64);
    for _ in 0..GAMES {
        let table = open(anna, seats).await;
        let sitter = Sitter { client: anna, seat: 1 };
        loop {
            let (offers, version) = choices(sitter, &table, &mut draw).await;
            let page = anna.page(&table).await;
            if wanted(&offers, &page) {
                return table;
            }
            if page.contains("/replay?at=") {
                break;
            }
            match any(&offers, &mut draw) {
                Some(action) => assert_eq!(play::play(sitter, &table, version, action).await, 303, "{action}"),
                None => tokio::time::sleep(Duration::from_millis(15)).await,
            }
        }
    }
    panic!("this does not come up in {GAMES} games");
}

/// A finished game against bots.
pub async fn finished(anna: &Client, seats: usize) -> String {
    let table = open(anna, seats).await;
    let mut draw = Draw(7);
    while !is_over(anna, &table).await {
        if decide(Sitter { client: anna, seat: 1 }, &table, &mut draw).await.is_none() {
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }
    table
}
