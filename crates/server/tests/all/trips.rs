//! What a move costs the database: how often a server asks it for something and waits.

use crate::cluster::Cluster;
use crate::support::play::{Draw, Sitter, choices, is_over, play};
use crate::support::{Client, TestServer};
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

/// What a statement is for; itself where it is none of what a move needs.
fn purpose(statement: &str) -> &str {
    let marks = [("AS once LEFT JOIN", "news"), ("WITH held", "move"), ("pg_notify", "told"), ("INTO work", "claim")];
    marks.iter().find(|(mark, _)| statement.contains(mark)).map_or(statement, |(_, purpose)| purpose)
}

/// What a server does now and then, whether anybody plays or not.
fn is_upkeep(statement: &str) -> bool {
    [
        "FROM bans",
        "= ANY($1)",
        "WITH free",
        "presence",
        "INTO looks",
        "FROM notices",
        "DELETE FROM tables",
        "UPDATE work",
        "UPDATE devices",
    ]
    .iter()
    .any(|mark| statement.contains(mark) && !statement.contains("WITH held"))
}

/// What was asked since the list was last cleared.
fn asked(trips: &Trips) -> Vec<String> {
    let trips = trips.lock().expect("a list");
    trips.iter().filter(|trip| !is_upkeep(trip)).map(|trip| purpose(trip).to_owned()).collect()
}

/// Waits until everything is told that was done before.
async fn quiet(trips: &Trips) {
    let mut before = usize::MAX;
    while before != asked(trips).len() {
        before = asked(trips).len();
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Waits until something was done so often.
async fn until(trips: &Trips, purpose: &str, count: usize) {
    let enough = async {
        while asked(trips).iter().filter(|done| *done == purpose).count() < count {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let waited = tokio::time::timeout(Duration::from_secs(60), enough).await;
    assert!(waited.is_ok(), "not {count} of {purpose}: {:#?}", asked(trips));
}

/// Plays, if it is the seat's turn, as the script of the page does it: the answer carries the new part of the page. Says what
/// that asked of the database, up to what other servers are told.
async fn cost(trips: &Trips, sitter: Sitter<'_>, table: &str, draw: &mut Draw) -> Option<Vec<String>> {
    let Sitter { client, seat } = sitter;
    let (offered, version) = choices(sitter, table).await;
    if offered.is_empty() {
        return None;
    }
    quiet(trips).await;
    trips.lock().expect("a list").clear();
    let fields =
        [("seat", seat.to_string()), ("version", version.to_string()), ("action", draw.pick(&offered).clone())];
    let sent = client.http.post(format!("{}{table}/play", client.base)).form(&fields);
    let answer = sent.header("prefer", "return=representation").send().await.expect("an answer");
    assert!(answer.status().is_success(), "{}", answer.status());
    until(trips, "told", 1).await;
    Some(asked(trips))
}

/// Plays a game to its end; every move goes to the next of these clients.
async fn play_counted(trips: &Trips, clients: &[&Client], table: &str, seed: u64) {
    let (mut draw, mut moves) = (Draw(seed), 0);
    while !is_over(clients[0], table).await {
        for seat in [1, 2] {
            let client = clients[moves % clients.len()];
            if let Some(asked) = cost(trips, Sitter { client, seat }, table, &mut draw).await {
                moves += 1;
                assert_eq!(asked, ["news", "move", "told"], "move {moves}");
            }
        }
    }
    assert!(moves > 10, "{moves} moves");
}

/// A move asks what is new at the table and who it is that moves, writes everything in one statement, and tells the other
/// servers: three trips, for the last move of a game as for all others.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_costs_three_trips_to_the_database() {
    let (database, trips) = line(&Cluster::shared().database().await).await;
    let server = TestServer::sharing(Location::Postgres(database)).await;
    let anna = server.client();
    let table = anna.open(&["me", "here"], &[]).await;
    let mut live = anna.get(&format!("{table}/events")).await;
    assert!(live.chunk().await.expect("a live page").is_some());
    play_counted(&trips, &[&anna], &table, 7).await;
}

/// So it is where every move goes to another server than the one before, for somebody who is known, and for who comes to a server
/// that has never seen the table.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_costs_no_more_wherever_it_goes() {
    let (database, trips) = line(&Cluster::shared().database().await).await;
    let location = Location::Postgres(database);
    let (one, two) = (TestServer::sharing(location.clone()).await, TestServer::sharing(location.clone()).await);
    let anna = one.client();
    assert_eq!(anna.post("/me/code", &[]).await.status(), 200);
    let table = anna.open(&["me", "here"], &[]).await;
    let there = anna.at(two.address);
    play_counted(&trips, &[&anna, &there], &table, 8).await;
    let table = anna.open(&["me", "here"], &[]).await;
    let (offered, version) = choices(Sitter { client: &anna, seat: 1 }, &table).await;
    let three = TestServer::sharing(location).await;
    let fresh = anna.at(three.address);
    quiet(&trips).await;
    trips.lock().expect("a list").clear();
    let fields = [("seat", "1"), ("version", &*version.to_string()), ("action", &*offered[0])];
    assert_eq!(fresh.post(&format!("{table}/play"), &fields).await.status(), 303);
    until(&trips, "told", 1).await;
    assert_eq!(asked(&trips), ["news", "move", "told"]);
}

/// Whoever is signed out everywhere is so at once, on all servers: the move that asks who she is finds that out.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_signed_out_moves_nowhere() {
    let location = Location::Postgres(Cluster::shared().database().await);
    let (one, two) = (TestServer::sharing(location.clone()).await, TestServer::sharing(location).await);
    let anna = one.client();
    assert_eq!(anna.post("/me/code", &[]).await.status(), 200);
    let table = anna.open(&["me", "here"], &[]).await;
    let phone = Client::known(format!("http://{}", two.address), &anna.cookies());
    let sitter = Sitter { client: &phone, seat: 1 };
    let (offered, version) = choices(sitter, &table).await;
    assert_eq!(play(sitter, &table, version, &offered[0]).await, 303);
    let (offered, version) = choices(Sitter { client: &phone, seat: 2 }, &table).await;
    anna.send("/me/sign-out", &[("everywhere", "yes")]).await;
    assert_eq!(play(Sitter { client: &phone, seat: 2 }, &table, version, &offered[0]).await, 403);
}

/// What bots decide is written and told; the claim on their table is renewed now and then.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_a_bot_costs_no_more() {
    let (database, trips) = line(&Cluster::shared().database().await).await;
    let server = TestServer::sharing(Location::Postgres(database)).await;
    let anna = server.client();
    anna.open(&["bot-easy", "bot-easy", "bot-easy"], &[("pace", "swift")]).await;
    trips.lock().expect("a list").clear();
    until(&trips, "move", 12).await;
    until(&trips, "told", 12).await;
    let asked = asked(&trips);
    let of = |purpose: &str| asked.iter().filter(|done| *done == purpose).count();
    let (moves, claims) = (of("move"), of("claim"));
    assert!(of("news") <= moves && asked.len() <= 3 * moves, "{asked:#?}");
    assert!(claims < moves, "{claims} claims for {moves} moves");
}
