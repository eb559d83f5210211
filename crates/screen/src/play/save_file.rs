//! The file that a game in play is kept in: its record, written anew after every decision.

use crate::failure::Failure;
use crate::folder;
use meadhall_engine::Record;
use std::cell::Cell;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The file of one game. While it is open, no other program can go on with the same game.
pub struct SaveFile {
    folder: PathBuf,
    game: &'static str,
    number: u32,
    /// Whether the folder was named on the command line, so that the way to come back has to name it too.
    named_folder: bool,
    /// Whether the game was over when it was last written.
    finished: Cell<bool>,
    /// Held for as long as the game is being played.
    _lock: File,
}

/// Where the games of the terminal are kept in a data folder.
fn kept(data: &Path) -> PathBuf {
    data.join("play")
}

/// The number in a file's name such as `chess-12.record`.
fn number_of(path: &Path, game: &str) -> Option<u32> {
    let name = path.file_name()?.to_str()?;
    name.strip_prefix(game)?.strip_prefix('-')?.strip_suffix(".record")?.parse().ok()
}

impl SaveFile {
    fn of(folder: PathBuf, game: &'static str, number: u32, named_folder: bool, lock: File) -> SaveFile {
        SaveFile { folder, game, number, named_folder, finished: Cell::new(false), _lock: lock }
    }

    /// A file for a new game, with the next free number. Nothing but the lock is written yet.
    pub fn create(data: Option<&Path>, game: &'static str) -> Result<SaveFile, Failure> {
        let folder = kept(&folder::data(data)?);
        folder::make(&folder)?;
        let last = numbers(&folder, game)?.into_iter().map(|(number, _)| number).max();
        let mut number = last.map_or(1, |last| last.saturating_add(1));
        loop {
            match claim(&folder, game, number)? {
                Some(lock) if !path(&folder, game, number).exists() => {
                    return Ok(SaveFile::of(folder, game, number, data.is_some(), lock));
                }
                _ if number == u32::MAX => return Err(Failure::new(format!("{} is full", folder.display()))),
                _ => number += 1,
            }
        }
    }

    /// A file for one more game of the same kind, in the same folder.
    pub fn another(&self) -> Result<SaveFile, Failure> {
        SaveFile::create(self.folder.parent().filter(|_| self.named_folder), self.game)
    }

    /// The last unfinished game, or the one of this number, with its record; none if there is no unfinished game. One that
    /// cannot be read is an error, so that nobody goes on with another game by mistake.
    pub fn find(
        data: Option<&Path>,
        game: &'static str,
        number: Option<u32>,
    ) -> Result<Option<(SaveFile, Record)>, Failure> {
        let folder = kept(&folder::data(data)?);
        let mut found = numbers(&folder, game)?;
        if let Some(wanted) = number {
            found.retain(|(number, _)| *number == wanted);
            if found.is_empty() {
                return Err(Failure::new(format!("there is no game {wanted} of {game} in {}", folder.display())));
            }
        }
        // The one that was played last comes first.
        found.sort_by_key(|(number, written)| std::cmp::Reverse((*written, *number)));
        for (candidate, _) in found {
            let record = read(&path(&folder, game, candidate))?;
            if record.finished && number.is_some() {
                let file = quoted(&path(&folder, game, candidate));
                return Err(Failure::new(format!("game {candidate} is over; tell it with meadhall replay {file}")));
            }
            if record.finished {
                continue;
            }
            if let Some(lock) = claim(&folder, game, candidate)? {
                return Ok(Some((SaveFile::of(folder, game, candidate, data.is_some(), lock), record)));
            }
            if number.is_some() {
                return Err(Failure::new(format!("game {candidate} is being played in another terminal")));
            }
        }
        Ok(None)
    }

    /// Where the record is.
    pub fn path(&self) -> PathBuf {
        path(&self.folder, self.game, self.number)
    }

