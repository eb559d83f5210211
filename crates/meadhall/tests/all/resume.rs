//! Nothing is lost: the input ends, the program is killed, and the game goes on.

use crate::program::{arg, finished, folder, record, run};
use meadhall_engine::{Chance, Quick};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::Duration;

/// The decisions of the blue seat, as they stand in the record.
fn blues(data: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(record(data)).expect("the record");
    text.lines().filter_map(|line| line.strip_prefix("blue: ")).map(str::to_owned).collect()
}

fn new_game<'a>(data: &'a Path, bots: &'a str) -> Vec<&'a str> {
    let clans = "clans=blue purple yellow red";
    vec!["play", "vaalbara", "--plain", "--bots", bots, "--seed", "31", "--option", clans, "--data", arg(data)]
}

fn resume(data: &Path) -> Vec<&str> {
    vec!["play", "vaalbara", "--plain", "--resume", "--data", arg(data)]
}

#[test]
fn the_game_goes_on_where_the_input_ended() {
    let data = folder();
    let out = run(&new_game(data.path(), "easy"), "1\n1\n1\n").succeeds();
    let farewell = out.lines().last().expect("a last line");
    assert!(farewell.contains("--resume=1") && farewell.contains(arg(data.path())), "{farewell}");
    let before = blues(data.path());
    assert!(before.len() >= 3);
    let out = run(&resume(data.path()), &"1\n".repeat(100)).succeeds();
    assert!(out.contains("The game is over."), "{out}");
    let after = blues(data.path());
    assert_eq!(after[..before.len()], before[..]);
    assert!(after.len() >= 18, "nine characters and nine lands: {after:?}");
    run(&["verify", arg(&record(data.path()))], "").succeeds();
    run(&resume(data.path()), "").fails(1, &["no unfinished game", "meadhall play vaalbara"]);
    run(&["play", "vaalbara", "--resume=1", "--data", arg(data.path())], "").fails(1, &["game 1 is over", "replay"]);
    run(&["play", "vaalbara", "--resume=7", "--data", arg(data.path())], "").fails(1, &["no game 7"]);
}

#[test]
fn a_new_game_tells_of_the_unfinished_one_and_leaves_it_alone() {
    let data = folder();
    run(&new_game(data.path(), "easy"), "1\n").succeeds();
    let before = std::fs::read(record(data.path())).expect("the record");
    let out = run(&new_game(data.path(), "easy"), "1\n").succeeds();
    assert!(out.contains("An older game is unfinished.") && out.contains("--resume=1"), "{out}");
    assert_eq!(std::fs::read(record(data.path())).expect("the record"), before);
    assert!(data.path().join("play/vaalbara-2.record").exists());
}

#[test]
fn a_broken_game_is_not_mistaken_for_another_and_does_not_stand_in_the_way_of_a_new_one() {
    let data = folder();
    run(&new_game(data.path(), "easy"), "1\n").succeeds();
    let path = record(data.path());
    let text = std::fs::read_to_string(&path).expect("the record");
    let end = text.find("so far: ").expect("its last line");
    std::fs::write(&path, &text[..end]).expect("a cut record");
    run(&resume(data.path()), "").fails(1, &[arg(&path), "cut short"]);
    run(&new_game(data.path(), "easy"), "").succeeds();
}

#[test]
fn a_game_is_played_in_one_place_at_a_time() {
    let data = folder();
    let mut child = start(&new_game(data.path(), "easy"));
    let mut out = BufReader::new(child.stdout.take().expect("its output"));
    read_line(&mut out, |line| line.starts_with("1. ")).expect("a choice");
    run(&["play", "vaalbara", "--resume=1", "--data", arg(data.path())], "").fails(1, &["another terminal"]);
    drop(child.stdin.take());
    assert!(child.wait().expect("it ends").success());
    run(&resume(data.path()), "").succeeds();
}

