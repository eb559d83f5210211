//! What cards are worth: in the hand, and once they are played.
//!
//! The numbers come from games of greedy bots with different ones against each other.

use super::assessment::{Assessment, bonus};
use super::quests;
use super::stats::{RAGE, Stats};
use meadhall_blood_rage::{Card, ClanSheet, Effect, Kind, Phase, Slot};
use meadhall_engine::Seat;

/// How much the best battle card of a hand counts, the next and so on.
const NEXT: [f32; 6] = [1.0, 0.8, 0.55, 0.35, 0.2, 0.1];

/// How much of what an upgrade offers is used.
const USED: f32 = 0.5;
/// How much more the Rage for an upgrade counts than other Rage: it is spent early.
const PRICE: f32 = 1.2;

/// Where a slot is free, nothing that is replaced counts; no upgrade is worth as much.
const NOTHING_REPLACED: f32 = 50.0;
/// How many figures stand on the board for each age that is left, and how many of them stay to the end.
const FIGURES_AN_AGE: f32 = 3.0;
const STAY: f32 = 0.8;
/// What a point of STR of a monster brings in an age, and one more of all warriors.
const MONSTER_STRENGTH: f32 = 0.6;
const WARRIOR_STRENGTH: f32 = 1.5;
/// What any battle card is worth, and each point that it adds.
const ANY_BATTLE_CARD: f32 = 0.4;
const BONUS: f32 = 1.5;
/// How likely a battle is won in which a card pays for winning, and what a step is worth there.
const WON: f32 = 0.6;
pub(super) const STEP: f32 = 4.0;
/// How much one more battle card counts, for so many that are there.
const ONE_MORE_BATTLE_CARD: [f32; 5] = [1.0, 1.0, 0.8, 0.5, 0.3];
/// How much of a quest counts that is drafted.
const QUEST: f32 = 0.75;
/// How likely an upgrade is played that can be paid for.
const PLAYED: f32 = 0.8;
/// How much of a hand's battle cards is used for each province that can be pillaged still.
const BATTLES: f32 = 0.25;
/// How much the best card counts that is kept for the next age.
const KEPT: f32 = 0.5;

/// What an upgrade will bring from now on while it lies in its slot, apart from the figures that it makes stronger now.
pub(super) fn in_force(assessment: &Assessment, seat: Seat, stats: &Stats, card: Card) -> f32 {
    let ages = assessment.ages(seat);
    // A release, and a Ragnarök, is still to come in this age.
    let releases = assessment.later() + 1.0;
    let sheet = assessment.sheet(seat);
    let face = assessment.face(card);
    let strong = f32::from(face.value);
    let text = match face.effect {
        Effect::ReleaseGlory(each) => f32::from(each) * 2.5 * releases,
        Effect::WarriorAfterDefeat => 1.2 * ages,
        Effect::CheaperUpgrades => 1.3 * ages,
        Effect::ExtraWarrior => 2.5 * ages,
        Effect::SaveFigures => 1.2 * ages,
        Effect::InvadeFromValhalla => 2.0 * ages,
        Effect::Sacrifice => 0.5 * stats.best_raise() * ages.min(1.0),
        Effect::DoubleRagnarok => 2.5 * releases,
        Effect::GloryForKills => 2.0 * ages,
        Effect::PillageAfterInvade => 2.0 * ages,
        Effect::FinalFigures(each) => f32::from(each) * f32::from(sheet.on_board()).max(FIGURES_AN_AGE * ages) * STAY,
        Effect::QuestBonus(more) => 0.4 * f32::from(more) * ages,
        Effect::PillageAgain => 1.5 * ages,
        Effect::KeepCards => 1.5 * ages,
        Effect::MysticsRetreat | Effect::MysticsSlay | Effect::MysticsPay(_) => 2.0 + 1.5 * ages,
        Effect::LeaderMoves => 1.0 * ages,
        Effect::LeaderRaises => 0.8 * stats.best_raise() * ages,
        Effect::LeaderRaisesAll => 1.8 * stats.best_raise() * ages,
        Effect::Pairs(more) => 1.7 * f32::from(more) * ages,
        Effect::ShipGlory(glory) => 0.5 * f32::from(glory) * (0.7 * assessment.later() + ages.min(1.0)),
        Effect::SlayWarriors => 0.8 * ages,
        Effect::SlayAllButMonsters => 1.5 * ages,
        Effect::Free | Effect::StrengthOfFallen | Effect::CountsAsLeader => 1.2 * ages,
        Effect::GloryPerEnemy(each) => 1.2 * f32::from(each) * ages,
        Effect::AtHomeInCentre(_) => 1.5 * ages,
        Effect::RewardAgain => 3.0 * ages,
        Effect::TakesPlace | Effect::FreeInvadesHere | Effect::OnlyMonstersCount | Effect::GloryPerFallenLoser => {
            1.5 * ages
        }
        Effect::RetreatsToCentre | Effect::DestroysItsProvince | Effect::CountsAsShip => 0.8 * ages,
        _ => 0.0,
    };
    match face.kind {
        Kind::Monster(_) => text + MONSTER_STRENGTH * strong * ages,
        Kind::Warrior => text + WARRIOR_STRENGTH * (strong - 1.0) * ages,
        _ => USED * text,
    }
}

