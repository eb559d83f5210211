//! Section 20: the Carver.

use crate::characters::gained;
use meadhall_vaalbara::{Character, Clan};

fn carver(seats: &[(&str, &str)], omens: &str, steps: &str, clan: Clan) -> u16 {
    gained(seats, omens, steps, clan, Character::Carver)
}

/// [VB-20.2] 5 VP if all neighbours have acted. [VB-20.4] 5 in all, not for each neighbour.
#[test]
fn five_points_after_the_neighbours() {
    let table = [("blue", "carver"), ("purple", "carpenter"), ("yellow", "hunter")];
    let steps = "yellow: take 1\npurple: take 2\n=> asked: take of blue";
    assert_eq!(carver(&table, "Y P G R B", steps, Clan::Blue), 5);
    // Somebody who is no neighbour may be yet to act.
    let table = [("blue", "carver"), ("purple", "carpenter"), ("yellow", "farmer"), ("red", "hunter")];
    let steps = "red: take 1\npurple: take 2\n=> asked: take of blue";
    assert_eq!(carver(&table, "Y P G R B", steps, Clan::Blue), 5);
}

/// [VB-20.3] Nothing if at least one neighbour has yet to act, on either side.
#[test]
fn nothing_before_a_neighbour() {
    for (purple, red) in [("hunter", "farmer"), ("farmer", "hunter")] {
        let table = [("blue", "carver"), ("purple", purple), ("yellow", "seer"), ("red", red)];
        let first = if purple == "hunter" { "purple" } else { "red" };
        let steps = format!("{first}: take 1\nyellow: take 2\n=> asked: take of blue");
        assert_eq!(carver(&table, "Y P G R B", &steps, Clan::Blue), 0);
    }
}

/// [VB-20.5] Of neighbours who tie only the one with the worse omens gains.
#[test]
fn of_tied_neighbours_the_worse_omens_gain() {
    let table = [("blue", "carver"), ("purple", "carver"), ("yellow", "hunter")];
    for (omens, first, second) in [("B R P Y G", Clan::Blue, Clan::Purple), ("P Y G B R", Clan::Purple, Clan::Blue)] {
        let steps = format!("yellow: take 3\n{first}: take 1\n=> asked: take of {second}");
        assert_eq!(carver(&table, omens, &steps, first), 0);
        assert_eq!(carver(&table, omens, &steps, second), 5);
    }
}

/// [VB-20.6] With two players 5 VP exactly when its player acts second.
#[test]
fn with_two_players_the_second_gains() {
    for other in Character::ALL {
        let table = [("blue", "carver"), ("purple", other.word())];
        let second = other <= Character::Carver;
        let steps = match other {
            Character::Warrior => "blue: show nothing\npurple: take 1",
            Character::Bard => "purple: bard blue\npurple: take 1",
            Character::Tracker => "purple: tracker 1.1\npurple: take 1",
            Character::Rider => "purple: rider 1.1 2.1\npurple: take 1",
            Character::Explorer | Character::Farmer => "",
            _ => "purple: take 1",
        };
        assert_eq!(carver(&table, "P B Y R G", steps, Clan::Blue), if second { 5 } else { 0 }, "{other}");
    }
}

/// [VB-20.7] Carvers who are not neighbours do not hinder each other.
#[test]
fn distant_carvers_do_not_hinder_each_other() {
    let table = [("blue", "carver"), ("purple", "hunter"), ("yellow", "carver"), ("red", "carpenter")];
    let steps = "purple: take 1\nred: take 2\nblue: take 3\n=> asked: take of yellow";
    assert_eq!(carver(&table, "B Y P G R", steps, Clan::Blue), 5);
    assert_eq!(carver(&table, "B Y P G R", steps, Clan::Yellow), 5);
}
