//! The built program, driven as a person or a script would.

#![allow(dead_code)]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// What came of a run.
pub struct Ran {
    /// The exit status.
    pub status: Option<i32>,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

/// The program, away from the user's own settings.
pub fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_meadhall"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"] {
        command.env_remove(name);
    }
    command.env("MEADHALL_CONFIG", "/nowhere/config.toml");
    command
}

/// Runs the program with these words after its name and this input.
pub fn run(args: &[&str], input: &str) -> Ran {
    let mut child = program()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that refuses its arguments may end before it has read anything.
    let _ = child.stdin.take().expect("its input").write_all(input.as_bytes());
    told(child.wait_with_output().expect("the program ends"))
}

/// Errors without the warning that a measurement was noisy: how much else the machine does is no matter here.
fn quiet(err: &str) -> String {
    err.split_inclusive('\n').filter(|line| !line.contains("too far to compare")).collect()
}

/// The same as text.
pub fn told(output: Output) -> Ran {
    Ran {
        status: output.status.code(),
        out: String::from_utf8(output.stdout).expect("readable output"),
        err: quiet(&String::from_utf8(output.stderr).expect("readable errors")),
    }
}

impl Ran {
    /// It succeeded and said nothing on standard error.
    #[track_caller]
    pub fn succeeds(self) -> String {
        assert_eq!((self.status, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// It failed with this status and one line on standard error that holds all of this.
    #[track_caller]
    pub fn fails(self, status: i32, says: &[&str]) -> String {
        assert_eq!(self.status, Some(status), "{}{}", self.out, self.err);
        assert!(self.err.starts_with("meadhall: ") && self.err.ends_with('\n'), "{}", self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        for part in says {
            assert!(self.err.contains(part), "`{part}` is missing: {}", self.err);
        }
        self.out
    }
}

/// A folder of its own.
pub fn folder() -> TempDir {
    TempDir::new().expect("a folder")
}

/// A path as an argument.
pub fn arg(path: &Path) -> &str {
    path.to_str().expect("a readable path")
}

/// The record of the first game in a data folder.
pub fn record(data: &Path) -> PathBuf {
    data.join("play/vaalbara-1.record")
}

/// Plays a game to its end by first choices and returns where its record is.
pub fn finished(data: &Path) -> PathBuf {
    let args = ["play", "vaalbara", "--plain", "--bots", "easy", "--players", "3", "--seed", "4", "--data", arg(data)];
    run(&args, &"1\n".repeat(100)).succeeds();
    record(data)
}

/// A word that is missing from the locale files shows itself in brackets: `[some-key]`.
#[track_caller]
pub fn no_word_is_missing(text: &str) {
    for (start, _) in text.match_indices('[') {
        let inside: String = text[start + 1..].chars().take_while(|&c| c != ']').collect();
        let key = inside.contains('-') && inside.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        assert!(!key, "[{inside}] is missing");
    }
}
