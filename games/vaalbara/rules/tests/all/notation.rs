//! What docs/notation.md says of Vaalbara is so.

use meadhall_engine::{Scenario, ScenarioGame};
use meadhall_vaalbara::{Action, Vaalbara};
use std::collections::BTreeSet;

const NOTATION: &str = include_str!("../../../../../docs/notation.md");

/// A section by its heading, up to the next one.
fn section(heading: &str) -> &'static str {
    let start = NOTATION.find(heading).unwrap_or_else(|| panic!("no section `{heading}`")) + heading.len();
    let rest = &NOTATION[start..];
    let end = ["\n## ", "\n### "].iter().filter_map(|mark| rest.find(mark)).min().unwrap_or(rest.len());
    &rest[..end]
}

/// What stands between backticks in some columns of a section's tables.
fn quoted(section: &str, columns: &[usize]) -> Vec<String> {
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let cells = rows.flat_map(|row| columns.iter().filter_map(|&n| row.split(" | ").nth(n)).collect::<Vec<_>>());
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// Every written action of the table can be read, and is printed as it stands there.
#[test]
fn written_actions_can_be_read() {
    let written = quoted(section("## Actions of Vaalbara\n"), &[0]);
    assert!(written.len() > 8, "{written:?}");
    for text in written {
        let action: Action = text.parse().unwrap_or_else(|_| panic!("`{text}` is no action"));
        assert_eq!(action.to_string(), text);
    }
}

/// The first word of each fact: `vp` of `vp blue`.
fn first_words<'a>(keys: impl Iterator<Item = &'a str>) -> BTreeSet<String> {
    keys.map(|key| key.split(' ').next().unwrap_or_default().to_owned()).collect()
}

/// The facts of the table are those that a position tells; those that are only told stand in the sentence behind it.
#[test]
fn facts_are_those_that_there_are() {
    let text = section("### Facts of Vaalbara\n");
    let listed = quoted(text, &[0, 2]);
    let behind = text.split("may also ask for").nth(1).expect("a sentence").split('`').skip(1).step_by(2);
    let documented = first_words(listed.iter().map(String::as_str).chain(behind));
    let mut told = BTreeSet::new();
    crate::support::walk(&crate::support::game(3), 1, |position, _| {
        let facts = crate::support::game(3).describe(position);
        told.append(&mut first_words(facts.keys()));
    });
    let documented: BTreeSet<String> = documented.into_iter().filter(|word| word != "domain").collect();
    assert_eq!(documented, told);
    let sets: BTreeSet<&str> = Vaalbara::SETS.iter().copied().collect();
    assert!(sets.iter().all(|set| text.contains(&format!("`{set}`"))), "{sets:?}");
}

/// The scenario that the page shows comes true.
#[test]
fn the_example_comes_true() {
    let start = NOTATION.find("meadhall scenario 2\n").expect("an example");
    let text = NOTATION[start..].split("```").next().expect("its end");
    let scenario = Scenario::parse(text).expect("it reads");
    scenario.play::<Vaalbara>().unwrap_or_else(|error| panic!("{error}"));
}
