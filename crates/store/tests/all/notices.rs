//! What every engine keeps to with notices: what people are to be told is told once, whatever becomes of a server.

use crate::engines::{engines, opening, played, seat, table, turns};
use meadhall_store::{
    Allowance, Basis, Change, ChannelKind, ChannelRow, ChannelState, Claimant, DeliveryRow, DeviceRow, Digest,
    NoticeKind, NoticeRow, Occasion, Outcome, OwnerClaim, PersonRow, Phase, Shape, Store, StoreError, Write, open,
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

fn channel(id: &str, owner: &str) -> ChannelRow {
    let word = str::to_owned;
    ChannelRow {
        id: word(id),
        owner: word(owner),
        kind: ChannelKind::Webhook,
        target: format!("https://hook.example/{id}"),
        shape: Shape::Plain,
        key: String::new(),
        auth: String::new(),
        device: String::new(),
        label: word("hook.example"),
        lang: word("cs"),
        base: word("https://hall.example"),
        kinds: NoticeKind::EVERY,
        state: ChannelState::On,
        failures: 0,
        problem: String::new(),
        created: 5,
        sent: 0,
    }
}

fn push(id: &str, owner: &str, device: &str) -> ChannelRow {
    let (key, auth, device) = ("key".to_owned(), "auth".to_owned(), device.to_owned());
    ChannelRow { kind: ChannelKind::Push, key, auth, device, ..channel(id, owner) }
}

fn delivery(id: &str, channel: &str, due: i64) -> DeliveryRow {
    DeliveryRow {
        id: id.to_owned(),
        channel: channel.to_owned(),
        body: "{}".to_owned(),
        created: due,
        tries: 0,
        due,
        begun: false,
        holder: String::new(),
        fence: 0,
        until: 0,
    }
}

fn by(holder: &str, now: i64) -> Claimant<'_> {
    Claimant { holder, now, lease: 100, most: 10 }
}

fn turn(seats: i64, mark: i64) -> Change {
    Change::Occasion(Occasion { kind: NoticeKind::Turn, seats, mark, due: mark + 50 })
}

/// A table of Anna and Bert, who both have a channel.
async fn hall(store: &Arc<dyn Store>) {
    store.write(opening(table("t1"))).await.expect("a table");
    for owner in ["anna", "bert"] {
        store.add_channel(&channel(&format!("c-{owner}"), owner), 20).await.expect("a channel");
    }
}

async fn waiting(store: &Arc<dyn Store>, owner: &str) -> Vec<(NoticeKind, i64, i64)> {
    let rows = store.noted(owner).await.expect("it answers");
    rows.into_iter().map(|row| (row.kind, row.mark, row.due)).collect()
}

law! {
    /// An occasion is noted with the change that it comes with or not at all, for those who sit at its seats, have a channel, and
    /// for whom no bot plays. A newer one takes the place of an older one.
    an_occasion_comes_with_its_change, engine => {
        let store = &engine.store;
        hall(store).await;
        let with = |basis, from, seats, mark| Write {
            table: "t1".to_owned(),
            basis,
            changes: vec![Change::Played(played(from, 1, false)), turn(seats, mark)],
        };
        store.write(with(Basis::Revision(0), 0, 0b10, 1_000)).await.expect("a turn");
        assert_eq!(waiting(store, "anna").await, []);
        assert_eq!(waiting(store, "bert").await, [(NoticeKind::Turn, 1_000, 1_050)]);
        assert_eq!(store.write(with(Basis::Revision(0), 1, 0b11, 2_000)).await, Err(StoreError::Conflict));
        assert_eq!(waiting(store, "anna").await, [], "what is refused tells nobody anything");
        store.write(with(Basis::Revision(1), 1, 0b11, 3_000)).await.expect("a turn");
        assert_eq!(waiting(store, "bert").await, [(NoticeKind::Turn, 3_000, 3_050)]);
        assert_eq!(waiting(store, "anna").await.len(), 1);
        // Two kinds at once, one of them for each of two seats of one person: the last one counts.
        let clock = |seats, due| Change::Occasion(Occasion { kind: NoticeKind::Clock, seats, mark: 3_500, due });
        let changes = vec![Change::Seat(seat("t1", 2, Some("bert")))];
        store.write(Write { table: "t1".to_owned(), basis: Basis::Revision(2), changes }).await.expect("a seat");
        let changes = vec![Change::Played(played(2, 1, false)), turn(0b1, 3_500), clock(0b100, 9_000), clock(0b10, 8_000)];
        store.write(Write { table: "t1".to_owned(), basis: Basis::Revision(3), changes }).await.expect("a turn");
        assert_eq!(waiting(store, "anna").await, [(NoticeKind::Turn, 3_500, 3_550)]);
        let due = waiting(store, "bert").await;
        assert_eq!(due, [(NoticeKind::Turn, 3_000, 3_050), (NoticeKind::Clock, 3_500, 8_000)]);
        // Beside other changes, and where a bot plays for somebody, or a seat is nobody's or one person's for the second time.
        let replaced = meadhall_store::SeatRow { replaced: true, ..seat("t1", 0, Some("anna")) };
        let twice = seat("t1", 2, Some("bert"));
        let seats = [replaced, twice, seat("t1", 3, None), seat("t1", 4, Some("carl"))].map(Change::Seat);
        let changes = seats.into_iter().chain([turn(0b11111, 4_000)]).collect();
        store.write(Write { table: "t1".to_owned(), basis: Basis::Revision(4), changes }).await.expect("seats");
        assert_eq!(waiting(store, "anna").await, [(NoticeKind::Turn, 3_500, 3_550)]);
        assert_eq!(waiting(store, "bert").await, [(NoticeKind::Clock, 3_500, 8_000), (NoticeKind::Turn, 4_000, 4_050)]);
        assert_eq!(waiting(store, "carl").await, [], "she has no channel");
        store.forget("t1").await.expect("forgotten");
        assert_eq!(waiting(store, "bert").await, []);
    }
}

