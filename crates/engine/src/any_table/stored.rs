//! A table as a database keeps it: plain values, whatever the game.
//!
//! The truth is the seed and the actions. Positions that the game went through, some turns apart, stand beside it
//! ([`StoredSnapshot`]): they say whether the actions still lead where they led, and where the rules have changed since, the game
//! goes on from the last of them.

use super::{AnyTable, snapshot};
use crate::{Moment, Options, Seat, SeedParts, Table, TableGame, Turn};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A decision that was played, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTurn {
    /// Who decided.
    pub seat: Seat,
    /// What, in written form.
    pub action: String,
    /// Whether the table played it because there was no other choice.
    pub by_table: bool,
    /// The version of the rules by which it was played.
    pub rules: u32,
    /// What came of it, where that was stored with every turn.
    pub result: Option<StoredResult>,
}

/// What came of a decision, as the first format stored it with every turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredResult {
    /// What happened, as JSON.
    pub events: String,
    /// The position that it led to, as JSON.
    pub position: String,
    /// How many words of the dice's stream had been taken then.
    pub taken: u64,
}

/// A position that the game went through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSnapshot {
    /// After how many turns.
    pub turns: usize,
    /// How it is written.
    pub format: u32,
    /// The position, packed.
    pub body: Vec<u8>,
}

/// Everything that is stored of a table.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// The options.
    pub options: Options,
    /// The players' names, one for each seat.
    pub players: Vec<String>,
    /// The parts that the seed is mixed from.
    pub parts: SeedParts,
    /// The version of the rules that the game began with.
    pub rules: u32,
    /// The position after set-up with its events, as JSON, where the first format stored it.
    pub start: Option<String>,
    /// What [`AnyTable::stored_turns`] gave.
    pub turns: Vec<StoredTurn>,
    /// What [`AnyTable::stored_snapshot`] gave, in their order.
    pub snapshots: Vec<StoredSnapshot>,
}

/// Why a stored table cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RestoreError(pub String);

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a stored table cannot be read: {}", self.0)
    }
}

impl std::error::Error for RestoreError {}

pub(super) fn broken(what: impl ToString) -> RestoreError {
    RestoreError(what.to_string())
}

fn read<T: DeserializeOwned>(json: &str) -> Result<T, RestoreError> {
    serde_json::from_str(json).map_err(broken)
}

/// The start of a game as the first format stored it.
#[derive(Serialize, Deserialize)]
struct Start<P, E> {
    moment: Moment<P>,
    opening: Vec<E>,
}

/// A turn, to be stored.
pub(super) fn turn<G: TableGame>(turn: &Turn<G>) -> StoredTurn {
    let Turn { seat, action, by_table, rules, .. } = turn;
    StoredTurn { seat: *seat, action: action.to_string(), by_table: *by_table, rules: *rules, result: None }
}

/// Plays turns that others have played and stored, up to a position that they have stored too; false where they do not lead
/// there.
pub(super) fn follow<G: TableGame>(table: &mut Table<G>, turns: &[StoredTurn], to: &StoredSnapshot) -> bool {
    for StoredTurn { seat, action, by_table, rules, .. } in turns {
        let Ok(action) = action.parse() else { return false };
        table.play_stored(*seat, action, *by_table, *rules);
    }
    // Reading a position takes a fraction of the time that writing this one would take.
    to.turns == table.turns().len() && snapshot::read::<G>(to).is_ok_and(|moment| *table.moment() == moment)
}

/// A stored turn that can be played again.
struct Replayed<'a, G: TableGame> {
    action: G::Action,
    stored: &'a StoredTurn,
}

/// A table that is being read.
struct Reading<'a, G: TableGame> {
    /// The table before the first turn that has to be played again.
    base: Table<G>,
    turns: Vec<Replayed<'a, G>>,
    stored: &'a StoredTable,
}

