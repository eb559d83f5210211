//! Checking a hall: what of it can be read, and saving that.

use crate::StartError;
use crate::store::{Found, Location, Phase, Salvage, Store, StoreError, Stored};
use crate::tables::TableState;
use std::path::Path;
use std::sync::Arc;

/// What a check has found.
#[derive(Debug, Default)]
pub struct DatabaseReport {
    /// How many tables are whole.
    pub sound: usize,
    /// How many turns can be read, in all tables together.
    pub turns: usize,
    /// The tables of which something is lost.
    pub damaged: Vec<DamagedTable>,
    /// What SQLite finds wrong with the file.
    pub faults: Vec<String>,
    /// How many tables were saved.
    pub saved: usize,
}

/// A table of which something is lost.
#[derive(Debug)]
pub struct DamagedTable {
    /// Its id.
    pub id: String,
    /// Its game, if that can be read.
    pub game: Option<String>,
    /// Up to how many turns it can be gone on from; none if it is lost.
    pub turns: Option<usize>,
    /// What is wrong.
    pub reason: String,
}

/// Looks through the database of a data folder, and saves what can be read into a new one. The old one stays as it is.
pub async fn check_database(data: &Path, save: Option<&Path>) -> Result<DatabaseReport, StartError> {
    let file = data.join("meadhall.sqlite");
    if !file.is_file() {
        return Err(StartError(format!("there is no hall in {}; name its folder with --data", data.display())));
    }
    let unreadable = |error: StoreError| match error {
        StoreError::Newer(_) => StartError(crate::unusable(&crate::Place::Folder(data.display().to_string()), &error)),
        error => StartError(format!("nothing of {} can be read: {error}; go back to a backup", file.display())),
    };
    let mut salvage = Salvage::open(&file).await.map_err(unreadable)?;
    let rescue = match save {
        Some(path) => Some(new_store(path).await?),
        None => None,
    };
    let mut report = DatabaseReport { faults: salvage.faults().await, ..DatabaseReport::default() };
    for id in salvage.ids().await {
        let found = salvage.table(&id).await;
        let Some(stored) = note(&mut report, id, found) else { continue };
        report.turns += stored.turns.len() + stored.moves.len();
        if let Some(store) = &rescue {
            store
                .write(stored.into_write())
                .await
                .map_err(|error| StartError(format!("it cannot be saved: {error}")))?;
            report.saved += 1;
        }
    }
    if let Some(store) = rescue {
        store.close().await.map_err(|error| StartError(format!("it cannot be saved: {error}")))?;
    }
    Ok(report)
}

async fn new_store(path: &Path) -> Result<Arc<dyn Store>, StartError> {
    if path.exists() {
        return Err(StartError(format!("{} is there already; name a new file with --save", path.display())));
    }
    let opened = crate::store::open(&Location::File(path.to_owned()), None).await;
    opened.map_err(|error| StartError(format!("{} cannot be written ({error})", path.display())))
}

/// Takes note of a table, and gives back what can be saved of it: as many turns as lead to a table that can be gone on with.
fn note(report: &mut DatabaseReport, id: String, found: Result<Found, String>) -> Option<Stored> {
    let (mut stored, mut damage) = match found {
        Ok(Found { stored, damage }) => (stored, damage),
        Err(reason) => {
            report.damaged.push(DamagedTable { id, game: None, turns: None, reason });
            return None;
        }
    };
    let game = Some(stored.table.game.clone());
    loop {
        match TableState::restore(stored.clone(), None) {
            Ok(state) if damage.is_none() => {
                drop(state);
                report.sound += 1;
                return Some(stored);
            }
            Ok(state) => {
                // Without its end a game is not over.
                if let Some(table) = &state.table {
                    stored.table.phase = Phase::of_game(table.outcome().is_some());
                }
                let (turns, reason) = (Some(stored.turns.len() + stored.moves.len()), damage.unwrap_or_default());
                report.damaged.push(DamagedTable { id, game, turns, reason });
                return Some(stored);
            }
            Err(error) => {
                let reason = damage.get_or_insert(error.to_string()).clone();
                // Back to the last position that can be read, or to the turn before.
                if !step_back(&mut stored) {
                    report.damaged.push(DamagedTable { id, game, turns: None, reason });
                    return None;
                }
            }
        }
    }
}

/// Drops the last turn, and what is kept of later ones; false if there is none.
fn step_back(stored: &mut Stored) -> bool {
    let dropped = stored.moves.pop().map(|row| row.n).or_else(|| stored.turns.pop().map(|row| row.n));
    stored.snapshots.retain(|row| dropped.is_none_or(|n| row.n <= n));
    dropped.is_some()
}
