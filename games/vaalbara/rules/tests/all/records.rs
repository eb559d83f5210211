//! Recorded games that must replay for ever, and what becomes of a record that was touched.

use meadhall_engine::{Chance, Quick, Record, Table};
use meadhall_vaalbara::Vaalbara;
use std::path::{Path, PathBuf};

fn record_files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "saga"))
        .collect();
    files.sort();
    files
}

fn replay(text: &str) -> Result<Table<Vaalbara>, String> {
    Record::parse(text).and_then(|record| record.replay()).map_err(|error| error.to_string())
}

/// Games that were once played replay to every hash in them. If this test fails, the rules, the dice, the written form or the
/// hash of a position have changed, and with them every record that anybody has kept.
#[test]
fn old_records_replay() {
    let mut seats = Vec::new();
    for path in record_files() {
        let text = std::fs::read_to_string(&path).expect("a readable file");
        let table = replay(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(table.outcome().is_some(), "{} is a finished game", path.display());
        let record = Record { format: 1, ..table.record() };
        assert_eq!(record.to_string(), text, "{} is written as it was", path.display());
        seats.push(table.players().len());
    }
    for players in 2..=5 {
        assert!(seats.contains(&players), "no record with {players} players");
    }
}

/// A change of a single character is found, or it changes nothing: the same game, move for move, except perhaps for a player's
/// name.
#[test]
fn a_single_changed_character_is_found() {
    let path = record_files().into_iter().next().expect("there are records");
    let text = std::fs::read_to_string(path).expect("a readable file");
    let original = replay(&text).expect("it replays");
    let letters: Vec<char> = text.chars().collect();
    let alphabet: Vec<char> = "abcdefghijklmnopqrstuvwxyz0123456789 :.=|\n#é".chars().collect();
    let mut quick = Quick::new(1);
    let (mut refused, mut harmless) = (0, 0);
    for _ in 0..3_000 {
        let mut edited = letters.clone();
        let place = quick.index(edited.len());
        match quick.index(3) {
            0 => edited[place] = alphabet[quick.index(alphabet.len())],
            1 => edited.insert(place, alphabet[quick.index(alphabet.len())]),
            _ => {
                edited.remove(place);
            }
        }
        let edited: String = edited.into_iter().collect();
        match replay(&edited) {
            Err(reason) => {
                assert!(!reason.is_empty() && !reason.contains('\n'));
                refused += 1;
            }
            Ok(table) => {
                let same = table.renamed(original.players());
                assert_eq!(same.record(), original.record(), "{edited}");
                harmless += 1;
            }
        }
    }
    assert!(refused > 2_000 && harmless > 10, "{refused} refused, {harmless} harmless");
}

/// A record that is cut short anywhere is refused.
#[test]
fn a_record_cut_short_is_refused() {
    let path = record_files().into_iter().next().expect("there are records");
    let text = std::fs::read_to_string(path).expect("a readable file");
    for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
        let cut = &text[..end];
        let whole = cut.lines().last().is_some_and(|line| line.starts_with("end: "));
        // The last line may lose its word for actions, but nothing before it.
        match Record::parse(cut) {
            Ok(record) => assert!(whole && record == Record::parse(&text).expect("good"), "{end}"),
            Err(error) => assert!(!error.reason.is_empty()),
        }
    }
}
