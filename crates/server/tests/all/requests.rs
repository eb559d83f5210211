//! Whatever is asked wrongly is answered with a page of the house, in the visitor's language, with the right status.

use crate::support::book::Book;
use crate::support::{Client, TestServer, ample};
use meadhall_engine::{Chance, Dice, Options, SeedParts, unhex};
use meadhall_server::{Config, Limits, Server};
use meadhall_words::{Lang, Words};
use reqwest::{Method, Response};
use std::net::SocketAddr;

/// The answer is a page with this sentence and this status.
async fn assert_page(answer: Response, status: u16, lang: Lang, key: &str, what: &str) {
    assert_eq!(answer.status().as_u16(), status, "{what}");
    let kind = answer.headers().get("content-type").and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    assert!(kind.starts_with("text/html"), "{what}: {kind}");
    let page = answer.text().await.expect("text");
    let sentence = Words::house(lang).say(key);
    assert!(page.contains(&sentence) && page.contains("<h1"), "{what} does not say `{sentence}`: {page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_understood_is_answered_with_a_page() {
    let server = TestServer::open().await;
    for lang in Lang::ALL {
        let client = server.client_in(lang.code());
        let table = client.open(&["me", "bot-easy"], &[]).await;
        for path in ["/table/%ff", "/table/%ff/part", "/join/%c3%28", "/guide/%ff", "/cards/%ff", "/assets/%ff/%fe"] {
            assert_page(client.get(path).await, 404, lang, "problem-not-found", path).await;
        }
        for path in ["?seat=1&seat=1", "/part?seat=1&seat=2", "/replay?at=zzz", "/replay?at=1&at=2", "?seat=x"] {
            let path = format!("{table}{path}");
            assert_page(client.get(&path).await, 400, lang, "problem-malformed", &path).await;
        }
        let long = "x".repeat(ample().body + 1);
        for path in [format!("{table}/play"), "/new".to_owned(), "/lang".to_owned()] {
            let answer = client.post(&path, &[("action", &long)]).await;
            assert_page(answer, 413, lang, "problem-too-large", &path).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_method_is_told_which_are_right() {
    let server = TestServer::open().await;
    let asked = [
        (Method::DELETE, "/", "GET,HEAD"),
        (Method::POST, "/", "GET,HEAD"),
        (Method::GET, "/quick", "POST"),
        (Method::PUT, "/new", "GET,HEAD,POST"),
        (Method::GET, "/table/abc/play", "POST"),
        (Method::POST, "/guide/vaalbara", "GET,HEAD"),
    ];
    for lang in Lang::ALL {
        let client = server.client_in(lang.code());
        for (method, path, right) in &asked {
            let what = format!("{method} {path}");
            let answer = client.http.request(method.clone(), format!("{}{path}", client.base)).send().await;
            let answer = answer.expect("an answer");
            let allow = answer.headers().get("allow").and_then(|allow| allow.to_str().ok()).unwrap_or_default();
            assert_eq!(allow, *right, "{what}");
            assert_page(answer, 405, lang, "problem-wrong-method", &what).await;
        }
    }
}

/// A server with this configuration besides what a test needs.
async fn start(config: impl FnOnce(Config) -> Config) -> Result<(tempfile::TempDir, SocketAddr), String> {
    let data = tempfile::tempdir().expect("a folder");
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let plain = Config { address, limits: ample(), ..Config::new(data.path().to_owned()) };
    let server = Server::start(config(plain)).await.map_err(|error| error.to_string())?;
    let address = server.address();
    tokio::spawn(server.run(std::future::pending()));
    Ok((data, address))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_name_of_a_host_is_the_same_in_capitals() {
    let named = |config| Config { hosts: vec!["Hall.Example".to_owned()], ..config };
    let (_data, address) = start(named).await.expect("it starts");
    let client = Client::new(format!("http://{address}"), "en");
    let ask = async |host: &str, origin: &str| {
        let request = client.http.post(format!("http://{address}/lang")).header("host", host).header("origin", origin);
        request.form(&[("lang", "de")]).send().await.expect("an answer").status().as_u16()
    };
    assert_eq!(ask("hall.example", "http://hall.example").await, 303);
    assert_eq!(ask("HALL.example", "http://hall.EXAMPLE").await, 303);
    assert_eq!(ask("LocalHost", "http://localhost").await, 303);
    assert_eq!(ask("hall.example", "http://evil.example").await, 403);
    assert_eq!(ask("hall.example.evil", "http://hall.example.evil").await, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_work_is_refused_at_the_start() {
    let rate = start(|config| Config { limits: Limits { requests: 0, ..ample() }, ..config }).await;
    assert!(rate.is_err_and(|line| line.contains("--rate") && !line.contains('\n')));
    for (command, there) in
        [("/no/such/bot", false), ("no-such-bot-at-all", false), ("cat", true), ("/bin/cat -u", true)]
    {
        let bot = format!("olaf={command}").parse().expect("a bot");
        match start(|config| Config { programs: vec![bot], ..config }).await {
            Ok(_) => assert!(there, "{command}"),
            Err(line) => {
                assert!(!there, "{command}: {line}");
                assert!(
                    line.contains("olaf") && line.contains("there is no program") && !line.contains('\n'),
                    "{line}"
                );
            }
        }
    }
}

/// Clans that are left to chance beside chosen ones come from the part of the seed whose hash is shown from the start.
#[tokio::test(flavor = "multi_thread")]
async fn clans_are_drawn_from_the_seed_that_was_committed_to() {
    let server = TestServer::open().await;
    let anna = server.client();
    let book = Book::open(server.data.path()).await;
    let mut drawn = std::collections::BTreeSet::new();
    for _ in 0..12 {
        let more = [("game", "blood-rage"), ("option-clans", "random raven random")];
        let table = anna.open(&["me", "here", "here"], &more).await;
        let row = book.read(&table).await.table;
        let options: Options = serde_json::from_str(&row.options).expect("options");
        let clans: Vec<&str> = options.get("clans").expect("clans").split(' ').collect();
        let server = unhex(&row.server_part).expect("the server's part");
        let mut dice = Dice::new(&SeedParts { server, players: vec!["clans".to_owned()] }.mix());
        // The Ram comes with the fifth player and the Boar with its monsters: such draws do not count.
        let again = loop {
            let mut free = vec!["wolf", "serpent", "bear", "ram", "boar"];
            let mut draw = || free.swap_remove(dice.index(free.len()));
            let clans = [draw(), "raven", draw()];
            if !clans.contains(&"ram") && !clans.contains(&"boar") {
                break clans;
            }
        };
        assert_eq!(clans, again);
        drawn.insert(clans.join(" "));
    }
    assert!(drawn.len() > 3, "{drawn:?}");
}
