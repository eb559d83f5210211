//! A program that runs. Whatever it does, nobody waits for it longer than agreed.

use super::error_log::ErrorLog;
use super::{Program, Version, messages};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// The longest line that is read as one.
const LONGEST: u64 = 64 * 1024;
/// How many lines a program may write ahead of what is asked.
const AHEAD: usize = 16;
/// How many messages may wait for a program that does not read.
const UNREAD: usize = 4;
/// How long a program of the second version may take to say that it is ready.
const STARTING: Duration = Duration::from_secs(60);
/// How long a program may take to end when nothing more is asked.
const FAREWELL: Duration = Duration::from_millis(100);
/// How often one looks whether it has ended.
const GLANCE: Duration = Duration::from_millis(2);

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Silence {
    /// The time is up.
    Late,
    /// The program has ended; with what it said last, if anything.
    Ended(String),
}

/// A program that runs. It ends with this value.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// To the thread that writes, because a program that does not read would block it.
    questions: Option<SyncSender<String>>,
    /// From the thread that reads, because a program that does not write would block it.
    answers: Receiver<String>,
    /// The last line that the program complained with, and the thread that listens.
    complaint: Arc<Mutex<String>>,
    listener: JoinHandle<()>,
    /// The numbers of the last question and of the last game.
    asked: u64,
    games: u64,
    /// Whether the program wants questions as numbers too.
    wants_encoding: bool,
}

impl Process {
    /// Starts a program and waits until it is ready, if it says when; what is wrong in words if that cannot be.
    pub(super) fn ready(program: &Program) -> Result<Process, String> {
        let mut process = Process::start(program)?;
        if program.version() == Version::First {
            return Ok(process);
        }
        let until = Instant::now() + STARTING;
        loop {
            match process.line(until) {
                Ok(line) => {
                    if let Some(encoding) = messages::hello(&line) {
                        process.wants_encoding = encoding;
                        return Ok(process);
                    }
                }
                Err(Silence::Ended(how)) => return Err(format!("it ended before it was ready, {how}")),
                Err(Silence::Late) => {
                    let seconds = STARTING.as_secs();
                    return Err(format!(
                        "it did not write {{\"meadhall\": 2}} within {seconds} s to say that it is ready"
                    ));
                }
            }
        }
    }

    /// Starts a program; what is wrong in words if that cannot be.
    fn start(program: &Program) -> Result<Process, String> {
        let mut words = program.command().split_whitespace();
        let name = words.next().unwrap_or_default();
        let mut command = Command::new(name);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        lead_a_group(&mut command);
        let mut child = command.spawn().map_err(|error| format!("`{name}` cannot be started ({error})"))?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(mut stdin), Some(stdout), Some(stderr)) = pipes else {
            end(&mut child);
            return Err(format!("`{name}` has no input and output"));
        };
        let (questions, asked) = sync_channel::<String>(UNREAD);
        thread::spawn(move || {
            for line in asked {
                if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    return;
                }
            }
        });
        let (told, answers) = sync_channel(AHEAD);
        thread::spawn(move || lines(stdout, |line| told.send(line).is_ok()));
        let complaint = Arc::new(Mutex::new(String::new()));
        let last = Arc::clone(&complaint);
        let mut log = ErrorLog::open(program, child.id());
        let listener = thread::spawn(move || {
            lines(stderr, |line| {
                log.add(&line);
                if !line.trim().is_empty() {
                    *last.lock().unwrap_or_else(PoisonError::into_inner) = line;
                }
                true
            });
        });
        Ok(Process {
            child,
            questions: Some(questions),
            answers,
            complaint,
            listener,
            asked: 0,
            games: 0,
            wants_encoding: false,
        })
    }

    /// Whether the program wants questions as numbers too.
    pub(super) fn wants_encoding(&self) -> bool {
        self.wants_encoding
    }

    /// The number of the next question.
    pub(super) fn next_id(&mut self) -> u64 {
        self.asked += 1;
        self.asked
    }

    /// The number of the next game.
    pub(super) fn next_game(&mut self) -> u64 {
        self.games += 1;
        self.games
    }

    /// Asks a question. What was written before that answers nothing.
    pub(super) fn ask(&mut self, question: String) -> Result<(), Silence> {
        // No more than fit, because a program that does not stop talking would go on for ever.
        let _ = self.answers.try_iter().take(AHEAD).count();
        match self.questions.as_ref().map(|questions| questions.try_send(question)) {
            Some(Ok(())) => Ok(()),
            Some(Err(TrySendError::Full(_))) => Err(Silence::Late),
            Some(Err(TrySendError::Disconnected(_))) | None => Err(self.ended()),
        }
    }

    /// The next line, if it comes in time.
    pub(super) fn line(&mut self, until: Instant) -> Result<String, Silence> {
        match self.answers.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(Silence::Late),
            Err(RecvTimeoutError::Disconnected) => Err(self.ended()),
        }
    }

    /// What there is to say about a program that has closed its output.
    fn ended(&mut self) -> Silence {
        self.questions = None;
        let until = Instant::now() + FAREWELL;
        let status = wait(&mut self.child, until);
        while !self.listener.is_finished() && Instant::now() < until {
            thread::sleep(GLANCE);
        }
        let complaint = self.complaint.lock().unwrap_or_else(PoisonError::into_inner);
        let how = status.unwrap_or_else(|| "its output is closed".to_owned());
        match complaint.trim() {
            "" => Silence::Ended(how),
            last => Silence::Ended(format!("{how}: {last}")),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The end of its input is the end of the game: a program may put its things in order.
        self.questions = None;
        wait(&mut self.child, Instant::now() + FAREWELL);
        end(&mut self.child);
    }
}

/// How a program has ended, if it has by then.
fn wait(child: &mut Child, until: Instant) -> Option<String> {
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status.to_string()),
            Ok(None) if Instant::now() < until => thread::sleep(GLANCE),
            _ => return None,
        }
    }
}

/// Ends a program with all that it has started, and waits for that, so that nothing is left of it.
fn end(child: &mut Child) {
    end_group(child);
    if child.kill().is_ok() {
        let _ = child.wait();
    }
}

/// Whatever the program starts belongs to a group with it.
#[cfg(unix)]
fn lead_a_group(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(unix)]
fn end_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    // Where nobody of the group is left, there is nobody to end.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
}

#[cfg(not(unix))]
fn lead_a_group(_: &mut Command) {}

#[cfg(not(unix))]
fn end_group(_: &Child) {}

/// Reads lines until there are none or nobody wants them. One that is too long comes in pieces.
fn lines(from: impl Read, mut each: impl FnMut(String) -> bool) {
    let mut from = BufReader::new(from);
    loop {
        let mut line = Vec::new();
        match from.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
            Ok(1..) if each(String::from_utf8_lossy(&line).into_owned()) => {}
            _ => return,
        }
    }
}
