//! What a game takes: on the disk, and in memory while nobody uses it.

use crate::support::play::{Draw, Sitter, is_over};
use crate::support::{TestServer, ample};
use meadhall_blood_rage::BloodRage;
use meadhall_engine::{AnyTable, Chance, Game, Options, Quick, SeedParts, Table, TableGame};
use meadhall_vaalbara::Vaalbara;
use meadhall_valhalla::Valhalla;
use std::time::Duration;

/// A finished game of four as it is stored: a row of its own for every turn, and a position after every sixteen.
fn stored_bytes<G: TableGame>(seed: u64) -> usize {
    let game = G::open(4, &Options::default()).expect("a game of four");
    let mut table = Table::new(game, &[], SeedParts::from_number(seed));
    let mut quick = Quick::new(seed);
    table.play_forced();
    while let Some(seat) = table.pending().first() {
        let choices = table.legal(seat);
        table.play(seat, choices[quick.index(choices.len())]).expect("legal");
        table.play_forced();
    }
    let count = table.turns().len();
    // Besides what is written a row has its table's id, numbers and its head, and its place in an index.
    let row = |text: usize| text + 60;
    let turns: usize = table.stored_turns(0).iter().map(|turn| row(turn.action.len())).sum();
    let kept = (0..=count).filter(|turns| turns % 16 == 0 || *turns == count);
    let positions: usize = kept.map(|turns| row(table.stored_snapshot(turns).expect("a position").body.len())).sum();
    turns + positions
}

#[test]
fn finished_games_of_four_are_small() {
    let most = |of: fn(u64) -> usize| (1..=5).map(of).max().expect("a game");
    for (game, bytes, kib) in [
        (BloodRage::ID, most(stored_bytes::<BloodRage>), 120),
        (Valhalla::ID, most(stored_bytes::<Valhalla>), 100),
        (Vaalbara::ID, most(stored_bytes::<Vaalbara>), 25),
    ] {
        println!("{game}: {bytes} bytes");
        assert!(bytes <= kib * 1024, "{game} takes {bytes} bytes");
    }
}

/// The database of a hall with games that are over is as small as the games.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_takes_little_room_on_the_disk() {
    let server = TestServer::with(ample()).await;
    let anna = server.client();
    let size = async |server: &TestServer| {
        let book = crate::support::book::Book::open(server.data.path()).await;
        let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&book.pool).await.expect("a count");
        book.pool.close().await;
        pages * 4
    };
    let before = size(&server).await;
    const GAMES: i64 = 3;
    for game in 0..GAMES {
        let table = anna.open(&["me", "here", "here", "here"], &[]).await;
        let mut draw = Draw(game as u64);
        while !is_over(&anna, &table).await {
            for seat in 1..=4 {
                crate::support::play::decide(Sitter { client: &anna, seat }, &table, &mut draw).await;
            }
        }
    }
    let kib = (size(&server).await - before) / GAMES;
    assert!(kib <= 25, "a game takes {kib} KiB");
}

/// Of the tables that nobody uses right now only so many keep their games in memory, however lately they were used.
#[tokio::test(flavor = "multi_thread")]
async fn only_so_many_games_stay_in_memory() {
    let mut limits = ample();
    limits.awake = 2;
    limits.waits.round = Duration::from_millis(20);
    let server = TestServer::with(limits).await;
    let anna = server.client();
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(anna.open(&["me", "here"], &[]).await);
    }
    let gauge = async |name: &str| {
        let metrics = anna.page("/metrics").await;
        let line = metrics.lines().find_map(|line| line.strip_prefix(&format!("meadhall_{name} ")));
        line.and_then(|count| count.parse::<usize>().ok()).expect("a count")
    };
    let resting = async {
        while gauge("tables_awake").await > 2 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), resting).await.expect("the others rest");
    assert_eq!(gauge("tables").await, 6);
    // Nobody notices.
    for table in &tables {
        crate::support::play::decide(Sitter { client: &anna, seat: 1 }, table, &mut Draw(1)).await.expect("a choice");
    }
}

/// A table that nobody uses is at rest and shows the same when somebody comes back.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_at_rest_is_the_same_table() {
    let mut limits = ample();
    limits.waits.rest = Duration::from_millis(1);
    limits.waits.round = Duration::from_millis(5);
    let server = TestServer::with(limits).await;
    let anna = server.client();
    let table = anna.open(&["me", "here", "bot-easy"], &[]).await;
    let mut draw = Draw(5);
    while !is_over(&anna, &table).await {
        for seat in [1, 2] {
            let page = anna.page(&format!("{table}?seat={seat}")).await;
            tokio::time::sleep(Duration::from_millis(15)).await;
            let offered = crate::support::values(&page, "action");
            if offered.is_empty() {
                continue;
            }
            let fields = [
                ("seat", &*seat.to_string()),
                ("version", &crate::support::version(&page).to_string()),
                ("action", &offered[draw.below(offered.len())]),
            ];
            assert_eq!(anna.status(&format!("{table}/play"), &fields).await, 303);
        }
    }
    crate::support::play::replayed(&anna, &table).await;
}
