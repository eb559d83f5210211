//! The drawn screen in a real terminal: tmux holds it, keys go in, what is seen comes out.

use crate::program::{arg, folder, record, run};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// A terminal with a shell in it. Each has a server of its own, which ends with it.
struct Window {
    server: String,
}

impl Window {
    /// Opens one of this size; none where there is no tmux (which is an error on a build machine).
    fn open(name: &str, width: u16, height: u16) -> Option<Window> {
        if Command::new("tmux").arg("-V").output().is_err() {
            assert_ne!(std::env::var("CI").as_deref(), Ok("true"), "tmux is missing");
            eprintln!("tmux is missing: the drawn screen was not tried (apt-get install tmux)");
            return None;
        }
        let window = Window { server: format!("meadhall-{name}-{}", std::process::id()) };
        let (width, height) = (width.to_string(), height.to_string());
        let shell = "env -u NO_COLOR PS1='ready> ' LC_ALL=C.UTF-8 TERM=screen-256color sh";
        window.tmux(&["-f", "/dev/null", "new-session", "-d", "-x", &width, "-y", &height, shell]);
        window.sees("ready>");
        Some(window)
    }

    fn tmux(&self, args: &[&str]) -> String {
        let output = Command::new("tmux").args(["-u", "-L", &self.server]).args(args).output().expect("tmux runs");
        assert!(output.status.success(), "tmux {args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// Presses keys, by the names that tmux gives them.
    fn press(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys"], keys].concat());
    }

    /// Types a command line and sends it.
    fn enter(&self, line: &str) {
        self.tmux(&["send-keys", "-l", line]);
        self.press(&["Enter"]);
    }

    fn seen(&self) -> String {
        self.tmux(&["capture-pane", "-p"])
    }

    /// Waits until this is to be seen. The time limit only ends a test that has failed.
    #[track_caller]
    fn sees(&self, wanted: &str) -> String {
        self.sees_that(wanted, |seen| seen.contains(wanted))
    }

    #[track_caller]
    fn sees_that(&self, what: &str, is_so: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            let seen = self.seen();
            if is_so(&seen) {
                return seen;
            }
            assert!(start.elapsed() < Duration::from_secs(60), "never seen: {what}\n{seen}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    fn resize(&self, width: u16, height: u16) {
        self.tmux(&["resize-window", "-x", &width.to_string(), "-y", &height.to_string()]);
    }

    /// The shell has the terminal back: its prompt stands on the last line, the cursor is shown, the other screen is left,
    /// and what is typed is echoed.
    #[track_caller]
    fn is_clean(&self) {
        self.sees_that("the shell's prompt", |seen| seen.trim_end().ends_with("ready>"));
        assert_eq!(self.tmux(&["display-message", "-p", "#{cursor_flag} #{alternate_on}"]).trim(), "1 0");
        self.enter("echo still-$((40 + 2))");
        let seen = self.sees("\nstill-42");
        assert!(seen.contains("echo still-$((40 + 2))"), "what is typed is not echoed:\n{seen}");
        self.enter("clear");
        self.sees_that("an empty screen", |seen| seen.trim() == "ready>");
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = Command::new("tmux").args(["-L", &self.server, "kill-server"]).output();
    }
}

fn meadhall(rest: &str, data: &Path) -> String {
    format!("{} play vaalbara {rest} --data {}", env!("CARGO_BIN_EXE_meadhall"), arg(data))
}

fn decisions(data: &Path) -> usize {
    let text = std::fs::read_to_string(record(data)).unwrap_or_default();
    text.lines().filter(|line| line.starts_with("blue: ")).count()
}

/// Presses Enter until the screen shows this: whatever is asked on the way is answered with the first choice.
#[track_caller]
fn play_until(window: &Window, wanted: &str) {
    let start = Instant::now();
    while !window.seen().contains(wanted) {
        assert!(start.elapsed() < Duration::from_secs(120), "never came to `{wanted}`:\n{}", window.seen());
        if window.seen().contains('▶') {
            window.press(&["Enter"]);
        }
        std::thread::sleep(Duration::from_millis(150));
    }
}

#[test]
fn a_game_is_played_left_and_resumed() {
    let Some(window) = Window::open("play", 100, 30) else { return };
    let data = folder();
    let clans = "--option 'clans=blue purple yellow red'";
    window.enter(&meadhall(&format!("--bots easy --seed 5 {clans}"), data.path()));
    window.sees("Choose a character and lay it face down.");
    let seen = window.sees("Your choice (1–5)");
    for part in ["Round 1 of 9", "Row 1", "Row 2", "Deck 43", "Omens", "Blue", "Purple", "Yellow", "Red", "Log"] {
        assert!(seen.contains(part), "`{part}` is missing:\n{seen}");
    }
    // By digit, by letter and by arrows, then the choice itself.
    window.press(&["3"]);
    window.sees("▸ 3.");
    window.press(&["Up"]);
    window.sees("▸ 2.");
    window.press(&["Enter"]);
    play_until(&window, "Round 2 of 9");
    assert!(decisions(data.path()) >= 2);

    window.press(&["?"]);
    window.sees("Keys");
    window.press(&["Escape"]);
    window.sees_that("the help is closed", |seen| !seen.contains("Esc closes"));
    window.press(&["L"]);
    window.sees("Řada 1");
    window.press(&["L"]);
    window.sees("Reihe 1");
    window.press(&["L"]);
    window.sees("Row 1");

    window.resize(60, 20);
    window.sees_that("a small board", |seen| seen.contains("Row 1") && seen.lines().count() == 20);
    window.resize(50, 15);
    window.sees("60 × 20");
    window.resize(140, 45);
    window.sees("Discarded characters");
    window.resize(80, 24);
    window.sees("Your choice");

    let before = decisions(data.path());
    window.press(&["C-c"]);
    window.sees("The game is saved. Go on with:");
    window.enter("echo status=$?");
    window.sees("status=130");
    window.is_clean();
    window.enter(&meadhall("--resume", data.path()));
    window.sees("Round 2 of 9");
    assert_eq!(decisions(data.path()), before);
    window.press(&["q"]);
    window.sees("The game is saved.");
    window.enter("echo status=$?");
    window.sees("status=0");
    window.is_clean();
}

#[test]
fn an_unfinished_game_is_offered_and_a_signal_leaves_a_clean_terminal() {
    let Some(window) = Window::open("offer", 80, 24) else { return };
    let data = folder();
    window.enter(&meadhall("--bots easy --players 2", data.path()));
    window.sees("Your choice");
    window.press(&["q"]);
    window.is_clean();
    window.enter(&meadhall("--bots easy --players 3", data.path()));
    window.sees("There is an unfinished game");
    window.press(&["Down"]);
    window.sees("▸2. Begin a new game");
    window.press(&["Up"]);
    window.sees("▸1. Go on with it");
    window.press(&["Enter"]);
    window.sees("Your choice");
    assert!(!data.path().join("play/vaalbara-2.record").exists(), "the old game goes on");
    window.press(&["C-c"]);
    window.is_clean();
    // The machine asks the program to end.
    let pid = data.path().join("pid");
    window.enter(&format!("sh -c 'echo $$ > {}; exec {}'", arg(&pid), meadhall("--resume", data.path())));
    window.sees("Your choice");
    let pid = std::fs::read_to_string(pid).expect("its number");
    assert!(Command::new("kill").args(["-TERM", pid.trim()]).status().expect("kill runs").success());
    window.sees("The game is saved.");
    window.is_clean();
    // As lines of text the same is asked.
    window.enter(&meadhall("--plain --bots easy", data.path()));
    window.sees("Go on with it? Type yes to go on");
    window.enter("y");
    window.sees("initiative");
    window.press(&["C-d"]);
    window.sees("The game is saved.");
    window.is_clean();
    // A window that is closed takes the game with it, and gives it free for others.
    window.enter(&meadhall("--resume", data.path()));
    window.sees("Your choice");
    drop(window);
    let start = Instant::now();
    let args = ["play", "vaalbara", "--plain", "--resume=1", "--data", arg(data.path())];
    while run(&args, "").status != Some(0) {
        assert!(start.elapsed() < Duration::from_secs(60), "the game is still held by a window that is gone");
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn two_people_change_places_by_a_handover() {
    let Some(window) = Window::open("hot-seat", 100, 30) else { return };
    let data = folder();
    window.enter(&meadhall("--people 2 --players 2 --seed 3", data.path()));
    let handover = window.sees("The others look away.");
    assert!(!handover.contains("Hand"), "{handover}");
    window.press(&["Enter"]);
    window.sees("Your choice (1–5)");
    window.press(&["Enter"]);
    let handover = window.sees("The others look away.");
    assert!(!handover.contains("Hand"), "{handover}");
    window.press(&["Enter"]);
    window.sees("Your choice (1–5)");
    window.press(&["C-c"]);
    window.is_clean();
}

/// Whether a captured screen sets any colour but the terminal's own (39 and 49).
fn coloured(codes: &str) -> bool {
    let codes = codes.split("\u{1b}[").skip(1).filter_map(|rest| rest.split_once('m'));
    codes.flat_map(|(code, _)| code.split(';')).any(|part| match part.parse::<u8>() {
        Ok(39 | 49) => false,
        Ok(number) => matches!(number, 30..=48 | 90..=107),
        Err(_) => false,
    })
}

#[test]
fn without_colours_nothing_is_coloured() {
    let Some(window) = Window::open("plain", 80, 24) else { return };
    let data = folder();
    window.enter(&format!("NO_COLOR=1 {}", meadhall("--bots easy", data.path())));
    window.sees("Your choice");
    let codes = window.tmux(&["capture-pane", "-p", "-e"]);
    assert!(!coloured(&codes), "{codes:?}");
    window.press(&["q"]);
    window.is_clean();
    window.enter(&meadhall("--bots easy --resume", data.path()));
    window.sees("--bots");
    window.enter(&meadhall("--resume", data.path()));
    window.sees("Your choice");
    assert!(coloured(&window.tmux(&["capture-pane", "-p", "-e"])), "colours are there where they may be");
    window.press(&["q"]);
}
