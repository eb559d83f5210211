//! Several servers over one database: any of them answers for any table.

use crate::cluster::Cluster;
use crate::fleet::{Fleet, Trial, endure};
use crate::support::play::{Draw, Sitter, choices, play, play_on};
use crate::support::process::house;
use crate::support::{Client, TestServer, version};
use meadhall_server::{Config, Location, Server};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Two servers over one database.
async fn two() -> [TestServer; 2] {
    let location = Location::Postgres(Cluster::shared().database().await);
    [TestServer::sharing(location.clone()).await, TestServer::sharing(location).await]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_through_whichever_server_answers() {
    let [one, two] = two().await;
    let anna = one.client();
    let table = anna.open(&["me", "here", "bot-easy"], &[]).await;
    let (here, there) = (anna.clone(), anna.at(two.address));
    let mut draw = Draw(1);
    let mut moves = 0;
    while !crate::support::play::is_over(&anna, &table).await {
        for (client, seat) in [(&here, 1), (&there, 2), (&there, 1), (&here, 2)] {
            let sitter = Sitter { client, seat };
            let (offered, now) = choices(sitter, &table).await;
            if offered.is_empty() {
                continue;
            }
            let status = play(sitter, &table, now, &offered[draw.below(offered.len())]).await;
            assert!(status == 303 || status == 409, "{status}");
            moves += usize::from(status == 303);
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    assert!(moves > 10);
    let [record, other] = [&here, &there].map(|client| client.page_of(&table, "/record"));
    assert_eq!(record.await, other.await);
}

/// Of the same choice sent to both servers at once one is played; choices of different seats are both.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_played_twice_and_nobody_is_refused_for_another() {
    let [one, two] = two().await;
    let anna = one.client();
    let there = anna.at(two.address);
    for round in 0..12 {
        let table = anna.open(&["me", "here"], &[]).await;
        let (offered, now) = choices(Sitter { client: &anna, seat: 1 }, &table).await;
        let (others, _) = choices(Sitter { client: &there, seat: 2 }, &table).await;
        let sent = [
            play(Sitter { client: &anna, seat: 1 }, &table, now, &offered[0]),
            play(Sitter { client: &there, seat: 1 }, &table, now, &offered[0]),
            play(Sitter { client: &there, seat: 2 }, &table, now, &others[0]),
        ];
        let [first, second, third] = sent;
        let (first, second, third) = tokio::join!(first, second, third);
        let mut both = [first, second];
        both.sort();
        assert_eq!((both, third), ([303, 409], 303), "round {round}");
    }
}

/// A page that is open at one server hears of what is done at another; a seat that is taken there is taken here; a wish to take
/// something back is answered wherever.
#[tokio::test(flavor = "multi_thread")]
async fn pages_hear_of_what_is_done_elsewhere() {
    let [one, two] = two().await;
    let (anna, bert) = (one.client(), two.client());
    let table = anna.open(&["me", "friend"], &[]).await;
    let link = crate::support::invitations(&anna.page(&table).await).remove(0);
    bert.send(&link, &[("name", "Bert")]).await;
    assert!(anna.page(&table).await.contains("Bert"));
    let live = anna.get(&format!("{table}/events")).await;
    let before = version(&anna.page(&table).await);
    let (offered, now) = choices(Sitter { client: &bert, seat: 2 }, &table).await;
    assert_eq!(play(Sitter { client: &bert, seat: 2 }, &table, now, &offered[0]).await, 303);
    heard_after(live, before).await;
    let sitters = [Sitter { client: &anna, seat: 1 }, Sitter { client: &bert, seat: 2 }];
    play_on(&sitters, &table, &mut Draw(3)).await;
}

/// Waits for an event with a later version.
async fn heard_after(mut live: reqwest::Response, before: i64) {
    let heard = async {
        let mut text = String::new();
        while let Some(piece) = live.chunk().await.expect("a live connection") {
            text += &String::from_utf8_lossy(&piece);
            let versions = text.lines().filter_map(|line| line.strip_prefix("data: ")?.parse::<i64>().ok());
            if versions.max().is_some_and(|version| version > before) {
                return;
            }
        }
        panic!("the stream has ended: {text}");
    };
    tokio::time::timeout(Duration::from_secs(20), heard).await.expect("it is told");
}

/// Bots go on when the server that let them think is gone.
#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_when_their_server_is_gone() {
    let fleet = Fleet::start(2, &house()).await;
    let client = fleet.client();
    let table = client.open(&["bot-easy", "bot-easy", "bot-easy"], &[("pace", "steady")]).await;
    let watcher = client.at(fleet.addresses()[1]);
    let start = version(&watcher.page(&table).await);
    fleet.lose(0).await;
    let gone_on = async {
        while version(&watcher.page(&table).await) <= start {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let later = version(&watcher.page(&table).await);
        while version(&watcher.page(&table).await) <= later {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), gone_on).await.expect("the bots go on");
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_faults_lose_nothing_and_play_nothing_twice() {
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_nanos() as u64);
    println!("seed {seed}");
    let fleet = Arc::new(Fleet::start(3, &house()).await);
    let trial = Trial { tables: 60, compared: 8, faults: 20, seed };
    let seen = endure(&fleet, trial, |n, fault, took| println!("{n}: {fault:?}, right after {took:?}")).await;
    println!("{seen:?}");
    assert_eq!((seen.faults.len(), seen.tables), (20, 60));
    assert!(seen.answered > 200, "only {} moves were answered", seen.answered);
}

/// While the database is away everybody is told so, nothing is lost, and play goes on when it is back.
#[tokio::test(flavor = "multi_thread")]
async fn while_the_database_is_away_everybody_is_told_so() {
    let cluster = tokio::task::spawn_blocking(|| Arc::new(Cluster::start())).await.expect("a cluster");
    let server = TestServer::sharing(Location::Postgres(cluster.database().await)).await;
    let anna = server.client();
    let table = anna.open(&["me", "here"], &[]).await;
    let sitter = Sitter { client: &anna, seat: 1 };
    let (offered, now) = choices(sitter, &table).await;
    let tell = |word: &'static str| {
        let cluster = Arc::clone(&cluster);
        async move { tokio::task::spawn_blocking(move || cluster.tell(word)).await.expect("it obeys") }
    };
    tell("stop").await;
    let fields = [("seat", "1"), ("version", &*now.to_string()), ("action", &*offered[0])];
    let refused = anna.post(&format!("{table}/play"), &fields).await;
    assert_eq!(refused.status(), 503);
    let sentence = meadhall_words::Words::house(meadhall_words::Lang::En).say("problem-storage");
    assert!(refused.text().await.expect("a page").contains(&sentence));
    assert_eq!(anna.get("/health/ready").await.status(), 503);
    assert_eq!(anna.get("/health/live").await.status(), 200);
    tell("start").await;
    let back = async {
        while anna.get("/health/ready").await.status() != 200 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), back).await.expect("it comes back");
    assert_eq!(play(sitter, &table, now, &offered[0]).await, 303, "the same move, which was not lost or played");
}

/// A database that is not there is named in one line, without its password.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_not_there_is_named_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let refusal = async |url: &str| {
        let database = Some(Location::Postgres(url.to_owned()));
        let config = Config { address: ([127, 0, 0, 1], 0).into(), database, ..Config::new(folder.path().to_owned()) };
        match Server::start(config).await {
            Ok(_) => panic!("it starts"),
            Err(error) => error.to_string(),
        }
    };
    let line = refusal("postgres://olaf:secret@127.0.0.1:9/hall").await;
    assert!(line.contains("127.0.0.1:9") && line.contains("does not answer") && line.contains("--database"), "{line}");
    assert!(!line.contains("secret") && !line.contains('\n'), "{line}");
    let line = refusal(&Cluster::shared().url("nowhere")).await;
    assert!(line.contains("give it the right") && !line.contains('\n'), "{line}");
}

impl Client {
    /// A page below a table.
    async fn page_of(&self, table: &str, path: &str) -> String {
        self.page(&format!("{table}{path}")).await
    }
}
