//! What thinks at the tables of each game, by the game's id.

use crate::thinking::Thinking;
use meadhall_blood_rage::BloodRage;
use meadhall_engine::Game;
use meadhall_vaalbara::Vaalbara;
use meadhall_valhalla::Valhalla;

static THINKING: [(&str, Thinking); 3] = [
    (BloodRage::ID, Thinking::of::<BloodRage>()),
    (Valhalla::ID, Thinking::of::<Valhalla>()),
    (Vaalbara::ID, Thinking::of::<Vaalbara>()),
];

/// What thinks at the tables of a game.
pub fn thinking(game: &str) -> Option<&'static Thinking> {
    THINKING.iter().find(|(id, _)| *id == game).map(|(_, thinking)| thinking)
}
