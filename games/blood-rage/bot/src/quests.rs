//! What quests promise.

use super::assessment::{Assessment, odds};
use super::stats::Stats;
use meadhall_blood_rage::{Card, Phase, Place, Text, VALHALLA};
use meadhall_engine::Seat;

/// How much of a quest counts that is not committed yet.
const IN_HAND: f32 = 0.75;

/// What the quests of a seat promise: those committed, and those in the hand.
pub(super) fn of(assessment: &Assessment, seat: Seat, stats: &Stats) -> f32 {
    let secret = assessment.position.secret(seat);
    let sheet = assessment.table.sheet(seat);
    let times = if sheet.has(Text::DoubleQuests) { 2.0 } else { 1.0 };
    let (mut worth, mut part) = (0.0, 1.0);
    let mut add = |card: Card, share: f32| {
        let glory = times * f32::from(card.face().value) + part * stats.best_raise();
        worth += share * likely(assessment, seat, card) * glory;
        part *= 0.9;
    };
    for card in secret.quests.iter() {
        add(card, 1.0);
    }
    let drafting = assessment.table.phase == Phase::Gifts;
    if !drafting && !assessment.can_act(seat) {
        return worth;
    }
    for card in assessment.cards(seat).filter(|card| card.is_quest()) {
        add(card, IN_HAND);
    }
    worth
}

/// The Glory that the quests of a seat may bring, without the steps.
pub(super) fn glory(assessment: &Assessment, seat: Seat) -> f32 {
    let quests =
        assessment.cards(seat).chain(assessment.position.secret(seat).quests.iter()).filter(|card| card.is_quest());
    quests.map(|card| f32::from(card.face().value) * likely(assessment, seat, card)).sum()
}

/// How likely a quest of the draft is to be fulfilled: the likelier, the better it goes with the other cards.
fn likely_later(assessment: &Assessment, seat: Seat, card: Card) -> f32 {
    let alike = |other: &Card| other.text() == card.text();
    let (chance, friends) = match card.text() {
        Text::MostIn(_) => (0.5, assessment.cards(seat).filter(alike).count()),
        Text::MostInCentre => (0.38, assessment.cards(seat).filter(alike).count()),
        Text::Fallen(_) => {
            let upgrades = assessment.table.sheet(seat).slots.into_iter().flatten();
            let pays = |card: &Card| matches!(card.text(), Text::ReleaseGlory(_) | Text::ShipGlory(_));
            (0.3, assessment.cards(seat).chain(upgrades).filter(pays).count())
        }
        _ => (0.35, 0),
    };
    chance + 0.1 * friends.min(2) as f32
}

/// How likely a quest is to be fulfilled.
pub(super) fn likely(assessment: &Assessment, seat: Seat, card: Card) -> f32 {
    if assessment.table.phase == Phase::Gifts {
        return likely_later(assessment, seat, card);
    }
    match card.text() {
        Text::MostIn(region) => {
            let places = assessment.table.standing();
            places
                .iter()
                .filter(|place| place.region() == Some(region))
                .map(|place| most(assessment, seat, place))
                .fold(0.0, f32::max)
        }
        Text::MostInCentre => most(assessment, seat, Place::Yggdrasil),
        Text::Fallen(needed) => {
            let fallen = assessment.table.sheet(seat).figures[VALHALLA].total();
            let short = f32::from(needed.saturating_sub(fallen));
            if short == 0.0 { 1.0 } else { (1.0 - 0.25 * short).max(0.0) * (0.06 * assessment.rush).min(0.6) }
        }
        Text::MostInProvinces(_) => {
            let mut best = [0.0f32; 2];
            for place in assessment.table.standing().iter() {
                let most = most(assessment, seat, place);
                if most > best[0] {
                    best = [most, best[0]];
                } else if most > best[1] {
                    best[1] = most;
                }
            }
            best[0] * best[1]
        }
        _ => 0.0,
    }
}

/// How likely a seat is to have the most STR in a province at the end of the age.
fn most(assessment: &Assessment, seat: Seat, place: Place) -> f32 {
    let own = assessment.strength[seat.index()][place.index()];
    let can_act = assessment.can_act(seat);
    if own == 0.0 {
        return if can_act { 0.2 * odds(2.0 - assessment.rival(seat, place), 2.0) } else { 0.0 };
    }
    let lead = own - assessment.rival(seat, place) - 0.5;
    let calm = if assessment.open.contains(place) { 0.9 } else { 1.0 };
    calm * odds(lead, 0.1 + 0.085 * assessment.rush)
}
