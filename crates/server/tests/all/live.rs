//! Live updates, presence, bots that step in, taking back, and answers left with the table.

use crate::support::book::Book;
use crate::support::play::{Draw, Sitter, decide, play_on};
use crate::support::{Client, TestServer, ample, version};
use meadhall_server::{Limits, Waits};
use reqwest::Response;
use std::time::{Duration, Instant};

/// A live connection, read event by event.
struct Stream {
    response: Response,
    text: String,
}

impl Stream {
    async fn open(client: &Client, table: &str) -> Stream {
        let response = client.get(&format!("{table}/events")).await;
        assert_eq!(response.status(), 200);
        let kind = response.headers().get("content-type").and_then(|kind| kind.to_str().ok());
        assert_eq!(kind, Some("text/event-stream"));
        Stream { response, text: String::new() }
    }

    /// The next version; none when the connection has ended.
    async fn next(&mut self) -> Option<i64> {
        loop {
            while let Some((event, rest)) = self.text.split_once("\n\n") {
                let version = event.strip_prefix("data: ").map(|data| data.parse().expect("a version"));
                self.text = rest.to_owned();
                if version.is_some() {
                    return version;
                }
            }
            let chunk = self.response.chunk().await.ok().flatten()?;
            self.text.push_str(std::str::from_utf8(&chunk).expect("text"));
        }
    }

