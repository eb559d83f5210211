//! SQLite: one file, one server, where nothing that was answered is ever lost.

mod checkpointer;
mod connection;
mod notifications;
mod people;
mod reads;
mod salvage;
mod script;
mod talk;
mod work;
mod writer;

pub use salvage::{Found, Salvage};

use crate::outage::Outage;
use crate::queries;
use crate::{Answer, Arrival, Hint, Known, Phase, Store, StoreError, TableSummary, Totals, Wanted, Write};
use checkpointer::Checkpointer;
use connection::LazyConnection;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, SqlSafeStr, SqlitePool};
use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::sync::{Mutex, broadcast};
use writer::Writer;

/// The steps that bring a database up to date.
static MIGRATOR: LazyLock<Migrator> = LazyLock::new(|| crate::sqlite::migrator(&MIGRATIONS));

/// The changes of the database's shape, the first first.
const MIGRATIONS: [(i64, &str, &str); 7] = [
    (1, "tables", include_str!("../../migrations/sqlite/0001_tables.sql")),
    (2, "rules and commits", include_str!("../../migrations/sqlite/0002_rules_and_commits.sql")),
    (3, "moves and snapshots", include_str!("../../migrations/sqlite/0003_moves_and_snapshots.sql")),
    (4, "people", include_str!("../../migrations/sqlite/0004_people.sql")),
    (5, "clocks", include_str!("../../migrations/sqlite/0005_clocks.sql")),
    (6, "notices", include_str!("../../migrations/sqlite/0006_notices.sql")),
    (7, "company", include_str!("../../migrations/sqlite/0007_company.sql")),
];

