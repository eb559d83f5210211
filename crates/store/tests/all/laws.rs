//! What every engine keeps to.

use crate::cluster::Cluster;
use crate::engines::{Engine, a_move, engines, opening, played, seat, table, turns};
use crate::people;
use meadhall_store::{Basis, Change, Hint, Known, Location, News, Phase, StoreError, TimeControl, Write, open};
use std::sync::Arc;
use std::time::Duration;

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

async fn revision(engine: &Engine, id: &str) -> i64 {
    engine.store.revision(id).await.expect("it answers").expect("a table")
}

law! {
    /// What was written is read as it was written, also after the store was closed and opened.
    what_is_written_is_there, engine => {
        let store = &engine.store;
        store.write(opening(table("t1"))).await.expect("a table");
        store.write(turns("t1", Basis::Revision(0), played(0, 3, false))).await.expect("turns");
        store.write(turns("t1", Basis::Revision(1), played(3, 2, false))).await.expect("turns");
        let stored = store.load("t1").await.expect("it answers").expect("a table");
        assert_eq!(stored.moves, (0..5).map(a_move).collect::<Vec<_>>());
        assert_eq!(stored.snapshots.iter().map(|row| (row.n, row.body.len())).collect::<Vec<_>>(), [(5, 5)]);
        assert_eq!((stored.table.revision, stored.table.version, stored.table.pending), (2, 35, 2));
        assert_eq!((stored.table.clock, stored.table.votes.as_str()), (Some(TimeControl::FAST), "1 0 wait"));
        assert_eq!((stored.table.due, stored.table.phase, stored.table.cards.as_str()), (true, Phase::Playing, "grey"));
        assert_eq!(stored.seats, [seat("t1", 0, Some("anna")), seat("t1", 1, Some("bert"))]);
        store.close().await.expect("it closes");
        let again = open(&engine.location, None).await.expect("it opens");
        assert_eq!(again.load("t1").await.expect("it answers").as_ref(), Some(&stored));
        assert_eq!(again.load("t2").await, Ok(None));
        again.close().await.expect("it closes");
    }
}

law! {
    /// Of two changes that rest on the same revision one is made and the other refused whole, whatever it changes.
    of_two_changes_one_is_made, engine => {
        let store = &engine.store;
        store.write(opening(table("t1"))).await.expect("a table");
        for round in 0..10_i64 {
            let basis = Basis::Revision(revision(&engine, "t1").await);
            let at_once = (0..8_i64).map(|n| {
                let store = Arc::clone(store);
                tokio::spawn(async move {
                    let write = match n % 3 {
                        0 => turns("t1", basis, played(round, 1, true)),
                        1 => turns("t1", basis, played(round, 1, false)),
                        _ => Write {
                            table: "t1".to_owned(),
                            basis,
                            changes: vec![Change::Seat(seat("t1", 1, Some("carl"))), Change::Played(played(round, 1, true))],
                        },
                    };
                    store.write(write).await
                })
            });
            let at_once: Vec<_> = at_once.collect();
            let mut made = 0;
            for writing in at_once {
                match writing.await.expect("no panic") {
                    Ok(()) => made += 1,
                    Err(error) => assert_eq!(error, StoreError::Conflict),
                }
            }
            assert_eq!(made, 1, "round {round}");
            let stored = store.load("t1").await.expect("it answers").expect("a table");
            assert_eq!((i64::try_from(stored.moves.len()).expect("few"), stored.table.revision), (round + 1, round + 1));
        }
        assert_eq!(store.write(turns("gone", Basis::Revision(0), played(0, 1, false))).await, Err(StoreError::Conflict));
    }
}

law! {
    /// A turn that is there already is refused, and with it everything that came along.
    no_turn_is_played_twice, engine => {
        let store = &engine.store;
        store.write(opening(table("t1"))).await.expect("a table");
        store.write(turns("t1", Basis::Revision(0), played(0, 2, false))).await.expect("turns");
        let before = store.load("t1").await.expect("it answers");
        assert_eq!(store.write(turns("t1", Basis::Revision(1), played(1, 2, false))).await, Err(StoreError::Conflict));
        assert_eq!(store.load("t1").await.expect("it answers"), before);
        // It goes on as if nothing had been.
        store.write(turns("t1", Basis::Revision(1), played(2, 1, false))).await.expect("a turn");
    }
}

