//! What a bot knows of Blood Rage.

mod battle;
mod cards;
mod hunch;
mod prospects;
mod quests;
mod scene;
mod stats;

use crate::thinker::Clue;
use crate::{Forecast, Style, Thinker};
use meadhall_blood_rage::{Action, Asked, BloodRage, Phase, Position};
use meadhall_engine::{Chance, Game, MAX_SEATS, Seat, Viewer};
use scene::Scene;
use stats::Stats;
use std::hash::{Hash, Hasher};

/// What a Rage that can still be spent is worth.
const RAGE_LEFT: f32 = 0.9;

/// The Glory that a seat may expect to have in the end.
fn expected(scene: &Scene, seat: Seat) -> f32 {
    let sheet = scene.table.sheet(seat);
    let stats = Stats::of(scene, seat);
    let rage = match scene.can_act(seat) {
        true => RAGE_LEFT * f32::from(sheet.rage) * (0.4 * scene.open.len() as f32).min(1.0),
        false => 0.0,
    };
    f32::from(sheet.glory)
        + stats.sum()
        + rage
        + cards::upgrades(scene, seat, &stats)
        + cards::hand(scene, seat, &stats)
        + quests::of(scene, seat, &stats)
        + prospects::pillages(scene, seat, &stats)
        + prospects::figures(scene, seat)
}

impl Thinker for BloodRage {
    fn forecast(&self, position: &Position) -> Forecast {
        let scene = Scene::new(self, position);
        let mut scores = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            scores[seat.index()] = expected(&scene, seat);
        }
        let ages = scene.later() + if scene.table.phase <= Phase::Action { 1.0 } else { 0.0 };
        Forecast { scores, doubt: 5.0 + 4.0 * ages }
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

    fn clue(&self, position: &Position, viewer: Viewer) -> u64 {
        let mut clue = Clue::default();
        self.view(position, viewer).hash(&mut clue);
        clue.finish()
    }
}
