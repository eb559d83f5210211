//! One table of exit statuses: 0 done, 1 failed, 2 called wrongly, 130 stopped.

use crate::program::{arg, folder, program, record, run};
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};

/// Sends a signal to a process.
fn send(signal: &str, child: &Child) {
    let sent = Command::new("kill").args([signal, &child.id().to_string()]).status().expect("kill");
    assert!(sent.success());
}

fn start(args: &[&str]) -> Child {
    let mut command = program();
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the program starts")
}

/// What it said on standard error, and its status.
fn end(mut child: Child) -> (Option<i32>, String) {
    let mut said = String::new();
    child.stderr.take().expect("its errors").read_to_string(&mut said).expect("readable errors");
    (child.wait().expect("it ends").code(), said)
}

/// Long work that says nothing before it is done is stopped some time after it has begun to listen.
fn stopped_after_a_while(args: &[&str]) -> (Option<i32>, String) {
    let child = start(args);
    // Signals that come before anybody listens end it too, without a word: so the wait decides only what is said.
    std::thread::sleep(std::time::Duration::from_millis(1_500));
    send("-INT", &child);
    end(child)
}

#[test]
fn the_table_of_statuses_is_documented() {
    let help = run(&["--help"], "").succeeds();
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/command-line.md"));
    let page = page.expect("docs/command-line.md");
    for (status, says) in [("0", "done"), ("1", "did not work out"), ("2", "called wrongly"), ("130", "Ctrl-C")] {
        let told = |text: &str| text.lines().any(|line| line.contains(status) && line.contains(says));
        assert!(told(&help), "{status}: {help}");
        assert!(told(&page), "{status} is missing in docs/command-line.md");
    }
}

#[test]
fn ctrl_c_has_the_same_status_everywhere() {
    let data = folder();
    let data = arg(data.path());
    let state = folder();
    let state = state.path().join("match.games");
    let weights = folder();
    let weights = weights.path().join("weights.toml");
    let study = ["balance", "vaalbara", "--players", "4", "--bots", "search:2000", "--games", "100000"];
    let many = ["arena", "vaalbara", "--bots", "search:2000,random", "--games", "100000", "--state", arg(&state)];
    let tuning = ["tune", "vaalbara", "--games", "100000", "--out", arg(&weights)];
    let puzzles = ["puzzles", "vaalbara", "--count", "1000"];
    for args in [&many[..], &study, &tuning, &puzzles, &["bench", "vaalbara", "--seconds", "600"]] {
        let (status, said) = stopped_after_a_while(args);
        assert_eq!(status, Some(130), "{args:?}: {said}");
        assert!(said.lines().count() <= 1, "{args:?}: {said}");
    }
    let (status, said) = stopped_after_a_while(&["serve", "--no-open", "--addr", "127.0.0.1:0", "--data", data]);
    assert_eq!((status, said.as_str()), (Some(130), ""));
}

/// What waits for somebody to type ends at once, and the game is kept.
#[test]
fn ctrl_c_ends_a_game_of_lines_and_keeps_it() {
    let data = folder();
    let args = ["play", "vaalbara", "--plain", "--bots", "easy", "--seed", "3", "--data", arg(data.path())];
    let child = start(&args);
    // The record is there once the game has begun; then it waits for an answer.
    while !record(data.path()).exists() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    send("-INT", &child);
    let (status, said) = end(child);
    assert_eq!((status, said.as_str()), (Some(130), ""));
    run(&["play", "vaalbara", "--plain", "--resume", "--data", arg(data.path())], "").succeeds();
}

/// A service is ended by a request, and that is no failure.
#[test]
fn a_server_that_is_asked_to_end_has_done_its_work() {
    let data = folder();
    let child = &mut start(&["serve", "--no-open", "--addr", "127.0.0.1:0", "--data", arg(data.path())]);
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("its address");
    send("-TERM", child);
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}
