//! Section 13: the Hunter.

use crate::characters::gained;
use meadhall_vaalbara::{Character, Clan};

fn hunter(seats: &[(&str, &str)], omens: &str, steps: &str, clan: Clan) -> u16 {
    gained(seats, omens, steps, clan, Character::Hunter)
}

/// [VB-13.2] 3 VP if no neighbour has acted yet. [VB-13.4] 3 in all, not for each neighbour.
#[test]
fn three_points_before_the_neighbours() {
    let table = [("blue", "hunter"), ("purple", "seer"), ("yellow", "farmer")];
    assert_eq!(hunter(&table, "Y P G R B", "", Clan::Blue), 3);
    // Somebody who is no neighbour may have acted.
    let table = [("blue", "hunter"), ("purple", "seer"), ("yellow", "bard"), ("red", "farmer")];
    assert_eq!(hunter(&table, "Y P G R B", "yellow: bard red\nyellow: take 1", Clan::Blue), 3);
}

/// [VB-13.3] Nothing if at least one neighbour has acted, on either side.
#[test]
fn nothing_after_a_neighbour() {
    for (purple, red) in [("bard", "farmer"), ("farmer", "bard")] {
        let table = [("blue", "hunter"), ("purple", purple), ("yellow", "farmer"), ("red", red)];
        let first = if purple == "bard" { "purple" } else { "red" };
        let steps = format!("{first}: bard yellow\n{first}: take 1\n=> asked: take of blue");
        assert_eq!(hunter(&table, "Y P G R B", &steps, Clan::Blue), 0);
    }
}

/// [VB-13.5] Of neighbours who tie only the one with the better omens gains.
#[test]
fn of_tied_neighbours_the_better_omens_gain() {
    let table = [("blue", "hunter"), ("purple", "hunter"), ("yellow", "farmer")];
    for (omens, first, second) in [("B R P Y G", Clan::Blue, Clan::Purple), ("P Y G B R", Clan::Purple, Clan::Blue)] {
        let steps = format!("{first}: take 1\n=> asked: take of {second}");
        assert_eq!(hunter(&table, omens, &steps, first), 3);
        assert_eq!(hunter(&table, omens, &steps, second), 0);
    }
}

/// [VB-13.6] With two players 3 VP exactly when its player acts first.
#[test]
fn with_two_players_the_first_gains() {
    for other in Character::ALL {
        let table = [("blue", "hunter"), ("purple", other.word())];
        let first = other > Character::Hunter;
        let steps = match other {
            Character::Warrior => "blue: show nothing\npurple: take 1",
            Character::Bard => "purple: bard blue\npurple: take 1",
            Character::Hunter => "purple: take 1",
            _ => "",
        };
        assert_eq!(hunter(&table, "P B Y R G", steps, Clan::Blue), if first { 3 } else { 0 }, "{other}");
    }
}

/// [VB-13.7] Hunters who are not neighbours do not hinder each other.
#[test]
fn distant_hunters_do_not_hinder_each_other() {
    let table = [("blue", "hunter"), ("purple", "farmer"), ("yellow", "hunter"), ("red", "carver")];
    let steps = "blue: take 1\n=> asked: take of yellow";
    assert_eq!(hunter(&table, "B Y P G R", steps, Clan::Blue), 3);
    assert_eq!(hunter(&table, "B Y P G R", steps, Clan::Yellow), 3);
}
