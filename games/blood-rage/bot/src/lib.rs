//! What a bot knows of Blood Rage.

mod battle;
mod cards;
mod habit;
mod hunch;
mod notes;
mod offer;
mod prospects;
mod quests;
mod scene;
mod stats;

use crate::judge::learnt;
use crate::thinker::Clue;
use crate::{Forecast, Notes, Style, Thinker, Wisdom};
use meadhall_blood_rage::{Action, Asked, BloodRage, Phase, Position};
use meadhall_engine::{Chance, Game, MAX_SEATS, Seat, SeatSet, Viewer};
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

    fn incline(&self, position: &Position, seat: Seat, choices: &[Action], notes: &mut [Notes]) -> bool {
        let known = habit::knows(position.table.asked);
        if known {
            habit::take(self, position, seat, choices, notes);
        }
        known
    }

    fn reopen(&self, position: &mut Position, viewer: Viewer) -> SeatSet {
        if position.table.asked != Asked::Card {
            return SeatSet::EMPTY;
        }
        let laid = |seat: &Seat| !viewer.is(*seat) && position.secret(*seat).chosen.is_some();
        let reopened: SeatSet = Seat::all(self.seats()).filter(laid).collect();
        reopened.iter().for_each(|seat| position.secret_mut(seat).chosen = None);
        position.table.answered = position.table.answered.minus(reopened);
        reopened
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

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_engine::{Ignore, Options, Quick};

    /// What others have laid is taken back, and when each lays the same card again, all is as it was.
    #[test]
    fn cards_laid_in_secret_can_be_laid_again() {
        let game = BloodRage::open(4, &Options::default()).expect("four can play");
        let (mut choices, mut checked) = (Vec::new(), 0);
        for seed in 0..20 {
            let mut chance = Quick::new(seed);
            let mut position = game.setup(&mut chance, &mut Ignore);
            while let Some(seat) = game.pending(&position).first() {
                let mut again = position;
                let reopened = game.reopen(&mut again, Viewer::Seat(seat));
                let laid = position.secrets.map(|secret| secret.chosen);
                assert_eq!(reopened.is_empty(), position.table.asked != Asked::Card || laid == [None; 5]);
                for other in reopened.iter() {
                    assert!(game.pending(&again).contains(other), "who has taken a card back has to lay one");
                    let card = laid[other.index()].expect("it was laid");
                    game.apply(&mut again, other, Action::Play(card), &mut chance, &mut Ignore);
                    checked += 1;
                }
                assert!(again == position, "seed {seed}");
                let action = game.sample(&position, seat, &mut chance, &mut choices).expect("there is a choice");
                game.apply(&mut position, seat, action, &mut chance, &mut Ignore);
            }
        }
        assert!(checked > 50, "{checked}");
    }
}
