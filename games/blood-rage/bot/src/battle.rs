//! Quick choices while something is half done: in a battle, and where a card offers something.

use super::assessment::{best_bonus, bonus, odds};
use super::cards;
use super::rollout::{best, unit};
use meadhall_blood_rage::{Action, Asked, BloodRage, Card, ClanSheet, Effect, Figure, Kind, Place, Position, Stat};
use meadhall_engine::{Chance, Game, Seat};

/// How far a guess at a battle is off, in STR.
const OFF: f32 = 2.0;
/// What the others come to where there are none.
const NOBODY: f32 = -9.0;
/// Less than any choice is worth.
const NEVER: f32 = -99.0;
/// What a retreat is worth, and to let a figure fall, as STR.
const RETREAT: f32 = 3.0;
const LET_FALL: f32 = 1.5;
/// What a battle card has to be worth to be taken back for a Rage.
const LAST_RAGE: f32 = 3.0;
/// How likely a victory has to be to fight for a province again.
const AGAIN: f32 = 0.55;
/// What the reward of a pillage is worth, roughly.
const REWARD: f32 = 5.0;
/// What it is worth to stay away from a battle.
const STAYING: f32 = 0.3;
/// What a point of STR is worth that is lost with a figure that was called.
const FIGURE: f32 = 0.7;
/// How much of the best card of the others is reckoned with: at least, and more by chance.
const LEAST_CARD: f32 = 0.4;
const CARD_SPREAD: f32 = 0.7;
/// What a card is worth that wins, before its price.
const WINNING: f32 = 20.0;
/// What a quest, and an upgrade, is worth that is given up by winning with it.
const QUEST_PRICE: f32 = 6.0;
const UPGRADE_PRICE: f32 = 4.0;
/// What an added card is worth that turns the battle; the smaller one is the better.
const TURNING: f32 = 10.0;
/// What another card after it may add, what it is worth to begin that, and to add nothing.
const SECOND_CARD: f32 = 3.0;
const TWO_CARDS: f32 = 0.2;
const NOTHING_ADDED: f32 = 0.1;

/// A quick choice among these.
pub(super) fn choose<C: Chance>(
    game: &BloodRage,
    position: &Position,
    seat: Seat,
    chance: &mut C,
    choices: &[Action],
) -> Option<Action> {
    if choices.len() <= 1 {
        return choices.first().copied();
    }
    let table = &position.table;
    let sheet = game.sheet(table, seat);
    match table.asked {
        Asked::Call => call(game, position, seat, choices),
        Asked::Card => card(game, position, seat, chance, choices),
        Asked::Add => add(game, position, seat, choices),
        Asked::Spare => best(choices, |action| match action {
            Action::Spare(figure) => strength(game, position, seat, figure),
            _ => 0.0,
        }),
        Asked::Count => choices.last().copied(),
        Asked::Save => {
            let wants = super::prospects::released(sheet) == 0.0;
            best(choices, |action| match action {
                Action::Retreat(..) if wants => RETREAT,
                Action::Save(figure) if wants => strength(game, position, seat, figure),
                Action::Accept => LET_FALL,
                _ => 0.0,
            })
        }
        Asked::Recover => best(choices, |action| match action {
            Action::Recover(card) if sheet.rage > 1 => cards::battle(sheet, card) - LAST_RAGE,
            Action::Recover(_) => -1.0,
            _ => 0.0,
        }),
        Asked::Succor | Asked::Blessing => {
            choices.iter().copied().find(|action| *action != Action::Decline).or(choices.first().copied())
        }
        Asked::Domain(place) => {
            let totals = totals(game, position, place);
            let win = odds(lead(&totals, seat), OFF);
            best(choices, |action| if action == Action::Decline { AGAIN } else { win })
        }
        Asked::Raise(_) => {
            let high = |stat: Stat| f32::from(sheet.steps[stat.index()]);
            best(choices, |action| match action {
                Action::Raise(stat) => high(stat) + if stat == Stat::Horns { 0.0 } else { 0.5 },
                _ => -1.0,
            })
        }
        _ => Some(choices[chance.index(choices.len())]),
    }
}

/// The STR of a figure by its name.
fn strength(game: &BloodRage, position: &Position, seat: Seat, figure: Figure) -> f32 {
    let sheet = game.sheet(&position.table, seat);
    let forces = position.table.forces(seat, position.table.battle.place);
    sheet.piece_in(forces, figure).map_or(1.0, |piece| f32::from(sheet.strength_of(piece)))
}

/// What each seat may come to in a battle for a province: figures and the best card. None for those who are not there.
fn totals(game: &BloodRage, position: &Position, place: Place) -> [Option<f32>; 5] {
    let mut totals = [None; 5];
    for seat in Seat::all(game.seats()) {
        if !position.table.forces(seat, place).is_empty() {
            let sheet = game.sheet(&position.table, seat);
            let reach = best_bonus(sheet, position.secret(seat).hand.as_slice());
            totals[seat.index()] = Some(f32::from(game.strength(&position.table, seat, place)) + reach);
        }
    }
    totals
}

