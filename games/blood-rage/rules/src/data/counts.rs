//! How many copies of each card.

use super::{CARDS, Card, MOST_KINDS};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How many copies of each card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counts([u8; MOST_KINDS]);

impl Default for Counts {
    fn default() -> Counts {
        Counts([0; MOST_KINDS])
    }
}

impl Counts {
    /// Copies of a card.
    #[inline]
    pub fn of(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// Adds copies.
    #[inline]
    pub fn add(&mut self, card: Card, copies: u8) {
        let count = &mut self.0[card.index()];
        *count = count.saturating_add(copies);
    }

    /// Takes a copy out; false if there is none.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let count = &mut self.0[card.index()];
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
    /// The cards of the game, and those that were added as far as there are any; in a packed form each card by its name.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return serializer
                .collect_map(Card::all().map(|card| (card, self.of(card))).filter(|(_, copies)| *copies > 0));
        }
        let last = self.0.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1);
        self.0[..last.max(CARDS)].serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Counts, D::Error> {
        let mut counts = Counts::default();
        if !deserializer.is_human_readable() {
            for (card, copies) in BTreeMap::<Card, u8>::deserialize(deserializer)? {
                counts.add(card, copies);
            }
            return Ok(counts);
        }
        for (count, stored) in counts.0.iter_mut().zip(Vec::<u8>::deserialize(deserializer)?) {
            *count = stored;
        }
        Ok(counts)
    }
}
