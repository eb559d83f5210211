//! How a search goes about a game.

use serde::{Deserialize, Serialize};

/// How a search goes about a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SearchSettings {
    /// How much it tries what looks worse so far.
    pub explore: f32,
    /// Whether it tries less of what looks worse where everything comes to much the same.
    pub steady: bool,
    /// How well it thinks of what it has not tried.
    pub fresh: f32,
    /// In situations further on than the first where it is known what is usually chosen: how much it goes by that before it
    /// has found out more. With 0, not at all.
    pub usual: f32,
    /// How firmly everybody is taken to follow the policy: with 1, each choice is made as often as was learnt; with more, what is usual
    /// is done more often still.
    pub firm: f32,
    /// At how many settled positions it goes on before it evaluates.
    pub stops: u32,
    /// Among how many choices it looks at all of them. Where there are more, it begins with the most promising and thinks
    /// of others the more often it comes back.
    pub wide: usize,
    /// The same for decisions further on than the first.
    pub inner: usize,
    /// How many tries the first look at each choice, one decision ahead, is worth; with 0 it does not take one.
    pub trust: u32,
    /// In how many imagined positions it takes that look.
    pub glances: u32,
    /// How much of the time that look may take, from 0 to 1.
    pub look: f32,
    /// After a first glance at every choice, how many are looked at again.
    pub shortlist: usize,
    /// How much of the evaluation is the forecast by hand, from 0 to 1; the rest is what was tuned.
    pub by_hand: f32,
    /// Whether imagined positions that do not fit the others' play are mostly thrown away.
    pub doubts: bool,
    /// Whether what others have chosen in secret at the same time is imagined by their policy; else anything is as likely.
    pub guesses: bool,
    /// Whether it remembers between its decisions what it found out.
    pub remembers: bool,
}

impl Default for SearchSettings {
    fn default() -> SearchSettings {
        SearchSettings {
            explore: 0.3,
            steady: false,
            fresh: 0.5,
            usual: 0.0,
            firm: 1.0,
            stops: 1,
            wide: usize::MAX,
            inner: usize::MAX,
            trust: 0,
            glances: 6,
            look: 1.0,
            shortlist: usize::MAX,
            by_hand: 0.0,
            doubts: false,
            guesses: false,
            remembers: false,
        }
    }
}
