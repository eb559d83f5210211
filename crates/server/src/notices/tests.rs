//! What people are told, when, and how often, on simulated time: a hall in a temporary folder, and a receiver that is real.

use super::config::NoticeConfig;
use crate::config::Config;
use crate::store::{
    ChannelKind, ChannelRow, ChannelState, Claimant, NoticeKind, Occasion, Pace, Phase, Shape, TimeControl,
};
use crate::tables::{NewSeat, NewTable, TableHandle, TableRegistry, now_millis};
use crate::time::Time;
use crate::visitor::Visitor;
use axum::extract::FromRequestParts;
use meadhall_engine::{Options, Seat};
use meadhall_words::Lang;
use serde_json::Value;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// A channel for tests.
pub(super) fn channel(kind: ChannelKind, owner: &str) -> ChannelRow {
    ChannelRow {
        id: format!("c-{owner}"),
        owner: owner.to_owned(),
        kind,
        target: "https://hook.example/".to_owned(),
        shape: Shape::Plain,
        key: String::new(),
        auth: String::new(),
        device: String::new(),
        label: "hook.example".to_owned(),
        lang: "en".to_owned(),
        base: "https://hall.example".to_owned(),
        kinds: NoticeKind::EVERY,
        state: ChannelState::On,
        failures: 0,
        problem: String::new(),
        created: 5,
        sent: 0,
    }
}

/// Somebody who takes webhooks: what it has heard, by the path, and how it answers.
#[derive(Clone)]
struct Receiver {
    address: SocketAddr,
    heard: Arc<Mutex<Vec<(String, Value)>>>,
    answers: Arc<Mutex<VecDeque<u16>>>,
}

impl Receiver {
    async fn start() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let receiver = Receiver { address, heard: Arc::default(), answers: Arc::default() };
        let taking = receiver.clone();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let (mut heard, mut some) = (Vec::new(), [0; 4096]);
                let (path, body) = loop {
                    let count = stream.read(&mut some).await.expect("bytes");
                    assert!(count > 0, "cut off");
                    heard.extend(&some[..count]);
                    let text = String::from_utf8_lossy(&heard).into_owned();
                    let whole = text.split_once("\r\n\r\n").and_then(|(head, body)| {
                        let path = head.split(' ').nth(1)?.trim_start_matches('/').to_owned();
                        Some((path, serde_json::from_str(body).ok()?))
                    });
                    if let Some(whole) = whole {
                        break whole;
                    }
                };
                taking.heard.lock().expect("no panic").push((path, body));
                let status = taking.answers.lock().expect("no panic").pop_front().unwrap_or(204);
                let answer = format!("HTTP/1.1 {status} Word\r\ncontent-length: 0\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.expect("an answer");
            }
        });
        receiver
    }

    /// What has come for somebody since this was last asked.
    fn heard_by(&self, owner: &str) -> Vec<Value> {
        let mut heard = self.heard.lock().expect("no panic");
        let (own, rest) = heard.drain(..).partition::<Vec<_>, _>(|(path, _)| path == owner);
        *heard = rest;
        own.into_iter().map(|(_, body)| body).collect()
    }

    /// Answers the next ones like this.
    fn answer(&self, statuses: impl IntoIterator<Item = u16>) {
        self.answers.lock().expect("no panic").extend(statuses);
    }
}

/// A hall whose time is what a test says.
struct House {
    registry: Arc<TableRegistry>,
    receiver: Receiver,
    /// The time at which it began, in milliseconds.
    began: i64,
    /// What clocks run by.
    time: Time,
    _folder: TempDir,
}

async fn visitor(owner: &str) -> Visitor {
    let (mut parts, ()) = axum::http::Request::new(()).into_parts();
    let Ok(mut visitor) = Visitor::from_request_parts(&mut parts, &()).await;
    visitor.owner = owner.to_owned();
    visitor
}

impl House {
    async fn open() -> House {
        let (folder, receiver) = (tempfile::tempdir().expect("a folder"), Receiver::start().await);
        // Nothing happens by itself.
        let round = Duration::from_secs(1_000_000);
        let notices = NoticeConfig { loopback: vec![receiver.address], round, ..NoticeConfig::default() };
        let time = Time::simulated(now_millis());
        let config = Config { notices, time: time.clone(), ..Config::new(folder.path().to_owned()) };
        let registry = TableRegistry::open(config, Default::default(), Arc::default()).await.expect("a hall");
        House { registry, receiver, began: now_millis(), time, _folder: folder }
    }

