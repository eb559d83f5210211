//! What a player of Blood Rage would do without much thought.

use super::cards;
use super::scene::Scene;
use super::stats::Stats;
use super::{battle, expected, quests};
use meadhall_blood_rage::{Action, Asked, BloodRage, Card, Kind, Position};
use meadhall_engine::{Chance, Game, Ignore, Seat};

/// How much a hunch about a turn wavers, in Glory.
const WAVER: f32 = 1.0;
/// How much a hunch about a card of the draft wavers.
const DRAFT_WAVER: f32 = 2.0;
/// How many invades and marches are looked at.
const INVADES: usize = 5;
const MARCHES: usize = 5;

/// A number from 0 to 1.
#[inline]
pub(super) fn unit<C: Chance>(chance: &mut C) -> f32 {
    chance.word() as f32 / u32::MAX as f32
}

/// A quick choice.
pub(super) fn choose<C: Chance>(
    game: &BloodRage,
    position: &Position,
    seat: Seat,
    chance: &mut C,
    choices: &mut Vec<Action>,
) -> Option<Action> {
    game.legal(position, seat, choices);
    if choices.len() <= 1 {
        return choices.first().copied();
    }
    match position.table.asked {
        Asked::Turn => {
            thin(choices, chance);
            best_outcome(game, position, seat, chance, choices)
        }
        Asked::Draft | Asked::Discard => {
            let scene = Scene::new(game, position);
            let stats = Stats::of(&scene, seat);
            best(choices, |action| match action {
                Action::Draft(card, other) => {
                    let other = other.map_or(0.0, |card| worth(&scene, seat, &stats, card));
                    worth(&scene, seat, &stats, card) + other + DRAFT_WAVER * unit(chance)
                }
                Action::Keep(Some(card)) => worth(&scene, seat, &stats, card),
                _ => 0.0,
            })
        }
        Asked::FreeInvade(_) | Asked::Raise(_) | Asked::Hammers => best_outcome(game, position, seat, chance, choices),
        Asked::God(_) => Some(choices[chance.index(choices.len())]),
        _ => battle::choose(game, position, seat, chance, choices),
    }
}

/// The choice with the greatest weight; of equal ones the first.
pub(super) fn best(choices: &[Action], mut weigh: impl FnMut(Action) -> f32) -> Option<Action> {
    let mut best: Option<(Action, f32)> = None;
    for &action in choices {
        let weight = weigh(action);
        if best.is_none_or(|(_, most)| weight > most) {
            best = Some((action, weight));
        }
    }
    best.map(|(action, _)| action)
}

/// What one more card is worth to a seat that chooses cards.
pub(super) fn worth(scene: &Scene, seat: Seat, stats: &Stats, card: Card) -> f32 {
    let sheet = scene.table.sheet(seat);
    match card.face().kind {
        Kind::Battle => {
            let count = scene.cards(seat).filter(|card| card.face().kind == Kind::Battle).count();
            cards::battle(sheet, card) * [1.0, 1.0, 0.8, 0.5, 0.3][count.min(4)]
        }
        Kind::Quest => quests::likely(scene, seat, card) * (f32::from(card.face().value) + stats.best_raise()) * 0.75,
        _ => cards::upgrade(scene, seat, stats, card),
    }
}

/// Leaves a few invades and marches, drawn at random.
fn thin<C: Chance>(choices: &mut Vec<Action>, chance: &mut C) {
    let start = choices.iter().position(|action| matches!(action, Action::Invade(_) | Action::March(_)));
    let Some(start) = start else { return };
    let marches = choices.iter().position(|action| matches!(action, Action::March(_))).unwrap_or(choices.len());
    let mut kept = start;
    for (from, to, most) in [(start, marches, INVADES), (marches, choices.len(), MARCHES)] {
        for n in 0..most.min(to - from) {
            let other = from + n + chance.index(to - from - n);
            choices.swap(from + n, other);
            choices.swap(kept, from + n);
            kept += 1;
        }
    }
    choices.truncate(kept);
}

/// The choice after which the seat may expect the most, once everything it leads to is resolved.
fn best_outcome<C: Chance>(
    game: &BloodRage,
    position: &Position,
    seat: Seat,
    chance: &mut C,
    choices: &[Action],
) -> Option<Action> {
    let scene = Scene::new(game, position);
    best(choices, |action| {
        let mut after = *position;
        game.apply(&mut after, seat, action, chance, &mut Ignore);
        resolve(game, &mut after, chance);
        expected(&scene.later_on(&after), seat) + WAVER * unit(chance)
    })
}

/// Plays on by the shortest of hunches until nothing is half done.
fn resolve<C: Chance>(game: &BloodRage, position: &mut Position, chance: &mut C) {
    let mut room = Vec::new();
    while !matches!(position.table.asked, Asked::Turn | Asked::Draft | Asked::Discard | Asked::Over) {
        let Some(seat) = game.pending(position).first() else { return };
        game.legal(position, seat, &mut room);
        let Some(action) = battle::choose(game, position, seat, chance, &room) else { return };
        game.apply(position, seat, action, chance, &mut Ignore);
    }
}
