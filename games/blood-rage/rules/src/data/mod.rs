//! The board and the cards, as constants.

mod board;
mod cards;

pub use board::*;
pub use cards::{CARDS, FACES, SECOND_COPIES};

use crate::names::{Figure, Region, Unknown};
use meadhall_engine::{hex, sha256};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Red: a bonus in battle.
    Battle,
    /// Green: Glory for a demand.
    Quest,
    /// Black: an upgrade of the leader.
    Leader,
    /// Black: an upgrade of all warriors.
    Warrior,
    /// Black: an upgrade of the ship.
    Ship,
    /// Black: a monster.
    Monster(Figure),
    /// Black: an upgrade of the clan.
    Clan,
}

/// The box that a card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Module {
    /// The base game with its cards for five.
    Box,
    /// The Kickstarter monsters.
    Kickstarter,
    /// Mystics of Midgard.
    Mystics,
}

/// What the text of a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Text {
    /// Nothing beyond its value.
    Plain,

    // Battle cards.
    /// Opponents lose a warrior each.
    LoseWarrior,
    /// Everybody keeps one figure.
    KeepOne,
    /// Glory for each figure destroyed in the battle.
    GloryPerDead(u16),
    /// The bonus is the highest among the opponents'.
    HighestBonus,
    /// May be added after the reveal.
    Late,
    /// All revealed cards go, their bonuses are Glory, new ones are played.
    DiscardAll,
    /// One more stat for a successful pillage.
    PillageStep,
    /// A loser takes Rage from the winner.
    TakeRage(u8),
    /// A loser takes Glory from the winner.
    TakeGlory(u16),
    /// A loser takes the winner's cards.
    TakeCards,
    /// For winning.
    Win {
        /// Glory.
        glory: u16,
        /// Rage.
        rage: u8,
        /// Steps of a stat of choice.
        steps: u8,
    },
    /// The texts of the opponents' cards do nothing.
    CancelTexts,

    // Quests.
    /// Most STR in a province of the region.
    MostIn(Region),
    /// Most STR in Yggdrasil.
    MostInCentre,
    /// Figures in Valhalla.
    Fallen(u8),
    /// Most STR in several provinces.
    MostInProvinces(u8),

    // Troop upgrades.
    /// The leader moves on after a pillage.
    LeaderMoves,
    /// One stat after a pillage with the leader.
    LeaderRaises,
    /// All stats after a pillage with the leader.
    LeaderRaisesAll,
    /// More STR for each pair of warriors in a province.
    Pairs(u8),
    /// Glory for each destroyed ship.
    ShipGlory(u16),

    // Clan upgrades.
    /// Glory for each released figure.
    ReleaseGlory(u16),
    /// A warrior invades after a lost battle.
    WarriorAfterDefeat,
    /// Upgrades cost 1 Rage less.
    CheaperUpgrades,
    /// A further warrior invades along.
    ExtraWarrior,
    /// 1 Rage saves a figure.
    SaveFigures,
    /// Figures invade from Valhalla.
    InvadeFromValhalla,
    /// Two figures for a stat.
    Sacrifice,
    /// Ragnarök pays twice.
    DoubleRagnarok,
    /// Quests pay twice.
    DoubleQuests,
    /// Glory for two enemies destroyed in a battle.
    GloryForKills,
    /// Pillage right after invading.
    PillageAfterInvade,
    /// Glory for figures on the board at the end.
    FinalFigures(u16),
    /// A revealed quest may count as a battle card.
    QuestBonus(u8),
    /// Pillage a pillaged province.
    PillageAgain,
    /// Winners may keep their cards.
    KeepCards,
    /// Mystics retreat instead of dying.
    MysticsRetreat,
    /// Mystics invade held villages.
    MysticsSlay,
    /// Glory for mystics in won battles.
    MysticsPay(u16),

    // Monsters.
    /// Slays enemy warriors where it invades.
    SlayWarriors,
    /// Slays all enemies but monsters where it invades.
    SlayAllButMonsters,
    /// Costs no Rage.
    Free,
    /// Is a ship too.
    CountsAsShip,
    /// Glory for each enemy destroyed in a battle.
    GloryPerEnemy(u16),
    /// May invade Yggdrasil and has this STR there.
    AtHomeInCentre(u8),
    /// The pillage reward again.
    RewardAgain,
    /// May retreat to Yggdrasil.
    RetreatsToCentre,
    /// Is a leader too.
    CountsAsLeader,
    /// Ragnarök takes its province.
    DestroysItsProvince,
    /// Takes a figure's place.
    TakesPlace,
    /// Only monsters add STR to its battles.
    OnlyMonstersCount,
    /// Glory for the losers' figures in Valhalla.
    GloryPerFallenLoser,
    /// Its owner invades its province without paying.
    FreeInvadesHere,
    /// Costs no Rage; STR by its owner's figures in Valhalla.
    StrengthOfFallen,
}

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// The written name: the id, with the age where the id occurs in several.
    pub word: &'static str,
    /// The age, from 1 to 3.
    pub age: u8,
    /// What it is.
    pub kind: Kind,
    /// Battle: the bonus. Upgrade: STR and price. Quest: Glory.
    pub value: u8,
    /// Copies with two players, and how many are added with three, four and five.
    pub copies: [u8; 4],
    /// The box it comes from.
    pub module: Module,
    /// Its text.
    pub text: Text,
}

