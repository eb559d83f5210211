//! The cards: what one shows, and all of them together as a table that can be exchanged for printed values.

mod card;
mod clauses;
mod loki;
mod monster;
mod read;
mod whence;

pub use card::{CARDS, Card};
pub use clauses::{clause_of_card, clause_of_jarl, clause_of_terror};
pub use loki::{Advantage, Loki, Row};
pub use monster::{Banned, MonsterCard, Terror};
pub use read::{BUILT_IN, BadCards};
pub use whence::Whence;

use crate::names::{Clan, Face, Jarl, Monster};
use crate::places::{CardSet, IDS};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::{Arc, OnceLock};

/// Which deck a card belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Deck {
    /// The base deck.
    Base,
    /// Thor's help.
    Thor,
    /// Valkyries.
    Valkyries,
    /// Dwarves of Svartalfheim.
    Dwarves,
    /// Tyr's wrath.
    Tyr,
}

impl Deck {
    /// All decks with the number of their cards.
    pub const SIZES: [(Deck, usize); 5] =
        [(Deck::Base, 120), (Deck::Thor, 14), (Deck::Valkyries, 40), (Deck::Dwarves, 40), (Deck::Tyr, 20)];
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// It stands in the rulebook.
    Rulebook,
    /// It is known of the printed game from elsewhere.
    Found,
    /// It was chosen so that everything printed fits.
    Reconstructed,
}

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

/// One entry of the table: a card with all its copies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The deck.
    pub deck: Deck,
    /// The kind.
    pub kind: Kind,
    /// Glory in Valhalla.
    pub glory: u8,
    /// How many there are.
    pub copies: u8,
    /// Where the values come from.
    pub source: Source,
    /// Where ability, favour, effect or condition come from.
    pub text_source: Source,
}

/// Who may lead with a jarl.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JarlEntry {
    /// The jarl.
    pub jarl: Jarl,
    /// With this many players or more.
    pub min_players: u8,
    /// Whether it may be chosen in the solo game.
    pub solo: bool,
    /// Whether it bears the first-game mark.
    pub first_game: bool,
    /// Where its abilities come from.
    pub source: Source,
}

/// A bonus card of the king.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bonus {
    /// Glory by level.
    pub rewards: [u8; 4],
    /// Extra dice of the attacker by level.
    pub dice: [u8; 4],
}

/// The whole table of cards.
#[derive(Clone, PartialEq, Debug)]
pub struct Cards {
    entries: [Option<Entry>; CARDS],
    jarls: Vec<JarlEntry>,
    loki: Vec<Loki>,
    bonuses: [Bonus; 5],
    monsters: Vec<MonsterCard>,
    origins: whence::Origins,
    text: String,
    fingerprint: String,
    /// The card of each single copy, and the copies of each card.
    card_of: [Card; IDS],
    copies_of: [(u8, u8); CARDS],
    icons: [u8; CARDS],
    /// All copies of a kind.
    pub(crate) warriors: CardSet,
    pub(crate) tactics: CardSet,
    pub(crate) thor: CardSet,
    pub(crate) missions: CardSet,
    pub(crate) tyr: CardSet,
}

impl Cards {
    /// The table that comes with the game.
    pub fn built_in() -> Arc<Cards> {
        static CARDS: OnceLock<Arc<Cards>> = OnceLock::new();
        // A test reads the built-in table, so the blank one never comes to a game.
        Arc::clone(CARDS.get_or_init(|| Arc::new(Cards::parse(BUILT_IN).unwrap_or_else(|_| Cards::blank()))))
    }

    /// What a card shows; nothing if the table does not use its name.
    #[inline]
    pub fn get(&self, card: Card) -> Option<&Entry> {
        self.entries[card.index()].as_ref()
    }

    /// The cards of the table, in order.
    pub fn all(&self) -> impl Iterator<Item = (Card, &Entry)> {
        Card::all().filter_map(|card| Some((card, self.get(card)?)))
    }

    /// The warrior on a card.
    #[inline]
    pub fn warrior(&self, card: Card) -> Option<&Warrior> {
        match self.get(card) {
            Some(Entry { kind: Kind::Warrior(warrior), .. }) => Some(warrior),
            _ => None,
        }
    }

    /// The weapon icons of a warrior; none on other cards.
    #[inline]
    pub fn icons(&self, card: Card) -> u8 {
        self.icons[card.index()]
    }

    /// The effect of a tactic.
    #[inline]
    pub fn tactic(&self, card: Card) -> Option<Effect> {
        match self.get(card) {
            Some(Entry { kind: Kind::Tactic(effect), .. }) => Some(*effect),
            _ => None,
        }
    }

    /// The glory of a card.
    #[inline]
    pub fn glory(&self, card: Card) -> u8 {
        self.get(card).map_or(0, |entry| entry.glory)
    }

    /// The jarls.
    pub fn jarls(&self) -> &[JarlEntry] {
        &self.jarls
    }

    /// The Loki card with this index.
    pub fn loki(&self, index: u8) -> Option<&Loki> {
        self.loki.get(usize::from(index))
    }

    /// The bonus card of the king for a number of players.
    pub fn bonus(&self, players: usize) -> &Bonus {
        &self.bonuses[players.clamp(2, 6) - 2]
    }

    /// A card of a monster, from 0 to 5, on its base side or on the +40 side.
    pub fn monster(&self, monster: Monster, step: u8, plus40: bool) -> Option<&MonsterCard> {
        self.monsters.get(Cards::monster_index(monster, step, plus40))
    }

    fn monster_index(monster: Monster, step: u8, plus40: bool) -> usize {
        (monster.index() * 6 + usize::from(step.min(5))) * 2 + usize::from(plus40)
    }

    /// A fingerprint of what the table holds.
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// The card of a single copy.
    #[inline]
    pub fn card_of(&self, id: u8) -> Card {
        self.card_of[usize::from(id).min(IDS - 1)]
    }

    /// The first copy of a card and how many there are.
    #[inline]
    pub(crate) fn copies_of(&self, card: Card) -> (u8, u8) {
        self.copies_of[card.index()]
    }

    /// All copies of a deck.
    pub(crate) fn copies_in(&self, deck: Deck) -> CardSet {
        let ids = self.all().filter(|(_, entry)| entry.deck == deck).flat_map(|(card, _)| {
            let (first, count) = self.copies_of(card);
            first..first + count
        });
        ids.collect()
    }
}

impl fmt::Display for Cards {
    /// The table as it was written.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