law! {
    /// One server claims somebody, and when it has gone the next one does; what the first one then wants to note is refused.
    somebody_is_told_by_one_server, engine => {
        let store = &engine.store;
        hall(store).await;
        let occasion = Occasion { kind: NoticeKind::Call, seats: 0, mark: 1_000, due: 1_050 };
        store.tell("anna", "t1", occasion).await.expect("noted");
        store.tell("nobody", "t1", occasion).await.expect("nobody is told anything");
        assert_eq!(store.is_due(1_049).await, Ok(false));
        assert_eq!(store.claim_owners(by("olaf", 1_049)).await, Ok(vec![]));
        assert_eq!(store.is_due(1_050).await, Ok(true));
        let mut first = store.claim_owners(by("olaf", 1_050)).await.expect("claims");
        let first = first.pop().expect("a claim");
        let allowance = Allowance { most: 20, day: 0, sent: 0, next: 0 };
        assert_eq!((first.owner.as_str(), first.allowance), ("anna", allowance));
        assert_eq!(store.claim_owners(by("gudrun", 1_100)).await, Ok(vec![]), "olaf has it");
        let second = store.claim_owners(by("gudrun", 1_151)).await.expect("claims").pop().expect("olaf is gone");
        let rows = store.noted("anna").await.expect("it answers");
        let digest = Digest { done: rows.clone(), later: vec![], deliveries: vec![delivery("d1", "c-anna", 1_151)] };
        assert_eq!(store.settle(&first, &digest).await, Err(StoreError::Conflict));
        assert_eq!(waiting(store, "anna").await.len(), 1, "nothing of it counts");
        let told = Allowance { sent: 1, day: 7, next: 1_300, ..allowance };
        store.settle(&OwnerClaim { allowance: told, ..second }, &digest).await.expect("told");
        assert_eq!(waiting(store, "anna").await, []);
        assert_eq!(store.allowance("anna").await, Ok(Some(told)));
        assert_eq!(store.claim_deliveries(by("olaf", 1_151)).await.expect("claims").len(), 1);
        // The same occasion once more is done; another one is not.
        assert_eq!(store.notices("anna").await, Ok(vec![NoticeRow { done: true, ..rows[0].clone() }]));
        store.tell("anna", "t1", Occasion { mark: 1_200, ..occasion }).await.expect("noted");
        assert_eq!(waiting(store, "anna").await.len(), 1);
    }
}