    /// Lets people have a webhook each.
    async fn tell(&self, owners: &[&str]) {
        for owner in owners {
            let target = format!("http://{}/{owner}", self.receiver.address);
            let row = ChannelRow { target, ..channel(ChannelKind::Webhook, owner) };
            self.registry.store.add_channel(&row, 20).await.expect("a channel");
        }
    }

    /// A table of Anna's and Bert's, at which both are asked something.
    async fn table(&self, game: &str) -> Arc<TableHandle> {
        self.table_with(game, None, &["bert"]).await
    }

    /// The same, with clocks, or of more people.
    async fn table_with(&self, game: &str, clock: Option<TimeControl>, guests: &[&str]) -> Arc<TableHandle> {
        let table = NewTable {
            game: game.to_owned(),
            options: Options::default(),
            seats: [NewSeat::Here("Anna".to_owned())]
                .into_iter()
                .chain(guests.iter().map(|_| NewSeat::Friend))
                .collect(),
            part: String::new(),
            listed: true,
            takeover: None,
            pace: Pace::Swift,
            clock,
            lang: String::new(),
            level: String::new(),
        };
        let handle = self.registry.open_table(&visitor("anna").await, table).await.expect("a table");
        for (n, guest) in guests.iter().enumerate() {
            let name = guest[..1].to_uppercase() + &guest[1..];
            handle.sit_down(guest, Seat::new(n + 1), None, &name, "").await.expect("a seat");
        }
        handle
    }

    /// Does what is to be done so many milliseconds after the hall began.
    async fn after(&self, time: i64) {
        self.registry.look_after_notices(self.began + time).await.expect("it goes");
        // What was put on its way is brought at the same time.
        self.registry.look_after_notices(self.began + time).await.expect("it goes");
    }
}

/// How many games are played until one has what a test looks for.
const DEALS: usize = 8;
/// Who sits at the tables.
const PEOPLE: [&str; 3] = ["anna", "bert", "carl"];

/// Lets a seat decide something, whatever; other seeds, other choices.
async fn decide(handle: &TableHandle, seat: Seat, seed: u64) {
    let state = handle.state().await.expect("a table");
    let action = state.table.as_ref().and_then(|table| table.choice(seat, seed)).expect("a choice");
    let owner = PEOPLE[seat.index()];
    handle.play(owner, seat, state.row.version, &action, Lang::En).await.expect("it is legal");
}

/// A text as it reads, whatever kind its spaces are.
fn plain(text: &Value) -> String {
    text.as_str().expect("a text").replace('\u{a0}', " ")
}

/// Plays until something holds, or the game is over; whether it holds.
async fn play_until(handle: &TableHandle, holds: impl Fn(&crate::tables::TableState) -> bool) -> bool {
    for seed in 0.. {
        let state = handle.state().await.expect("a table");
        if holds(&state) {
            return true;
        }
        let Some(seat) = state.pending().iter().next().filter(|_| state.row.phase == Phase::Playing) else {
            return false;
        };
        decide(handle, seat, seed).await;
    }
    unreachable!("every game ends")
}

#[tokio::test]
async fn somebody_is_told_after_a_while_and_once() {
    let house = House::open().await;
    house.tell(&["anna", "bert"]).await;
    let table = house.table("vaalbara").await;
    let german = ChannelRow {
        lang: "de".to_owned(),
        ..house.registry.store.channels("bert").await.expect("channels").remove(0)
    };
    house.registry.store.change_channel(&german).await.expect("changed");
    house.after(50 * SECOND).await;
    assert_eq!(house.receiver.heard_by("anna"), Vec::<Value>::new(), "others may follow, and she may come by herself");
    house.after(70 * SECOND).await;
    for (owner, words) in
        [("anna", "Vaalbara with Bert: it is your turn."), ("bert", "Vaalbara mit Anna: Du bist am Zug.")]
    {
        let heard = house.receiver.heard_by(owner);
        assert_eq!(heard.len(), 1, "{owner}");
        let notice = &heard[0]["notices"][0];
        let text = plain(&notice["text"]);
        assert!(text.starts_with(words) && text.len() > words.len() + 5, "the table and what is asked: {text}");
        assert_eq!((&notice["kind"], &notice["table"]), (&Value::from("turn"), &Value::from(table.id.as_str())));
        assert_eq!(heard[0]["url"], format!("https://hall.example/table/{}", table.id));
    }
    for minutes in [2, 30, 600] {
        house.after(minutes * MINUTE).await;
    }
    assert!(house.receiver.heard_by("anna").is_empty() && house.receiver.heard_by("bert").is_empty(), "once");
}