law! {
    /// What is taken back is gone with its positions, and what comes instead stands in its place.
    turns_are_rewritten, engine => {
        let store = &engine.store;
        store.write(opening(table("t1"))).await.expect("a table");
        for n in 0..4 {
            store.write(turns("t1", Basis::Revision(n), played(n, 1, false))).await.expect("a turn");
        }
        store.write(turns("t1", Basis::Revision(4), played(2, 0, true))).await.expect("two taken back");
        let stored = store.load("t1").await.expect("it answers").expect("a table");
        assert_eq!((stored.moves.len(), stored.snapshots.len(), stored.snapshots[0].n), (2, 1, 2));
        store.write(turns("t1", Basis::Revision(5), played(2, 3, false))).await.expect("turns");
        let stored = store.load("t1").await.expect("it answers").expect("a table");
        assert_eq!((stored.moves.len(), stored.snapshots.len(), stored.snapshots[0].n), (5, 1, 5));
    }
}

law! {
    /// Who has lost a claim can do no harm: the number of the claim is another.
    who_has_lost_a_claim_is_refused, engine => {
        let store = &engine.store;
        store.write(opening(table("t1"))).await.expect("a table");
        let (short, long) = (Duration::from_millis(1), Duration::from_secs(600));
        let first = store.claim("t1", "olaf", long).await.expect("it answers").expect("it is free");
        assert_eq!(store.claim("t1", "gudrun", long).await, Ok(None));
        assert_eq!(store.claim("t1", "olaf", short).await, Ok(Some(first)), "who holds it keeps it");
        let second = loop {
            if let Some(fence) = store.claim("t1", "gudrun", long).await.expect("it answers") {
                break fence;
            }
            tokio::time::sleep(short).await;
        };
        assert!(second > first);
        assert_eq!(store.claim("t1", "olaf", long).await, Ok(None));
        let by = |fence| turns("t1", Basis::Claimed { revision: 0, fence }, played(0, 1, false));
        assert_eq!(store.write(by(first)).await, Err(StoreError::Conflict));
        store.write(by(second)).await.expect("a turn");
        // What is given back is anybody's.
        store.release("t1", "gudrun").await.expect("it answers");
        assert!(store.claim("t1", "olaf", long).await.expect("it answers").is_some_and(|fence| fence > second));
        assert_eq!(store.claim("gone", "olaf", long).await, Ok(None));
    }
}

law! {
    /// Who knows the first turns of a table reads the rest, with the last position.
    what_came_later_is_read_alone, engine => {
        let store = &engine.store;
        store.write(opening(table("t1"))).await.expect("a table");
        store.write(turns("t1", Basis::Revision(0), played(0, 5, false))).await.expect("turns");
        store.write(turns("t1", Basis::Revision(1), played(5, 2, false))).await.expect("turns");
        let whole = store.load("t1").await.expect("it answers").expect("a table");
        let news = async |known| store.news("t1", Some(known), None).await.expect("it answers").news;
        let known = Known { revision: 1, turns: 5, rewritten: 0 };
        let News::Changed(later) = news(known).await else { panic!("there is news") };
        assert_eq!((&later.table, &later.seats), (&whole.table, &whole.seats));
        assert_eq!(later.moves, whole.moves[5..]);
        assert_eq!(later.snapshots, whole.snapshots[whole.snapshots.len() - 1..]);
        let News::Changed(seated) = news(Known { turns: 7, ..known }).await else { panic!("there is news") };
        assert_eq!((seated.moves.len(), &seated.snapshots), (0, &later.snapshots), "the last position is there in any case");
        assert_eq!(news(Known { revision: 2, ..known }).await, News::Nothing);
        // Who knows turns that were taken back since reads everything.
        assert_eq!(news(Known { rewritten: 9, ..known }).await, News::Changed(Box::new(whole)));
        assert_eq!(store.news("t9", Some(known), None).await.expect("it answers").news, News::Gone);
    }
}

law! {
    /// Whoever comes to a table is known by her browser in the same breath, whether the table is there or not, and for as long as
    /// the browser is hers.
    who_comes_to_a_table_is_known, engine => {
        let store = &engine.store;
        store.write(opening(table("t1"))).await.expect("a table");
        let (person, device) = (people::person("p1"), people::device("d1", "p1"));
        store.add_person(&person, &device, "bert", 40).await.expect("a person");
        for id in ["t1", "t9"] {
            let arrival = store.news(id, None, Some("d1")).await.expect("it answers");
            assert_eq!(arrival.person, Some((person.clone(), device.seen)), "{id}");
            assert_eq!(store.news(id, None, Some("d2")).await.expect("it answers").person, None);
            assert_eq!(store.news(id, None, None).await.expect("it answers").person, None);
        }
        store.drop_devices("p1", None).await.expect("it answers");
        assert_eq!(store.news("t1", None, Some("d1")).await.expect("it answers").person, None);
    }
}

