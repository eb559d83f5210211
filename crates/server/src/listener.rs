//! A listener that keeps the number of open connections within a limit, in all and from one address.

mod connection;

use connection::LimitedConnection;

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// How many connections there may be, and for how long they may keep silent.
#[derive(Clone, Debug)]
pub struct Doorkeeping {
    /// Connections in all.
    pub most: usize,
    /// Connections from one address.
    pub of_address: usize,
    /// Addresses that stand for many.
    pub proxies: Vec<IpAddr>,
    /// How long a connection may be silent.
    pub silence: Duration,
    /// How long the head of a request may take.
    pub headers: Duration,
}

/// Who is inside.
#[derive(Default)]
struct Inside {
    by_address: Mutex<HashMap<IpAddr, usize>>,
    turned_away: AtomicUsize,
}

impl Inside {
    fn by_address(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.by_address.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place among the connections, given back when it ends.
struct Place {
    inside: Arc<Inside>,
    address: IpAddr,
    all: Arc<AtomicUsize>,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.all.fetch_sub(1, Ordering::AcqRel);
        let mut inside = self.inside.by_address();
        if let Some(count) = inside.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                inside.remove(&self.address);
            }
        }
    }
}

/// A listener with a limit: whoever comes when all places are taken is told so.
pub struct LimitedListener {
    listener: TcpListener,
    rules: Doorkeeping,
    inside: Arc<Inside>,
    open: Arc<AtomicUsize>,
}

/// How many are told at once that there is no room; past that the line is cut without a word.
const TOLD: usize = 256;
/// How long that may take.
const TELLING: Duration = Duration::from_secs(2);

impl LimitedListener {
    /// A door in front of a listener. `open` counts the connections that there are.
    pub fn new(listener: TcpListener, rules: Doorkeeping, open: Arc<AtomicUsize>) -> LimitedListener {
        LimitedListener { listener, rules, inside: Arc::default(), open }
    }

    /// A place for somebody; none if all are taken, or all that are for this address.
    fn place(&self, address: IpAddr) -> Option<Place> {
        let mut inside = self.inside.by_address();
        let count = inside.get(&address).copied().unwrap_or_default();
        let crowd = count >= self.rules.of_address && !self.rules.proxies.contains(&address);
        if crowd || self.open.load(Ordering::Acquire) >= self.rules.most.max(1) {
            return None;
        }
        inside.insert(address, count + 1);
        self.open.fetch_add(1, Ordering::AcqRel);
        Some(Place { inside: Arc::clone(&self.inside), address, all: Arc::clone(&self.open) })
    }

    fn turn_away(&self, stream: TcpStream) {
        let inside = Arc::clone(&self.inside);
        if inside.turned_away.fetch_add(1, Ordering::AcqRel) >= TOLD {
            inside.turned_away.fetch_sub(1, Ordering::AcqRel);
            return;
        }
        tokio::spawn(async move {
            let _ = tokio::time::timeout(TELLING, refuse(stream)).await;
            inside.turned_away.fetch_sub(1, Ordering::AcqRel);
        });
    }
}

/// Says that there is no room.
async fn refuse(mut stream: TcpStream) -> io::Result<()> {
    const SENTENCE: &str = "The hall is full right now. Please try again in a moment.\n";
    // Whoever has not been heard does not hear either.
    let _ = stream.read(&mut [0; 4096]).await?;
    let answer = format!(
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 10\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n{SENTENCE}",
        SENTENCE.len()
    );
    stream.write_all(answer.as_bytes()).await?;
    stream.shutdown().await
}

impl Listener for LimitedListener {
    type Io = LimitedConnection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (LimitedConnection, SocketAddr) {
        loop {
            let (stream, address) = Listener::accept(&mut self.listener).await;
            // Small answers go out at once; Nagle's wait would cost more than it saves.
            let _ = stream.set_nodelay(true);
            match self.place(address.ip()) {
                Some(place) => return (LimitedConnection::new(stream, &self.rules, place), address),
                None => self.turn_away(stream),
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub struct Caller(pub SocketAddr);

impl Connected<IncomingStream<'_, LimitedListener>> for Caller {
    fn connect_info(stream: IncomingStream<'_, LimitedListener>) -> Caller {
        Caller(*stream.remote_addr())
    }
}
