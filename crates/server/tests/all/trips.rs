//! What a move costs the database: how often a server asks it for something and waits.

use crate::cluster::Cluster;
use crate::support::TestServer;
use crate::support::play::{Draw, Sitter, choices};
use meadhall_server::Location;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, UnixStream};

/// The statements that were sent, each with a wait for its answer.
type Trips = Arc<Mutex<Vec<String>>>;

/// A line to a database on which every trip is written down; its address.
async fn line(database: &str) -> (String, Trips) {
    let (path, folder) = database.split_once("?host=").expect("a folder");
    let name = path.rsplit('/').next().expect("a name").to_owned();
    let socket = PathBuf::from(folder).join(".s.PGSQL.5432");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let trips = Trips::default();
    let seen = Arc::clone(&trips);
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            let (mut from_client, mut to_client) = client.into_split();
            let (mut from_base, to_base) = UnixStream::connect(&socket).await.expect("the database").into_split();
            let seen = Arc::clone(&seen);
            tokio::spawn(async move { tokio::io::copy(&mut from_base, &mut to_client).await });
            tokio::spawn(async move {
                let mut to_base = to_base;
                let mut named = Named::default();
                while let Some(message) = message(&mut from_client, named.begun).await {
                    named.begun = true;
                    if let Some(trip) = named.hear(&message) {
                        seen.lock().expect("a list").push(trip);
                    }
                    if to_base.write_all(&message).await.is_err() {
                        return;
                    }
                }
            });
        }
    });
    (format!("postgres://meadhall@127.0.0.1:{port}/{name}?sslmode=disable"), trips)
}

/// A message of the protocol, with its head; the first has no kind.
async fn message(from: &mut (impl AsyncRead + Unpin), begun: bool) -> Option<Vec<u8>> {
    let head = if begun { 5 } else { 4 };
    let mut message = vec![0; head];
    from.read_exact(&mut message).await.ok()?;
    let length = u32::from_be_bytes(message[head - 4..].try_into().ok()?) as usize;
    message.resize(head - 4 + length, 0);
    from.read_exact(&mut message[head..]).await.ok()?;
    Some(message)
}

/// The statements of a connection by their names.
#[derive(Default)]
struct Named {
    begun: bool,
    statements: HashMap<String, String>,
    bound: Option<String>,
}

impl Named {
    /// The statement that is waited for after this message. Preparing one, once for a connection, does not count.
    fn hear(&mut self, message: &[u8]) -> Option<String> {
        let mut texts =
            message.get(5..)?.split(|byte| *byte == 0).map(|text| String::from_utf8_lossy(text).into_owned());
        match message[0] {
            b'P' => {
                let (name, query) = (texts.next()?, texts.next()?);
                self.statements.insert(name, query);
                None
            }
            b'B' => {
                let (_, name) = (texts.next()?, texts.next()?);
                self.bound = self.statements.get(&name).cloned();
                None
            }
            b'S' => self.bound.take(),
            b'Q' => texts.next(),
            _ => None,
        }
    }
}

/// So many changes of the table before the first move may be told after it has begun to count.
const OPENING: usize = 2;

/// What a server does now and then, whether anybody plays or not.
fn is_upkeep(statement: &str) -> bool {
    [
        "FROM bans",
        "= ANY($1)",
        "INTO work",
        "presence",
        "INTO looks",
        "FROM notices",
        "DELETE FROM tables",
        "UPDATE work",
    ]
    .iter()
    .any(|mark| statement.contains(mark) && !statement.contains("WITH held"))
}

/// A move asks whether the table is still what it was, writes everything in one statement, and tells the other servers: three
/// trips, also while somebody watches. (Whoever lets bots play may look once more, where that comes long after the commit.)
#[tokio::test(flavor = "multi_thread")]
async fn a_move_costs_three_trips_to_the_database() {
    let (database, trips) = line(&Cluster::shared().database().await).await;
    let server = TestServer::sharing(Location::Postgres(database)).await;
    let anna = server.client();
    let table = anna.open(&["me", "here"], &[]).await;
    let mut live = anna.get(&format!("{table}/events")).await;
    assert!(live.chunk().await.expect("a live page").is_some());
    let (mut asked, mut moves) = (0, 0);
    let mut draw = Draw(7);
    trips.lock().expect("a list").clear();
    while moves < 12 {
        for seat in [1, 2] {
            let sitter = Sitter { client: &anna, seat };
            let (offered, version) = choices(sitter, &table).await;
            asked += 1;
            if !offered.is_empty() {
                // As the script of the page does it: the answer carries the new part of the page.
                let fields = [
                    ("seat", seat.to_string()),
                    ("version", version.to_string()),
                    ("action", draw.pick(&offered).clone()),
                ];
                let sent = anna.http.post(format!("{}{table}/play", anna.base)).form(&fields);
                let answer = sent.header("prefer", "return=representation").send().await.expect("an answer");
                assert!(answer.status().is_success(), "{}", answer.status());
                moves += 1;
            }
        }
    }
    let count = |mark: &str| trips.lock().expect("a list").iter().filter(|trip| trip.contains(mark)).count();
    let told = async {
        while count("pg_notify") < moves {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    // Several changes may be told together.
    let _ = tokio::time::timeout(Duration::from_secs(2), told).await;
    let seen: Vec<String> = trips.lock().expect("a list").iter().filter(|trip| !is_upkeep(trip)).cloned().collect();
    let of = |mark: &str| seen.iter().filter(|trip| trip.contains(mark)).count();
    let (written, told, revisions) = (of("WITH held"), of("pg_notify"), of("SELECT revision"));
    assert_eq!(written, moves, "{seen:#?}");
    assert!(told <= moves + OPENING && revisions <= 2 * moves + asked, "{told}, {revisions} for {moves}: {seen:#?}");
    assert_eq!(written + told + revisions, seen.len(), "something else was asked: {seen:#?}");
}
