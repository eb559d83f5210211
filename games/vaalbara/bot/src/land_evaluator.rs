//! What a seat sees at a glance: how tempting each land is, and what each character would bring.

use super::promise;
use meadhall_engine::{Game, Seat, byte};
use meadhall_vaalbara::{Card, Character, Kind, MOST, Player, Position, ROUNDS, Row, Vaalbara};

/// What a character brings on average by itself, apart from the land and from what depends on the realm.
const BRINGS: [f32; 12] = [-0.3, -0.7, 2.0, 2.0, 0.0, 1.8, 0.5, 0.0, 0.0, 3.5, 5.0, 0.0];

/// How many characters each may be slower or faster than.
const OTHER_CHARACTERS: f32 = 11.0;
/// What the Carpenter brings for each forest.
const FOREST: f32 = 3.0;

/// A seat that looks at a position.
pub(super) struct LandEvaluator<'a> {
    pub(super) game: &'a Vaalbara,
    pub(super) position: &'a Position,
    pub(super) seat: Seat,
    pub(super) player: &'a Player,
    /// Rounds to go after this one.
    pub(super) left: u8,
}

impl<'a> LandEvaluator<'a> {
    pub(super) fn new(game: &'a Vaalbara, position: &'a Position, seat: Seat) -> LandEvaluator<'a> {
        let left = ROUNDS.saturating_sub(position.round);
        LandEvaluator { game, position, seat, player: position.player(seat), left }
    }

    /// How late it is: 0 in the last round, 3 early.
    pub(super) fn stage(&self) -> usize {
        match self.left {
            0 => 0,
            1 | 2 => 1,
            3..=5 => 2,
            _ => 3,
        }
    }

    /// What taking a land is worth: what it pays with this character and what it adds to the realm's promise.
    #[inline]
    pub(super) fn lure(&self, card: Card, played: Option<Character>) -> f32 {
        let pays = self.game.would_gain(self.position, self.seat, card, played);
        f32::from(pays) + promise::added(&self.player.realm, self.game.kind(card), self.left)
    }

    /// The slot of the most tempting land in a row, with its lure.
    pub(super) fn best(&self, row: &Row, played: Option<Character>) -> Option<(u8, f32)> {
        self.extreme(row, |card| self.lure(card, played))
    }

    /// The slot of the least tempting land in a row.
    pub(super) fn worst(&self, row: &Row) -> Option<u8> {
        self.extreme(row, |card| -self.lure(card, self.player.played)).map(|(slot, _)| slot)
    }

    #[inline]
    fn extreme(&self, row: &Row, weigh: impl Fn(Card) -> f32) -> Option<(u8, f32)> {
        let mut best: Option<(u8, f32)> = None;
        for (slot, card) in row.iter().enumerate() {
            let Some(card) = card else { continue };
            let weight = weigh(*card);
            if best.is_none_or(|(_, most)| weight > most) {
                best = Some((byte(slot), weight));
            }
        }
        best
    }

    /// The lures of row 1 with a character, the greatest first.
    pub(super) fn lures(&self, character: Character) -> [f32; MOST] {
        let mut lures = [f32::MIN; MOST];
        for (lure, card) in lures.iter_mut().zip(self.position.rows[0].iter().flatten()) {
            *lure = self.lure(*card, Some(character));
        }
        lures.sort_unstable_by(|a, b| b.total_cmp(a));
        lures
    }

    /// The lures of row 1 with each character, as far as they differ: only rivers and the Farmer make a difference.
    pub(super) fn lured(&self) -> Lured {
        let river = self.position.rows[0].iter().flatten().any(|&card| self.game.kind(card) == Kind::River);
        Lured { plain: self.lures(Character::Rider), river }
    }

    /// The lure of the land that a character may expect to get of these lures.
    pub(super) fn land(&self, character: Character, lures: &[f32; MOST]) -> f32 {
        let seats = self.game.seats();
        let lower = f32::from(character.initiative() - 1) / OTHER_CHARACTERS;
        expected(&lures[..seats], lower * (seats - 1) as f32 / seats as f32)
    }

    /// What a character may bring besides a land of row 1 with this lure.
    pub(super) fn brings(&self, character: Character, land: f32) -> f32 {
        let special = match character {
            Character::Carpenter => FOREST * f32::from(self.player.realm.count(Kind::Forest)),
            Character::Midwife => {
                let back = promise::best_character(self.player);
                back.map_or(0.0, |(best, _)| promise::kept(self.player, best, self.left))
            }
            Character::Rider => {
                let fetched = self.best(&self.position.rows[1], Some(character));
                fetched.map_or(0.0, |(_, lure)| (lure - land).max(0.0))
            }
            Character::Explorer if self.player.realm.cards().is_empty() => -BRINGS[character.index()],
            _ => 0.0,
        };
        BRINGS[character.index()] + special
    }
}

/// The lures of row 1, the greatest first.
pub(super) struct Lured {
    /// With most characters.
    pub(super) plain: [f32; MOST],
    /// Whether a river is among the lands.
    river: bool,
}

impl Lured {
    /// With this character.
    pub(super) fn with(&self, glance: &LandEvaluator, character: Character) -> [f32; MOST] {
        match character {
            Character::Farmer => glance.lures(character),
            _ if self.river && character < Character::Falconer => glance.lures(character),
            _ => self.plain,
        }
    }
}

/// The lure of the land that a player may expect to get, if each better one is gone by then with this likelihood.
pub(super) fn expected(lures: &[f32], gone: f32) -> f32 {
    let (mut sum, mut still) = (0.0, 1.0);
    for (n, lure) in lures.iter().enumerate() {
        let part = if n + 1 == lures.len() { still } else { still * (1.0 - gone) };
        sum += part * lure;
        still -= part;
    }
    sum
}
