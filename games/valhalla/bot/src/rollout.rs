//! What a player of Valhalla would do without much thought.

use super::{fight, turn};
use meadhall_engine::{Chance, Seat};
use meadhall_valhalla::data::{Effect, Kind};
use meadhall_valhalla::{Action, Asked, Card, Jarl, Position, Valhalla};

/// How likely a warrior is activated, by its weapons.
const ACTIVATED: [f32; 5] = [1.0, 0.97, 0.84, 0.58, 0.4];
/// What a point of a warrior's strength is worth, and an ability counts as one, in glory.
const POINT: f32 = 0.33;
/// How likely a mission is fulfilled.
const FULFILLED: f32 = 0.8;
/// The least glory of a warrior who is sent, before the end and in it.
const LEAST_SENT: f32 = 1.5;
const LEAST_SENT_LATE: f32 = 0.5;
/// How often somebody helps with a card of Thor.
const HELPS: f32 = 0.3;
/// What a card has to be worth less than to be laid aside, and to be paid with.
const ASIDE: f32 = 0.8;
const PAID: f32 = 0.9;

/// A number from 0 to 1.
#[inline]
pub fn unit<C: Chance>(chance: &mut C) -> f32 {
    chance.word() as f32 / u32::MAX as f32
}

/// What a card is worth in the hand, in glory.
pub fn card_worth(game: &Valhalla, card: Card) -> f32 {
    let Some(entry) = game.cards().get(card) else { return 0.0 };
    match entry.kind {
        Kind::Warrior(warrior) => {
            let bonus = if warrior.ability.is_some() { 1.0 } else { 0.0 };
            let chance = ACTIVATED[usize::from(game.cards().icons(card)).min(4)];
            chance * (f32::from(entry.glory) + POINT * (f32::from(warrior.strength) + bonus))
        }
        Kind::Tactic(effect) => match effect {
            Effect::Strength { condition: None, .. } => 1.3,
            Effect::Strength { .. } => 1.1,
            Effect::ExtraDieBestOf { .. } | Effect::FreeReroll { .. } | Effect::TurnAllX => 1.4,
            Effect::DiscardDieForStrength { symbol: None, .. } => 1.4,
            Effect::DiscardDieForStrength { .. } => 1.2,
            Effect::SuppressJarl => 0.5,
            _ => 1.2,
        },
        Kind::Thor(..) => 0.8,
        Kind::Mission(_) => FULFILLED * f32::from(entry.glory),
        Kind::Tyr(_) => 1.0,
    }
}

/// What a jarl is worth, in glory.
pub fn jarl_worth(jarl: Jarl) -> f32 {
    match jarl {
        Jarl::Osk | Jarl::Beinir | Jarl::Gorm => 2.0,
        Jarl::Sigvard | Jarl::Thord | Jarl::Einar | Jarl::Osvir | Jarl::Hodr => 1.6,
        Jarl::Valgard | Jarl::Sigurd | Jarl::Borg | Jarl::Blodhrafn | Jarl::Jorunn | Jarl::Mar => 1.3,
        Jarl::Agnar | Jarl::Hakon | Jarl::Ketil | Jarl::Ulfrun | Jarl::Brynjarr => 1.0,
        _ => 0.7,
    }
}

/// The choice of which a measure is greatest.
fn most(choices: &[Action], measure: impl Fn(Action) -> f32) -> Action {
    let mut best = (choices[0], measure(choices[0]));
    for &action in &choices[1..] {
        let value = measure(action);
        if value > best.1 {
            best = (action, value);
        }
    }
    best.0
}

/// A quick choice among several.
pub fn choose<C: Chance>(
    game: &Valhalla,
    position: &Position,
    seat: Seat,
    chance: &mut C,
    choices: &[Action],
) -> Action {
    let table = &position.table;
    let any = |chance: &mut C| choices[chance.index(choices.len())];
    let worth = |card: Card| card_worth(game, card);
    let glory = |card: Card| f32::from(game.cards().glory(card));
    match table.asked {
        Asked::Turn => turn::choose(game, position, seat, chance, choices).unwrap_or(choices[0]),
        Asked::Jarl => most(choices, |action| match action {
            Action::Jarl(jarl) => jarl_worth(jarl),
            _ => 0.0,
        }),
        // Who is sent is gone from the band: a warrior of little glory is better kept, but in the end.
        Asked::Send | Asked::LokiSend(_) | Asked::LokiOne | Asked::SoloSend | Asked::SoloOne => {
            let least = if table.ending || game.is_solo() { LEAST_SENT_LATE } else { LEAST_SENT };
            most(choices, |action| match action {
                Action::Send(spot) => glory(spot.card),
                _ => least,
            })
        }
        // What the other side should not have, or the own side least misses.
        Asked::Spare(_) | Asked::Block => most(choices, |action| match action {
            Action::Choose(spot) => worth(spot.card),
            _ => 0.0,
        }),
        Asked::Overflow | Asked::WarriorToll | Asked::Path => most(choices, |action| match action {
            Action::Choose(spot) => -worth(spot.card),
            _ => 0.0,
        }),
        Asked::Payment => choices[0],
        // Alone the last card of the deck may lose the game.
        Asked::Jorunn if game.is_solo() && position.deck().len() <= 2 => Action::Decline,
        Asked::Thor => match unit(chance) < HELPS {
            true => any(chance),
            false => Action::Decline,
        },
        _ => match fight::choose(game, position, seat, choices, None) {
            Some(action) => action,
            None => most(choices, |action| match action {
                Action::Add(card, _) | Action::Take(card) | Action::Recall(card, _) => worth(card),
                Action::Reject(one, two) => -worth(one) - worth(two),
                Action::Discard(card) | Action::Give(card) | Action::Lay(card) => -worth(card),
                Action::Aside(card) => ASIDE - worth(card),
                Action::Pay(card) => PAID - worth(card),
                Action::Play(_) => 1.0,
                Action::Main | Action::Rob(_) => 0.7,
                Action::Secondary => 0.8,
                Action::Row(row) => 0.5 - 0.1 * f32::from(row),
                Action::LayDie => -0.1,
                _ => 0.0,
            }),
        },
    }
}
