//! What comes from elsewhere changes nothing; what every answer carries; pages without inline script or style.

use crate::support::book::Book;
use crate::support::play::{Draw, Sitter, choices, play_on};
use crate::support::{Client, TestServer, ample, invitations};
use meadhall_server::{Config, Server};
use reqwest::{Method, Response};

/// Everything that can be changed by a request.
const CHANGES: [&str; 28] = [
    "/quick",
    "/new",
    "/lang",
    "/join/none",
    "T/play",
    "T/undo",
    "T/undo/answer",
    "T/standing",
    "T/invite",
    "T/sit",
    "T/fill",
    "T/take-away",
    "T/cancel",
    "T/takeover",
    "T/bot",
    "T/continue",
    "/me",
    "/me/code",
    "/me/link",
    "/me/passkey/begin",
    "/me/passkey",
    "/me/passkey/remove",
    "/me/device/remove",
    "/me/sign-out",
    "/me/delete",
    "/sign-in",
    "/sign-in/passkey",
    "/bring/none",
];

async fn post_with(client: &Client, path: &str, headers: &[(&str, &str)], fields: &[(&str, &str)]) -> Response {
    let mut request = client.http.post(format!("{}{path}", client.base)).form(fields);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.send().await.expect("an answer")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_asked_for_by_another_origin_is_refused() {
    let server = TestServer::open().await;
    let anna = server.client();
    let table = anna.open(&["me", "here"], &[]).await;
    let (offered, now) = choices(Sitter { client: &anna, seat: 1 }, &table).await;
    let (own, now) = (anna.base.clone(), now.to_string());
    let port = server.address.port();
    let other_port = format!("http://127.0.0.1:{}", port.wrapping_add(1).max(1));
    let localhost = format!("http://localhost:{port}");
    let foreign: Vec<Vec<(&str, &str)>> = vec![
        vec![("origin", "http://evil.example")],
        vec![("origin", "https://127.0.0.1.evil.example")],
        vec![("origin", "null")],
        vec![("origin", "")],
        vec![("origin", &other_port)],
        vec![("origin", &localhost)],
        vec![("origin", "file://")],
        vec![("sec-fetch-site", "cross-site")],
        vec![("sec-fetch-site", "same-site")],
        vec![("sec-fetch-site", "cross-site"), ("origin", &own)],
        vec![("sec-fetch-site", "anything")],
    ];
    let book = Book::open(server.data.path()).await;
    let before = book.read(&table).await;
    let fields = [
        ("game", "vaalbara"),
        ("seats", "2"),
        ("seat-1", "me"),
        ("seat-2", "bot-easy"),
        ("seat", "1"),
        ("version", &now),
        ("action", &offered[0]),
        ("lang", "de"),
        ("back", "/"),
        ("on", "yes"),
        ("key", "always-show"),
        ("minutes", "2"),
    ];
    for headers in &foreign {
        for path in CHANGES {
            let answer = post_with(&anna, &path.replace('T', &table), headers, &fields).await;
            assert_eq!(answer.status(), 403, "{path} {headers:?}");
        }
    }
    assert_eq!(book.read(&table).await, before);
    let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(&book.pool).await.expect("a count");
    assert_eq!(tables, 1);
    // The page itself may, and so may whoever has no page at all.
    for headers in [&[("sec-fetch-site", "same-origin")][..], &[("origin", own.as_str())], &[]] {
        let answer = post_with(&anna, "/lang", headers, &[("lang", "de"), ("back", "/")]).await;
        assert_eq!(answer.status(), 303, "{headers:?}");
    }
    // Looking is free from everywhere: links lead here from chats.
    let looking = anna.http.get(format!("{own}{table}?seat=1")).header("sec-fetch-site", "cross-site");
    assert_eq!(looking.send().await.expect("an answer").status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_calls_the_server_by_another_name_is_refused() {
    let server = TestServer::open().await;
    let anna = server.client();
    let port = server.address.port();
    let ask = async |host: &str| {
        let request = anna.http.get(format!("{}/", anna.base)).header("host", host);
        request.send().await.expect("an answer").status().as_u16()
    };
    for host in ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80", "0.0.0.0", "", "a b", "[::2]"] {
        let status = ask(host).await;
        assert!([400, 403].contains(&status), "{host}: {status}");
    }
    for host in ["localhost".to_owned(), format!("127.0.0.1:{port}"), format!("localhost:{port}"), "[::1]:1".to_owned()]
    {
        assert_eq!(ask(&host).await, 200, "{host}");
    }
    // Behind a proxy the server listens to the names that it was given.
    let data = tempfile::tempdir().expect("a folder");
    let config = Config {
        address: ([127, 0, 0, 1], 0).into(),
        hosts: vec!["hall.example".to_owned()],
        https: true,
        limits: ample(),
        ..Config::new(data.path().to_owned())
    };
    let server = Server::start(config).await.expect("a server");
    let open = Client::new(format!("http://{}", server.address()), "en");
    let running = tokio::spawn(server.run(std::future::pending()));
    for (host, status) in [("hall.example", 200), ("hall.example:443", 200), ("other.example", 403)] {
        let answer = open.http.get(format!("{}/", open.base)).header("host", host).send().await.expect("an answer");
        assert_eq!(answer.status(), status, "{host}");
    }
    let answer = open.http.get(format!("{}/", open.base)).header("host", "hall.example").header("cookie", "x=y");
    let answer = answer.send().await.expect("an answer");
    let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok()).expect("a cookie");
    assert!(cookie.split("; ").any(|attribute| attribute == "Secure"), "{cookie}");
    running.abort();
}

fn protected(answer: &Response, what: &str) {
    let header = |name: &str| answer.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
    let policy = header("content-security-policy");
    for rule in [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ] {
        assert!(policy.split("; ").any(|part| part == rule), "{what}: {rule} in `{policy}`");
    }
    assert!(!policy.contains("unsafe") && !policy.contains('*'), "{policy}");
    assert_eq!(header("x-content-type-options"), "nosniff", "{what}");
    assert_eq!(header("x-frame-options"), "DENY", "{what}");
    assert_eq!(header("referrer-policy"), "same-origin", "{what}");
    assert_eq!(header("cross-origin-opener-policy"), "same-origin", "{what}");
    let cache = header("cache-control");
    match what.starts_with("/assets/") {
        true => assert!(cache.contains("immutable"), "{what}: {cache}"),
        false => assert!(cache.contains("no-store") || cache.contains("no-cache"), "{what}: {cache}"),
    }
}

/// No script but by its address, no style, no handler, no script in an address.
fn plain(page: &str, what: &str) {
    for tag in page.split('<').skip(1).filter_map(|rest| rest.split('>').next()) {
        let (name, rest) = tag.split_once([' ', '\n']).unwrap_or((tag, ""));
        assert_ne!(name, "style", "{what}");
        if name == "script" {
            assert!(rest.starts_with("src=\"/assets/"), "{what}: <{tag}>");
        }
        for attribute in rest.split(' ').filter_map(|word| word.split_once("=\"").map(|(name, _)| name)) {
            assert!(attribute != "style" && !attribute.starts_with("on"), "{what}: <{tag}>");
        }
        let address = rest.to_ascii_lowercase();
        assert!(!address.contains("javascript:") && !address.contains("\"data:"), "{what}: <{tag}>");
        assert!(!address.contains("src=\"http") && !address.contains("src=\"//"), "{what}: <{tag}>");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_protected_and_no_page_holds_script_or_style() {
    let server = TestServer::open().await;
    let anna = server.client();
    // A name that would like to be markup.
    let name = "<script>alert(1)</script>";
    let lobby = anna.open(&["me", "friend"], &[("name", name)]).await;
    let link = invitations(&anna.page(&lobby).await).remove(0);
    let shared = anna.open(&["me", "here"], &[("name", "\" onclick=\"x"), ("name-2", "'><b style=x>")]).await;
    let mine = anna.open(&["me", "bot-easy"], &[("name", "Anna <i>")]).await;
    let over = anna.open(&["me", "here"], &[("name-2", "<style>")]).await;
    let sitters = [1, 2].map(|seat| Sitter { client: &anna, seat });
    play_on(&sitters, &over, &mut Draw(1)).await;
    let mut pages = vec![
        "/".to_owned(),
        "/new".to_owned(),
        "/new?game=vaalbara&seats=5".to_owned(),
        lobby,
        link,
        shared.clone(),
        format!("{shared}?seat=1"),
        format!("{mine}?log=all"),
        format!("{mine}/part"),
        format!("{mine}/report"),
        over.clone(),
        format!("{over}/record"),
        format!("{over}/replay?at=3&seat=2"),
        "/guide/vaalbara".to_owned(),
        "/rules/vaalbara".to_owned(),
        "/gallery/vaalbara".to_owned(),
        "/nothing".to_owned(),
        "/table/<script>".to_owned(),
        "/rules/<script>alert(1)</script>".to_owned(),
        "/join/none".to_owned(),
        format!("{mine}?seat=2"),
        format!("{mine}?seat=<style>"),
        "/favicon.ico".to_owned(),
    ];
    let home = anna.page("/").await;
    let table = anna.page(&mine).await;
    for page in [&home, &table] {
        let addresses = page.split("=\"").filter_map(|rest| rest.split(['"', '#']).next());
        pages.extend(addresses.filter(|url| url.starts_with("/assets/")).map(str::to_owned));
    }
    pages.sort();
    pages.dedup();
    assert!(pages.iter().filter(|page| page.starts_with("/assets/")).count() >= 4, "{pages:?}");
    for lang in ["en", "cs", "de"] {
        anna.send("/lang", &[("lang", lang), ("back", "/")]).await;
        for path in &pages {
            let answer = anna.get(path).await;
            assert!(answer.status().as_u16() < 500, "{path}");
            protected(&answer, path);
            let kind =
                answer.headers().get("content-type").and_then(|kind| kind.to_str().ok()).unwrap_or("").to_owned();
            let text = answer.text().await.expect("text");
            if kind.starts_with("text/html") {
                assert!(text.len() > 300, "{path}: {text}");
                plain(&text, path);
            } else if kind.starts_with("image/svg") {
                assert!(!text.contains("<script") && !text.contains("javascript:"), "{path}");
            }
        }
    }
    // Answers that are no pages.
    protected(&anna.get(&format!("{mine}/events")).await, "events");
    protected(&anna.post("/new", &[("game", "chess")]).await, "404");
    protected(&anna.post("/lang", &[("lang", "de"), ("back", "/")]).await, "303");
    protected(&post_with(&anna, "/lang", &[("origin", "http://evil.example")], &[]).await, "403");
    protected(&anna.post("/new", &[("option-deck", &"x".repeat(300_000))]).await, "413");
    for method in [Method::PUT, Method::DELETE, Method::OPTIONS, Method::PATCH, Method::HEAD] {
        let answer = anna.http.request(method.clone(), format!("{}{mine}", anna.base)).send().await;
        protected(&answer.expect("an answer"), method.as_str());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_led_to_another_server() {
    let server = TestServer::open().await;
    let anna = server.client();
    for back in [
        "//evil.example",
        "https://evil.example/",
        "/\\evil.example",
        "/\t/evil.example",
        "/\u{1}",
        "javascript:1",
        "\\\\x",
    ] {
        assert_eq!(anna.send("/lang", &[("lang", "en"), ("back", back)]).await, "/", "{back:?}");
    }
    assert_eq!(anna.send("/lang", &[("lang", "en"), ("back", "/new?seats=3")]).await, "/new?seats=3");
}
