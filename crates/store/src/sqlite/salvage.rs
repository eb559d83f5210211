//! Reading a database that may be damaged, as far as that goes. Nothing is written to it.
//!
//! A page that cannot be read ends a query, but not the next one: what lies on other pages can still be asked for, one row
//! after another.

use crate::{MoveRow, SeatRow, SnapshotRow, StoreError, Stored, TableRow, TurnRow};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};
use sqlx::{ConnectOptions, FromRow};
use std::collections::BTreeSet;
use std::path::Path;

/// A database that may be damaged.
pub struct Salvage(SqliteConnection);

/// A table as far as it can be read.
pub struct Found {
    /// What can be read: turns up to the first that cannot.
    pub stored: Stored,
    /// Why that is not all.
    pub damage: Option<String>,
}

impl Salvage {
    /// Opens the database in a file, to read it.
    pub async fn open(file: &Path) -> Result<Salvage, StoreError> {
        let options = SqliteConnectOptions::new().filename(file).read_only(true).disable_statement_logging();
        let mut salvage = Salvage(options.connect().await?);
        // Without the first page nobody knows what lies where.
        sqlx::query("SELECT count(*) FROM sqlite_master").execute(&mut salvage.0).await?;
        let newest = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(&mut salvage.0).await;
        match newest {
            Ok(Some(version)) if version > super::SqliteStore::newest() => Err(StoreError::Newer(version)),
            // Whether that page can be read or not, the others may be.
            _ => Ok(salvage),
        }
    }

    /// What SQLite finds wrong with the file; nothing if it is sound.
    pub async fn faults(&mut self) -> Vec<String> {
        match sqlx::query_scalar("PRAGMA integrity_check(10)").fetch_all(&mut self.0).await {
            Ok(lines) if lines == ["ok"] => Vec::new(),
            Ok(lines) => lines,
            Err(error) => vec![error.to_string()],
        }
    }

    /// The ids of all tables of which anything can be found.
    pub async fn ids(&mut self) -> BTreeSet<String> {
        let ways = [
            "SELECT id FROM tables NOT INDEXED ORDER BY rowid",
            "SELECT id FROM tables NOT INDEXED ORDER BY rowid DESC",
            "SELECT id FROM tables ORDER BY id",
            "SELECT id FROM tables ORDER BY id DESC",
            "SELECT table_id FROM seats ORDER BY table_id, seat",
            "SELECT table_id FROM seats ORDER BY table_id DESC, seat DESC",
        ];
        let mut ids = BTreeSet::new();
        for way in ways {
            let (found, error) = self.until_damage::<(String,)>(way, None).await;
            ids.extend(found.into_iter().map(|(id,)| id));
            // Each later way is for what the first has not found.
            if error.is_none() && way.starts_with("SELECT table_id") {
                break;
            }
        }
        ids
    }

    /// A table by its id, as far as it can be read; an error if not even its row or its seats can.
    pub async fn table(&mut self, id: &str) -> Result<Found, String> {
        let mut table = self.table_row(id).await?;
        let seats = "SELECT * FROM seats WHERE table_id = ? ORDER BY seat";
        let (seats, damage) = self.until_damage::<SeatRow>(seats, Some(id)).await;
        if let Some(damage) = damage {
            return Err(damage);
        }
        if seats.is_empty() {
            return Err("its seats are gone".to_owned());
        }
        let turns = "SELECT * FROM turns WHERE table_id = ? ORDER BY n";
        let (mut turns, mut damage) = self.until_damage::<TurnRow>(turns, Some(id)).await;
        if let Some(missing) = turns.iter().enumerate().position(|(n, turn)| usize::try_from(turn.n) != Ok(n)) {
            turns.truncate(missing);
            damage = damage.or_else(|| Some(format!("turn {missing} is missing")));
        }
        // A database that does not say so is of the first rules.
        table.rules = table.rules.max(1);
        turns.iter_mut().for_each(|turn| turn.rules = turn.rules.max(1));
        let (moves, snapshots) = match self.has_moves().await {
            true => self.moves(id, turns.len(), &mut damage).await,
            false => {
                // Nobody has looked who owes a decision.
                (table.pending, table.due) = (-1, true);
                Default::default()
            }
        };
        Ok(Found { stored: Stored { table, seats, turns, moves, snapshots }, damage })
    }

    /// Whether the database has what its third version brought.
    async fn has_moves(&mut self) -> bool {
        sqlx::query("SELECT 1 FROM moves LIMIT 1").execute(&mut self.0).await.is_ok() || {
            let made = "SELECT count(*) FROM sqlite_master WHERE name = 'moves'";
            sqlx::query_scalar::<_, i64>(made).fetch_one(&mut self.0).await.is_ok_and(|count| count > 0)
        }
    }

    /// The moves after so many turns, up to the first that cannot be read, and the positions that can.
    async fn moves(&mut self, id: &str, turns: usize, damage: &mut Option<String>) -> (Vec<MoveRow>, Vec<SnapshotRow>) {
        let moves = "SELECT * FROM moves WHERE table_id = ? ORDER BY n";
        let (mut moves, wrong) = self.until_damage::<MoveRow>(moves, Some(id)).await;
        *damage = damage.take().or(wrong);
        let right = |(n, row): (usize, &MoveRow)| usize::try_from(row.n) == Ok(turns + n);
        if let Some(missing) = moves.iter().enumerate().position(|at| !right(at)) {
            moves.truncate(missing);
            *damage = damage.take().or_else(|| Some(format!("turn {} is missing", turns + missing)));
        }
        // From both ends: what lies beyond damage is as good as what lies before it.
        let up = "SELECT * FROM snapshots WHERE table_id = ? ORDER BY n";
        let down = "SELECT * FROM snapshots WHERE table_id = ? ORDER BY n DESC";
        let (mut snapshots, wrong) = self.until_damage::<SnapshotRow>(up, Some(id)).await;
        if let Some(wrong) = wrong {
            let (beyond, _) = self.until_damage::<SnapshotRow>(down, Some(id)).await;
            snapshots.extend(beyond);
            snapshots.sort_by_key(|row| row.n);
            snapshots.dedup_by_key(|row| row.n);
            *damage = damage.take().or(Some(wrong));
        }
        snapshots.retain(|row| usize::try_from(row.n).is_ok_and(|n| n <= turns + moves.len()));
        (moves, snapshots)
    }

    async fn table_row(&mut self, id: &str) -> Result<TableRow, String> {
        let mut reason = "its row is gone".to_owned();
        // By the index, and past it.
        for way in ["SELECT * FROM tables WHERE id = ?", "SELECT * FROM tables NOT INDEXED WHERE id = ?"] {
            let (mut rows, error) = self.until_damage::<TableRow>(way, Some(id)).await;
            if let Some(row) = rows.pop() {
                return Ok(row);
            }
            reason = error.unwrap_or(reason);
        }
        Err(reason)
    }

    /// The rows up to the first that cannot be read, and what is wrong there.
    async fn until_damage<T>(&mut self, query: &'static str, with: Option<&str>) -> (Vec<T>, Option<String>)
    where
        T: for<'r> FromRow<'r, SqliteRow> + Send + Unpin,
    {
        use tokio_stream::StreamExt;
        let query = match with {
            Some(value) => sqlx::query_as(query).bind(value),
            None => sqlx::query_as(query),
        };
        let mut rows = Vec::new();
        let mut stream = query.fetch(&mut self.0);
        while let Some(row) = stream.next().await {
            match row {
                Ok(row) => rows.push(row),
                Err(error) => return (rows, Some(error.to_string())),
            }
        }
        (rows, None)
    }
}
