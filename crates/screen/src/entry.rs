//! What the list of games knows of a game's screen.

use crate::failure::Failure;
use crate::output::Output;
use crate::plain::Spoken;
use crate::play::{self, PlayRequest};
use crate::replay::{self, ReplayRequest};
use crate::scenario::{self, ScenarioReport};
use crate::screen::{CardText, RulesOf};
use meadhall_engine::any_table::{AnyTable, downcast};
use meadhall_engine::{Game, Record, Scenario, ScenarioError, Viewer};
use meadhall_words::clauses::Clauses;
use meadhall_words::{Lang, Texts, Words};

/// A game's screen behind function pointers. Everything generic is compiled where [`ScreenEntry::of`] is called: in the
/// game's own crate.
#[derive(Clone, Copy, Debug)]
pub struct ScreenEntry {
    /// The game's id.
    pub id: &'static str,
    /// The texts of the game and its screen.
    pub texts: fn() -> &'static Texts,
    /// The same texts as they are spoken.
    pub spoken_texts: fn() -> &'static Texts,
    /// The rules as numbered clauses.
    pub clauses: fn() -> &'static Clauses,
    /// The deck that comes with the game, as a file to change, if the game has one.
    pub deck_file: fn() -> Option<&'static str>,
    /// Every card, explained.
    pub cards: fn(&Words) -> Vec<CardText>,
    /// A short scenario that shows how scenarios are written, if the game brings one.
    pub example: fn() -> Option<&'static str>,
    /// Plays a game at this terminal.
    pub play: fn(PlayRequest<'_>, Lang, &mut Output) -> Result<(), Failure>,
    /// Tells a recorded game, or one moment of it.
    pub replay: fn(&Record, &ReplayRequest<'_>, Lang, &mut Output) -> Result<(), Failure>,
    /// The table in words as a viewer sees it, a line for each thing that lies on it; none if it is of another game.
    pub lines: fn(&dyn AnyTable, Viewer, Lang) -> Option<Vec<String>>,
    /// Plays a scenario.
    pub scenario: fn(&Scenario, Lang) -> Result<ScenarioReport, ScenarioError>,
}

impl ScreenEntry {
    /// The entry of a screen.
    pub const fn of<S: Spoken>() -> ScreenEntry {
        ScreenEntry {
            id: RulesOf::<S>::ID,
            texts: S::texts,
            spoken_texts: S::spoken_texts,
            clauses: S::clauses,
            deck_file: S::deck_file,
            cards: S::cards,
            example: S::example,
            play: play::run::<S>,
            replay: replay::run::<S>,
            lines: |table, viewer, lang| {
                let table = downcast::<RulesOf<S>>(table)?;
                Some(S::table_lines(table.game(), &table.view(viewer), table.players(), S::texts().words(lang)))
            },
            scenario: scenario::run::<S>,
        }
    }
}
