//! What a server is started with.

use crate::notices::config::NoticeConfig;
use crate::store::Location;
use crate::time::Time;
use meadhall_bots::Program;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::str::FromStr;
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
    /// The database, if it is not the file in the data folder.
    pub database: Option<Location>,
    /// The limits.
    pub limits: Limits,
    /// Proxies in front of this server, which say whom a request comes from. Nobody else is believed.
    pub proxies: Vec<IpAddr>,
    /// Where health and metrics are told, if not at the address that everybody reaches.
    pub monitor: Option<SocketAddr>,
    /// Names by which the server may be called besides loopback's and the address itself. Without any, every name is right
    /// if the server listens beyond loopback.
    pub hosts: Vec<String>,
    /// Whether visitors reach the server by HTTPS only (behind a proxy), so that cookies are sent no other way.
    pub https: bool,
    /// Programs that may sit at tables.
    pub programs: Vec<ProgramBot>,
    /// A folder with lessons of the owner's.
    pub lessons: Option<PathBuf>,
    /// The time that clocks run by: the system's, unless a test brings another.
    pub time: Time,
    /// What notices are sent with, and when.
    pub notices: NoticeConfig,
    /// The folder of the pages of whoever runs the hall, if it is not the data folder.
    pub pages: Option<PathBuf>,
}

/// A program that may sit at tables, with the name that it has there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProgramBot {
    /// The name: letters, digits, `-` and `_`.
    pub name: String,
    /// The program.
    pub program: Program,
}

/// Why something is no bot of one's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadProgramBot(String);

impl fmt::Display for BadProgramBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no bot; write NAME=COMMAND, such as olaf=./mybot.py", self.0)
    }
}

impl std::error::Error for BadProgramBot {}

impl FromStr for ProgramBot {
    type Err = BadProgramBot;

    fn from_str(text: &str) -> Result<ProgramBot, BadProgramBot> {
        let bad = || BadProgramBot(text.to_owned());
        let (name, command) = text.split_once('=').ok_or_else(bad)?;
        let fits = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
        if !(1..=24).contains(&name.chars().count()) || !name.chars().all(fits) {
            return Err(bad());
        }
        Ok(ProgramBot { name: name.to_owned(), program: command.parse().map_err(|_| bad())? })
    }
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
    /// Tables that may be open which were opened from one address.
    pub tables_of_address: i64,
    /// Live connections of one visitor, at all tables together.
    pub streams: usize,
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address, where those of a proxy do not count; and live pages, where it is the client's.
    pub connections_of_address: usize,
    /// How many bots may think at once; all cores but one, if none is said.
    pub bot_threads: Option<usize>,
    /// After how many days a table is forgotten that nobody has touched and that is not over; never, if none is said.
    pub keep_days: Option<u32>,
    /// How many tables that nobody uses right now keep their games in memory; past that those rest that were used least lately.
    pub awake: usize,
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
    /// How long somebody may take to say what she wants.
    pub headers: Duration,
    /// How long a server that stands still keeps other servers over the same database from its bots.
    pub lease: Duration,
    /// How long a table that nobody uses keeps its game in memory.
    pub rest: Duration,
}

impl Default for Waits {
    fn default() -> Waits {
        Waits {
            away: Duration::from_secs(12),
            round: Duration::from_secs(3),
            minute: Duration::from_secs(60),
            even: Duration::from_millis(1_200),
            silence: Duration::from_secs(30),
            headers: Duration::from_secs(15),
            lease: Duration::from_secs(6),
            rest: Duration::from_secs(20),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body: 128 * 1024,
            requests: 40,
            tables: 40,
            tables_of_address: 200,
            streams: 24,
            connections: 12_000,
            connections_of_address: 400,
            bot_threads: None,
            keep_days: Some(90),
            awake: 500,
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
            database: None,
            limits: Limits::default(),
            proxies: Vec::new(),
            monitor: None,
            hosts: Vec::new(),
            https: false,
            programs: Vec::new(),
            lessons: None,
            time: Time::default(),
            notices: NoticeConfig::default(),
            pages: None,
        }
    }

    /// Where the tables are kept.
    pub fn location(&self) -> Location {
        self.database.clone().unwrap_or_else(|| Location::in_folder(&self.data))
    }

    /// Where the pages of whoever runs the hall are.
    pub fn pages(&self) -> &Path {
        self.pages.as_deref().unwrap_or(&self.data)
    }

    /// A program that may sit at tables, by its name.
    pub fn program(&self, name: &str) -> Option<Program> {
        self.programs.iter().find(|bot| bot.name == name).map(|bot| bot.program.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_of_ones_own_has_a_name_and_a_command() {
        let bot: ProgramBot = "olaf=python3 my/bot.py --x=1".parse().expect("a bot");
        assert_eq!((bot.name.as_str(), bot.program.command()), ("olaf", "python3 my/bot.py --x=1"));
        for bad in ["olaf", "=./bot", "olaf=", "olaf the wise=./bot", "a:b=./bot", "0123456789012345678901234=./bot"] {
            let error = bad.parse::<ProgramBot>().map_err(|error| error.to_string());
            assert!(error.is_err_and(|error| error.contains("write NAME=COMMAND")), "{bad}");
        }
    }
}
