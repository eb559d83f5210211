//! What cards are worth: in the hand, and once they are played.
//!
//! The numbers come from games of greedy bots with different ones against each other.

use super::assessment::{Assessment, bonus};
use super::quests;
use super::stats::{RAGE, Stats};
use meadhall_blood_rage::{Card, Kind, Phase, Sheet, Slot, Text};
use meadhall_engine::Seat;

/// How much the best battle card of a hand counts, the next and so on.
const NEXT: [f32; 6] = [1.0, 0.8, 0.55, 0.35, 0.2, 0.1];

/// How much of what an upgrade offers is used.
const USED: f32 = 0.5;
/// How much more the Rage for an upgrade counts than other Rage: it is spent early.
const PRICE: f32 = 1.2;

/// What an upgrade will bring from now on while it lies in its slot, apart from the figures that it makes stronger now.
pub(super) fn in_force(assessment: &Assessment, seat: Seat, stats: &Stats, card: Card) -> f32 {
    let ages = assessment.ages(seat);
    // A release, and a Ragnarök, is still to come in this age.
    let releases = assessment.later() + 1.0;
    let sheet = assessment.table.sheet(seat);
    let face = card.face();
    let strong = f32::from(face.value);
    let text = match face.text {
        Text::ReleaseGlory(each) => f32::from(each) * 2.5 * releases,
        Text::WarriorAfterDefeat => 1.2 * ages,
        Text::CheaperUpgrades => 1.3 * ages,
        Text::ExtraWarrior => 2.5 * ages,
        Text::SaveFigures => 1.2 * ages,
        Text::InvadeFromValhalla => 2.0 * ages,
        Text::Sacrifice => 0.5 * stats.best_raise() * ages.min(1.0),
        Text::DoubleRagnarok => 2.5 * releases,
        Text::GloryForKills => 2.0 * ages,
        Text::PillageAfterInvade => 2.0 * ages,
        Text::FinalFigures(each) => f32::from(each) * f32::from(sheet.on_board()).max(3.0 * ages) * 0.8,
        Text::QuestBonus(more) => 0.4 * f32::from(more) * ages,
        Text::PillageAgain => 1.5 * ages,
        Text::KeepCards => 1.5 * ages,
        Text::MysticsRetreat | Text::MysticsSlay | Text::MysticsPay(_) => 2.0 + 1.5 * ages,
        Text::LeaderMoves => 1.0 * ages,
        Text::LeaderRaises => 0.8 * stats.best_raise() * ages,
        Text::LeaderRaisesAll => 1.8 * stats.best_raise() * ages,
        Text::Pairs(more) => 1.7 * f32::from(more) * ages,
        Text::ShipGlory(glory) => 0.5 * f32::from(glory) * (0.7 * assessment.later() + ages.min(1.0)),
        Text::SlayWarriors => 0.8 * ages,
        Text::SlayAllButMonsters => 1.5 * ages,
        Text::Free | Text::StrengthOfFallen | Text::CountsAsLeader => 1.2 * ages,
        Text::GloryPerEnemy(each) => 1.2 * f32::from(each) * ages,
        Text::AtHomeInCentre(_) => 1.5 * ages,
        Text::RewardAgain => 3.0 * ages,
        Text::TakesPlace | Text::FreeInvadesHere | Text::OnlyMonstersCount | Text::GloryPerFallenLoser => 1.5 * ages,
        Text::RetreatsToCentre | Text::DestroysItsProvince | Text::CountsAsShip => 0.8 * ages,
        _ => 0.0,
    };
    match face.kind {
        Kind::Monster(_) => text + 0.6 * strong * ages,
        Kind::Warrior => text + 1.5 * (strong - 1.0) * ages,
        _ => USED * text,
    }
}

/// What the upgrades of a seat will bring.
pub(super) fn upgrades(assessment: &Assessment, seat: Seat, stats: &Stats) -> f32 {
    let slots = assessment.table.sheet(seat).slots;
    slots.iter().flatten().map(|&card| in_force(assessment, seat, stats, card)).sum()
}

/// The Rage that an upgrade costs.
pub(super) fn cost(sheet: &Sheet, card: Card) -> f32 {
    let face = card.face();
    let printed = match face.text {
        Text::Free | Text::StrengthOfFallen => 0.0,
        _ => f32::from(face.value),
    };
    if sheet.has(Text::CheaperUpgrades) { (printed - 1.0).max(0.0) } else { printed }
}

