//! The clauses behind characters and lands, for whoever points at the rules.

use crate::names::{Character, Kind};

/// The clause that states a character's effect.
pub const fn clause_of(character: Character) -> &'static str {
    match character {
        Character::Warrior => "VB-11.2",
        Character::Bard => "VB-12.2",
        Character::Hunter => "VB-13.2",
        Character::Seer => "VB-14.2",
        Character::Carpenter => "VB-15.2",
        Character::Falconer => "VB-16.2",
        Character::Tracker => "VB-17.2",
        Character::Midwife => "VB-18.2",
        Character::Rider => "VB-19.2",
        Character::Carver => "VB-20.2",
        Character::Explorer => "VB-21.2",
        Character::Farmer => "VB-22.2",
    }
}

/// The clause that states a land's reward.
pub const fn clause_of_land(kind: Kind) -> &'static str {
    match kind {
        Kind::Meadow => "VB-31.1",
        Kind::Field => "VB-32.1",
        Kind::Forest => "VB-33.1",
        Kind::Village => "VB-34.1",
        Kind::Mountain => "VB-35.1",
        Kind::River => "VB-36.1",
    }
}
