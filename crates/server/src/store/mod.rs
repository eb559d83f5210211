//! Storage: SQLite, where nothing that was answered is ever lost.

mod keeper;
mod rows;
mod writer;

pub use rows::{SeatRow, TableRow, TurnRow};
pub use writer::Change;

use keeper::Keeper;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{FromRow, SqlitePool};
use std::fmt;
use std::path::Path;
use std::time::Duration;
use writer::Writer;

/// What went wrong with the storage.
#[derive(Debug)]
pub enum StoreError {
    /// There is no room left.
    Full,
    /// Anything else.
    Other(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Full => f.write_str("the disk is full"),
            StoreError::Other(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        // SQLITE_FULL, and the write errors of a disk without room.
        let full = error.as_database_error().and_then(|e| e.code()).is_some_and(|code| code == "13" || code == "778");
        if full { StoreError::Full } else { StoreError::Other(error.to_string()) }
    }
}

/// The database of a server.
#[derive(Clone)]
pub struct Store {
    reader: SqlitePool,
    writer: Writer,
}

/// A table as it is stored.
pub struct Stored {
    /// The table itself.
    pub table: TableRow,
    /// Its seats, in their order.
    pub seats: Vec<SeatRow>,
    /// Its turns, in their order.
    pub turns: Vec<TurnRow>,
}

impl Store {
    /// Opens the database in a file, and makes it if it is not there. `max_pages` limits its size.
    pub async fn open(file: &Path, max_pages: Option<u32>) -> Result<Store, StoreError> {
        let mut options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit is on the disk before it is answered, whatever happens to process or machine.
            .synchronous(SqliteSynchronous::Full)
            // The keeper moves the log into the file; the writer helps only if that should ever fall far behind.
            .pragma("wal_autocheckpoint", "20000")
            .busy_timeout(Duration::from_secs(10));
        if let Some(pages) = max_pages {
            options = options.pragma("max_page_count", pages.to_string());
        }
        // Connections stay open: who moves after a long pause does not wait for a new one.
        let pool = || SqlitePoolOptions::new().idle_timeout(None).max_lifetime(None);
        let one = pool().max_connections(1).connect_with(options.clone()).await?;
        sqlx::migrate!().run(&one).await.map_err(|error| StoreError::Other(error.to_string()))?;
        let keeper = Keeper::start(pool().max_connections(1).connect_with(options.clone()).await?);
        let reader = pool().max_connections(4).connect_with(options.read_only(true)).await?;
        Ok(Store { reader, writer: Writer::start(one, keeper) })
    }

    /// Makes changes durable, all or none of them. Returns once they are on the disk.
    pub async fn write(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        self.writer.write(changes).await
    }

    /// A table with all that belongs to it.
    pub async fn load(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let mut snapshot = self.reader.begin().await?;
        let table = sqlx::query_as("SELECT * FROM tables WHERE id = ?").bind(id).fetch_optional(&mut *snapshot).await?;
        let Some(table) = table else { return Ok(None) };
        let seats = sqlx::query_as("SELECT * FROM seats WHERE table_id = ? ORDER BY seat");
        let seats = seats.bind(id).fetch_all(&mut *snapshot).await?;
        let turns = sqlx::query_as("SELECT * FROM turns WHERE table_id = ? ORDER BY n");
        let turns = turns.bind(id).fetch_all(&mut *snapshot).await?;
        Ok(Some(Stored { table, seats, turns }))
    }

    /// The tables at which a visitor sits, the newest first.
    pub async fn of_owner(&self, owner: &str, most: i64) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_as(
            "SELECT DISTINCT id, touched FROM tables JOIN seats ON table_id = id WHERE owner = ? OR host = ?
             ORDER BY touched DESC LIMIT ?",
        );
        let rows: Vec<(String, i64)> = query.bind(owner).bind(owner).bind(most).fetch_all(&self.reader).await?;
        Ok(rows.into_iter().map(|(id, _)| id).collect())
    }

    /// How many tables a visitor has opened that are not over.
    pub async fn open_of_host(&self, host: &str) -> Result<i64, StoreError> {
        self.count("SELECT count(*) FROM tables WHERE host = ? AND phase <> 'over'", host).await
    }

    async fn count(&self, query: &'static str, with: &str) -> Result<i64, StoreError> {
        Ok(sqlx::query_scalar(query).bind(with).fetch_one(&self.reader).await?)
    }

    /// The tables on show for everybody, the newest first.
    pub async fn listed(&self, most: i64) -> Result<Vec<String>, StoreError> {
        self.ids("SELECT id FROM tables WHERE listed = 1 AND phase <> 'over' ORDER BY touched DESC LIMIT ?", most).await
    }

    /// The tables in play, the newest first.
    pub async fn in_play(&self, most: i64) -> Result<Vec<String>, StoreError> {
        self.ids("SELECT id FROM tables WHERE phase = 'playing' ORDER BY touched DESC LIMIT ?", most).await
    }

    async fn ids(&self, query: &'static str, most: i64) -> Result<Vec<String>, StoreError> {
        let rows: Vec<Id> = sqlx::query_as(query).bind(most).fetch_all(&self.reader).await?;
        Ok(rows.into_iter().map(|row| row.id).collect())
    }

    /// The table and the seat of an invitation.
    pub async fn invitation(&self, token: &str) -> Result<Option<(String, i64)>, StoreError> {
        let query = sqlx::query_as("SELECT table_id, seat FROM seats WHERE invitation = ?");
        Ok(query.bind(token).fetch_optional(&self.reader).await?)
    }

    /// Writes everything down and closes the database.
    pub async fn close(&self) {
        // The writer goes last: it puts everything into the one file, which readers cannot.
        self.reader.close().await;
        self.writer.close().await;
    }
}

#[derive(FromRow)]
struct Id {
    id: String,
}
