//! What a game's rules export: the one value through which somebody plays a game that he knows by its id only.

use crate::any_table::{AnyTable, RestoreError, StoredTable, stored};
use crate::{
    BadOption, Moment, OptionSpec, Options, Record, RecordError, Scenario, ScenarioError, SeedParts, Table, TableGame,
};

/// A table that was begun, or the option that cannot be.
type Begun = Result<Box<dyn AnyTable>, BadOption>;

/// A scenario that was played: the table at its end, whose log is all that happened, and what did not come true.
pub type PlayedScenario = (Box<dyn AnyTable>, Option<ScenarioError>);

/// The rules of one game as plain facts and functions. A rules crate exports one: `pub static ENTRY: RulesEntry =
/// RulesEntry::of::<Chess>();`
#[derive(Clone, Copy, Debug)]
pub struct RulesEntry {
    /// The game's id.
    pub id: &'static str,
    /// The version of the rules.
    pub version: u32,
    /// The least and the greatest number of seats.
    pub seats: (usize, usize),
    /// The options that a table may set.
    pub options: &'static [OptionSpec],
    /// The option that gives a table of cards as text, and the text of the one that comes with the rules.
    pub cards: Option<(&'static str, &'static str)>,
    check: fn(usize, &Options) -> Result<String, BadOption>,
    begin: fn(usize, &Options, &[String], SeedParts) -> Begun,
    restore: fn(&StoredTable) -> Result<Box<dyn AnyTable>, RestoreError>,
    replay: fn(&Record) -> Result<Box<dyn AnyTable>, RecordError>,
    scenario: fn(&Scenario) -> Result<PlayedScenario, ScenarioError>,
    staged: fn(&Scenario) -> Result<PlayedScenario, ScenarioError>,
}

impl RulesEntry {
    /// The entry of a game.
    pub const fn of<G: TableGame>() -> RulesEntry {
        RulesEntry {
            id: G::ID,
            version: G::VERSION,
            seats: G::SEATS,
            options: G::OPTIONS,
            cards: G::CARDS,
            check: |seats, options| G::open(seats, options).map(|game| game.tables()),
            begin: begin::<G>,
            restore: stored::restore::<G>,
            replay: replay::<G>,
            scenario: scenario::<G>,
            staged: |scenario| {
                scenario.staged::<G>().map(|(table, error)| (Box::new(table) as Box<dyn AnyTable>, error))
            },
        }
    }

    /// The fingerprint of the card tables that these options give; refuses options that cannot be.
    pub fn check(&self, seats: usize, options: &Options) -> Result<String, BadOption> {
        (self.check)(seats, options)
    }

    /// Begins a game and plays what leaves no choice.
    pub fn begin(
        &self,
        seats: usize,
        options: &Options,
        players: &[String],
        parts: SeedParts,
    ) -> Result<Box<dyn AnyTable>, BadOption> {
        (self.begin)(seats, options, players, parts)
    }

    /// Goes on with a stored game.
    pub fn restore(&self, stored: &StoredTable) -> Result<Box<dyn AnyTable>, RestoreError> {
        (self.restore)(stored)
    }

    /// Plays a record again and checks everything that it claims.
    pub fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        (self.replay)(record)
    }

    /// Plays a scenario as long as its steps come true: the table at the end, and what stopped it. The error beside that
    /// says that the position cannot even be set up.
    pub fn scenario(&self, scenario: &Scenario) -> Result<PlayedScenario, ScenarioError> {
        (self.scenario)(scenario)
    }

    /// Plays a scenario as a table whose turns are its actions; see [`Scenario::staged`].
    pub fn staged(&self, scenario: &Scenario) -> Result<PlayedScenario, ScenarioError> {
        (self.staged)(scenario)
    }
}

fn begin<G: TableGame>(
    seats: usize,
    options: &Options,
    players: &[String],
    parts: SeedParts,
) -> Result<Box<dyn AnyTable>, BadOption> {
    let mut table = Table::new(G::open(seats, options)?, players, parts);
    table.play_forced();
    Ok(Box::new(table))
}

fn replay<G: TableGame>(record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
    let table: Table<G> = record.replay()?;
    Ok(Box::new(table))
}

fn scenario<G: TableGame>(scenario: &Scenario) -> Result<PlayedScenario, ScenarioError> {
    let (played, error) = scenario.play_so_far::<G>()?;
    let start = Moment { position: played.position, taken: 0 };
    let parts = SeedParts::from_number(scenario.seed);
    let table = Table::restore(played.game, &[], parts, G::VERSION, start, played.events, Vec::new());
    Ok((Box::new(table), error))
}
