//! What a viewer may not know never travels.
//!
//! The strongest test there is: a second server holds the same table with another truth behind it, one that the viewer
//! could imagine. Every hand, pile, deck, secret choice and hidden total differs; what the viewer gets must not.

use crate::support::book::{Book, Page};
use crate::support::play::{Draw, Sitter, choices, decide, is_over, play};
use crate::support::{Client, TestServer, telling_steps, uncounted, version};
use meadhall_engine::{Game, Line, Quick, Record, Seat, Secrecy, Viewer};
use meadhall_vaalbara::{Asked, Character, Characters, Event, Position, Vaalbara};
use meadhall_words::{Lang, Words};
use serde_json::Value;

fn json<T: serde::de::DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

/// Another truth that looks the same to the viewer.
fn imagined(game: &Vaalbara, truth: &Position, viewer: Viewer, chance: &mut Quick) -> Position {
    let mut other = game.imagine(&game.view(truth, viewer), chance);
    if other.asked != Asked::Over && game.options().get("totals").is_none() {
        for seat in Seat::all(game.seats()).filter(|seat| !viewer.is(*seat)) {
            let vp = other.player(seat).vp;
            other.player_mut(seat).vp = vp + 1 + seat.index() as u16;
        }
    }
    other
}

/// The same for what has been told: what others drew is something else.
fn retold(events: &str, viewer: Viewer) -> String {
    let mut events: Vec<Event> = json(events);
    for event in &mut events {
        if let Event::Drew { seat, cards, .. } = event
            && !viewer.is(*seat)
        {
            *cards = if cards.contains(Character::Bard) { Characters::NONE } else { Characters::only(Character::Bard) };
        }
    }
    serde_json::to_string(&events).expect("JSON")
}

/// The stored table with everything changed that the viewer may not know. Answers of others to a question that is still
/// open are gone altogether: nobody may know that they were given.
fn disguised(page: &Page, id: &str, viewer: Viewer, chance: &mut Quick) -> Page {
    let game = page.rules();
    let mut other = page.clone();
    other.table.id = id.to_owned();
    let mut start: Value = json(page.table.start.as_deref().expect("a start"));
    let first: Position = serde_json::from_value(start["moment"]["position"].clone()).expect("a position");
    start["moment"]["position"] = serde_json::to_value(imagined(&game, &first, viewer, chance)).expect("JSON");
    start["opening"] = json(&retold(&start["opening"].to_string(), viewer));
    other.table.start = Some(start.to_string());
    let now: Position = json(&page.turns.last().map_or(first_text(page), |turn| turn.position.clone()));
    let mut before = first;
    let mut turns = Vec::new();
    for turn in &page.turns {
        let seat = Seat::new(turn.seat as usize);
        let truth: Position = json(&turn.position);
        let secret =
            !viewer.is(seat) && game.still_secret(&before, seat, turn.action.parse().expect("an action"), &now);
        let mut row = turn.clone();
        row.events = retold(&turn.events, viewer);
        row.position = serde_json::to_string(&imagined(&game, &truth, viewer, chance)).expect("JSON");
        if secret && matches!(before.asked, Asked::Assign) {
            let choice = if turn.action == "assign bard" { "assign seer" } else { "assign bard" };
            row.action = choice.to_owned();
        }
        if !(secret && matches!(before.asked, Asked::Show { .. })) {
            row.n = turns.len() as i64;
            turns.push(row);
        }
        before = truth;
    }
    other.turns = turns;
    other
}

fn first_text(page: &Page) -> String {
    let start: Value = json(page.table.start.as_deref().expect("a start"));
    start["moment"]["position"].to_string()
}

/// Everything that reaches somebody who looks at a table.
async fn sight(client: &Client, table: &str) -> Vec<String> {
    let mut all = Vec::new();
    for path in ["", "/part", "?log=all", "/report"] {
        all.push(uncounted(&client.page(&format!("{table}{path}")).await));
    }
    for step in telling_steps(&all[1]) {
        all.push(client.page(&format!("{table}/part?step={step}&since={step}")).await);
    }
    all
}

