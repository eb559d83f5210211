//! Malformed, oversized, stale and repeated requests by the thousand: a clear answer each, and nothing changes.

use crate::support::book::{Book, Page};
use crate::support::play::{Draw, Sitter, choices, decide, play};
use crate::support::{Client, TestServer, ample};
use meadhall_server::{Limits, Waits};
use reqwest::{Method, StatusCode};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Longer than any answer takes; only a hang takes longer.
const HANG: Duration = Duration::from_secs(60);

/// Words that have broken programs before.
const NASTY: [&str; 30] = [
    "",
    " ",
    "0",
    "-1",
    "1.5",
    "NaN",
    "99999999999999999999999999",
    "-9223372036854775809",
    "true",
    "null",
    "undefined",
    "../../etc/passwd",
    "..%2f..%2f",
    "%00",
    "%ff%fe",
    "%c3%28",
    "%",
    "%zz",
    "' OR 1=1 --",
    "\"; DROP TABLE tables; --",
    "<script>alert(1)</script>",
    "${jndi:ldap://x}",
    "{{7*7}}",
    "\u{202e}evil",
    "日本語",
    "assign",
    "assign hunter hunter",
    "take 99",
    "show warrior\nshow warrior",
    "rider 1.1",
];

fn garbage(draw: &mut Draw) -> String {
    match draw.below(4) {
        0 => {
            let length = draw.below(60);
            (0..length).map(|_| char::from(32 + draw.below(95) as u8)).collect()
        }
        1 => {
            let length = draw.below(40);
            (0..length).filter_map(|_| char::from_u32(draw.below(0x3000) as u32)).collect()
        }
        _ => (*draw.pick(&NASTY)).to_owned(),
    }
}

/// Escapes some of a text, or all of it, or none, so that paths are odd but can be sent.
fn in_path(text: &str, draw: &mut Draw) -> String {
    let raw = draw.below(3) == 0;
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'0'..=b'9' | b'.' | b'-' => char::from(byte).to_string(),
            b'%' | b'/' | b'\'' | b'(' | b'=' | b'&' | b';' if raw => char::from(byte).to_string(),
            _ => format!("%{byte:02x}"),
        })
        .collect()
}

/// What must not change.
fn essence(mut page: Page) -> Page {
    page.table.touched = 0;
    page
}

struct Field<'a> {
    table: &'a str,
    version: i64,
    legal: &'a [String],
}

