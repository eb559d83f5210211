//! The turn: whom to attack, whom to add.

use super::battle_objective::BattleObjective;
use super::rollout::{card_worth, unit};
use meadhall_engine::{Chance, Seat};
use meadhall_valhalla::battle::{ATTACKER, Battle, DEFENDER, Kind};
use meadhall_valhalla::{Action, Jarl, Position, Valhalla};

/// How much a quick choice about a turn wavers, in glory.
const WAVER: f32 = 0.5;
/// What drawing cards instead of another action is worth.
const DRAW: f32 = 0.6;
/// What a warrior in the band is worth more than in the hand.
const READY: f32 = 0.75;
/// What the second warrior is worth that may be added with a light one.
const SECOND: f32 = 0.9;

/// The position as an attack on somebody would begin; nobody for the monster.
fn declared(position: &Position, attacker: Seat, defender: Option<Seat>) -> Position {
    let mut copy = *position;
    let table = &mut copy.table;
    let mut battle =
        Battle { kind: Kind::Hunt, step: meadhall_valhalla::battle::BattleStep::Attack, ..Battle::default() };
    battle.foe = table.foe.step;
    battle.sides[ATTACKER].seat = attacker;
    battle.sides[ATTACKER].band = table.board(attacker).size();
    if let Some(defender) = defender {
        battle.kind = Kind::Duel;
        battle.sides[DEFENDER].seat = defender;
        battle.sides[DEFENDER].band = table.board(defender).size();
    }
    table.battle = battle;
    copy
}

/// What an attack promises.
pub fn attack(game: &Valhalla, position: &Position, attacker: Seat, defender: Option<Seat>) -> f32 {
    let jarl = position.table.board(attacker).jarl;
    let dice = 6 + usize::from(jarl == Some(Jarl::Beinir));
    BattleObjective::of_attack(game, &declared(position, attacker, defender), dice)
}

/// What an action of phase A seems to be worth.
pub fn worth(game: &Valhalla, position: &Position, seat: Seat, action: Action) -> f32 {
    let board = position.table.board(seat);
    let replaced = |place: Option<u8>| place.and_then(|place| board.band.get(usize::from(place))?.card);
    let added =
        |card, place| READY * (card_worth(game, card) - replaced(place).map_or(0.0, |old| card_worth(game, old)));
    match action {
        Action::Attack(other) => attack(game, position, seat, Some(other)),
        Action::Hunt => attack(game, position, seat, None),
        Action::Add(card, place) | Action::Recall(card, place) => added(card, place),
        Action::AddTwo(card, place) => added(card, place) + SECOND,
        _ => DRAW,
    }
}

/// A quick choice for the turn.
pub fn choose<C: Chance>(
    game: &Valhalla,
    position: &Position,
    seat: Seat,
    chance: &mut C,
    choices: &[Action],
) -> Option<Action> {
    let mut best: Option<(Action, f32)> = None;
    for &action in choices {
        let worth = worth(game, position, seat, action) + WAVER * unit(chance);
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((action, worth));
        }
    }
    best.map(|(action, _)| action)
}
