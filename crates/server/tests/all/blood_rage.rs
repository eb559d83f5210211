//! What a viewer of Blood Rage may not know never travels.
//!
//! A second server holds the same table with another truth behind it, one that the viewer could imagine: other hands, other
//! picks, other quests, other cards laid face down. What the viewer gets must be the same to the letter.

use crate::support::blood_rage::decide;
use crate::support::book::{Book, Page, TurnRow};
use crate::support::play::{Draw, Sitter, is_over};
use crate::support::{Client, TestServer, uncounted};
use meadhall_blood_rage::{Action, Asked, BloodRage, Card, Cards, Event, Position};
use meadhall_engine::{Game, Options, Quick, Seat, Secrecy, Viewer};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn read<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

fn written<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("JSON")
}

/// Another card of the same kind and age: nobody who cannot see it could tell.
fn other(card: Card) -> Card {
    let (face, mut all) = (&Cards::built_in()[card], Cards::built_in().all().filter(|other| *other != card));
    let like = |other: &Card| {
        let other = &Cards::built_in()[*other];
        other.age == face.age && other.is_quest() == face.is_quest()
    };
    all.find(like).unwrap_or(card)
}

/// What has been told, with everything else in it that the viewer may not know.
fn retold(events: &str, viewer: Viewer) -> String {
    let mut events: Vec<Event> = read(events);
    for event in &mut events {
        match event {
            Event::Drafted { seat, cards } if !viewer.is(*seat) => *cards = cards.map(|card| card.map(other)),
            Event::Committed { seat, card } | Event::Kept { seat, card, .. } if !viewer.is(*seat) => {
                *card = card.map(other);
            }
            _ => {}
        }
    }
    written(&events)
}

/// A disguise: the stored table with everything changed that its viewer may not know.
struct Disguise<'a> {
    rules: BloodRage,
    viewer: Viewer,
    chance: &'a mut Quick,
}

impl Disguise<'_> {
    fn imagined(&mut self, truth: &Position) -> Position {
        self.rules.imagine(&self.rules.view(truth, self.viewer), self.chance)
    }

    /// The choice that stands in the disguise for one that is still secret. A quest is one that the seat holds there.
    fn action(&self, row: &TurnRow, now: &Position, quests: &mut [usize]) -> String {
        let seat = row.seat as usize;
        let action: Action = row.action.parse().expect("an action");
        match action {
            Action::Quest(_) => {
                quests[seat] += 1;
                let held = now.secret(Seat::new(seat)).quests.iter().nth(quests[seat] - 1);
                Action::Quest(held.expect("as many quests as before"))
            }
            Action::Draft(one, two) => Action::Draft(other(one), two.map(other)),
            Action::Play(card) => Action::Play(other(card)),
            Action::Keep(card) => Action::Keep(card.map(other)),
            known => known,
        }
        .to_string()
    }

    fn of(&mut self, page: &Page, id: &str) -> Page {
        let mut copy = page.clone();
        copy.table.id = id.to_owned();
        let mut start: Value = read(page.table.start.as_deref().expect("a start"));
        let first: Position = serde_json::from_value(start["moment"]["position"].clone()).expect("a position");
        start["moment"]["position"] = json!(self.imagined(&first));
        start["opening"] = read(&retold(&start["opening"].to_string(), self.viewer));
        copy.table.start = Some(start.to_string());
        let now: Position = page.turns.last().map_or(first, |turn| read(&turn.position));
        let last = self.imagined(&now);
        let (mut before, mut quests, count) = (first, vec![0; page.seats.len()], page.turns.len());
        for (n, row) in copy.turns.iter_mut().enumerate() {
            let (seat, truth) = (Seat::new(row.seat as usize), read(&row.position));
            let action = row.action.parse().expect("an action");
            if !self.viewer.is(seat) && self.rules.still_secret(&before, seat, action, &now) {
                row.action = self.action(row, &last, &mut quests);
            }
            row.events = retold(&row.events, self.viewer);
            row.position = written(&if n + 1 == count { last } else { self.imagined(&truth) });
            before = truth;
        }
        copy
    }
}

fn rules(page: &Page) -> BloodRage {
    let options: Options = read(&page.table.options);
    BloodRage::open(page.seats.len(), &options).expect("rules")
}

/// Everything that reaches somebody who looks at a table.
async fn sight(client: &Client, table: &str) -> Vec<String> {
    let mut all = Vec::new();
    for path in ["", "/part", "?log=all", "/report"] {
        all.push(uncounted(&client.page(&format!("{table}{path}")).await));
    }
    all
}

/// Two servers: the true one, and one that holds disguises.
struct Watch {
    real: TestServer,
    other: TestServer,
    books: [Book; 2],
    chance: Quick,
    copies: usize,
    /// How often the truth behind the disguise was another one: in a draft, with cards face down, with quests hidden.
    differed: [usize; 3],
}

