//! What a player of Vaalbara would do without much thought.

use super::land_evaluator::LandEvaluator;
use super::promise;
use meadhall_engine::{Chance, Game, Seat, byte};
use meadhall_vaalbara::{Action, Asked, Card, Character, Position, Vaalbara};

/// How much a quick choice about a character wavers, in VP.
const WAVER: f32 = 3.0;

/// A quick choice.
pub(super) fn choose<C: Chance>(
    game: &Vaalbara,
    position: &Position,
    seat: Seat,
    chance: &mut C,
    choices: &mut Vec<Action>,
) -> Option<Action> {
    let glance = LandEvaluator::new(game, position, seat);
    let [row_1, row_2] = &position.rows;
    let played = glance.player.played;
    match position.asked {
        Asked::Assign => character(&glance, chance).map(Action::Assign),
        Asked::Show { .. } => Some(Action::Show(glance.player.hand.contains(Character::Warrior))),
        Asked::Bard => {
            let others = Seat::all(game.seats()).filter(|&other| other != seat).map(|other| position.player(other));
            others.min_by_key(|player| player.vp).map(|player| Action::Bard(player.clan))
        }
        Asked::Take => glance.best(row_1, played).map(|(slot, _)| Action::Take(slot)),
        Asked::Rider => {
            let (second, _) = glance.best(row_2, played)?;
            glance.worst(row_1).map(|first| Action::Rider(first, second))
        }
        Asked::Tracker => glance.worst(row_1).map(|slot| Action::Tracker(0, slot)),
        Asked::Midwife => promise::best_character(glance.player).map(|(best, _)| Action::Midwife(best)),
        Asked::Explorer => spare_land(&glance).map(Action::Explorer),
        Asked::Over => game.sample(position, seat, chance, choices),
    }
}

/// The place of the own land that would be missed least.
fn spare_land(glance: &LandEvaluator) -> Option<u8> {
    let realm = &glance.player.realm;
    let missed = |card: &Card| promise::missed(realm, glance.game.kind(*card), glance.left);
    let cards = realm.cards();
    (0..cards.len()).min_by(|&a, &b| missed(&cards[a]).total_cmp(&missed(&cards[b]))).map(byte)
}

/// The character that seems best, with some wavering: nobody knows yet who will act before whom.
fn character<C: Chance>(glance: &LandEvaluator, chance: &mut C) -> Option<Character> {
    let mut best: Option<(Character, f32)> = None;
    weigh(glance, |character, worth| {
        let worth = worth + WAVER * chance.word() as f32 / u32::MAX as f32;
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((character, worth));
        }
    });
    best.map(|(character, _)| character)
}

/// What the best characters of the hand seem to be worth, the best first.
pub(super) fn best_worths<const N: usize>(glance: &LandEvaluator, best: &mut [f32; N]) {
    let mut count = 0;
    weigh(glance, |_, worth| {
        let place = best[..count].iter().position(|&other| worth > other).unwrap_or(count);
        if place < N {
            count = (count + 1).min(N);
            best[place..count].rotate_right(1);
            best[place] = worth;
        }
    });
}

/// What each character of the hand seems to be worth: the land that it may get, what it brings, less what it would be
/// worth later.
fn weigh(glance: &LandEvaluator, mut each: impl FnMut(Character, f32)) {
    let lured = glance.lured();
    for character in glance.player.hand.iter() {
        let land = glance.land(character, &lured.with(glance, character));
        each(character, land + glance.brings(character, land) - promise::kept(glance.player, character, glance.left));
    }
}
