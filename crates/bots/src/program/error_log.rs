//! What programs write to their standard error, in files.

use super::Program;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::sync::OnceLock;

/// How much of one process is kept.
const MOST: usize = 1 << 20;
/// The longest name of a file.
const LONGEST: usize = 80;

static FOLDER: OnceLock<PathBuf> = OnceLock::new();

/// Keeps what programs write to their standard error in a file of this folder for each program. The first folder counts.
pub fn keep_errors_in(folder: PathBuf) {
    let _ = FOLDER.set(folder);
}

/// The file for what a program writes to its standard error, if that is kept.
pub fn error_file(program: &Program) -> Option<PathBuf> {
    let plain = |c: char| if c.is_alphanumeric() || "._".contains(c) { c } else { '-' };
    let name: String = program.command().chars().map(plain).collect();
    let name = name.trim_matches(['-', '.']);
    let from = name.char_indices().rev().nth(LONGEST - 1).map_or(0, |(at, _)| at);
    FOLDER.get().map(|folder| folder.join(format!("{}.log", &name[from..])))
}

/// The log of one process.
pub(super) struct ErrorLog {
    file: Option<File>,
    process: u32,
    written: usize,
}

impl ErrorLog {
    /// Opens the log of a program for a process; where that cannot be, nothing is kept.
    pub(super) fn open(program: &Program, process: u32) -> ErrorLog {
        let file = error_file(program).and_then(|path| {
            std::fs::create_dir_all(path.parent()?).ok()?;
            OpenOptions::new().create(true).append(true).open(path).ok()
        });
        ErrorLog { file, process, written: 0 }
    }

    /// Adds a line, with the number of the process before it.
    pub(super) fn add(&mut self, line: &str) {
        let Some(file) = self.file.as_mut().filter(|_| self.written < MOST) else { return };
        let text = format!("[{}] {}\n", self.process, line.trim_end_matches(['\r', '\n']));
        self.written += text.len();
        // One write for the whole line: several processes share the file. A full disk is no reason to stop a game.
        let _ = file.write_all(text.as_bytes());
    }
}
