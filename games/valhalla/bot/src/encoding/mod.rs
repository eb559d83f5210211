//! Valhalla as numbers. A choice is a verb and then what it is about, step by step: the card, the place, the dice of each
//! face.

mod actions;
mod observation;
mod question;

use crate::ValhallaKnowledge;
use meadhall_bots::encoding::{Encoding, Observer, Parts};
use meadhall_engine::{Game, Seat};
use meadhall_valhalla::{Action, Position, Valhalla};

impl Encoding for ValhallaKnowledge {
    const ENCODING: &'static str = "valhalla-v0";
    const ACTIONS: usize = actions::COUNT;

    fn action_name(action: usize) -> String {
        actions::name(action)
    }

    #[inline]
    fn split(game: &Valhalla, _: &Position, seat: Seat, action: Action) -> Parts {
        actions::split(game.seats(), seat, action)
    }

    #[inline]
    fn observe<O: Observer>(game: &Valhalla, position: &Position, seat: Seat, to: &mut O) {
        observation::observe(game, position, seat, to);
    }
}