#[tokio::test]
async fn whoever_looks_or_has_decided_is_not_told() {
    let house = House::open().await;
    house.tell(&["anna", "bert"]).await;
    let table = house.table("vaalbara").await;
    // Anna has the page before her a little later.
    tokio::time::sleep(Duration::from_millis(5)).await;
    table.mark_present("anna");
    house.after(70 * SECOND).await;
    assert_eq!((house.receiver.heard_by("anna").len(), house.receiver.heard_by("bert").len()), (0, 1));
    // Who was told and decides is told of the next question, but not of one that she has answered by then.
    let other = house.table("vaalbara").await;
    let moved = play_until(&other, |state| !state.hides_answers() && !state.pending().contains(Seat::new(1))).await;
    assert!(moved, "Bert is asked nothing");
    house.after(10 * MINUTE).await;
    let told = house.receiver.heard_by("bert");
    assert!(told.iter().all(|told| told["notices"][0]["table"] != other.id), "{told:?}");
}

/// Where nobody may see who has answered, all who were asked are told alike: whether they have answered or not.
#[tokio::test]
async fn a_secret_answer_is_not_given_away() {
    let mut tried = 0;
    for game in meadhall_games::GAMES {
        let house = House::open().await;
        let several = |state: &crate::tables::TableState| state.hides_answers() && state.pending().iter().count() > 1;
        let mut found = None;
        // Not every deal leads to such a question.
        for _ in 0..DEALS {
            let table = house.table_with(game.id(), None, &PEOPLE[1..]).await;
            if play_until(&table, several).await {
                found = Some(table);
                break;
            }
        }
        let Some(table) = found else { continue };
        tried += 1;
        // From here on they want to be told. The question before it is opened once more, so that all are asked anew.
        let state = table.state().await.expect("a table");
        let asked: Vec<Seat> = state.pending().iter().take(2).collect();
        let owners = [PEOPLE[asked[0].index()], PEOPLE[asked[1].index()]];
        house.tell(&owners).await;
        let mark = state.row.version;
        let occasion = Occasion { kind: NoticeKind::Turn, seats: 0b111, mark, due: mark + MINUTE };
        for owner in owners {
            house.registry.store.tell(owner, &table.id, occasion).await.expect("noted");
        }
        decide(&table, asked[1], 7).await;
        let state = table.state().await.expect("a table");
        assert!(state.hides_answers() && !state.pending().contains(asked[1]), "one has answered, the other has not");
        let waiting = house.registry.store.noted(owners[1]).await.expect("it answers");
        assert_eq!(waiting.iter().map(|row| row.mark).collect::<Vec<_>>(), [mark], "an answer is no occasion");
        house.after(mark - house.began + 70 * SECOND).await;
        let told = owners.map(|owner| house.receiver.heard_by(owner));
        assert_eq!(told.each_ref().map(Vec::len), [1, 1]);
        let text = |who: usize| {
            let text = plain(&told[who][0]["notices"][0]["text"]);
            ["Anna", "Bert", "Carl"].iter().fold(text, |text, name| text.replace(name, ""))
        };
        assert_eq!(text(0), text(1), "the same words for who has answered and who has not");
    }
    assert!(tried > 0, "no game asks such a question of two");
}

#[tokio::test]
async fn what_comes_together_is_told_at_once() {
    let house = House::open().await;
    house.tell(&["bert"]).await;
    for _ in 0..8 {
        house.table("vaalbara").await;
    }
    house.after(90 * SECOND).await;
    let heard = house.receiver.heard_by("bert");
    assert_eq!(heard.len(), 1);
    assert_eq!(plain(&heard[0]["title"]), "8 tables wait for you");
    assert_eq!(heard[0]["notices"].as_array().map(Vec::len), Some(6));
    assert!(plain(&heard[0]["text"]).ends_with("And 2 more tables."));
    assert_eq!(heard[0]["url"], "https://hall.example/");
    // Soon after there is peace; what comes then comes together too.
    house.table("vaalbara").await;
    house.after(3 * MINUTE).await;
    house.table("vaalbara").await;
    house.after(5 * MINUTE).await;
    assert!(house.receiver.heard_by("bert").is_empty());
    house.after(7 * MINUTE).await;
    assert_eq!(plain(&house.receiver.heard_by("bert")[0]["title"]), "2 tables wait for you");
}

