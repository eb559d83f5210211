//! Cards by their written names. What a card does stands in the table of cards; its name does not change with it.

use crate::names::Unknown;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// How many cards the game has: the same title in several ages is several cards.
pub const CARDS: usize = 92;
/// How many cards of its own a table of cards may add.
pub const OWN_CARDS: usize = 36;
/// How many different cards a table of cards may have.
pub const MOST_KINDS: usize = CARDS + OWN_CARDS;

/// The names of the game's cards: the title, with the age where the title occurs in several. The ages follow each other.
const NAMES: [&str; CARDS] = [
    "tyrs-bash",
    "tyrs-smash-1",
    "tyrs-crush-1",
    "tyrs-smite-1",
    "odins-smite",
    "heimdalls-sight",
    "friggas-grace",
    "lokis-trickery",
    "thors-hammer",
    "alfheim-1",
    "jotunheim-1",
    "manheim-1",
    "yggdrasil-1",
    "glorious-death-1",
    "widespread-1",
    "lokis-domain",
    "lokis-blessing",
    "friggas-charm",
    "friggas-succor",
    "thors-glory",
    "tyrs-domain",
    "troll",
    "dwarf-chieftain",
    "sea-serpent",
    "lord-of-hammers",
    "brothers-in-arms",
    "lokis-dragons",
    "mountain-giant",
    "fenrir",
    "hildisvini",
    "friggas-chosen",
    "tyrs-smash-2",
    "tyrs-crush-2",
    "tyrs-smite-2",
    "tyrs-rage-2",
    "heimdalls-eye",
    "heimdalls-watch-2",
    "odins-tide",
    "lokis-backstab",
    "thors-oath",
    "alfheim-2",
    "jotunheim-2",
    "manheim-2",
    "yggdrasil-2",
    "glorious-death-2",
    "widespread-2",
    "odins-inspiration",
    "tyrs-challenge",
    "friggas-protection",
    "lokis-eminence",
    "tyrs-prowess",
    "thors-domain",
    "valkyrie",
    "dark-elf",
    "fire-giant",
    "lord-of-axes",
    "experts-in-arms",
    "fire-dragons",
    "wolfman",
    "nidhoggr",
    "odins-chosen",
    "tyrs-crush-3",
    "tyrs-smite-3",
    "tyrs-rage-3",
    "tyrs-judgement",
    "heimdalls-gaze",
    "heimdalls-watch-3",
    "thors-primacy",
    "thors-ascension",
    "odins-judgement",
    "lokis-poison",
    "alfheim-3",
    "jotunheim-3",
    "manheim-3",
    "yggdrasil-3",
    "glorious-death-3",
    "widespread-3",
    "friggas-domain",
    "friggas-sacrifice",
    "odins-throne",
    "thors-conquest",
    "tyrs-wrath",
    "lokis-wrath",
    "frost-giant",
    "soldier-of-hel",
    "volur-witch",
    "lord-of-spears",
    "masters-in-arms",
    "eternal-dragons",
    "mystic-troll",
    "ymir",
    "thors-chosen",
];

/// The names of added cards in written moves, in the order of their file.
const OWN_NAMES: [&str; OWN_CARDS] = [
    "own-1", "own-2", "own-3", "own-4", "own-5", "own-6", "own-7", "own-8", "own-9", "own-10", "own-11", "own-12",
    "own-13", "own-14", "own-15", "own-16", "own-17", "own-18", "own-19", "own-20", "own-21", "own-22", "own-23",
    "own-24", "own-25", "own-26", "own-27", "own-28", "own-29", "own-30", "own-31", "own-32", "own-33", "own-34",
    "own-35", "own-36",
];

/// A card, by its number. Equal cards are interchangeable.
///
/// JSON gives the number, on which the hashes in records rest; what is stored in a packed form gives the written name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Card(u8);

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() { self.0.serialize(serializer) } else { self.word().serialize(serializer) }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        if deserializer.is_human_readable() {
            return u8::deserialize(deserializer).map(Card::from);
        }
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// The greatest number of a card.
#[expect(clippy::cast_possible_truncation, reason = "`MOST_KINDS` is far below 256")]
const LAST: u8 = MOST_KINDS as u8 - 1;

impl From<u8> for Card {
    /// A number past the last card, which only a damaged store could hold, becomes the last card.
    fn from(index: u8) -> Card {
        Card(index.min(LAST))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

impl Card {
    /// Every card that a table of cards can have.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..=LAST).map(Card)
    }

    /// An added card, by its place among them.
    pub(crate) fn own(place: usize) -> Option<Card> {
        let number = u8::try_from(CARDS.checked_add(place)?).ok()?;
        (number <= LAST).then_some(Card(number))
    }

    /// Its number, below [`MOST_KINDS`].
    #[inline]
    pub const fn index(self) -> usize {
        // The number of a card is below 128 always; the mask lets the compiler see it.
        self.0 as usize % MOST_KINDS
    }

    /// Whether a table of cards has added it to those of the game.
    pub const fn is_own(self) -> bool {
        self.index() >= CARDS
    }

    /// The written name.
    pub fn word(self) -> &'static str {
        match self.index().checked_sub(CARDS) {
            None => NAMES[self.index()],
            Some(own) => OWN_NAMES[own],
        }
    }

    /// The written name without the age.
    pub fn id(self) -> &'static str {
        match self.word().rsplit_once('-') {
            Some((id, "1" | "2" | "3")) if !self.is_own() => id,
            _ => self.word(),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Card {
    type Err = Unknown;

    fn from_str(word: &str) -> Result<Card, Unknown> {
        Card::all().find(|card| card.word() == word).ok_or_else(|| Unknown(word.to_owned()))
    }
}
