//! What a bot knows of Vaalbara.

use crate::{Forecast, Thinker};
use meadhall_engine::Game;
use meadhall_engine::{MAX_SEATS, Seat};
use meadhall_vaalbara::{Asked, Position, Vaalbara};

impl Thinker for Vaalbara {
    fn forecast(&self, position: &Position) -> Forecast {
        let mut scores = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            scores[seat.index()] = f32::from(position.player(seat).vp);
        }
        Forecast { scores, doubt: 10.0 }
    }

    fn settled(&self, position: &Position) -> bool {
        position.asked == Asked::Assign && position.acted.is_empty() && self.pending(position).len() == self.seats()
    }
}
