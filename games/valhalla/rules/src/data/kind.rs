//! What a card shows and does: the vocabulary of the table of cards.

use crate::names::{Clan, Face};
use serde::{Deserialize, Serialize};

/// The weapons that activate a warrior.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Weapons {
    /// So many of each of the five weapons.
    Exact([u8; 5]),
    /// Two weapons of any kind.
    Any2,
    /// Two equal weapons.
    Same2,
    /// Three equal weapons.
    Same3,
    /// Two pairs of equal weapons.
    Pairs2,
    /// Three different weapons.
    Diff3,
}

impl Weapons {
    /// How many weapon icons count.
    #[inline]
    pub fn count(self) -> u8 {
        match self {
            Weapons::Exact(needed) => needed.iter().sum(),
            Weapons::Any2 | Weapons::Same2 => 2,
            Weapons::Same3 | Weapons::Diff3 => 3,
            Weapons::Pairs2 => 4,
        }
    }
}

/// The special ability of a warrior.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ability {
    /// The defender does without a die.
    Frost,
    /// Stronger with one or two warriors of a clan in the own band.
    Kin {
        /// The clan.
        clan: Clan,
    },
    /// Stronger with three or four clans in the own band.
    Mix,
    /// Stronger against a clan in the opponent's band.
    Foe {
        /// The clan.
        clan: Clan,
    },
    /// One of the defender's warriors cannot be activated.
    Block,
    /// One of the opponent's warriors is kept from Valhalla.
    DenyValhalla,
    /// The opponent discards a tactic.
    ForceDiscardTactic,
    /// A card of the hand for strength.
    DiscardForStrength,
}

/// The favour of the Valkyries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Favour {
    /// For each other warrior sent together with this one.
    PerCompanion {
        /// Points for each.
        points: u8,
    },
    /// If a warrior of this clan is sent together with this one.
    WithClan {
        /// The clan.
        clan: Clan,
        /// Points.
        points: u8,
    },
    /// If this is the only warrior sent.
    Alone {
        /// Points.
        points: u8,
    },
}

/// A warrior.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Warrior {
    /// The clan.
    pub clan: Clan,
    /// Strength before bonuses.
    pub strength: u8,
    /// What activates it.
    pub weapons: Weapons,
    /// The special ability.
    pub ability: Option<Ability>,
    /// The favour.
    pub favour: Option<Favour>,
}

/// The effect of a tactic.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// New Weapons: roll some dice of the supply, keep one.
    ExtraDieBestOf {
        /// How many are rolled.
        roll: u8,
        /// How many are kept: one.
        keep: u8,
    },
    /// Fury.
    Strength {
        /// How much.
        value: u8,
        /// Whether only for who is outnumbered.
        condition: Option<Outnumbered>,
    },
    /// Heroic Attack.
    DiscardDieForStrength {
        /// How much.
        value: u8,
        /// The face of the die, if it matters.
        symbol: Option<Face>,
    },
    /// Counterblow.
    FreeReroll {
        /// How often.
        times: u8,
    },
    /// Weapon Exchange.
    TurnAllX,
    /// Surrounded Commander.
    SuppressJarl,
    /// Weapon Stock.
    VirtualDie {
        /// The weapon.
        symbol: Face,
    },
    /// Path to Valhalla.
    PathToValhalla,
    /// Call to Arms.
    AddTopmostDiscardedWarrior,
    /// Battle Cry of the band: strength by its size.
    StrengthByBand {
        /// For one to six warriors.
        table: [u8; 6],
    },
    /// Battle Cry of the activated warriors: strength by their number.
    StrengthByActivated {
        /// For one to six warriors.
        table: [u8; 6],
    },
}

/// The condition of a tactic for the weaker side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outnumbered {
    /// Fewer warriors in the band than the opponent.
    FewerWarriors,
}

/// How a card of Thor's help helps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Help {
    /// Draw a card.
    DrawCard,
    /// More strength.
    Strength {
        /// How much.
        value: u8,
    },
    /// A reroll of any number of dice.
    FreeReroll,
    /// An extra die.
    ExtraDie,
    /// A random card of the opponent.
    StealRandomCard,
}

/// Whom Thor helps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Who has fewer warriors.
    Fewer,
    /// Who has fewer warriors or as many.
    FewerOrEqual,
}

/// What a mission asks of the winner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Mission {
    /// No die was discarded for a reroll.
    #[serde(rename = "no_die_discarded")]
    NoDieDiscarded,
    /// A victory by five or more.
    #[serde(rename = "margin_5")]
    Margin5,
    /// Three or more activated warriors.
    #[serde(rename = "activated_3")]
    Activated3,
}

/// What a card of Tyr's wrath gives its warrior.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Wrath {
    /// One die less activates it.
    OneDieLess,
    /// More strength.
    Strength {
        /// How much.
        value: u8,
    },
    /// More strength against a clan.
    StrengthIfFoe {
        /// The clan.
        clan: Clan,
        /// How much.
        value: u8,
    },
}

/// What kind of card it is, with what belongs to the kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// A warrior.
    Warrior(Warrior),
    /// A battle tactic.
    Tactic(Effect),
    /// Thor's help.
    Thor(Side, Help),
    /// A mission.
    Mission(Mission),
    /// Tyr's wrath.
    Tyr(Wrath),
}