/// One request that no page would send, by somebody who sits at the table. None of them may be carried out.
async fn abuse(client: &Client, field: &Field<'_>, draw: &mut Draw) -> (String, StatusCode) {
    let Field { table, version, legal } = field;
    let posts = ["play", "undo/answer", "standing", "invite", "sit", "takeover", "bot", "continue"];
    let word = garbage(draw);
    let (method, path, fields): (Method, String, Vec<(String, String)>) = match draw.below(10) {
        // A choice that is none, or with a seat or a version that cannot be.
        0 => {
            let fields = vec![("seat".to_owned(), "1".to_owned()), ("version".to_owned(), version.to_string())];
            (Method::POST, format!("{table}/play"), [fields, vec![("action".to_owned(), word)]].concat())
        }
        1 => {
            let old = ["-1", "0", "-9223372036854775808", "x", "1e9", "99999999999999999999"];
            let mut fields = vec![("seat".to_owned(), "1".to_owned()), ("action".to_owned(), draw.pick(legal).clone())];
            fields.push(("version".to_owned(), (*draw.pick(&old)).to_owned()));
            (Method::POST, format!("{table}/play"), fields)
        }
        2 => {
            let seats = ["0", "2", "3", "6", "7", "255", "256", "-1", "18446744073709551616", "x", ""];
            let mut fields = vec![("seat".to_owned(), (*draw.pick(&seats)).to_owned())];
            fields.push(("version".to_owned(), version.to_string()));
            fields.push(("action".to_owned(), draw.pick(legal).clone()));
            fields.push(("key".to_owned(), word.clone()));
            fields.push(("on".to_owned(), word));
            let what = *draw.pick(&["play", "undo", "undo/answer", "standing", "invite", "sit", "bot"]);
            (Method::POST, format!("{table}/{what}"), fields)
        }
        // Fields of all sorts.
        3 => {
            let names = ["seat", "version", "action", "key", "on", "agree", "minutes", "at", "level", "name", "part"];
            let fields = (0..draw.below(6)).map(|_| ((*draw.pick(&names)).to_owned(), garbage(draw)));
            let fields: Vec<_> = fields.collect();
            let mut fields: Vec<(String, String)> = fields.into_iter().filter(|(name, _)| name != "seat").collect();
            fields.push(("minutes".to_owned(), "x".to_owned()));
            (Method::POST, format!("{table}/{}", draw.pick(&posts)), fields)
        }
        // New tables that cannot be.
        4 => {
            let mut fields = vec![("game".to_owned(), "vaalbara".to_owned()), ("seats".to_owned(), "3".to_owned())];
            for n in 1..=3 {
                fields.push((format!("seat-{n}"), "me".to_owned()));
            }
            let broken = ["game", "seats", "seat-2", "option-totals", "option-clans", "option-deck", "takeover"];
            let bad = if word.trim().is_empty() || word.trim() == "0" { "x".to_owned() } else { word };
            fields.push(((*draw.pick(&broken)).to_owned(), bad));
            (Method::POST, "/new".to_owned(), fields)
        }
        5 => {
            let target = *draw.pick(&["/quick", "/lang", "/join/x", "/table/x/play", "/table//undo", "/table/x/sit"]);
            (Method::POST, target.to_owned(), vec![("game".to_owned(), word.clone()), ("lang".to_owned(), word)])
        }
        // Addresses that are none.
        6 => (Method::GET, format!("/none/{}", in_path(&word, draw)), vec![]),
        7 => {
            let under =
                *draw.pick(&["table", "join", "guide", "rules", "gallery", "assets/0", "table/x/replay", "table/x"]);
            (Method::GET, format!("/{under}/x{}", in_path(&word, draw)), vec![])
        }
        8 => {
            let seat = in_path(&word, draw);
            let what = *draw.pick(&["", "/part"]);
            (Method::GET, format!("{table}{what}?seat=x{seat}&at=x{seat}"), vec![])
        }
        // Methods that nothing listens to.
        _ => {
            let methods = [Method::PUT, Method::DELETE, Method::PATCH, Method::OPTIONS, Method::TRACE];
            let path = [format!("{table}/play"), (*table).to_owned(), "/".to_owned(), "/new".to_owned()];
            (draw.pick(&methods).clone(), draw.pick(&path).clone(), vec![("x".to_owned(), word)])
        }
    };
    let told = format!("{method} {path} {fields:?}");
    let mut request = client.http.request(method.clone(), format!("{}{path}", client.base));
    if method != Method::GET {
        request = match draw.below(8) {
            0 => request.header("content-type", "application/json").body("{\"seat\":1}"),
            1 => request.header("content-type", "text/plain").body("seat=1"),
            2 => request.header("content-type", "application/x-www-form-urlencoded").body(vec![0xff, 0xfe, b'=', 0x80]),
            3 => request.header("content-type", "multipart/form-data; boundary=x").body("--x\r\n\r\n--x--"),
            _ => request.form(&fields),
        };
    }
    let answer = tokio::time::timeout(HANG, request.send()).await.expect("no hang");
    (told, answer.expect("an answer").status())
}

