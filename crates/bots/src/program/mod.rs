//! A bot of one's own: a program that reads questions and writes answers, one JSON object a line.

mod error_log;
mod idle;
pub(crate) mod messages;
mod player;
mod process;
pub(crate) mod question;

pub use error_log::{error_file, keep_errors_in};
pub use idle::end_idle_programs;
pub use player::{Player, ProgramAnswer};

use crate::{BadBot, Budget};
use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// How long a program may think about a decision where nothing else is said.
const USUAL: Duration = Duration::from_secs(1);

/// A version of the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Version {
    /// A process for each game, which is asked without a word before; views as the rules hold them.
    First,
    /// A process for many games, which says when it is ready and is told when games begin and end; views in written ids.
    Second,
}

/// A program that plays, by its command: `./mybot.py`, or `500ms:python3 mybot.py` with a time for each decision. `v2:` before
/// that asks it by the second version of the protocol.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Program {
    command: Arc<str>,
    time: Duration,
    version: Version,
}

impl Program {
    /// What is started: the program and its arguments, with blanks between them.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// Whether there is such a program; what is wrong in words if there is none.
    pub fn find(&self) -> Result<(), String> {
        let name = self.command.split(' ').next().unwrap_or_default();
        let folders = std::env::var_os("PATH").unwrap_or_default();
        let found = match name.contains('/') {
            true => is_program(Path::new(name)),
            false => std::env::split_paths(&folders).any(|folder| is_program(&folder.join(name))),
        };
        if found { Ok(()) } else { Err(format!("there is no program `{name}`")) }
    }

    /// Starts it, so that it waits for its first game; what is wrong in words if that cannot be.
    pub fn start(&self) -> Result<(), String> {
        self.find()?;
        idle::put(self, process::Process::ready(self)?);
        Ok(())
    }

    /// The version of the protocol that it understands.
    pub fn version(&self) -> Version {
        self.version
    }

    /// How long it may think about a decision.
    pub fn time(&self) -> Duration {
        self.time
    }
}

#[cfg(unix)]
fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|found| found.is_file() && found.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(file: &Path) -> bool {
    file.is_file() || file.with_extension("exe").is_file()
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.version == Version::Second {
            f.write_str("v2:")?;
        }
        match self.time {
            USUAL => f.write_str(&self.command),
            time => write!(f, "{}:{}", Budget::Time(time), self.command),
        }
    }
}

impl FromStr for Program {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<Program, BadBot> {
        let (version, text) = match (text.strip_prefix("v2:"), text.strip_prefix("v1:")) {
            (Some(rest), _) => (Version::Second, rest),
            (_, Some(rest)) => (Version::First, rest),
            _ => (Version::First, text),
        };
        let timed = text.split_once(':').and_then(|(time, command)| match time.parse() {
            Ok(Budget::Time(time)) => Some((time, command)),
            _ => None,
        });
        let (time, command) = timed.unwrap_or((USUAL, text));
        // Blanks are all alike, so that printing and parsing are inverse.
        let command = command.split_whitespace().collect::<Vec<_>>().join(" ");
        match command.is_empty() || time.is_zero() {
            true => Err(BadBot::no_program(text)),
            false => Ok(Program { command: command.into(), time, version }),
        }
    }
}
