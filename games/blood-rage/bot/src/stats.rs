//! What the steps of a clan's stats promise.

use super::assessment::Assessment;
use meadhall_blood_rage::{Phase, Stat};
use meadhall_engine::{Seat, byte, whole};

/// The Glory that a Rage brings over a whole age.
pub(super) const RAGE: f32 = 1.2;
/// The battles that a clan wins in an age.
const WINS: f32 = 1.5;
/// What room for one more figure brings in an age.
const HORN: f32 = 0.55;
/// The Glory for legends that a step may be expected to come to, with no, one, two and three ages to go.
const LEGENDS: [[f32; 6]; 4] = [
    [0.0, 0.0, 0.0, 10.0, 10.0, 20.0],
    [0.0, 0.8, 3.5, 10.0, 13.0, 20.0],
    [0.7, 2.5, 6.0, 11.0, 15.0, 20.0],
    [1.5, 4.0, 7.5, 12.0, 16.0, 20.0],
];

/// How much of the game counts as left at least. Of two steps that are worth the same now, the one that is nearer to a legend
/// is the better.
const LEAST_AGES: f32 = 0.05;

/// What each stat of a seat is worth on each of its steps.
pub(super) struct Stats {
    worth: [[f32; 6]; 3],
    steps: [u8; 3],
}

impl Stats {
    pub(super) fn of(assessment: &Assessment, seat: Seat) -> Stats {
        let ages = assessment.ages(seat).max(LEAST_AGES);
        let (whole, part) = (whole(ages), ages.fract());
        let fresh = assessment.later() + if assessment.table.phase == Phase::Gifts { 1.0 } else { 0.0 };
        let mut worth = [[0.0; 6]; 3];
        for (stat, factor) in [(Stat::Rage, RAGE * fresh), (Stat::Axes, WINS * ages), (Stat::Horns, HORN * ages)] {
            for (step, worth) in worth[stat.index()].iter_mut().enumerate() {
                let legends = LEGENDS[whole.min(3)][step];
                let more = LEGENDS[(whole + 1).min(3)][step];
                let gain = f32::from(stat.value(byte(step)) - stat.value(0));
                *worth = legends + part * (more - legends) + factor * gain;
            }
        }
        Stats { worth, steps: assessment.sheet(seat).steps }
    }

    /// What the steps that the seat has come to are worth.
    pub(super) fn sum(&self) -> f32 {
        Stat::ALL.iter().map(|&stat| self.worth[stat.index()][usize::from(self.steps[stat.index()].min(5))]).sum()
    }

    /// What one more step of a stat is worth.
    pub(super) fn raise(&self, stat: Stat) -> f32 {
        let step = usize::from(self.steps[stat.index()]);
        if step < 5 { self.worth[stat.index()][step + 1] - self.worth[stat.index()][step] } else { 0.0 }
    }

    /// What one more step of the best stat is worth.
    pub(super) fn best_raise(&self) -> f32 {
        Stat::ALL.iter().map(|&stat| self.raise(stat)).fold(0.0, f32::max)
    }
}
