//! What quests promise.

use super::scene::{Scene, odds};
use super::stats::Stats;
use meadhall_blood_rage::{Card, Phase, Place, Text, VALHALLA};
use meadhall_engine::Seat;

/// How much of a quest counts that is not committed yet.
const IN_HAND: f32 = 0.75;

/// What the quests of a seat promise: those committed, and those in the hand.
pub(super) fn of(scene: &Scene, seat: Seat, stats: &Stats) -> f32 {
    let secret = scene.position.secret(seat);
    let sheet = scene.table.sheet(seat);
    let times = if sheet.has(Text::DoubleQuests) { 2.0 } else { 1.0 };
    let (mut worth, mut part) = (0.0, 1.0);
    let mut add = |card: Card, share: f32| {
        let glory = times * f32::from(card.face().value) + part * stats.best_raise();
        worth += share * likely(scene, seat, card) * glory;
        part *= 0.9;
    };
    for card in secret.quests.iter() {
        add(card, 1.0);
    }
    let drafting = scene.table.phase == Phase::Gifts;
    if !drafting && !scene.can_act(seat) {
        return worth;
    }
    for card in scene.cards(seat).filter(|card| card.is_quest()) {
        add(card, IN_HAND);
    }
    worth
}

/// The Glory that the quests of a seat may bring, without the steps.
pub(super) fn glory(scene: &Scene, seat: Seat) -> f32 {
    let quests = scene.cards(seat).chain(scene.position.secret(seat).quests.iter()).filter(|card| card.is_quest());
    quests.map(|card| f32::from(card.face().value) * likely(scene, seat, card)).sum()
}

/// How likely a quest of the draft is to be fulfilled: the likelier, the better it goes with the other cards.
fn likely_later(scene: &Scene, seat: Seat, card: Card) -> f32 {
    let alike = |other: &Card| other.text() == card.text();
    let (chance, friends) = match card.text() {
        Text::MostIn(_) => (0.5, scene.cards(seat).filter(alike).count()),
        Text::MostInCentre => (0.38, scene.cards(seat).filter(alike).count()),
        Text::Fallen(_) => {
            let upgrades = scene.table.sheet(seat).slots.into_iter().flatten();
            let pays = |card: &Card| matches!(card.text(), Text::ReleaseGlory(_) | Text::ShipGlory(_));
            (0.3, scene.cards(seat).chain(upgrades).filter(pays).count())
        }
        _ => (0.35, 0),
    };
    chance + 0.1 * friends.min(2) as f32
}

/// How likely a quest is to be fulfilled.
pub(super) fn likely(scene: &Scene, seat: Seat, card: Card) -> f32 {
    if scene.table.phase == Phase::Gifts {
        return likely_later(scene, seat, card);
    }
    match card.text() {
        Text::MostIn(region) => {
            let places = scene.table.standing();
            places
                .iter()
                .filter(|place| place.region() == Some(region))
                .map(|place| most(scene, seat, place))
                .fold(0.0, f32::max)
        }
        Text::MostInCentre => most(scene, seat, Place::Yggdrasil),
        Text::Fallen(needed) => {
            let fallen = scene.table.sheet(seat).figures[VALHALLA].total();
            let short = f32::from(needed.saturating_sub(fallen));
            if short == 0.0 { 1.0 } else { (1.0 - 0.25 * short).max(0.0) * (0.06 * scene.rush).min(0.6) }
        }
        Text::MostInProvinces(_) => {
            let mut best = [0.0f32; 2];
            for place in scene.table.standing().iter() {
                let most = most(scene, seat, place);
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
fn most(scene: &Scene, seat: Seat, place: Place) -> f32 {
    let own = scene.strength[seat.index()][place.index()];
    let can_act = scene.can_act(seat);
    if own == 0.0 {
        return if can_act { 0.2 * odds(2.0 - scene.rival(seat, place), 2.0) } else { 0.0 };
    }
    let lead = own - scene.rival(seat, place) - 0.5;
    let calm = if scene.open.contains(place) { 0.9 } else { 1.0 };
    calm * odds(lead, 0.1 + 0.085 * scene.rush)
}