#[tokio::test(flavor = "multi_thread")]
async fn thousands_of_requests_that_no_page_would_send_change_nothing() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    for seat in [1, 2] {
        decide(Sitter { client: [&anna, &bert][seat - 1], seat }, &table, &mut Draw(1)).await.expect("a choice");
    }
    // Whoever is asked now is seat 1 for the test: her choices are the ones that would be legal.
    let (mut offered, mut now) = choices(Sitter { client: &anna, seat: 1 }, &table).await;
    while offered.is_empty() {
        decide(Sitter { client: &bert, seat: 2 }, &table, &mut Draw(2)).await;
        (offered, now) = choices(Sitter { client: &anna, seat: 1 }, &table).await;
    }
    let book = Book::open(server.data.path()).await;
    let before = essence(book.read(&table).await);
    let report = anna.page(&format!("{table}/report")).await;
    let workers = (0..8u64).map(|worker| {
        let (anna, table, offered) = (anna.clone(), table.clone(), offered.clone());
        tokio::spawn(async move {
            let field = Field { table: &table, version: now, legal: &offered };
            let mut draw = Draw(1_000 + worker);
            let mut statuses = std::collections::BTreeMap::<u16, usize>::new();
            for _ in 0..700 {
                let (told, status) = abuse(&anna, &field, &mut draw).await;
                assert!(status.is_client_error(), "{told} was answered with {status}");
                *statuses.entry(status.as_u16()).or_default() += 1;
            }
            statuses
        })
    });
    let mut sum = std::collections::BTreeMap::<u16, usize>::new();
    for worker in workers.collect::<Vec<_>>() {
        for (status, count) in worker.await.expect("all are answered") {
            *sum.entry(status).or_default() += count;
        }
    }
    assert_eq!(sum.values().sum::<usize>(), 5_600);
    for status in [400, 403, 404, 409, 410] {
        assert!(sum.get(&status).is_some_and(|count| *count > 5), "{sum:?}");
    }
    assert_eq!(essence(book.read(&table).await), before, "something has changed");
    assert_eq!(anna.page(&format!("{table}/report")).await, report);
    let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(&book.pool).await.expect("a count");
    assert_eq!(tables, 1);
    assert_eq!(play(Sitter { client: &anna, seat: 1 }, &table, now, &offered[0]).await, 303, "the game goes on");
    assert_eq!(book.integrity().await, "ok");
}