law! {
    /// What waits is asked for later, and what has come while a message was put together is not swallowed by it.
    what_comes_meanwhile_stays, engine => {
        let store = &engine.store;
        hall(store).await;
        let occasion = |mark| Occasion { kind: NoticeKind::Over, seats: 0, mark, due: mark };
        store.tell("anna", "t1", occasion(1_000)).await.expect("noted");
        let claim = store.claim_owners(by("olaf", 1_000)).await.expect("claims").pop().expect("a claim");
        let rows = store.noted("anna").await.expect("it answers");
        store.tell("anna", "t1", occasion(1_010)).await.expect("noted");
        store.settle(&claim, &Digest { done: rows, ..Digest::default() }).await.expect("told");
        assert_eq!(waiting(store, "anna").await, [(NoticeKind::Over, 1_010, 1_010)]);
        let claim = store.claim_owners(by("olaf", 1_020)).await.expect("claims").pop().expect("a claim");
        let rows = store.noted("anna").await.expect("it answers");
        let later = rows.into_iter().map(|row| (row, 9_000)).collect();
        store.settle(&claim, &Digest { later, ..Digest::default() }).await.expect("later");
        assert_eq!(waiting(store, "anna").await, [(NoticeKind::Over, 1_010, 9_000)]);
        assert_eq!(store.claim_owners(by("olaf", 8_999)).await, Ok(vec![]));
    }
}

law! {
    /// Of many servers that ask at once one gets each delivery. Whoever has lost a claim begins nothing and notes nothing.
    a_delivery_is_brought_by_one_server, engine => {
        let store = &engine.store;
        hall(store).await;
        for n in 0..5 {
            store.put_delivery(&delivery(&format!("d{n}"), "c-anna", 1_000)).await.expect("on its way");
        }
        let names = ["olaf", "gudrun", "knut", "helga"];
        let asking = names.map(|name| {
            let store = Arc::clone(store);
            tokio::spawn(async move { store.claim_deliveries(by(name, 1_000)).await.expect("claims") })
        });
        let mut got = Vec::new();
        for one in asking {
            got.extend(one.await.expect("no panic").into_iter().map(|row| row.id));
        }
        // A row that another server was claiming is left to it: a second round gets what nobody has.
        got.extend(store.claim_deliveries(by("olaf", 1_000)).await.expect("claims").into_iter().map(|row| row.id));
        got.sort();
        assert_eq!(got, ["d0", "d1", "d2", "d3", "d4"]);
        let again = store.claim_deliveries(by("knut", 1_101)).await.expect("claims");
        assert_eq!(again.len(), 5, "their time is over");
        let (old, new) = (DeliveryRow { fence: 1, ..again[0].clone() }, &again[0]);
        assert!(new.fence > old.fence && !new.begun);
        assert_eq!(store.note_begun(&old).await, Ok(false));
        assert_eq!(store.note_outcome(&old, &Outcome::Arrived(1)).await, Ok(false));
        assert_eq!(store.note_begun(new).await, Ok(true));
        // Whoever takes it over hears that it may have arrived.
        let third = store.claim_deliveries(by("olaf", 1_202)).await.expect("claims");
        assert!(third.iter().find(|row| row.id == new.id).expect("it is there").begun);
    }
}

law! {
    /// What fails is tried again; what is lost counts, until the channel is switched off; what arrives lets it begin anew.
    channels_know_how_they_fare, engine => {
        let store = &engine.store;
        hall(store).await;
        let of = |id: &'static str| async move { store.channel(id).await.expect("it answers").expect("a channel") };
        let claimed = |now: i64| async move { store.claim_deliveries(by("olaf", now)).await.expect("claims").pop() };
        store.put_delivery(&delivery("d1", "c-anna", 10)).await.expect("on its way");
        let first = claimed(10).await.expect("it is due");
        store.note_begun(&first).await.expect("begun");
        store.note_outcome(&first, &Outcome::Again(500, "slow".to_owned())).await.expect("noted");
        assert_eq!(claimed(499).await, None);
        let second = claimed(500).await.expect("it is due");
        assert_eq!((second.tries, second.begun, of("c-anna").await.problem.as_str()), (1, false, "slow"));
        store.note_outcome(&second, &Outcome::Lost(2, "away".to_owned())).await.expect("noted");
        let row = of("c-anna").await;
        assert_eq!((row.failures, row.state, row.problem.as_str()), (1, ChannelState::On, "away"));
        for (id, outcome) in [("d2", Outcome::Arrived(77)), ("d3", Outcome::Dropped)] {
            store.put_delivery(&delivery(id, "c-anna", 600)).await.expect("on its way");
            let row = claimed(600).await.expect("it is due");
            assert_eq!(store.note_outcome(&row, &outcome).await, Ok(true));
        }
        let row = of("c-anna").await;
        assert_eq!((row.failures, row.problem.as_str(), row.sent), (0, "", 77));
        for id in ["d4", "d5"] {
            store.put_delivery(&delivery(id, "c-anna", 700)).await.expect("on its way");
            let row = claimed(700).await.expect("it is due");
            store.note_outcome(&row, &Outcome::Lost(2, "answered-500".to_owned())).await.expect("noted");
        }
        assert_eq!(of("c-anna").await.state, ChannelState::Off);
        store.tell("anna", "t1", Occasion { kind: NoticeKind::Over, seats: 0, mark: 1, due: 1 }).await.expect("noted");
        assert_eq!(waiting(store, "anna").await, [], "who has no channel that works is told nothing");
        store.put_delivery(&delivery("d6", "c-bert", 700)).await.expect("on its way");
        let row = claimed(700).await.expect("it is due");
        store.note_outcome(&row, &Outcome::Gone).await.expect("noted");
        assert_eq!(store.channel("c-bert").await, Ok(None));
    }
}

