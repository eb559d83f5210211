//! Every clause of the rules is named by a test, and every clause that the program names exists.

use std::collections::BTreeSet;
use std::path::Path;

const RULES: &str = include_str!("../../../docs/rules/valhalla.md");

/// Marks such as `VH-4.12` in a text.
fn marks(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for part in text.split("VH-").skip(1) {
        let number: String = part.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
        let number = number.trim_end_matches('.');
        if number.contains('.') {
            found.insert(format!("VH-{number}"));
        }
    }
    found
}

/// The clauses that the rules state.
fn clauses() -> BTreeSet<String> {
    let stated = |line: &str| Some(line.strip_prefix('[')?.split_once(']')?.0.to_owned());
    RULES.lines().filter_map(stated).filter(|mark| mark.starts_with("VH-")).collect()
}

fn text_of(folder: &str) -> String {
    let mut text = String::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the folder is there").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                text += &std::fs::read_to_string(path).unwrap_or_default();
            }
        }
    }
    text
}

#[test]
fn every_clause_is_named_by_a_test() {
    let named = marks(&text_of("tests"));
    let known = clauses();
    assert_eq!(known.len(), 898);
    let missing: Vec<String> = known.into_iter().filter(|clause| !named.contains(clause)).collect();
    assert!(missing.is_empty(), "{} clauses without a test: {missing:?}", missing.len());
}

#[test]
fn every_named_clause_exists() {
    let known = clauses();
    for folder in ["tests", "src"] {
        let wrong: Vec<String> = marks(&text_of(folder)).into_iter().filter(|mark| !known.contains(mark)).collect();
        assert!(wrong.is_empty(), "{folder} names {wrong:?}");
    }
}
