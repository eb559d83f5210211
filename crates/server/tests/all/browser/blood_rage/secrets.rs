//! Two browsers at a table of Blood Rage with bots: nobody learns a card before it is turned.

use super::hands::{Reader, Truth, apart};
use crate::browser::chromium::Chromium;
use crate::browser::look::Look;
use crate::browser::reach::invitation;
use crate::browser::screen::{BEAT, PATIENCE, Screen};
use crate::browser::threaded_server::ThreadedServer;
use crate::browser::traffic::Answer;
use crate::support::book::Book;
use crate::support::play::Draw;
use crate::support::version;
use meadhall_blood_rage::{Asked, Cards, Event};
use meadhall_engine::Seat;
use meadhall_words::Lang;
use std::time::Instant;

/// What both players try, so that they meet in battle and hide much.
const WISHES: [&str; 8] =
    ["call", "quest", "pillage yggdrasil", " > yggdrasil:", "pillage", "upgrade", "invade warrior", "invade"];
/// How many games are begun until all that is wanted has been seen.
const GAMES: usize = 6;

/// Somebody at the table whose line is read.
struct Player<'a> {
    screen: Screen<'a>,
    seat: Seat,
    reader: Reader,
    /// How many answers were read that must not tell of others' cards: in drafts, while cards lie face down, otherwise.
    read: [usize; 3],
    /// How often a card of the other's was seen when it was turned.
    turned: usize,
    /// How many quests of others lay hidden in what was read.
    quests: usize,
    /// How many answers told what went round in the draft.
    memories: usize,
}

impl<'a> Player<'a> {
    async fn sit(chromium: &'a Chromium, server: &ThreadedServer, lang: Lang, seat: usize) -> Player<'a> {
        let screen = Screen::open(chromium, server.url(""), Look::wide(lang).still()).await;
        screen.go("/").await;
        let (seat, reader) = (Seat::new(seat), Reader::new(lang));
        Player { screen, seat, reader, read: [0; 3], turned: 0, quests: 0, memories: 0 }
    }

    /// Reads everything that has come since the last time, and the page as it stands.
    async fn audit(&mut self, book: &Book, table: &str) {
        let mut answers = self.screen.traffic().await.answers;
        let body = self.screen.driver.source().await.expect("the page");
        answers.push(Answer { url: "the page as it stands".to_owned(), body });
        let page = book.read(table).await;
        for Answer { url, body } in answers {
            if url == "event" {
                assert!(body.parse::<i64>().is_ok(), "an event tells more than a version: {body}");
                continue;
            }
            if body.contains("data-version=") && body.contains("blood-rage") {
                self.check(&Truth::at(&page, version(&body)), &url, &body);
            }
        }
    }

    fn check(&mut self, truth: &Truth, url: &str, body: &str) {
        let (known, remembered) = (truth.known(self.seat), truth.remembered(self.seat));
        let (hidden, never) = (truth.hidden(self.seat, &known), truth.hidden(self.seat, &remembered));
        let (page, memory) = apart(body);
        for (text, hidden, known) in [(page.as_str(), &hidden, &known), (memory, &never, &remembered)] {
            let Some((card, mark)) = self.reader.betrayed(text, hidden, known) else { continue };
            let at = text.find(&mark).unwrap_or_default();
            let around = &text[text.floor_char_boundary(at.saturating_sub(300))..text.floor_char_boundary(at + 300)];
            panic!("{url} betrays {card} to {} by `{mark}` ({:?}): {around}", self.seat, truth.position.table.asked);
        }
        self.memories += usize::from(!memory.is_empty());
        let moment = match truth.position.table.asked {
            Asked::Draft => 0,
            Asked::Card if !truth.position.table.answered.is_empty() => 1,
            _ => 2,
        };
        self.read[moment] += usize::from(!hidden.is_empty());
        self.quests += hidden.iter().filter(|card| Cards::built_in()[**card].is_quest()).count();
        let turned = truth.last.iter().filter_map(|event| match event {
            Event::Revealed(seat, card) if *seat != self.seat => Some(*card),
            _ => None,
        });
        self.turned += turned.filter(|card| self.reader.tells(body, *card)).count();
    }
}

/// Whether Anna, Bert and somebody else have fought each other, and the next age has begun.
fn is_enough(truth: &Truth, players: &[Player<'_>; 2]) -> bool {
    let both = |event: &Event| match event {
        Event::Battle { members, .. } => {
            members.len() > 2 && players.iter().all(|player| members.contains(player.seat))
        }
        _ => false,
    };
    truth.events.iter().any(both) && truth.position.table.age > 1
}

/// Plays at a table until enough has been seen or the game is over. Says which.
async fn play(players: &mut [Player<'_>; 2], book: &Book, table: &str, draw: &mut Draw) -> bool {
    let mut since = Instant::now();
    loop {
        for n in [0, 1] {
            let sight = players[n].screen.see().await;
            players[n].audit(book, table).await;
            if sight.over {
                return false;
            }
            if sight.mine && players[n].screen.raid(draw, &WISHES).await.is_some() {
                since = Instant::now();
                // What the other one gets of it is read at once.
                players[1 - n].audit(book, table).await;
            }
        }
        if is_enough(&Truth::at(&book.read(table).await, i64::MAX), players) {
            return true;
        }
        assert!(since.elapsed() < PATIENCE, "nothing happens any more: {:?}", players[0].screen.glance().await);
        tokio::time::sleep(BEAT).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_learns_a_card_before_it_is_turned() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let book = Book::open(server.data()).await;
    let anna = Player::sit(&chromium, &server, Lang::En, 0).await;
    let bert = Player::sit(&chromium, &server, Lang::De, 1).await;
    let (mut players, mut draw) = ([anna, bert], Draw(6));
    let mut enough = false;
    for _ in 0..GAMES {
        let host = players[0].screen.person().await;
        let table = host.open(&["me", "friend", "bot-easy", "bot-easy"], &[("game", "blood-rage")]).await;
        players[0].screen.go(&table).await;
        players[1].screen.go(&invitation(&host, &table).await).await;
        players[1].screen.fill("input[name='name']", "Bert").await;
        players[1].screen.click("form.stack > button.big").await;
        for player in &players {
            player.screen.until("the game begins", "document.querySelector('#table .table')").await;
        }
        enough = play(&mut players, &book, &table, &mut draw).await;
        if enough {
            break;
        }
    }
    assert!(enough, "the two never met with others in {GAMES} games");
    for player in players {
        let Player { seat, read, turned, quests, memories, .. } = player;
        println!("{seat}: {read:?} answers read, {turned} cards turned, {quests} hidden quests");
        assert!(read.iter().all(|count| *count > 0) && turned > 0, "{seat}: {read:?} {turned}");
        assert!(quests > 0 && memories > 0, "{seat}: {quests} {memories}");
        player.screen.close().await;
    }
}
