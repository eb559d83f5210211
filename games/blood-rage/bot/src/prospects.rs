//! What a seat may hope to win on the board.

use super::assessment::{Assessment, odds};
use super::stats::Stats;
use meadhall_blood_rage::data::{RAGNAROK_GLORY, TOKEN_GLORY};
use meadhall_blood_rage::{ClanSheet, Effect, Phase, Piece, Place, Stat, Token, VALHALLA};
use meadhall_engine::Seat;

/// How far a guess at a battle is off, in STR.
const OFF: f32 = 1.4;
/// How much of a pillage that could be tried now is counted on.
const HOPED: f32 = 0.4;
/// What a point of STR on the board is worth to the ages to come.
const STAYS: f32 = 0.45;

/// How much of the STR that a clan could call to a battle is counted on, and how much STR that is at most.
const CALLED: f32 = 0.3;
const MOST_CALLED: f32 = 4.0;
/// The same for a rival who is not there yet.
const LURED: f32 = 0.7;
const MOST_LURED: f32 = 5.0;
/// How much such a rival counts beside those who are there.
const COMES: f32 = 0.6;
/// By how much STR it is better to be there first.
const FIRST: f32 = 1.5;
/// What a point of STR that falls would have been worth in this age.
const LOST_NOW: f32 = 0.15;
/// How many figures fall in a battle that is lost, where that pays.
const FALLEN: f32 = 1.5;
/// How likely a rival pillages where the clan itself cannot.
const PILLAGED_BY_OTHERS: f32 = 0.6;
/// How much less sure it is who will stand in the doomed province, for each Rage that is left, and how sure at least.
const CHANGE: f32 = 0.03;
const LEAST_SURE: f32 = 0.4;

/// What the reward of a token is worth to a seat.
pub(super) fn reward(assessment: &Assessment, stats: &Stats, place: Place) -> f32 {
    match assessment.table.tokens[place.index()] {
        Token::Rage => stats.raise(Stat::Rage),
        Token::Axes => stats.raise(Stat::Axes),
        Token::Horns => stats.raise(Stat::Horns),
        Token::Glory => f32::from(TOKEN_GLORY),
        Token::All => Stat::ALL.iter().map(|&stat| stats.raise(stat)).sum(),
    }
}

/// What the pillages of this age promise.
pub(super) fn pillages(assessment: &Assessment, seat: Seat, stats: &Stats) -> f32 {
    let there = |place: &Place| {
        let own = assessment.strength[seat.index()][place.index()];
        own > 0.0 || !assessment.table.forces(seat, *place).is_empty()
    };
    assessment.open.iter().filter(there).map(|place| pillage(assessment, seat, stats, place)).sum()
}

/// What the pillage of a province promises to a seat that has figures there, whoever pillages it.
pub(super) fn pillage(assessment: &Assessment, seat: Seat, stats: &Stats, place: Place) -> f32 {
    let (n, at) = (seat.index(), place.index());
    let sheet = assessment.sheet(seat);
    let axes = f32::from(sheet.stat(Stat::Axes));
    let acts = assessment.can_act(seat);
    let own = assessment.strength[n][at];
    let total = own + assessment.reach[n] + CALLED * assessment.near[n][at].min(MOST_CALLED);
    let (mut there, mut threat, mut rival_acts) = (0.0f32, 0.0f32, false);
    for other in Seat::all(assessment.seats).filter(|&other| other != seat) {
        let (strong, near) = (assessment.strength[other.index()][at], assessment.near[other.index()][at]);
        if strong > 0.0 {
            there = there.max(strong + assessment.reach[other.index()] + CALLED * near.min(MOST_CALLED));
            rival_acts |= assessment.can_act(other);
        } else if near > 0.0 {
            threat = threat.max(LURED * near.min(MOST_LURED) + assessment.reach[other.index()]);
        }
    }
    let risk = STAYS * own * assessment.later().min(1.0) + LOST_NOW * own - released(sheet) * FALLEN;
    let gain = reward(assessment, stats, place);
    let worth = if there > 0.0 {
        let win = odds(total - there.max(COMES * threat), OFF);
        match acts {
            true => win * (gain + axes) - (1.0 - win) * risk,
            false if rival_acts => PILLAGED_BY_OTHERS * (win * axes - (1.0 - win) * risk),
            false => 0.0,
        }
    } else if acts {
        let win = if threat > 0.0 { odds(total + FIRST - threat, OFF) } else { 1.0 };
        win * gain - (1.0 - win) * risk
    } else {
        0.0
    };
    HOPED * worth.max(0.0)
}

/// What a figure in Valhalla brings when it returns.
pub(super) fn released(sheet: ClanSheet<'_>) -> f32 {
    let effects = sheet.slots.iter().flatten().map(|&card| sheet.cards()[card].effect);
    effects.map(|effect| if let Effect::ReleaseGlory(each) = effect { f32::from(each) } else { 0.0 }).sum()
}

/// What the figures on the board and in Valhalla promise, apart from battles and quests.
pub(super) fn figures(assessment: &Assessment, seat: Seat) -> f32 {
    let (table, sheet) = (assessment.table, assessment.sheet(seat));
    let release = released(sheet);
    let mut worth = 0.0;
    let doomed = table.doomed[assessment.age()];
    let ruin = if table.phase == Phase::Gifts { 0.0 } else { 1.0 };
    if !table.destroyed.contains(doomed) && ruin > 0.0 {
        let lost = table.forces(seat, doomed);
        if !lost.is_empty() {
            let sure =
                if table.phase == Phase::Action { (1.0 - CHANGE * assessment.rush).max(LEAST_SURE) } else { 1.0 };
            let twice = if sheet.has(Effect::DoubleRagnarok) { 2.0 } else { 1.0 };
            let glory = f32::from(RAGNAROK_GLORY[assessment.age()]);
            let mut gain = f32::from(lost.total()) * (twice * glory + release);
            let ship = sheet.card_of(Piece::Ship).map(|card| assessment.face(card).effect);
            if let Some(Effect::ShipGlory(each)) = ship {
                gain += f32::from(sheet.ships(lost).total()) * f32::from(each);
            }
            gain -= STAYS * assessment.later().min(1.0) * f32::from(sheet.strength(lost, doomed));
            worth += sure * gain;
        }
    }
    if table.phase != Phase::Gifts {
        worth += release * f32::from(sheet.figures[VALHALLA].total());
    }
    if assessment.later() > 0.0 || table.phase == Phase::Gifts {
        let strong: u16 = Place::ALL.iter().map(|&place| sheet.strength(sheet.at(place), place)).sum();
        worth += STAYS * f32::from(strong);
    }
    worth
}