/// What an upgrade in the hand would bring over what it costs and over what it would replace.
pub(super) fn upgrade(assessment: &Assessment, seat: Seat, stats: &Stats, card: Card) -> f32 {
    let sheet = assessment.table.sheet(seat);
    let slots = Slot::for_kind(card.face().kind);
    let held =
        |slot: &meadhall_blood_rage::Slot| sheet.slot(*slot).map_or(0.0, |old| in_force(assessment, seat, stats, old));
    let replaced = slots.iter().map(held).fold(f32::MAX, f32::min);
    let with_quests = match card.text() {
        Text::DoubleQuests => quests::glory(assessment, seat).max(2.0),
        _ => 0.0,
    };
    in_force(assessment, seat, stats, card) + with_quests - replaced.min(50.0) - PRICE * RAGE * cost(sheet, card)
}

/// What a battle card is good for apart from what it adds.
fn text_of_battle(card: Card) -> f32 {
    match card.text() {
        Text::LoseWarrior => 1.5,
        Text::KeepOne => 1.0,
        Text::GloryPerDead(each) => 2.0 * f32::from(each),
        Text::Late => 1.0,
        Text::DiscardAll => 3.0,
        Text::PillageStep => 2.0,
        Text::TakeRage(_) => 1.5,
        Text::TakeGlory(_) => 2.0,
        Text::TakeCards => 2.0,
        Text::Win { glory, rage, steps } => 0.6 * (f32::from(glory) + f32::from(rage) + 4.0 * f32::from(steps)),
        Text::CancelTexts => 1.0,
        _ => 0.0,
    }
}

/// What a battle card is worth by itself.
pub(super) fn battle(sheet: &Sheet, card: Card) -> f32 {
    0.4 + 1.5 * bonus(sheet, card) + text_of_battle(card)
}

/// What one more card is worth to a seat that chooses cards.
pub(super) fn one_more(assessment: &Assessment, seat: Seat, stats: &Stats, card: Card) -> f32 {
    let sheet = assessment.table.sheet(seat);
    match card.face().kind {
        Kind::Battle => {
            let count = assessment.cards(seat).filter(|card| card.face().kind == Kind::Battle).count();
            battle(sheet, card) * [1.0, 1.0, 0.8, 0.5, 0.3][count.min(4)]
        }
        Kind::Quest => {
            quests::likely(assessment, seat, card) * (f32::from(card.face().value) + stats.best_raise()) * 0.75
        }
        _ => upgrade(assessment, seat, stats, card),
    }
}

/// What the cards in a hand are worth, quests apart.
pub(super) fn hand(assessment: &Assessment, seat: Seat, stats: &Stats) -> f32 {
    let sheet = assessment.table.sheet(seat);
    let drafting = assessment.table.phase == Phase::Gifts;
    let mut battles = [0.0f32; 8];
    let mut count = 0;
    let mut upgrades = 0.0;
    let mut best = 0.0f32;
    for card in assessment.cards(seat) {
        match card.face().kind {
            Kind::Battle => {
                let worth = battle(sheet, card);
                best = best.max(worth);
                if count < battles.len() {
                    battles[count] = worth;
                    count += 1;
                }
            }
            Kind::Quest => {}
            _ => {
                let worth = upgrade(assessment, seat, stats, card);
                best = best.max(worth);
                let can_pay = drafting || assessment.can_act(seat) && cost(sheet, card) <= f32::from(sheet.rage);
                if worth > 0.0 && can_pay {
                    upgrades += if drafting { worth } else { 0.8 * worth };
                }
            }
        }
    }
    let battles = &mut battles[..count];
    battles.sort_unstable_by(|a, b| b.total_cmp(a));
    let arms: f32 = battles.iter().zip(NEXT).map(|(worth, part)| worth * part).sum();
    let to_come = match drafting {
        true => 1.0,
        false if assessment.rush == 0.0 => 0.0,
        false => (0.25 * assessment.open.len() as f32).min(1.0),
    };
    let kept = if assessment.later() > 0.0 && !drafting { 0.5 * (1.0 - to_come) * best } else { 0.0 };
    arms * to_come + upgrades + kept
}
