//! What a game says to scenarios.

use crate::{BadOption, Chance, Facts, Game, Options};

/// A game whose positions can be described in words and made from a description.
pub trait ScenarioGame: Game {
    /// What chance decides and a scenario may fix, such as `dice` and `draws` ([`Chance::pick`], [`Chance::arrange`]).
    const LOTS: &'static [&'static str] = &[];

    /// The first words of those facts ([`ScenarioGame::describe`]) whose values are sets: the order of a list means nothing there.
    const SETS: &'static [&'static str] = &[];

    /// First words that facts had in earlier scenarios, each with today's.
    const RENAMED: &'static [(&'static str, &'static str)] = &[];

    /// The position in the scenarios' words.
    fn describe(&self, position: &Self::Position) -> Facts;

    /// The rules and the position that a scenario describes; what it leaves out is the set-up's. An impossible position is
    /// refused with the key of the offending fact and the reason.
    fn compose<C: Chance>(
        facts: &Facts,
        options: &Options,
        chance: &mut C,
    ) -> Result<(Self, Self::Position), BadOption>;
}
