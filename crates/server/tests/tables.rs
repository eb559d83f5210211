//! Whole games over HTTP.

mod house;

use house::{House, values};
use std::time::Duration;

/// Plays one seat with the first choice each time until the game is over.
async fn play_on(guest: &house::Guest, table: &str, seats: &[usize]) -> usize {
    let mut decisions = 0;
    for _ in 0..3_000 {
        let mut played = false;
        for &seat in seats {
            let response = guest.get(&format!("{table}?seat={seat}")).await;
            assert!(response.status().is_success(), "{}", response.status());
            let page = response.text().await.expect("text");
            if page.contains("/replay?at=") {
                return decisions;
            }
            if !values(&page, "action").is_empty() {
                guest.play_first(table, seat).await;
                decisions += 1;
                played = true;
            }
        }
        if !played {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    panic!("the game does not end after {decisions} decisions");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_leads_into_a_game_against_three_bots() {
    let house = House::open().await;
    let anna = house.guest();
    let home = anna.page("/").await;
    assert!(home.contains("action=\"/quick\""));
    let table = anna.send("/quick", &[("game", "vaalbara")]).await;
    let page = anna.page(&table).await;
    assert_eq!(values(&page, "action").iter().filter(|action| action.starts_with("assign ")).count() % 5, 0, "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_is_played_to_its_end() {
    let house = House::open().await;
    let anna = house.guest();
    let table = anna.open(&["me", "bot-easy", "bot-easy"], &[]).await;
    assert!(play_on(&anna, &table, &[1]).await >= 17);
    let record = anna.page(&format!("{table}/record")).await;
    assert!(record.starts_with("meadhall record 1\n") && record.contains("\nend: "), "{record}");
}
