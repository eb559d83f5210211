//! Storage: SQLite, where nothing that was answered is ever lost.

mod change;
mod checkpointer;
mod connection;
mod error;
mod from_row;
mod kinds;
mod outage;
mod rows;
mod salvage;
mod writer;

pub use change::Change;
pub use error::StoreError;
pub use kinds::{Pace, Phase, SeatKind};
pub use rows::{SeatRow, TableRow, TurnRow};
pub use salvage::{Found, Salvage};

use checkpointer::Checkpointer;
use outage::Outage;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqlSafeStr, SqliteConnection, SqlitePool};
use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use writer::Writer;

/// The steps that bring a database up to date.
static MIGRATOR: LazyLock<Migrator> = LazyLock::new(|| {
    let migration = |(version, description, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, description.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.into_iter().map(migration).collect())
});

/// The changes of the database's shape, the first first.
const MIGRATIONS: [(i64, &str, &str); 2] = [
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "rules and commits", include_str!("../../migrations/0002_rules_and_commits.sql")),
];

/// The newest version of a database that this program knows.
pub fn newest() -> i64 {
    MIGRATOR.iter().map(|step| step.version).max().unwrap_or_default()
}

/// The database of a server.
#[derive(Clone)]
pub struct Store {
    reader: SqlitePool,
    writer: Writer,
}

/// A table as it is stored.
#[derive(Clone)]
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
        let connections = Connections::to(file, max_pages);
        // Connections stay open: who moves after a long pause does not wait for a new one.
        let pool = || SqlitePoolOptions::new().idle_timeout(None).max_lifetime(None);
        let first = pool().max_connections(1).connect_with(connections.writing()).await?;
        MIGRATOR.run(&first).await?;
        let checkpointer = Checkpointer::start(pool().max_connections(1).connect_with(connections.writing()).await?);
        let reader = pool().max_connections(4).connect_with(connections.reading()).await?;
        let writer = Writer::start(connections, checkpointer, Arc::new(Outage::default())).await?;
        // It is no longer needed, but the last to go tidies up: not before the others are there.
        first.close().await;
        Ok(Store { reader, writer })
    }

    /// Makes changes durable, all or none of them. Returns once they are on the disk.
    pub async fn write(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        self.writer.write(changes).await
    }

    /// A table with all that belongs to it.
    pub async fn load(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let (reader, id) = (self.reader.clone(), id.to_owned());
        // To its end, even if whoever asked hangs up: a connection with an open transaction would show the past for ever. So
        // would one on which something failed.
        let loading = tokio::spawn(async move {
            let mut connection = reader.acquire().await?;
            let loaded = snapshot(&mut connection, &id).await;
            if loaded.is_err() {
                let _ = connection.close().await;
            }
            loaded
        });
        loading.await.map_err(|broken| StoreError::Other(broken.to_string()))?
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
        Ok(sqlx::query_scalar(query).bind(most).fetch_all(&self.reader).await?)
    }

    /// The table and the seat of an invitation.
    pub async fn invitation(&self, token: &str) -> Result<Option<(String, i64)>, StoreError> {
        let query = sqlx::query_as("SELECT table_id, seat FROM seats WHERE invitation = ?");
        Ok(query.bind(token).fetch_optional(&self.reader).await?)
    }

    /// Writes everything down and closes the database.
    pub async fn close(&self) {
        self.reader.close().await;
        self.writer.close().await;
    }
}

/// A table as of one moment.
async fn snapshot(connection: &mut SqliteConnection, id: &str) -> Result<Option<Stored>, StoreError> {
    sqlx::raw_sql("BEGIN").execute(&mut *connection).await?;
    let table = sqlx::query_as("SELECT * FROM tables WHERE id = ?").bind(id).fetch_optional(&mut *connection).await?;
    let seats = sqlx::query_as("SELECT * FROM seats WHERE table_id = ? ORDER BY seat");
    let seats = seats.bind(id).fetch_all(&mut *connection).await?;
    let turns = sqlx::query_as("SELECT * FROM turns WHERE table_id = ? ORDER BY n");
    let turns = turns.bind(id).fetch_all(&mut *connection).await?;
    sqlx::raw_sql("COMMIT").execute(&mut *connection).await?;
    Ok(table.map(|table| Stored { table, seats, turns }))
}

/// How connections to the database are opened.
struct Connections(SqliteConnectOptions);

/// How long a change waits for another program that holds the database, before it is refused.
const LOCKED: Duration = Duration::from_secs(2);

impl Connections {
    fn to(file: &Path, max_pages: Option<u32>) -> Connections {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit is on the disk before it is answered, whatever happens to process or machine.
            .synchronous(SqliteSynchronous::Full)
            // The checkpointer moves the log into the file; the writer helps only if that should ever fall far behind.
            .pragma("wal_autocheckpoint", "20000")
            .busy_timeout(LOCKED)
            // Whoever waits for the disk or for another program is no news; what fails is, and is told elsewhere.
            .disable_statement_logging();
        match max_pages {
            Some(pages) => Connections(options.pragma("max_page_count", pages.to_string())),
            None => Connections(options),
        }
    }

    fn writing(&self) -> SqliteConnectOptions {
        self.0.clone()
    }

    fn reading(&self) -> SqliteConnectOptions {
        self.0.clone().read_only(true)
    }
}