    /// Waits for a version that is at least this.
    async fn until(&mut self, least: i64) -> i64 {
        loop {
            let version = self.next().await.expect("the stream goes on");
            if version >= least {
                return version;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_version_comes_at_once_and_then_with_every_change() {
    let server = TestServer::open().await;
    let (anna, bert, dora) = (server.client(), server.client(), server.client());
    // Already in the lobby: somebody sits down, and the host sees it.
    let table = anna.open(&["me", "friend"], &[]).await;
    let mut streams = [Stream::open(&anna, &table).await, Stream::open(&dora, &table).await];
    let lobby = version(&anna.page(&table).await);
    for stream in &mut streams {
        assert_eq!(stream.next().await, Some(lobby));
    }
    let link = crate::support::invitations(&anna.page(&table).await).remove(0);
    bert.send(&link, &[("name", "Bert")]).await;
    let mut draw = Draw(1);
    let sitters = [Sitter { client: &anna, seat: 1 }, Sitter { client: &bert, seat: 2 }];
    let mut last = lobby;
    for step in 0..12 {
        let now = version(&dora.page(&table).await);
        assert!(now > last, "step {step}");
        for stream in &mut streams {
            assert_eq!(stream.until(now).await, now, "everybody hears of it, spectators too");
        }
        last = now;
        if decide(sitters[step % 2], &table, &mut draw).await.is_none() {
            decide(sitters[1 - step % 2], &table, &mut draw).await.expect("somebody has to decide");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_hears_what_she_missed() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    let mut stream = Stream::open(&bert, &table).await;
    let first = stream.next().await.expect("a version");
    drop(stream);
    decide(Sitter { client: &anna, seat: 1 }, &table, &mut Draw(2)).await.expect("a choice");
    let now = version(&bert.page(&table).await);
    assert!(now > first);
    assert_eq!(Stream::open(&bert, &table).await.next().await, Some(now));
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_everybody_is_where_they_were() {
    let server = TestServer::open().await;
    let (anna, bert, dora) = (server.client(), server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    let sitters = [Sitter { client: &anna, seat: 1 }, Sitter { client: &bert, seat: 2 }];
    let mut draw = Draw(3);
    for step in 0..15 {
        decide(sitters[step % 2], &table, &mut draw).await;
    }
    let mut stream = Stream::open(&anna, &table).await;
    let before = [anna.page(&table).await, bert.page(&table).await, dora.page(&table).await];
    let heard = stream.next().await.expect("a version");
    let data = server.close().await;
    let server = TestServer::over(data, ample()).await;
    let [anna, bert, dora] = [&anna, &bert, &dora].map(|client| client.at(server.address));
    for (client, before) in [(&anna, &before[0]), (&bert, &before[1]), (&dora, &before[2])] {
        assert_eq!(client.page(&table).await, *before);
    }
    assert_eq!(Stream::open(&anna, &table).await.next().await, Some(heard));
    let sitters = [Sitter { client: &anna, seat: 1 }, Sitter { client: &bert, seat: 2 }];
    assert!(play_on(&sitters, &table, &mut draw).await > 5);
}

/// Limits by which absent people are noticed at once, and a minute is short.
fn impatient() -> Limits {
    let waits = Waits {
        away: Duration::from_millis(150),
        round: Duration::from_millis(20),
        minute: Duration::from_millis(400),
        ..ample().waits
    };
    Limits { waits, ..ample() }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_goes_away_is_shown_as_away_until_she_is_back() {
    let server = TestServer::with(impatient()).await;
    let (anna, bert) = (server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[("takeover", "never")]).await;
    let word = meadhall_words::Words::house(meadhall_words::Lang::En).say("sitter-is-away");
    let away = |page: &str| page.contains(&format!("</svg>{word}</span>"));
    let mut hers = Stream::open(&anna, &table).await;
    let his = Stream::open(&bert, &table).await;
    assert!(!away(&anna.page(&table).await));
    // The stream tells when something has changed, so nobody has to guess how long that takes.
    let noticed = async |hers: &mut Stream, gone: bool| {
        while away(&anna.page(&table).await) != gone {
            hers.next().await.expect("a version");
        }
    };
    drop(his);
    noticed(&mut hers, true).await;
    let back = Stream::open(&bert, &table).await;
    noticed(&mut hers, false).await;
    drop(back);
    noticed(&mut hers, true).await;
    // Never means never: the seat stays Bert's.
    let stored = Book::open(server.data.path()).await.read(&table).await;
    assert!(stored.seats.iter().all(|seat| !seat.replaced));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_over_after_the_hosts_time_and_gives_back() {
    let server = TestServer::with(impatient()).await;
    let (anna, bert) = (server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[("takeover", "never")]).await;
    let book = Book::open(server.data.path()).await;
    let mut hers = Stream::open(&anna, &table).await;
    anna.send(&format!("{table}/takeover"), &[("minutes", "1"), ("seat", "1")]).await;
    decide(Sitter { client: &anna, seat: 1 }, &table, &mut Draw(4)).await.expect("a choice");
    // Bert has no page open; his seat is handed over, and the bot plays on for him.
    let stored = loop {
        hers.next().await.expect("a version");
        let stored = book.read(&table).await;
        if stored.turns.iter().any(|turn| turn.seat == 1) {
            break stored;
        }
    };
    assert!(stored.seats[1].replaced && !stored.seats[0].replaced);
    // While a bot plays for him he only looks on; then he takes the seat back.
    let page = bert.page(&table).await;
    assert!(crate::support::values(&page, "action").is_empty());
    let fields = [("seat", "2"), ("version", "9999999999999"), ("action", "take 1")];
    assert_eq!(bert.status(&format!("{table}/play"), &fields).await, 403);
    let _his = Stream::open(&bert, &table).await;
    bert.send(&format!("{table}/bot"), &[("seat", "2"), ("on", "no")]).await;
    assert!(!book.read(&table).await.seats[1].replaced);
    let sitters = [Sitter { client: &anna, seat: 1 }, Sitter { client: &bert, seat: 2 }];
    play_on(&sitters, &table, &mut Draw(5)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_pages_without_a_live_one_is_not_away() {
    let server = TestServer::with(impatient()).await;
    let anna = server.client();
    let patience = 3 * impatient().waits.minute;
    let book = Book::open(server.data.path()).await;
    // Nobody here runs the script. On a machine too busy to ask in time nothing is proved, and it is tried again.
    for _ in 0..20 {
        let table = anna.open(&["me", "bot-easy"], &[("takeover", "3")]).await;
        let begun = Instant::now();
        let (mut last, mut longest) = (begun, Duration::ZERO);
        while begun.elapsed() < 2 * patience {
            anna.page(&table).await;
            longest = longest.max(last.elapsed());
            last = Instant::now();
            tokio::time::sleep(patience / 20).await;
        }
        let replaced = book.read(&table).await.seats[0].replaced;
        if longest < patience / 2 {
            assert!(!replaced, "a bot has taken over");
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn anybody_may_hand_her_own_seat_to_a_bot_and_the_host_that_of_somebody_away() {
    let server = TestServer::with(impatient()).await;
    let (anna, bert, cleo) = (server.client(), server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert"), (&cleo, "Cleo")], &[("takeover", "never")]).await;
    let book = Book::open(server.data.path()).await;
    let mut hers = Stream::open(&anna, &table).await;
    let his = Stream::open(&bert, &table).await;
    assert_eq!(anna.status(&format!("{table}/bot"), &[("seat", "2"), ("on", "yes")]).await, 403, "Bert is here");
    drop(his);
    while anna.status(&format!("{table}/bot"), &[("seat", "2"), ("on", "yes")]).await != 303 {
        hers.next().await.expect("a version");
    }
    assert!(book.read(&table).await.seats[1].replaced);
    assert_eq!(
        anna.status(&format!("{table}/bot"), &[("seat", "2"), ("on", "no")]).await,
        403,
        "only Bert takes it back"
    );
    assert_eq!(
        cleo.status(&format!("{table}/bot"), &[("seat", "1"), ("on", "yes")]).await,
        403,
        "Cleo is not the host"
    );
    for on in ["yes", "no"] {
        cleo.send(&format!("{table}/bot"), &[("seat", "3"), ("on", on)]).await;
        assert_eq!(book.read(&table).await.seats[2].replaced, on == "yes");
    }
}

/// A standing answer is between the player and the table: nobody hears when one is left or taken back, and no page changes.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_hears_of_a_standing_answer() {
    for (game, key) in [("vaalbara", "never-show"), ("blood-rage", "never-add"), ("valhalla", "never-help")] {
        let server = TestServer::open().await;
        let (anna, bert, dora) = (server.client(), server.client(), server.client());
        let table = anna.invite(&[(&bert, "Bert")], &[("game", game)]).await;
        let mut streams = [Stream::open(&anna, &table).await, Stream::open(&dora, &table).await];
        let before = version(&dora.page(&table).await);
        for stream in &mut streams {
            assert_eq!(stream.next().await, Some(before));
        }
        let seen = [anna.page(&table).await, dora.page(&table).await];
        for on in ["yes", "no", "yes"] {
            bert.send(&format!("{table}/standing"), &[("seat", "2"), ("key", key), ("on", on)]).await;
            let pressed =
                format!("value=\"{}\" aria-pressed=\"{}\"", if on == "yes" { "no" } else { "yes" }, on == "yes");
            assert!(bert.page(&table).await.contains(&pressed), "{game}: Bert sees it");
            assert_eq!([anna.page(&table).await, dora.page(&table).await], seen, "{game}: others see it");
        }
        let stored = Book::open(server.data.path()).await.read(&table).await;
        assert_eq!(stored.seats[1].standing.as_deref(), Some(key));
        assert_eq!(stored.table.version, before);
        // The next thing that anybody hears is the next change that concerns everybody.
        anna.send(&format!("{table}/takeover"), &[("minutes", "5"), ("seat", "1")]).await;
        let now = version(&dora.page(&table).await);
        for stream in &mut streams {
            assert_eq!(stream.next().await, Some(now), "{game}");
        }
    }
}