#[tokio::test]
async fn so_many_a_day_and_no_more() {
    let house = House::open().await;
    house.tell(&["bert"]).await;
    house.registry.store.set_most("bert", 3).await.expect("set");
    for n in 0..5 {
        house.table("vaalbara").await;
        house.after(2 * MINUTE + n * 10 * MINUTE).await;
    }
    assert_eq!(house.receiver.heard_by("bert").len(), 3);
    house.after(DAY).await;
    assert!(house.receiver.heard_by("bert").is_empty(), "the day is not over yet");
    house.after(DAY + 3 * MINUTE).await;
    let heard = house.receiver.heard_by("bert");
    assert_eq!(heard.len(), 1);
    assert_eq!(plain(&heard[0]["title"]), "2 tables wait for you", "nothing of it is lost");
}

#[tokio::test]
async fn a_channel_hears_of_what_it_wants() {
    let house = House::open().await;
    house.tell(&["bert"]).await;
    let row = house.registry.store.channels("bert").await.expect("channels").remove(0);
    let kinds = NoticeKind::Over.bit() | NoticeKind::Call.bit();
    house.registry.store.change_channel(&ChannelRow { kinds, ..row }).await.expect("changed");
    let table = house.table("vaalbara").await;
    house.after(2 * MINUTE).await;
    assert!(house.receiver.heard_by("bert").is_empty(), "turns are none of it");
    let sent = house.registry.store.allowance("bert").await.expect("it answers").map(|allowance| allowance.sent);
    assert_eq!(sent, Some(0), "what nobody hears does not count");
    assert!(!play_until(&table, |_| false).await);
    house.after(now_millis() - house.began + 2 * MINUTE).await;
    let heard = house.receiver.heard_by("bert");
    assert_eq!(plain(&heard[0]["notices"][0]["text"]), "Vaalbara with Anna: the game is over.");
}

/// Half a day of its time before a clock falls its owner is warned, once; not if it has stood still meanwhile, nor if she has decided.
#[tokio::test]
async fn a_clock_that_will_fall_is_told_of() {
    let house = House::open().await;
    house.tell(&["anna", "bert"]).await;
    let row = house.registry.store.channels("bert").await.expect("channels").remove(0);
    let only_clocks = ChannelRow { kinds: NoticeKind::Clock.bit(), ..row };
    house.registry.store.change_channel(&only_clocks).await.expect("changed");
    let table = house.table_with("vaalbara", Some(TimeControl::FAST), &["bert"]).await;
    let pass = async |hours: i64, meanwhile: i64| {
        house.time.advance(Duration::from_secs(hours.unsigned_abs() * 3_600));
        house.after(meanwhile * HOUR + 2 * MINUTE).await;
        house.receiver.heard_by("bert")
    };
    assert!(pass(50, 50).await.is_empty(), "there are 22 hours left");
    // The clocks have stood still for ten of these hours: there is more time left than there seemed to be.
    assert!(pass(4, 64).await.is_empty(), "there are 18 hours left");
    let heard = pass(7, 71).await;
    assert_eq!(heard.len(), 1);
    let notice = &heard[0]["notices"][0];
    assert_eq!(notice["kind"], "clock");
    let text = plain(&notice["text"]);
    assert!(text.starts_with("Vaalbara with Anna: your clock is about to run out."), "{text}");
    assert!(pass(1, 72).await.is_empty(), "once");
    // A clock that runs no more warns nobody.
    let other = house.table_with("vaalbara", Some(TimeControl::FAST), &["bert"]).await;
    assert!(!play_until(&other, |_| false).await, "the game is over");
    assert!(pass(100, 200).await.is_empty());
    drop(table);
}

#[tokio::test]
async fn somebody_is_called_and_warned() {
    let house = House::open().await;
    house.tell(&["anna", "bert"]).await;
    let wish = NewTable {
        game: "vaalbara".to_owned(),
        options: Options::default(),
        seats: vec![NewSeat::Here("Anna".to_owned()), NewSeat::Friend],
        part: String::new(),
        listed: false,
        takeover: None,
        pace: Pace::Swift,
        clock: None,
        lang: String::new(),
        level: String::new(),
    };
    let lobby = house.registry.open_table(&visitor("anna").await, wish).await.expect("a table");
    let called = Occasion { kind: NoticeKind::Call, seats: 0, mark: house.began, due: house.began };
    house.registry.store.tell("bert", &lobby.id, called).await.expect("noted");
    house.after(0).await;
    assert!(house.receiver.heard_by("bert").is_empty(), "nobody has called him");
    house.registry.store.call(&lobby.id, 1, "bert").await.expect("called");
    house.registry.store.tell("bert", &lobby.id, Occasion { mark: 7, ..called }).await.expect("noted");
    house.after(MINUTE).await;
    assert_eq!(plain(&house.receiver.heard_by("bert")[0]["title"]), "You are asked to play");
    // Nobody sits down. After 76 days of 90 she who waits there is warned, once.
    for day in [70, 77, 78] {
        let now = house.began + day * DAY;
        house.registry.warn_of_forgetting(now).await.expect("it goes");
        house.after(day * DAY).await;
        let heard = house.receiver.heard_by("anna");
        assert_eq!(heard.len(), usize::from(day == 77), "day {day}: {heard:?}");
        assert!(heard.iter().all(|heard| heard["notices"][0]["kind"] == "forget"));
    }
}

