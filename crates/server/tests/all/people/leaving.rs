//! Signing out, taking everything along, being forgotten.

use super::{may_play, new_code, new_link};
use crate::support::book::{Book, id};
use crate::support::play::{Draw, Sitter, decide, is_over, play_on};
use crate::support::{TestServer, invitations, values};
use serde_json::Value;

#[tokio::test(flavor = "multi_thread")]
async fn browsers_are_signed_out_one_by_one_or_all() {
    let server = TestServer::open().await;
    let (anna, phone, tablet) = (server.client(), server.client(), server.client());
    let table = anna.open(&["me", "here"], &[]).await;
    let code = new_code(&anna).await;
    for other in [&phone, &tablet] {
        let link = new_link(&anna).await;
        other.send(&link, &[]).await;
    }
    let devices = values(&anna.page("/me").await, "id");
    assert_eq!(devices.len(), 2, "all but this one can be signed out from here");
    anna.send("/me/device/remove", &[("id", &devices[0])]).await;
    let left = [may_play(&phone, &table).await, may_play(&tablet, &table).await];
    assert_eq!(left.iter().filter(|left| **left).count(), 1);
    let stays = if left[0] { &phone } else { &tablet };
    stays.send("/me/sign-out", &[]).await;
    assert!(!may_play(stays, &table).await && may_play(&anna, &table).await);
    assert_eq!(stays.status("/me/sign-out", &[]).await, 403, "nobody is signed in there");
    // Everywhere: no browser and no link from before is worth anything, but the code is.
    stays.send("/sign-in", &[("code", &code)]).await;
    let link = new_link(&stays.clone()).await;
    anna.send("/me/sign-out", &[("everywhere", "yes")]).await;
    assert!(!may_play(&anna, &table).await && !may_play(stays, &table).await);
    assert_eq!(server.client().status(&link, &[]).await, 403);
    anna.send("/sign-in", &[("code", &code)]).await;
    assert!(may_play(&anna, &table).await);
}

/// Everything that is hers is in it, and nothing that she may not know.
#[tokio::test(flavor = "multi_thread")]
async fn everything_that_is_stored_can_be_taken_along() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[("part", "my part of it")]).await;
    new_code(&anna).await;
    let mine = decide(Sitter { client: &anna, seat: 1 }, &table, &mut Draw(1)).await.expect("a choice");
    let his = decide(Sitter { client: &bert, seat: 2 }, &table, &mut Draw(5)).await.expect("a choice");
    let answer = anna.get("/me/data.json").await;
    assert!(answer.headers()["content-disposition"].to_str().is_ok_and(|how| how.starts_with("attachment")));
    let text = answer.text().await.expect("text");
    let data: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(data["person"]["name"], "Anna");
    assert_eq!(data["person"]["browsers"].as_array().map(Vec::len), Some(1));
    let seat = &data["tables"][0]["seats"][0];
    assert_eq!((&data["tables"][0]["id"], &seat["name"]), (&Value::from(id(&table)), &Value::from("Anna")));
    assert_eq!(seat["decisions"][0]["action"], Value::from(mine));
    assert_eq!(seat["part_of_the_seed"], "my part of it");
    let page = Book::open(server.data.path()).await.read(&table).await;
    let owner = page.seats[1].owner.clone().expect("an owner");
    for foreign in [page.table.server_part.as_str(), "Bert", &his, &owner] {
        assert!(!text.contains(foreign), "{foreign} in {text}");
    }
    // A guest has less to take along, but no less of a right to it.
    let data: Value = serde_json::from_str(&bert.page("/me/data.json").await).expect("JSON");
    assert_eq!((&data["person"], &data["tables"][0]["seats"][0]["name"]), (&Value::Null, &Value::from("Bert")));
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_forgotten_and_nobody_waits_for_her() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    anna.send("/me", &[("name", "Annabella")]).await;
    let name = [("name", "Annabella")];
    let over = anna.open(&["me", "here"], &name).await;
    play_on(&[Sitter { client: &anna, seat: 1 }, Sitter { client: &anna, seat: 2 }], &over, &mut Draw(3)).await;
    let running = anna.invite(&[(&bert, "Bert")], &name).await;
    let waiting = anna.open(&["me", "friend"], &name).await;
    let joined = bert.open(&["me", "friend", "friend"], &[("name", "Bert")]).await;
    let link = invitations(&bert.page(&joined).await).remove(0);
    anna.send(&link, &name).await;
    let code = new_code(&anna).await;
    assert_eq!(anna.send("/me/delete", &[]).await, "/me/delete", "she is asked first");
    assert!(may_play(&anna, &running).await);
    assert_eq!(anna.send("/me/delete", &[("sure", "yes")]).await, "/");
    for table in [&over, &running] {
        assert!(!may_play(&anna, table).await);
        assert!(!bert.page(table).await.contains("Annabella"), "{table}");
    }
    assert!(is_over(&bert, &over).await, "what is over stays");
    assert!(!bert.page(&format!("{over}/record")).await.contains("Annabella"));
    assert_eq!(bert.get(&waiting).await.status(), 404);
    assert_eq!(invitations(&bert.page(&joined).await).len(), 2, "her seat is free again");
    assert_eq!(anna.status("/sign-in", &[("code", &code)]).await, 403);
    // A bot goes on for her.
    play_on(&[Sitter { client: &bert, seat: 2 }], &running, &mut Draw(4)).await;
    // Nothing in the whole database names her.
    let book = Book::open(server.data.path()).await;
    for (table, columns) in
        [("seats", "name || coalesce(owner, '')"), ("people", "name"), ("devices", "person"), ("tables", "host")]
    {
        let sql = sqlx::AssertSqlSafe(format!("SELECT {columns} FROM {table}"));
        let rows: Vec<String> = sqlx::query_scalar(sql).fetch_all(&book.pool).await.expect("rows");
        assert!(rows.iter().all(|row| !row.contains("Annabella")), "{table}: {rows:?}");
    }
    let people: i64 = sqlx::query_scalar("SELECT (SELECT count(*) FROM people) + (SELECT count(*) FROM devices)")
        .fetch_one(&book.pool)
        .await
        .expect("a count");
    assert_eq!(people, 0);
}
