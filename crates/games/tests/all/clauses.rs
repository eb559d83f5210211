//! Every clause of the rules is named by a test of its game, and every clause that a game names exists.

use crate::sources::texts;
use meadhall_games::GAMES;
use meadhall_words::clauses::Clauses;
use std::collections::BTreeSet;

/// The letters that a game's clauses begin with, such as `VB-`.
fn prefix(clauses: &Clauses) -> &'static str {
    let first = clauses.all().first().expect("a clause").id;
    &first[..=first.find('-').expect("letters and a number")]
}

/// Ids such as `BR-4.12` in a text.
fn named(text: &str, prefix: &str) -> BTreeSet<String> {
    let number = |part: &str| {
        let number: String = part.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
        number.trim_end_matches('.').to_owned()
    };
    let numbers = text.split(prefix).skip(1).map(number);
    numbers.filter(|number| number.contains('.')).map(|number| format!("{prefix}{number}")).collect()
}

/// Ids that comments of a text name in brackets: `[VB-1.2]`, `[VB-1.2, VB-1.3]`.
fn commented(text: &str, prefix: &str) -> BTreeSet<String> {
    let comment = |line: &&str| ["//", "#"].iter().any(|mark| line.trim_start().starts_with(mark));
    let strip = |line: &str| line.trim_start().trim_start_matches(['/', '#', '!', ' ']).to_owned();
    let comments = text.lines().filter(comment).map(strip).collect::<Vec<_>>().join(" ");
    let inside = comments.split('[').skip(1).filter_map(|rest| rest.split_once(']'));
    inside.flat_map(|(ids, _)| named(ids, prefix)).collect()
}

#[test]
fn every_clause_is_named_by_a_test() {
    let mut counts = Vec::new();
    for (game, clauses) in GAMES.iter().map(|game| (game.id(), game.board.rulebook().clauses())) {
        let prefix = prefix(clauses);
        let tested: BTreeSet<String> = texts(game, "tests").iter().flat_map(|text| commented(text, prefix)).collect();
        let missing: Vec<&str> =
            clauses.all().iter().map(|clause| clause.id).filter(|id| !tested.contains(*id)).collect();
        assert!(missing.is_empty(), "{game}: {} clauses without a test: {missing:?}", missing.len());
        counts.push((game, clauses.all().len()));
    }
    assert_eq!(counts, [("blood-rage", 597), ("valhalla", 898), ("vaalbara", 342), ("pebbles", 10)]);
}

#[test]
fn every_named_clause_exists() {
    for (game, clauses) in GAMES.iter().map(|game| (game.id(), game.board.rulebook().clauses())) {
        let known: BTreeSet<&str> = clauses.all().iter().map(|clause| clause.id).collect();
        assert_eq!(known.len(), clauses.all().len(), "{game}: an id stands twice");
        for folder in ["tests", "src"] {
            let ids = texts(game, folder).iter().flat_map(|text| named(text, prefix(clauses))).collect::<BTreeSet<_>>();
            let wrong: Vec<&String> = ids.iter().filter(|id| !known.contains(id.as_str())).collect();
            assert!(!ids.is_empty() && wrong.is_empty(), "{game}: {folder} names {wrong:?}");
        }
    }
}
