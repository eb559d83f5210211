//! Nothing lost where nothing can be written: a full file system, a file that may not grow, a database that another program
//! holds. Whatever was answered with a success is there after a kill, and nothing else is.

use crate::support::book::{Book, Page};
use crate::support::play::Draw;
use crate::support::process::Process;
use crate::support::{Client, blood_rage, invitations, valhalla, version};
use sqlx::{Connection, SqliteConnection};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// A small file system of its own, gone with this value.
struct Disk(tempfile::TempDir);

impl Disk {
    /// Mounts one; none where that is not allowed.
    fn mount() -> Option<Disk> {
        let folder = tempfile::tempdir().expect("a folder");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=20m", "tmpfs"]).arg(folder.path());
        let mounted = mount.output().is_ok_and(|output| output.status.success());
        mounted.then_some(Disk(folder))
    }

    fn filler(&self) -> PathBuf {
        self.0.path().join("filler")
    }

    /// Fills it to the last byte.
    fn fill(&self) {
        let mut file = std::fs::File::create(self.filler()).expect("a file");
        for size in [1 << 16, 1 << 10, 1] {
            while file.write_all(&vec![b'x'; size]).is_ok() {}
        }
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // Lazily: a server that a failed test leaves behind may still be using it.
        let _ = Command::new("umount").arg("-l").arg(self.0.path()).status();
    }
}

/// Keeps the log of the database from being used again from its beginning, so that every commit needs more room.
struct Onlooker(SqliteConnection);

impl Onlooker {
    async fn look(data: &Path) -> Onlooker {
        let file = format!("sqlite://{}", data.join("meadhall.sqlite").display());
        let mut connection = SqliteConnection::connect(&file).await.expect("a connection");
        sqlx::raw_sql("BEGIN; SELECT count(*) FROM turns").execute(&mut connection).await.expect("a snapshot");
        Onlooker(connection)
    }

    /// Looks away, and moves the whole log into the database.
    async fn look_away(mut self) {
        sqlx::raw_sql("ROLLBACK").execute(&mut self.0).await.expect("the end of a snapshot");
        // Bots may be writing; then a little later.
        for _ in 0..200 {
            let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
            let (busy, _, _): (i64, i64, i64) = sqlx::query_as(sql).fetch_one(&mut self.0).await.expect("a checkpoint");
            if busy == 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("the log never empties");
    }
}

/// A table that one client plays at, and what was answered there.
struct Seated {
    client: Client,
    table: String,
    game: &'static str,
    seats: Vec<usize>,
    answered: Vec<String>,
    draw: Draw,
}

/// What was answered to one choice.
#[derive(Debug)]
struct Told {
    status: u16,
    later: Option<String>,
}

impl Seated {
    async fn open(server: &Process, game: &'static str, sitters: &[&str], seed: u64) -> Seated {
        let client = server.client();
        // Bots among themselves take their time, so that they are still at it when nothing can be stored.
        let pace = if sitters.contains(&"me") { "swift" } else { "steady" };
        let table = client.open(sitters, &[("game", game), ("pace", pace)]).await;
        let seats = (1..=sitters.len()).filter(|n| !sitters[n - 1].starts_with("bot")).collect();
        Seated { client, table, game, seats, answered: Vec::new(), draw: Draw(seed) }
    }

