//! The cards: what one shows, and all of them together as a table that can be exchanged for printed values.

mod card;
mod clauses;
mod file;
mod kind;
mod loki;
mod monster;
mod provenance;
mod read;

pub use card::{CARDS, Card};
pub use clauses::{clause_of_card, clause_of_jarl, clause_of_terror};
pub use kind::{Ability, Effect, Favour, Help, Kind, Mission, Outnumbered, Side, Warrior, Weapons, Wrath};
pub use loki::{Advantage, Loki, Row};
pub use monster::{Banned, MonsterCard, Terror};
pub use provenance::Provenance;
pub use read::BUILT_IN;

use crate::names::{Jarl, Monster};
use crate::state::places::{CardSet, IDS};
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
    origins: provenance::Origins,
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