struct Watch {
    real: TestServer,
    other: TestServer,
    real_book: Book,
    other_book: Book,
    chance: Quick,
    copies: usize,
    /// How often the truth behind the disguise was really another one.
    differed: usize,
}

impl Watch {
    async fn open() -> Watch {
        let (real, other) = (TestServer::open().await, TestServer::open().await);
        let (real_book, other_book) = (Book::open(real.data.path()).await, Book::open(other.data.path()).await);
        Watch { real, other, real_book, other_book, chance: Quick::new(7), copies: 0, differed: 0 }
    }

    /// What somebody sees of the table as it is, and of one with another truth behind it that fits `viewer`.
    async fn both(&mut self, table: &str, client: &Client, viewer: Viewer) -> (Vec<String>, Vec<String>) {
        let page = self.real_book.read(table).await;
        // An id of the same length, so that nothing else moves.
        self.copies += 1;
        let id = format!("{:018x}", self.copies);
        let copy = disguised(&page, &id, viewer, &mut self.chance);
        self.differed += usize::from(page.turns.last().map(|t| &t.position) != copy.turns.last().map(|t| &t.position));
        self.other_book.write(&copy).await;
        let there = sight(&client.at(self.other.address), &format!("/table/{id}")).await;
        let there = there.into_iter().map(|text| text.replace(&id, &page.table.id)).collect();
        // Questions about taking back are not stored but have moved the version.
        let now = version(&client.page(table).await).to_string();
        let stored = page.table.version.to_string();
        (sight(client, table).await.into_iter().map(|text| text.replace(&now, &stored)).collect(), there)
    }

    /// Nobody can tell the two apart.
    async fn check(&mut self, table: &str, viewers: &[(&Client, Viewer)]) {
        for (client, viewer) in viewers {
            let (here, there) = self.both(table, client, *viewer).await;
            for (n, (one, two)) in here.iter().zip(&there).enumerate() {
                if one != two {
                    let at = one.bytes().zip(two.bytes()).take_while(|(a, b)| a == b).count();
                    let around = |text: &str| {
                        let from = text.floor_char_boundary(at.saturating_sub(120));
                        text[from..text.floor_char_boundary(at + 120)].to_owned()
                    };
                    panic!("{viewer:?} can tell by answer {n}:\n{}\n---\n{}", around(one), around(two));
                }
            }
        }
    }
}