#[tokio::test]
async fn what_fails_is_tried_again_with_growing_pauses() {
    let house = House::open().await;
    house.tell(&["bert"]).await;
    house.table("vaalbara").await;
    house.receiver.answer([500, 503, 429]);
    let mut ids = Vec::new();
    // Thirty seconds after the first, two minutes after the second, ten after the third.
    for (time, comes) in [(70, 1), (99, 0), (101, 1), (220, 0), (222, 1), (821, 0), (823, 1), (9_000, 0)] {
        house.after(time * SECOND).await;
        let heard = house.receiver.heard_by("bert");
        assert_eq!(heard.len(), comes, "after {time} seconds");
        ids.extend(heard.into_iter().map(|heard| heard["id"].as_str().map(str::to_owned)));
    }
    ids.dedup();
    assert_eq!(ids.len(), 1, "a receiver can tell that it is the same");
    let row = house.registry.store.channels("bert").await.expect("channels").remove(0);
    assert_eq!((row.problem.as_str(), row.failures, row.state), ("", 0, ChannelState::On));
    assert!(row.sent > 0);
}

#[tokio::test]
async fn a_channel_that_fails_again_and_again_is_switched_off() {
    let house = House::open().await;
    house.tell(&["bert"]).await;
    for n in 1..=4_i64 {
        house.table("vaalbara").await;
        house.receiver.answer([404]);
        house.after(n * 20 * MINUTE).await;
        let row = house.registry.store.channels("bert").await.expect("channels").remove(0);
        let off = n >= 3;
        assert_eq!((row.failures, row.problem.as_str()), (n.min(3), "answered-404"));
        assert_eq!(row.state, if off { ChannelState::Off } else { ChannelState::On });
        assert_eq!(house.receiver.heard_by("bert").len(), usize::from(n <= 3), "message {n}");
    }
}

/// A server dies between its claim and the sending, or in the middle of it; another one goes on.
#[tokio::test]
async fn who_takes_over_repeats_only_what_can_be_told_apart() {
    for (shape, begun, arrives) in
        [(Shape::Plain, false, 1), (Shape::Plain, true, 1), (Shape::Discord, false, 1), (Shape::Discord, true, 0)]
    {
        let house = House::open().await;
        let target = format!("http://{}/bert", house.receiver.address);
        let row = ChannelRow { shape, target, ..channel(ChannelKind::Webhook, "bert") };
        house.registry.store.add_channel(&row, 20).await.expect("a channel");
        house.table("vaalbara").await;
        let now = house.began + 70 * SECOND;
        house.registry.put_digests_together(now).await.expect("put together");
        let by = Claimant { holder: "another server", now, lease: MINUTE, most: 9 };
        let claimed = house.registry.store.claim_deliveries(by).await.expect("claims");
        assert_eq!(claimed.len(), 1);
        if begun {
            assert_eq!(house.registry.store.note_begun(&claimed[0]).await, Ok(true));
        }
        house.after(100 * SECOND).await;
        assert_eq!(house.receiver.heard_by("bert").len(), 0, "the other one has it");
        house.after(140 * SECOND).await;
        assert_eq!(house.receiver.heard_by("bert").len(), arrives, "{shape:?}, begun: {begun}");
        house.after(DAY).await;
        assert_eq!(house.receiver.heard_by("bert").len(), 0);
    }
}

/// Nothing waits for the storage of whoever wants no notices.
#[tokio::test]
async fn who_wants_no_notices_leaves_no_trace() {
    let house = House::open().await;
    let table = house.table("vaalbara").await;
    assert!(!play_until(&table, |_| false).await, "a whole game");
    for owner in ["anna", "bert"] {
        assert_eq!(house.registry.store.notices(owner).await, Ok(Vec::new()));
    }
    assert_eq!(house.registry.store.is_due(i64::MAX).await, Ok(false));
}
