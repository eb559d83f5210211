//! Blood Rage as numbers. A choice is a verb and then what it is about, step by step: the card, the figure, the place.

mod actions;
mod observation;

use crate::BloodRageKnowledge;
use meadhall_blood_rage::{Action, BloodRage, Position};
use meadhall_bots::encoding::{Encoding, Observer, Parts};
use meadhall_engine::Seat;

impl Encoding for BloodRageKnowledge {
    const ENCODING: &'static str = "blood-rage-v0";
    const ACTIONS: usize = actions::COUNT;

    fn action_name(action: usize) -> String {
        actions::name(action)
    }

    #[inline]
    fn split(game: &BloodRage, position: &Position, seat: Seat, action: Action) -> Parts {
        actions::split(game, position, seat, action)
    }

    #[inline]
    fn observe<O: Observer>(game: &BloodRage, position: &Position, seat: Seat, to: &mut O) {
        observation::observe(game, position, seat, to);
    }
}
