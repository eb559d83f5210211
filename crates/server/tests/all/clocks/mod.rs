//! Clocks, on simulated time: nobody waits for anything here.

mod falls;
mod rests;
mod secrecy;

use crate::cluster::Cluster;
use crate::support::book::{Book, id};
use crate::support::play::{Draw, Sitter, choices, decide, play};
use crate::support::{Client, TestServer, ample, values};
use meadhall_server::{Location, Time};
use std::time::Duration;

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;

/// 1 July 2026 at noon, when it is 14:00 in Prague.
const NOON: i64 = 1_782_907_200_000;

/// A live table with ten minutes and twenty seconds more for each decision.
const LIVE: [(&str, &str); 3] = [("clock", "live"), ("clock-minutes", "10"), ("clock-seconds", "20")];

/// A hall, its time, and three people.
struct Party {
    server: TestServer,
    time: Time,
    anna: Client,
    bert: Client,
    cleo: Client,
}

impl Party {
    async fn open() -> Party {
        let time = Time::simulated(NOON);
        let data = tempfile::tempdir().expect("a folder");
        let server = TestServer::timed(data, time.clone(), ample()).await;
        let (anna, bert, cleo) = (server.client(), server.client(), server.client());
        Party { server, time, anna, bert, cleo }
    }

    fn pass(&self, millis: i64) {
        self.time.advance(Duration::from_millis(millis as u64));
    }

    /// The clock of each seat as it is stored, and how often it has fallen.
    async fn stored(&self, table: &str) -> Vec<(Option<String>, i64)> {
        let book = Book::open(self.server.data.path()).await;
        let sql = "SELECT clock, timeouts FROM seats WHERE table_id = ? ORDER BY seat";
        sqlx::query_as(sql).bind(id(table)).fetch_all(&book.pool).await.expect("seats")
    }

    /// What is left at each seat when its clock last stood still, and whether it runs.
    async fn left(&self, table: &str) -> Vec<(i64, bool)> {
        let read = |clock: Option<String>| {
            let clock = clock.expect("a clock");
            let left = clock.split(' ').next().and_then(|left| left.parse().ok()).expect("a number");
            (left, clock.contains("since"))
        };
        self.stored(table).await.into_iter().map(|(clock, _)| read(clock)).collect()
    }

    async fn timeouts(&self, table: &str) -> Vec<i64> {
        self.stored(table).await.into_iter().map(|(_, timeouts)| timeouts).collect()
    }
}