impl Watch {
    async fn open() -> Watch {
        let (real, other) = (TestServer::open().await, TestServer::open().await);
        let books = [Book::open(real.data.path()).await, Book::open(other.data.path()).await];
        Watch { real, other, books, chance: Quick::new(17), copies: 0, differed: [0; 3] }
    }

    /// What somebody sees of the table as it is, and of one with another truth behind it that fits `viewer`.
    async fn both(&mut self, table: &str, client: &Client, viewer: Viewer) -> (Vec<String>, Vec<String>) {
        let page = self.books[0].read(table).await;
        // An id of the same length, so that nothing else moves.
        self.copies += 1;
        let id = format!("{:018x}", self.copies);
        let copy = Disguise { rules: rules(&page), viewer, chance: &mut self.chance }.of(&page, &id);
        self.count(&page, &copy);
        self.books[1].write(&copy).await;
        let there = sight(&client.at(self.other.address), &format!("/table/{id}")).await;
        let there = there.into_iter().map(|text| text.replace(&id, &page.table.id)).collect();
        (sight(client, table).await, there)
    }

    fn count(&mut self, page: &Page, copy: &Page) {
        let (Some(one), Some(two)) = (page.turns.last(), copy.turns.last()) else { return };
        let (one, two): (Position, Position) = (read(&one.position), read(&two.position));
        let asked = one.table.asked;
        let unlike = |of: &dyn Fn(&Position, Seat) -> bool| Seat::all(page.seats.len()).any(|seat| of(&two, seat));
        let laid = asked == Asked::Card && unlike(&|other, seat| other.secret(seat).chosen != one.secret(seat).chosen);
        self.differed[0] += usize::from(asked == Asked::Draft && one != two);
        self.differed[1] += usize::from(laid);
        self.differed[2] += usize::from(unlike(&|other, seat| other.secret(seat).quests != one.secret(seat).quests));
    }

    /// The viewer cannot tell the two apart.
    async fn check(&mut self, table: &str, client: &Client, viewer: Viewer) {
        let (here, there) = self.both(table, client, viewer).await;
        for (n, (one, two)) in here.iter().zip(&there).enumerate() {
            let at = one.bytes().zip(two.bytes()).take_while(|(a, b)| a == b).count();
            let around = |text: &str| {
                let from = text.floor_char_boundary(at.saturating_sub(160));
                text[from..text.floor_char_boundary(at + 160)].to_owned()
            };
            assert!(one == two, "{viewer:?} can tell by answer {n}:\n{}\n---\n{}", around(one), around(two));
        }
    }
}

/// Plays a game of three with a spectator and checks somebody's sight after every decision.
async fn watched_game(options: &[(&str, &str)], seed: u64) {
    let mut watch = Watch::open().await;
    let clients = [watch.real.client(), watch.real.client(), watch.real.client()];
    let dora = watch.real.client();
    dora.page("/").await;
    let options: Vec<(&str, &str)> = [("game", "blood-rage")].into_iter().chain(options.iter().copied()).collect();
    let table = clients[0].invite(&[(&clients[1], "Bert"), (&clients[2], "Cleo")], &options).await;
    let mut viewers: Vec<(&Client, Viewer)> =
        clients.iter().enumerate().map(|(n, client)| (client, Viewer::Seat(Seat::new(n)))).collect();
    viewers.push((&dora, Viewer::Spectator));
    let (mut draw, mut steps, mut told_apart) = (Draw(seed), 0, 0);
    while !is_over(&dora, &table).await {
        let n = draw.below(3);
        let Some(action) = decide(Sitter { client: &clients[n], seat: n + 1 }, &table, &mut draw).await else {
            continue;
        };
        steps += 1;
        if is_over(&dora, &table).await {
            break;
        }
        // Cards laid face down are rare: everybody looks at them, otherwise one at a time.
        let one = draw.below(4);
        let some = if action.starts_with("play ") { &viewers[..] } else { &viewers[one..=one] };
        for (client, viewer) in some {
            watch.check(&table, client, *viewer).await;
        }
        if steps % 9 == 4 {
            // The disguise for one viewer is no disguise for another: the comparison can fail.
            let (here, there) = watch.both(&table, &clients[n], viewers[(n + 1) % 3].1).await;
            told_apart += usize::from(here != there);
        }
    }
    println!("{steps} decisions, other truths: {:?}, told apart on purpose: {told_apart}", watch.differed);
    assert!(steps >= 60 && told_apart > 3, "{steps} steps, {told_apart} told apart");
    assert!(watch.differed.iter().all(|count| *count > 0), "{:?}", watch.differed);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_viewer_can_tell_the_truth_from_what_it_imagines() {
    watched_game(&[], 21).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nor_with_every_module() {
    watched_game(&[("option-monsters", "on"), ("option-mystics", "on"), ("option-gods", "on")], 22).await;
}