impl<'a, G: TableGame> Reading<'a, G> {
    /// Reads what the first format stored, and the actions of all turns after that.
    fn new(stored: &'a StoredTable) -> Result<Reading<'a, G>, RestoreError> {
        let StoredTable { options, players, parts, rules, start, .. } = stored;
        let game = G::open(players.len(), options).map_err(broken)?;
        let mut base = match start {
            Some(start) => {
                let Start { moment, opening } = read(start)?;
                Table::restore(game, players, parts.clone(), *rules, moment, opening, Vec::new())
            }
            None => Table::set_up(game, players, parts.clone(), *rules),
        };
        let mut turns = Vec::new();
        for turn in &stored.turns {
            let action: G::Action =
                turn.action.parse().map_err(|_| broken(format!("`{}` is no action", turn.action)))?;
            match &turn.result {
                Some(StoredResult { events, position, taken }) if turns.is_empty() => {
                    let after = Moment { position: read(position)?, taken: *taken };
                    let (seat, by_table, rules, events) = (turn.seat, turn.by_table, turn.rules, read(events)?);
                    base.push_stored(Turn { seat, action, by_table, rules, events, after });
                }
                _ => turns.push(Replayed { action, stored: turn }),
            }
        }
        Ok(Reading { base, turns, stored })
    }

    /// How many turns need not be played again.
    fn known(&self) -> usize {
        self.base.turns().len()
    }

    /// All turns, each played as it was played once.
    fn replay(&self) -> Table<G> {
        let mut table = self.base.clone();
        for Replayed { action, stored } in &self.turns {
            table.play_stored(stored.seat, *action, stored.by_table, stored.rules);
        }
        table
    }

    /// All turns, each checked by the rules, where nothing else says where they led.
    fn replay_strictly(&self) -> Result<Table<G>, RestoreError> {
        self.go_on_strictly(self.base.clone(), 0)
    }

    /// The turns from one on, each checked by the rules.
    fn go_on_strictly(&self, mut table: Table<G>, from: usize) -> Result<Table<G>, RestoreError> {
        for (n, Replayed { action, stored }) in self.turns.iter().enumerate().skip(from) {
            if stored.rules != G::VERSION {
                return Err(broken("the rules are others, and no position can be read to go on from"));
            }
            if let Err(refusal) = table.play(stored.seat, *action) {
                return Err(broken(format!("turn {}: {refusal}", self.known() + n + 1)));
            }
            table.mark_last(stored.by_table);
        }
        Ok(table)
    }

    /// All turns from one snapshot to the next: where they no longer lead from one to the other, the game is known to have got
    /// there all the same.
    fn replay_by_snapshots(&self) -> Result<Table<G>, RestoreError> {
        let mut table = self.base.clone();
        let mut played = 0;
        for stored in &self.stored.snapshots {
            let Ok(moment) = snapshot::read::<G>(stored) else { continue };
            let Some(upto) = stored.turns.checked_sub(self.known()).filter(|upto| *upto <= self.turns.len()) else {
                continue;
            };
            let from = table.turns().len();
            for Replayed { action, stored } in self.turns.get(played..upto).unwrap_or_default() {
                table.play_stored(stored.seat, *action, stored.by_table, stored.rules);
            }
            played = upto;
            table.settle_at(from, moment);
        }
        self.go_on_strictly(table, played)
    }
}

/// Goes on with a stored table.
pub(crate) fn restore<G: TableGame>(stored: &StoredTable) -> Result<Box<dyn AnyTable>, RestoreError> {
    let reading = Reading::<G>::new(stored)?;
    let table = match stored.snapshots.last() {
        _ if reading.turns.is_empty() && stored.start.is_some() => reading.base,
        None => reading.replay_strictly()?,
        Some(last) => match snapshot::read::<G>(last) {
            Err(_) => reading.replay_strictly()?,
            Ok(moment) => {
                let table = reading.replay();
                let same = last.turns == table.turns().len() && *table.moment() == moment;
                if same { table } else { reading.replay_by_snapshots()? }
            }
        },
    };
    Ok(Box::new(table))
}