law! {
    /// A move can change seats, even one several times, which are stored with it or not at all.
    seats_change_with_a_move, engine => {
        let store = &engine.store;
        store.write(opening(table("t1"))).await.expect("a table");
        let placed = |owner: Option<&str>| meadhall_store::SeatRow {
            place: Some(2), score: Some(-7), pace: Some(40), standing: Some("never | 3 \"it\"".to_owned()), ..seat("t1", 1, owner)
        };
        let write = |basis, first| Write {
            table: "t1".to_owned(), basis,
            changes: vec![
                Change::Played(played(first, 1, false)), Change::Seat(seat("t1", 1, Some("bert"))),
                Change::Seat(seat("t1", 0, None)), Change::Seat(placed(Some("carl"))),
            ],
        };
        store.write(write(Basis::Revision(0), 0)).await.expect("a move");
        let stored = store.load("t1").await.expect("it answers").expect("a table");
        assert_eq!(stored.seats, [seat("t1", 0, None), placed(Some("carl"))]);
        assert_eq!((stored.moves.len(), stored.table.revision), (1, 1));
        assert_eq!(store.write(write(Basis::Revision(0), 1)).await, Err(StoreError::Conflict));
        assert_eq!(store.load("t1").await.expect("it answers"), Some(stored));
    }
}

law! {
    /// Work that is due goes to one alone, and comes back when the lease is over.
    due_work_goes_to_one, engine => {
        let store = &engine.store;
        for n in 0..6 {
            let row = meadhall_store::TableRow { due: n % 2 == 0, ..table(&format!("t{n}")) };
            store.write(opening(row)).await.expect("a table");
        }
        let (short, long) = (Duration::from_millis(1), Duration::from_secs(600));
        assert_eq!(store.due(9).await.expect("it answers").len(), 3);
        let first = store.claim_due("olaf", long, 2).await.expect("it answers");
        assert_eq!(first.len(), 2);
        let second = store.claim_due("gudrun", long, 9).await.expect("it answers");
        let mut both = [first.clone(), second.clone()].concat();
        both.sort();
        assert_eq!(both, ["t0", "t2", "t4"]);
        assert!(store.claim_due("olaf", long, 9).await.expect("it answers").is_empty());
        // They hold it for a moment longer, and then it is anybody's.
        for (ids, holder) in [(&first, "olaf"), (&second, "gudrun")] {
            for id in ids {
                assert!(store.claim(id, holder, short).await.expect("it answers").is_some());
            }
        }
        let mut again = Vec::new();
        while again.len() < 3 {
            again.extend(store.claim_due("carl", long, 9).await.expect("it answers"));
        }
    }
}

law! {
    /// Lists say who sits where and who owes a decision, the newest first.
    lists_tell_of_tables, engine => {
        let store = &engine.store;
        for n in 0..5_i64 {
            let id = format!("t{n}");
            let phase = if n == 4 { Phase::Over } else { Phase::Lobby };
            let row = meadhall_store::TableRow { touched: n, phase, listed: n != 1, ..table(&id) };
            let guest = if n == 2 { Some("carl") } else { None };
            let changes = vec![Change::Table(Box::new(row)), Change::Seat(seat(&id, 0, Some("bert"))), Change::Seat(seat(&id, 1, guest))];
            store.write(Write { table: id, basis: Basis::New, changes }).await.expect("a table");
        }
        let ids = |listed: Vec<meadhall_store::TableSummary>| listed.into_iter().map(|line| line.id).collect::<Vec<_>>();
        let lobby = meadhall_store::Wanted::all(Phase::Lobby);
        assert_eq!(ids(store.on_show(&lobby, 9).await.expect("a list")), ["t3", "t2", "t0"]);
        assert_eq!(ids(store.on_show(&lobby, 2).await.expect("a list")), ["t3", "t2"]);
        assert_eq!(ids(store.of_owner("carl", 9).await.expect("a list")), ["t2"]);
        assert_eq!(ids(store.of_owner("anna", 9).await.expect("a list")), ["t3", "t2", "t1", "t0", "t4"], "hers, if not her seat");
        let line = store.of_owner("carl", 9).await.expect("a list").remove(0);
        let sitters: Vec<_> = line.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!((sitters, line.pending, line.phase), (vec!["bert", "carl"], 1, Phase::Lobby));
        assert_eq!(store.open_of_host("anna").await, Ok(4));
        assert_eq!(store.open_of_address("here").await, Ok(4));
        assert_eq!(store.invitation("t0-1").await, Ok(Some(("t0".to_owned(), 1))));
        assert_eq!(store.invitation("t2-1").await, Ok(None));
        assert_eq!(store.ids("t1", 2).await.expect("ids"), ["t2", "t3"]);
        let totals = store.totals().await.expect("it answers");
        assert_eq!((totals.lobby, totals.playing, totals.over), (4, 0, 1));
    }
}

