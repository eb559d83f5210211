//! The own phase of a battle: rerolls, tactics and warriors by calculation.

use super::battle_objective::BattleObjective;
use super::battle_payoffs::BattlePayoffs;
use super::pool::Odds;
use super::warband::Warband;
use meadhall_bots::ValueFn;
use meadhall_engine::Seat;
use meadhall_valhalla::battle::{Kind, Side};
use meadhall_valhalla::data::Effect;
use meadhall_valhalla::{Action, Asked, Dice, Face, Position, Valhalla};

/// A gain below this is none.
const LITTLE: f32 = 1e-3;

/// The calculated choice, where dice are at stake.
pub fn choose(
    game: &Valhalla,
    position: &Position,
    seat: Seat,
    choices: &[Action],
    value_fn: Option<ValueFn<Position>>,
) -> Option<Action> {
    let battle = &position.table.battle;
    let at = battle.turn_of();
    let side = &battle.sides[at];
    let asked = position.table.asked;
    let dice =
        matches!(asked, Asked::Fight | Asked::Reroll(_) | Asked::NewWeapon(_) | Asked::Exchange | Asked::GormTurn);
    if !battle.is_on() || side.seat != seat || !dice {
        return None;
    }
    let band = Warband::new(game, position, at);
    let payoffs = value_fn.and_then(|value_fn| BattlePayoffs::new(game, position, at, &band, value_fn));
    let aim = BattleObjective::new(game, position, at, choices, payoffs);
    let worth = aim.worths(game, position, &band);
    let free = usize::from(side.free());
    let fight = Fight { game, side, band, aim, worth, free, choices, last: battle.kind == Kind::Ragnarok };
    match asked {
        Asked::Reroll(_) => fight.rethrow(),
        Asked::NewWeapon(_) | Asked::GormTurn => fight.best_after(free + usize::from(asked != Asked::GormTurn)),
        Asked::Exchange => fight.exchange(),
        _ => Some(fight.fight()),
    }
}

fn changed(pool: &[u8; 6], from: Option<Face>, to: Option<Face>) -> [u8; 6] {
    let mut pool = *pool;
    if let Some(from) = from {
        pool[from.index()] = pool[from.index()].saturating_sub(1);
    }
    if let Some(to) = to {
        pool[to.index()] += 1;
    }
    pool
}

/// The most that dice showing X promise when they are turned to weapons, from this weapon on, and the first of them.
fn best_exchange(odds: &Odds, pool: &[u8; 6], first: usize) -> (f32, Option<Face>) {
    let mut best = (odds.of(pool), None);
    if pool[Face::X.index()] > 0 {
        for face in &Face::WEAPONS[first..] {
            let (worth, _) = best_exchange(odds, &changed(pool, Some(Face::X), Some(*face)), face.index());
            if worth > best.0 + LITTLE {
                best = (worth, Some(*face));
            }
        }
    }
    best
}

struct Fight<'a> {
    game: &'a Valhalla,
    side: &'a Side,
    band: Warband,
    aim: BattleObjective,
    worth: Vec<f32>,
    free: usize,
    choices: &'a [Action],
    /// Whether cards that are kept are worth nothing.
    last: bool,
}

impl Fight<'_> {
    fn odds(&self, dice: usize) -> std::rc::Rc<Odds> {
        self.band.odds(dice, &self.worth)
    }

    /// Throws again all dice but those to keep.
    fn rethrow(&self) -> Option<Action> {
        let pool = &self.side.dice;
        let (keep, _) = self.odds(self.free).best_keep(pool, self.free)?;
        Some(Action::Reroll(Dice(std::array::from_fn(|n| pool[n] - keep[n]))))
    }

    /// The choice that leaves the best pool.
    fn best_after(&self, dice: usize) -> Option<Action> {
        let odds = self.odds(dice);
        let after = |action: &Action| match *action {
            Action::Keep(face) => odds.of(&changed(&self.side.dice, None, Some(face))),
            Action::Turn(from, to) => odds.of(&changed(&self.side.dice, Some(from), Some(to))),
            _ => 0.0,
        };
        self.choices.iter().copied().max_by(|a, b| after(a).total_cmp(&after(b)))
    }

    fn exchange(&self) -> Option<Action> {
        let (_, face) = best_exchange(&self.odds(self.free), &self.side.dice, 0);
        Some(face.map_or(Action::Done, |face| Action::Turn(Face::X, face)))
    }

    fn fight(&self) -> Action {
        let pool = &self.side.dice;
        let odds = self.odds(self.free);
        let (hope, best) = (odds.of(pool), self.band.best(pool, &self.worth));
        if let Some(action) = self.use_card(&odds, hope) {
            return action;
        }
        if hope > self.worth[best] + LITTLE {
            if let Some(action) = self.drop_die(&odds) {
                return action;
            }
        } else if let Some(action) = self.use_jarl(&odds, hope) {
            return action;
        }
        if best != 0
            && let Some(action) = self.band.first_step(best, pool, self.choices)
        {
            return action;
        }
        self.aim.last_card(self.game, self.choices, self.side).unwrap_or(Action::Done)
    }

    /// A free reroll, or a tactic that makes the pool better, if it is worth its card.
    fn use_card(&self, odds: &Odds, hope: f32) -> Option<Action> {
        let pool = &self.side.dice;
        let free_reroll = || odds.best_keep(pool, self.free).map_or(0.0, |(_, worth)| worth);
        let price = if self.last { 0.0 } else { self.aim.price() };
        let gain = |action: &Action| match *action {
            Action::FreeReroll => free_reroll() - hope,
            Action::Play(card) => {
                let after = match self.game.cards().tactic(card) {
                    Some(Effect::FreeReroll { .. }) => free_reroll(),
                    Some(Effect::ExtraDieBestOf { .. }) => self.odds(self.free + 1).with_one_more(pool),
                    Some(Effect::TurnAllX) => best_exchange(odds, pool, 0).0,
                    Some(Effect::VirtualDie { symbol }) => {
                        self.odds(self.free + 1).of(&changed(pool, None, Some(symbol)))
                    }
                    _ => return 0.0,
                };
                after - hope - price
            }
            _ => 0.0,
        };
        let best = self.choices.iter().map(|action| (*action, gain(action))).max_by(|a, b| a.1.total_cmp(&b.1))?;
        (best.1 > LITTLE).then_some(best.0)
    }

    /// An ability of the jarl that costs nothing.
    fn use_jarl(&self, odds: &Odds, hope: f32) -> Option<Action> {
        let pool = &self.side.dice;
        let gain = |action: &Action| match *action {
            Action::Turn(from, to) => odds.of(&changed(pool, Some(from), Some(to))) - hope,
            Action::JarlReroll(face) => {
                let thrown = Face::ALL.map(|to| odds.of(&changed(pool, Some(face), Some(to))));
                thrown.iter().sum::<f32>() / thrown.len() as f32 - hope
            }
            _ => 0.0,
        };
        let best = self.choices.iter().map(|action| (*action, gain(action))).max_by(|a, b| a.1.total_cmp(&b.1))?;
        (best.1 > LITTLE).then_some(best.0)
    }

    /// The die to discard for a reroll: one that is not to be kept, rather an X.
    fn drop_die(&self, odds: &Odds) -> Option<Action> {
        let pool = &self.side.dice;
        let (keep, _) = odds.best_keep(pool, self.free.checked_sub(1)?)?;
        let spare = Face::ALL.into_iter().rev().find(|face| pool[face.index()] > keep[face.index()])?;
        Some(Action::Drop(spare)).filter(|action| self.choices.contains(action))
    }
}
