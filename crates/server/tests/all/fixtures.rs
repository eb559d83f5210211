//! Halls of earlier versions: each opens, shows what it held and goes on.
//!
//! What is compared goes through the engine: the rows are made a table as the server does it, and the table is asked for
//! its facts. That the server itself can do as much is seen on its pages.

use crate::support::book::{Book, Page};
use crate::support::halls::{Held, halls, halls_with_people, known, owner, unpacked};
use crate::support::{Client, TestServer, ample};
use meadhall_blood_rage::BloodRage;
use meadhall_engine::{Chance, Game, Quick, Record, Seat, TableGame};
use meadhall_vaalbara::Vaalbara;
use meadhall_valhalla::Valhalla;
use meadhall_words::Lang;
use std::collections::BTreeMap;
use std::fs;

/// The name that a fact has today.
fn today<G: TableGame>(key: &str) -> String {
    let (first, rest) = key.split_once(' ').unwrap_or((key, ""));
    let renamed = G::RENAMED.iter().find(|(old, _)| *old == first);
    renamed.map_or(key.to_owned(), |(_, new)| format!("{new} {rest}").trim_end().to_owned())
}

/// Upgrades in slots once counted among the cards of Blood Rage that are gone, and do no longer: whatever is missing there now
/// stands elsewhere among the facts.
fn without_slots(was: &str, now: &str, facts: &BTreeMap<String, String>) {
    let words =
        |text: &str| -> Vec<String> { text.split(", ").filter(|word| *word != "-").map(str::to_owned).collect() };
    let mut missing = words(was);
    for card in words(now) {
        let at = missing.iter().position(|gone| *gone == card).unwrap_or_else(|| panic!("{card} was not gone: {was}"));
        missing.remove(at);
    }
    let elsewhere =
        |card: &String| facts.iter().any(|(key, value)| key != "discarded" && value.contains(card.as_str()));
    assert!(missing.iter().all(elsewhere), "{missing:?} are lost: {was} => {now}");
}

/// A stored table holds what it held, goes on to its end, and its record says by which rules it was played.
fn goes_on<G: TableGame>(held: &Held, page: &Page) {
    let mut table = page.restored::<G>();
    assert_eq!(Some(table.turns().len()), held.turns, "{}", held.id);
    let facts: BTreeMap<String, String> = table.game().describe(table.position()).0.into_iter().collect();
    let mut known = 0;
    for (key, was) in &held.facts {
        if let Some(now) = facts.get(&today::<G>(key)) {
            match (G::ID, key.as_str()) {
                (BloodRage::ID, "discarded") => without_slots(was, now, &held.facts),
                _ => assert_eq!(now, was, "{} of {}: {key}", held.id, G::ID),
            }
            known += 1;
        }
    }
    assert!(known * 10 > held.facts.len() * 9, "{} of {}: {known} of {} facts", held.id, G::ID, held.facts.len());
    let mut quick = Quick::new(1);
    for decisions in 0.. {
        table.play_forced();
        let pending: Vec<Seat> = table.pending().iter().collect();
        if pending.is_empty() {
            break;
        }
        assert!(decisions < 20_000, "{} of {} does not end", held.id, G::ID);
        let seat = pending[quick.index(pending.len())];
        let choices = table.legal(seat);
        table.play(seat, choices[quick.index(choices.len())]).expect("a legal choice");
    }
    assert!(table.outcome().is_some(), "{} of {}", held.id, G::ID);
    check_record::<G>(&held.id, &Record::parse(&table.record().to_string()).expect("a record that can be read"));
}

