//! Cards by their written names. What a card does stands in the table of cards; its name does not change with it.

use crate::names::Unknown;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

/// The names that cards may have, in the order of the decks.
const NAMES: [&str; CARDS] = [
    "bear-01",
    "bear-02",
    "bear-03",
    "bear-04",
    "bear-05",
    "bear-06",
    "bear-07",
    "bear-08",
    "bear-09",
    "bear-10",
    "bear-11",
    "bear-12",
    "bear-13",
    "bear-14",
    "bear-15",
    "bear-16",
    "bear-17",
    "bear-18",
    "bear-19",
    "bear-20",
    "wolf-01",
    "wolf-02",
    "wolf-03",
    "wolf-04",
    "wolf-05",
    "wolf-06",
    "wolf-07",
    "wolf-08",
    "wolf-09",
    "wolf-10",
    "wolf-11",
    "wolf-12",
    "wolf-13",
    "wolf-14",
    "wolf-15",
    "wolf-16",
    "wolf-17",
    "wolf-18",
    "wolf-19",
    "wolf-20",
    "boar-01",
    "boar-02",
    "boar-03",
    "boar-04",
    "boar-05",
    "boar-06",
    "boar-07",
    "boar-08",
    "boar-09",
    "boar-10",
    "boar-11",
    "boar-12",
    "boar-13",
    "boar-14",
    "boar-15",
    "boar-16",
    "boar-17",
    "boar-18",
    "boar-19",
    "boar-20",
    "stag-01",
    "stag-02",
    "stag-03",
    "stag-04",
    "stag-05",
    "stag-06",
    "stag-07",
    "stag-08",
    "stag-09",
    "stag-10",
    "stag-11",
    "stag-12",
    "stag-13",
    "stag-14",
    "stag-15",
    "stag-16",
    "stag-17",
    "stag-18",
    "stag-19",
    "stag-20",
    "frost-01",
    "frost-02",
    "frost-03",
    "frost-04",
    "frost-05",
    "frost-06",
    "frost-07",
    "frost-08",
    "frost-09",
    "frost-10",
    "frost-11",
    "frost-12",
    "frost-13",
    "frost-14",
    "frost-15",
    "frost-16",
    "frost-17",
    "frost-18",
    "frost-19",
    "frost-20",
    "t-new-weapons",
    "t-fury-2",
    "t-fury-3",
    "t-heroic-3",
    "t-heroic-4-sword",
    "t-heroic-4-axe",
    "t-heroic-4-spear",
    "t-heroic-4-bow",
    "t-heroic-4-shield",
    "t-counterblow",
    "t-weapon-exchange",
    "t-surrounded",
    "v-bear-01",
    "v-bear-02",
    "v-bear-03",
    "v-bear-04",
    "v-bear-05",
    "v-bear-06",
    "v-bear-07",
    "v-bear-08",
    "v-wolf-01",
    "v-wolf-02",
    "v-wolf-03",
    "v-wolf-04",
    "v-wolf-05",
    "v-wolf-06",
    "v-wolf-07",
    "v-wolf-08",
    "v-boar-01",
    "v-boar-02",
    "v-boar-03",
    "v-boar-04",
    "v-boar-05",
    "v-boar-06",
    "v-boar-07",
    "v-boar-08",
    "v-stag-01",
    "v-stag-02",
    "v-stag-03",
    "v-stag-04",
    "v-stag-05",
    "v-stag-06",
    "v-stag-07",
    "v-stag-08",
    "v-frost-01",
    "v-frost-02",
    "v-frost-03",
    "v-frost-04",
    "v-frost-05",
    "v-frost-06",
    "v-frost-07",
    "v-frost-08",
    "v-mission-no-die-discarded",
    "v-mission-margin-5",
    "v-mission-activated-3",
    "v-weapon-stock-sword",
    "v-weapon-stock-axe",
    "v-weapon-stock-spear",
    "v-weapon-stock-bow",
    "v-weapon-stock-shield",
    "v-path-to-valhalla",
    "d-dwarf-01",
    "d-dwarf-02",
    "d-dwarf-03",
    "d-dwarf-04",
    "d-dwarf-05",
    "d-dwarf-06",
    "d-dwarf-07",
    "d-dwarf-08",
    "d-dwarf-09",
    "d-dwarf-10",
    "d-dwarf-11",
    "d-dwarf-12",
    "d-dwarf-13",
    "d-dwarf-14",
    "d-dwarf-15",
    "d-dwarf-16",
    "d-dwarf-17",
    "d-dwarf-18",
    "d-dwarf-19",
    "d-dwarf-20",
    "d-dwarf-21",
    "d-dwarf-22",
    "d-dwarf-23",
    "d-dwarf-24",
    "d-dwarf-25",
    "d-dwarf-26",
    "d-dwarf-27",
    "d-dwarf-28",
    "d-dwarf-29",
    "d-dwarf-30",
    "d-dwarf-31",
    "d-dwarf-32",
    "d-call-to-arms",
    "d-battle-cry-band",
    "d-battle-cry-activated",
    "thor-fewer_or_equal-draw_card",
    "thor-fewer_or_equal-strength-2",
    "thor-fewer_or_equal-free_reroll",
    "thor-fewer-extra_die",
    "thor-fewer-strength-3",
    "thor-fewer-steal_random_card",
    "tyr-one-less",
    "tyr-plus-2",
    "tyr-foe-bear",
    "tyr-foe-wolf",
    "tyr-foe-boar",
    "tyr-foe-stag",
    "tyr-foe-frost",
];

/// How many names of cards there are.
pub const CARDS: usize = 209;

/// A card, whichever of its copies.
///
/// JSON gives its number, on which the hashes in records rest; what is stored in a packed form gives the written name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(NonZeroU8);

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() { self.0.serialize(serializer) } else { self.word().serialize(serializer) }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        if deserializer.is_human_readable() {
            return Card::try_from(u8::deserialize(deserializer)?).map_err(D::Error::custom);
        }
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl Card {
    /// Every card that a table may have.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> {
        (0..CARDS).map(Card::at)
    }

    /// The card with this index; anything past the last is the last.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "fewer than 256 names, and the index is checked")]
    pub const fn at(index: usize) -> Card {
        let number = if index < CARDS { index as u8 + 1 } else { CARDS as u8 };
        match NonZeroU8::new(number) {
            Some(number) => Card(number),
            None => Card(NonZeroU8::MIN),
        }
    }

    /// The index among all names.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The written name.
    pub fn word(self) -> &'static str {
        NAMES[self.index().min(CARDS - 1)]
    }
}

impl Default for Card {
    fn default() -> Card {
        Card(NonZeroU8::MIN)
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0.get()
    }
}

impl TryFrom<u8> for Card {
    type Error = Unknown;

    fn try_from(number: u8) -> Result<Card, Unknown> {
        match NonZeroU8::new(number) {
            Some(number) if usize::from(number.get()) <= CARDS => Ok(Card(number)),
            _ => Err(Unknown(number.to_string())),
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
        NAMES.iter().position(|name| *name == word).map(Card::at).ok_or_else(|| Unknown(word.to_owned()))
    }
}
