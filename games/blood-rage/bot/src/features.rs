//! What a judge is told of a clan.

use super::scene::Scene;
use super::{Parts, parts};
use crate::Notes;
use meadhall_blood_rage::data::CARDS;
use meadhall_blood_rage::{Card, Phase, Piece, Place, Stat, VALHALLA};
use meadhall_engine::Seat;

/// Takes notes about every clan.
pub(super) fn take(scene: &Scene, doubt: f32, notes: &mut [Notes]) {
    let all: Vec<Parts> = Seat::all(scene.seats).map(|seat| parts(scene, seat)).collect();
    let mean = |of: &dyn Fn(&Parts) -> f32| all.iter().map(of).sum::<f32>() / all.len() as f32;
    let (mean_sum, mean_glory) = (mean(&|parts| parts.sum()), mean(&|parts| parts.glory));
    let means =
        [mean(&|p| p.stats), mean(&|p| p.hand), mean(&|p| p.quests), mean(&|p| p.pillages), mean(&|p| p.figures)];
    for ((seat, parts), notes) in Seat::all(scene.seats).zip(&all).zip(notes) {
        notes.put("promise", (parts.sum() - mean_sum) / doubt);
        let left = scene.later() + if scene.table.phase <= Phase::Action { 1.0 } else { 0.3 };
        notes.put("lead", (parts.glory - mean_glory) / 20.0);
        notes.put("lead by ages left", (parts.glory - mean_glory) / (20.0 * left));
        notes.put("stats", (parts.stats - means[0]) / 10.0);
        notes.put("rage left", parts.rage / 5.0);
        notes.put("upgrades", parts.upgrades / 10.0);
        notes.put("hand", (parts.hand - means[1]) / 10.0);
        notes.put("quests", (parts.quests - means[2]) / 10.0);
        notes.put("pillages", (parts.pillages - means[3]) / 8.0);
        notes.put("figures", (parts.figures - means[4]) / 8.0);
        clan(scene, seat, notes);
    }
}

fn clan(scene: &Scene, seat: Seat, notes: &mut Notes) {
    let (table, sheet) = (scene.table, scene.table.sheet(seat));
    let phase = match table.phase {
        Phase::Gifts => 0,
        Phase::Action => 1,
        _ => 2,
    };
    notes.which("time", scene.age() + 3 * phase, 9);
    let acts = scene.can_act(seat);
    notes.put("can act", f32::from(u8::from(acts)));
    notes.count("rage", if acts { sheet.rage.into() } else { 0 }, 8);
    notes.put("part of the rage", if acts { f32::from(sheet.rage) / scene.rush.max(1.0) } else { 0.0 });
    notes.put("rage of all", scene.rush / 20.0);
    for (stat, name) in [(Stat::Rage, "rage steps"), (Stat::Axes, "axes steps"), (Stat::Horns, "horns steps")] {
        notes.count(name, sheet.steps[stat.index()].into(), 5);
    }
    let turn = (seat.index() + scene.seats - table.active.index() % scene.seats) % scene.seats;
    notes.which("turn", if phase == 1 { turn } else { 9 }, 5);
    notes.put("open provinces", scene.open.len() as f32 / 5.0);
    let (mut strong, mut first, mut present, mut open_first) = (0.0, 0.0, 0.0, 0.0);
    for place in table.standing().iter() {
        let own = scene.strength[seat.index()][place.index()];
        if own > 0.0 {
            let ahead = f32::from(u8::from(own > scene.rival(seat, place)));
            (strong, present, first) = (strong + own, present + 1.0, first + ahead);
            open_first += if scene.open.contains(place) { ahead } else { 0.0 };
        }
    }
    notes.put("strength", strong / 8.0);
    notes.put("provinces", present / 4.0);
    notes.put("strongest in provinces", first / 3.0);
    notes.put("strongest in open provinces", open_first / 3.0);
    notes.put("in Yggdrasil", scene.strength[seat.index()][Place::Yggdrasil.index()] / 4.0);
    notes.put("best battle card", scene.reach[seat.index()] / 4.0);
    notes.put("on the board", f32::from(sheet.on_board()) / 6.0);
    notes.put("in Valhalla", f32::from(sheet.figures[VALHALLA].total()) / 4.0);
    let ashore = |piece: Piece| sheet.figures.iter().take(13).any(|group| group.count(piece) > 0);
    notes.put("leader ashore", f32::from(u8::from(ashore(Piece::Leader))));
    notes.put("ship afloat", f32::from(u8::from(ashore(Piece::Ship))));
    let secret = scene.position.secret(seat);
    notes.count("quests committed", secret.quests.len(), 5);
    notes.count("cards", scene.cards(seat).count(), 9);
    notes.each("upgrade", sheet.slots.iter().flatten().map(|card: &Card| card.index()), CARDS);
    notes.each("card", scene.cards(seat).map(Card::index), CARDS);
}
