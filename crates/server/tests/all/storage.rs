//! What goes wrong with disks, folders and files: one clear line, nothing lost, nothing half written.

use crate::house::book::{Book, id};
use crate::house::play::{Draw, Sitter, choices, decide, play, play_on};
use crate::house::{Guest, House, ample};
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
    let house = House::open().await;
    let data = house.close().await;
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
    let house = House::open().await;
    let other = tempfile::tempdir().expect("a folder");
    let line = refusal(other.path(), house.address).await;
    assert!(line.contains(&house.address.to_string()) && line.contains("in use"), "{line}");
    let line = refusal(house.data.path(), anywhere()).await;
    assert!(line.contains("in use") && line.contains("--data"), "{line}");
    let line = refusal(other.path(), SocketAddr::from(([0, 0, 0, 0], 0))).await;
    assert!(line.contains("--listen-beyond-loopback"), "{line}");
    // Both are free again once the server has stopped.
    let address = house.address;
    let data = house.close().await;
    let config = Config { address, ..Config::new(data.path().to_owned()) };
    assert!(Server::start(config).await.is_ok());
}

/// Fills the database until it refuses more, and says how many tables went in.
async fn fill(guest: &Guest) -> usize {
    let deck = format!("{}\n# {}", meadhall_vaalbara::data::BUILT_IN, "x".repeat(30_000));
    let fields = [("game", "vaalbara"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "friend"), ("option-deck", &deck)];
    for n in 0..200 {
        match guest.status("/new", &fields).await {
            303 => {}
            status => {
                assert_eq!(status, 507);
                return n;
            }
        }
    }
    panic!("it never fills up");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room() {
    let pages = Some(220);
    let house = House::with(Limits { pages, ..ample() }).await;
    let (anna, bert) = (house.guest(), house.guest());
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    let lobby = anna.open(&["me", "friend"], &[]).await;
    let link = crate::house::invitations(&anna.page(&lobby).await).remove(0);
    let sitters = [Sitter { guest: &anna, seat: 1 }, Sitter { guest: &bert, seat: 2 }];
    let mut draw = Draw(1);
    for step in 0..6 {
        decide(sitters[step % 2], &table, &mut draw).await;
    }
    let book = Book::open(house.data.path()).await;
    assert!(fill(&anna).await > 3);
    // Moves go on until the last page is used; the first that finds no room changes nothing.
    let mut played = 0;
    let sitter = loop {
        let mut refused = None;
        for sitter in sitters {
            let (offered, now) = choices(sitter, &table).await;
            let Some(action) = offered.first() else { continue };
            let before = book.read(&table).await;
            let page = sitter.guest.page(&table).await;
            let fields = [("seat", &*sitter.seat.to_string()), ("version", &now.to_string()), ("action", action)];
            let answer = sitter.guest.post(&format!("{table}/play"), &fields).await;
            match answer.status().as_u16() {
                303 => played += 1,
                status => {
                    assert_eq!(status, 507);
                    let text = answer.text().await.expect("text");
                    assert!(text.contains(&Words::house(Lang::En).say("problem-disk-full")), "{text}");
                    assert_eq!(book.read(&table).await, before, "half a move was written");
                    assert_eq!(sitter.guest.page(&table).await, page, "the page shows a move that is not stored");
                    refused = Some(sitter);
                }
            }
        }
        if let Some(sitter) = refused {
            break sitter;
        }
        assert!(played < 200, "there is always room");
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
    let house = House::over(house.close().await, ample()).await;
    assert!(crate::house::play::is_over(&anna.at(house.address), &table).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_is_an_error_page_and_no_more() {
    let house = House::open().await;
    let (anna, bert) = (house.guest(), house.guest());
    let mut tables = Vec::new();
    for _ in 0..5 {
        let table = anna.open(&["me", "here", "friend"], &[("listed", "yes")]).await;
        bert.send(&format!("{table}/sit"), &[("seat", "3"), ("name", "Bert")]).await;
        decide(Sitter { guest: &anna, seat: 1 }, &table, &mut Draw(1)).await.expect("a choice");
        tables.push(table);
    }
    let data = house.close().await;
    let book = Book::open(data.path()).await;
    let harm = [
        "UPDATE turns SET position = '{\"round\":' WHERE table_id = ?",
        "UPDATE turns SET action = 'assign elephant' WHERE table_id = ?",
        "UPDATE tables SET start = 'nothing' WHERE id = ?",
        "UPDATE tables SET server_part = 'zz' WHERE id = ?",
        "UPDATE tables SET options = '{\"deck\"' WHERE id = ?",
    ];
    for (table, harm) in tables.iter().zip(harm) {
        sqlx::query(harm).bind(id(table)).execute(&book.pool).await.expect("damage");
    }
    book.pool.close().await;
    let house = House::over(data, ample()).await;
    let [anna, bert] = [&anna, &bert].map(|guest| guest.at(house.address));
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
    assert!(house.guest().page("/").await.contains("action=\"/quick\""));
    let sound = anna.invite(&[(&bert, "Bert")], &[]).await;
    assert!(anna.page("/").await.contains(&sound));
    let sitters = [Sitter { guest: &anna, seat: 1 }, Sitter { guest: &bert, seat: 2 }];
    play_on(&sitters, &sound, &mut Draw(2)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_number_in_a_stored_position_brings_the_server_down() {
    let house = House::open().await;
    let anna = house.guest();
    let table = anna.open(&["me", "here", "here"], &[]).await;
    let sitters = [1, 2, 3].map(|seat| Sitter { guest: &anna, seat });
    let mut draw = Draw(3);
    for step in 0..30 {
        decide(sitters[step % 3], &table, &mut draw).await;
    }
    let book = Book::open(house.data.path()).await;
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
    let house = House::open().await;
    let anna = house.guest();
    let table = anna.open(&["me", "here"], &[]).await;
    let book = Book::open(house.data.path()).await;
    let mut draw = Draw(4);
    let mut hung_up = 0;
    while !crate::house::play::is_over(&anna, &table).await {
        for seat in [1, 2] {
            let sitter = Sitter { guest: &anna, seat };
            let (offered, now) = choices(sitter, &table).await;
            let Some(action) = offered.get(draw.below(offered.len())) else { continue };
            let body = format!("seat={seat}&version={now}&action={}", action.replace(' ', "+"));
            let request = format!(
                "POST {table}/play HTTP/1.1\r\nhost: localhost\r\ncookie: {}\r\n\
                 content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{body}",
                anna.cookies(),
                body.len()
            );
            let mut stream = TcpStream::connect(house.address).await.expect("a connection");
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
    let house = House::over(house.close().await, ample()).await;
    assert_eq!(anna.at(house.address).page(&format!("{table}/record")).await, record);
}
