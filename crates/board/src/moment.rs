//! The telling moments of a game: by these its pages are judged.

use crate::SceneKind;

/// When a moment comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// Somebody is asked this, by the key of the question, for the first time after so many percent of the game.
    Asked(&'static str, usize),
    /// A great moment of this kind was just told.
    Told(SceneKind),
    /// The game is over.
    Over,
}

/// A moment of a game between bots, found by its number of seats, its options and what happens.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// What it is called in pictures.
    pub name: &'static str,
    /// How many seats the table has.
    pub seats: usize,
    /// The options that differ from their defaults.
    pub options: &'static [(&'static str, &'static str)],
    /// When it comes.
    pub when: When,
    /// What is clicked on the page then, one after another, by selectors.
    pub clicks: &'static [&'static str],
}

impl Moment {
    /// A moment at a table of so many, with the usual options and nothing clicked.
    pub const fn new(name: &'static str, seats: usize, when: When) -> Moment {
        Moment { name, seats, options: &[], when, clicks: &[] }
    }

    /// The same with this clicked.
    pub const fn clicked(self, clicks: &'static [&'static str]) -> Moment {
        Moment { clicks, ..self }
    }
}
