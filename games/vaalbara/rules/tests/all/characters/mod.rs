//! Sections 10 to 22: the characters, one file for each.

mod bard;
mod carpenter;
mod carver;
mod explorer;
mod falconer;
mod farmer;
mod general;
mod hunter;
mod midwife;
mod rider;
mod seer;
mod tracker;
mod warrior;

use meadhall_vaalbara::{Character, Clan};

/// Seats these clans with the characters they reveal in round 1, plays the steps, and says what a clan gained by a character.
fn gained(seats: &[(&str, &str)], omens: &str, steps: &str, clan: Clan, character: Character) -> u16 {
    let names: Vec<&str> = seats.iter().map(|(clan, _)| *clan).collect();
    let hands = seats.iter().map(|(clan, character)| format!("hand {clan}: {character}\n")).collect::<String>();
    let assigned = seats.iter().map(|(clan, character)| format!("{clan}: assign {character}\n")).collect::<String>();
    let text = format!("seats: {}\nomens: {omens}\n{hands}---\n{assigned}{steps}", names.join(", "));
    crate::support::gained_by(&crate::support::play(&text), clan, character)
}
