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

/// What is said anew for the ear stands over the other texts.
fn spoken() -> impl Iterator<Item = (String, &'static [Locales])> {
    GAMES.iter().map(|game| (format!("{}, spoken", game.id()), (game.screen.spoken_texts)().files()))
}

#[test]
fn all_languages_say_the_same() {
    let mut checked = 0;
    for (room, files) in rooms().chain(spoken()) {
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
    let mut house: BTreeSet<String> = BTreeSet::new();
    for key in HOUSE[0].1.iter().flat_map(|text| keys("house", text).into_keys()) {
        assert!(house.insert(key.clone()), "{key} stands in two texts of the house");
    }
    for (room, files) in rooms() {
        let mut seen = house.clone();
        for (n, locales) in files.iter().enumerate() {
            for key in keys(&room, locales[0].1).into_keys() {
                // A room may name a card of the rules, and what stands on it, in its own way.
                let of_card = key.starts_with("card-") || key.starts_with("weapons-");
                let renamed = n > 0 && of_card && keys(&room, files[0][0].1).contains_key(&key);
                let new = seen.insert(key.clone());
                assert!(new || renamed, "{room}: {key} stands in two texts, or in the house too");
            }
        }
    }
}

/// A text for the ear that replaces one for the eye is filled with the same.
#[test]
fn what_is_said_anew_for_the_ear_has_the_same_placeholders() {
    let mut renewed = 0;
    for (room, files) in spoken() {
        let Some((last, before)) = files.split_last().filter(|(_, before)| before.len() > 1) else { continue };
        for (key, placeholders) in keys(&room, last[0].1) {
            let old = before.iter().find_map(|locales| keys(&room, locales[0].1).get(&key).cloned());
            let Some(old) = old else { continue };
            assert!(placeholders.is_subset(&old), "{room}: {key} wants {placeholders:?}, but is filled with {old:?}");
            renewed += 1;
        }
    }
    assert!(renewed > 30, "only {renewed} texts are said anew");
}
