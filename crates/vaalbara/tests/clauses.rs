//! Every clause of the rules is named by a test.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn files_under(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries
        .map(|entry| entry.expect("a readable folder").path())
        .flat_map(|path| if path.is_dir() { files_under(&path) } else { vec![path] })
        .collect()
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The clauses of the rules: each stands on a line of its own that begins with its id in brackets.
fn clauses() -> BTreeMap<String, String> {
    let rules = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/vaalbara.md"));
    let clause = |line: &str| {
        let (id, text) = line.strip_prefix('[')?.split_once("] ")?;
        id.starts_with("VB-").then(|| (id.to_owned(), text.to_owned()))
    };
    let found: Vec<(String, String)> = rules.lines().filter_map(clause).collect();
    let count = found.len();
    let clauses: BTreeMap<String, String> = found.into_iter().collect();
    assert_eq!(clauses.len(), count, "an id stands twice");
    clauses
}

/// All ids that are named inside brackets in a comment: `[VB-1.2]`, `[VB-1.2, VB-1.3]`.
fn named(text: &str) -> BTreeSet<String> {
    let comments = text.lines().filter_map(|line| {
        let line = line.trim_start();
        ["//", "#"].iter().any(|mark| line.starts_with(mark)).then(|| line.trim_start_matches(['/', '#', '!', ' ']))
    });
    let text = comments.collect::<Vec<_>>().join(" ");
    let inside = text.split('[').skip(1).filter_map(|rest| rest.split_once(']')).map(|(inside, _)| inside);
    inside.flat_map(|ids| ids.split(',')).map(|id| id.trim().to_owned()).filter(|id| id.starts_with("VB-")).collect()
}

fn named_by_tests() -> BTreeSet<String> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    files_under(&tests)
        .iter()
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs" || extension == "scenario"))
        .filter(|path| path.file_name().is_some_and(|name| name != "clauses.rs"))
        .flat_map(|path| named(&read(path)))
        .collect()
}

#[test]
fn every_clause_is_named_by_a_test() {
    let (clauses, named) = (clauses(), named_by_tests());
    assert_eq!(clauses.len(), 342);
    let missing: Vec<String> =
        clauses.iter().filter(|(id, _)| !named.contains(*id)).map(|(id, text)| format!("[{id}] {text}")).collect();
    assert!(missing.is_empty(), "{} clauses are named by no test:\n{}", missing.len(), missing.join("\n"));
}

#[test]
fn tests_name_no_clause_that_does_not_exist() {
    let clauses = clauses();
    let unknown: Vec<String> = named_by_tests().into_iter().filter(|id| !clauses.contains_key(id)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

/// What the game tells players points at clauses that exist.
#[test]
fn messages_name_no_clause_that_does_not_exist() {
    let clauses = clauses();
    let sources = files_under(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let mut found = 0;
    for path in sources {
        for piece in read(&path).split("\"VB-").skip(1) {
            let (number, _) = piece.split_once('"').expect("a string ends");
            let id = format!("VB-{number}");
            assert!(clauses.contains_key(&id), "{} names {id}", path.display());
            found += 1;
        }
    }
    assert!(found > 30, "only {found} found");
}
