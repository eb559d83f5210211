//! People: live pages, and moves.

use crate::fill::{Book, token};
use crate::times::Times;
use crate::{Fallible, Plan};
use reqwest::Client;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// From how many addresses people come: one has room for 400 connections.
const ADDRESSES: usize = 50;

fn address(table: usize) -> Ipv4Addr {
    Ipv4Addr::new(127, 0, 1, (table % ADDRESSES) as u8 + 1)
}

/// Everybody who plays.
pub struct People {
    clients: Vec<Client>,
    book: Book,
    tables: Vec<Seated>,
    next: AtomicUsize,
}

/// How far a table has come.
#[derive(Default)]
struct Seated {
    /// The newest version that its page has heard of.
    version: AtomicI64,
    /// How many of the moves to come were sent.
    sent: AtomicUsize,
    /// Who sent the last one.
    mover: AtomicUsize,
}

/// What became of a move.
pub enum Sent {
    /// It was answered.
    Answered,
    /// The game of the table is over.
    Over,
}

impl People {
    /// Those whom the book knows.
    pub fn read(plan: &Plan) -> Fallible<Arc<People>> {
        let book = Book::read(plan)?;
        let client = |person: usize| {
            let builder = Client::builder().no_proxy().redirect(reqwest::redirect::Policy::none());
            builder.local_address(IpAddr::V4(address(person))).build()
        };
        let clients = (0..ADDRESSES).map(client).collect::<Result<Vec<_>, _>>()?;
        let tables = book.tables.iter().map(|_| Seated::default()).collect();
        Ok(Arc::new(People { clients, book, tables, next: AtomicUsize::new(0) }))
    }

    /// How many tables there are.
    pub fn tables(&self) -> usize {
        self.tables.len()
    }

    /// What a person's browser asks with.
    pub fn client(&self, person: usize) -> &Client {
        &self.clients[person % ADDRESSES]
    }

    /// The table that is next to move, one after the other, so that each rests for as long as it can.
    pub fn turn(&self) -> usize {
        self.next.fetch_add(1, Ordering::Relaxed) % self.tables.len()
    }

    /// At which seat, from 0, the person sits who has the live page of a table open: who is asked first.
    fn watcher(&self, table: usize) -> usize {
        let moves = &self.book.games[self.book.tables[table].1];
        moves.first().map_or(0, |(seat, _)| seat - 1)
    }

    /// Whether it is the turn of the person who has the live page open.
    pub fn may_move(&self, table: usize) -> bool {
        let sent = self.tables[table].sent.load(Ordering::Acquire);
        let next = self.book.games[self.book.tables[table].1].get(sent);
        next.is_some_and(|(seat, _)| seat - 1 == self.watcher(table))
    }

    /// The newest version that a table's page has heard of.
    pub fn heard(&self, table: usize) -> i64 {
        self.tables[table].version.load(Ordering::Acquire)
    }

    /// Opens a live page and returns once the first version has come; then it listens for as long as the task may, and fetches
    /// what others have changed where somebody measures that.
    pub async fn watch(
        self: &Arc<People>,
        server: SocketAddr,
        table: usize,
        pages: Option<Arc<Times>>,
    ) -> Fallible<()> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::from((address(table), 0)))?;
        let mut stream = socket.connect(server).await?;
        let request = format!(
            "GET /table/{}/events HTTP/1.1\r\nhost: {server}\r\ncookie: meadhall={}\r\naccept: text/event-stream\r\n\r\n",
            self.book.tables[table].0,
            token(table, self.watcher(table))
        );
        stream.write_all(request.as_bytes()).await?;
        self.listen_once(&mut stream, table).await?;
        let people = Arc::clone(self);
        tokio::spawn(async move {
            while people.listen_once(&mut stream, table).await.is_ok() {
                let own = people.tables[table].mover.load(Ordering::Acquire) == people.watcher(table) + 1;
                if let Some(pages) = pages.as_ref().filter(|_| !own) {
                    let since = Instant::now();
                    if people.fetch(&server.to_string(), table).await.is_ok() {
                        pages.note(since);
                    }
                }
            }
        });
        Ok(())
    }

    /// Reads until a version has come.
    async fn listen_once(&self, stream: &mut TcpStream, table: usize) -> Fallible<()> {
        let mut heard = Vec::new();
        let mut piece = [0; 512];
        loop {
            let count = stream.read(&mut piece).await?;
            if count == 0 {
                return Err(format!("a live page was cut: {}", String::from_utf8_lossy(&heard)).into());
            }
            heard.extend_from_slice(&piece[..count]);
            let text = String::from_utf8_lossy(&heard);
            if text.starts_with("HTTP/1.1") && !text.starts_with("HTTP/1.1 200") && text.contains("\r\n\r\n") {
                return Err(format!("no live page: {text}").into());
            }
            let versions = text.split('\n').filter_map(|line| line.strip_prefix("data: ")?.trim().parse().ok());
            if let Some(version) = versions.max() {
                self.tables[table].version.fetch_max(version, Ordering::AcqRel);
                return Ok(());
            }
        }
    }

    /// Sends the next move of a table, as the script of its page does, and reads the whole answer.
    pub async fn play(&self, server: &str, table: usize, since: Instant, times: &Times) -> Fallible<Sent> {
        let (id, game) = &self.book.tables[table];
        let n = self.tables[table].sent.fetch_add(1, Ordering::AcqRel);
        let Some((seat, action)) = self.book.games[*game].get(n) else { return Ok(Sent::Over) };
        self.tables[table].mover.store(*seat, Ordering::Release);
        // Who has heard nothing yet has just opened the page.
        let opened = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64);
        let version = Some(self.heard(table)).filter(|version| *version > 0).unwrap_or_else(opened);
        let fields = [("seat", seat.to_string()), ("version", version.to_string()), ("action", action.clone())];
        let request = self.client(table).post(format!("http://{server}/table/{id}/play")).form(&fields);
        let request = request.header("cookie", format!("meadhall={}", token(table, seat - 1)));
        let request = request.header("prefer", "return=representation");
        let answer = request.timeout(Duration::from_secs(60)).send().await?;
        let status = answer.status();
        let body = answer.text().await?;
        if status != 200 && status != 303 {
            return Err(format!("{status} for {fields:?} at {id}: {}", &body[..body.len().min(400)]).into());
        }
        times.note(since);
        let shown = body.split_once("data-version=\"").and_then(|(_, rest)| rest.split('"').next()?.parse().ok());
        self.tables[table].version.fetch_max(shown.unwrap_or_default(), Ordering::AcqRel);
        Ok(Sent::Answered)
    }

    /// Fetches what a page shows.
    pub async fn fetch(&self, server: &str, table: usize) -> Fallible<String> {
        let request = self.client(table).get(format!("http://{server}/table/{}/part", self.book.tables[table].0));
        let cookie = format!("meadhall={}", token(table, self.watcher(table)));
        let answer = request.header("cookie", cookie).send().await?.error_for_status()?;
        Ok(answer.text().await?)
    }
}
