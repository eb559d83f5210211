//! The features of a clan.

use super::assessment::Assessment;
use super::{Parts, parts, scale};
use meadhall_blood_rage::data::CARDS;
use meadhall_blood_rage::{Card, Phase, Piece, Place, Stat, VALHALLA};
use meadhall_bots::Features;
use meadhall_engine::Seat;

/// The written name of a card, by its number.
pub(super) fn card_name(number: usize) -> String {
    u8::try_from(number).map_or_else(|_| number.to_string(), |number| Card::from(number).to_string())
}

/// How much of an age is left once its actions are over, in ages.
const AFTER_THE_ACTIONS: f32 = 0.3;

/// The features of every clan.
pub(super) fn take(assessment: &Assessment, doubt: f32, features: &mut [Features]) {
    let all: Vec<Parts> = Seat::all(assessment.seats).map(|seat| parts(assessment, seat)).collect();
    let mean = |of: &dyn Fn(&Parts) -> f32| all.iter().map(of).sum::<f32>() / all.len() as f32;
    let (mean_sum, mean_glory) = (mean(&|parts| parts.sum()), mean(&|parts| parts.glory));
    let means =
        [mean(&|p| p.stats), mean(&|p| p.hand), mean(&|p| p.quests), mean(&|p| p.pillages), mean(&|p| p.figures)];
    for ((seat, parts), features) in Seat::all(assessment.seats).zip(&all).zip(features) {
        features.put("promise", (parts.sum() - mean_sum) / doubt);
        let left = assessment.later() + if assessment.table.phase <= Phase::Action { 1.0 } else { AFTER_THE_ACTIONS };
        features.put("lead", (parts.glory - mean_glory) / scale::LEAD);
        features.put("lead by ages left", (parts.glory - mean_glory) / (scale::LEAD * left));
        features.put("stats", (parts.stats - means[0]) / scale::PROMISE);
        features.put("rage left", parts.rage / scale::RAGE);
        features.put("upgrades", parts.upgrades / scale::PROMISE);
        features.put("hand", (parts.hand - means[1]) / scale::PROMISE);
        features.put("quests", (parts.quests - means[2]) / scale::PROMISE);
        features.put("pillages", (parts.pillages - means[3]) / scale::BOARD_PROMISE);
        features.put("figures", (parts.figures - means[4]) / scale::BOARD_PROMISE);
        clan(assessment, seat, features);
    }
}

fn clan(assessment: &Assessment, seat: Seat, features: &mut Features) {
    let (table, sheet) = (assessment.table, assessment.sheet(seat));
    let phase = match table.phase {
        Phase::Gifts => 0,
        Phase::Action => 1,
        _ => 2,
    };
    features.which("time", assessment.age() + 3 * phase, 9);
    let acts = assessment.can_act(seat);
    features.put("can act", f32::from(u8::from(acts)));
    features.count("rage", if acts { sheet.rage.into() } else { 0 }, 8);
    features.put("part of the rage", if acts { f32::from(sheet.rage) / assessment.rush.max(1.0) } else { 0.0 });
    features.put("rage of all", assessment.rush / scale::RAGE_OF_ALL);
    for (stat, name) in [(Stat::Rage, "rage steps"), (Stat::Axes, "axes steps"), (Stat::Horns, "horns steps")] {
        features.count(name, sheet.steps[stat.index()].into(), 5);
    }
    let turn = (seat.index() + assessment.seats - table.active.index() % assessment.seats) % assessment.seats;
    features.which("turn", if phase == 1 { turn } else { 9 }, 5);
    features.put("open provinces", assessment.open.len() as f32 / scale::OPEN_PROVINCES);
    let (mut strong, mut first, mut present, mut open_first) = (0.0, 0.0, 0.0, 0.0);
    for place in table.standing().iter() {
        let own = assessment.strength[seat.index()][place.index()];
        if own > 0.0 {
            let ahead = f32::from(u8::from(own > assessment.rival(seat, place)));
            (strong, present, first) = (strong + own, present + 1.0, first + ahead);
            open_first += if assessment.open.contains(place) { ahead } else { 0.0 };
        }
    }
    features.put("strength", strong / scale::STRENGTH);
    features.put("provinces", present / scale::PROVINCES);
    features.put("strongest in provinces", first / scale::PROVINCES_AHEAD);
    features.put("strongest in open provinces", open_first / scale::PROVINCES_AHEAD);
    features.put("in Yggdrasil", assessment.strength[seat.index()][Place::Yggdrasil.index()] / scale::LOCAL_STRENGTH);
    features.put("best battle card", assessment.reach[seat.index()] / scale::LOCAL_STRENGTH);
    features.put("on the board", f32::from(sheet.on_board()) / scale::FIGURES);
    features.put("in Valhalla", f32::from(sheet.figures[VALHALLA].total()) / scale::FALLEN);
    let ashore = |piece: Piece| sheet.figures.iter().take(13).any(|group| group.count(piece) > 0);
    features.put("leader ashore", f32::from(u8::from(ashore(Piece::Leader))));
    features.put("ship afloat", f32::from(u8::from(ashore(Piece::Ship))));
    let secret = assessment.position.secret(seat);
    features.count("quests committed", secret.quests.len(), 5);
    features.count("cards", assessment.cards(seat).count(), 9);
    features.each_named("upgrade", sheet.slots.iter().flatten().map(|card: &Card| card.index()), CARDS, card_name);
    features.each_named("card", assessment.cards(seat).map(Card::index), CARDS, card_name);
}
