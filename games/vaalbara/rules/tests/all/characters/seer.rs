//! Section 14: the Seer.

use crate::support::{gained_by, play};
use meadhall_vaalbara::{Character, Clan};

/// What Blue's Seer gains with these characters of the others, in the order of the seats.
fn seer(others: &[&str]) -> u16 {
    let clans = ["purple", "yellow", "red", "green"];
    let others: Vec<(&str, &str)> = clans.into_iter().zip(others.iter().copied()).collect();
    let names: Vec<&str> = others.iter().map(|(clan, _)| *clan).collect();
    let mut text = format!("seats: blue, {}\nplayed blue: seer\nvp blue: 0\n", names.join(", "));
    for (clan, character) in &others {
        text += &format!("played {clan}: {character}\n");
    }
    // Whoever acts before initiative 4 has taken a land already; a Seer of somebody else comes after Blue's.
    let mut early: Vec<_> =
        others.iter().filter(|(_, character)| ["warrior", "bard", "hunter"].contains(character)).collect();
    early.sort_by_key(|(_, character)| character.parse::<Character>().expect("a character"));
    let acted: Vec<&str> = early.iter().map(|(clan, _)| *clan).collect();
    if !acted.is_empty() {
        text += &format!("acted: {}\n", acted.join(", "));
    }
    text += "omens: B R P Y G\n---\n=> asked: take of blue";
    let told = play(&text);
    let vp = told.facts().get("vp blue").and_then(|vp| vp.parse().ok()).expect("a number");
    assert_eq!(gained_by(&told, Clan::Blue, Character::Seer), 0, "it was paid when the characters were turned up");
    vp
}

/// [VB-14.2] 2 VP for each neighbour with an odd initiative. [VB-14.3] Odd are Warrior, Hunter, Carpenter, Tracker, Rider and
/// Explorer; even are Bard, Seer, Falconer, Midwife, Carver and Farmer. [VB-14.4] So it is 0 or 2 with two players and 0, 2 or 4
/// with more.
#[test]
fn two_points_for_each_odd_neighbour() {
    let odd = ["warrior", "hunter", "carpenter", "tracker", "rider", "explorer"];
    let even = ["bard", "seer", "falconer", "midwife", "carver", "farmer"];
    for character in odd {
        assert_eq!(seer(&[character]), 2, "{character}");
    }
    for character in even {
        assert_eq!(seer(&[character]), 0, "{character}");
    }
    assert_eq!([seer(&["rider", "tracker"]), seer(&["rider", "farmer"]), seer(&["carver", "farmer"])], [4, 2, 0]);
    assert_eq!(seer(&["rider", "rider", "rider", "rider"]), 4, "never more than two neighbours");
}

/// [VB-14.5] A neighbour counts whether she has acted or not.
#[test]
fn neighbours_count_before_and_after_their_turns() {
    assert_eq!(seer(&["hunter", "farmer", "rider"]), 4, "Purple has acted, Red has not");
    assert_eq!(seer(&["hunter", "farmer", "carver"]), 2);
    assert_eq!(seer(&["carver", "farmer", "rider"]), 2);
}

/// [VB-14.6] Others than neighbours do not count, nor does the Seer herself.
#[test]
fn others_and_the_seer_herself_do_not_count() {
    assert_eq!(seer(&["farmer", "rider", "farmer"]), 0, "Yellow sits opposite");
    assert_eq!(seer(&["farmer", "rider", "tracker", "farmer"]), 0);
    assert_eq!(seer(&["seer", "seer"]), 0);
}
