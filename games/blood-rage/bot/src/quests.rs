//! What quests promise.

use super::assessment::{Assessment, odds};
use super::stats::Stats;
use meadhall_blood_rage::{Card, Effect, Phase, Place, VALHALLA};
use meadhall_engine::Seat;

/// How much of a quest counts that is not committed yet.
const IN_HAND: f32 = 0.75;

/// How much less each further step that quests raise is worth than the one before.
const NEXT_STEP: f32 = 0.9;
/// How much less likely a quest for the fallen is for each figure that is missing; how likely a figure falls for each Rage
/// that is left, and at most.
const SHORT: f32 = 0.25;
const FALLS: f32 = 0.06;
const MOST_FALL: f32 = 0.6;
/// How likely a clan comes to a province where it is not, with how much STR, and how far that is off.
const COMES: f32 = 0.2;
const BRINGS: f32 = 2.0;
const OFF: f32 = 2.0;
/// By how much STR a tie is worse than a lead.
const TIE: f32 = 0.5;
/// How likely the strongest stays in a province that can be pillaged still.
const CONTESTED: f32 = 0.9;
/// How far a lead at the end of the age is off, in STR: without any Rage left, and more for each.
const STILL: f32 = 0.1;
const CHANGE: f32 = 0.085;

/// How likely quests of the draft are, before anything is on the board.
struct LikelyLater {
    /// The most STR in a province of a region.
    region: f32,
    /// The most STR in the centre.
    centre: f32,
    /// So many fallen.
    fallen: f32,
    /// The most STR in several provinces.
    provinces: f32,
    /// More for each card that goes with it, up to two.
    friend: f32,
}

const LIKELY: LikelyLater = LikelyLater { region: 0.5, centre: 0.38, fallen: 0.3, provinces: 0.35, friend: 0.1 };

/// What the quests of a seat promise: those committed, and those in the hand.
pub(super) fn of(assessment: &Assessment, seat: Seat, stats: &Stats) -> f32 {
    let secret = assessment.position.secret(seat);
    let sheet = assessment.sheet(seat);
    let times = if sheet.has(Effect::DoubleQuests) { 2.0 } else { 1.0 };
    let (mut worth, mut part) = (0.0, 1.0);
    let mut add = |card: Card, share: f32| {
        let glory = times * f32::from(assessment.face(card).value) + part * stats.best_raise();
        worth += share * likely(assessment, seat, card) * glory;
        part *= NEXT_STEP;
    };
    for card in secret.quests.iter() {
        add(card, 1.0);
    }
    let drafting = assessment.table.phase == Phase::Gifts;
    if !drafting && !assessment.can_act(seat) {
        return worth;
    }
    for card in assessment.cards(seat).filter(|&card| assessment.face(card).is_quest()) {
        add(card, IN_HAND);
    }
    worth
}

/// The Glory that the quests of a seat may bring, without the steps.
pub(super) fn glory(assessment: &Assessment, seat: Seat) -> f32 {
    let quests = assessment
        .cards(seat)
        .chain(assessment.position.secret(seat).quests.iter())
        .filter(|&card| assessment.face(card).is_quest());
    quests.map(|card| f32::from(assessment.face(card).value) * likely(assessment, seat, card)).sum()
}

/// How likely a quest of the draft is to be fulfilled: the likelier, the better it goes with the other cards.
fn likely_later(assessment: &Assessment, seat: Seat, card: Card) -> f32 {
    let effect = assessment.face(card).effect;
    let alike = |other: &Card| assessment.face(*other).effect == effect;
    let (chance, friends) = match effect {
        Effect::MostIn(_) => (LIKELY.region, assessment.cards(seat).filter(alike).count()),
        Effect::MostInCentre => (LIKELY.centre, assessment.cards(seat).filter(alike).count()),
        Effect::Fallen(_) => {
            let upgrades = assessment.sheet(seat).slots.into_iter().flatten();
            let pays =
                |card: &Card| matches!(assessment.face(*card).effect, Effect::ReleaseGlory(_) | Effect::ShipGlory(_));
            (LIKELY.fallen, assessment.cards(seat).chain(upgrades).filter(pays).count())
        }
        _ => (LIKELY.provinces, 0),
    };
    chance + LIKELY.friend * friends.min(2) as f32
}

/// How likely a quest is to be fulfilled.
pub(super) fn likely(assessment: &Assessment, seat: Seat, card: Card) -> f32 {
    if assessment.table.phase == Phase::Gifts {
        return likely_later(assessment, seat, card);
    }
    match assessment.face(card).effect {
        Effect::MostIn(region) => {
            let places = assessment.table.standing();
            places
                .iter()
                .filter(|place| place.region() == Some(region))
                .map(|place| most(assessment, seat, place))
                .fold(0.0, f32::max)
        }
        Effect::MostInCentre => most(assessment, seat, Place::Yggdrasil),
        Effect::Fallen(needed) => {
            let fallen = assessment.sheet(seat).figures[VALHALLA].total();
            let short = f32::from(needed.saturating_sub(fallen));
            if short == 0.0 { 1.0 } else { (1.0 - SHORT * short).max(0.0) * (FALLS * assessment.rush).min(MOST_FALL) }
        }
        Effect::MostInProvinces(_) => {
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
        return if can_act { COMES * odds(BRINGS - assessment.rival(seat, place), OFF) } else { 0.0 };
    }
    let lead = own - assessment.rival(seat, place) - TIE;
    let calm = if assessment.open.contains(place) { CONTESTED } else { 1.0 };
    calm * odds(lead, STILL + CHANGE * assessment.rush)
}