law! {
    /// What is forgotten is forgotten whole; bans and tables of cards are kept until they are lifted.
    whoever_runs_the_hall_is_obeyed, engine => {
        let store = &engine.store;
        store.write(opening(table("t1"))).await.expect("a table");
        store.write(turns("t1", Basis::Revision(0), played(0, 3, false))).await.expect("turns");
        store.write(opening(meadhall_store::TableRow { touched: 100, ..table("t2") })).await.expect("a table");
        assert_eq!(store.forget_untouched(Phase::Playing, 50).await, Ok(1));
        assert_eq!((store.load("t1").await, store.forget("t2").await, store.forget("t2").await), (Ok(None), Ok(true), Ok(false)));
        store.keep_cards("grey", "one card").await.expect("it answers");
        store.keep_cards("grey", "another").await.expect("it answers");
        assert_eq!(store.cards("grey").await, Ok(Some("one card".to_owned())));
        assert_eq!(store.cards("blue").await, Ok(None));
        store.ban("anna", true).await.expect("it answers");
        store.ban("bert", true).await.expect("it answers");
        store.ban("anna", false).await.expect("it answers");
        assert_eq!(store.bans().await.expect("it answers"), ["bert"]);
        store.ready().await.expect("it is ready");
    }
}

law! {
    /// A table copied from one store to another is the same table.
    a_table_moves_without_loss, engine => {
        let store = &engine.store;
        let turn = |n: i64| meadhall_store::TurnRow {
            table_id: "t1".to_owned(), n, seat: 1, action: "bid".to_owned(), by_table: false, events: "[]".to_owned(),
            position: "{}".to_owned(), taken: 4, version: 5, rules: 1,
        };
        let row = meadhall_store::TableRow { start: Some("{}".to_owned()), undo: Some("1:2".to_owned()), revision: 9, ..table("t1") };
        let stored = meadhall_store::Stored {
            table: row, seats: vec![seat("t1", 0, Some("anna")), seat("t1", 1, None)], turns: vec![turn(0), turn(1)],
            moves: vec![a_move(2)], snapshots: vec![meadhall_store::SnapshotRow { n: 3, format: 2, body: vec![0, 255] }],
        };
        store.write(stored.clone().into_write()).await.expect("a table");
        assert_eq!(store.load("t1").await, Ok(Some(stored)));
    }
}

