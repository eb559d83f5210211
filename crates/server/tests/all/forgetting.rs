//! Tables that nobody touches: their players are warned, then they are forgotten.

use crate::support::book::{Book, id};
use crate::support::{Client, TestServer, ample};
use meadhall_server::Limits;
use meadhall_words::{Lang, Words};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn who_left_a_table_is_warned_before_it_is_forgotten() {
    let server = TestServer::open().await;
    let anna = server.client();
    let (left, lost) = (anna.open(&["me", "here"], &[]).await, anna.open(&["me", "friend"], &[]).await);
    // Many newer ones, which must not hide the warning.
    for _ in 0..15 {
        anna.open(&["me", "here"], &[]).await;
    }
    let cookies = anna.cookies();
    let data = server.close().await;
    let book = Book::open(data.path()).await;
    // The hall has had its shape for long, so that everybody could have been warned.
    let old = "UPDATE _sqlx_migrations SET installed_on = datetime('now', '-400 days')";
    sqlx::query(old).execute(&book.pool).await.expect("it is changed");
    for (table, days) in [(&left, 80), (&lost, 91)] {
        let sql = "UPDATE tables SET touched = unixepoch() - ? * 86400 - 60 WHERE id = ?";
        sqlx::query(sql).bind(days).bind(id(table)).execute(&book.pool).await.expect("it is changed");
    }
    book.pool.close().await;
    let server = TestServer::over(data, Limits { keep_days: Some(90), ..ample() }).await;
    let anna = Client::known(format!("http://{}", server.address), &cookies);
    let forgotten = async {
        while anna.get(&lost).await.status() != 404 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), forgotten).await.expect("it is forgotten");
    let home = anna.page("/").await;
    let warning = Words::house(Lang::En).fill("table-expires", &[("days", 10.into())]);
    assert_eq!(home.matches(&warning).count(), 1, "{warning} in {home}");
    let (at, folded) = (home.find(&warning).expect("a warning"), home.find("<details").expect("older tables"));
    assert!(at < folded, "the warning is folded away");
    let line = home[..at].rfind("href=\"/table/").map(|from| &home[from..at]).expect("its line");
    assert!(line.contains(id(&left)), "{line}");
    // Whoever plays there again keeps it.
    let sitter = crate::support::play::Sitter { client: &anna, seat: 1 };
    crate::support::play::decide(sitter, &left, &mut crate::support::play::Draw(1)).await.expect("a choice");
    assert!(!anna.page("/").await.contains(&warning));
}
