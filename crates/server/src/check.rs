//! Checking a hall: what of it can be read, and saving that.

use crate::StartError;
use crate::store::{Change, Found, Phase, Salvage, Store, StoreError, Stored};
use crate::tables::TableState;
use std::path::Path;

/// What a check has found.
#[derive(Debug, Default)]
pub struct HallReport {
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
pub async fn check_hall(data: &Path, save: Option<&Path>) -> Result<HallReport, StartError> {
    let file = data.join("meadhall.sqlite");
    if !file.is_file() {
        return Err(StartError(format!("there is no hall in {}; name its folder with --data", data.display())));
    }
    let unreadable = |error: StoreError| match error {
        StoreError::Newer(_) => StartError(crate::unusable(&data.display().to_string(), &error)),
        error => StartError(format!("nothing of {} can be read: {error}; go back to a backup", file.display())),
    };
    let mut salvage = Salvage::open(&file).await.map_err(unreadable)?;
    let rescue = match save {
        Some(path) => Some(new_store(path).await?),
        None => None,
    };
    let mut report = HallReport { faults: salvage.faults().await, ..HallReport::default() };
    for id in salvage.ids().await {
        let found = salvage.table(&id).await;
        let Some(stored) = note(&mut report, id, found) else { continue };
        report.turns += stored.turns.len();
        if let Some(store) = &rescue {
            store.write(changes(stored)).await.map_err(|error| StartError(format!("it cannot be saved: {error}")))?;
            report.saved += 1;
        }
    }
    if let Some(store) = rescue {
        store.close().await;
    }
    Ok(report)
}

async fn new_store(path: &Path) -> Result<Store, StartError> {
    if path.exists() {
        return Err(StartError(format!("{} is there already; name a new file with --save", path.display())));
    }
    let opened = Store::open(path, None).await;
    opened.map_err(|error| StartError(format!("{} cannot be written ({error})", path.display())))
}

/// Takes note of a table, and gives back what can be saved of it: as many turns as lead to a table that can be gone on with.
fn note(report: &mut HallReport, id: String, found: Result<Found, String>) -> Option<Stored> {
    let (mut stored, mut damage) = match found {
        Ok(Found { stored, damage }) => (stored, damage),
        Err(reason) => {
            report.damaged.push(DamagedTable { id, game: None, turns: None, reason });
            return None;
        }
    };
    let game = Some(stored.table.game.clone());
    loop {
        match TableState::restore(stored.clone()) {
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
                let (turns, reason) = (Some(stored.turns.len()), damage.unwrap_or_default());
                report.damaged.push(DamagedTable { id, game, turns, reason });
                return Some(stored);
            }
            Err(error) => {
                let reason = damage.get_or_insert(error.to_string()).clone();
                if stored.turns.pop().is_none() {
                    report.damaged.push(DamagedTable { id, game, turns: None, reason });
                    return None;
                }
            }
        }
    }
}

fn changes(stored: Stored) -> Vec<Change> {
    let Stored { table, seats, turns } = stored;
    let turns = Change::Turns { table: table.id.clone(), from: 0, turns };
    let seats = seats.into_iter().map(Change::Seat);
    [Change::Table(table)].into_iter().chain(seats).chain([turns]).collect()
}
