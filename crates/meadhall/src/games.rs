//! The games of the house, by their names in commands.

use crate::suggestion::or_meant;
use meadhall_games::GameEntry;
use meadhall_screen::Failure;

/// The game of this name.
pub fn find(name: &str) -> Result<&'static GameEntry, Failure> {
    meadhall_games::named(name).map_err(|unknown| Failure::usage(or_meant(unknown, name, meadhall_games::ids())))
}