/// A game that is left and gone on with after every few decisions goes as one that was never left: bots that count iterations
/// choose the same.
#[test]
fn bots_choose_the_same_in_a_game_that_was_left_and_gone_on_with() {
    let of_a_game = |game: &str, option: &str, bots: &str, answers: usize, every: usize| {
        let data = folder();
        let option = if option.is_empty() { vec![] } else { vec!["--option", option] };
        let new =
            ["play", game, "--plain", "--players", "3", "--bots", bots, "--seed", "12", "--data", arg(data.path())];
        run(&[&new[..], &option].concat(), &"1\n".repeat(every.min(answers))).succeeds();
        let mut given = every;
        while given < answers {
            let more = every.min(answers - given);
            run(&["play", game, "--plain", "--resume", "--data", arg(data.path())], &"1\n".repeat(more)).succeeds();
            given += more;
        }
        let text = std::fs::read_to_string(data.path().join(format!("play/{game}-1.record"))).expect("the record");
        text.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    // A decision that is made in several steps is begun anew where it was left, so that many answers are given at a time.
    for (game, option, bots, answers, every) in [
        ("vaalbara", "clans=blue purple yellow", "normal,easy", 12, [1, 5]),
        ("vaalbara", "clans=blue purple yellow", "search:300,greedy", 18, [1, 5]),
        ("valhalla", "", "search:60,random", 28, [5, 9]),
        ("blood-rage", "", "easy,search:40", 28, [5, 9]),
    ] {
        let whole = of_a_game(game, option, bots, answers, usize::MAX);
        for every in every {
            let left = of_a_game(game, option, bots, answers, every);
            // All but the last two lines, which say how far it went and where it stands.
            let both = left.len().min(whole.len()) - 2;
            assert!(both > 22, "{game}, {bots}, left after every {every}: {left:?}");
            assert_eq!(left[..both], whole[..both], "{game}, {bots}, left after every {every}");
        }
    }
}

fn start(args: &[&str]) -> Child {
    let mut command = crate::program::program();
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    command.spawn().expect("the program starts")
}

/// Reads until a line begins so; none at the end of the game.
fn read_line(out: &mut impl BufRead, begins: impl Fn(&str) -> bool) -> Option<String> {
    loop {
        let mut line = String::new();
        if out.read_line(&mut line).ok()? == 0 {
            return None;
        }
        if begins(&line) {
            return Some(line.trim_end().to_owned());
        }
    }
}

/// Reads until choices are offered, and asks for the written form of the first; none at the end of the game.
fn read_choice(out: &mut impl BufRead, input: &mut impl Write) -> Option<String> {
    read_line(out, |line| line.starts_with("1. "))?;
    input.write_all(b"written\n").ok()?;
    let verbs = ["assign ", "show ", "bard ", "tracker ", "midwife ", "rider ", "explorer ", "take "];
    read_line(out, |line| verbs.iter().any(|verb| line.starts_with(verb)))
}

/// Whether all of `wanted` stands in `found`, in this order.
fn in_order(wanted: &[String], found: &[String]) -> bool {
    let mut rest = found.iter();
    wanted.iter().all(|one| rest.any(|other| other == one))
}

/// The program is killed at random moments, 40 times, through game after game. A decision counts as answered once the next
/// question (or the end) is there; every answered decision must be in the record.
#[test]
fn every_answered_decision_survives_a_kill() {
    let mut chance = Quick::new(77);
    let (mut data, mut answered) = (folder(), Vec::new());
    let mut args = new_game(data.path(), "easy").iter().map(ToString::to_string).collect::<Vec<_>>();
    let (mut kills, mut checked) = (0, 0);
    while kills < 40 {
        let mut child = start(&args.iter().map(String::as_str).collect::<Vec<_>>());
        let mut input = child.stdin.take().expect("its input");
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        let mut left = chance.below(4);
        let over = loop {
            let Some(choice) = read_choice(&mut out, &mut input) else { break true };
            if input.write_all(format!("{choice}\n").as_bytes()).is_err() {
                break true;
            }
            if left == 0 {
                // Anywhere between the first byte read and long after the answer.
                std::thread::sleep(Duration::from_micros(chance.below(12_000).into()));
                break false;
            }
            left -= 1;
            // The next question is the answer to this decision; it is read at the top of the loop.
            answered.push(choice);
        };
        if over {
            assert!(child.wait().expect("it ends").success());
        } else {
            child.kill().expect("it is killed");
            child.wait().expect("it is gone");
            kills += 1;
        }
        let found = blues(data.path());
        assert!(in_order(&answered, &found), "answered {answered:?}, kept {found:?}");
        checked += answered.len();
        // The kill may have come before the first decision was kept, or after the last.
        let goes_on = std::fs::read_to_string(record(data.path())).is_ok_and(|text| text.contains("so far: "));
        if goes_on {
            args = resume(data.path()).iter().map(ToString::to_string).collect();
        } else {
            (data, answered) = (folder(), Vec::new());
            args = new_game(data.path(), "easy").iter().map(ToString::to_string).collect();
        }
    }
    assert!(checked > 100, "only {checked} decisions were checked");
}

#[test]
fn a_full_disk_loses_nothing() {
    if !Path::new("/dev/full").exists() {
        eprintln!("this machine has no /dev/full: a full disk cannot be tried here");
        return;
    }
    let data = folder();
    run(&new_game(data.path(), "easy"), "1\n").succeeds();
    let (path, fresh) = (record(data.path()), data.path().join("play/vaalbara-1.record.new"));
    let before = std::fs::read(&path).expect("the record");
    #[cfg(unix)]
    std::os::unix::fs::symlink("/dev/full", &fresh).expect("a full disk");
    run(&resume(data.path()), "1\n").fails(1, &["cannot write", "No space left", "make room", "--data"]);
    assert_eq!(std::fs::read(&path).expect("the record"), before);
    assert!(!fresh.exists(), "nothing is left half written");
    run(&resume(data.path()), "1\n").succeeds();
}

#[test]
fn a_finished_game_leaves_its_record_and_nothing_else() {
    let data = folder();
    finished(data.path());
    let entries = std::fs::read_dir(data.path().join("play")).expect("the folder");
    let names: Vec<_> = entries.map(|entry| entry.expect("an entry").file_name()).collect();
    assert_eq!(names, ["vaalbara-1.record"]);
}