/// What one server does, another hears of; who has lost the line is told that something may be missing.
#[tokio::test(flavor = "multi_thread")]
async fn servers_over_one_database_hear_of_each_other() {
    let location = Location::Postgres(Cluster::shared().database().await);
    let (one, two) = (open(&location, None).await.expect("a store"), open(&location, None).await.expect("a store"));
    assert!(one.is_shared());
    let mut heard = two.hints().expect("hints");
    one.write(opening(table("t1"))).await.expect("a table");
    one.write(turns("t1", Basis::Revision(0), played(0, 1, false))).await.expect("a turn");
    let both = async {
        loop {
            let hint = Hint::Changed { table: "t1".to_owned(), revision: 1, version: Some(31) };
            if heard.recv().await.expect("a hint") == hint {
                break;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(10), both).await.expect("it is told");
    one.note_presence(vec![("t1".to_owned(), "anna".to_owned())], 50).await.expect("it answers");
    assert_eq!(two.presence(vec!["t1".to_owned()], 40).await, Ok(vec![("t1".to_owned(), "anna".to_owned())]));
    assert_eq!(two.presence(vec!["t1".to_owned()], 60).await, Ok(vec![]));
    one.close().await.expect("it closes");
    two.close().await.expect("it closes");
}

/// A database that goes away and comes back: refused with a reason meanwhile, nothing lost, and then it goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_may_go_away_and_come_back() {
    let cluster = tokio::task::spawn_blocking(|| Arc::new(Cluster::start())).await.expect("a cluster");
    let location = Location::Postgres(cluster.database().await);
    let store = open(&location, None).await.expect("a store");
    let mut heard = store.hints().expect("hints");
    store.write(opening(table("t1"))).await.expect("a table");
    store.write(turns("t1", Basis::Revision(0), played(0, 1, false))).await.expect("a turn");
    let tell = |word: &'static str| {
        let cluster = Arc::clone(&cluster);
        async move { tokio::task::spawn_blocking(move || cluster.tell(word)).await.expect("it obeys") }
    };
    tell("stop").await;
    for _ in 0..3 {
        let refused = store.write(turns("t1", Basis::Revision(1), played(1, 1, false))).await;
        assert!(matches!(refused, Err(StoreError::Away(_))), "{refused:?}");
    }
    assert!(matches!(store.ready().await, Err(StoreError::Away(_))));
    while heard.try_recv().is_ok() {}
    tell("start").await;
    let mut tries = 0;
    while let Err(error) = store.write(turns("t1", Basis::Revision(1), played(1, 1, false))).await {
        assert!(matches!(error, StoreError::Away(_)), "{error}");
        tries += 1;
        assert!(tries < 20, "it never comes back: {error}");
    }
    assert_eq!(store.load("t1").await.expect("it answers").expect("a table").moves.len(), 2);
    let lost = async { while heard.recv().await != Ok(Hint::Lost) {} };
    tokio::time::timeout(Duration::from_secs(10), lost).await.expect("it is told that something may be missing");
    store.close().await.expect("it closes");
}

/// What cannot be opened says why in one line, and never the password.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_be_used_says_why() {
    let cluster = Cluster::shared();
    let refusal = async |url: String| match open(&Location::Postgres(url), None).await {
        Ok(_) => panic!("it opens"),
        Err(error) => {
            assert!(!error.to_string().contains('\n') && !error.to_string().contains("secret"), "{error}");
            error
        }
    };
    assert!(matches!(refusal(cluster.url("nowhere")).await, StoreError::Denied(_)));
    assert!(matches!(refusal("postgres://olaf:secret@127.0.0.1:9/hall".to_owned()).await, StoreError::Away(_)));
    let url = cluster.database().await;
    open(&Location::Postgres(url.clone()), None).await.expect("it opens").close().await.expect("it closes");
    let mut connection = <sqlx::PgConnection as sqlx::Connection>::connect(&url).await.expect("a connection");
    let newer = "INSERT INTO _sqlx_migrations VALUES (9999, 'future', now(), true, 'x', 1)";
    sqlx::query(newer).execute(&mut connection).await.expect("a row");
    assert_eq!(refusal(url).await, StoreError::Newer(9999));
    // Somebody who may come in and nothing else.
    let url = cluster.database().await;
    let mut connection = <sqlx::PgConnection as sqlx::Connection>::connect(&url).await.expect("a connection");
    sqlx::query("CREATE ROLE olaf LOGIN").execute(&mut connection).await.expect("a role");
    sqlx::query("REVOKE CREATE ON SCHEMA public FROM PUBLIC").execute(&mut connection).await.expect("no right");
    let refused = refusal(url.replace("meadhall@", "olaf@")).await;
    assert!(matches!(refused, StoreError::Denied(_)), "{refused:?}");
}

/// Two programs over one file do not take each other's commits for their own.
#[tokio::test(flavor = "multi_thread")]
async fn a_refused_change_is_not_taken_for_somebody_elses() {
    let folder = tempfile::tempdir().expect("a folder");
    let location = Location::in_folder(folder.path());
    let (one, two) = (open(&location, None).await.expect("a store"), open(&location, None).await.expect("a store"));
    one.write(opening(table("t1"))).await.expect("a table");
    for n in 0..4 {
        one.write(turns("t1", Basis::Revision(n), played(n, 1, false))).await.expect("a turn");
        assert_eq!(two.write(turns("t1", Basis::Revision(n), played(n, 1, false))).await, Err(StoreError::Conflict));
    }
    one.close().await.expect("it closes");
    two.close().await.expect("it closes");
}
