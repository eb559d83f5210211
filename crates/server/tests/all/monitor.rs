//! What watches over a server: health, metrics, ids of requests; and a server that is asked to stop.

use crate::support::book::{Book, id};
use crate::support::play::Draw;
use crate::support::process::Process;
use crate::support::{Client, TestServer, ample};
use meadhall_server::{Config, Server};
use std::net::SocketAddr;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_server_tells_how_it_is() {
    let server = TestServer::open().await;
    let client = server.client();
    client.open(&["me", "here"], &[]).await;
    assert_eq!(client.page("/health").await, "ready\n");
    assert_eq!(client.page("/health/live").await, "live\n");
    let metrics = client.page("/metrics").await;
    for name in ["requests", "moves", "failed_commits", "notices"] {
        assert!(metrics.contains(&format!("\nmeadhall_{name}_total")), "{name} in\n{metrics}");
    }
    for name in ["meadhall_commit_seconds_count", "meadhall_bot_queue", "meadhall_connections"] {
        assert!(metrics.contains(&format!("\n{name} ")), "{name} in\n{metrics}");
    }
    // Whoever watches calls the server what he likes.
    let odd = client.http.get(format!("{}/health", client.base)).header("host", "10.0.0.7").send().await;
    assert_eq!(odd.expect("an answer").status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_the_id_of_its_request() {
    let server = TestServer::open().await;
    let client = server.client();
    let id = |answer: &reqwest::Response| answer.headers()["x-request-id"].to_str().expect("text").to_owned();
    let (first, second) = (client.get("/").await, client.get("/nothing").await);
    assert_ne!(id(&first), id(&second));
    let given = |id: &'static str| client.http.get(format!("{}/", client.base)).header("x-request-id", id).send();
    assert_eq!(id(&given("abc-123").await.expect("an answer")), "abc-123");
    // What could write a second line into a log is not taken over.
    assert_ne!(id(&given("a b\"c").await.expect("an answer")), "a b\"c");
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_metrics_have_an_address_of_their_own_by_choice() {
    let data = tempfile::tempdir().expect("a folder");
    let monitor = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port");
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config { address, limits: ample(), monitor: Some(monitor), ..Config::new(data.path().to_owned()) };
    let server = Server::start(config).await.expect("it starts");
    let (base, (stop, stopped)) = (server.address(), tokio::sync::oneshot::channel::<()>());
    let running = tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    let status =
        async |at: SocketAddr, path: &str| Client::new(format!("http://{at}"), "en").get(path).await.status().as_u16();
    assert_eq!((status(monitor, "/metrics").await, status(monitor, "/health/ready").await), (200, 200));
    assert_eq!((status(base, "/metrics").await, status(base, "/").await), (404, 200));
    let _ = stop.send(());
    running.await.expect("no panic").expect("it ends");
}

/// A server that is asked to stop ends live updates at once, so that pages look for another one, and lets what is going on end.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_sends_its_pages_elsewhere() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Process::start(data.path()).await;
    let client = server.client();
    let table = client.open(&["me", "here"], &[]).await;
    let mut live = client.get(&format!("{table}/events")).await;
    assert!(live.chunk().await.expect("a live connection").is_some());
    let ended = tokio::spawn(async move { while let Ok(Some(_)) = live.chunk().await {} });
    assert!(server.stop().await.success());
    tokio::time::timeout(Duration::from_secs(20), ended).await.expect("the stream has ended").expect("no panic");
}

/// No move is cut off by a server that is asked to stop: what is stored was answered, and what was answered is stored.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_answers_every_move_that_it_keeps() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Process::start(data.path()).await;
    let mut playing = tokio::task::JoinSet::new();
    let (begun, mut beginning) = tokio::sync::mpsc::unbounded_channel();
    for seed in 0..6 {
        let (client, begun) = (server.client(), begun.clone());
        playing.spawn(async move {
            let table = client.open(&["me", "here"], &[]).await;
            let (mut draw, mut answered) = (Draw(seed), 0);
            for seat in (0..).map(|n| n % 2 + 1) {
                let page = client.http.get(format!("{}{table}?seat={seat}", client.base)).send();
                let Ok(page) = page.await.and_then(reqwest::Response::error_for_status) else { break };
                let Ok(page) = page.text().await else { break };
                let offered = crate::support::values(&page, "action");
                if offered.is_empty() {
                    tokio::task::yield_now().await;
                    continue;
                }
                let version = crate::support::version(&page).to_string();
                let fields = [
                    ("seat", &*seat.to_string()),
                    ("version", &version),
                    ("action", draw.pick::<String>(&offered).as_str()),
                ];
                let sent = client.http.post(format!("{}{table}/play", client.base)).form(&fields).send().await;
                match sent {
                    Ok(answer) if answer.status() == 303 => answered += 1,
                    Ok(_) => {}
                    Err(_) => break,
                }
                let _ = begun.send(());
            }
            (table, answered)
        });
    }
    for _ in 0..30 {
        beginning.recv().await.expect("somebody moves");
    }
    assert!(server.stop().await.success());
    let book = Book::open(data.path()).await;
    while let Some(played) = playing.join_next().await {
        let (table, answered) = played.expect("somebody plays");
        let sql = "SELECT count(*) FROM moves WHERE table_id = ? AND NOT by_table";
        let stored: i64 = sqlx::query_scalar(sql).bind(id(&table)).fetch_one(&book.pool).await.expect("a count");
        assert_eq!(stored, answered, "{table}");
    }
}
