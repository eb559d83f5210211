//! The table of cards: what is printed on each. It belongs to the rules and never changes while they are in use.

use super::{Card, Effect, Kind, MOST_KINDS, Module, read};
use crate::names::{Figure, God};
use meadhall_engine::{hex, sha256};
use std::fmt;
use std::ops::Index;
use std::sync::{Arc, LazyLock};

/// The most cards that a deck of one age can have: five players with every module.
pub const MOST_IN_DECK: usize = 64;
/// The most quests in the deck of an age. With one that each of five players has kept they fill the row of committed quests.
pub const MOST_QUESTS: usize = 11;
/// The most cards with a white disc in the three decks. With the card of the battle they fill the row of a winner's cards.
pub const MOST_LATE: usize = 6;
/// The greatest number on a card.
pub const MOST_VALUE: u8 = 20;
/// Monsters that the Kickstarter module brings a second time, with five players.
pub const SECOND_COPIES: [Figure; 3] = [Figure::DwarfChieftain, Figure::DarkElf, Figure::SoldierOfHel];

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
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
    /// What its text does.
    pub effect: Effect,
    /// The god whose card it is.
    pub god: Option<God>,
}

impl Face {
    /// What stands for a card that is not in the table: nothing, without a copy.
    const NOTHING: Face = Face {
        age: 1,
        kind: Kind::Battle,
        value: 0,
        copies: [0; 4],
        module: Module::Box,
        effect: Effect::Plain,
        god: None,
    };

    /// The copies in the box with this many players.
    pub fn copies_for(&self, players: usize) -> u8 {
        self.copies[..players.saturating_sub(1).min(4)].iter().sum()
    }

    /// Whether it is a quest.
    #[inline]
    pub fn is_quest(&self) -> bool {
        self.kind == Kind::Quest
    }

    /// The bonus of a battle card; quests and upgrades add nothing.
    #[inline]
    pub fn bonus(&self) -> u8 {
        if self.kind == Kind::Battle { self.value } else { 0 }
    }

    /// Whether it may be added after the reveal.
    #[inline]
    pub fn is_late(&self) -> bool {
        self.effect == Effect::Late
    }

    /// The monster it brings.
    #[inline]
    pub fn monster(&self) -> Option<Figure> {
        match self.kind {
            Kind::Monster(figure) => Some(figure),
            _ => None,
        }
    }

    /// Whether the Kickstarter module has a second copy of it.
    pub fn has_twin(&self) -> bool {
        self.monster().is_some_and(|figure| SECOND_COPIES.contains(&figure))
    }
}

/// A text in some languages, by their codes.
pub(crate) type Said = Vec<(&'static str, String)>;

/// What a file says of a card besides its numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Caption {
    pub card: Card,
    pub id: String,
    pub name: Said,
    pub text: Said,
}

/// A table of cards.
#[derive(Clone, Debug)]
pub struct Cards {
    pub(super) faces: [Face; MOST_KINDS],
    pub(super) there: Vec<Card>,
    /// Which of them are quests, as bits.
    pub(super) quests: u128,
    pub(super) captions: Vec<Caption>,
    pub(super) written: String,
    pub(super) fingerprint: String,
}

static BUILT_IN: LazyLock<Arc<Cards>> = LazyLock::new(|| Arc::new(Cards::parse(read::BUILT_IN).unwrap_or_default()));

impl Default for Cards {
    /// A table without a card.
    fn default() -> Cards {
        Cards {
            faces: [Face::NOTHING; MOST_KINDS],
            there: Vec::new(),
            quests: 0,
            captions: Vec::new(),
            written: String::new(),
            fingerprint: String::new(),
        }
    }
}

impl Index<Card> for Cards {
    type Output = Face;

    #[inline]
    fn index(&self, card: Card) -> &Face {
        &self.faces[card.index()]
    }
}

impl Cards {
    /// The table that comes with the game.
    pub fn built_in() -> &'static Arc<Cards> {
        &BUILT_IN
    }

    /// The cards of the table, in ascending order.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone + '_ {
        self.there.iter().copied()
    }

    /// Which cards are quests, as bits by their numbers.
    #[inline]
    pub(crate) fn quests(&self) -> u128 {
        self.quests
    }

    /// The cards with what is printed on them.
    pub fn faces(&self) -> impl Iterator<Item = (Card, &Face)> + Clone {
        self.there.iter().map(|&card| (card, &self[card]))
    }

    /// A card of the table by its written name, or by its name in the file.
    pub fn find(&self, word: &str) -> Option<Card> {
        let caption = self.captions.iter().find(|caption| caption.id == word).map(|caption| caption.card);
        caption.or_else(|| self.all().find(|card| card.word() == word))
    }

    /// The card that brings a monster.
    pub fn of_monster(&self, figure: Figure) -> Option<Card> {
        self.all().find(|&card| self[card].monster() == Some(figure))
    }

    /// A card with such an effect.
    pub fn with_effect(&self, fits: impl Fn(Effect) -> bool) -> Option<Card> {
        self.all().find(|&card| fits(self[card].effect))
    }

    pub(crate) fn caption(&self, card: Card) -> Option<&Caption> {
        self.captions.iter().find(|caption| caption.card == card)
    }

    /// A short fingerprint of what the table holds, as far as it matters in play.
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// Each card in one line. Records name the fingerprint, so that its form must not change.
    pub(super) fn take_fingerprint(&mut self) {
        let line = |(card, face): (Card, &Face)| {
            let Face { age, kind, value, copies, module, effect, .. } = face;
            let word = self.caption(card).filter(|_| card.is_own()).map_or(card.word(), |caption| &caption.id);
            format!(
                "Face {{ word: {word:?}, age: {age}, kind: {kind:?}, value: {value}, copies: {copies:?}, \
                 module: {module:?}, text: {effect:?} }}"
            )
        };
        let lines: Vec<String> = self.faces().map(line).collect();
        self.fingerprint = hex(&sha256(&[lines.join("\n").as_bytes()])[..8]);
    }
}

impl fmt::Display for Cards {
    /// The table as it was written.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written)
    }
}
