//! What a player of Blood Rage would do without much thought.

use super::assessment::Assessment;
use super::cards;
use super::stats::Stats;
use super::{battle, expected};
use meadhall_blood_rage::{Action, Asked, BloodRage, Position};
use meadhall_engine::{Chance, Game, Ignore, Seat};

/// How much a quick choice about a turn wavers, in Glory.
const WAVER: f32 = 1.0;
/// How much a quick choice about a card of the draft wavers.
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
            let assessment = Assessment::new(game, position);
            let stats = Stats::of(&assessment, seat);
            best(choices, |action| match action {
                Action::Draft(card, other) => {
                    let other = other.map_or(0.0, |card| cards::one_more(&assessment, seat, &stats, card));
                    cards::one_more(&assessment, seat, &stats, card) + other + DRAFT_WAVER * unit(chance)
                }
                Action::Keep(Some(card)) => cards::one_more(&assessment, seat, &stats, card),
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
    let assessment = Assessment::new(game, position);
    best(choices, |action| {
        let mut after = *position;
        game.apply(&mut after, seat, action, chance, &mut Ignore);
        resolve(game, &mut after, chance);
        expected(&assessment.later_on(&after), seat) + WAVER * unit(chance)
    })
}

/// Plays on by the shortest of rollout policies until nothing is half done.
fn resolve<C: Chance>(game: &BloodRage, position: &mut Position, chance: &mut C) {
    let mut room = Vec::new();
    while !matches!(position.table.asked, Asked::Turn | Asked::Draft | Asked::Discard | Asked::Over) {
        let Some(seat) = game.pending(position).first() else { return };
        game.legal(position, seat, &mut room);
        let Some(action) = battle::choose(game, position, seat, chance, &room) else { return };
        game.apply(position, seat, action, chance, &mut Ignore);
    }
}