/// Lays characters down for all of these, in their order, so that one of them has to act alone after that.
async fn assign(sitters: &[Sitter<'_>], table: &str) {
    for &sitter in sitters {
        decide(sitter, table, &mut Draw(1)).await.expect("a choice");
    }
}

/// The times that a page shows at the seats, in milliseconds.
fn shown(page: &str) -> Vec<i64> {
    let mark = "data-left=\"";
    let numbers = page.match_indices(mark).map(|(at, _)| page[at + mark.len()..].split('"').next().expect("a number"));
    numbers.map(|number| number.parse().expect("a number")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_for_everybody_who_owes_a_decision() {
    let party = Party::open().await;
    let (anna, bert) = (&party.anna, &party.bert);
    let table = anna.invite(&[(bert, "Bert")], &LIVE).await;
    let [one, two] = [Sitter { client: anna, seat: 1 }, Sitter { client: bert, seat: 2 }];
    // Both lay a character down at the same time.
    assert_eq!(party.left(&table).await, [(10 * MINUTE, true), (10 * MINUTE, true)]);
    party.pass(3 * MINUTE);
    decide(one, &table, &mut Draw(1)).await.expect("a choice");
    party.pass(2 * MINUTE);
    // Hers stands since she has decided, with what the decision has added; his runs on.
    assert_eq!(party.left(&table).await, [(7 * MINUTE + 20 * SECOND, false), (10 * MINUTE, true)]);
    assert_eq!(shown(&anna.page(&table).await), [5 * MINUTE]);
    decide(two, &table, &mut Draw(1)).await.expect("a choice");
    let before = party.left(&table).await;
    assert_eq!(before.iter().filter(|(_, runs)| *runs).count(), 1, "one of them acts: {before:?}");
    assert_eq!(before[1].0, 5 * MINUTE + 20 * SECOND);
    assert_eq!(before[0].0, 7 * MINUTE + 20 * SECOND);
}

/// What is stored is what is left and since when it runs: a server that was away for an hour has missed nothing.
#[tokio::test(flavor = "multi_thread")]
async fn clocks_run_on_while_no_server_does() {
    let mut party = Party::open().await;
    let table = party.anna.invite(&[(&party.bert, "Bert")], &[("clock", "fast")]).await;
    let data = party.server.close().await;
    party.time.advance(Duration::from_secs(3_600));
    party.server = TestServer::timed(data, party.time.clone(), ample()).await;
    let [anna, bert] = [&party.anna, &party.bert].map(|client| client.at(party.server.address));
    assert!(anna.page(&table).await.contains("2 d 23 h"), "{}", anna.page(&table).await);
    decide(Sitter { client: &bert, seat: 2 }, &table, &mut Draw(1)).await.expect("a choice");
    assert_eq!(party.left(&table).await, [(72 * HOUR, true), (83 * HOUR, false)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_server_shows_the_same_time() {
    let (location, time) = (Location::Postgres(Cluster::shared().database().await), Time::simulated(NOON));
    let one = TestServer::sharing_at(location.clone(), time.clone()).await;
    let two = TestServer::sharing_at(location, time.clone()).await;
    let (anna, bert) = (one.client(), one.client());
    let table = anna.invite(&[(&bert, "Bert")], &[("clock", "slow")]).await;
    let there = [&anna, &bert].map(|client| client.at(two.address));
    time.advance(Duration::from_secs(7_200));
    assert_eq!(shown(&there[0].page(&table).await), shown(&anna.page(&table).await));
    // Decided there, shown here; a night that is set there holds here.
    decide(Sitter { client: &there[1], seat: 2 }, &table, &mut Draw(1)).await.expect("a choice");
    let night = [("zone", "UTC"), ("from", "14:00"), ("to", "20:00")];
    assert_eq!(there[0].send("/me/night", &night).await, "/me#rest");
    time.advance(Duration::from_secs(3_600));
    for page in [anna.page(&table).await, there[0].page(&table).await] {
        assert_eq!(shown(&page), [70 * HOUR], "it stands still since 14:00");
        assert!(page.contains("class=\"clock runs still\""), "{page}");
    }
}

/// Time that a decision has added goes when the decision is taken back: nobody wins time by that.
#[tokio::test(flavor = "multi_thread")]
async fn taking_back_wins_no_time() {
    let party = Party::open().await;
    let (anna, bert) = (&party.anna, &party.bert);
    let table = anna.invite(&[(bert, "Bert")], &LIVE).await;
    let one = Sitter { client: anna, seat: 1 };
    for _ in 0..3 {
        decide(one, &table, &mut Draw(1)).await.expect("a choice");
        assert_eq!(party.left(&table).await[0], (10 * MINUTE + 20 * SECOND, false));
        assert_eq!(anna.status(&format!("{table}/undo"), &[("seat", "1")]).await, 303);
        assert_eq!(party.left(&table).await[0], (10 * MINUTE, true));
    }
    party.pass(MINUTE);
    decide(one, &table, &mut Draw(1)).await.expect("a choice");
    assert_eq!(party.left(&table).await[0], (9 * MINUTE + 20 * SECOND, false));
}

/// A seat that was handed to a bot has a clock that stands; whoever comes back goes on with what was left.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_uses_up_nobodys_time() {
    let party = Party::open().await;
    let (anna, bert) = (&party.anna, &party.bert);
    let table = anna.invite(&[(bert, "Bert")], &LIVE).await;
    party.pass(MINUTE);
    assert_eq!(anna.status(&format!("{table}/bot"), &[("seat", "1"), ("on", "yes")]).await, 303);
    party.pass(30 * MINUTE);
    assert_eq!(party.left(&table).await[0].0, 9 * MINUTE);
    assert_eq!(anna.status(&format!("{table}/bot"), &[("seat", "1"), ("on", "no")]).await, 303);
    assert_eq!((party.left(&table).await[0].0, party.timeouts(&table).await[0]), (9 * MINUTE, 0));
}

/// At one screen everybody has a clock, and bots have none.
#[tokio::test(flavor = "multi_thread")]
async fn people_at_one_screen_have_a_clock_each() {
    let party = Party::open().await;
    let table = party.anna.open(&["me", "here", "bot-easy"], &LIVE).await;
    party.pass(MINUTE);
    decide(Sitter { client: &party.anna, seat: 2 }, &table, &mut Draw(1)).await.expect("a choice");
    let stored = party.stored(&table).await;
    assert!(stored[0].0.as_deref().is_some_and(|clock| clock.contains("since")));
    assert_eq!(stored[1].0.as_deref(), Some((9 * MINUTE + 20 * SECOND).to_string().as_str()));
    assert_eq!(stored[2].0, None);
}

/// A figure that cannot be comes back with the form; what can be is shown in the lobby, at the table and in lists, and a rematch
/// keeps it.
#[tokio::test(flavor = "multi_thread")]
async fn the_host_chooses_the_clock() {
    let party = Party::open().await;
    let anna = &party.anna;
    let open = |more: &'static [(&'static str, &'static str)]| async move {
        let fields = [("game", "vaalbara"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "friend")];
        let all: Vec<(&str, &str)> = fields.into_iter().chain(more.iter().copied()).collect();
        anna.post("/new", &all).await
    };
    for bad in [
        &[("clock", "live"), ("clock-minutes", "0"), ("clock-seconds", "20")][..],
        &[("clock", "own"), ("clock-hours", "72"), ("clock-more", "12"), ("clock-most", "24")],
        &[("clock", "own"), ("clock-hours", "72"), ("clock-more", "12"), ("clock-most", "7200")],
        &[("clock", "sand")],
        &[("clock", "live")],
    ] {
        let answer = open(bad).await;
        assert_eq!(answer.status(), 400, "{bad:?}");
        assert!(answer.text().await.expect("a page").contains("name=\"clock\""), "{bad:?}");
    }
    let own = &[("clock", "own"), ("clock-hours", "5"), ("clock-more", "6"), ("clock-most", "7")];
    let table = open(own).await.headers()["location"].to_str().expect("an address").to_owned();
    let figures = "by correspondence: 5 h, 6 h more for each decision, up to 7 h";
    assert!(anna.page(&table).await.contains(figures));
    assert!(anna.page("/").await.contains("by correspondence"));
    assert!(party.stored(&table).await.iter().all(|(clock, _)| clock.is_none()), "nothing runs before the game");
    let none = open(&[]).await.headers()["location"].to_str().expect("an address").to_owned();
    assert!(anna.page(&none).await.contains("no clock"));
    // A game at once has none.
    let quick = anna.send("/quick", &[("game", "vaalbara")]).await;
    assert!(!anna.page(&quick).await.contains("class=\"clock"));
}