pub(crate) fn migrator(steps: &[(i64, &'static str, &'static str)]) -> Migrator {
    let migration = |(version, description, sql): &(i64, &'static str, &'static str)| {
        Migration::new(*version, (*description).into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(steps.iter().map(migration).collect())
}

/// The newest version of a database that steps lead to.
pub(crate) fn newest(steps: &[(i64, &str, &str)]) -> i64 {
    steps.iter().map(|(version, ..)| *version).max().unwrap_or_default()
}

/// A database in a file.
pub struct SqliteStore {
    reader: SqlitePool,
    writer: Writer,
    /// For what is seldom written, and not by a move.
    side: Mutex<LazyConnection>,
}

impl SqliteStore {
    /// The newest version of a database that this program knows.
    pub fn newest() -> i64 {
        newest(&MIGRATIONS)
    }

    /// Opens the database in a file, and makes it if it is not there. `max_pages` limits its size.
    pub async fn open(file: &Path, max_pages: Option<u32>) -> Result<SqliteStore, StoreError> {
        let connections = Connections::to(file, max_pages);
        // Connections stay open: who moves after a long pause does not wait for a new one.
        let pool = || SqlitePoolOptions::new().idle_timeout(None).max_lifetime(None);
        let first = pool().max_connections(1).connect_with(connections.writing()).await?;
        MIGRATOR.run(&first).await?;
        let checkpointer = Checkpointer::start(pool().max_connections(1).connect_with(connections.writing()).await?);
        let reader = pool().max_connections(4).connect_with(connections.reading()).await?;
        let side = Mutex::new(LazyConnection::new(connections.writing()));
        let writer = Writer::start(connections, checkpointer, Arc::new(Outage::default())).await?;
        // It is no longer needed, but the last to go tidies up: not before the others are there.
        first.close().await;
        Ok(SqliteStore { reader, writer, side })
    }
}

impl Store for SqliteStore {
    fn write(&self, write: Write) -> Answer<'_, ()> {
        Box::pin(self.writer.write(write))
    }

    fn news<'a>(&'a self, id: &'a str, known: Option<Known>, device: Option<&'a str>) -> Answer<'a, Arrival> {
        Box::pin(self.read_news(id, known, device))
    }

    fn revision<'a>(&'a self, id: &'a str) -> Answer<'a, Option<i64>> {
        Box::pin(async move {
            let query = sqlx::query_scalar("SELECT revision FROM tables WHERE id = ?").bind(id);
            Ok(query.fetch_optional(&self.reader).await?)
        })
    }

    fn revisions(&self, ids: Vec<String>) -> Answer<'_, Vec<(String, i64)>> {
        Box::pin(self.read_revisions(ids))
    }

    fn of_owner<'a>(&'a self, owner: &'a str, most: i64) -> Answer<'a, Vec<TableSummary>> {
        Box::pin(self.summaries(queries::OF_OWNER, vec![owner.to_owned()], most))
    }

    fn waiting<'a>(&'a self, owner: &'a str) -> Answer<'a, i64> {
        Box::pin(self.count(queries::WAITING, owner))
    }

    fn on_show<'a>(&'a self, wanted: &'a Wanted, most: i64) -> Answer<'a, Vec<TableSummary>> {
        Box::pin(async move {
            let (which, with) = queries::on_show(wanted);
            self.summaries(&which, with, most).await
        })
    }

    fn due(&self, most: i64) -> Answer<'_, Vec<String>> {
        Box::pin(async move { Ok(sqlx::query_scalar(queries::DUE).bind(most).fetch_all(&self.reader).await?) })
    }

    fn open_of_host<'a>(&'a self, host: &'a str) -> Answer<'a, i64> {
        Box::pin(self.count(queries::OPEN_OF_HOST, host))
    }

    fn open_of_address<'a>(&'a self, address: &'a str) -> Answer<'a, i64> {
        Box::pin(self.count(queries::OPEN_OF_ADDRESS, address))
    }

    fn invitation<'a>(&'a self, token: &'a str) -> Answer<'a, Option<(String, i64)>> {
        Box::pin(async move {
            let query = sqlx::query_as(queries::INVITATION);
            Ok(query.bind(token).fetch_optional(&self.reader).await?)
        })
    }

    fn cards<'a>(&'a self, fingerprint: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            let query = sqlx::query_scalar("SELECT body FROM cards WHERE fingerprint = ?");
            Ok(query.bind(fingerprint).fetch_optional(&self.reader).await?)
        })
    }

    fn keep_cards<'a>(&'a self, fingerprint: &'a str, body: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let sql = "INSERT INTO cards VALUES (?, ?) ON CONFLICT DO NOTHING";
            self.beside(sqlx::query(sql).bind(fingerprint).bind(body)).await.map(drop)
        })
    }

    fn all_cards(&self) -> Answer<'_, Vec<(String, String)>> {
        Box::pin(async move {
            Ok(sqlx::query_as("SELECT fingerprint, body FROM cards ORDER BY 1").fetch_all(&self.reader).await?)
        })
    }

    fn claim<'a>(&'a self, table: &'a str, holder: &'a str, lease: Duration) -> Answer<'a, Option<i64>> {
        Box::pin(self.claim_work(table, holder, lease))
    }

    fn release<'a>(&'a self, table: &'a str, holder: &'a str) -> Answer<'a, ()> {
        Box::pin(self.release_work(table, holder))
    }

    fn claim_due<'a>(&'a self, holder: &'a str, lease: Duration, most: i64) -> Answer<'a, Vec<String>> {
        Box::pin(self.claim_due_work(holder, lease, most))
    }

    fn note_presence(&self, _: Vec<(String, String)>, _: i64) -> Answer<'_, ()> {
        // There is one server, and it knows who is there.
        Box::pin(async { Ok(()) })
    }

    fn presence(&self, _: Vec<String>, _: i64) -> Answer<'_, Vec<(String, String)>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn ids<'a>(&'a self, after: &'a str, most: i64) -> Answer<'a, Vec<String>> {
        Box::pin(async move {
            let query = sqlx::query_scalar("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?");
            Ok(query.bind(after).bind(most).fetch_all(&self.reader).await?)
        })
    }

    fn newest_tables(&self, most: i64) -> Answer<'_, Vec<TableSummary>> {
        Box::pin(self.summaries(queries::NEWEST, Vec::new(), most))
    }

    fn totals(&self) -> Answer<'_, Totals> {
        Box::pin(async move {
            let counts = sqlx::query_as("SELECT phase, count(*) FROM tables GROUP BY phase");
            Ok(crate::lists::totals(counts.fetch_all(&self.reader).await?))
        })
    }

    fn forget<'a>(&'a self, id: &'a str) -> Answer<'a, bool> {
        Box::pin(async move { Ok(self.beside(sqlx::query("DELETE FROM tables WHERE id = ?").bind(id)).await? > 0) })
    }

    fn forget_untouched(&self, phase: Phase, since: i64) -> Answer<'_, u64> {
        Box::pin(async move {
            let query = sqlx::query(AssertSqlSafe(format!("DELETE {}", queries::UNTOUCHED)));
            self.beside(query.bind(phase.word()).bind(since)).await
        })
    }

    fn ban<'a>(&'a self, who: &'a str, on: bool) -> Answer<'a, ()> {
        Box::pin(async move {
            let sql = match on {
                true => "INSERT INTO bans VALUES (?, unixepoch()) ON CONFLICT DO NOTHING",
                false => "DELETE FROM bans WHERE who = ?",
            };
            self.beside(sqlx::query(sql).bind(who)).await.map(drop)
        })
    }

    fn bans(&self) -> Answer<'_, Vec<String>> {
        Box::pin(
            async move { Ok(sqlx::query_scalar("SELECT who FROM bans ORDER BY 1").fetch_all(&self.reader).await?) },
        )
    }

    fn shaped(&self) -> Answer<'_, i64> {
        Box::pin(async move {
            let sql = "SELECT coalesce(unixepoch(max(installed_on)), 0) FROM _sqlx_migrations";
            Ok(sqlx::query_scalar(sql).fetch_one(&self.reader).await?)
        })
    }

    fn ready(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            sqlx::query("SELECT number FROM commits").execute(&self.reader).await?;
            Ok(())
        })
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn hints(&self) -> Option<broadcast::Receiver<Hint>> {
        None
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.reader.close().await;
            self.side.lock().await.cut().await;
            self.writer.close().await;
            Ok(())
        })
    }
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
