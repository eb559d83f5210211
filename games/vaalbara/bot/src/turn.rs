//! What a player who has not acted yet in this round may hope for from the turn to come.

use super::land_evaluator::{LandEvaluator, expected};
use meadhall_engine::{Game, Seat, SeatSet};
use meadhall_vaalbara::{Asked, Character, Position, Vaalbara};

/// What the Hunter pays who is faster than the neighbours, the Carver who is slower, the Falconer who is not the first, and
/// the Seer for each neighbour with an odd initiative.
const HUNTER: f32 = 3.0;
const CARVER: f32 = 5.0;
const FALCONER: f32 = 2.0;
const SEER: f32 = 2.0;

/// What the seat's turn, or what is left of it, may bring: the effect of the character and the land.
pub(super) fn hope(game: &Vaalbara, position: &Position, seat: Seat) -> f32 {
    let glance = LandEvaluator::new(game, position, seat);
    let Some(character) = glance.player.played else { return 0.0 };
    let rivals = earlier(game, position, seat);
    let lands = position.rows[0].iter().flatten().count();
    let lures = glance.lures(character);
    let land = expected(&lures[..lands], rivals.len() as f32 / lands.max(1) as f32);
    let effect_is_done = position.active == seat && position.asked == Asked::Take;
    if effect_is_done { land } else { land + effect(&glance, character, land, rivals) }
}

/// Those who have yet to act and will do so before this seat, as the omens are now.
fn earlier(game: &Vaalbara, position: &Position, seat: Seat) -> SeatSet {
    let omens = game.omens(position);
    let order = |seat: Seat| (position.player(seat).played, omens.rank(position.player(seat).clan));
    Seat::all(game.seats()).filter(|&other| !position.has_acted(other) && order(other) < order(seat)).collect()
}

/// What the effect brings, with these to act before.
fn effect(glance: &LandEvaluator, character: Character, land: f32, rivals: SeatSet) -> f32 {
    let (position, neighbours) = (glance.position, glance.game.neighbours(glance.seat));
    let before = |other: Seat| rivals.contains(other) || position.has_acted(other);
    match character {
        Character::Hunter if neighbours.iter().any(before) => 0.0,
        Character::Hunter => HUNTER,
        Character::Carver if neighbours.iter().all(before) => CARVER,
        Character::Carver => 0.0,
        Character::Falconer if rivals.is_empty() && position.acted.is_empty() => 0.0,
        Character::Falconer => FALCONER,
        Character::Seer => {
            let odd = |other: &Seat| position.player(*other).played.is_some_and(|played| played.initiative() % 2 == 1);
            SEER * neighbours.iter().filter(odd).count() as f32
        }
        _ => glance.brings(character, land),
    }
}
