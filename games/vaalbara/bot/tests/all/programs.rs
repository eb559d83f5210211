//! Bots that are programs and do everything wrong.

use meadhall_bots::laws::play_first_seat;
use meadhall_vaalbara_bot::VaalbaraKnowledge;
use std::path::Path;
use tempfile::TempDir;

/// A script in a folder of its own, and the name of the bot that it is.
fn script(lines: &str) -> (TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("bot.sh");
    std::fs::write(&path, lines).expect("a script");
    let spec = format!("program:100ms:sh {}", path.display());
    (folder, spec)
}

#[test]
fn the_documentation_shows_the_program_as_it_is() {
    let (bot, page) =
        (include_str!("../../../../../docs/examples/bot.py"), include_str!("../../../../../docs/bots/protocol.md"));
    assert!(page.contains(&format!("```python\n{bot}```")), "docs/bots/protocol.md shows another program");
    assert!(bot.lines().count() <= 15);
}

#[test]
fn nonsense_loses_the_decision_to_chance() {
    let (_folder, spec) = script("while read -r line; do echo 'I resign'; done");
    let (decisions, made, faults) = play_first_seat::<VaalbaraKnowledge>(&spec, 12);
    assert_eq!((faults.nonsense as usize, faults.late, faults.gone), (decisions, 0, 0));
    assert_eq!(faults.first.as_deref(), Some("`I resign` is no answer"));
    assert!(made > 3, "chance decides");
    let (_folder, spec) =
        script("n=0; while read -r line; do n=$((n+1)); echo \"{\\\"id\\\": $n, \\\"choice\\\": \\\"win\\\"}\"; done");
    let (decisions, _, faults) = play_first_seat::<VaalbaraKnowledge>(&spec, 5);
    assert_eq!((faults.nonsense as usize, faults.total() as usize), (decisions, decisions));
    assert_eq!(faults.first.as_deref(), Some("`win` is no legal choice"));
}

/// What comes after its time counts for nothing, not even for the next question.
#[test]
fn who_is_late_loses_the_decision_and_is_given_up_in_the_end() {
    let late =
        "n=0; while read -r line; do n=$((n+1)); sleep 4; echo \"{\\\"id\\\": $n, \\\"choice\\\": \\\"win\\\"}\"; done";
    for lines in ["cat > /dev/null", "exec sleep 600", late] {
        let (_folder, spec) = script(lines);
        let (decisions, _, faults) = play_first_seat::<VaalbaraKnowledge>(&spec, 10);
        assert_eq!((decisions, faults.late, faults.nonsense), (10, 3, 0), "{lines}: {faults}");
        assert_eq!((faults.gone, faults.first.as_deref()), (7, Some("no answer within 100 ms")), "{lines}");
    }
}

/// A program that talks without end is as useless, and as harmless.
#[test]
fn who_does_not_stop_talking_blocks_nothing() {
    for lines in ["while true; do echo blah; done", "exec tr '\\0' a < /dev/zero"] {
        let (_folder, spec) = script(lines);
        let (decisions, _, faults) = play_first_seat::<VaalbaraKnowledge>(&spec, 10);
        assert_eq!((decisions, faults.total()), (10, 10), "{lines}: {faults}");
        assert!(faults.nonsense > 0 && faults.first.is_some_and(|first| first.ends_with("is no answer")), "{lines}");
    }
}

#[test]
fn who_dies_is_started_again_and_given_up_in_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let pids = folder.path().join("pids");
    let (_folder, spec) = script(&format!("echo $$ >> {}\nread -r line\necho 'my heart' >&2\nexit 3", pids.display()));
    let (decisions, _, faults) = play_first_seat::<VaalbaraKnowledge>(&spec, 9);
    assert_eq!((faults.gone as usize, faults.total() as usize), (decisions, 9), "{faults}");
    assert_eq!(faults.first.as_deref(), Some("it ended, exit status: 3: my heart"));
    let started = std::fs::read_to_string(&pids).expect("the pids");
    assert_eq!(started.lines().count(), 3, "three lives");
    let (_, _, faults) = play_first_seat::<VaalbaraKnowledge>("program:/no/such/bot", 3);
    assert_eq!(faults.gone, 3);
    assert!(faults.first.is_some_and(|first| first.starts_with("`/no/such/bot` cannot be started")));
}

/// Nothing is left of a program when its game is over, whether it ends by itself or not.
#[test]
fn no_program_outlives_its_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let pids = folder.path().join("pids");
    let stubborn = "trap '' TERM HUP INT PIPE; while true; do read -r line; done";
    for body in ["while read -r line; do echo no; done", stubborn] {
        let (_folder, spec) = script(&format!("echo $$ >> {}\n{body}", pids.display()));
        play_first_seat::<VaalbaraKnowledge>(&spec, 2);
    }
    let started = std::fs::read_to_string(&pids).expect("the pids");
    let alive = |pid: &&str| Path::new("/proc").join(pid).exists();
    assert_eq!(started.lines().count(), 2);
    assert_eq!(started.lines().filter(alive).count(), 0, "still there: {started}");
}
