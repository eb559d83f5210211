//! Lessons that somebody has written are checked and played in the terminal.

use crate::program::{arg, folder, run};
use std::path::PathBuf;
use tempfile::TempDir;

const LESSON: &str = "meadhall lesson 1
game: vaalbara
title: fan-title
about: fan-about
seats: blue, purple
round: 2
realm blue: field
realm purple: meadow
discard blue: seer
discard purple: bard
played blue: hunter
played purple: farmer
row 1: field, mountain
row 2: river, forest 5
asked: take of blue
---
say: fan-1
say: fan-2
let: take 1
wrong: fan-2-wrong
say: fan-3
";

const TEXTS: &str = "fan-title = Our rule
fan-about = Try it.
fan-1 = Welcome.
fan-2 = Take the field.
fan-2-wrong = The other one, please.
fan-3 = Well taken.
";

fn lesson(text: &str) -> (TempDir, PathBuf) {
    let files = folder();
    let path = files.path().join("1-ours.lesson");
    std::fs::write(&path, text).expect("a lesson");
    std::fs::write(files.path().join("en.ftl"), TEXTS).expect("texts");
    (files, path)
}

#[test]
fn a_lesson_is_played_by_typed_moves() {
    let (_files, path) = lesson(LESSON);
    let out = run(&["lesson", arg(&path)], "\ntake 2\nnonsense\ntake 1\n\n").succeeds();
    for said in ["Our rule", "Welcome.", "Take the field.", "Blue takes Field", "Well taken.", "Well done!"] {
        assert!(out.contains(said) || out.to_lowercase().contains(&said.to_lowercase()), "`{said}` is missing: {out}");
    }
    assert_eq!(out.matches("The other one, please.").count(), 2, "{out}");
    // Who leaves in the middle has simply left.
    assert!(!run(&["lesson", arg(&path)], "\n").succeeds().contains("Well taken."));
}

#[test]
fn a_lesson_is_checked_and_told_what_is_wrong() {
    let (_files, path) = lesson(LESSON);
    assert!(run(&["lesson", arg(&path), "--check"], "").succeeds().contains("The lesson is sound: 3 steps."));
    let check = |text: String, says: &[&str]| {
        let (_files, path) = lesson(&text);
        run(&["lesson", arg(&path), "--check"], "").fails(1, says);
    };
    check(LESSON.replace("let: take 1", "lett: take 1"), &["1-ours.lesson: line 19", "`lett` means nothing in a step"]);
    check(
        LESSON.replace("let: take 1", "let: take 4"),
        &["line 18", "`take 4` cannot be played here", "take 1; take 2"],
    );
    check(LESSON.replace("say: fan-3", "say: fan-4"), &["line 21", "there is no text `fan-4`"]);
    check(LESSON.replace("game: vaalbara", "game: chess"), &["there is no game `chess`"]);
    check(LESSON.replace("round: 2", "round: two"), &["1-ours.lesson", "round"]);
}