impl Face {
    /// The id, without the age.
    pub fn id(&self) -> &'static str {
        match self.word.rsplit_once('-') {
            Some((id, "1" | "2" | "3")) => id,
            _ => self.word,
        }
    }

    /// The copies in the box with this many players.
    pub fn copies_for(&self, players: usize) -> u8 {
        self.copies[..players.saturating_sub(1).min(4)].iter().sum()
    }
}

/// A card, by its index among [`FACES`]. Equal cards are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub struct Card(u8);

impl From<u8> for Card {
    /// An index past the last card, which only a damaged store could hold, becomes the last card.
    fn from(index: u8) -> Card {
        Card(index.min(CARDS as u8 - 1))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

impl Card {
    /// All of them, by age.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }

    /// The index among [`FACES`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    #[inline]
    pub fn face(self) -> &'static Face {
        &FACES[usize::from(self.0) % CARDS]
    }

    /// Its text.
    #[inline]
    pub fn text(self) -> Text {
        self.face().text
    }

    /// Whether it is a quest.
    #[inline]
    pub fn is_quest(self) -> bool {
        self.face().kind == Kind::Quest
    }

    /// The bonus of a battle card; quests and upgrades add nothing.
    #[inline]
    pub fn bonus(self) -> u8 {
        if self.face().kind == Kind::Battle { self.face().value } else { 0 }
    }

    /// Whether it may be added after the reveal.
    #[inline]
    pub fn is_late(self) -> bool {
        self.text() == Text::Late
    }

    /// The monster it brings.
    pub fn monster(self) -> Option<Figure> {
        match self.face().kind {
            Kind::Monster(figure) => Some(figure),
            _ => None,
        }
    }

    /// The card that brings a monster.
    pub fn of_monster(figure: Figure) -> Option<Card> {
        Card::all().find(|card| card.monster() == Some(figure))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.face().word)
    }
}

impl FromStr for Card {
    type Err = Unknown;

    fn from_str(word: &str) -> Result<Card, Unknown> {
        Card::all().find(|card| card.face().word == word).ok_or_else(|| Unknown(word.to_owned()))
    }
}

/// How many copies of each card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counts([u8; CARDS]);

impl Default for Counts {
    fn default() -> Counts {
        Counts([0; CARDS])
    }
}

impl Counts {
    /// Copies of a card.
    #[inline]
    pub fn of(&self, card: Card) -> u8 {
        self.0[card.index() % CARDS]
    }

    /// Adds copies.
    #[inline]
    pub fn add(&mut self, card: Card, copies: u8) {
        let count = &mut self.0[card.index() % CARDS];
        *count = count.saturating_add(copies);
    }

    /// Takes a copy out; false if there is none.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let count = &mut self.0[card.index() % CARDS];
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }

    /// All copies together.
    pub fn total(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Every copy, card by card.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        Card::all().flat_map(|card| std::iter::repeat_n(card, usize::from(self.of(card))))
    }
}

impl Serialize for Counts {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0[..].serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Counts, D::Error> {
        let mut counts = Counts::default();
        for (count, stored) in counts.0.iter_mut().zip(Vec::<u8>::deserialize(deserializer)?) {
            *count = stored;
        }
        Ok(counts)
    }
}

/// A short fingerprint of the card table.
pub fn fingerprint() -> String {
    let text: Vec<String> = FACES.iter().map(|face| format!("{face:?}")).collect();
    hex(&sha256(&[text.join("\n").as_bytes()])[..8])
}
