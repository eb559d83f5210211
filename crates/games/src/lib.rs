//! The one list of games, a line each. The only place that names them all.
//!
//! Whoever needs a game finds it here by its id and uses it through the entries of its rooms; nobody else matches on ids.

use meadhall_board::BoardEntry;
use meadhall_bots::BotEntry;
use meadhall_engine::RulesEntry;
use meadhall_screen::ScreenEntry;
use std::fmt;

/// A game, by the entries of its rooms.
#[derive(Clone, Copy, Debug)]
pub struct GameEntry {
    /// The rules.
    pub rules: &'static RulesEntry,
    /// The bots.
    pub bot: &'static BotEntry,
    /// How it looks in a browser.
    pub board: &'static BoardEntry,
    /// How it looks in a terminal.
    pub screen: &'static ScreenEntry,
}

impl GameEntry {
    /// The game's id, its name in commands, records and addresses.
    pub fn id(&self) -> &'static str {
        self.rules.id
    }
}

/// The entry of a game from the crates of its rooms: rules, bot, board, screen.
macro_rules! game {
    ($rules:ident, $bot:ident, $board:ident, $screen:ident) => {
        GameEntry { rules: &$rules::ENTRY, bot: &$bot::ENTRY, board: &$board::ENTRY, screen: &$screen::ENTRY }
    };
}

/// All games, in the order in which people see them.
#[rustfmt::skip]
pub static GAMES: &[GameEntry] = &[
    game!(meadhall_blood_rage, meadhall_blood_rage_bot, meadhall_blood_rage_board, meadhall_blood_rage_screen),
    game!(meadhall_valhalla, meadhall_valhalla_bot, meadhall_valhalla_board, meadhall_valhalla_screen),
    game!(meadhall_vaalbara, meadhall_vaalbara_bot, meadhall_vaalbara_board, meadhall_vaalbara_screen),
    #[cfg(feature = "pebbles")]
    game!(meadhall_pebbles, meadhall_pebbles_bot, meadhall_pebbles_board, meadhall_pebbles_screen),
];

/// The game of an id.
pub fn find(id: &str) -> Option<&'static GameEntry> {
    GAMES.iter().find(|game| game.id() == id)
}

/// The ids of all games.
pub fn ids() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(GameEntry::id)
}

/// There is no game of this id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no game `{}`; there are: {}", self.0, ids().collect::<Vec<_>>().join(", "))
    }
}

impl std::error::Error for UnknownGame {}

/// The game of an id, or an error that names those that there are.
pub fn named(id: &str) -> Result<&'static GameEntry, UnknownGame> {
    find(id).ok_or_else(|| UnknownGame(id.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_id_and_only_by_it() {
        for game in GAMES {
            assert!(find(game.id()).is_some_and(|found| std::ptr::eq(found, game)));
            assert_eq!(
                [game.bot.id, game.board.id, game.screen.id],
                [game.id(); 3],
                "the rooms of a game belong together"
            );
        }
        assert!(find("chess").is_none() && find("").is_none());
        let error = named("chess").map(GameEntry::id).map_err(|error| error.to_string());
        assert_eq!(
            error,
            Err(format!("there is no game `chess`; there are: {}", ids().collect::<Vec<_>>().join(", ")))
        );
    }

    #[test]
    fn of_three_games_one_turns() {
        let turnings = [
            meadhall_bots::laws::a_game_has_a_win_chart::<meadhall_blood_rage_bot::BloodRageKnowledge>(),
            meadhall_bots::laws::a_game_has_a_win_chart::<meadhall_valhalla_bot::ValhallaKnowledge>(),
            meadhall_bots::laws::a_game_has_a_win_chart::<meadhall_vaalbara_bot::VaalbaraKnowledge>(),
        ];
        assert!(turnings.iter().sum::<usize>() > 0, "three games, and none turned");
    }

    #[test]
    fn the_trained_weights_of_every_game_fit_it() {
        for game in GAMES {
            game.bot.check().unwrap_or_else(|bad| panic!("{bad}"));
        }
    }
}
