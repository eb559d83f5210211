//! Where every value of the table comes from: who plays with printed values wants to know what is still missing.

use super::{Card, Cards, Source};
use crate::names::{Jarl, Monster};

/// Where the values of one entry come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Provenance {
    rest: Source,
    parts: Vec<(&'static str, Source)>,
}

impl Provenance {
    /// `source` of an entry, and those of its `<part>_source` that are there.
    pub(super) fn new(rest: Source, parts: &[(&'static str, Option<Source>)]) -> Provenance {
        Provenance { rest, parts: parts.iter().filter_map(|&(part, source)| Some((part, source?))).collect() }
    }

    /// Where a part of the entry comes from, by its key in the table: `strength`, `copies`, `ability`.
    pub fn of(&self, part: &str) -> Source {
        self.parts.iter().find(|(known, _)| *known == part).map_or(self.rest, |(_, source)| *source)
    }
}

/// Where all entries of a table come from, in the order of the table's lists.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Origins {
    pub cards: Vec<(Card, Provenance)>,
    pub jarls: Vec<(Jarl, Provenance)>,
    pub loki: Vec<Provenance>,
    /// By the number of players.
    pub bonuses: Vec<(u8, Provenance)>,
    /// In the order of the monsters' cards.
    pub monsters: Vec<Provenance>,
}

impl Cards {
    /// Where the values of a card come from; nothing if the table does not use its name.
    pub fn provenance(&self, card: Card) -> Option<&Provenance> {
        self.origins.cards.iter().find(|(known, _)| *known == card).map(|(_, provenance)| provenance)
    }

    /// Where a jarl comes from: `name`, `mode`, `min_players`, `solo`, `first_game`, and the abilities.
    pub fn jarl_provenance(&self, jarl: Jarl) -> Option<&Provenance> {
        self.origins.jarls.iter().find(|(known, _)| *known == jarl).map(|(_, provenance)| provenance)
    }

    /// Where a Loki card comes from: `ranges`, `setup_discard_delta`, `first_game`, and the advantages.
    pub fn loki_provenance(&self, index: u8) -> Option<&Provenance> {
        self.origins.loki.get(usize::from(index))
    }

    /// Where the bonus card of the king comes from: `copies`, and its levels.
    pub fn bonus_provenance(&self, players: usize) -> Option<&Provenance> {
        self.origins.bonuses.iter().find(|(known, _)| usize::from(*known) == players).map(|(_, provenance)| provenance)
    }

    /// Where a card of a monster comes from: `name`, `ability`, and its numbers.
    pub fn monster_provenance(&self, monster: Monster, step: u8, plus40: bool) -> Option<&Provenance> {
        self.origins.monsters.get(Cards::monster_index(monster, step, plus40))
    }
}
