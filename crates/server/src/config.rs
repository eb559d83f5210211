//! What a server is started with.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen. Beyond loopback only if `beyond_loopback` is set too.
    pub address: SocketAddr,
    /// Listening beyond loopback is wanted.
    pub beyond_loopback: bool,
    /// The folder for everything that is kept.
    pub data: PathBuf,
    /// The limits.
    pub limits: Limits,
    /// Names by which the server may be called besides loopback's and the address itself. Without any, every name is right
    /// if the server listens beyond loopback.
    pub hosts: Vec<String>,
    /// Whether visitors reach the server by HTTPS only (behind a proxy), so that cookies are sent no other way.
    pub https: bool,
}

/// What a visitor, and all visitors together, may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of a request's body.
    pub body: usize,
    /// Requests a second of one visitor, and five times as many at once.
    pub requests: u32,
    /// Tables that one visitor may have open.
    pub tables: i64,
    /// Live connections of one visitor, at all tables together.
    pub streams: usize,
    /// Connections in all.
    pub connections: usize,
    /// Pages of 4 KiB that the database may grow to.
    pub pages: Option<u32>,
    /// How long the house waits for whom.
    pub waits: Waits,
}

/// How long the house waits for whom.
#[derive(Clone, Copy, Debug)]
pub struct Waits {
    /// How long somebody may be without a live page before she counts as away.
    pub away: Duration,
    /// How often absent people and idle tables are looked for.
    pub round: Duration,
    /// What a minute lasts of the time after which a host lets an absent person's seat be handed to a bot.
    pub minute: Duration,
    /// How long a question that is put to everybody stays open at least, whoever holds what.
    pub even: Duration,
    /// How long a connection may be silent in both directions before it is closed.
    pub silence: Duration,
}

impl Default for Waits {
    fn default() -> Waits {
        Waits {
            away: Duration::from_secs(12),
            round: Duration::from_secs(3),
            minute: Duration::from_secs(60),
            even: Duration::from_millis(1_200),
            silence: Duration::from_secs(30),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body: 128 * 1024,
            requests: 40,
            tables: 40,
            streams: 24,
            connections: 2_000,
            pages: None,
            waits: Waits::default(),
        }
    }
}

impl Config {
    /// A server on loopback with its data in a folder.
    pub fn new(data: PathBuf) -> Config {
        Config {
            address: SocketAddr::from(([127, 0, 0, 1], 4747)),
            beyond_loopback: false,
            data,
            limits: Limits::default(),
            hosts: Vec::new(),
            https: false,
        }
    }
}