    /// The command that goes on with this game.
    pub fn command(&self) -> String {
        let mut command = format!("meadhall play {} --resume={}", self.game, self.number);
        if self.named_folder {
            let data = self.folder.parent().unwrap_or(&self.folder);
            command.push_str(&format!(" --data {}", quoted(data)));
        }
        command
    }

    /// The command that tells how the chances to win went.
    pub fn course_command(&self) -> String {
        format!("meadhall replay {} --course", quoted(&self.path()))
    }

    /// Writes the record so that, whatever happens meanwhile, either the old one or the new one is there, and returns only
    /// once the new one is on the disk.
    pub fn write(&self, record: &Record) -> Result<(), Failure> {
        let (path, fresh) = (self.path(), self.path().with_extension("record.new"));
        let written = (|| {
            let mut file = OpenOptions::new().write(true).create(true).truncate(true).open(&fresh)?;
            file.write_all(record.to_string().as_bytes())?;
            file.sync_all()?;
            fs::rename(&fresh, &path)?;
            // The new name has to be on the disk too; where folders cannot be opened, there is nothing to do.
            File::open(&self.folder).map_or(Ok(()), |folder| folder.sync_all())
        })();
        written.map_err(|error| {
            let _ = fs::remove_file(&fresh);
            folder::unwritable(&path, &error)
        })?;
        self.finished.set(record.finished);
        Ok(())
    }
}

impl Drop for SaveFile {
    fn drop(&mut self) {
        // Nobody goes on with a finished game, so nobody needs its lock.
        if self.finished.get() {
            let _ = fs::remove_file(lock_path(&self.folder, self.game, self.number));
        }
    }
}

fn path(folder: &Path, game: &str, number: u32) -> PathBuf {
    folder.join(format!("{game}-{number}.record"))
}

fn lock_path(folder: &Path, game: &str, number: u32) -> PathBuf {
    folder.join(format!(".{game}-{number}.lock"))
}

/// Takes the game of this number for this program; none if another program has it.
fn claim(folder: &Path, game: &str, number: u32) -> Result<Option<File>, Failure> {
    let path = lock_path(folder, game, number);
    let open = OpenOptions::new().write(true).create(true).truncate(false).open(&path);
    let file = open.map_err(|error| folder::unwritable(&path, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        // A file system without locks: the game is played all the same.
        Err(TryLockError::Error(_)) => Ok(Some(file)),
    }
}

/// The numbers of all kept games, with when they were last written; none if there is no such folder.
fn numbers(folder: &Path, game: &str) -> Result<Vec<(u32, std::time::SystemTime)>, Failure> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(Failure::unreadable(folder, &error)),
    };
    let written =
        |entry: &fs::DirEntry| entry.metadata().and_then(|data| data.modified()).unwrap_or(std::time::UNIX_EPOCH);
    Ok(entries.flatten().filter_map(|entry| Some((number_of(&entry.path(), game)?, written(&entry)))).collect())
}

/// Reads a record from a file.
pub fn read(path: &Path) -> Result<Record, Failure> {
    let bytes = fs::read(path).map_err(|error| Failure::unreadable(path, &error))?;
    let text = String::from_utf8(bytes).map_err(|_| Failure::new(format!("{}: this is no text", path.display())))?;
    Record::parse(&text).map_err(|error| Failure::new(format!("{}: {error}", path.display())))
}

/// A path as a shell wants it.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/._-+:".contains(c);
    if text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_games_own_records_count() {
        assert_eq!(number_of(Path::new("/a/chess-12.record"), "chess"), Some(12));
        for other in ["chess-12.record.new", "go-12.record", "chess-.record", "chess-x.record"] {
            assert_eq!(number_of(Path::new(other), "chess"), None, "{other}");
        }
    }

    #[test]
    fn the_way_back_survives_a_shell() {
        assert_eq!(quoted(Path::new("/tmp/a-b")), "/tmp/a-b");
        assert_eq!(quoted(Path::new("/tmp/it's mine")), "'/tmp/it'\\''s mine'");
    }
}
