//! The encoding of a game for those who do not know its type.

use super::batch::Batch;
use super::{BatchPlan, Encoding, EnvBatch, Mask, Parts, observation_names, observation_size, write_observation};
use meadhall_engine::any_table::{AnyTable, downcast};
use meadhall_engine::{BadOption, Moment, Quick, Seat, SeedParts, Table, TableGame, Viewer};

type OpenBatch = fn(BatchPlan) -> Result<Box<dyn EnvBatch>, BadOption>;

/// What comes of the parts that a seat has chosen so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EncodedChoice {
    /// The choice is made: its written form.
    Made(String),
    /// More parts have to be chosen.
    Open {
        /// The parts so far, with those that were forced.
        chosen: Parts,
        /// The parts that may come next.
        mask: Mask,
    },
    /// No legal choice begins like this.
    Illegal,
}

/// A table that fits what a viewer knows, from a seed.
type Imagine = fn(&dyn AnyTable, Viewer, u64) -> Option<Box<dyn AnyTable>>;

/// The encoding of a game as plain facts and functions.
#[derive(Clone, Copy, Debug)]
pub struct EncodingEntry {
    /// Its name with its version.
    pub name: &'static str,
    /// The size of the space of actions.
    pub actions: usize,
    action_name: fn(usize) -> String,
    observation_names: fn() -> Vec<String>,
    observation_size: fn() -> usize,
    observe: fn(&dyn AnyTable, Seat, &Parts) -> Option<Vec<i8>>,
    choose: fn(&dyn AnyTable, Seat, &[u16]) -> Option<EncodedChoice>,
    split: fn(&dyn AnyTable, Seat, &str) -> Option<Parts>,
    imagine: Imagine,
    open: OpenBatch,
}

impl EncodingEntry {
    /// The entry of a game.
    pub const fn of<K: Encoding>() -> EncodingEntry {
        EncodingEntry {
            name: K::ENCODING,
            actions: K::ACTIONS,
            action_name: K::action_name,
            observation_names: observation_names::<K>,
            observation_size: observation_size::<K>,
            observe: |table, seat, chosen| {
                let table = downcast::<K::Rules>(table)?;
                let mut row = vec![0; observation_size::<K>()];
                write_observation::<K>(table.game(), table.position(), seat, chosen, &mut row);
                Some(row)
            },
            choose: |table, seat, parts| Some(choose::<K>(downcast::<K::Rules>(table)?, seat, parts)),
            split: |table, seat, written| {
                let table = downcast::<K::Rules>(table)?;
                let action = written.parse().ok().filter(|action| table.legal(seat).contains(action))?;
                Some(K::split(table.game(), table.position(), seat, action))
            },
            imagine: |table, viewer, seed| Some(imagine(downcast::<K::Rules>(table)?, viewer, seed)),
            open: |plan| Ok(Box::new(Batch::<K>::open(plan)?)),
        }
    }

    /// The names of all actions.
    pub fn action_names(&self) -> Vec<String> {
        (0..self.actions).map(self.action_name).collect()
    }

    /// The names of all numbers of an observation.
    pub fn observation_names(&self) -> Vec<String> {
        (self.observation_names)()
    }

    /// How many numbers an observation has.
    pub fn observation_size(&self) -> usize {
        (self.observation_size)()
    }

    /// What a seat of a table may know, and what it has chosen so far; none if the table is one of another game.
    pub fn observe(&self, table: &dyn AnyTable, seat: Seat, chosen: &Parts) -> Option<Vec<i8>> {
        (self.observe)(table, seat, chosen)
    }

    /// What comes of the parts that a seat has chosen so far; none if the table is one of another game.
    pub fn choose(&self, table: &dyn AnyTable, seat: Seat, parts: &[u16]) -> Option<EncodedChoice> {
        (self.choose)(table, seat, parts)
    }

    /// The parts of a legal choice in written form.
    pub fn split(&self, table: &dyn AnyTable, seat: Seat, written: &str) -> Option<Parts> {
        (self.split)(table, seat, written)
    }

    /// A table that a viewer could not tell from this one, without a past: what she does not know is drawn anew.
    pub fn imagine(&self, table: &dyn AnyTable, viewer: Viewer, seed: u64) -> Option<Box<dyn AnyTable>> {
        (self.imagine)(table, viewer, seed)
    }

    /// Opens many games at once.
    pub fn open(&self, plan: BatchPlan) -> Result<Box<dyn EnvBatch>, BadOption> {
        (self.open)(plan)
    }
}

fn imagine<G: TableGame>(table: &Table<G>, viewer: Viewer, seed: u64) -> Box<dyn AnyTable> {
    let position = table.game().imagine(&table.view(viewer), &mut Quick::new(seed));
    let (start, parts) = (Moment { position, taken: 0 }, SeedParts::from_number(seed));
    let game = table.game().clone();
    Box::new(Table::restore(game, table.players(), parts, table.rules(), start, Vec::new(), Vec::new()))
}

fn choose<K: Encoding>(table: &Table<K::Rules>, seat: Seat, parts: &[u16]) -> EncodedChoice {
    let (game, position) = (table.game(), table.position());
    let split = |action| (action, K::split(game, position, seat, action));
    let choices = table.legal(seat).into_iter().map(split).filter(|(_, all)| all.as_slice().starts_with(parts));
    let choices: Vec<_> = choices.collect();
    match &choices[..] {
        [] => EncodedChoice::Illegal,
        [(action, all)] if !parts.is_empty() || all.is_empty() => EncodedChoice::Made(action.to_string()),
        [(_, first), ..] => {
            let mut chosen: Parts = parts.iter().copied().collect();
            // What all have in common is chosen already, unless it is the whole of the only choice.
            while choices.len() > 1
                && let Some(next) = first.as_slice().get(chosen.len())
                && choices.iter().all(|(_, all)| all.as_slice().get(chosen.len()) == Some(next))
            {
                chosen.push(*next);
            }
            let mut mask = Mask::default();
            for (_, all) in &choices {
                all.as_slice().get(chosen.len()).into_iter().for_each(|part| mask.insert((*part).into()));
            }
            EncodedChoice::Open { chosen, mask }
        }
    }
}
