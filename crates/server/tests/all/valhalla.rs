//! Tables of Valhalla: modules, cards of one's own, records, and what a viewer may not know.
//!
//! For the secrets a second server holds the same table with another truth behind it, one that the viewer could imagine:
//! other hands, other jarls, other rejected cards. What the viewer gets must be the same to the letter.

use crate::support::book::{Book, Page, TurnRow};
use crate::support::play::{Draw, Sitter, is_over};
use crate::support::valhalla::{decide, play_on, replayed};
use crate::support::{Client, TestServer, uncounted};
use meadhall_engine::{Game, List, Options, Quick, Seat, Secrecy, Viewer};
use meadhall_valhalla::data::BUILT_IN;
use meadhall_valhalla::{Action, Asked, Card, Cards, Event, Jarl, Pick, Position, Valhalla};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn read<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

fn written<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("JSON")
}

/// Another card: nobody who cannot see it could tell.
fn other(card: Card) -> Card {
    let cards = Cards::built_in();
    let (first, next) =
        (cards.all().next(), cards.all().map(|(card, _)| card).skip_while(|known| *known != card).nth(1));
    next.or(first.map(|(card, _)| card)).unwrap_or(card)
}

fn others<const N: usize>(cards: List<Card, N>) -> List<Card, N> {
    cards.iter().map(other).collect()
}

fn other_jarl(jarl: Jarl) -> Jarl {
    Jarl::ALL.into_iter().find(|other| *other != jarl).unwrap_or(jarl)
}

/// What has been told, with everything else in it that the viewer may not know.
fn retold(events: &str, viewer: Viewer) -> String {
    let mut events: Vec<Event> = read(events);
    for event in &mut events {
        match event {
            Event::ChoseJarl { seat, jarl } if !viewer.is(*seat) => *jarl = jarl.map(other_jarl),
            Event::ChoseRejects { seat, cards } if !viewer.is(*seat) => {
                *cards = cards.map(|(one, two)| (other(one), other(two)));
            }
            Event::Dealt { seat, cards, .. } | Event::Drew { seat, cards, .. } if !viewer.is(*seat) => {
                *cards = others(*cards);
            }
            Event::Kept { seat, card } if !viewer.is(*seat) => *card = card.map(other),
            Event::Robbed { from, to, card } if !viewer.is(*from) && !viewer.is(*to) => *card = card.map(other),
            Event::Looked { by, at, cards } if !viewer.is(*by) && !viewer.is(*at) => *cards = others(*cards),
            _ => {}
        }
    }
    written(&events)
}

/// A disguise: the stored table with everything changed that its viewer may not know.
struct Disguise<'a> {
    rules: Valhalla,
    viewer: Viewer,
    chance: &'a mut Quick,
}

impl Disguise<'_> {
    /// Another position that the viewer cannot tell from the true one. Whoever has answered about Thor's help has done so
    /// there too.
    fn imagined(&mut self, truth: &Position) -> Position {
        let mut imagined = self.rules.imagine(&self.rules.view(truth, self.viewer), self.chance);
        for (own, known) in imagined.secrets.iter_mut().zip(&truth.secrets) {
            if matches!(known.pick, Pick::Help(_)) && own.pick == Pick::None {
                own.pick = Pick::Help(None);
            }
        }
        imagined
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
        let (mut before, count) = (first, page.turns.len());
        for (n, row) in copy.turns.iter_mut().enumerate() {
            let (seat, truth) = (Seat::new(row.seat as usize), read(&row.position));
            let action = row.action.parse().expect("an action");
            if !self.viewer.is(seat) && self.rules.still_secret(&before, seat, action, &now) {
                row.action = secret_choice(row, &last);
            }
            row.events = retold(&row.events, self.viewer);
            row.position = written(&if n + 1 == count { last } else { self.imagined(&truth) });
            before = truth;
        }
        copy
    }
}

/// The choice that stands in the disguise for one that is still secret.
fn secret_choice(row: &TurnRow, now: &Position) -> String {
    // A card that went from hand to hand: it may as well have been another one.
    match row.action.parse() {
        Ok(Action::Give(card)) => return Action::Give(other(card)).to_string(),
        Ok(Action::Take(card)) => return Action::Take(other(card)).to_string(),
        _ => {}
    }
    let action = match now.secrets[row.seat as usize].pick {
        Pick::Jarl(jarl) => Action::Jarl(jarl),
        Pick::Reject(one, two) => Action::Reject(one, two),
        Pick::Help(Some((card, seat))) => Action::Help(card, seat),
        Pick::Help(None) => Action::Decline,
        Pick::None => panic!("`{}` was chosen, and nothing stands for it", row.action),
    };
    action.to_string()
}

