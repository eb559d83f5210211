//! What every engine keeps to with talk and reports.

use crate::cluster::Cluster;
use crate::engines::{engines, opening, table};
use meadhall_store::{
    DeviceRow, Hint, LineRow, Location, PersonRow, Phase, ReportRow, Room, Store, TableRow, TalkCopy, Talked, Tempo,
    TimeControl, Wanted, open,
};
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

fn line(table: &str, room: Room, owner: &str, body: &str) -> LineRow {
    LineRow {
        table_id: table.to_owned(),
        room,
        n: 0,
        owner: owner.to_owned(),
        seat: (room == Room::Players).then_some(0),
        name: owner.to_owned(),
        phrase: None,
        body: body.to_owned(),
        said: 100,
    }
}

fn report(id: &str, reporter: &str, about: &str, made: i64) -> ReportRow {
    let word = str::to_owned;
    ReportRow {
        id: word(id),
        table_id: word("t1"),
        reporter: word(reporter),
        about: word(about),
        name: word(about),
        seat: Some(1),
        reason: word("rude"),
        lines: word("> bert: you"),
        made,
        done: None,
    }
}

async fn bodies(store: &Arc<dyn Store>, room: Room, most: i64) -> Vec<(i64, String)> {
    let lines = store.lines("t1", room, most).await.expect("lines");
    lines.into_iter().map(|line| (line.n, line.body)).collect()
}

law! {
    /// Lines are numbered room by room, without a gap and without one twice, however many are said at once; only so many are kept;
    /// and the table stays as it is.
    lines_are_numbered, engine => {
        let store = &engine.store;
        store.write(opening(table("t1"))).await.expect("a table");
        let before = store.load("t1").await.expect("it answers");
        assert_eq!(store.talked("t1").await, Ok(Talked::default()));
        let all = (0..12).map(|n| {
            let store = Arc::clone(store);
            let room = if n < 8 { Room::Players } else { Room::Watchers };
            tokio::spawn(async move { store.say(&line("t1", room, "anna", &format!("line {n}")), 5).await.expect("it answers") })
        });
        let mut numbers = Vec::new();
        for said in all.collect::<Vec<_>>() {
            numbers.extend(said.await.expect("no panic"));
        }
        numbers.sort_unstable();
        assert_eq!(numbers, [1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8]);
        assert_eq!(store.talked("t1").await, Ok(Talked { players: 8, watchers: 4, closed: false }));
        let kept: Vec<i64> = bodies(store, Room::Players, 50).await.into_iter().map(|(n, _)| n).collect();
        assert_eq!(kept, [8, 7, 6, 5, 4], "the newest first, and only five are kept");
        assert_eq!(bodies(store, Room::Players, 2).await.len(), 2);
        let whole = LineRow { phrase: Some("hello".to_owned()), body: String::new(), ..line("t1", Room::Watchers, "carl", "") };
        assert_eq!(store.say(&whole, 5).await, Ok(Some(5)));
        assert_eq!(store.line("t1", Room::Watchers, 5).await, Ok(Some(LineRow { n: 5, ..whole })));
        assert_eq!(store.line("t1", Room::Players, 1).await, Ok(None));
        assert_eq!(store.load("t1").await.expect("it answers"), before, "talk changes no table");
        assert!(store.say(&line("t9", Room::Players, "anna", "x"), 5).await.is_err(), "there is no such table");
    }
}

law! {
    /// Where the talk is closed nothing is said in either room until it is opened again; both are told in a line.
    talk_is_closed_and_opened, engine => {
        let store = &engine.store;
        store.write(opening(table("t1"))).await.expect("a table");
        store.say(&line("t1", Room::Players, "anna", "hello"), 50).await.expect("said");
        let told = |word: &str| LineRow { phrase: Some(word.to_owned()), ..line("t1", Room::Players, "anna", "") };
        store.close_talk(&told("closed"), true).await.expect("closed");
        assert_eq!(store.talked("t1").await, Ok(Talked { players: 2, watchers: 1, closed: true }));
        for room in Room::ALL {
            assert_eq!(store.say(&line("t1", room, "bert", "but"), 50).await, Ok(None));
        }
        store.close_talk(&told("opened"), false).await.expect("opened");
        assert_eq!(store.say(&line("t1", Room::Players, "bert", "so"), 50).await, Ok(Some(4)));
        assert_eq!(store.lines("t1", Room::Watchers, 9).await.expect("lines").len(), 2);
    }
}

