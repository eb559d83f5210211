//! The index of rulings (docs/rulings) lists every clause that is marked as one, with what speaks for and against it.

use meadhall_games::find;
use std::collections::BTreeSet;

const INDEXES: [(&str, &str); 3] = [
    ("vaalbara", include_str!("../../../../docs/rulings/vaalbara.md")),
    ("blood-rage", include_str!("../../../../docs/rulings/blood-rage.md")),
    ("valhalla", include_str!("../../../../docs/rulings/valhalla.md")),
];

/// The rows of an index: clause, decision, for, against.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines()
        .filter(|line| line.starts_with("| ") && line.contains('-') && !line.starts_with("| clause "))
        .map(|line| line.trim_matches('|').split(" | ").map(str::trim).collect())
}

#[test]
fn every_ruling_is_listed_once() {
    for (game, text) in INDEXES {
        let clauses = find(game).expect("a game").board.rulebook().clauses();
        let rulings: BTreeSet<&str> =
            clauses.all().iter().filter(|clause| clause.text.contains("(ruling)")).map(|clause| clause.id).collect();
        let listed: Vec<&str> = rows(text).map(|row| row[0]).collect();
        let unique: BTreeSet<&str> = listed.iter().copied().collect();
        assert!(rulings.len() > 50, "{game}: {}", rulings.len());
        let missing: Vec<_> = rulings.difference(&unique).collect();
        let surplus: Vec<_> = unique.difference(&rulings).collect();
        assert!(missing.is_empty() && surplus.is_empty(), "{game}: missing {missing:?}, too many {surplus:?}");
        assert_eq!(listed.len(), unique.len(), "{game}: a ruling is listed twice");
    }
}

/// A ruling that nothing speaks against is no ruling; one that nothing speaks for should not be.
#[test]
fn every_ruling_is_weighed() {
    for (game, text) in INDEXES {
        for row in rows(text) {
            assert_eq!(row.len(), 4, "{game}: {row:?}");
            let thin = row[1..].iter().any(|cell| cell.split_whitespace().count() < 3);
            assert!(!thin, "{game}: {row:?}");
        }
    }
}