law! {
    /// A browser that is pushed to has one owner and one channel; a webhook may be several people's.
    channels_take_the_place_of_others, engine => {
        let store = &engine.store;
        let ids = |owner: &'static str| async move {
            let rows = store.channels(owner).await.expect("it answers");
            rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
        };
        for row in [push("p1", "anna", "d1"), channel("c1", "anna"), channel("c2", "anna")] {
            store.add_channel(&row, 20).await.expect("a channel");
        }
        let same = ChannelRow { target: "https://hook.example/c1".to_owned(), ..channel("c3", "anna") };
        let other = ChannelRow { owner: "bert".to_owned(), id: "c4".to_owned(), ..same.clone() };
        for row in [&same, &other] {
            store.add_channel(row, 20).await.expect("a channel");
        }
        assert_eq!(ids("anna").await, ["c2", "c3", "p1"]);
        // Another address of the same browser, and then the same address for somebody else.
        store.add_channel(&push("p2", "anna", "d1"), 20).await.expect("a channel");
        assert_eq!(ids("anna").await, ["c2", "c3", "p2"]);
        let taken = ChannelRow { target: "https://hook.example/p2".to_owned(), ..push("p3", "bert", "d2") };
        store.add_channel(&taken, 20).await.expect("a channel");
        assert_eq!((ids("anna").await, ids("bert").await), (vec!["c2".to_owned(), "c3".to_owned()], vec!["c4".to_owned(), "p3".to_owned()]));
        let changed = ChannelRow { kinds: 3, lang: "de".to_owned(), state: ChannelState::Off, ..taken };
        store.change_channel(&changed).await.expect("changed");
        assert_eq!(store.channel("p3").await, Ok(Some(changed)));
        store.set_most("bert", 3).await.expect("set");
        assert_eq!(store.allowance("bert").await.expect("it answers").map(|allowance| allowance.most), Some(3));
        assert_eq!(store.drop_channel("p3").await, Ok(true));
        assert_eq!(store.drop_channel("p3").await, Ok(false));
    }
}

law! {
    /// What somebody had as a guest is hers when she becomes known: channels, notices and how much she was told. A browser that signs
    /// out is pushed to no more. Whoever is forgotten leaves nothing.
    notices_go_with_their_owner, engine => {
        let store = &engine.store;
        store.write(opening(table("t1"))).await.expect("a table");
        store.add_channel(&push("p1", "anna", "anna"), 20).await.expect("a channel");
        store.add_channel(&channel("c1", "anna"), 20).await.expect("a channel");
        store.set_most("anna", 3).await.expect("set");
        let over = Occasion { kind: NoticeKind::Over, seats: 0, mark: 9, due: 9 };
        store.tell("anna", "t1", over).await.expect("noted");
        let word = str::to_owned;
        let (motif, colour) = (word("wolf"), word("red"));
        let person = PersonRow { id: word("p1"), name: word("Anna"), motif, colour, created: 5, code_made: None };
        let device = |id: &str| DeviceRow { id: word(id), person: word("p1"), label: word("Firefox"), created: 5, seen: 6 };
        store.add_person(&person, &device("d1"), "anna", 1_000).await.expect("a person");
        let rows = store.channels("p1").await.expect("channels");
        assert_eq!(rows.iter().map(|row| (row.id.as_str(), row.device.as_str())).collect::<Vec<_>>(), [("c1", ""), ("p1", "d1")]);
        assert_eq!(waiting(store, "p1").await, [(NoticeKind::Over, 9, 9)]);
        assert_eq!(store.allowance("p1").await.expect("it answers").map(|allowance| allowance.most), Some(3));
        assert_eq!((store.allowance("anna").await, store.channels("anna").await), (Ok(None), Ok(vec![])));
        // A second browser brings what it had; what is hers already stays.
        store.add_channel(&push("p2", "bert", "bert"), 50).await.expect("a channel");
        store.tell("bert", "t1", Occasion { mark: 20, ..over }).await.expect("noted");
        store.add_device(&device("d2"), Some("bert"), 2_000).await.expect("a device");
        assert_eq!(waiting(store, "p1").await, [(NoticeKind::Over, 9, 9)]);
        assert_eq!(store.allowance("p1").await.expect("it answers").map(|allowance| allowance.most), Some(3));
        assert_eq!((store.notices("bert").await, store.allowance("bert").await), (Ok(vec![]), Ok(None)));
        store.drop_devices("p1", Some("d1")).await.expect("signed out");
        let left = |rows: Vec<ChannelRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
        assert_eq!(left(store.channels("p1").await.expect("channels")), ["c1", "p2"]);
        store.drop_devices("p1", None).await.expect("signed out everywhere");
        assert_eq!(left(store.channels("p1").await.expect("channels")), ["c1"]);
        store.put_delivery(&delivery("d9", "c1", 1)).await.expect("on its way");
        store.erase("p1", 1).await.expect("forgotten");
        assert_eq!((store.channels("p1").await, store.notices("p1").await, store.allowance("p1").await), (Ok(vec![]), Ok(vec![]), Ok(None)));
        assert_eq!(store.claim_deliveries(by("olaf", 9)).await, Ok(vec![]));
    }
}