    /// Waits until it is the client's turn: a bot that cannot move would keep it for itself.
    async fn ready(&mut self) {
        while !self.seats.is_empty() {
            for seat in &self.seats {
                let page = self.client.page(&format!("{}?seat={seat}", self.table)).await;
                if !crate::support::values(&page, "action").is_empty() {
                    return;
                }
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Lets the first of the client's seats decide that has something to decide.
    async fn decide(&mut self) -> Option<Told> {
        for seat in self.seats.clone() {
            let page = self.client.page(&format!("{}?seat={seat}", self.table)).await;
            let offers = match self.game {
                "valhalla" => valhalla::offers(&page, &mut self.draw),
                _ => blood_rage::offers(&page, &mut self.draw),
            };
            let Some(action) = blood_rage::any(&offers, &mut self.draw).cloned() else { continue };
            let fields = [("seat", &*seat.to_string()), ("version", &version(&page).to_string()), ("action", &action)];
            let answer = self.client.post(&format!("{}/play", self.table), &fields).await;
            let later = answer.headers().get("retry-after").and_then(|value| value.to_str().ok()).map(str::to_owned);
            let status = answer.status().as_u16();
            if status == 303 {
                self.answered.push(format!("{seat}: {action}"));
            } else {
                let after = self.client.page(&format!("{}?seat={seat}", self.table)).await;
                // Where there are bots they may have found room for a move.
                let bots = self.seats.len() == 1;
                assert!(bots || after == page, "{status} for `{action}`, and the page is another");
            }
            return Some(Told { status, later });
        }
        None
    }

    /// Decides until that was answered so many times, with the status that is expected; says which others there were.
    async fn decide_times(&mut self, times: usize, expected: u16) -> BTreeMap<u16, usize> {
        let mut statuses = BTreeMap::new();
        if self.seats.is_empty() {
            return BTreeMap::from([(expected, 0)]);
        }
        for _ in 0..2_000 {
            if statuses.get(&expected).is_some_and(|count| *count >= times) {
                return statuses;
            }
            match self.decide().await {
                Some(told) => *statuses.entry(told.status).or_default() += 1,
                None => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        }
        panic!("{} is not answered {expected}: {statuses:?}", self.table);
    }

    fn check(&self, stored: &Page) {
        assert_eq!(stored.table.game, self.game);
        stored.replay_any();
        let own =
            |turn: &&crate::support::book::TurnRow| !turn.by_table && self.seats.contains(&(turn.seat as usize + 1));
        let kept: Vec<String> =
            stored.turns.iter().filter(own).map(|turn| format!("{}: {}", turn.seat + 1, turn.action)).collect();
        // A choice that was put together of parts is stored in another form: there only what it is for counts.
        let same = |kept: &String, told: &String| match told.matches(':').count() {
            1 => kept == told,
            _ => kept.split(' ').nth(1) == told.split([' ', ':']).nth(2),
        };
        let all = kept.len() == self.answered.len() && kept.iter().zip(&self.answered).all(|(a, b)| same(a, b));
        assert!(all, "{} {}: stored {kept:#?}, answered {:#?}", self.game, self.table, self.answered);
    }
}

/// Tables of all games, with bots and without.
async fn tables(server: &Process) -> Vec<Seated> {
    let kinds: [(&str, &[&str]); 8] = [
        ("vaalbara", &["me", "here"]),
        ("vaalbara", &["me", "bot-easy", "bot-easy"]),
        ("blood-rage", &["me", "here"]),
        ("blood-rage", &["bot-easy", "me", "bot-easy"]),
        ("valhalla", &["me", "here", "here"]),
        ("valhalla", &["me", "bot-easy"]),
        ("valhalla", &["bot-easy", "bot-easy"]),
        ("blood-rage", &["bot-easy", "bot-easy"]),
    ];
    let mut tables = Vec::new();
    for (n, (game, sitters)) in kinds.into_iter().enumerate() {
        tables.push(Seated::open(server, game, sitters, n as u64 + 1).await);
    }
    tables
}

/// A table that waits for one more, with the address of her invitation.
async fn lobby(client: &Client, game: &str) -> (String, String) {
    let table = client.open(&["me", "friend"], &[("game", game)]).await;
    let link = invitations(&client.page(&table).await).remove(0);
    (table, link)
}

/// Plays on a server until nothing can be stored, then while it cannot, then when it can again; kills it and compares what
/// is stored with what was answered.
async fn nothing_is_lost(
    server: Process,
    data: &Path,
    restart: impl AsyncFnOnce() -> Process,
    use_up: impl AsyncFnOnce(),
    make_room: impl AsyncFnOnce(),
    refusal: u16,
) {
    let mut tables = tables(&server).await;
    let host = server.client();
    let (waiting, link) = lobby(&host, "blood-rage").await;
    for table in &mut tables {
        table.decide_times(3, 303).await;
        table.ready().await;
    }
    use_up().await;
    // Every table is refused several times in a row, and some find room for the last small change before that.
    for table in &mut tables {
        let statuses = table.decide_times(3, refusal).await;
        assert!(statuses.keys().all(|status| [303, refusal].contains(status)), "{statuses:?}");
        let statuses = table.decide_times(1, refusal).await;
        assert_eq!(statuses.len(), 1, "it is refused, and then confirmed: {statuses:?}");
    }
    // So is whoever wants to open a table or to sit down.
    let opening = [("game", "vaalbara"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "friend")];
    assert_eq!(host.status("/new", &opening).await, refusal);
    let client = server.client();
    assert_eq!(client.status(&link, &[("name", "Bert")]).await, refusal);
    assert!(host.page(&waiting).await.contains(&link), "nobody has sat down");
    make_room().await;
    for table in &mut tables {
        let statuses = table.decide_times(5, 303).await;
        assert_eq!(statuses.len(), 1, "there is room, and still: {statuses:?}");
    }
    let opened = host.open(&["me", "friend"], &[]).await;
    assert_eq!(client.send(&link, &[("name", "Bert")]).await, waiting);
    check_log(&server.log());
    server.kill().await;
    let book = Book::open(data).await;
    assert_eq!(book.integrity().await, "ok");
    for table in &tables {
        table.check(&book.read(&table.table).await);
    }
    assert_eq!(book.read(&opened).await.table.phase, "lobby");
    let joined = book.read(&waiting).await;
    assert_eq!((joined.table.phase.as_str(), joined.seats[1].name.as_str()), ("playing", "Bert"));
    book.pool.close().await;
    // And everybody goes on.
    let server = restart().await;
    for table in &mut tables {
        table.client = table.client.at(server.address);
        table.decide_times(2, 303).await;
    }
    server.kill().await;
}

/// What went wrong stands in the log in one sentence, once for each time that it went wrong, however often bots tried again.
fn check_log(log: &[String]) {
    let wrong: Vec<&String> = log.iter().filter(|line| line.contains("nothing can be stored")).collect();
    let again = log.iter().filter(|line| line.contains("stored again")).count();
    assert!(!wrong.is_empty() && again >= 1, "{log:#?}");
    assert!(wrong.len() <= again + 1, "{log:#?}");
    assert_eq!(log.len(), wrong.len() + again, "something else stands in the log: {log:#?}");
}

/// On a file system without a byte left, where this test may mount one.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_file_system_loses_nothing() {
    let Some(disk) = Disk::mount() else {
        // What the operating system does not allow here, the next test does with a limit on a file's size.
        println!("no file system can be mounted here");
        return;
    };
    let data = disk.0.path().to_owned();
    let server = Process::start(&data).await;
    let onlooker = Onlooker::look(&data).await;
    let use_up = async || disk.fill();
    let make_room = async || std::fs::remove_file(disk.filler()).expect("room");
    nothing_is_lost(server, &data, async || Process::start(&data).await, use_up, make_room, 507).await;
    drop(onlooker);
}

/// With a log that cannot grow, everywhere.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_cannot_grow_loses_nothing() {
    const KIB: u32 = 3_000;
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_owned();
    let server = Process::start_limited(&data, KIB).await;
    let filler = server.client();
    let onlooker = Onlooker::look(&data).await;
    let deck = format!("{}\n# {}", meadhall_vaalbara::data::BUILT_IN, "x".repeat(60_000));
    let fields = [("game", "vaalbara"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "friend"), ("option-deck", &deck)];
    // First by much, then by little: a move that still found room would leave its table to a bot that finds none.
    let use_up = async || {
        for fields in [&fields[..], &fields[..4]] {
            while filler.status("/new", fields).await == 303 {}
        }
    };
    let make_room = async || onlooker.look_away().await;
    nothing_is_lost(server, &data, async || Process::start_limited(&data, KIB).await, use_up, make_room, 507).await;
}

/// Held by another program, twice in a row.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_another_program_holds_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path();
    let server = Process::start(data).await;
    let mut tables = tables(&server).await;
    let host = server.client();
    let (waiting, link) = lobby(&host, "valhalla").await;
    let client = server.client();
    let book = Book::open(data).await;
    for lock in ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"] {
        for table in &mut tables {
            table.decide_times(2, 303).await;
        }
        sqlx::raw_sql(lock).execute(&book.pool).await.expect("the lock");
        // Those without bots: at the others it may be a bot's turn, and stay so.
        for table in tables.iter_mut().filter(|table| table.seats.len() > 1) {
            let told = table.decide().await.expect("a choice");
            assert_eq!(told.status, 503);
            assert!(told.later.is_some_and(|seconds| seconds.parse::<u32>().is_ok()), "no Retry-After");
        }
        assert_eq!(client.status(&link, &[("name", "Bert")]).await, 503);
        assert!(host.page(&waiting).await.contains(&link), "nobody has sat down");
        sqlx::raw_sql("ROLLBACK").execute(&book.pool).await.expect("the end of the lock");
        for table in &mut tables {
            let statuses = table.decide_times(3, 303).await;
            assert_eq!(statuses.len(), 1, "it is free, and still: {statuses:?}");
        }
    }
    assert_eq!(client.send(&link, &[("name", "Bert")]).await, waiting);
    check_log(&server.log());
    server.kill().await;
    for table in &tables {
        table.check(&book.read(&table.table).await);
    }
    assert_eq!(book.read(&waiting).await.table.phase, "playing");
}