/// Plays a whole game of three with a spectator and checks everybody's sight after every decision.
async fn watched_game(options: &[(&str, &str)], seed: u64) {
    let mut watch = Watch::open().await;
    let clients = [watch.real.client(), watch.real.client(), watch.real.client()];
    let dora = watch.real.client();
    dora.page("/").await;
    let table = clients[0].invite(&[(&clients[1], "Bert"), (&clients[2], "Cleo")], options).await;
    let seats = [0, 1, 2].map(|n| (&clients[n], Viewer::Seat(Seat::new(n))));
    let viewers: Vec<(&Client, Viewer)> = seats.into_iter().chain([(&dora, Viewer::Spectator)]).collect();
    let mut draw = Draw(seed);
    let (mut steps, mut told_apart, mut undone) = (0, 0, 0);
    watch.check(&table, &viewers).await;
    while !is_over(&dora, &table).await {
        let n = draw.below(3);
        let sitter = Sitter { client: &clients[n], seat: n + 1 };
        let Some(action) = decide(sitter, &table, &mut draw).await else { continue };
        steps += 1;
        if is_over(&dora, &table).await {
            break;
        }
        // Two of the four at each step, in turn.
        let some = [viewers[steps % 4], viewers[(steps + 2) % 4]];
        watch.check(&table, &some).await;
        if steps % 7 == 3 {
            // The disguise for one viewer is no disguise for another: the comparison can fail.
            let (here, there) = watch.both(&table, &clients[n], viewers[(n + 1) % 3].1).await;
            told_apart += usize::from(here != there);
        }
        if action.starts_with("assign") && steps % 3 == 0 {
            let seat = (n + 1).to_string();
            let free = clients[n].page(&table).await.contains(&Words::house(Lang::En).say("undo-free"));
            if free && clients[n].status(&format!("{table}/undo"), &[("seat", &seat)]).await == 303 {
                undone += 1;
                watch.check(&table, &some).await;
            }
        }
    }
    assert!(steps >= 45 && watch.differed > steps, "{steps} steps, {} disguises", watch.differed);
    assert!(told_apart > 0 && undone > 0, "{told_apart} told apart, {undone} taken back");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_viewer_can_tell_the_truth_from_what_it_imagines() {
    watched_game(&[], 11).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nor_at_a_table_with_open_totals_and_a_fixed_deck() {
    let deck = meadhall_vaalbara::data::BUILT_IN.replace("pairing = \"shuffled\"", "pairing = \"fixed\"");
    watched_game(&[("option-totals", "open"), ("option-deck", &deck)], 12).await;
}

/// Plays on until somebody's Warrior asks at least two others.
async fn until_a_question(clients: &[Client], table: &str, book: &Book) -> Vec<usize> {
    for _ in 0..500 {
        for (n, client) in clients.iter().enumerate() {
            let sitter = Sitter { client, seat: n + 1 };
            let (offered, now) = choices(sitter, table).await;
            if offered.iter().any(|action| action.starts_with("show")) {
                let page = book.read(table).await;
                let position: Position = json(&page.turns.last().expect("a turn").position);
                let pending: Vec<usize> = page.rules::<Vaalbara>().pending(&position).iter().map(Seat::index).collect();
                if pending.len() >= 2 {
                    return pending;
                }
            }
            let warrior = "assign warrior".to_owned();
            if offered.contains(&warrior) && n == 0 {
                assert_eq!(play(sitter, table, now, &warrior).await, 303);
            } else if let Some(action) = offered.iter().find(|action| **action != warrior) {
                assert_eq!(play(sitter, table, now, &action.clone()).await, 303);
            }
        }
    }
    panic!("nobody plays a Warrior");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_answered_a_warrior_is_nobodys_business() {
    let server = TestServer::open().await;
    let clients: Vec<Client> = (0..4).map(|_| server.client()).collect();
    let dora = server.client();
    let people: Vec<(&Client, &str)> = clients[1..].iter().zip(["Bert", "Cleo", "Emil"]).collect();
    let table = clients[0].invite(&people, &[]).await;
    let book = Book::open(server.data.path()).await;
    let asked = until_a_question(&clients, &table, &book).await;
    let (first, rest) = asked.split_first().expect("somebody is asked");
    let others: Vec<&Client> =
        clients.iter().enumerate().filter(|(n, _)| n != first).map(|(_, g)| g).chain([&dora]).collect();
    let mut before = Vec::new();
    for client in &others {
        before.push(sight(client, &table).await);
    }
    let answering = Sitter { client: &clients[*first], seat: first + 1 };
    let (offered, now) = choices(answering, &table).await;
    assert_eq!(play(answering, &table, now, &offered[0]).await, 303);
    // She sees that she has answered; nobody else sees anything at all, not even that something has changed.
    assert!(choices(answering, &table).await.0.is_empty());
    for (client, before) in others.iter().zip(&before) {
        assert!(sight(client, &table).await == *before, "an answer shows");
    }
    // A second click is a second click.
    assert_eq!(play(answering, &table, now, &offered[0]).await, 409);
    // Taking it back and giving it again shows as little.
    let seat = (first + 1).to_string();
    clients[*first].send(&format!("{table}/undo"), &[("seat", &seat)]).await;
    assert_eq!(choices(answering, &table).await.0, offered);
    for (client, before) in others.iter().zip(&before) {
        assert!(sight(client, &table).await == *before, "an undo shows");
    }
    assert_eq!(play(answering, &table, now, &offered[0]).await, 303);
    for n in rest {
        let sitter = Sitter { client: &clients[*n], seat: n + 1 };
        let (offered, now) = choices(sitter, &table).await;
        assert_eq!(play(sitter, &table, now, &offered[0]).await, 303);
    }
    // The last answer ends it, and everybody sees that.
    for (client, before) in others.iter().zip(&before) {
        let after = client.page(&table).await;
        assert!(version(&after) > version(&before[0]));
    }
    let report = dora.page(&format!("{table}/report")).await;
    assert_eq!(report.matches(": show ").count(), asked.len(), "{report}");
}

/// Where a question only hides who holds a card, an answer for good is offered right beside it, without a menu and without a script;
/// it is given for the player, shows as left, and can be taken back there.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_for_good_is_offered_beside_the_question() {
    let server = TestServer::open().await;
    let clients: Vec<Client> = (0..4).map(|_| server.client()).collect();
    let people: Vec<(&Client, &str)> = clients[1..].iter().zip(["Bert", "Cleo", "Emil"]).collect();
    let table = clients[0].invite(&people, &[]).await;
    let book = Book::open(server.data.path()).await;
    let beside = |page: &str| {
        let group = page.split_once("<div class=\"standing\" role=\"group\"").map(|(_, rest)| rest.to_owned());
        group.and_then(|rest| rest.split_once("</div>").map(|(group, _)| group.to_owned())).unwrap_or_default()
    };
    assert_eq!(beside(&clients[1].page(&table).await), "", "nothing is asked that hides anything");
    let asked = until_a_question(&clients, &table, &book).await;
    let one = asked[0];
    let offered = beside(&clients[one].page(&table).await);
    assert_eq!(crate::support::values(&offered, "key"), ["always-show", "never-show"], "{offered}");
    let seat = (one + 1).to_string();
    let leave = async |on: &str| {
        clients[one].send(&format!("{table}/standing"), &[("seat", &seat), ("key", "never-show"), ("on", on)]).await;
        beside(&clients[one].page(&table).await)
    };
    let left = leave("yes").await;
    assert!(left.contains("value=\"no\" aria-pressed=\"true\""), "{left}");
    // The others answer; hers is given for her, so that the question ends without her.
    for n in asked.iter().filter(|n| **n != one) {
        let sitter = Sitter { client: &clients[*n], seat: n + 1 };
        let (offered, now) = choices(sitter, &table).await;
        assert_eq!(play(sitter, &table, now, &offered[0]).await, 303);
    }
    let answered = loop {
        let page = book.read(&table).await;
        let position: Position = json(&page.turns.last().expect("a turn").position);
        if !matches!(position.asked, Asked::Show { .. }) {
            break page.turns.iter().filter(|turn| turn.action == "show nothing" && turn.seat == one as i64).count();
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    };
    assert_eq!(answered, 1);
    // It still shows as left where she looks, and is taken back there.
    let after = beside(&clients[one].page(&table).await);
    assert_eq!(crate::support::values(&after, "key"), ["never-show"], "{after}");
    assert_eq!(leave("no").await, "");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_holds_no_seed_no_hash_and_no_secret() {
    let server = TestServer::open().await;
    let clients = [server.client(), server.client()];
    let dora = server.client();
    let table = clients[0].invite(&[(&clients[1], "Bert")], &[("part", "mine alone")]).await;
    let mut draw = Draw(14);
    let mut checked = 0;
    for step in 0..200 {
        let n = step % 2;
        let sitter = Sitter { client: &clients[n], seat: n + 1 };
        let Some(action) = decide(sitter, &table, &mut draw).await else { continue };
        if is_over(&dora, &table).await {
            break;
        }
        // Secret as long as the other one has still to lay a character down.
        let (open, _) = choices(Sitter { client: &clients[1 - n], seat: 2 - n }, &table).await;
        let laying = |action: &String| action.starts_with("assign ");
        let secret = laying(&action) && open.iter().any(laying);
        for (client, own) in [(&clients[n], true), (&clients[1 - n], false), (&dora, false)] {
            let text = client.page(&format!("{table}/report")).await;
            let record = Record::parse(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
            assert!(record.parts.is_none() && !record.finished, "{text}");
            for word in ["seed:", "server part:", "part 1:", "mine alone", "\n= "] {
                assert!(!text.contains(word), "{word} in {text}");
            }
            if secret {
                let last =
                    record.lines.last().is_some_and(|line| matches!(line, Line::Action(_, last) if *last == action));
                assert_eq!(last, own, "{action} in {text}");
                checked += 1;
            }
        }
    }
    assert!(checked > 10, "{checked}");
}
