//! Playing on from a position by the policy, and the moves that need no search.

use crate::budget::Meter;
use crate::evaluator::Evaluator;
use crate::knowledge::{Action, Position, ValueFn, View};
use crate::{Knowledge, PerSeat};
use meadhall_engine::{Chance, Game, Ignore, Seat};

/// How many decisions are played between two looks at the clock.
const BETWEEN_LOOKS: u32 = 8;

/// The choice that a game can calculate, if it can and it is legal.
pub(crate) fn solved_move<K: Knowledge, C: Chance>(
    game: &K::Rules,
    view: &View<K>,
    seat: Seat,
    choices: &[Action<K>],
    chance: &mut C,
    evaluator: &mut Evaluator<K>,
) -> Option<Action<K>> {
    let imagined = game.imagine(view, chance);
    let trained = evaluator.has_value_net(game, &imagined);
    let mut value = |position: &Position<K>| evaluator.value(game, position);
    let value = trained.then_some(&mut value as ValueFn<Position<K>>);
    K::solved_move(game, &imagined, seat, choices, value).filter(|action| choices.contains(action))
}

/// Plays on by the policy until the position is settled for the `stops`-th time or the game is over, and says what that is
/// worth to each seat; nothing if the time is up before.
pub(crate) fn rollout<K: Knowledge, C: Chance>(
    game: &K::Rules,
    position: &mut Position<K>,
    mut stops: u32,
    chance: &mut C,
    choices: &mut Vec<Action<K>>,
    evaluator: &mut Evaluator<K>,
    meter: &Meter,
) -> Option<PerSeat> {
    let mut decisions = 0;
    while let Some(seat) = game.pending(position).first() {
        let Some(action) = evaluator.quick_choice(game, position, seat, chance, choices) else { break };
        game.apply(position, seat, action, chance, &mut Ignore);
        if K::settled(game, position) {
            stops = stops.saturating_sub(1);
            if stops == 0 {
                break;
            }
        }
        decisions += 1;
        if decisions % BETWEEN_LOOKS == 0 && meter.is_up() {
            return None;
        }
    }
    Some(evaluator.value(game, position))
}
