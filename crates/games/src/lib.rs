//! The one list of games. Nothing else in the house names a game: servers, terminals and tournaments walk this list.

use meadhall_board::BoardEntry;
use meadhall_engine::RulesEntry;

/// One game of the house: what each of its crates exports.
pub struct GameEntry {
    /// The rules.
    pub rules: &'static RulesEntry,
    /// How it looks in a browser.
    pub board: &'static BoardEntry,
}

impl GameEntry {
    /// The game's id.
    pub fn id(&self) -> &'static str {
        self.rules.id
    }
}

/// All games, in the order in which they are offered.
pub static GAMES: &[GameEntry] = &[
    GameEntry { rules: &meadhall_blood_rage::ENTRY, board: &meadhall_blood_rage_board::ENTRY },
    GameEntry { rules: &meadhall_valhalla::ENTRY, board: &meadhall_valhalla_board::ENTRY },
    GameEntry { rules: &meadhall_vaalbara::ENTRY, board: &meadhall_vaalbara_board::ENTRY },
];

/// A game by its id.
pub fn find(id: &str) -> Option<&'static GameEntry> {
    GAMES.iter().find(|game| game.id() == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_crates_of_a_game_stand_in_its_line() {
        for game in GAMES {
            assert_eq!(game.board.id, game.id());
            assert!(find(game.id()).is_some_and(|found| found.id() == game.id()));
        }
        assert!(find("chess").is_none());
    }
}
