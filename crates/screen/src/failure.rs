//! What went wrong, in one line that says what to do.

use std::fmt::{self, Display};
use std::io;
use std::path::Path;

/// The end of a command that did not succeed.
#[derive(Debug)]
pub struct Failure {
    line: String,
    status: u8,
}

impl Failure {
    /// The exit status of something that did not work out.
    pub const FAILED: u8 = 1;
    /// The exit status of a command that was called wrongly.
    pub const MISUSED: u8 = 2;
    /// The exit status of a command that was stopped before it was done: by Ctrl-C, as a shell counts it.
    pub const STOPPED: u8 = 130;

    /// Something that did not work out: status 1.
    pub fn new(line: impl Display) -> Failure {
        Failure { line: one_line(&line.to_string()), status: Failure::FAILED }
    }

    /// A command that was called wrongly: status 2.
    pub fn usage(line: impl Display) -> Failure {
        Failure { status: Failure::MISUSED, ..Failure::new(line) }
    }

    /// A command that was stopped before it was done: status 130. What it has so far is kept; the line says where, if there
    /// is something to say.
    pub fn stopped(line: impl Display) -> Failure {
        Failure { status: Failure::STOPPED, ..Failure::new(line) }
    }

    /// The reader of the output has left (`meadhall rules GAME | head`): nothing is wrong, and nothing is said.
    pub fn reader_left() -> Failure {
        Failure { line: String::new(), status: 0 }
    }

    /// A file that could not be read.
    pub fn unreadable(path: &Path, error: &io::Error) -> Failure {
        Failure::new(format!("cannot read {}: {}", path.display(), reason(error)))
    }

    /// What to say; empty if nothing.
    pub fn line(&self) -> &str {
        &self.line
    }

    /// The exit status.
    pub fn status(&self) -> u8 {
        self.status
    }
}

/// The reason of an error of the system, without its number.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    match text.split_once(" (os error") {
        Some((reason, _)) => reason.to_owned(),
        None => text,
    }
}

/// Text on a single line, whatever it quotes.
fn one_line(text: &str) -> String {
    text.split(|c: char| c.is_control()).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_one_line_whatever_it_quotes() {
        assert_eq!(Failure::new("no `a\nb\u{1b}[1m`").line(), "no `a b [1m`");
        let missing = io::Error::from_raw_os_error(2);
        assert_eq!(reason(&missing), "No such file or directory");
    }
}
