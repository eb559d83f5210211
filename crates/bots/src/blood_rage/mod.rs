//! What a bot knows of Blood Rage.

mod battle;
mod cards;
mod hunch;
mod notes;
mod prospects;
mod quests;
mod scene;
mod stats;

use crate::judge::learnt;
use crate::thinker::Clue;
use crate::{Forecast, Notes, Style, Thinker, Wisdom};
use meadhall_blood_rage::{Action, Asked, BloodRage, Phase, Position};
use meadhall_engine::{Chance, Game, MAX_SEATS, Seat, Viewer};
use scene::Scene;
use stats::Stats;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// What a Rage that can still be spent is worth.
const RAGE_LEFT: f32 = 0.9;

/// The Glory that a seat has and may expect, by where it comes from.
#[derive(Clone, Copy, Debug)]
struct Parts {
    glory: f32,
    stats: f32,
    rage: f32,
    upgrades: f32,
    hand: f32,
    quests: f32,
    pillages: f32,
    figures: f32,
}

impl Parts {
    fn sum(&self) -> f32 {
        let Parts { glory, stats, rage, upgrades, hand, quests, pillages, figures } = self;
        glory + stats + rage + upgrades + hand + quests + pillages + figures
    }
}

fn parts(scene: &Scene, seat: Seat) -> Parts {
    let sheet = scene.table.sheet(seat);
    let stats = Stats::of(scene, seat);
    let rage = match scene.can_act(seat) {
        true => RAGE_LEFT * f32::from(sheet.rage) * (0.4 * scene.open.len() as f32).min(1.0),
        false => 0.0,
    };
    Parts {
        glory: sheet.glory.into(),
        stats: stats.sum(),
        rage,
        upgrades: cards::upgrades(scene, seat, &stats),
        hand: cards::hand(scene, seat, &stats),
        quests: quests::of(scene, seat, &stats),
        pillages: prospects::pillages(scene, seat, &stats),
        figures: prospects::figures(scene, seat),
    }
}

/// The Glory that a seat may expect to have in the end.
fn expected(scene: &Scene, seat: Seat) -> f32 {
    parts(scene, seat).sum()
}

/// How far off an expectation is.
fn doubt(scene: &Scene) -> f32 {
    5.0 + 4.0 * (scene.later() + if scene.table.phase <= Phase::Action { 1.0 } else { 0.0 })
}

impl Thinker for BloodRage {
    type Secret = ();

    const CLEAR_LEAD: f32 = 15.0;

    fn forecast(&self, position: &Position) -> Forecast {
        let scene = Scene::new(self, position);
        let mut scores = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            scores[seat.index()] = expected(&scene, seat);
        }
        Forecast { scores, doubt: doubt(&scene) }
    }

    #[inline]
    fn settled(&self, position: &Position) -> bool {
        self.quiet(position)
    }

    #[inline]
    fn quiet(&self, position: &Position) -> bool {
        matches!(position.table.asked, Asked::Turn | Asked::Draft | Asked::Discard | Asked::Over)
    }

    fn hunch<C: Chance>(
        &self,
        position: &Position,
        seat: Seat,
        chance: &mut C,
        choices: &mut Vec<Action>,
    ) -> Option<Action> {
        hunch::choose(self, position, seat, chance, choices)
    }

    fn style(&self) -> Style {
        Style { stops: 12, wide: 8, inner: 8, trust: 2, ..Style::default() }
    }

    fn note(&self, position: &Position, notes: &mut [Notes]) -> bool {
        let scene = Scene::new(self, position);
        notes::take(&scene, doubt(&scene), notes);
        true
    }

    fn wisdom() -> Option<Arc<Wisdom>> {
        learnt!(BloodRage, "blood-rage")
    }

    fn clue(&self, position: &Position, viewer: Viewer) -> u64 {
        let mut clue = Clue::default();
        self.view(position, viewer).hash(&mut clue);
        clue.finish()
    }
}
