//! The games of the house, by their names in commands.

use crate::failure::Failure;

/// The names of all games.
pub fn names() -> Vec<&'static str> {
    meadhall_games::ids().collect()
}

/// Calls something that is generic over a game with the game of this name.
macro_rules! with_game {
    ($name:expr, $game:ident => $call:expr) => {
        match $name {
            <meadhall_vaalbara::Vaalbara as meadhall_engine::Game>::ID => {
                type $game = meadhall_vaalbara::Vaalbara;
                $call
            }
            <meadhall_blood_rage::BloodRage as meadhall_engine::Game>::ID => {
                type $game = meadhall_blood_rage::BloodRage;
                $call
            }
            <meadhall_valhalla::Valhalla as meadhall_engine::Game>::ID => {
                type $game = meadhall_valhalla::Valhalla;
                $call
            }
            other => Err($crate::games::unknown(other)),
        }
    };
}
pub(crate) use with_game;

/// There is no such game.
pub fn unknown(name: &str) -> Failure {
    Failure::usage(format!("there is no game `{name}`; there are: {}", names().join(", ")))
}
