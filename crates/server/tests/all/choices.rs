//! All choices of a turn are listed, however many there are, and what throws something away asks first.

use crate::support::blood_rage::{any, choices};
use crate::support::play::{Draw, Sitter, play};
use crate::support::{Client, TestServer, values, version};
use std::collections::BTreeSet;
use std::time::Duration;

/// Provinces with five villages, where a clan can gather.
const LARGE: [&str; 3] = ["gimle", "angerboda", "muspelheim"];

/// The choice that gathers a clan in one large province: its leader first, then warriors beside it.
fn gathering(offers: &[String], page: &str) -> Option<String> {
    let held = |place: &&str| page.contains(&format!("value=\"leader {place}\""));
    let wanted = match LARGE.iter().find(|place| held(place)) {
        Some(home) => vec![format!("invade warrior {home}")],
        None => LARGE.iter().map(|place| format!("invade leader {place}")).collect(),
    };
    wanted.into_iter().find(|choice| offers.contains(choice))
}

/// Plays games against bots until the page of a table holds something; says the table and the page.
async fn until(anna: &Client, wanted: &str) -> (String, String) {
    let mut draw = Draw(5);
    for _ in 0..GAMES {
        let table = anna.open(&["me", "bot-easy", "bot-easy", "bot-easy"], &[("game", "blood-rage")]).await;
        let sitter = Sitter { client: anna, seat: 1 };
        loop {
            let page = anna.page(&format!("{table}?seat=1")).await;
            if page.contains(wanted) {
                return (table, page);
            }
            if page.contains("/replay?at=") {
                break;
            }
            let (offers, version) = choices(sitter, &table, &mut draw).await;
            let chosen = gathering(&offers, &page).or_else(|| any(&offers, &mut draw).cloned());
            match chosen {
                Some(action) => assert_eq!(play(sitter, &table, version, &action).await, 303, "{action}"),
                None => tokio::time::sleep(Duration::from_millis(15)).await,
            }
        }
    }
    panic!("{wanted} does not come up in {GAMES} games");
}

/// How many games are begun before something counts as out of reach.
const GAMES: usize = 12;

#[tokio::test(flavor = "multi_thread")]
async fn every_choice_is_listed_however_many_there_are() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let (table, page) = until(&anna, "/choices?seat=1").await;
    let list = anna.page(&format!("{table}/choices?seat=1")).await;
    let all = values(&list, "action");
    let different: BTreeSet<&String> = all.iter().collect();
    assert!(all.len() > 40 && different.len() == all.len(), "{} choices, {} different", all.len(), different.len());
    for whole in values(&page, "action").iter().filter(|choice| !choice.ends_with(':')) {
        assert!(different.contains(whole), "{whole} is not in the list of all choices");
    }
    // Every march that the map puts together begins one that is listed.
    for start in values(&page, "action").iter().filter(|choice| choice.starts_with("march ")) {
        assert!(all.iter().any(|choice| choice.starts_with(start.as_str())), "{start}");
    }
    // The list belongs to one person, and its buttons play.
    assert_eq!(bert.get(&format!("{table}/choices?seat=1")).await.status().as_u16(), 403);
    let march = all.iter().find(|choice| choice.starts_with("march ")).expect("a march");
    let sitter = Sitter { client: &anna, seat: 1 };
    assert_eq!(play(sitter, &table, version(&page), march).await, 303, "{march}");
}

#[tokio::test(flavor = "multi_thread")]
async fn passing_with_rage_left_asks_first() {
    let server = TestServer::open().await;
    let anna = server.client();
    let (_, page) = until(&anna, "id=\"warning-pass\"").await;
    let sheet = page.split("id=\"warning-pass\"").nth(1).and_then(|rest| rest.split("</div>").next());
    let sheet = sheet.expect("a sheet");
    assert!(sheet.contains("You still have") && sheet.contains("Pass all the same?"), "{sheet}");
    assert!(sheet.contains("popovertargetaction=\"hide\"") && sheet.contains("value=\"pass\""), "{sheet}");
    // Nothing outside the sheet passes at once.
    assert_eq!(page.matches("value=\"pass\"").count(), 1);
}
