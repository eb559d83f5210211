//! Sections 50 and 51: the worked examples. Each is a scenario file of its own in `tests/scenarios`; what is no scenario
//! stands here.

use crate::support::{game, walk};
use meadhall_engine::{Game, Ignore, Quick, Scenario};
use meadhall_vaalbara::Vaalbara;
use std::path::{Path, PathBuf};

fn scenario_files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "scenario"))
        .collect();
    files.sort();
    files
}

/// Every scenario file comes true, and there is one for every example.
#[test]
fn every_scenario_file_comes_true() {
    let files = scenario_files();
    let mut failures = Vec::new();
    for path in &files {
        let text = std::fs::read_to_string(path).expect("a readable file");
        let played = Scenario::parse(&text).and_then(|scenario| {
            assert!(scenario.steps.len() >= 2, "{} expects nothing", path.display());
            scenario.play::<Vaalbara>()
        });
        if let Err(error) = played {
            failures.push(format!("{}: {error}", path.file_name().unwrap_or_default().to_string_lossy()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    for letter in [
        "50a", "50b", "50c", "50d", "51a", "51b", "51c", "51d", "51e", "51f", "51g", "51h", "51i", "51j", "51k", "51l",
        "51m",
    ] {
        let named = |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(letter));
        assert!(files.iter().any(named), "no scenario of example {letter}");
    }
}

/// Every scenario file begins with a comment that names its clauses.
#[test]
fn every_scenario_file_names_its_clauses() {
    for path in scenario_files() {
        let text = std::fs::read_to_string(&path).expect("a readable file");
        let comment: String = text.lines().skip(1).take_while(|line| line.starts_with('#')).collect();
        assert!(comment.contains("[VB-5"), "{} names no clause", path.display());
    }
}

/// [VB-50.1] With two players the 2+ lands are used: 27 of 51. [VB-50.2] After the rows are dealt 2 lie in each, 23 in the deck.
#[test]
fn lands_for_two_players() {
    let game = game(2);
    let position = game.setup(&mut Quick::new(1), &mut Ignore);
    assert_eq!((game.lands_in_use().len(), 51 - game.lands_in_use().len()), (27, 24));
    assert!(game.lands_in_use().iter().all(|&land| game.land(land).min_players == 2));
    assert_eq!(position.rows.map(|row| row.iter().flatten().count()), [2, 2]);
    assert_eq!(position.deck.len(), 23);
}

/// [VB-51.43] The size of the land deck in every round, for every number of players.
#[test]
fn the_deck_over_a_game() {
    for (players, sizes) in [
        (2, [23, 21, 19, 17, 15, 13, 11, 9, 7]),
        (3, [33, 30, 27, 24, 21, 18, 15, 12, 9]),
        (4, [43, 39, 35, 31, 27, 23, 19, 15, 11]),
        (5, [41, 36, 31, 26, 21, 16, 11, 6, 1]),
    ] {
        let game = game(players);
        walk(&game, 2, |position, _| {
            assert_eq!(position.deck.len(), sizes[usize::from(position.round) - 1]);
        });
    }
}
