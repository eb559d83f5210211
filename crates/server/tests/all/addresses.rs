//! Whose address counts, and how much room there is.

use crate::support::process::Process;
use crate::support::{Client, ample};
use meadhall_server::{Config, Limits, Server};
use std::net::SocketAddr;

/// A server behind a proxy at loopback, or behind none.
async fn behind(proxies: &[std::net::IpAddr], limits: Limits) -> (tempfile::TempDir, SocketAddr) {
    let data = tempfile::tempdir().expect("a folder");
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config { address, limits, proxies: proxies.to_vec(), ..Config::new(data.path().to_owned()) };
    let server = Server::start(config).await.expect("it starts");
    let address = server.address();
    tokio::spawn(server.run(std::future::pending()));
    (data, address)
}

/// Limits count the client's address where a known proxy names it; nobody else can claim to be somebody else.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_believed_to_the_proxy_alone() {
    let limits = Limits { tables_of_address: 2, connections_of_address: 40, ..ample() };
    let fields = [("game", "vaalbara"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "here"), ("name", "Anna")];
    // Everybody is somebody new, without a cookie.
    let open = async |at: SocketAddr, from: &str| {
        let client = Client::new(format!("http://{at}"), "en");
        let request = client.http.post(format!("{}/new", client.base)).form(&fields);
        let answer = request.header("x-forwarded-for", from).send().await.expect("an answer");
        let table = answer.headers().get("location").map(|to| to.to_str().expect("text").to_owned());
        (answer.status().as_u16(), table.unwrap_or_default())
    };
    let (_data, alone) = behind(&[], limits).await;
    let mut forged = Vec::new();
    for n in 0..3 {
        forged.push(open(alone, &format!("1.2.3.{n}")).await.0);
    }
    assert_eq!(forged, [303, 303, 429]);
    let (_data, proxied) = behind(&[[127, 0, 0, 1].into()], limits).await;
    let mut named = Vec::new();
    for from in ["1.2.3.4", "1.2.3.4", "1.2.3.4", "9.9.9.9, 1.2.3.4", "1.2.3.5"] {
        named.push(open(proxied, from).await);
    }
    assert_eq!(named.iter().map(|answer| answer.0).collect::<Vec<_>>(), [303, 303, 429, 429, 303]);
    // Live pages too: a new visitor every time, always from the same place.
    let mut pages = Vec::new();
    for n in 0..42 {
        let client = Client::new(format!("http://{proxied}"), "en");
        let from = if n == 41 { "1.2.3.9" } else { "1.2.3.8" };
        let request = client.http.get(format!("{}{}/events", client.base, named[0].1)).header("x-forwarded-for", from);
        pages.push(request.send().await.expect("an answer"));
    }
    let statuses: Vec<u16> = pages.iter().map(|page| page.status().as_u16()).collect();
    assert_eq!((statuses[39], statuses[40], statuses[41]), (200, 429, 200), "{statuses:?}");
}

/// Where there is not room for as many connections as are wanted, the start says what to raise.
#[tokio::test(flavor = "multi_thread")]
async fn the_start_says_which_limit_to_raise() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Process::start_with_files(data.path(), 1_000).await;
    let log = server.log().join("\n");
    assert!(log.contains("raise the limit of open files to 12256") && log.contains("LimitNOFILE"), "{log}");
    assert_eq!(server.client().get("/").await.status(), 200);
    // A soft limit is raised without a word.
    let raised = tempfile::tempdir().expect("a folder");
    let server = Process::start(raised.path()).await;
    assert!(!server.log().join("\n").contains("open files") || rlimit_is_low());
}

/// Whether this machine itself has too low a limit.
fn rlimit_is_low() -> bool {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find(|line| line.starts_with("Max open files")).unwrap_or_default();
    line.split_whitespace().nth(4).and_then(|hard| hard.parse::<u64>().ok()).is_some_and(|hard| hard < 12_256)
}
