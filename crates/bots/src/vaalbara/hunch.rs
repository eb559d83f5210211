//! What a player of Vaalbara would do without much thought.

use super::promise;
use meadhall_engine::{Chance, Game, Seat};
use meadhall_vaalbara::{Action, Asked, Card, Character, Kind, MOST, Player, Position, ROUNDS, Row, Vaalbara};

/// How much a hunch about a character wavers, in VP.
const WAVER: f32 = 3.0;

/// What a character brings on average by itself, apart from the land and from what depends on the domain.
const BRINGS: [f32; 12] = [-0.3, -0.7, 2.0, 2.0, 0.0, 1.8, 0.5, 0.0, 0.0, 3.5, 5.0, 0.0];

/// A quick choice.
pub(super) fn choose<C: Chance>(
    game: &Vaalbara,
    position: &Position,
    seat: Seat,
    chance: &mut C,
    choices: &mut Vec<Action>,
) -> Option<Action> {
    let hunch = Hunch { game, position, seat, player: position.player(seat), left: ROUNDS - position.round };
    match position.asked {
        Asked::Assign => hunch.character(chance).map(Action::Assign),
        Asked::Show { .. } => Some(Action::Show(hunch.player.hand.contains(Character::Warrior))),
        Asked::Bard => {
            let others = Seat::all(game.seats()).filter(|&other| other != seat).map(|other| position.player(other));
            others.min_by_key(|player| player.vp).map(|player| Action::Bard(player.clan))
        }
        Asked::Take => hunch.best(&position.rows[0]).map(|(slot, _)| Action::Take(slot)),
        Asked::Rider => {
            let second = hunch.best(&position.rows[1])?.0;
            hunch.worst(&position.rows[0]).map(|first| Action::Rider(first, second))
        }
        Asked::Tracker => hunch.worst(&position.rows[0]).map(|slot| Action::Tracker(0, slot)),
        Asked::Midwife => promise::best_character(hunch.player).map(|(best, _)| Action::Midwife(best)),
        Asked::Explorer => hunch.spare_land().map(Action::Explorer),
        Asked::Over => game.sample(position, seat, chance, choices),
    }
}

/// A seat that looks at a position.
struct Hunch<'a> {
    game: &'a Vaalbara,
    position: &'a Position,
    seat: Seat,
    player: &'a Player,
    /// Rounds to go after this one.
    left: u8,
}

impl Hunch<'_> {
    /// What taking a land is worth: what it pays with this character and what it adds to the domain's promise.
    #[inline]
    fn lure(&self, card: Card, played: Option<Character>) -> f32 {
        let pays = self.game.would_gain(self.position, self.seat, card, played);
        f32::from(pays) + promise::added(&self.player.domain, self.game.kind(card), self.left)
    }

    /// The slot and the lure of the most tempting land in a row.
    fn best(&self, row: &Row) -> Option<(u8, f32)> {
        self.tempting(row, self.player.played, 1.0)
    }

    /// The slot of the least tempting land in a row.
    fn worst(&self, row: &Row) -> Option<u8> {
        self.tempting(row, self.player.played, -1.0).map(|(slot, _)| slot)
    }

    fn tempting(&self, row: &Row, played: Option<Character>, sign: f32) -> Option<(u8, f32)> {
        let mut best: Option<(u8, f32)> = None;
        for (slot, card) in row.iter().enumerate() {
            let Some(card) = card else { continue };
            let lure = sign * self.lure(*card, played);
            if best.is_none_or(|(_, most)| lure > most) {
                best = Some((slot as u8, lure));
            }
        }
        best
    }

    /// The place of the own land that would be missed least.
    fn spare_land(&self) -> Option<u8> {
        let domain = &self.player.domain;
        let missed = |card: &Card| promise::missed(domain, self.game.kind(*card), self.left);
        let cards = domain.cards();
        (0..cards.len()).min_by(|&a, &b| missed(&cards[a]).total_cmp(&missed(&cards[b]))).map(|place| place as u8)
    }

    /// The character that seems best, with some wavering.
    fn character<C: Chance>(&self, chance: &mut C) -> Option<Character> {
        // The lures of row 1 differ between characters only by rivers and the Farmer.
        let river = self.position.rows[0].iter().flatten().any(|&card| self.game.kind(card) == Kind::River);
        let plain = self.lures(Character::Rider);
        let mut best: Option<(Character, f32)> = None;
        for character in self.player.hand.iter() {
            let lures = match character {
                Character::Farmer => self.lures(character),
                _ if river && character < Character::Falconer => self.lures(character),
                _ => plain,
            };
            let land = expected(&lures[..self.game.seats()], character);
            let waver = WAVER * chance.word() as f32 / u32::MAX as f32;
            let worth = land + self.brings(character, land) - promise::kept(self.player, character, self.left) + waver;
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((character, worth));
            }
        }
        best.map(|(character, _)| character)
    }

    /// The lures of row 1 with a character, the greatest first.
    fn lures(&self, character: Character) -> [f32; MOST] {
        let mut lures = [f32::MIN; MOST];
        for (lure, card) in lures.iter_mut().zip(self.position.rows[0].iter().flatten()) {
            *lure = self.lure(*card, Some(character));
        }
        lures.sort_unstable_by(|a, b| b.total_cmp(a));
        lures
    }

    /// What a character brings besides the expected land.
    fn brings(&self, character: Character, land: f32) -> f32 {
        let special = match character {
            Character::Carpenter => 3.0 * f32::from(self.player.domain.count(Kind::Forest)),
            Character::Midwife => promise::best_character(self.player)
                .map_or(0.0, |(best, _)| promise::kept(self.player, best, self.left)),
            Character::Rider => {
                let swapped = self.tempting(&self.position.rows[1], Some(character), 1.0);
                swapped.map_or(0.0, |(_, lure)| (lure - land).max(0.0))
            }
            Character::Explorer if self.player.domain.cards().is_empty() => -BRINGS[character.index()],
            _ => 0.0,
        };
        BRINGS[character.index()] + special
    }
}

/// The lure of the land that a character may expect to get, if each better one is gone by its turn with some likelihood.
fn expected(lures: &[f32], character: Character) -> f32 {
    let others = lures.len() as f32 - 1.0;
    let gone = f32::from(character.initiative() - 1) / 11.0 * others / lures.len() as f32;
    let (mut sum, mut still) = (0.0, 1.0);
    for (n, lure) in lures.iter().enumerate() {
        let part = if n + 1 == lures.len() { still } else { still * (1.0 - gone) };
        sum += part * lure;
        still -= part;
    }
    sum
}
