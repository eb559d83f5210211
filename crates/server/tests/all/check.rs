//! A damaged database: the server says what to do about it, and what can be read is saved.

use crate::support::book::Book;
use crate::support::halls::{halls, owner, unpacked};
use crate::support::play::Draw;
use crate::support::{TestServer, ample};
use meadhall_server::{Config, Server, check_database};
use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::Path;

const PAGE: u64 = 4096;

/// Writes nonsense over a page of the database, counted from 1.
fn overwrite(data: &Path, page: u64, draw: &mut Draw) {
    let file = File::options().write(true).open(data.join("meadhall.sqlite")).expect("a database");
    let nonsense: Vec<u8> = (0..PAGE).map(|_| draw.number() as u8).collect();
    file.write_all_at(&nonsense, (page - 1) * PAGE).expect("damage");
}

/// A hall that is up to date and closed.
async fn hall() -> (tempfile::TempDir, Vec<crate::support::halls::Held>) {
    let (data, tables) = unpacked(&halls()[0]);
    (TestServer::over(data, ample()).await.close().await, tables)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sound_hall_is_saved_whole() {
    let (data, tables) = hall().await;
    let saved = tempfile::tempdir().expect("a folder");
    let file = saved.path().join("meadhall.sqlite");
    let report = check_database(data.path(), Some(&file)).await.expect("a report");
    assert_eq!((report.sound, report.saved, report.damaged.len()), (tables.len(), tables.len(), 0));
    assert!(report.faults.is_empty(), "{:?}", report.faults);
    let (old, new) = (Book::open(data.path()).await, Book::open(saved.path()).await);
    for held in &tables {
        assert_eq!(new.read(&held.address()).await, old.read(&held.address()).await);
    }
    // A second time it would overwrite something.
    let line = check_database(data.path(), Some(&file)).await.expect_err("it is there").to_string();
    assert!(line.contains("--save") && !line.contains('\n'), "{line}");
    // A database of the first version, which no newer server has opened, is saved as well.
    let (first, tables) = unpacked(&halls()[0]);
    let report = check_database(first.path(), Some(&saved.path().join("first.sqlite"))).await.expect("a report");
    assert_eq!((report.sound, report.saved), (tables.len(), tables.len()));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_be_read_of_a_damaged_hall_is_saved() {
    for seed in 1..=4 {
        let (data, tables) = hall().await;
        let whole = Book::open(data.path()).await;
        let mut before = Vec::new();
        for held in &tables {
            before.push(whole.read(&held.address()).await);
        }
        whole.pool.close().await;
        let pages = std::fs::metadata(data.path().join("meadhall.sqlite")).expect("a file").len() / PAGE;
        let mut draw = Draw(seed);
        for _ in 0..5 {
            // The first page says what lies where; without it there is only a backup.
            overwrite(data.path(), 2 + draw.below(pages as usize - 1) as u64, &mut draw);
        }
        let saved = tempfile::tempdir().expect("a folder");
        let report = check_database(data.path(), Some(&saved.path().join("meadhall.sqlite"))).await.expect("a report");
        assert!(report.sound * 2 > tables.len(), "seed {seed}: {report:?}");
        assert!(!report.faults.is_empty(), "seed {seed}: five pages are nonsense, and nobody finds it");
        let server = TestServer::over(saved, ample()).await;
        let client = owner(format!("http://{}", server.address));
        let book = Book::open(server.data.path()).await;
        assert_eq!(book.integrity().await, "ok");
        let lost: Vec<&str> =
            report.damaged.iter().filter(|table| table.turns.is_none()).map(|table| table.id.as_str()).collect();
        let mut shown = 0;
        for (held, before) in tables.iter().zip(&before) {
            let answer = client.get(&held.address()).await;
            if answer.status() == 404 {
                assert!(lost.contains(&held.id.as_str()), "seed {seed}: {} is missing", held.id);
                continue;
            }
            assert_eq!(answer.status(), 200, "seed {seed}: {}", held.id);
            let after = book.read(&held.address()).await;
            assert_eq!(after.turns[..], before.turns[..after.turns.len()], "seed {seed}: {} is another", held.id);
            let damaged = report.damaged.iter().any(|table| table.id == held.id);
            assert!(damaged || after == *before, "seed {seed}: {} is said to be whole", held.id);
            shown += 1;
        }
        assert_eq!(shown, report.saved, "seed {seed}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_over_a_damaged_database_names_the_check() {
    let (data, _) = hall().await;
    let book = Book::open(data.path()).await;
    let root: i64 = sqlx::query_scalar("SELECT rootpage FROM sqlite_master WHERE name = 'tables_by_phase'")
        .fetch_one(&book.pool)
        .await
        .expect("a page");
    book.pool.close().await;
    overwrite(data.path(), root as u64, &mut Draw(7));
    let config = Config { address: ([127, 0, 0, 1], 0).into(), ..Config::new(data.path().to_owned()) };
    let Err(error) = Server::start(config).await else { panic!("it starts") };
    let line = error.to_string();
    assert!(line.contains("damaged") && line.contains("meadhall hall check") && !line.contains('\n'), "{line}");
    let report = check_database(data.path(), None).await.expect("a report");
    assert!(report.damaged.is_empty() && !report.faults.is_empty(), "only an index is gone: {report:?}");
}