/// Sends bytes that may be no request at all and says how the answer begins, if there is one.
async fn raw(address: SocketAddr, bytes: &[u8]) -> String {
    let speak = async {
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        // The server may hang up before it has read everything.
        let _ = stream.write_all(bytes).await;
        // Whoever says nothing more is not waited for; but who asks for an answer gets it before she hangs up.
        if !bytes.windows(17).any(|part| part == b"connection: close") {
            let _ = stream.shutdown().await;
        }
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        String::from_utf8_lossy(&answer[..answer.len().min(16)]).into_owned()
    };
    tokio::time::timeout(HANG, speak).await.expect("no hang")
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_that_are_no_request_do_no_harm() {
    let server = TestServer::open().await;
    let anna = server.client();
    let table = anna.open(&["me", "here"], &[]).await;
    let book = Book::open(server.data.path()).await;
    let before = essence(book.read(&table).await);
    let long = "a".repeat(70_000);
    let heads = (0..150).map(|n| format!("x-{n}: y\r\n")).collect::<String>();
    let cookie = format!("cookie: meadhall={}\r\n", "0".repeat(900_000));
    let fixed = [
        "\r\n\r\n".to_owned(),
        "GET\r\n\r\n".to_owned(),
        "GET / HTTP/9.9\r\nhost: localhost\r\n\r\n".to_owned(),
        "GET / HTTP/1.1\r\n\r\n".to_owned(),
        "GET / HTTP/1.0\r\n\r\n".to_owned(),
        "GET http://evil.example/ HTTP/1.1\r\nhost: evil.example\r\n\r\n".to_owned(),
        format!("GET /{long} HTTP/1.1\r\nhost: localhost\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nhost: localhost\r\n{heads}\r\n"),
        format!("GET / HTTP/1.1\r\nhost: localhost\r\n{cookie}\r\n"),
        format!("POST {table}/play HTTP/1.1\r\nhost: localhost\r\ncontent-length: -5\r\n\r\nx"),
        format!("POST {table}/play HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99999999999999999999999\r\n\r\nx"),
        format!("POST {table}/play HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nxxxxx"),
        format!("POST {table}/play HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n"),
        format!("POST {table}/play HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nseat=1"),
        "GET / HTTP/1.1\r\nhost: local\0host\r\n\r\n".to_owned(),
        "GET /\u{1} HTTP/1.1\r\nhost: localhost\r\n\r\n".to_owned(),
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned(),
    ];
    for bytes in &fixed {
        let answer = raw(server.address, bytes.as_bytes()).await;
        let clear = answer.is_empty() || answer.starts_with("HTTP/1.1 4") || answer.starts_with("HTTP/1.0 4");
        assert!(clear, "{answer} to {}", &bytes[..bytes.len().min(80)]);
    }
    let mut draw = Draw(3);
    for _ in 0..300 {
        let length = draw.below(400);
        let mut bytes: Vec<u8> = (0..length).map(|_| draw.number() as u8).collect();
        if draw.below(2) == 0 {
            bytes.splice(0..0, b"POST /new HTTP/1.1\r\nhost: localhost\r\n".iter().copied());
        }
        let answer = raw(server.address, &bytes).await;
        assert!(!answer.contains(" 5"), "{answer} to {bytes:?}");
    }
    assert_eq!(essence(book.read(&table).await), before);
    assert_eq!(anna.get(&table).await.status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_or_outdated_choice_is_refused_and_played_once() {
    let server = TestServer::open().await;
    let anna = server.client();
    let table = anna.open(&["me", "here"], &[]).await;
    let book = Book::open(server.data.path()).await;
    let [one, two] = [1, 2].map(|seat| Sitter { client: &anna, seat });
    let (offered, old) = choices(one, &table).await;
    // Ten clicks at once: one counts.
    let clicks = (0..10).map(|_| {
        let (anna, table, action) = (anna.clone(), table.clone(), offered[0].clone());
        tokio::spawn(async move { play(Sitter { client: &anna, seat: 1 }, &table, old, &action).await })
    });
    let mut statuses = Vec::new();
    for click in clicks.collect::<Vec<_>>() {
        statuses.push(click.await.expect("an answer"));
    }
    statuses.sort_unstable();
    assert_eq!(statuses[0], 303);
    assert!(statuses[1..].iter().all(|status| *status == 409), "{statuses:?}");
    assert_eq!(book.read(&table).await.turns.len(), 1);
    // What is legal again in the next round is still refused from the old page.
    assert!(decide(two, &table, &mut Draw(4)).await.is_some());
    for _ in 0..20 {
        let (offered_now, _) = choices(one, &table).await;
        if let Some(again) = offered_now.iter().find(|action| action.starts_with("assign ")) {
            let before = book.read(&table).await;
            assert_eq!(play(one, &table, old, again).await, 409);
            assert_eq!(book.read(&table).await, before);
            return;
        }
        decide(one, &table, &mut Draw(5)).await;
        decide(two, &table, &mut Draw(5)).await;
    }
    panic!("the second round never came");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_past_the_limit_is_refused() {
    let server = TestServer::with(Limits { body: 10_000, ..ample() }).await;
    let anna = server.client();
    let table = anna.open(&["me", "here"], &[]).await;
    for (length, status) in [(9_000, 400), (10_001, 413), (5_000_000, 413)] {
        if length < 1_000_000 {
            let fields = [("seat", "1"), ("version", "1"), ("action", &*"x".repeat(length - 20))];
            assert_eq!(anna.status(&format!("{table}/play"), &fields).await, status, "{length}");
        }
        // Sent in pieces, so that nothing says beforehand how long it is.
        let head = format!(
            "POST {table}/play HTTP/1.1\r\nhost: localhost\r\ncookie: {}\r\ncontent-type: application/x-www-form-urlencoded\r\n\
             transfer-encoding: chunked\r\nconnection: close\r\n\r\n",
            anna.cookies()
        );
        let piece = "y".repeat(500);
        let body: String = (0..length / 500 + 1).map(|_| format!("1f4\r\n{piece}\r\n")).collect();
        let answer = raw(server.address, format!("{head}{body}0\r\n\r\n").as_bytes()).await;
        // Who sends far too much may be hung up on.
        let hung_up = answer.is_empty() && length > 1_000_000;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")) || hung_up, "{length}: {answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_too_fast_is_told_to_wait_and_others_are_not() {
    let server = TestServer::with(Limits { requests: 2, ..ample() }).await;
    let (anna, bert) = (server.client(), server.client());
    anna.get("/lang-is-nothing").await;
    bert.get("/lang-is-nothing").await;
    let mut statuses = Vec::new();
    for _ in 0..40 {
        statuses.push(anna.get("/nothing").await.status().as_u16());
    }
    assert!(statuses.contains(&404) && statuses.contains(&429), "{statuses:?}");
    assert_eq!(bert.get("/nothing").await.status(), 404);
    // Without a cookie everybody from one address shares what the address may use.
    let mut strangers = Vec::new();
    for _ in 0..400 {
        let plain = anna.http.get(format!("{}/nothing", anna.base)).header("cookie", "x=y");
        strangers.push(plain.send().await.expect("an answer").status().as_u16());
    }
    assert!(strangers.contains(&429), "newcomers have no limit");
}

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_are_limited_for_each_visitor() {
    let server = TestServer::with(Limits { tables: 3, ..ample() }).await;
    let (anna, bert) = (server.client(), server.client());
    for _ in 0..3 {
        anna.open(&["me", "friend"], &[]).await;
    }
    let fields = [("game", "vaalbara"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "friend")];
    assert_eq!(anna.status("/new", &fields).await, 429);
    assert_eq!(anna.status("/quick", &[("game", "vaalbara")]).await, 429);
    bert.open(&["me", "friend"], &[]).await;
    let count: i64 = sqlx::query_scalar("SELECT count(*) FROM tables")
        .fetch_one(&Book::open(server.data.path()).await.pool)
        .await
        .expect("a count");
    assert_eq!(count, 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn live_connections_are_limited_for_each_visitor_over_all_tables() {
    let server = TestServer::with(Limits { streams: 3, ..ample() }).await;
    let (anna, bert) = (server.client(), server.client());
    let tables = [anna.open(&["me", "friend"], &[]).await, anna.open(&["me", "friend"], &[]).await];
    let mut open = Vec::new();
    for n in 0..3 {
        open.push(anna.get(&format!("{}/events", tables[n % 2])).await);
    }
    assert!(open.iter().all(|answer| answer.status() == 200));
    for table in &tables {
        assert_eq!(anna.get(&format!("{table}/events")).await.status(), 429);
    }
    assert_eq!(bert.get(&format!("{}/events", tables[0])).await.status(), 200);
    // When one ends there is room again.
    open.pop();
    while anna.get(&format!("{}/events", tables[0])).await.status() != 200 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_says_nothing_is_closed_and_its_place_given_on() {
    let waits = Waits { silence: Duration::from_millis(300), ..ample().waits };
    let server = TestServer::with(Limits { connections: 2, waits, ..ample() }).await;
    // Two who say nothing, or not enough, have taken all places.
    let mut silent = [TcpStream::connect(server.address).await, TcpStream::connect(server.address).await];
    let slow = silent[1].as_mut().expect("a connection");
    slow.write_all(b"GET / HTTP/1.1\r\nhost: loc").await.expect("a few bytes");
    // Whoever comes then is told so, and gets a place as soon as there is one.
    let client = server.client();
    let mut statuses = std::collections::BTreeSet::new();
    let served = async {
        loop {
            let answer = client.get("/nothing").await;
            statuses.insert(answer.status().as_u16());
            match answer.status().as_u16() {
                503 => assert!(answer.text().await.expect("text").contains("full right now")),
                status => break assert_eq!(status, 404),
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(HANG, served).await.expect("a place at last");
    assert!(statuses.contains(&503), "{statuses:?}");
    let mut rest = Vec::new();
    let first = silent[0].as_mut().expect("a connection");
    tokio::time::timeout(HANG, first.read_to_end(&mut rest)).await.expect("it was closed").expect("it was closed");
    assert!(rest.is_empty());
}

/// A head that is fed byte by byte ends, however lively the connection is; and one address does not take all places.
#[tokio::test(flavor = "multi_thread")]
async fn a_head_that_never_ends_is_cut_and_an_address_has_so_many_places() {
    let waits = Waits { headers: Duration::from_millis(300), ..ample().waits };
    let server = TestServer::with(Limits { connections_of_address: 3, waits, ..ample() }).await;
    let mut stream = TcpStream::connect(server.address).await.expect("a connection");
    let fed = async {
        while stream.write_all(b"x").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(HANG, fed).await.expect("it is cut");
    let held: Vec<TcpStream> = {
        let mut held = Vec::new();
        for _ in 0..3 {
            held.push(TcpStream::connect(server.address).await.expect("a connection"));
        }
        held
    };
    let mut refused = false;
    for _ in 0..50 {
        refused |= server.client().get("/").await.status() == 503;
    }
    assert!(refused, "a fourth connection is served");
    drop(held);
}
