//! Nobody where they don't belong: seats, invitations, cookies.

use crate::support::book::{Book, Page};
use crate::support::play::{Draw, Sitter, choices, decide, play};
use crate::support::{Client, TestServer, invitations, values, version};
use reqwest::StatusCode;

/// A table of three people in play, with everything that is stored of it.
async fn three(server: &TestServer) -> ([Client; 3], String, Book) {
    let clients = [server.client(), server.client(), server.client()];
    let table = clients[0].invite(&[(&clients[1], "Bert"), (&clients[2], "Cleo")], &[("takeover", "5")]).await;
    (clients, table, Book::open(server.data.path()).await)
}

/// What a request must not change.
fn essence(mut page: Page) -> Page {
    page.table.touched = 0;
    page
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_as_another_seat() {
    let server = TestServer::open().await;
    let ([anna, bert, cleo], table, _) = three(&server).await;
    let dora = server.client();
    let own = [(&anna, 1), (&bert, 2), (&cleo, 3)];
    for (client, mine) in own {
        for seat in 1..=3 {
            for path in [format!("{table}?seat={seat}"), format!("{table}/part?seat={seat}")] {
                let status = client.get(&path).await.status();
                assert_eq!(status.as_u16(), if seat == mine { 200 } else { 403 }, "{path}");
                assert_eq!(dora.get(&path).await.status(), StatusCode::FORBIDDEN, "{path}");
            }
        }
        for seat in ["0", "4", "6", "7", "-1", "99999999999999999999", "x", "1.5"] {
            let status = client.get(&format!("{table}?seat={seat}")).await.status().as_u16();
            assert!([400, 404].contains(&status), "{seat}: {status}");
        }
    }
    // A page without a seat is the seat's own page, or the spectator's.
    assert!(!values(&bert.page(&table).await, "action").is_empty());
    assert!(values(&dora.page(&table).await, "action").is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_for_another_seat() {
    let server = TestServer::open().await;
    let ([anna, bert, cleo], table, book) = three(&server).await;
    let dora = server.client();
    // Something to take back is there.
    decide(Sitter { client: &anna, seat: 1 }, &table, &mut Draw(1)).await.expect("a choice");
    let (offered, now) = choices(Sitter { client: &bert, seat: 2 }, &table).await;
    let before = essence(book.read(&table).await);
    let version = now.to_string();
    for (stranger, seats) in [(&dora, 1..=3), (&cleo, 1..=2), (&anna, 2..=3)] {
        for seat in seats {
            let seat = seat.to_string();
            let mine = ("seat", seat.as_str());
            for action in &offered {
                let fields = [mine, ("version", &*version), ("action", action)];
                assert_eq!(stranger.status(&format!("{table}/play"), &fields).await, 403, "play {action} for {seat}");
            }
            let attempts: [(&str, &[(&str, &str)]); 5] = [
                ("undo", &[]),
                ("undo/answer", &[("agree", "yes")]),
                ("standing", &[("key", "always-show"), ("on", "yes")]),
                ("bot", &[("on", "yes")]),
                ("bot", &[("on", "no")]),
            ];
            for (what, more) in attempts {
                let fields: Vec<(&str, &str)> = [mine].into_iter().chain(more.iter().copied()).collect();
                let status = stranger.status(&format!("{table}/{what}"), &fields).await;
                assert_eq!(status, 403, "{what} {more:?} for {seat}");
            }
        }
    }
    // What is the host's is only the host's.
    for stranger in [&dora, &bert, &cleo] {
        assert_eq!(stranger.status(&format!("{table}/takeover"), &[("minutes", "1")]).await, 403);
        assert_eq!(stranger.status(&format!("{table}/invite"), &[("seat", "2")]).await, 403);
    }
    assert_eq!(essence(book.read(&table).await), before, "something has changed");
    assert_eq!(play(Sitter { client: &bert, seat: 2 }, &table, now, &offered[0]).await, 303);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_cookie_everybody_is_a_stranger() {
    let server = TestServer::open().await;
    let ([anna, ..], table, book) = three(&server).await;
    let (offered, now) = choices(Sitter { client: &anna, seat: 1 }, &table).await;
    let before = essence(book.read(&table).await);
    let token = anna.cookies();
    let token = token.split("; ").find_map(|pair| pair.strip_prefix("meadhall=")).expect("a token").to_owned();
    let plain =
        reqwest::Client::builder().no_proxy().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
    let stored = before.seats[0].owner.clone().expect("an owner");
    let mut almost = token.clone();
    let last = if almost.pop() == Some('0') { '1' } else { '0' };
    almost.push(last);
    let cookies = [
        String::new(),
        "meadhall=".to_owned(),
        format!("meadhall={almost}"),
        format!("meadhall={}", &token[..63]),
        format!("meadhall={token}0"),
        // Who reads the store cannot pretend to be the visitor.
        format!("meadhall={stored}"),
        format!("other={token}"),
        "meadhall=' OR 1=1 --".to_owned(),
    ];
    let send = |cookie: &str| {
        let fields = [("seat", "1".to_owned()), ("version", now.to_string()), ("action", offered[0].clone())];
        let request = plain.post(format!("{}{table}/play", anna.base)).form(&fields);
        request.header("cookie", cookie).send()
    };
    for cookie in cookies {
        assert_eq!(send(&cookie).await.expect("an answer").status(), StatusCode::FORBIDDEN, "{cookie}");
    }
    assert_eq!(essence(book.read(&table).await), before);
    assert_eq!(send(&format!("meadhall={token}")).await.expect("an answer").status(), StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_are_unguessable_and_out_of_reach_of_scripts() {
    let server = TestServer::open().await;
    let mut tokens = std::collections::BTreeSet::new();
    for path in ["/", "/new", "/table/none", "/guide/vaalbara", "/join/none"] {
        let answer = server.client().get(path).await;
        let cookies: Vec<&str> =
            answer.headers().get_all("set-cookie").iter().filter_map(|c| c.to_str().ok()).collect();
        assert_eq!(cookies.len(), 1, "{path}: {cookies:?}");
        let mut words = cookies[0].split("; ");
        let token = words.next().and_then(|pair| pair.strip_prefix("meadhall=")).expect("a token");
        assert!(token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit()), "{token}");
        let rest: Vec<&str> = words.collect();
        assert!(rest.contains(&"HttpOnly") && rest.contains(&"SameSite=Lax") && rest.contains(&"Path=/"), "{rest:?}");
        assert!(tokens.insert(token.to_owned()), "every newcomer gets a token of her own");
    }
    let anna = server.client();
    let first = anna.get("/").await;
    assert!(first.headers().contains_key("set-cookie"));
    assert!(!anna.get("/").await.headers().contains_key("set-cookie"), "who has one keeps it");
    let answer = anna.post("/lang", &[("lang", "cs"), ("back", "/")]).await;
    let lang = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok()).expect("a cookie");
    assert!(lang.contains("HttpOnly") && lang.contains("SameSite=Lax"), "{lang}");
    // Files that everybody shares carry no cookie.
    let page = anna.page("/").await;
    let sheet = page.split("href=\"").filter_map(|rest| rest.split('"').next()).find(|url| url.ends_with(".css"));
    let file = server.client().get(sheet.expect("a style sheet")).await;
    assert!(file.status().is_success() && !file.headers().contains_key("set-cookie"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_taken_once_and_a_new_one_ends_the_old() {
    let server = TestServer::open().await;
    let (anna, bert, cleo) = (server.client(), server.client(), server.client());
    let table = anna.open(&["me", "friend", "friend"], &[]).await;
    let links = invitations(&anna.page(&table).await);
    assert_eq!(links.len(), 2);
    assert!(links.iter().all(|link| link.len() == "/join/".len() + 64), "{links:?}");
    // Looking at one does not spend it; a made-up one is worth nothing.
    for _ in 0..3 {
        assert_eq!(cleo.get(&links[0]).await.status(), StatusCode::OK);
    }
    for made_up in ["/join/0000", "/join/%27%20OR%201=1", &format!("/join/{}", "0".repeat(64))] {
        assert_eq!(cleo.get(made_up).await.status(), StatusCode::GONE, "{made_up}");
        assert_eq!(cleo.status(made_up, &[("name", "Cleo")]).await, 410, "{made_up}");
    }
    bert.send(&links[0], &[("name", "Bert")]).await;
    for client in [&bert, &cleo, &anna] {
        assert_eq!(client.get(&links[0]).await.status(), StatusCode::GONE);
        assert_eq!(client.status(&links[0], &[("name", "Thief")]).await, 410);
    }
    // Renewing: by the host, and only for a seat that nobody has taken.
    assert_eq!(bert.status(&format!("{table}/invite"), &[("seat", "3")]).await, 403);
    assert_eq!(anna.status(&format!("{table}/invite"), &[("seat", "2")]).await, 410);
    assert_eq!(anna.status(&format!("{table}/invite"), &[("seat", "5")]).await, 404);
    anna.send(&format!("{table}/invite"), &[("seat", "3")]).await;
    let renewed = invitations(&anna.page(&table).await);
    assert_eq!(renewed.len(), 1);
    assert_ne!(renewed[0], links[1]);
    assert_eq!(cleo.get(&links[1]).await.status(), StatusCode::GONE);
    assert_eq!(cleo.status(&links[1], &[("name", "Cleo")]).await, 410);
    cleo.send(&renewed[0], &[("name", "Cleo")]).await;
    let stored = Book::open(server.data.path()).await.read(&table).await;
    assert_eq!(stored.table.phase, "playing");
    assert!(stored.seats.iter().all(|seat| seat.invitation.is_none() && seat.owner.is_some()));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_take_one_invitation_at_once_one_gets_the_seat() {
    let server = TestServer::open().await;
    let anna = server.client();
    let table = anna.open(&["me", "friend"], &[]).await;
    let link = invitations(&anna.page(&table).await).remove(0);
    let clients: Vec<Client> = (0..12).map(|_| server.client()).collect();
    let racing = clients.iter().map(|client| {
        let (client, link) = (client.clone(), link.clone());
        tokio::spawn(async move { client.status(&link, &[("name", "Bert")]).await })
    });
    let mut statuses = Vec::new();
    for runner in racing.collect::<Vec<_>>() {
        statuses.push(runner.await.expect("an answer"));
    }
    statuses.sort_unstable();
    assert_eq!(statuses[0], 303);
    assert!(statuses[1..].iter().all(|status| *status == 410), "{statuses:?}");
    let mut seated = 0;
    for client in &clients {
        seated += usize::from(client.get(&format!("{table}?seat=2")).await.status().is_success());
    }
    assert_eq!(seated, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seed_is_named_only_at_the_end() {
    let server = TestServer::open().await;
    let ([anna, bert, cleo], table, book) = three(&server).await;
    let dora = server.client();
    let stored = book.read(&table).await;
    let hash = stored.replay().parts().commitment();
    let seed = meadhall_engine::hex(&stored.replay().parts().mix().0);
    for client in [&anna, &bert, &cleo, &dora] {
        for path in [table.clone(), format!("{table}/part"), format!("{table}?log=all"), format!("{table}/report")] {
            let text = client.page(&path).await;
            assert!(!text.contains(&stored.table.server_part) && !text.contains(&seed), "{path}");
            assert!(text.contains(&hash), "its hash is shown from the start: {path}");
        }
        assert_eq!(client.get(&format!("{table}/record")).await.status(), StatusCode::CONFLICT);
        assert_eq!(client.get(&format!("{table}/replay?at=0")).await.status(), StatusCode::CONFLICT);
        assert_eq!(client.status(&format!("{table}/continue"), &[("at", "0"), ("level", "easy")]).await, 409);
    }
    assert!(version(&anna.page(&table).await) > 0);
}
