//! The adviser speaks to those who play against bots, and to nobody else; a finished game shows its course.

use crate::support::play::{Draw, Sitter, choices, decide, play, play_on};
use crate::support::{Client, TestServer};
use std::time::Duration;

/// Waits until it is the client's turn at the first seat.
async fn my_turn(client: &Client, table: &str) {
    for _ in 0..2_000 {
        if !choices(Sitter { client, seat: 1 }, table).await.0.is_empty() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it is never the client's turn at {table}");
}

async fn ask(client: &Client, table: &str, seat: &str) -> u16 {
    client.status(&format!("{table}/advice"), &[("seat", seat)]).await
}

/// Whether the page offers to ask the adviser, and whether it shows what he said.
async fn shown(client: &Client, table: &str) -> (bool, bool) {
    let page = client.page(table).await;
    (page.contains("/advice\""), page.contains("id=\"advice\""))
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_against_bots_is_advised() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let table = anna.open(&["me", "bot-easy", "bot-easy"], &[]).await;
    my_turn(&anna, &table).await;
    assert_eq!(shown(&anna, &table).await, (true, false));
    assert_eq!(ask(&anna, &table, "1").await, 303);
    let page = anna.page(&table).await;
    let (_, said) = page.split_once("id=\"advice\"").expect("what he said");
    let said = said.split("</details>").next().unwrap_or_default();
    let percents = said.match_indices("%</b>").map(|(at, _)| {
        let digits: String = said[..at].chars().rev().take_while(char::is_ascii_digit).collect();
        digits.chars().rev().collect::<String>().parse::<u32>().expect("a number")
    });
    let percents: Vec<u32> = percents.collect();
    assert_eq!(percents.len(), 3, "a chance for every seat: {said}");
    assert!((98..=102).contains(&percents.iter().sum::<u32>()), "{percents:?}");
    let (legal, version) = choices(Sitter { client: &anna, seat: 1 }, &table).await;
    let named = crate::support::values(said, "action");
    assert!((1..=3).contains(&named.len()) && named.iter().all(|choice| legal.contains(choice)), "{named:?}");
    assert!(page.contains(&format!("value=\"{}\" data-best=\"1\"", named[0])), "the best choice is lit on the board");
    // It is for her alone, and for this decision alone.
    assert_eq!(shown(&bert, &table).await, (false, false));
    assert_eq!(play(Sitter { client: &anna, seat: 1 }, &table, version, &named[0]).await, 303);
    assert!(!shown(&anna, &table).await.1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_advised_against_people() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let friends = anna.invite(&[(&bert, "Bert")], &[]).await;
    let screen = anna.open(&["me", "here", "bot-easy"], &[]).await;
    for table in [&friends, &screen] {
        my_turn(&anna, table).await;
        assert_eq!(shown(&anna, &format!("{table}?seat=1")).await, (false, false));
        assert_eq!(ask(&anna, table, "1").await, 403, "{table}");
    }
    assert_eq!(ask(&bert, &friends, "2").await, 403);
    // A bot that plays for a person makes no game against bots of it, for neither of them.
    assert_eq!(bert.status(&format!("{friends}/bot"), &[("seat", "2"), ("on", "yes")]).await, 303);
    assert_eq!(ask(&anna, &friends, "1").await, 403);
    assert_eq!(ask(&bert, &friends, "2").await, 403);
    // Where somebody may still sit down, nothing has begun.
    let open = anna.open(&["me", "friend", "bot-easy"], &[("listed", "yes")]).await;
    assert_eq!(ask(&anna, &open, "1").await, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_advised_at_anothers_seat() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let table = anna.open(&["me", "bot-easy"], &[]).await;
    my_turn(&anna, &table).await;
    bert.page("/").await;
    for (client, seat, status) in [(&bert, "1", 403), (&bert, "2", 403), (&anna, "2", 403), (&anna, "3", 404)] {
        assert_eq!(ask(client, &table, seat).await, status, "seat {seat}");
    }
    for seat in ["", "0", "9", "x"] {
        assert_eq!(ask(&anna, &table, seat).await, 400, "seat `{seat}`");
    }
    assert_eq!(ask(&anna, "/table/nowhere", "1").await, 404);
    // Who has handed her seat to a bot has nothing to decide.
    assert_eq!(anna.status(&format!("{table}/bot"), &[("seat", "1"), ("on", "yes")]).await, 303);
    assert!([403, 409].contains(&ask(&anna, &table, "1").await));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_adviser_thinks_for_everybody_about_one_thing_at_a_time() {
    let server = TestServer::open().await;
    let anna = server.client();
    let tables = [anna.open(&["me", "bot-easy"], &[]).await, anna.open(&["me", "bot-easy"], &[]).await];
    for table in &tables {
        my_turn(&anna, table).await;
    }
    let both = tokio::join!(ask(&anna, &tables[0], "1"), ask(&anna, &tables[1], "1"));
    assert!([(303, 429), (429, 303)].contains(&both), "{both:?}");
    let again = if both.0 == 429 { &tables[0] } else { &tables[1] };
    assert_eq!(ask(&anna, again, "1").await, 303);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_shows_its_course() {
    let server = TestServer::open().await;
    let anna = server.client();
    let table = anna.open(&["me", "bot-easy", "bot-easy"], &[]).await;
    let mut draw = Draw(5);
    assert!(decide(Sitter { client: &anna, seat: 1 }, &table, &mut draw).await.is_some());
    assert_eq!(anna.get(&format!("{table}/replay")).await.status(), 409, "nothing of it while the game is running");
    assert!(!anna.page(&table).await.contains("id=\"chances\""));
    play_on(&[Sitter { client: &anna, seat: 1 }], &table, &mut draw).await;
    let mut page = anna.page(&format!("{table}/replay?at=20&seat=1")).await;
    for _ in 0..60 {
        if page.contains("<polyline") {
            break;
        }
        assert!(page.contains("role=\"status\""), "it says that it is coming");
        page = anna.page(&format!("{table}/replay?at=20&seat=1")).await;
    }
    // Beside the graph a legend shows the same lines.
    let graph = |page: &str| page.split("ch-graph").nth(1).unwrap_or_default().to_owned();
    assert_eq!(graph(&page).matches("<polyline").count(), 3, "a line for every seat");
    assert_eq!(page.matches("class=\"ch-now\"").count(), 1, "the moment is marked");
    let links: Vec<&str> =
        page.match_indices("/replay?at=").map(|(at, _)| page[at..].split('"').next().unwrap_or_default()).collect();
    assert!(links.len() > 40 && links.contains(&"/replay?at=0&amp;seat=1"), "{links:?}");
    // The end of the game shows the same lines, without a moment.
    let end = anna.page(&table).await;
    assert_eq!((graph(&end).matches("<polyline").count(), end.matches("class=\"ch-now\"").count()), (3, 0));
    let line =
        |page: &str| graph(page).split("<polyline").nth(1).and_then(|rest| rest.split('>').next()).map(str::to_owned);
    assert_eq!(line(&page), line(&end), "worked out once");
}
