//! How strong a bot is, as a player would say it.

use crate::{BadBot, Budget};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Looks like play but errs often: a beginner can win.
    Easy,
    /// Thinks for a moment: somebody who knows the game has to think too.
    Normal,
    /// Thinks for up to a second a decision.
    Hard,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    /// How often an easy bot takes its second-best choice.
    pub(crate) const SLIPS: f64 = 0.4;
    /// How far a normal bot thinks.
    pub(crate) const NORMAL: Budget = Budget::Iterations(400);
    /// How long an easy bot takes at most, and how long a normal one.
    pub(crate) const GLANCE: Duration = Duration::from_millis(50);
    pub(crate) const MOMENT: Duration = Duration::from_millis(200);
    /// How long a hard bot thinks.
    pub(crate) const HARD: Budget = Budget::Time(Duration::from_secs(1));

    /// The written name.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Level {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<Level, BadBot> {
        Level::ALL.into_iter().find(|level| level.word() == text).ok_or_else(|| BadBot::no_level(text))
    }
}