/// A record of the rules that this program has replays; another says which rules it needs.
fn check_record<G: TableGame>(name: &str, record: &Record) {
    let own = record.version == G::VERSION && record.later.is_empty();
    match record.replay::<G>() {
        Ok(_) => assert!(own, "{name} replays by other rules than it was played by"),
        Err(error) => {
            assert!(!own, "{name}: {error}");
            assert!(error.to_string().contains(&format!("rules {}", record.version)), "{name}: {error}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_hall_opens_and_every_table_goes_on() {
    for hall in halls() {
        let (data, tables) = unpacked(&hall);
        let server = TestServer::over(data, ample()).await;
        let client = owner(format!("http://{}", server.address));
        let book = Book::open(server.data.path()).await;
        for held in &tables {
            let page = book.read(&held.address()).await;
            assert_eq!((&page.table.phase, page.seats.len()), (&held.phase, held.seats), "{}", held.id);
            let shown = client.get(&held.address()).await;
            assert_eq!(shown.status(), 200, "{} of {}", held.id, held.game);
            match held.game.as_str() {
                _ if held.phase == "lobby" => join(&server, held, &page).await,
                Vaalbara::ID => goes_on::<Vaalbara>(held, &page),
                BloodRage::ID => goes_on::<BloodRage>(held, &page),
                Valhalla::ID => goes_on::<Valhalla>(held, &page),
                other => panic!("there is no game {other}"),
            }
        }
        for held in tables.iter().filter(|held| held.phase == "over") {
            ended(&client, held).await;
        }
        book.pool.close().await;
        server.close().await;
    }
}

/// Everybody who was awaited comes, and the game begins.
async fn join(server: &TestServer, held: &Held, page: &Page) {
    let invitations = page.seats.iter().filter_map(|seat| seat.invitation.as_deref());
    for token in invitations {
        let to = server.client().send(&format!("/join/{token}"), &[("name", "Late")]).await;
        assert_eq!(to, held.address());
    }
    let client = owner(format!("http://{}", server.address));
    let begun = client.page(&held.address()).await;
    assert!(begun.contains("data-version") && !begun.contains("/join/"), "{} has not begun", held.id);
}

/// The page of a game that is over says whether this server can check it.
async fn ended(client: &Client, held: &Held) {
    let text = client.page(&format!("{}/record", held.address())).await;
    let record = Record::parse(&text).expect("a record");
    let here = match held.game.as_str() {
        Vaalbara::ID => Vaalbara::VERSION,
        BloodRage::ID => BloodRage::VERSION,
        _ => Valhalla::VERSION,
    };
    let words = crate::support::words_of(Lang::En, &held.game);
    let said = match record.version == here && record.later.is_empty() {
        true => words.say("seed-verified"),
        false => {
            words.fill("seed-other-rules", &[("played", record.version.to_string().into()), ("here", here.into())])
        }
    };
    let page = client.page(&held.address()).await;
    assert!(page.contains(&said), "{} of {} does not say: {said}", held.id, held.game);
}

/// Whoever was known is known, with her seats, her profile and what she is called to, and what orders did is kept.
#[tokio::test(flavor = "multi_thread")]
async fn people_of_earlier_halls_are_known() {
    for hall in halls_with_people() {
        let (data, tables) = unpacked(&hall);
        let server = TestServer::over(data, ample()).await;
        let client = known(format!("http://{}", server.address));
        let book = Book::open(server.data.path()).await;
        assert!(client.page("/me").await.contains("Þóra"));
        let (mut seats, mut orders) = (0, 0);
        for held in tables.iter().filter(|held| held.phase != "lobby") {
            let page = book.read(&held.address()).await;
            let hers = page.seats.get(1).is_some_and(|seat| seat.name == "Þóra");
            let shown = client.get(&format!("{}?seat=2", held.address())).await;
            assert_eq!(shown.status() == 200, hers, "{}", held.id);
            seats += usize::from(hers);
            orders += usize::from(page.seats[0].standing.as_deref() == Some("never-add | 3 never-add"));
        }
        assert!(seats > 30 && orders > 3, "{seats}, {orders}");
        let front = client.page("/").await;
        let called: String =
            sqlx::query_scalar("SELECT table_id FROM calls").fetch_one(&book.pool).await.expect("a call");
        assert!(front.contains(&format!("/table/{called}")), "{front}");
        let places = "SELECT count(*) FROM seats WHERE place = 2 AND score = 19 AND pace = 30 AND owner IS NOT NULL";
        assert!(sqlx::query_scalar::<_, i64>(places).fetch_one(&book.pool).await.expect("a count") > 5);
        book.pool.close().await;
        server.close().await;
    }
}

#[test]
fn every_record_replays_or_says_which_rules_it_needs() {
    let mut checked = 0;
    for hall in halls() {
        for entry in fs::read_dir(hall.join("records")).expect("records") {
            let path = entry.expect("an entry").path();
            let name = path.display().to_string();
            let record = Record::parse(&fs::read_to_string(&path).expect("a record"));
            let record = record.unwrap_or_else(|error| panic!("{name}: {error}"));
            match record.game.as_str() {
                Vaalbara::ID => check_record::<Vaalbara>(&name, &record),
                BloodRage::ID => check_record::<BloodRage>(&name, &record),
                Valhalla::ID => check_record::<Valhalla>(&name, &record),
                other => panic!("there is no game {other}"),
            }
            checked += 1;
        }
    }
    assert!(checked > 30, "only {checked} records");
}

/// A game that went on by other rules is not passed off as checked: its page and its record name them, in every language.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_other_rules_were_used_in_says_so() {
    let (data, tables) = unpacked(&halls()[0]);
    let held = tables.iter().find(|held| held.phase == "over" && held.game == Vaalbara::ID).expect("one that is over");
    // Opened once, so that the database is up to date.
    let data = TestServer::over(data, ample()).await.close().await;
    let book = Book::open(data.path()).await;
    let sql = format!("UPDATE turns SET rules = {} WHERE table_id = ? AND n >= 4", Vaalbara::VERSION + 1);
    sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&held.id).execute(&book.pool).await.expect("other rules");
    book.pool.close().await;
    let server = TestServer::over(data, ample()).await;
    let versions = format!("{}, {}", Vaalbara::VERSION, Vaalbara::VERSION + 1);
    for lang in Lang::ALL {
        let said = crate::support::words_of(lang, Vaalbara::ID)
            .fill("seed-other-rules", &[("played", versions.as_str().into()), ("here", Vaalbara::VERSION.into())]);
        let page = server.client_in(lang.code()).page(&held.address()).await;
        assert!(page.contains(&said), "{said}");
        assert!(!page.contains(&crate::support::words_of(lang, Vaalbara::ID).say("seed-verified")));
    }
    let record = server.client().page(&format!("{}/record", held.address())).await;
    assert!(record.contains(&format!("rules from 5: {}", Vaalbara::VERSION + 1)), "{record}");
    check_record::<Vaalbara>(&held.id, &Record::parse(&record).expect("a record"));
}
