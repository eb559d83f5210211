//! Tables brought to a wanted moment without a browser: only the moment itself is looked at in one.

use crate::support::{Client, values};
use std::time::Duration;

/// How many games are begun before a moment counts as out of reach.
const GAMES: usize = 40;

/// The invitation to the first free seat, as the host's page shows it.
pub async fn invitation(host: &Client, table: &str) -> String {
    let page = host.page(table).await;
    let link = page.split("value=\"/join/").nth(1).and_then(|rest| rest.split('"').next());
    format!("/join/{}", link.unwrap_or_else(|| panic!("no invitation: {page}")))
}

/// A table where two people sit, Anna first, with a bot.
pub async fn together(anna: &Client, bert: &Client) -> String {
    let table = anna.open(&["me", "friend", "bot-easy"], &[]).await;
    let link = invitation(anna, &table).await;
    bert.send(&link, &[("name", "Bert")]).await;
    table
}

/// What somebody may choose, and the page that says so.
async fn choices(client: &Client, table: &str) -> (Vec<String>, String) {
    let page = client.page(table).await;
    (values(&page, "action"), page)
}

/// Plays a choice from a page.
pub async fn decide(client: &Client, table: &str, page: &str, action: &str) {
    let (seat, version) = (values(page, "seat"), values(page, "version"));
    let fields = [("seat", seat[0].as_str()), ("version", version[0].as_str()), ("action", action)];
    client.send(&format!("{table}/play"), &fields).await;
}

/// The choice that leads to the wanted moment, or any.
fn towards<'a>(choices: &'a [String], wanted: &str, anna: bool) -> Option<&'a String> {
    let warrior = wanted.starts_with("show");
    // To be asked for her Warrior, Anna keeps it and Bert plays his.
    let good = |choice: &&String| match warrior {
        true if anna => *choice != "assign warrior",
        true => *choice == "assign warrior",
        false => anna && choice.strip_prefix("assign ").is_some_and(|name| wanted.starts_with(name)),
    };
    choices.iter().find(good).or(choices.first())
}

/// A table where Anna has a choice that begins with `wanted`.
pub async fn reach(anna: &Client, bert: &Client, wanted: &str) -> String {
    for _ in 0..GAMES {
        let table = together(anna, bert).await;
        loop {
            let (mine, page) = choices(anna, &table).await;
            if mine.iter().any(|choice| choice.starts_with(wanted)) {
                return table;
            }
            if page.contains("/replay?at=") {
                break;
            }
            if let Some(choice) = towards(&mine, wanted, true) {
                decide(anna, &table, &page, choice).await;
                continue;
            }
            let (others, page) = choices(bert, &table).await;
            match towards(&others, wanted, false) {
                Some(choice) => decide(bert, &table, &page, choice).await,
                None => tokio::time::sleep(Duration::from_millis(15)).await,
            }
        }
    }
    panic!("`{wanted}` does not come up in {GAMES} games");
}

/// Anna's table with so many seats, bots at the others, played until `enough` says so of her choices and her page.
async fn play_until(anna: &Client, seats: usize, enough: impl Fn(&[String], &str) -> bool) -> String {
    let sitters: Vec<&str> = ["me"].into_iter().chain(std::iter::repeat("bot-easy")).take(seats).collect();
    let table = anna.open(&sitters, &[]).await;
    loop {
        let (mine, page) = choices(anna, &table).await;
        if enough(&mine, &page) {
            return table;
        }
        assert!(!page.contains("/replay?at="), "the game is over too soon");
        match mine.first() {
            Some(choice) => decide(anna, &table, &page, choice).await,
            None => tokio::time::sleep(Duration::from_millis(15)).await,
        }
    }
}

/// A finished game against bots.
pub async fn finished(anna: &Client, seats: usize) -> String {
    play_until(anna, seats, |_, page| page.contains("/replay?at=")).await
}

/// A game against bots that is well under way, with Anna about to lay a character down.
pub async fn well_under_way(anna: &Client, seats: usize) -> String {
    let late = |choices: &[String], page: &str| {
        page.contains("Round 7 of 9") && choices.iter().any(|choice| choice.starts_with("assign"))
    };
    play_until(anna, seats, late).await
}