fn rules(page: &Page) -> Valhalla {
    let options: Options = read(&page.table.options);
    Valhalla::open(page.seats.len(), &options).expect("rules")
}

/// Everything that reaches somebody who looks at a table.
async fn sight(client: &Client, table: &str) -> Vec<String> {
    let mut all = Vec::new();
    for path in ["", "/part", "?log=all", "/report"] {
        all.push(uncounted(&client.page(&format!("{table}{path}")).await));
    }
    all
}

/// How often the truth behind a disguise was another one, by what was hidden.
#[derive(Default, Debug)]
struct Differed {
    jarls: usize,
    rejects: usize,
    hands: usize,
    drawn: usize,
    helps: usize,
}

/// Two servers: the true one, and one that holds disguises.
struct Watch {
    real: TestServer,
    other: TestServer,
    books: [Book; 2],
    chance: Quick,
    copies: usize,
    differed: Differed,
}

impl Watch {
    async fn open() -> Watch {
        let (real, other) = (TestServer::open().await, TestServer::open().await);
        let books = [Book::open(real.data.path()).await, Book::open(other.data.path()).await];
        Watch { real, other, books, chance: Quick::new(19), copies: 0, differed: Differed::default() }
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
        let unlike = |of: &dyn Fn(&Position, Seat) -> bool| Seat::all(page.seats.len()).any(|seat| of(&two, seat));
        let pick = |position: &Position, seat: Seat| position.secrets[seat.index()].pick;
        let picks = unlike(&|other, seat| pick(other, seat) != pick(&one, seat));
        let differed = &mut self.differed;
        differed.jarls += usize::from(picks && one.table.asked == Asked::Jarl);
        differed.rejects += usize::from(picks && one.table.asked == Asked::Reject);
        differed.helps += usize::from(picks && one.table.asked == Asked::Thor);
        differed.hands += usize::from(unlike(&|other, seat| other.hand(seat) != one.hand(seat)));
        differed.drawn += usize::from(one.drawn != two.drawn);
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

/// Plays a game of so many with a spectator and checks somebody's sight after every few decisions, and everybody's where
/// something is chosen in secret.
async fn watched_game(seats: usize, options: &[(&str, &str)], seed: u64) -> Differed {
    let mut watch = Watch::open().await;
    let clients: Vec<Client> = (0..seats).map(|_| watch.real.client()).collect();
    let dora = watch.real.client();
    dora.page("/").await;
    let options: Vec<(&str, &str)> = [("game", "valhalla")].into_iter().chain(options.iter().copied()).collect();
    let names = ["Bert", "Cleo", "Dana", "Egil", "Finn"];
    let friends: Vec<(&Client, &str)> = clients[1..].iter().zip(names).collect();
    let table = clients[0].invite(&friends, &options).await;
    let mut viewers: Vec<(&Client, Viewer)> =
        clients.iter().enumerate().map(|(n, client)| (client, Viewer::Seat(Seat::new(n)))).collect();
    viewers.push((&dora, Viewer::Spectator));
    let (mut draw, mut steps, mut told_apart, mut seen) = (Draw(seed), 0, 0, 0);
    while !is_over(&dora, &table).await {
        let n = draw.below(seats);
        let Some(action) = decide(Sitter { client: &clients[n], seat: n + 1 }, &table, &mut draw).await else {
            continue;
        };
        steps += 1;
        if is_over(&dora, &table).await {
            break;
        }
        let secret = ["jarl ", "reject", "help "].iter().any(|kind| action.starts_with(kind));
        let one = draw.below(viewers.len());
        let some = match () {
            () if secret => &viewers[..],
            () if steps % 5 == 0 => &viewers[one..=one],
            () => &[],
        };
        for (client, viewer) in some {
            watch.check(&table, client, *viewer).await;
            seen += 1;
        }
        if steps % 29 == 4 {
            // The disguise for one viewer is no disguise for another: the comparison can fail.
            let (here, there) = watch.both(&table, &clients[n], viewers[(n + 1) % seats].1).await;
            told_apart += usize::from(here != there);
        }
    }
    println!("{steps} decisions, {seen} sights, other truths: {:?}, told apart: {told_apart}", watch.differed);
    assert!(steps >= 60 && seen >= 20 && told_apart > 1, "{steps} steps, {seen} sights, {told_apart} told apart");
    assert!(watch.differed.hands > 0 && watch.differed.jarls > 0, "{:?}", watch.differed);
    watch.differed
}

#[tokio::test(flavor = "multi_thread")]
async fn no_viewer_can_tell_the_truth_from_what_it_imagines() {
    let differed = watched_game(3, &[], 31).await;
    assert!(differed.rejects > 0 && differed.drawn > 0, "{differed:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nor_with_every_module() {
    let modules = ["thor", "valkyries", "dwarves", "tyr", "king", "five-jarls"].map(|key| format!("option-{key}"));
    let on = modules.iter().map(|key| (key.as_str(), "on"));
    let all: Vec<(&str, &str)> = on.chain([("option-loki", "loki-10"), ("option-brothers", "alliance")]).collect();
    let differed = watched_game(4, &all, 32).await;
    assert!(differed.rejects > 0 && differed.drawn > 0, "{differed:?}");
}

/// The options that the form's link to everything sets, from the page itself.
fn everything(page: &str) -> Vec<(String, String)> {
    let link = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let longest = link.filter(|link| link.starts_with("/new?")).max_by_key(|link| link.len()).expect("a link");
    let fields = longest.split("&amp;").filter_map(|field| field.split_once('='));
    fields.filter(|(name, _)| name.starts_with("option-")).map(|(name, value)| (name.into(), value.into())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_that_fits_is_one_link_away_and_makes_a_game_that_replays() {
    let server = TestServer::open().await;
    let anna = server.client();
    for (seats, modules) in [(1, 1), (2, 5), (6, 7)] {
        let page = anna.page(&format!("/new?game=valhalla&seats={seats}")).await;
        let all = everything(&page);
        assert_eq!(all.len(), modules, "{all:?}");
        let mut more: Vec<(&str, &str)> = all.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        more.push(("game", "valhalla"));
        let sitters: Vec<&str> = ["me"].into_iter().chain(["bot-easy"; 5]).take(seats).collect();
        let table = anna.open(&sitters, &more).await;
        play_on(&[Sitter { client: &anna, seat: 1 }], &table, &mut Draw(40 + seats as u64)).await;
        let (record, again) = replayed(&anna, &table).await;
        assert_eq!(record.options.0.len(), modules, "{:?}", record.options);
        assert_eq!(record.tables, Cards::built_in().fingerprint());
        assert_eq!(again.game().is_solo(), seats == 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_opens_a_solo_game_or_one_against_three_bots() {
    let server = TestServer::open().await;
    let anna = server.client();
    let home = anna.page("/").await;
    assert!(home.contains("name=\"seats\" value=\"1\""), "{home}");
    for (seats, more) in [(4, None), (1, Some(("seats", "1")))] {
        let fields: Vec<(&str, &str)> = [("game", "valhalla")].into_iter().chain(more).collect();
        let table = anna.send("/quick", &fields).await;
        assert!(anna.page(&table).await.contains(&format!("seats-{seats}")), "{seats}");
    }
}

/// The part of a page that belongs to an option.
fn about<'a>(page: &'a str, key: &str) -> &'a str {
    let at = page.find(&format!("name=\"option-{key}\"")).unwrap_or_else(|| panic!("{key} in {page}"));
    let from = page[..at].rfind("<div class=\"option").expect("an option");
    let to = page[at..].find("<div class=\"option").map_or(page.len(), |next| at + next);
    &page[from..to]
}

#[tokio::test(flavor = "multi_thread")]
async fn the_form_shows_what_does_not_fit() {
    let server = TestServer::open().await;
    let anna = server.client_in("de");
    let two = anna.page("/new?game=valhalla&seats=2").await;
    assert!(about(&two, "thor").contains(" disabled") && about(&two, "thor").contains("mindestens drei Spieler"));
    assert!(about(&two, "brothers").contains("/rules/valhalla"), "the clause is a click away");
    assert!(!about(&two, "king").contains(" disabled"));
    assert!(!two.contains("name=\"option-monster\""), "no monster with two");
    // Two that do not go together name each other; the style sheet shows that when one is chosen.
    let four = anna.page("/new?game=valhalla&seats=4&option-simplified=on&option-king=on").await;
    assert!(about(&four, "draft").contains("beside-simplified-on"), "{}", about(&four, "draft"));
    assert!(about(&four, "king").contains(" checked") && !about(&four, "thor").contains(" checked"));
    let one = anna.page("/new?game=valhalla&seats=1").await;
    assert!(one.contains("name=\"option-monster\"") && !one.contains("<select name=\"seat-1\""), "{one}");
    assert!(!one.contains("name=\"option-thor\""), "what has no place in the solo game is named in a line");
}

/// Sitters, options that cannot be, and what is said to that in the three languages.
type Case<'a> = (&'a [&'a str], &'a [(&'a str, &'a str)], [&'a str; 3]);

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_fit_is_refused_in_the_player_s_language() {
    let server = TestServer::open().await;
    let wrong = BUILT_IN.replacen("strength = 1\n", "strength = 1\nluck = 2\n", 1);
    let line = wrong.lines().position(|line| line == "luck = 2").expect("a line") + 1;
    let lines =
        [("en", "Line"), ("cs", "Řádek"), ("de", "Zeile")].map(|(lang, word)| (lang, format!("{word} {line}: ")));
    let cases: [Case<'_>; 3] = [
        (&["me", "bot-easy"], &[("option-thor", "on")], ["three players", "tři hráče", "drei Spieler"]),
        (
            &["me", "bot-easy", "bot-easy"],
            &[("option-simplified", "on"), ("option-draft", "on")],
            ["five cards", "pět karet", "fünf vom Stapel"],
        ),
        (&["me", "bot-easy"], &[("option-cards", &wrong)], [&lines[0].1, &lines[1].1, &lines[2].1]),
    ];
    for (n, lang) in ["en", "cs", "de"].into_iter().enumerate() {
        let anna = server.client_in(lang);
        for (sitters, options, reasons) in &cases {
            let count = sitters.len().to_string();
            let names: Vec<String> = (1..=sitters.len()).map(|n| format!("seat-{n}")).collect();
            let mut fields = vec![("game", "valhalla"), ("seats", &*count)];
            fields.extend(names.iter().map(String::as_str).zip(sitters.iter().copied()));
            fields.extend(*options);
            let answer = anna.post("/new", &fields).await;
            assert_eq!(answer.status(), 400, "{options:?}");
            let page = answer.text().await.expect("text");
            assert!(page.contains(reasons[n]) && page.contains("action=\"/new\""), "{lang}: {page}");
        }
        let fields = [("game", "valhalla"), ("seats", "1"), ("seat-1", "me"), ("option-cards", wrong.as_str())];
        let page = anna.post("/new", &fields).await.text().await.expect("text");
        assert!(
            page.contains("aria-invalid=\"true\"") && page.contains("luck = 2"),
            "the text comes back to be mended"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_played_with_cards_of_one_s_own() {
    let server = TestServer::open().await;
    let anna = server.client();
    let file = anna.page("/cards/valhalla.toml").await;
    assert_eq!(file, BUILT_IN, "the file is what `meadhall cards valhalla --export` writes");
    assert_eq!(anna.get("/cards/chess.toml").await.status(), 404);
    let own = file.replacen("strength = 1\n", "strength = 3\n", 1);
    let hash = Cards::parse(&own).expect("a table").fingerprint().to_owned();
    assert_ne!(hash, Cards::built_in().fingerprint());
    // A browser sends line breaks as CR LF.
    let sent = own.replace('\n', "\r\n");
    let lobby = anna.open(&["me", "friend"], &[("game", "valhalla"), ("option-cards", &sent)]).await;
    assert!(anna.page(&lobby).await.contains(&hash), "the lobby names the table");
    let plain = anna.open(&["me", "friend"], &[("game", "valhalla")]).await;
    let plain = anna.page(&plain).await;
    assert!(plain.contains("<dt>Cards</dt><dd>built-in</dd>"), "{plain}");
    let table = anna.open(&["me", "bot-easy"], &[("game", "valhalla"), ("option-cards", &sent)]).await;
    play_on(&[Sitter { client: &anna, seat: 1 }], &table, &mut Draw(50)).await;
    let (record, again) = replayed(&anna, &table).await;
    assert_eq!((record.tables, again.game().cards().fingerprint()), (hash.clone(), hash.as_str()));
    assert_eq!(record.options.get("cards"), Some(own.as_str()));
    // The same table again from the end of the game.
    assert!(anna.page(&table).await.contains("name=\"option-cards\""));
    // Not twice as much as a table needs.
    let twice = format!("{sent}{}", sent.replace("id", "#id"));
    let fields = [("game", "valhalla"), ("seats", "1"), ("seat-1", "me"), ("option-cards", twice.as_str())];
    assert_eq!(anna.status("/new", &fields).await, 413);
}
