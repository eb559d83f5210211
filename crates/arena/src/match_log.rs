//! The state of a match: a file with a line for each finished game, so that a match can be stopped and resumed.

use crate::{ArenaError, Played};
use meadhall_bots::GameRunner;
use meadhall_engine::Options;
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// What every game of a state was played with: its first line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Heading {
    /// The version of the format.
    arena: u32,
    game: String,
    rules: u32,
    tables: String,
    options: Options,
    bots: Vec<String>,
    seed: u64,
}

const FORMAT: u32 = 1;

impl Heading {
    /// The heading of a match of these bots.
    pub fn new(game: &dyn GameRunner, bots: &[String], seed: u64) -> Heading {
        Heading {
            arena: FORMAT,
            game: game.id().to_owned(),
            rules: game.version(),
            tables: game.tables(),
            options: game.options(),
            bots: bots.to_vec(),
            seed,
        }
    }

    /// What is different in another heading, if anything is.
    fn difference(&self, other: &Heading) -> Option<String> {
        let list = |bots: &[String]| bots.join(",");
        if self.game != other.game {
            Some(format!("it holds games of {}", self.game))
        } else if self.bots != other.bots {
            Some(format!("its bots are {}", list(&self.bots)))
        } else if self.seed != other.seed {
            Some(format!("its seed is {}", self.seed))
        } else if self.options != other.options || self.tables != other.tables {
            Some("its options or cards are others".to_owned())
        } else {
            (self != other).then(|| "it was made with other rules".to_owned())
        }
    }
}

/// The file that the games of a match are appended to as they end.
#[derive(Debug)]
pub struct MatchLog {
    path: PathBuf,
    file: Mutex<File>,
}

fn told(path: &Path, does: &str, error: &std::io::Error) -> ArenaError {
    let text = error.to_string();
    let reason = text.split(" (os error").next().unwrap_or_default();
    ArenaError(format!("cannot {does} {}: {reason}", path.display()))
}

impl MatchLog {
    /// A new file for a match.
    pub fn create(path: &Path, heading: &Heading) -> Result<MatchLog, ArenaError> {
        let file = OpenOptions::new().write(true).create_new(true).open(path).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => {
                let path = path.display();
                ArenaError(format!("{path} is there already; go on with it by --resume {path}, or name another file"))
            }
            _ => told(path, "write", &error),
        })?;
        let kept = MatchLog { path: path.to_owned(), file: Mutex::new(file) };
        kept.line(heading)?;
        Ok(kept)
    }

    /// Opens the file of a match that was stopped, with the games that it holds. What a crash has left of a last line is
    /// cut off.
    pub fn resume(path: &Path, heading: &Heading) -> Result<(MatchLog, Vec<Played>), ArenaError> {
        let mut file =
            OpenOptions::new().read(true).write(true).open(path).map_err(|error| told(path, "read", &error))?;
        let mut text = Vec::new();
        file.read_to_end(&mut text).map_err(|error| told(path, "read", &error))?;
        let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let refuse = |reason: String| ArenaError(format!("{} cannot be resumed: {reason}", path.display()));
        let mut lines = text[..whole].split_inclusive(|&byte| byte == b'\n').enumerate();
        let first = lines.next().and_then(|(_, line)| serde_json::from_slice::<Heading>(line).ok());
        let Some(first) = first else { return Err(refuse("it is no state of a match".to_owned())) };
        if let Some(difference) = first.difference(heading) {
            return Err(refuse(difference));
        }
        let mut games = Vec::new();
        for (n, line) in lines {
            match serde_json::from_slice::<Played>(line) {
                Ok(game) if game.fits(heading.bots.len()) => games.push(game),
                _ => return Err(refuse(format!("line {} is no game of this match", n + 1))),
            }
        }
        file.set_len(whole as u64)
            .and_then(|()| file.seek(SeekFrom::End(0)))
            .map_err(|error| told(path, "write", &error))?;
        Ok((MatchLog { path: path.to_owned(), file: Mutex::new(file) }, games))
    }

    /// Appends a game.
    pub fn add(&self, game: &Played) -> Result<(), ArenaError> {
        self.line(game)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn line(&self, value: &impl Serialize) -> Result<(), ArenaError> {
        let mut line = serde_json::to_vec(value).map_err(|error| ArenaError(error.to_string()))?;
        line.push(b'\n');
        let mut file = self.file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        file.write_all(&line).map_err(|error| told(&self.path, "write", &error))
    }
}