law! {
    /// What somebody said and whom she mutes moves with her, and goes with her.
    talk_belongs_to_its_owner, engine => {
        let store = &engine.store;
        store.write(opening(table("t1"))).await.expect("a table");
        for owner in ["anna", "bert"] {
            store.say(&line("t1", Room::Players, owner, "hello"), 50).await.expect("said");
        }
        store.mute("t1", "anna", "bert", true).await.expect("muted");
        store.mute("t1", "anna", "bert", true).await.expect("muted twice is muted");
        store.mute("t1", "carl", "anna", true).await.expect("muted");
        store.mute("t1", "p1", "bert", true).await.expect("muted by her other browser");
        store.report(&report("r1", "anna", "bert", 10), 0).await.expect("told");
        store.report(&report("r2", "bert", "anna", 11), 0).await.expect("told");
        let word = str::to_owned;
        let person = PersonRow { id: word("p1"), name: word("Anna"), motif: word("wolf"), colour: word("red"), created: 5, code_made: None };
        let device = DeviceRow { id: word("d1"), person: word("p1"), label: word("x"), created: 5, seen: 5 };
        store.add_person(&person, &device, "anna", 1_000).await.expect("a person");
        let said = store.said_by("p1").await.expect("lines");
        assert_eq!(said.iter().map(|line| (line.n, line.body.as_str())).collect::<Vec<_>>(), [(1, "hello")]);
        assert_eq!(store.said_by("anna").await, Ok(vec![]));
        assert_eq!(store.muted("t1", "p1").await, Ok(vec![word("bert")]));
        assert_eq!(store.muted("t1", "carl").await, Ok(vec![word("p1")]));
        assert_eq!(store.mutes_of("p1").await, Ok(vec![word("t1")]));
        let reports = store.reports(true, 9).await.expect("reports");
        assert_eq!(reports.iter().map(|report| (report.reporter.as_str(), report.about.as_str())).collect::<Vec<_>>(), [("bert", "p1"), ("p1", "bert")]);
        assert_eq!(store.reports_by("p1").await.expect("reports").len(), 1);
        store.erase("p1", 2_000).await.expect("forgotten");
        assert_eq!(bodies(store, Room::Players, 9).await, [(2, word("hello"))]);
        assert_eq!((store.muted("t1", "p1").await, store.muted("t1", "carl").await), (Ok(vec![]), Ok(vec![])));
        let reports = store.reports(true, 9).await.expect("reports");
        assert_eq!(reports.iter().map(|report| (report.reporter.as_str(), report.about.as_str())).collect::<Vec<_>>(), [("", "bert")]);
        store.mute("t1", "carl", "bert", true).await.expect("muted");
        store.mute("t1", "carl", "bert", false).await.expect("heard again");
        assert_eq!(store.muted("t1", "carl").await, Ok(vec![]));
    }
}

law! {
    /// Reports are read, the newest first, and done with; those that were done with long ago go, and so does old talk.
    reports_are_read_and_done_with, engine => {
        let store = &engine.store;
        store.write(opening(table("t1"))).await.expect("a table");
        for (id, made) in [("r1", 10), ("r2", 20)] {
            store.report(&report(id, "anna", "bert", made), 0).await.expect("told");
        }
        let ids = |reports: Vec<ReportRow>| reports.into_iter().map(|report| report.id).collect::<Vec<_>>();
        assert_eq!(ids(store.reports(false, 9).await.expect("reports")), ["r2", "r1"]);
        assert_eq!(ids(store.reports(false, 1).await.expect("reports")), ["r2"]);
        assert_eq!(store.settle_report("r1", Some(50)).await, Ok(true));
        assert_eq!(store.settle_report("r9", Some(50)).await, Ok(false));
        assert_eq!(ids(store.reports(false, 9).await.expect("reports")), ["r2"]);
        assert_eq!(store.settle_report("r1", None).await, Ok(true));
        assert_eq!(ids(store.reports(false, 9).await.expect("reports")), ["r2", "r1"]);
        store.settle_report("r1", Some(50)).await.expect("done");
        // Its table is forgotten, and what was told of it stays.
        store.forget("t1").await.expect("forgotten");
        store.report(&report("r3", "anna", "bert", 30), 50).await.expect("told");
        assert_eq!(ids(store.reports(true, 9).await.expect("reports")), ["r3", "r2", "r1"]);
        store.report(&report("r4", "anna", "bert", 40), 51).await.expect("told");
        assert_eq!(ids(store.reports(true, 9).await.expect("reports")), ["r4", "r3", "r2"]);
        store.write(opening(table("t1"))).await.expect("a table");
        assert_eq!(store.talked("t1").await, Ok(Talked::default()), "talk goes with its table");
        for said in [5, 50] {
            let line = LineRow { said, ..line("t1", Room::Players, "anna", "x") };
            store.say(&line, 50).await.expect("said");
        }
        assert_eq!(store.forget_talk(50).await, Ok(1));
        assert_eq!(bodies(store, Room::Players, 9).await.len(), 1);
    }
}

