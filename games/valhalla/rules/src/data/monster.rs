//! The cards of the monsters.

use crate::names::{Clan, Face};
use serde::{Deserialize, Serialize};

/// The ability of a monster card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the clauses of section 16 say what each does")]
pub enum Terror {
    DiscardRandomHandCardAfterBattle,
    BandLimitMinus { value: u8 },
    LoseGloryAfterDefeat { value: u8 },
    LoseGloryAfterBattle { value: u8 },
    MillAfterPhaseA { value: u8 },
    DiscardHandCardBeforeBattle,
    JarlOff,
    TacticBanned { symbol: Banned },
    ClanAbilityOff { clan: Clan },
    DiscardDieBeforeRoll,
    NoTactics,
    MaxTactics { value: u8 },
    DiscardWarriorBeforeBattle,
}

/// The tactics that a monster bans.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Banned {
    /// All Heroic Attacks.
    Heroic,
    /// Both kinds of Fury.
    Fury,
}

/// A side of a monster card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MonsterCard {
    /// Its strength.
    pub strength: u8,
    /// The most glory that the player's Valhalla may hold.
    pub cap: u8,
    /// The symbols that start its attack.
    pub symbols: Vec<Face>,
    /// Its clans.
    pub clans: Vec<Clan>,
    /// Its ability.
    pub terror: Option<Terror>,
}

impl Terror {
    /// Why the rules cannot play an ability with such a number, if they cannot.
    pub(super) fn trouble(self) -> Option<String> {
        match self {
            Terror::LoseGloryAfterDefeat { value } | Terror::LoseGloryAfterBattle { value } if value != 1 => {
                Some(format!("a monster takes 1 glory point, not {value}"))
            }
            Terror::BandLimitMinus { value } if !(1..=3).contains(&value) => {
                Some(format!("a band of four cannot be smaller by {value}"))
            }
            Terror::MillAfterPhaseA { value: 0 } => Some("it must discard at least one card".to_owned()),
            _ => None,
        }
    }
}
