//! Clans, characters and kinds of land: small ids with their written names.

pub use meadhall_engine::Unknown;

use meadhall_engine::named;
use serde::{Deserialize, Serialize};
use std::fmt;

named! {
    /// One of the five clans.
    Clan {
        /// The Heron Clan.
        Blue = "blue",
        /// The Raven Clan.
        Purple = "purple",
        /// The Lynx Clan.
        Yellow = "yellow",
        /// The Fox Clan.
        Red = "red",
        /// The Stag Clan.
        Green = "green",
    }
}

named! {
    /// One of the twelve characters, in the order of their initiatives.
    Character {
        /// Whoever has a Warrior in hand may show it and gains 1 VP.
        Warrior = "warrior",
        /// Another player gains 2 VP.
        Bard = "bard",
        /// 3 VP for acting before the neighbours.
        Hunter = "hunter",
        /// 2 VP for each neighbour with an odd initiative.
        Seer = "seer",
        /// 3 VP for each own forest.
        Carpenter = "carpenter",
        /// Steals 2 VP from the player who acted just before.
        Falconer = "falconer",
        /// Swaps a land of a row with the top of the deck.
        Tracker = "tracker",
        /// Takes a character back from the discard.
        Midwife = "midwife",
        /// Swaps a land of row 1 with one of row 2.
        Rider = "rider",
        /// 5 VP for acting after the neighbours.
        Carver = "carver",
        /// Swaps an own land with the bottom of the deck and scores it.
        Explorer = "explorer",
        /// Doubles the reward of this turn's land.
        Farmer = "farmer",
    }
}

impl Character {
    /// When its player acts: the lowest first.
    #[inline]
    pub const fn initiative(self) -> u8 {
        self as u8 + 1
    }
}

named! {
    /// One of the six kinds of land.
    Kind {
        /// 1 VP for each meadow in the own realm and in those of the neighbours.
        Meadow = "meadow",
        /// 2 VP for each own field.
        Field = "field",
        /// The value on the card.
        Forest = "forest",
        /// 2 VP for each different kind in the own realm.
        Village = "village",
        /// 10 VP as the second, 20 VP as the fourth.
        Mountain = "mountain",
        /// The initiative, at most 6, for each own river.
        River = "river",
    }
}

/// A set of characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Character>", from = "Vec<Character>")]
pub struct Characters(u16);

impl Characters {
    /// None.
    pub const NONE: Characters = Characters(0);
    /// All twelve.
    pub const ALL: Characters = Characters((1 << 12) - 1);

    /// One alone.
    #[inline]
    pub const fn only(character: Character) -> Characters {
        Characters(1 << character as u8)
    }

    /// Whether it is among them.
    #[inline]
    pub const fn contains(self, character: Character) -> bool {
        self.0 >> character as u8 & 1 == 1
    }

    /// Adds one.
    #[inline]
    pub const fn insert(&mut self, character: Character) {
        self.0 |= 1 << character as u8;
    }

    /// Takes one out.
    #[inline]
    pub const fn remove(&mut self, character: Character) {
        self.0 &= !(1 << character as u8);
    }

    /// Those of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Characters) -> Characters {
        Characters(self.0 & !other.0)
    }

    /// Those of either set.
    #[inline]
    #[must_use]
    pub const fn and_also(self, other: Characters) -> Characters {
        Characters(self.0 | other.0)
    }

    /// Those of both sets.
    #[inline]
    #[must_use]
    pub const fn and_in(self, other: Characters) -> Characters {
        Characters(self.0 & other.0)
    }

    /// Every set of so many of them.
    pub fn sets_of(self, count: usize) -> impl Iterator<Item = Characters> {
        let mut next = Some(if count == 0 { 0 } else { self.0 });
        let subsets = std::iter::from_fn(move || {
            let subset = next?;
            next = (subset > 0).then(|| (subset - 1) & self.0);
            Some(Characters(subset))
        });
        subsets.filter(move |set| set.len() == count)
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, by ascending initiative.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Character> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let character = *Character::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(character)
        })
    }
}

impl FromIterator<Character> for Characters {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> Characters {
        let mut set = Characters::NONE;
        for character in characters {
            set.insert(character);
        }
        set
    }
}

impl From<Characters> for Vec<Character> {
    fn from(set: Characters) -> Vec<Character> {
        set.iter().collect()
    }
}

impl From<Vec<Character>> for Characters {
    fn from(list: Vec<Character>) -> Characters {
        list.into_iter().collect()
    }
}

impl fmt::Debug for Characters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn there_are_so_many_hands() {
        let few: Characters = [Character::Bard, Character::Rider, Character::Farmer].into_iter().collect();
        let counts = [0, 1, 2, 3, 4].map(|count| few.sets_of(count).collect::<BTreeSet<_>>().len());
        assert_eq!(counts, [1, 3, 3, 1, 0]);
        assert!(few.sets_of(2).all(|set| set.len() == 2 && set.minus(few).is_empty()));
        assert_eq!(Characters::ALL.sets_of(5).count(), 792);
        assert_eq!(Characters::NONE.sets_of(0).count(), 1);
        assert_eq!(few.and_in(Characters::only(Character::Rider)), Characters::only(Character::Rider));
    }
}
