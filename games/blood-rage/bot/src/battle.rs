//! Quick choices while something is half done: in a battle, and where a card offers something.

use super::assessment::{best_bonus, bonus, odds};
use super::cards;
use super::rollout::{best, unit};
use meadhall_blood_rage::{Action, Asked, BloodRage, Card, Figure, Kind, Place, Position, Sheet, Stat, Text};
use meadhall_engine::{Chance, Game, Seat};

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
    let sheet = table.sheet(seat);
    match table.asked {
        Asked::Call => call(game, position, seat, choices),
        Asked::Card => card(position, seat, chance, choices),
        Asked::Add => add(position, seat, choices),
        Asked::Spare => best(choices, |action| match action {
            Action::Spare(figure) => strength(position, seat, figure),
            _ => 0.0,
        }),
        Asked::Count => choices.last().copied(),
        Asked::Save => {
            let wants = super::prospects::released(sheet) == 0.0;
            best(choices, |action| match action {
                Action::Retreat(..) if wants => 3.0,
                Action::Save(figure) if wants => strength(position, seat, figure),
                Action::Accept => 1.5,
                _ => 0.0,
            })
        }
        Asked::Recover => best(choices, |action| match action {
            Action::Recover(card) if sheet.rage > 1 => cards::battle(sheet, card) - 3.0,
            Action::Recover(_) => -1.0,
            _ => 0.0,
        }),
        Asked::Succor | Asked::Blessing => {
            choices.iter().copied().find(|action| *action != Action::Decline).or(choices.first().copied())
        }
        Asked::Domain(place) => {
            let totals = totals(game, position, place);
            let win = odds(lead(&totals, seat), 2.0);
            best(choices, |action| if action == Action::Decline { 0.55 } else { win })
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
fn strength(position: &Position, seat: Seat, figure: Figure) -> f32 {
    let sheet = position.sheet(seat);
    let forces = position.table.forces(seat, position.table.battle.place);
    sheet.piece_in(forces, figure).map_or(1.0, |piece| f32::from(sheet.strength_of(piece)))
}

/// What each seat may come to in a battle for a province: figures and the best card. None for those who are not there.
fn totals(game: &BloodRage, position: &Position, place: Place) -> [Option<f32>; 5] {
    let mut totals = [None; 5];
    for seat in Seat::all(game.seats()) {
        if !position.table.forces(seat, place).is_empty() {
            let sheet = position.sheet(seat);
            let reach = best_bonus(sheet, position.secret(seat).hand.as_slice());
            totals[seat.index()] = Some(f32::from(position.table.strength(seat, place)) + reach);
        }
    }
    totals
}

/// How far a seat is ahead of the best of the others; far, where nobody else is.
fn lead(totals: &[Option<f32>; 5], seat: Seat) -> f32 {
    let others = totals.iter().enumerate().filter(|(n, _)| *n != seat.index()).filter_map(|(_, total)| *total);
    totals[seat.index()].unwrap_or(0.0) - others.fold(-9.0, f32::max)
}

/// Joins where that makes a victory likely that was not.
fn call(game: &BloodRage, position: &Position, seat: Seat, choices: &[Action]) -> Option<Action> {
    let table = &position.table;
    let (sheet, place) = (table.sheet(seat), table.battle.place);
    let mut totals = totals(game, position, place);
    let own = totals[seat.index()];
    let mut prize = f32::from(sheet.stat(Stat::Axes));
    if table.battle.pillager == seat {
        prize += 5.0;
    }
    let before = if own.is_some() { odds(lead(&totals, seat), 2.0) } else { 0.0 };
    let reach = best_bonus(sheet, position.secret(seat).hand.as_slice());
    best(choices, |action| {
        let Action::Call(figure, from) = action else { return 0.3 };
        let Some(piece) = sheet.piece_in(sheet.at(from), figure) else { return -1.0 };
        let strong = f32::from(sheet.strength_of(piece));
        totals[seat.index()] = Some(own.unwrap_or(reach) + strong);
        let after = odds(lead(&totals, seat), 2.0);
        (after - before) * prize - (1.0 - after) * 0.7 * strong
    })
}

/// The least card that should do, or one that pays to lose with.
fn card<C: Chance>(position: &Position, seat: Seat, chance: &mut C, choices: &[Action]) -> Option<Action> {
    let table = &position.table;
    let (sheet, place) = (table.sheet(seat), table.battle.place);
    let own = f32::from(table.strength(seat, place));
    let mut needed = 0.0f32;
    for other in table.battle.members.without(seat).iter() {
        let theirs = table.sheet(other);
        let reach = best_bonus(theirs, position.secret(other).hand.as_slice());
        needed = needed.max(f32::from(table.strength(other, place)) + reach * (0.4 + 0.7 * unit(chance)).min(1.0));
    }
    best(choices, |action| {
        let Action::Play(card) = action else { return -99.0 };
        let wins = own + bonus(sheet, card) > needed;
        let price = price(sheet, card);
        match wins {
            true => 20.0 - price + when_won(card),
            false => bonus(sheet, card) * 0.5 + when_lost(card),
        }
    })
}

/// What is given up by winning with a card.
pub(super) fn price(sheet: &Sheet, card: Card) -> f32 {
    match card.face().kind {
        Kind::Battle => cards::battle(sheet, card),
        Kind::Quest => 6.0,
        _ => 4.0,
    }
}

pub(super) fn when_won(card: Card) -> f32 {
    match card.text() {
        Text::Win { glory, rage, steps } => f32::from(glory) + f32::from(rage) + 4.0 * f32::from(steps),
        Text::PillageStep => 4.0,
        Text::GloryPerDead(each) => 2.0 * f32::from(each),
        _ => 0.0,
    }
}

pub(super) fn when_lost(card: Card) -> f32 {
    match card.text() {
        Text::TakeRage(_) => 3.0,
        Text::TakeGlory(glory) => 2.0 * f32::from(glory),
        Text::TakeCards => 4.0,
        Text::DiscardAll => 5.0,
        Text::GloryPerDead(each) => 2.0 * f32::from(each),
        _ => 0.0,
    }
}

/// Adds a card where that turns the battle.
fn add(position: &Position, seat: Seat, choices: &[Action]) -> Option<Action> {
    let table = &position.table;
    let place = table.battle.place;
    let shown = |seat: Seat| {
        let sheet = table.sheet(seat);
        let cards: f32 = sheet.revealed.iter().map(|card| bonus(sheet, card)).sum();
        f32::from(table.strength(seat, place)) + cards
    };
    let own = shown(seat);
    let others = table.battle.members.without(seat);
    let needed = others.iter().map(shown).fold(0.0, f32::max);
    best(choices, |action| match action {
        Action::Add(card) if own <= needed && own + f32::from(card.bonus()) > needed => 10.0 - f32::from(card.bonus()),
        Action::Add(card) if own <= needed && own + 3.0 + f32::from(card.bonus()) > needed => 0.2,
        Action::Add(_) => -1.0,
        _ => 0.1,
    })
}