/// How far a seat is ahead of the best of the others; far, where nobody else is.
fn lead(totals: &[Option<f32>; 5], seat: Seat) -> f32 {
    let others = totals.iter().enumerate().filter(|(n, _)| *n != seat.index()).filter_map(|(_, total)| *total);
    totals[seat.index()].unwrap_or(0.0) - others.fold(NOBODY, f32::max)
}

/// Joins where that makes a victory likely that was not.
fn call(game: &BloodRage, position: &Position, seat: Seat, choices: &[Action]) -> Option<Action> {
    let table = &position.table;
    let (sheet, place) = (game.sheet(table, seat), table.battle.place);
    let mut totals = totals(game, position, place);
    let own = totals[seat.index()];
    let mut prize = f32::from(sheet.stat(Stat::Axes));
    if table.battle.pillager == seat {
        prize += REWARD;
    }
    let before = if own.is_some() { odds(lead(&totals, seat), OFF) } else { 0.0 };
    let reach = best_bonus(sheet, position.secret(seat).hand.as_slice());
    best(choices, |action| {
        let Action::Call(figure, from) = action else { return STAYING };
        let Some(piece) = sheet.piece_in(sheet.at(from), figure) else { return -1.0 };
        let strong = f32::from(sheet.strength_of(piece));
        totals[seat.index()] = Some(own.unwrap_or(reach) + strong);
        let after = odds(lead(&totals, seat), OFF);
        (after - before) * prize - (1.0 - after) * FIGURE * strong
    })
}

/// The least card that should do, or one that pays to lose with.
fn card<C: Chance>(
    game: &BloodRage,
    position: &Position,
    seat: Seat,
    chance: &mut C,
    choices: &[Action],
) -> Option<Action> {
    let table = &position.table;
    let (sheet, place) = (game.sheet(table, seat), table.battle.place);
    let own = f32::from(game.strength(table, seat, place));
    let mut needed = 0.0f32;
    for other in table.battle.members.without(seat).iter() {
        let theirs = game.sheet(table, other);
        let reach = best_bonus(theirs, position.secret(other).hand.as_slice());
        needed = needed.max(
            f32::from(game.strength(table, other, place)) + reach * (LEAST_CARD + CARD_SPREAD * unit(chance)).min(1.0),
        );
    }
    best(choices, |action| {
        let Action::Play(card) = action else { return NEVER };
        let wins = own + bonus(sheet, card) > needed;
        let price = price(sheet, card);
        match wins {
            true => WINNING - price + when_won(game.face(card).effect),
            false => bonus(sheet, card) * 0.5 + when_lost(game.face(card).effect),
        }
    })
}

/// What is given up by winning with a card.
pub(super) fn price(sheet: ClanSheet<'_>, card: Card) -> f32 {
    match sheet.cards()[card].kind {
        Kind::Battle => cards::battle(sheet, card),
        Kind::Quest => QUEST_PRICE,
        _ => UPGRADE_PRICE,
    }
}

pub(super) fn when_won(effect: Effect) -> f32 {
    match effect {
        Effect::Win { glory, rage, steps } => f32::from(glory) + f32::from(rage) + cards::STEP * f32::from(steps),
        Effect::PillageStep => 4.0,
        Effect::GloryPerDead(each) => 2.0 * f32::from(each),
        _ => 0.0,
    }
}

pub(super) fn when_lost(effect: Effect) -> f32 {
    match effect {
        Effect::TakeRage(_) => 3.0,
        Effect::TakeGlory(glory) => 2.0 * f32::from(glory),
        Effect::TakeCards => 4.0,
        Effect::DiscardAll => 5.0,
        Effect::GloryPerDead(each) => 2.0 * f32::from(each),
        _ => 0.0,
    }
}

/// Adds a card where that turns the battle.
fn add(game: &BloodRage, position: &Position, seat: Seat, choices: &[Action]) -> Option<Action> {
    let table = &position.table;
    let place = table.battle.place;
    let shown = |seat: Seat| {
        let sheet = game.sheet(table, seat);
        let cards: f32 = sheet.revealed.iter().map(|card| bonus(sheet, card)).sum();
        f32::from(game.strength(table, seat, place)) + cards
    };
    let own = shown(seat);
    let others = table.battle.members.without(seat);
    let needed = others.iter().map(shown).fold(0.0, f32::max);
    best(choices, |action| match action {
        Action::Add(card) if own <= needed && own + f32::from(game.face(card).bonus()) > needed => {
            TURNING - f32::from(game.face(card).bonus())
        }
        Action::Add(card) if own <= needed && own + SECOND_CARD + f32::from(game.face(card).bonus()) > needed => {
            TWO_CARDS
        }
        Action::Add(_) => -1.0,
        _ => NOTHING_ADDED,
    })
}
