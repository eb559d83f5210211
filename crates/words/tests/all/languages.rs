//! The languages say the same: the same keys, the same placeholders, nothing empty, no errors.

use crate::keys::{Keys, keys};
use meadhall_words::{GAMES, HOUSE};
use std::collections::{BTreeMap, BTreeSet};

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
    for (game, locales) in GAMES {
        let english = keys(game, locales[0].1);
        for (code, text) in locales {
            compare(&format!("{game} {code}"), &english, &keys(&format!("{game} {code}"), text));
        }
        checked += english.len();
    }
    for file in 0..HOUSE[0].1.len() {
        let english = keys("house en", HOUSE[0].1[file]);
        for (code, files) in HOUSE {
            let name = format!("house {code}, file {file}");
            compare(&name, &english, &keys(&name, files[file]));
        }
        checked += english.len();
    }
    assert!(checked > 100, "only {checked} keys were compared");
}

#[test]
fn no_key_of_the_house_hides_one_of_a_game() {
    let house: BTreeSet<String> = HOUSE[0].1.iter().flat_map(|text| keys("house", text).into_keys()).collect();
    for (game, locales) in GAMES {
        for key in keys(game, locales[0].1).keys() {
            assert!(!house.contains(key), "{key} stands in the house and in {game}");
        }
    }
}

#[test]
fn no_key_stands_in_two_texts_of_a_game() {
    let mut seen: BTreeMap<(&str, String), usize> = BTreeMap::new();
    for (text, (game, locales)) in GAMES.into_iter().enumerate() {
        for key in keys(game, locales[0].1).into_keys() {
            let before = seen.insert((game, key.clone()), text);
            assert_eq!(before, None, "{key} stands in two texts of {game}");
        }
    }
}
