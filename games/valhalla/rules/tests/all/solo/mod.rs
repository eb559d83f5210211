//! Section 16: the solo game.

mod battle;
mod ending;
mod game;

use crate::support::play;
use meadhall_valhalla::Monster;
use meadhall_valhalla::data::MonsterCard;

/// A solo game with these options and facts.
fn solo(options: &str, facts: &str) -> crate::support::Told {
    let options: String =
        options.split_whitespace().map(|word| format!("option {}\n", word.replace('=', ": "))).collect();
    play(&format!("seats: red\n{options}{facts}"))
}

/// A card of a monster, from 1.
fn card(monster: Monster, step: u8) -> MonsterCard {
    crate::support::game(1).cards().monster(monster, step - 1, false).expect("a card").clone()
}
