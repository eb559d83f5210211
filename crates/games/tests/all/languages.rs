//! The languages say the same: the same keys, the same placeholders, nothing empty, no errors.

use crate::keys::{Keys, keys};
use meadhall_games::GAMES;
use meadhall_words::{HOUSE, Locales};
use std::collections::BTreeSet;

/// The texts of every room that has some, with a name for messages.
fn rooms() -> impl Iterator<Item = (String, &'static [Locales])> {
    GAMES.iter().flat_map(|game| {
        let board = (format!("{}, board", game.id()), game.board.texts().files());
        let screen = (format!("{}, screen", game.id()), (game.screen.texts)().files());
        [board, screen]
    })
}

fn compare(what: &str, english: &Keys, other: &Keys) {
    let missing: Vec<_> = english.keys().filter(|key| !other.contains_key(*key)).collect();
    let surplus: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
    assert!(missing.is_empty(), "{what} lacks {missing:?}");
    assert!(surplus.is_empty(), "{what} has {surplus:?}, which English lacks");
    for (key, placeholders) in english {
        assert_eq!(placeholders, &other[key], "{what}: the placeholders of {key}");
    }
}

#[test]
fn all_languages_say_the_same() {
    let mut checked = 0;
    for (room, files) in rooms() {
        for locales in files {
            let english = keys(&room, locales[0].1);
            for (code, text) in locales {
                compare(&format!("{room} {code}"), &english, &keys(&format!("{room} {code}"), text));
            }
            checked += english.len();
        }
    }
    for file in 0..HOUSE[0].1.len() {
        let english = keys("house en", HOUSE[0].1[file]);
        for (code, files) in HOUSE {
            let name = format!("house {code}, file {file}");
            compare(&name, &english, &keys(&name, files[file]));
        }
        checked += english.len();
    }
    assert!(checked > 1_000, "only {checked} keys were compared");
}

#[test]
fn no_key_stands_in_the_house_and_a_game_or_in_two_texts_of_a_room() {
    let house: BTreeSet<String> = HOUSE[0].1.iter().flat_map(|text| keys("house", text).into_keys()).collect();
    for (room, files) in rooms() {
        let mut seen = house.clone();
        for locales in files {
            for key in keys(&room, locales[0].1).into_keys() {
                assert!(seen.insert(key.clone()), "{room}: {key} stands in two texts, or in the house too");
            }
        }
    }
}
