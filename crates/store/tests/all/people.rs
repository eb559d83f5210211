//! What every engine keeps to with people.

use crate::engines::{engines, opening, seat, table};
use meadhall_store::{
    Basis, Change, DeviceRow, Identity, PasskeyRow, PersonRow, Phase, RestRow, SeatRow, Store, StoreError, TableRow,
    TicketRow, TimeControl, Write, open,
};
use std::sync::Arc;

/// Carries out a law on every engine.
macro_rules! law {
    ($(#[$about:meta])* $name:ident, $engine:ident => $body:block) => {
        $(#[$about])*
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            for $engine in engines().await {
                println!("{}", $engine.name);
                $body
                $engine.store.close().await.expect("it closes");
            }
        }
    };
}

pub fn person(id: &str) -> PersonRow {
    let word = str::to_owned;
    PersonRow {
        id: word(id),
        name: word("Anna"),
        motif: word("wolf"),
        colour: word("red"),
        created: 5,
        code_made: None,
    }
}

pub fn device(id: &str, person: &str) -> DeviceRow {
    DeviceRow { id: id.to_owned(), person: person.to_owned(), label: "Firefox".to_owned(), created: 5, seen: 6 }
}

fn passkey(id: &str, person: &str) -> PasskeyRow {
    let label = "Firefox".to_owned();
    PasskeyRow { id: id.to_owned(), person: person.to_owned(), key: vec![1, 2], counter: 3, label, created: 7, used: 7 }
}

fn ticket(id: &str, owner: &str, until: i64) -> TicketRow {
    TicketRow { id: id.to_owned(), kind: "link".to_owned(), owner: owner.to_owned(), until }
}

async fn seats(store: &Arc<dyn Store>, table: &str) -> Vec<SeatRow> {
    store.load(table).await.expect("it answers").expect("a table").seats
}

law! {
    /// Whoever becomes known keeps her seats and her tables, every server hears of it, and nobody else's seats change.
    a_person_takes_her_seats_with_her, engine => {
        let store = &engine.store;
        store.write(opening(table("t1"))).await.expect("a table");
        store.write(opening(table("t2"))).await.expect("a table");
        let before = store.load("t1").await.expect("it answers").expect("a table").table;
        let changed = store.add_person(&person("p1"), &device("d1", "p1"), "anna", 1_000).await.expect("a person");
        let mut ids: Vec<&str> = changed.iter().map(|(id, _)| id.as_str()).collect();
        ids.sort_unstable();
        assert_eq!(ids, ["t1", "t2"]);
        let stored = store.load("t1").await.expect("it answers").expect("a table");
        assert_eq!((stored.table.host.as_str(), stored.table.version, stored.table.revision), ("p1", 1_000, before.revision + 1));
        assert_eq!(stored.seats, [SeatRow { owner: Some("p1".to_owned()), ..seat("t1", 0, Some("anna")) }, seat("t1", 1, Some("bert"))]);
        assert_eq!(store.of_owner("p1", 9).await.expect("it answers").len(), 2);
        assert_eq!(store.of_owner("anna", 9).await, Ok(vec![]));
        // A change that rests on the table before is refused.
        let late = Write { table: "t1".to_owned(), basis: Basis::Revision(before.revision), changes: vec![Change::Seat(seat("t1", 0, Some("anna")))] };
        assert_eq!(store.write(late).await, Err(StoreError::Conflict));
        // A second browser brings what it had.
        let changed = store.add_device(&device("d2", "p1"), Some("bert"), 2_000).await.expect("a device");
        assert_eq!(changed.len(), 2);
        assert!(seats(store, "t2").await.iter().all(|seat| seat.owner.as_deref() == Some("p1")));
        assert_eq!(store.add_device(&device("d3", "p1"), None, 2_000).await, Ok(vec![]));
        assert_eq!(store.person_of_device("d2").await, Ok(Some((person("p1"), 6))));
        assert_eq!(store.person_of_device("d9").await, Ok(None));
        assert_eq!(store.people(vec!["p1".to_owned(), "p9".to_owned()]).await, Ok(vec![person("p1")]));
        assert_eq!(store.people(vec![]).await, Ok(vec![]));
    }
}

law! {
    /// One browser goes or all of them; the links to further ones go with all.
    browsers_are_forgotten, engine => {
        let store = &engine.store;
        store.add_person(&person("p1"), &device("d1", "p1"), "x", 1).await.expect("a person");
        store.add_person(&person("p2"), &device("e1", "p2"), "y", 1).await.expect("a person");
        store.add_device(&device("d2", "p1"), None, 1).await.expect("a device");
        store.note_device("d2", 99).await.expect("noted");
        let ids = |devices: Vec<DeviceRow>| devices.into_iter().map(|device| device.id).collect::<Vec<_>>();
        assert_eq!(ids(store.devices("p1").await.expect("devices")), ["d2", "d1"]);
        assert_eq!(store.drop_devices("p2", Some("d1")).await, Ok(0), "nobody forgets another's browser");
        assert_eq!(store.drop_devices("p1", Some("d1")).await, Ok(1));
        assert_eq!(store.person_of_device("d1").await, Ok(None));
        store.put_ticket(&ticket("k1", "p1", 50), 10).await.expect("a ticket");
        assert_eq!(store.drop_devices("p1", None).await, Ok(1));
        assert_eq!(store.ticket("k1", "link", 10).await, Ok(None));
        assert_eq!(ids(store.devices("p2").await.expect("devices")), ["e1"]);
    }
}

law! {
    /// A ticket is good for one who takes it, for its own purpose, and not for long.
    a_ticket_is_taken_once, engine => {
        let store = &engine.store;
        store.put_ticket(&ticket("k1", "p1", 50), 10).await.expect("a ticket");
        assert_eq!(store.take_ticket("k1", "passkey", 20).await, Ok(None));
        assert_eq!(store.ticket("k1", "link", 20).await, Ok(Some(ticket("k1", "p1", 50))));
        let all = (0..8).map(|_| {
            let store = Arc::clone(store);
            tokio::spawn(async move { store.take_ticket("k1", "link", 20).await.expect("it answers") })
        });
        let mut taken = 0;
        for one in all.collect::<Vec<_>>() {
            taken += usize::from(one.await.expect("no panic").is_some());
        }
        assert_eq!(taken, 1);
        store.put_ticket(&ticket("k2", "p1", 50), 10).await.expect("a ticket");
        assert_eq!(store.take_ticket("k2", "link", 50).await, Ok(None), "it is over");
        store.put_ticket(&ticket("k3", "p1", 90), 60).await.expect("a ticket");
        assert_eq!(store.take_ticket("k2", "link", 20).await, Ok(None), "it is gone");
    }
}

law! {
    /// Attempts are counted up to a time, also over a restart, and can be forgiven.
    attempts_are_counted, engine => {
        let store = &engine.store;
        for count in 1..=3 {
            assert_eq!(store.attempt("here", 100, 10 + count).await, Ok(count));
        }
        assert_eq!(store.attempt("there", 100, 10).await, Ok(1));
        store.close().await.expect("it closes");
        let again = open(&engine.location, None).await.expect("it opens");
        assert_eq!(again.attempt("here", 100, 100).await, Ok(4));
        again.forgive("here").await.expect("forgiven");
        assert_eq!(again.attempt("here", 100, 100).await, Ok(1));
        assert_eq!(again.attempt("there", 100, 110).await, Ok(1), "the first ones are long ago");
        again.close().await.expect("it closes");
    }
}

law! {
    /// Codes and passkeys lead to their person; a passkey whose counter has moved meanwhile counts for nothing.
    codes_and_passkeys, engine => {
        let store = &engine.store;
        store.add_person(&person("p1"), &device("d1", "p1"), "x", 1).await.expect("a person");
        store.add_person(&person("p2"), &device("d2", "p2"), "y", 1).await.expect("a person");
        store.set_code("p1", "key", "hash", 8).await.expect("a code");
        assert_eq!(store.code("key").await, Ok(Some(("p1".to_owned(), "hash".to_owned()))));
        store.set_code("p1", "key2", "hash2", 9).await.expect("a code");
        assert_eq!(store.code("key").await, Ok(None));
        assert_eq!(store.people(vec!["p1".to_owned()]).await.expect("people")[0].code_made, Some(9));
        store.add_passkey(&passkey("c1", "p1")).await.expect("a passkey");
        assert_eq!(store.add_passkey(&passkey("c1", "p2")).await, Err(StoreError::Conflict));
        assert_eq!(store.passkey("c1").await, Ok(Some(passkey("c1", "p1"))));
        assert_eq!(store.use_passkey("c1", 3, 5, 70).await, Ok(true));
        assert_eq!(store.use_passkey("c1", 3, 6, 71).await, Ok(false));
        assert_eq!(store.passkeys("p1").await, Ok(vec![PasskeyRow { counter: 5, used: 70, ..passkey("c1", "p1") }]));
        assert_eq!(store.drop_passkey("p2", "c1").await, Ok(false));
        assert_eq!(store.drop_passkey("p1", "c1").await, Ok(true));
        assert_eq!(store.passkey("c1").await, Ok(None));
    }
}

law! {
    /// Who wants to be forgotten is: games stay without her name, and nothing else names her.
    somebody_is_forgotten, engine => {
        let store = &engine.store;
        let mut over = table("t1");
        over.phase = Phase::Over;
        store.write(opening(over)).await.expect("a table");
        store.add_person(&person("p1"), &device("d1", "p1"), "anna", 1).await.expect("a person");
        store.add_passkey(&passkey("c1", "p1")).await.expect("a passkey");
        store.set_code("p1", "key", "hash", 8).await.expect("a code");
        store.put_ticket(&ticket("k1", "p1", 50), 10).await.expect("a ticket");
        store.call("t1", 1, "p1").await.expect("a call");
        assert_eq!(store.calls("p1", 9).await, Ok(vec![("t1".to_owned(), 1)]));
        assert_eq!(store.is_called("t1", 1, "p1").await, Ok(true));
        let games = store.games_of("p1", 9).await.expect("games");
        assert_eq!(games.iter().map(|game| (game.table_id.as_str(), game.seat, game.phase)).collect::<Vec<_>>(), [("t1", 0, Phase::Over)]);
        assert_eq!(store.seats_of("p1").await.expect("seats").len(), 1);
        assert_eq!(store.erase("p1", 1).await.expect("forgotten").len(), 1);
        let stored = store.load("t1").await.expect("it answers").expect("a table");
        assert_eq!((stored.table.host.as_str(), stored.table.address.as_str()), ("", ""));
        assert_eq!((stored.seats[0].owner.as_deref(), stored.seats[0].name.as_str()), (None, ""));
        assert_eq!((stored.seats[1].owner.as_deref(), stored.seats[1].name.as_str()), (Some("bert"), "bert"));
        assert_eq!(store.person_of_device("d1").await, Ok(None));
        assert_eq!(store.passkey("c1").await, Ok(None));
        assert_eq!(store.code("key").await, Ok(None));
        assert_eq!(store.ticket("k1", "link", 10).await, Ok(None));
        assert_eq!(store.calls("p1", 9).await, Ok(vec![]));
        assert_eq!(store.identities("", 9).await, Ok(vec![]));
    }
}

law! {
    /// People go from one store to another with all that makes them known, and never twice.
    people_are_carried_along, engine => {
        let store = &engine.store;
        let known = Identity {
            person: PersonRow { code_made: Some(4), ..person("p1") },
            code: Some(("key".to_owned(), "hash".to_owned())),
            devices: vec![device("d1", "p1")],
            passkeys: vec![passkey("c1", "p1")],
        };
        assert_eq!(store.keep_identity(&known).await, Ok(true));
        assert_eq!(store.keep_identity(&known).await, Ok(false));
        assert_eq!(store.identities("", 9).await, Ok(vec![known]));
        assert_eq!(store.identities("p1", 9).await, Ok(vec![]));
    }
}

fn rest(owner: &str, night: Option<&str>) -> RestRow {
    let (zone, days_off) = ("Europe/Prague".to_owned(), "2026-12-24".to_owned());
    RestRow { owner: owner.to_owned(), zone, night: night.map(str::to_owned), days_off }
}

law! {
    /// When clocks stand still is kept for whoever set it; every server hears of it, for tables in play with a clock alone.
    nights_are_kept_and_announced, engine => {
        let store = &engine.store;
        store.write(opening(table("t1"))).await.expect("a table");
        store.write(opening(TableRow { clock: None, ..table("t2") })).await.expect("a table");
        store.write(opening(TableRow { phase: Phase::Over, ..table("t3") })).await.expect("a table");
        let changed = store.set_rest(&rest("anna", Some("22:00-07:00")), 1_000).await.expect("set");
        assert_eq!(changed, [("t1".to_owned(), 1)]);
        let stored = store.load("t1").await.expect("it answers").expect("a table");
        assert_eq!((stored.table.revision, stored.table.version), (1, 1_000));
        assert_eq!(store.set_rest(&rest("anna", None), 1_001).await, Ok(vec![("t1".to_owned(), 2)]));
        store.set_rest(&rest("carl", Some("01:00-02:00")), 1_001).await.expect("set");
        let kept = store.rests(vec!["anna".to_owned(), "dora".to_owned()]).await;
        assert_eq!(kept, Ok(vec![rest("anna", None)]));
        assert_eq!(store.rests(vec![]).await, Ok(vec![]));
        assert_eq!(store.rests_after("anna", 9).await, Ok(vec![rest("carl", Some("01:00-02:00"))]));
        store.keep_rest(&rest("anna", Some("03:00-04:00"))).await.expect("kept");
        store.keep_rest(&rest("dora", None)).await.expect("kept");
        assert_eq!(store.rests_after("", 9).await.expect("all").len(), 3);
        assert_eq!(store.rests(vec!["anna".to_owned()]).await, Ok(vec![rest("anna", None)]), "what is there stays");
    }
}

law! {
    /// Nights move with whoever becomes known, do not take the place of what a person has set, and go with her.
    nights_move_and_go_with_their_owner, engine => {
        let store = &engine.store;
        for owner in ["anna", "bert", "carl"] {
            store.set_rest(&rest(owner, None), 1).await.expect("set");
        }
        store.add_person(&person("p1"), &device("d1", "p1"), "anna", 1).await.expect("a person");
        assert_eq!(store.rests_after("", 9).await, Ok(vec![rest("bert", None), rest("carl", None), rest("p1", None)]));
        store.set_rest(&rest("p1", Some("22:00-07:00")), 1).await.expect("set");
        store.add_device(&device("d2", "p1"), Some("bert"), 1).await.expect("a device");
        assert_eq!(store.rests_after("", 9).await, Ok(vec![rest("carl", None), rest("p1", Some("22:00-07:00"))]));
        store.attempt("night p1", 100, 1).await.expect("counted");
        store.erase("p1", 1).await.expect("erased");
        assert_eq!(store.rests_after("", 9).await, Ok(vec![rest("carl", None)]));
        assert_eq!(store.attempt("night p1", 100, 2).await, Ok(1), "not even that she has tried is kept");
    }
}

law! {
    /// A profile and a list know the clock, what is left of it and how a game ended.
    clocks_are_listed, engine => {
        let store = &engine.store;
        let ended = TableRow { phase: Phase::Over, ended: Some("0 2".to_owned()), ..table("t1") };
        store.write(opening(ended)).await.expect("a table");
        let games = store.games_of("bert", 9).await.expect("games");
        assert_eq!((games[0].clock, games[0].timeouts, games[0].ended.as_deref()), (Some(TimeControl::FAST), 1, Some("0 2")));
        assert_eq!(games[0].seat_clock, seat("t1", 1, Some("bert")).clock);
        let list = store.of_owner("bert", 9).await.expect("a list");
        assert_eq!((list[0].clock, list[0].ended), (Some(TimeControl::FAST), true));
    }
}