/// What the upgrades of a seat will bring.
pub(super) fn upgrades(assessment: &Assessment, seat: Seat, stats: &Stats) -> f32 {
    let slots = assessment.sheet(seat).slots;
    slots.iter().flatten().map(|&card| in_force(assessment, seat, stats, card)).sum()
}

/// The Rage that an upgrade costs.
pub(super) fn cost(sheet: ClanSheet<'_>, card: Card) -> f32 {
    sheet.upgrade_cost(card).into()
}

/// What an upgrade in the hand would bring over what it costs and over what it would replace.
pub(super) fn upgrade(assessment: &Assessment, seat: Seat, stats: &Stats, card: Card) -> f32 {
    let sheet = assessment.sheet(seat);
    let slots = Slot::for_kind(assessment.face(card).kind);
    let held =
        |slot: &meadhall_blood_rage::Slot| sheet.slot(*slot).map_or(0.0, |old| in_force(assessment, seat, stats, old));
    let replaced = slots.iter().map(held).fold(f32::MAX, f32::min);
    let with_quests = match assessment.face(card).effect {
        Effect::DoubleQuests => quests::glory(assessment, seat).max(2.0),
        _ => 0.0,
    };
    in_force(assessment, seat, stats, card) + with_quests
        - replaced.min(NOTHING_REPLACED)
        - PRICE * RAGE * cost(sheet, card)
}

/// What a battle card is good for apart from what it adds.
fn text_of_battle(effect: Effect) -> f32 {
    match effect {
        Effect::LoseWarrior => 1.5,
        Effect::KeepOne => 1.0,
        Effect::GloryPerDead(each) => 2.0 * f32::from(each),
        Effect::Late => 1.0,
        Effect::DiscardAll => 3.0,
        Effect::PillageStep => 2.0,
        Effect::TakeRage(_) => 1.5,
        Effect::TakeGlory(_) => 2.0,
        Effect::TakeCards => 2.0,
        Effect::Win { glory, rage, steps } => WON * (f32::from(glory) + f32::from(rage) + STEP * f32::from(steps)),
        Effect::CancelTexts => 1.0,
        _ => 0.0,
    }
}

/// What a battle card is worth by itself.
pub(super) fn battle(sheet: ClanSheet<'_>, card: Card) -> f32 {
    ANY_BATTLE_CARD + BONUS * bonus(sheet, card) + text_of_battle(sheet.cards()[card].effect)
}

/// What one more card is worth to a seat that chooses cards.
pub(super) fn one_more(assessment: &Assessment, seat: Seat, stats: &Stats, card: Card) -> f32 {
    let sheet = assessment.sheet(seat);
    match assessment.face(card).kind {
        Kind::Battle => {
            let count = assessment.cards(seat).filter(|&card| assessment.face(card).kind == Kind::Battle).count();
            battle(sheet, card) * ONE_MORE_BATTLE_CARD[count.min(4)]
        }
        Kind::Quest => {
            quests::likely(assessment, seat, card)
                * (f32::from(assessment.face(card).value) + stats.best_raise())
                * QUEST
        }
        _ => upgrade(assessment, seat, stats, card),
    }
}

/// What the cards in a hand are worth, quests apart.
pub(super) fn hand(assessment: &Assessment, seat: Seat, stats: &Stats) -> f32 {
    let sheet = assessment.sheet(seat);
    let drafting = assessment.table.phase == Phase::Gifts;
    let mut battles = [0.0f32; 8];
    let mut count = 0;
    let mut upgrades = 0.0;
    let mut best = 0.0f32;
    for card in assessment.cards(seat) {
        match assessment.face(card).kind {
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
                    upgrades += if drafting { worth } else { PLAYED * worth };
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
        false => (BATTLES * assessment.open.len() as f32).min(1.0),
    };
    let kept = if assessment.later() > 0.0 && !drafting { KEPT * (1.0 - to_come) * best } else { 0.0 };
    arms * to_come + upgrades + kept
}
