//! What a bot knows of Blood Rage.

use crate::{Forecast, Thinker};
use meadhall_blood_rage::{Asked, BloodRage, Position};
use meadhall_engine::{Game, MAX_SEATS, Seat};

impl Thinker for BloodRage {
    fn forecast(&self, position: &Position) -> Forecast {
        let mut scores = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            let sheet = position.sheet(seat);
            let steps: u8 = sheet.steps.iter().sum();
            scores[seat.index()] = f32::from(sheet.glory) + 4.0 * f32::from(steps);
        }
        Forecast { scores, doubt: 10.0 }
    }

    fn settled(&self, position: &Position) -> bool {
        matches!(position.table.asked, Asked::Turn | Asked::Draft)
    }
}