law! {
    /// The talk of a table goes from one store to another as it is.
    talk_is_carried_along, engine => {
        let store = &engine.store;
        store.write(opening(table("t1"))).await.expect("a table");
        let lines = vec![LineRow { n: 7, ..line("t1", Room::Players, "anna", "hello") }];
        let talk = TalkCopy {
            talked: Talked { players: 7, watchers: 0, closed: true },
            lines,
            mutes: vec![("anna".to_owned(), "bert".to_owned())],
        };
        store.keep_talk("t1", &talk).await.expect("kept");
        assert_eq!(store.copy_of_talk("t1").await, Ok(talk));
    }
}

law! {
    /// Tables on show are filtered by what they are, and a table for everybody fits whoever asks.
    tables_on_show_are_filtered, engine => {
        let store = &engine.store;
        let shown = [("t1", "toy", "cs", "new"), ("t2", "toy", "", ""), ("t3", "ball", "de", "skilled"), ("t4", "toy", "cs", "")];
        for (n, (id, game, lang, level)) in (0..).zip(shown) {
            let word = str::to_owned;
            let phase = if id == "t4" { Phase::Playing } else { Phase::Lobby };
            let clock = if id == "t3" { Some(TimeControl::SLOW) } else { None };
            let row = TableRow { game: word(game), lang: word(lang), level: word(level), touched: n, phase, clock, ..table(id) };
            store.write(opening(row)).await.expect("a table");
        }
        let all = Wanted::all(Phase::Lobby);
        let word = |text: &str| Some(text.to_owned());
        for (wanted, ids) in [
            (all.clone(), &["t3", "t2", "t1"][..]),
            (Wanted { game: word("toy"), ..all.clone() }, &["t2", "t1"]),
            (Wanted { lang: word("cs"), ..all.clone() }, &["t2", "t1"]),
            (Wanted { lang: word("de"), game: word("toy"), ..all.clone() }, &["t2"]),
            (Wanted { level: word("skilled"), ..all.clone() }, &["t3", "t2"]),
            (Wanted { tempo: Some(Tempo::Correspondence), ..all.clone() }, &["t3"]),
            (Wanted { tempo: Some(Tempo::Free), ..all.clone() }, &["t2", "t1"]),
            (Wanted { tempo: Some(Tempo::Live), ..all.clone() }, &[]),
            (Wanted { phase: Phase::Playing, lang: word("cs"), ..all.clone() }, &["t4"]),
        ] {
            let found = store.on_show(&wanted, 9).await.expect("a list");
            assert_eq!(found.iter().map(|line| line.id.as_str()).collect::<Vec<_>>(), ids, "{wanted:?}");
        }
        let first = store.on_show(&all, 1).await.expect("a list").remove(0);
        assert_eq!((first.lang.as_str(), first.level.as_str()), ("de", "skilled"));
    }
}

law! {
    /// Tables wait for somebody where she owes a decision at a seat of hers that no bot plays, and where an open seat is meant for her.
    tables_that_wait_are_counted, engine => {
        let store = &engine.store;
        // Anna sits at seat 0, Bert at seat 1.
        for (id, pending, phase) in [("t1", 1, Phase::Playing), ("t2", 2, Phase::Playing), ("t3", 3, Phase::Playing), ("t4", -1, Phase::Playing), ("t5", 1, Phase::Over)] {
            store.write(opening(TableRow { pending, phase, ..table(id) })).await.expect("a table");
        }
        assert_eq!((store.waiting("anna").await, store.waiting("bert").await, store.waiting("carl").await), (Ok(2), Ok(2), Ok(0)));
        let mut lobby = opening(TableRow { phase: Phase::Lobby, pending: 0, ..table("t6") });
        lobby.changes.push(meadhall_store::Change::Seat(crate::engines::seat("t6", 1, None)));
        store.write(lobby).await.expect("a table");
        store.call("t6", 1, "carl").await.expect("called");
        assert_eq!((store.waiting("anna").await, store.waiting("carl").await), (Ok(2), Ok(1)));
    }
}

/// What is said on one server is heard of on another.
#[tokio::test(flavor = "multi_thread")]
async fn servers_over_one_database_hear_of_lines() {
    let location = Location::Postgres(Cluster::shared().database().await);
    let (one, two) = (open(&location, None).await.expect("a store"), open(&location, None).await.expect("a store"));
    let mut heard = two.hints().expect("hints");
    one.write(opening(table("t1"))).await.expect("a table");
    one.say(&line("t1", Room::Watchers, "anna", "hello"), 50).await.expect("said");
    let told = async { while heard.recv().await != Ok(Hint::Said("t1".to_owned(), Room::Watchers, 1)) {} };
    tokio::time::timeout(Duration::from_secs(10), told).await.expect("it is told");
    one.close().await.expect("it closes");
    two.close().await.expect("it closes");
}
