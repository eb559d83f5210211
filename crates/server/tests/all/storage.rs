//! What goes wrong with disks, folders and files: one clear line, nothing lost, nothing half written.

use crate::support::book::{Book, id};
use crate::support::play::{Draw, Sitter, choices, decide, play, play_on};
use crate::support::{Client, TestServer, ample};
use meadhall_server::{Config, Limits, Server};
use meadhall_words::{Lang, Words};
use std::net::SocketAddr;
use std::path::Path;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

/// Why a server does not start.
async fn refusal(data: &Path, address: SocketAddr) -> String {
    let config = Config { address, ..Config::new(data.to_owned()) };
    let Err(error) = Server::start(config).await else { panic!("it starts") };
    let line = error.to_string();
    assert!(!line.contains('\n') && line.len() < 300, "{line}");
    line
}

fn anywhere() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], 0))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_data_folder_that_cannot_be_used_is_named_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    std::fs::write(&file, "no folder").expect("a file");
    for data in [file.clone(), file.join("below")] {
        let line = refusal(&data, anywhere()).await;
        assert!(line.contains(&data.display().to_string()) && line.contains("--data"), "{line}");
    }
    // Something else is where the database should be.
    let taken = folder.path().join("taken");
    std::fs::create_dir_all(taken.join("meadhall.sqlite")).expect("a folder");
    assert!(refusal(&taken, anywhere()).await.contains("--data"));
    let garbled = folder.path().join("garbled");
    std::fs::create_dir_all(&garbled).expect("a folder");
    let text = "this is no database, but it is long enough to look like one".repeat(100);
    std::fs::write(garbled.join("meadhall.sqlite"), &text).expect("a file");
    assert!(refusal(&garbled, anywhere()).await.contains("--data"));
    let after = std::fs::read_to_string(garbled.join("meadhall.sqlite")).expect("a file");
    assert_eq!(after, text, "what is not ours is left alone");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_a_newer_program_is_left_alone() {
    let server = TestServer::open().await;
    let data = server.close().await;
    let book = Book::open(data.path()).await;
    sqlx::query("INSERT INTO _sqlx_migrations VALUES (9999, 'future', CURRENT_TIMESTAMP, 1, x'00', 1)")
        .execute(&book.pool)
        .await
        .expect("a row");
    book.pool.close().await;
    let line = refusal(data.path(), anywhere()).await;
    assert!(line.contains("newer Meadhall") && line.contains("9999") && !line.contains("migration"), "{line}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_port_or_a_folder_in_use_is_named_in_one_line() {
    let server = TestServer::open().await;
    let other = tempfile::tempdir().expect("a folder");
    let line = refusal(other.path(), server.address).await;
    assert!(line.contains(&server.address.to_string()) && line.contains("in use"), "{line}");
    let line = refusal(server.data.path(), anywhere()).await;
    assert!(line.contains("in use") && line.contains("--data"), "{line}");
    let line = refusal(other.path(), SocketAddr::from(([0, 0, 0, 0], 0))).await;
    assert!(line.contains("--listen-beyond-loopback"), "{line}");
    // Both are free again once the server has stopped.
    let address = server.address;
    let data = server.close().await;
    let config = Config { address, ..Config::new(data.path().to_owned()) };
    assert!(Server::start(config).await.is_ok());
}

/// Fills the database until it refuses more, and says how many tables went in.
async fn fill(client: &Client) -> usize {
    let deck = format!("{}\n# {}", meadhall_vaalbara::data::BUILT_IN, "x".repeat(30_000));
    let fields = [("game", "vaalbara"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "friend"), ("option-deck", &deck)];
    for n in 0..200 {
        match client.status("/new", &fields).await {
            303 => {}
            status => {
                assert_eq!(status, 507);
                return n;
            }
        }
    }
    panic!("it never fills up");
}

/// Makes a move where there is one to make. False if there was no room for it: then nothing has changed.
async fn goes_on(sitter: Sitter<'_>, table: &str, book: &Book, played: &mut usize) -> bool {
    let (offered, now) = choices(sitter, table).await;
    let Some(action) = offered.first() else { return true };
    let before = book.read(table).await;
    let page = sitter.client.page(table).await;
    let fields = [("seat", &*sitter.seat.to_string()), ("version", &now.to_string()), ("action", action)];
    let answer = sitter.client.post(&format!("{table}/play"), &fields).await;
    let status = answer.status().as_u16();
    if status == 303 {
        *played += 1;
        return true;
    }
    assert_eq!(status, 507);
    let text = answer.text().await.expect("text");
    assert!(text.contains(&Words::house(Lang::En).say("problem-disk-full")), "{text}");
    assert_eq!(book.read(table).await, before, "half a move was written");
    assert_eq!(sitter.client.page(table).await, page, "the page shows a move that is not stored");
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room() {
    let pages = Some(220);
    let server = TestServer::with(Limits { pages, ..ample() }).await;
    let (anna, bert) = (server.client(), server.client());
    let mut tables = Vec::new();
    for _ in 0..12 {
        tables.push(anna.invite(&[(&bert, "Bert")], &[]).await);
    }
    let lobby = anna.open(&["me", "friend"], &[]).await;
    let link = crate::support::invitations(&anna.page(&lobby).await).remove(0);
    let sitters = [Sitter { client: &anna, seat: 1 }, Sitter { client: &bert, seat: 2 }];
    let mut draw = Draw(1);
    for step in 0..6 {
        decide(sitters[step % 2], &tables[0], &mut draw).await;
    }
    let book = Book::open(server.data.path()).await;
    assert!(fill(&anna).await > 3);
    // Moves go on until the last page is used; the first that finds no room changes nothing.
    let (sitter, table) = 'full: loop {
        let mut played = 0;
        for table in &tables {
            for sitter in sitters {
                if !goes_on(sitter, table, &book, &mut played).await {
                    break 'full (sitter, table.clone());
                }
            }
        }
        assert!(played > 0, "there is always room");
    };
    // Nothing else is half done either: no table is opened, and who finds no room to sit down has not sat down.
    assert_eq!(fill(&anna).await, 0);
    let joined = match bert.status(&link, &[("name", "Bert"), ("part", &"p".repeat(200))]).await {
        507 => false,
        status => status == 303,
    };
    assert_eq!(book.read(&lobby).await.table.phase, if joined { "playing" } else { "lobby" });
    assert_eq!(anna.page(&lobby).await.contains(&link), !joined);
    assert_eq!(book.integrity().await, "ok");
    book.read(&table).await.replay();
    // Somebody makes room: the very same choice is accepted now.
    sqlx::query("DELETE FROM tables WHERE length(options) > 10000").execute(&book.pool).await.expect("room");
    let (offered, now) = choices(sitter, &table).await;
    assert_eq!(play(sitter, &table, now, &offered[0]).await, 303);
    if !joined {
        bert.send(&link, &[("name", "Bert")]).await;
    }
    play_on(&sitters, &table, &mut draw).await;
    book.read(&table).await.replay();
    assert_eq!(book.integrity().await, "ok");
    book.pool.close().await;
    // A restart with more room finds everything.
    let server = TestServer::over(server.close().await, ample()).await;
    assert!(crate::support::play::is_over(&anna.at(server.address), &table).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_is_an_error_page_and_no_more() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let mut tables = Vec::new();
    for _ in 0..5 {
        let table = anna.open(&["me", "here", "friend"], &[("listed", "yes")]).await;
        bert.send(&format!("{table}/sit"), &[("seat", "3"), ("name", "Bert")]).await;
        decide(Sitter { client: &anna, seat: 1 }, &table, &mut Draw(1)).await.expect("a choice");
        tables.push(table);
    }
    let data = server.close().await;
    let book = Book::open(data.path()).await;
    let harm = [
        "UPDATE moves SET n = n + 1 WHERE table_id = ?",
        "UPDATE moves SET action = 'assign elephant' WHERE table_id = ?",
        "UPDATE tables SET start = 'nothing' WHERE id = ?",
        "UPDATE tables SET server_part = 'zz' WHERE id = ?",
        "UPDATE tables SET options = '{\"deck\"' WHERE id = ?",
    ];
    for (table, harm) in tables.iter().zip(harm) {
        sqlx::query(harm).bind(id(table)).execute(&book.pool).await.expect("damage");
    }
    book.pool.close().await;
    let server = TestServer::over(data, ample()).await;
    let [anna, bert] = [&anna, &bert].map(|client| client.at(server.address));
    for table in &tables {
        for path in ["", "?seat=1", "/part", "/events", "/report", "/record"] {
            let answer = anna.get(&format!("{table}{path}")).await;
            assert_eq!(answer.status(), 503, "{table}{path}");
        }
        assert_eq!(anna.status(&format!("{table}/undo"), &[("seat", "1")]).await, 503);
        let page = anna.get(table).await.text().await.expect("text");
        assert!(page.contains("<h1>"), "{page}");
    }
    // Everything else goes on, and the first page leaves out what it cannot read.
    let home = anna.page("/").await;
    assert!(tables.iter().all(|table| !home.contains(table.as_str())));
    assert!(server.client().page("/").await.contains("action=\"/quick\""));
    let sound = anna.invite(&[(&bert, "Bert")], &[]).await;
    // A position that cannot be read does no harm as long as the turns lead there.
    let book = Book::open(server.data.path()).await;
    sqlx::query("UPDATE snapshots SET body = x'00' WHERE table_id = ?")
        .bind(id(&sound))
        .execute(&book.pool)
        .await
        .expect("damage");
    book.pool.close().await;
    let server = TestServer::over(server.close().await, ample()).await;
    let [anna, bert] = [&anna, &bert].map(|client| client.at(server.address));
    assert!(anna.page("/").await.contains(&sound));
    let sitters = [Sitter { client: &anna, seat: 1 }, Sitter { client: &bert, seat: 2 }];
    play_on(&sitters, &sound, &mut Draw(2)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_number_in_a_stored_position_brings_the_server_down() {
    let server = TestServer::open().await;
    let anna = server.client();
    let table = anna.open(&["me", "here", "here"], &[]).await;
    let sitters = [1, 2, 3].map(|seat| Sitter { client: &anna, seat });
    let mut draw = Draw(3);
    for step in 0..30 {
        decide(sitters[step % 3], &table, &mut draw).await;
    }
    let book = Book::open(server.data.path()).await;
    let page = book.read(&table).await;
    let mut statuses = std::collections::BTreeMap::<u16, usize>::new();
    for n in 0..150 {
        let mut damaged = page.clone();
        damaged.table.id = format!("{n:018x}");
        let text = &mut damaged.turns.last_mut().expect("a turn").position;
        for _ in 0..=draw.below(3) {
            let digits: Vec<usize> = text.match_indices(|c: char| c.is_ascii_digit()).map(|(at, _)| at).collect();
            let at = *draw.pick(&digits);
            let new = *draw.pick(&["0", "1", "7", "9", "25", "255", "-1"]);
            text.replace_range(at..=at, new);
        }
        book.write(&damaged).await;
        let copy = format!("/table/{}", damaged.table.id);
        for path in ["?seat=1", "?seat=2", "?seat=3", "/report"] {
            let status = anna.get(&format!("{copy}{path}")).await.status().as_u16();
            assert!([200, 503].contains(&status), "{status}: {}", damaged.turns.last().expect("a turn").position);
            *statuses.entry(status).or_default() += 1;
        }
        for seat in ["1", "2", "3"] {
            let fields = [("seat", seat), ("version", "9999999999999"), ("action", "take 1")];
            let status = anna.status(&format!("{copy}/play"), &fields).await;
            assert!(status == 303 || status == 503 || (400..500).contains(&status), "{status}");
        }
    }
    assert!(statuses.len() == 2, "both kinds of damage were there: {statuses:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_hangs_up_in_the_middle_leaves_nothing_half_done() {
    let server = TestServer::open().await;
    let anna = server.client();
    let table = anna.open(&["me", "here"], &[]).await;
    let book = Book::open(server.data.path()).await;
    let mut draw = Draw(4);
    let mut hung_up = 0;
    while !crate::support::play::is_over(&anna, &table).await {
        for seat in [1, 2] {
            let sitter = Sitter { client: &anna, seat };
            let (offered, now) = choices(sitter, &table).await;
            let Some(action) = offered.get(draw.below(offered.len())) else { continue };
            let body = format!("seat={seat}&version={now}&action={}", action.replace(' ', "+"));
            let request = format!(
                "POST {table}/play HTTP/1.1\r\nhost: localhost\r\ncookie: {}\r\n\
                 content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{body}",
                anna.cookies(),
                body.len()
            );
            let mut stream = TcpStream::connect(server.address).await.expect("a connection");
            stream.write_all(request.as_bytes()).await.expect("sent");
            for _ in 0..draw.below(200) {
                tokio::task::yield_now().await;
            }
            // Gone, before the answer or after it.
            drop(stream);
            hung_up += 1;
            let (_, after) = choices(sitter, &table).await;
            if after == now {
                // The request was never read: then it never happened, and she clicks again.
                let status = play(sitter, &table, now, action).await;
                assert!(status == 303 || status == 409, "{status}");
            }
        }
    }
    assert!(hung_up > 25);
    let stored = book.read(&table).await;
    stored.replay();
    // What is in memory is what is on the disk.
    let record = anna.page(&format!("{table}/record")).await;
    let server = TestServer::over(server.close().await, ample()).await;
    assert_eq!(anna.at(server.address).page(&format!("{table}/record")).await, record);
}
