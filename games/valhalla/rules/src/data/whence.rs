//! Where every value of the table comes from: who plays with printed values wants to know what is still missing.

use super::{Card, Cards, Source};
use crate::names::{Jarl, Monster};

/// Where the values of one entry come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whence {
    rest: Source,
    parts: Vec<(&'static str, Source)>,
}

impl Whence {
    /// `source` of an entry, and those of its `<part>_source` that are there.
    pub(super) fn new(rest: Source, parts: &[(&'static str, Option<Source>)]) -> Whence {
        Whence { rest, parts: parts.iter().filter_map(|&(part, source)| Some((part, source?))).collect() }
    }

    /// Where a part of the entry comes from, by its key in the table: `strength`, `copies`, `ability`.
    pub fn of(&self, part: &str) -> Source {
        self.parts.iter().find(|(known, _)| *known == part).map_or(self.rest, |(_, source)| *source)
    }
}

/// Where all entries of a table come from, in the order of the table's lists.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Origins {
    pub cards: Vec<(Card, Whence)>,
    pub jarls: Vec<(Jarl, Whence)>,
    pub loki: Vec<Whence>,
    /// By the number of players.
    pub bonuses: Vec<(u8, Whence)>,
    /// In the order of the monsters' cards.
    pub monsters: Vec<Whence>,
}

impl Cards {
    /// Where the values of a card come from; nothing if the table does not use its name.
    pub fn whence(&self, card: Card) -> Option<&Whence> {
        self.origins.cards.iter().find(|(known, _)| *known == card).map(|(_, whence)| whence)
    }

    /// Where a jarl comes from: `name`, `mode`, `min_players`, `solo`, `first_game`, and the abilities.
    pub fn whence_jarl(&self, jarl: Jarl) -> Option<&Whence> {
        self.origins.jarls.iter().find(|(known, _)| *known == jarl).map(|(_, whence)| whence)
    }

    /// Where a Loki card comes from: `ranges`, `setup_discard_delta`, `first_game`, and the advantages.
    pub fn whence_loki(&self, index: u8) -> Option<&Whence> {
        self.origins.loki.get(usize::from(index))
    }

    /// Where the bonus card of the king comes from: `copies`, and its levels.
    pub fn whence_bonus(&self, players: usize) -> Option<&Whence> {
        self.origins.bonuses.iter().find(|(known, _)| usize::from(*known) == players).map(|(_, whence)| whence)
    }

    /// Where a card of a monster comes from: `name`, `ability`, and its numbers.
    pub fn whence_monster(&self, monster: Monster, step: u8, plus40: bool) -> Option<&Whence> {
        self.origins.monsters.get(Cards::monster_index(monster, step, plus40))
    }
}