law! {
    /// Of a table that nobody touches everybody is told once; once more only after somebody has touched it.
    tables_that_nobody_touches_are_told_of_once, engine => {
        let store = &engine.store;
        let (mut old, mut new) = (table("t1"), table("t2"));
        (old.touched, new.touched) = (100, 900);
        for row in [old, new] {
            store.write(opening(row)).await.expect("a table");
        }
        store.add_channel(&channel("c1", "anna"), 20).await.expect("a channel");
        assert_eq!(store.tell_untouched(Phase::Playing, 500, 7_000).await, Ok(1));
        assert_eq!(waiting(store, "anna").await, [(NoticeKind::Forget, 100, 7_000)]);
        let claim = store.claim_owners(by("olaf", 7_000)).await.expect("claims").pop().expect("a claim");
        let done = store.noted("anna").await.expect("it answers");
        store.settle(&claim, &Digest { done, ..Digest::default() }).await.expect("told");
        assert_eq!(store.tell_untouched(Phase::Playing, 600, 8_000).await, Ok(0));
        store.write(turns("t1", Basis::Revision(0), played(0, 1, false))).await.expect("a turn");
        assert_eq!(store.tell_untouched(Phase::Playing, 600, 9_000).await, Ok(1), "it was touched since");
        assert_eq!(store.tell_untouched(Phase::Over, 600, 9_000).await, Ok(0));
    }
}

law! {
    /// A key is made once, whoever makes it, and stays.
    the_keys_of_a_house_are_made_once, engine => {
        let store = &engine.store;
        let making = (0..8_u8).map(|n| {
            let store = Arc::clone(store);
            tokio::spawn(async move { store.house_key("vapid", &[n]).await.expect("a key") })
        });
        let mut keys = Vec::new();
        for key in making.collect::<Vec<_>>() {
            keys.push(key.await.expect("no panic"));
        }
        assert!(keys.iter().all(|key| *key == keys[0]), "{keys:?}");
        store.close().await.expect("it closes");
        let again = open(&engine.location, None).await.expect("it opens");
        assert_eq!(again.house_key("vapid", &[99]).await.as_ref(), Ok(&keys[0]));
        assert_eq!(again.house_keys().await, Ok(vec![("vapid".to_owned(), keys[0].clone())]));
        again.close().await.expect("it closes");
    }
}

/// Who looks at a table by one server is known to the others; where there is one, that knows it anyway.
#[tokio::test(flavor = "multi_thread")]
async fn looks_are_known_to_all_servers() {
    for engine in engines().await {
        let store = &engine.store;
        store.note_looks(vec![("t1".to_owned(), "anna".to_owned()); 2], 100).await.expect("noted");
        for (owner, since, looked) in [("anna", 100, true), ("anna", 101, false), ("bert", 100, false)] {
            let known = store.has_looked("t1", owner, since).await.expect("it answers");
            assert_eq!(known, looked && store.is_shared(), "{} {owner} {since}", engine.name);
        }
        store.close().await.expect("it closes");
    }
}
