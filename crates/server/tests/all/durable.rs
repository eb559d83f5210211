//! Nothing lost: a server that is killed again and again, in the middle of running games, keeps every answered move.

use crate::support::book::{Book, Page, id};
use crate::support::play::{Draw, Sitter, play_on, replayed};
use crate::support::process::Process;
use crate::support::{Client, values, version};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A game that one client plays on, with all that was answered.
struct Game {
    client: Client,
    table: String,
    /// The seats that the client plays.
    seats: Vec<usize>,
    /// The moves that were answered, in their order.
    answered: Vec<String>,
    /// The move that was sent but not answered when the server was killed.
    unanswered: Option<String>,
    draw: Draw,
}

impl Game {
    /// Plays until the server is gone. Nothing here may panic: the server dies in the middle of it.
    async fn play(&mut self, gone: &AtomicBool, moves: &AtomicUsize) {
        while !gone.load(Ordering::Relaxed) {
            let Some(()) = self.round(moves).await else { return };
            // Whoever has nothing to decide lets the others play.
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    async fn round(&mut self, moves: &AtomicUsize) -> Option<()> {
        for seat in self.seats.clone() {
            let address = format!("{}{}?seat={seat}", self.client.base, self.table);
            let page = self.client.http.get(address).send().await.ok()?.text().await.ok()?;
            let offered = values(&page, "action");
            if offered.is_empty() {
                continue;
            }
            let action = self.draw.pick(&offered).clone();
            let fields =
                [("seat", seat.to_string()), ("version", version(&page).to_string()), ("action", action.clone())];
            let written = format!("{seat}: {action}");
            self.unanswered = Some(written.clone());
            let address = format!("{}{}/play", self.client.base, self.table);
            let answer = self.client.http.post(address).form(&fields).send().await.ok()?;
            assert_eq!(answer.status(), 303, "{written}");
            self.answered.push(written);
            self.unanswered = None;
            moves.fetch_add(1, Ordering::Relaxed);
        }
        Some(())
    }

    /// What is stored holds every answered move in its order, and nothing else but perhaps the one that was on its way.
    fn check(&mut self, stored: &Page) {
        stored.replay();
        let own =
            |turn: &&crate::support::book::TurnRow| !turn.by_table && self.seats.contains(&(turn.seat as usize + 1));
        let kept: Vec<String> =
            stored.turns.iter().filter(own).map(|turn| format!("{}: {}", turn.seat + 1, turn.action)).collect();
        if let Some(last) = self.unanswered.take()
            && kept.len() == self.answered.len() + 1
        {
            self.answered.push(last);
        }
        assert_eq!(kept, self.answered, "table {}", self.table);
    }
}

/// Opens games of several kinds.
async fn open(server: &Process, seed: u64) -> Vec<Game> {
    let mut games = Vec::new();
    let kinds: [(&[&str], &[usize]); 6] = [
        (&["me", "here"], &[1, 2]),
        (&["me", "here", "here"], &[1, 2, 3]),
        (&["me", "bot-easy"], &[1]),
        (&["bot-easy", "me", "bot-easy", "here"], &[2, 4]),
        (&["me", "here", "here", "here", "here"], &[1, 2, 3, 4, 5]),
        (&["bot-easy", "bot-easy", "bot-easy"], &[]),
    ];
    for (n, (sitters, seats)) in kinds.into_iter().enumerate() {
        let client = server.client();
        let table = client.open(sitters, &[]).await;
        let draw = Draw(seed.wrapping_add(n as u64));
        games.push(Game { client, table, seats: seats.to_vec(), answered: Vec::new(), unanswered: None, draw });
    }
    games
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answered_move_survives_being_killed_thirty_times() {
    const KILLS: usize = 32;
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_nanos() as u64);
    println!("seed {seed}");
    let mut draw = Draw(seed);
    let data = tempfile::tempdir().expect("a folder");
    let mut games: Vec<Game> = Vec::new();
    let moves = Arc::new(AtomicUsize::new(0));
    for kill in 0..KILLS {
        let server = Process::start(data.path()).await;
        if kill % 11 == 0 {
            // Fresh games from time to time, so that there is always one in play.
            games.extend(open(&server, draw.number()).await);
        }
        let gone = Arc::new(AtomicBool::new(false));
        let playing = games.into_iter().map(|mut game| {
            game.client = game.client.at(server.address);
            let (gone, moves) = (Arc::clone(&gone), Arc::clone(&moves));
            tokio::spawn(async move {
                game.play(&gone, &moves).await;
                game
            })
        });
        let playing: Vec<_> = playing.collect();
        // Some moves into it, and then at any moment.
        let enough = moves.load(Ordering::Relaxed) + 1 + draw.below(12);
        let patience = Duration::from_millis(300);
        let until = async {
            while moves.load(Ordering::Relaxed) < enough {
                tokio::time::sleep(Duration::from_micros(200)).await;
            }
        };
        let _ = tokio::time::timeout(patience, until).await;
        tokio::time::sleep(Duration::from_micros(draw.below(8_000) as u64)).await;
        server.kill().await;
        gone.store(true, Ordering::Relaxed);
        games = Vec::new();
        for game in playing {
            games.push(game.await.expect("a player"));
        }
        let book = Book::open(data.path()).await;
        assert_eq!(book.integrity().await, "ok", "after kill {}", kill + 1);
        for game in &mut games {
            game.check(&book.read(&game.table).await);
        }
        book.pool.close().await;
    }
    let answered: usize = games.iter().map(|game| game.answered.len()).sum();
    assert!(answered > 100, "only {answered} moves were answered");
    // All games go on from where they were, to their end.
    let server = Process::start(data.path()).await;
    for game in &mut games {
        game.client = game.client.at(server.address);
        let sitters: Vec<Sitter> = game.seats.iter().map(|&seat| Sitter { client: &game.client, seat }).collect();
        if !sitters.is_empty() {
            play_on(&sitters, &game.table, &mut game.draw).await;
            replayed(&game.client, &game.table).await;
        }
    }
    assert!(server.stop().await.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_asked_to_stop_stops_cleanly() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Process::start(data.path()).await;
    let client = server.client();
    let table = client.open(&["me", "here"], &[]).await;
    let mut draw = Draw(5);
    for seat in [1, 2, 1, 2] {
        crate::support::play::decide(Sitter { client: &client, seat }, &table, &mut draw).await;
    }
    let page = client.page(&format!("{table}?seat=1")).await;
    // Somebody is watching; that must not keep the server.
    let live = client.get(&format!("{table}/events")).await;
    assert_eq!(live.status(), 200);
    assert!(server.stop().await.success(), "the exit status is 0");
    // Everything is in the one file: nothing has to be recovered.
    let log = data.path().join("meadhall.sqlite-wal");
    assert!(!log.exists() || std::fs::metadata(&log).is_ok_and(|file| file.len() == 0));
    let book = Book::open(data.path()).await;
    assert_eq!(book.integrity().await, "ok");
    assert_eq!(book.read(&table).await.table.id, id(&table));
    book.pool.close().await;
    let server = Process::start(data.path()).await;
    assert_eq!(client.at(server.address).page(&format!("{table}?seat=1")).await, page);
    server.kill().await;
}
