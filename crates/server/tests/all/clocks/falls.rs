//! What happens where time is up: nothing by itself.

use super::*;
use crate::support::play::replayed;
use meadhall_words::{Lang, Words};

/// A table of three whose first seats have decided, and whose third one's time is up.
async fn fallen(party: &Party) -> String {
    let table = party.anna.invite(&[(&party.bert, "Bert"), (&party.cleo, "Cleo")], &LIVE).await;
    assign(&[Sitter { client: &party.anna, seat: 1 }, Sitter { client: &party.bert, seat: 2 }], &table).await;
    party.pass(10 * MINUTE);
    table
}

async fn choose(client: &Client, table: &str, choice: &str) -> u16 {
    client.status(&format!("{table}/fall"), &[("about", "3"), ("choice", choice), ("level", "hard")]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_happens_by_itself() {
    let party = Party::open().await;
    let table = fallen(&party).await;
    let words = Words::house(Lang::En);
    let question = words.fill("fall-other", &[("who", "Cleo".into())]);
    let form = format!("action=\"{table}/fall\"");
    for client in [&party.anna, &party.bert] {
        let page = client.page(&table).await;
        assert!(page.contains(&question) && page.contains(&form), "{page}");
    }
    let own = party.cleo.page(&table).await;
    assert!(own.contains(&words.say("fall-own")) && !own.contains(&form));
    let watched = party.server.client().page(&table).await;
    assert!(watched.contains(&words.fill("fall-watched", &[("who", "Cleo".into())])) && !watched.contains(&form));
    // She decides all the same, it is counted once, and she goes on with what the decision has added.
    party.pass(HOUR);
    decide(Sitter { client: &party.cleo, seat: 3 }, &table, &mut Draw(1)).await.expect("a choice");
    assert_eq!(party.timeouts(&table).await, [0, 0, 1]);
    assert_eq!(party.left(&table).await[2].0, 20 * SECOND);
    assert!(!party.anna.page(&table).await.contains(&question));
    assert_eq!(choose(&party.anna, &table, "end").await, 409, "it is over");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_is_seen_by_everybody_and_can_be_taken_back() {
    let party = Party::open().await;
    let table = fallen(&party).await;
    let words = Words::house(Lang::En);
    let said = words.fill("fall-chose-wait", &[("who", "Anna".into())]);
    assert_eq!(choose(&party.anna, &table, "wait").await, 303);
    for client in [&party.anna, &party.bert, &party.cleo, &party.server.client()] {
        assert!(client.page(&table).await.contains(&said));
    }
    assert!(party.anna.page(&table).await.contains("value=\"none\""));
    assert_eq!(choose(&party.anna, &table, "none").await, 303);
    assert!(!party.bert.page(&table).await.contains(&said));
    // Whose time it is has no voice, nor has anybody who does not play; and there is nothing else to choose.
    for stranger in [&party.cleo, &party.server.client()] {
        assert_eq!(choose(stranger, &table, "end").await, 403);
    }
    assert_eq!(choose(&party.anna, &table, "flee").await, 400);
    let about = |seat| [("about", seat), ("choice", "end")];
    assert_eq!(party.anna.status(&format!("{table}/fall"), &about("2")).await, 409, "his time is not up");
    assert_eq!(party.anna.status(&format!("{table}/fall"), &about("6")).await, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_until_she_comes_back() {
    let party = Party::open().await;
    let table = fallen(&party).await;
    let words = Words::house(Lang::En);
    assert_eq!(choose(&party.anna, &table, "bot").await, 303);
    assert!(party.left(&table).await[2].1, "one of two is not enough");
    assert_eq!(choose(&party.bert, &table, "bot").await, 303);
    assert_eq!(party.timeouts(&table).await, [0, 0, 1]);
    let level = words.say("level-hard");
    let who = words.list(vec!["Anna".to_owned(), "Bert".to_owned()]);
    let said = words.fill("fall-bot-plays", &[("level", level.into()), ("who", "Cleo".into()), ("by", who.into())]);
    assert!(party.cleo.page(&table).await.contains(&said), "{}", party.cleo.page(&table).await);
    let sitters = [Sitter { client: &party.anna, seat: 1 }, Sitter { client: &party.bert, seat: 2 }];
    let mut draw = Draw(3);
    for _ in 0..400 {
        if party.anna.page(&table).await.contains("Round 2") || is_decided(&party, &table).await {
            break;
        }
        for sitter in sitters {
            decide(sitter, &table, &mut draw).await;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // She comes back, with what a decision adds.
    assert_eq!(party.cleo.status(&format!("{table}/bot"), &[("seat", "3"), ("on", "no")]).await, 303);
    assert!(!party.anna.page(&table).await.contains(&said));
    let (left, runs) = party.left(&table).await[2];
    assert!(if runs { left == 20 * SECOND } else { left == 0 }, "{left}");
}

/// Whether the third seat has made a decision.
async fn is_decided(party: &Party, table: &str) -> bool {
    Book::open(party.server.data.path()).await.read(table).await.turns.iter().any(|turn| turn.seat == 2)
}

#[tokio::test(flavor = "multi_thread")]
async fn all_of_the_others_end_the_game_as_it_stands() {
    let party = Party::open().await;
    let table = fallen(&party).await;
    let words = Words::house(Lang::En);
    assert_eq!(choose(&party.anna, &table, "end").await, 303);
    assert!(!party.anna.page(&table).await.contains("class=\"ending\""));
    assert_eq!(choose(&party.bert, &table, "end").await, 303);
    let who = words.list(vec!["Anna".to_owned(), "Bert".to_owned()]);
    let said = words.fill("fall-ended", &[("who", "Cleo".into()), ("by", who.into())]);
    let page = party.cleo.page(&table).await;
    assert!(page.contains("class=\"ending\"") && page.contains(&said), "{page}");
    assert!(party.anna.page("/").await.contains(&words.say("table-ended")));
    assert_eq!(party.timeouts(&table).await, [0, 0, 1]);
    // Nobody is asked any more, and the record says so and can be checked.
    let sitter = Sitter { client: &party.cleo, seat: 3 };
    assert!(choices(sitter, &table).await.0.is_empty());
    assert_eq!(play(sitter, &table, i64::MAX, "assign bard").await, 409);
    let (record, again) = replayed(&party.anna, &table).await;
    assert!(record.ended && again.is_ended());
    assert!(party.anna.page(&format!("{table}/record")).await.contains("\nended as it stands: "));
    // So it is after a restart, and a rematch has the same clock.
    let (anna, time) = (party.anna.clone(), party.time.clone());
    let data = party.server.close().await;
    let server = TestServer::timed(data, time, ample()).await;
    let page = anna.at(server.address).page(&table).await;
    assert!(page.contains(&said));
    assert_eq!(values(&page, "clock"), ["live"]);
    assert_eq!(
        (values(&page, "clock-minutes"), values(&page, "clock-seconds")),
        (vec!["10".to_owned()], vec!["20".to_owned()])
    );
}

/// How often somebody's time ran out her profile says, also while it is out; and that a game was ended.
#[tokio::test(flavor = "multi_thread")]
async fn the_profile_counts_time_that_ran_out() {
    let party = Party::open().await;
    assert_eq!(party.cleo.post("/me/code", &[]).await.status(), 200);
    let page = party.cleo.page("/me").await;
    let profile = format!(
        "/people/{}",
        page.split("/people/").nth(1).and_then(|rest| rest.split('"').next()).expect("a profile")
    );
    let words = Words::house(Lang::En);
    let said = |count: i64, games: i64| {
        words.fill("profile-timeouts-count", &[("count", count.into()), ("games", games.into())])
    };
    assert!(!party.anna.page(&profile).await.contains(&words.say("profile-timeouts")));
    let table = fallen(&party).await;
    assert!(party.anna.page(&profile).await.contains(&said(1, 1)), "it is out now");
    decide(Sitter { client: &party.cleo, seat: 3 }, &table, &mut Draw(1)).await.expect("a choice");
    assert!(party.anna.page(&profile).await.contains(&said(1, 1)), "it was out once");
}

/// Where somebody has two seats at one screen she has one voice.
#[tokio::test(flavor = "multi_thread")]
async fn everybody_has_one_voice() {
    let party = Party::open().await;
    let table = party.anna.open(&["me", "here", "friend"], &LIVE).await;
    let link = crate::support::invitations(&party.anna.page(&table).await).remove(0);
    party.cleo.send(&link, &[("name", "Cleo")]).await;
    assign(&[Sitter { client: &party.anna, seat: 1 }, Sitter { client: &party.anna, seat: 2 }], &table).await;
    party.pass(10 * MINUTE);
    assert_eq!(choose(&party.anna, &table, "end").await, 303);
    assert!(party.cleo.page(&table).await.contains("class=\"ending\""));
}
