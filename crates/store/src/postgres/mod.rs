//! PostgreSQL: any number of servers over one database.
//!
//! A change of a table names the revision that it rests on. The row of the table is locked while it is made, so of two changes
//! that rest on the same revision the second finds another one there and is refused; a turn that is there already is refused by
//! its key. What others have done is told after the commit, on a line of its own, and only as a hint.

mod news;
mod notices;
mod notifications;
mod people;
mod reads;
mod talk;
mod write;

pub(crate) use news::NEWS;

use crate::outage::Outage;
use crate::queries;
use crate::{Answer, Arrival, Hint, Known, Phase, Store, StoreError, TableSummary, Totals, Wanted, Write};
use notices::{Notice, Notices};
use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgPool};
use std::str::FromStr;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::broadcast;

/// The steps that bring a database up to date.
static MIGRATOR: LazyLock<Migrator> = LazyLock::new(|| crate::sqlite::migrator(&MIGRATIONS));

/// The changes of the database's shape, the first first.
const MIGRATIONS: [(i64, &str, &str); 5] = [
    (1, "hall", include_str!("../../migrations/postgres/0001_hall.sql")),
    (2, "people", include_str!("../../migrations/postgres/0002_people.sql")),
    (3, "clocks", include_str!("../../migrations/postgres/0003_clocks.sql")),
    (4, "notices", include_str!("../../migrations/postgres/0004_notices.sql")),
    (5, "company", include_str!("../../migrations/postgres/0005_company.sql")),
];

/// How many connections a server has at most.
const CONNECTIONS: u32 = 12;
/// How long somebody waits for a connection before the database counts as away.
const PATIENCE: Duration = Duration::from_secs(3);
/// The time as the database has it, in milliseconds.
const NOW: &str = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/// A database of PostgreSQL.
pub struct PostgresStore {
    pool: PgPool,
    notices: Notices,
    outage: Outage,
    trouble: Arc<Trouble>,
}

/// When the database was last away: connections from before may be cut.
#[derive(Default)]
struct Trouble(Mutex<Option<Instant>>);

/// For how long connections are asked whether they still are any.
const WARY: Duration = Duration::from_secs(20);

impl Trouble {
    fn is_recent(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_some_and(|then| then.elapsed() < WARY)
    }

    fn note(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }
}

impl PostgresStore {
    /// The newest version of a database that this program knows.
    pub fn newest() -> i64 {
        crate::sqlite::newest(&MIGRATIONS)
    }

    /// Opens the database at an address and brings it up to date.
    pub async fn open(url: &str) -> Result<PostgresStore, StoreError> {
        let options = PgConnectOptions::from_str(url).map_err(|error| StoreError::Other(error.to_string()))?;
        let options = options.application_name("meadhall").disable_statement_logging();
        // The pool would try for a while and only say that it did; the first line alone says why there is none.
        let first = tokio::time::timeout(PATIENCE, options.connect()).await;
        let _ = first.map_err(|_| StoreError::Away("no answer".to_owned()))??.close().await;
        let trouble = Arc::new(Trouble::default());
        let recent = Arc::clone(&trouble);
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .max_lifetime(None)
            // That would be a trip to the database before every other one. Only after trouble each connection is asked first.
            .test_before_acquire(false)
            .before_acquire(move |connection, _| {
                let asked = recent.is_recent();
                Box::pin(async move { Ok(!asked || connection.ping().await.is_ok()) })
            })
            .connect_with(options.clone())
            .await?;
        MIGRATOR.run(&pool).await?;
        let notices = Notices::start(options).await?;
        Ok(PostgresStore { pool, notices, outage: Outage::default(), trouble })
    }
}

impl Store for PostgresStore {
    fn write(&self, write: Write) -> Answer<'_, ()> {
        Box::pin(async move {
            let result = self.make(&write).await;
            if let Err(StoreError::Away(_)) = result {
                self.trouble.note();
            }
            if result != Err(StoreError::Conflict) {
                self.outage.note(&result);
            }
            result?;
            self.notices.tell(Notice::of(write));
            Ok(())
        })
    }

    fn news<'a>(&'a self, id: &'a str, known: Option<Known>, device: Option<&'a str>) -> Answer<'a, Arrival> {
        Box::pin(self.read_news(id, known, device))
    }

    fn revision<'a>(&'a self, id: &'a str) -> Answer<'a, Option<i64>> {
        Box::pin(self.again_if_cut(move || {
            sqlx::query_scalar("SELECT revision FROM tables WHERE id = $1").bind(id).fetch_optional(&self.pool)
        }))
    }

    fn revisions(&self, ids: Vec<String>) -> Answer<'_, Vec<(String, i64)>> {
        Box::pin(async move {
            let query = sqlx::query_as("SELECT id, revision FROM tables WHERE id = ANY($1)").bind(ids);
            Ok(query.fetch_all(&self.pool).await?)
        })
    }

    fn of_owner<'a>(&'a self, owner: &'a str, most: i64) -> Answer<'a, Vec<TableSummary>> {
        Box::pin(self.summaries(queries::OF_OWNER, vec![owner.to_owned()], most))
    }

    fn waiting<'a>(&'a self, owner: &'a str) -> Answer<'a, i64> {
        Box::pin(async move { Ok(sqlx::query_scalar(queries::WAITING).bind(owner).fetch_one(&self.pool).await?) })
    }

    fn on_show<'a>(&'a self, wanted: &'a Wanted, most: i64) -> Answer<'a, Vec<TableSummary>> {
        Box::pin(async move {
            let (which, with) = queries::on_show(wanted);
            self.summaries(&which, with, most).await
        })
    }

    fn due(&self, most: i64) -> Answer<'_, Vec<String>> {
        Box::pin(async move { Ok(sqlx::query_scalar(queries::DUE).bind(most).fetch_all(&self.pool).await?) })
    }

    fn open_of_host<'a>(&'a self, host: &'a str) -> Answer<'a, i64> {
        Box::pin(async move { Ok(sqlx::query_scalar(queries::OPEN_OF_HOST).bind(host).fetch_one(&self.pool).await?) })
    }

    fn open_of_address<'a>(&'a self, address: &'a str) -> Answer<'a, i64> {
        Box::pin(
            async move { Ok(sqlx::query_scalar(queries::OPEN_OF_ADDRESS).bind(address).fetch_one(&self.pool).await?) },
        )
    }

    fn invitation<'a>(&'a self, token: &'a str) -> Answer<'a, Option<(String, i64)>> {
        Box::pin(async move {
            let query = sqlx::query_as(queries::INVITATION);
            Ok(query.bind(token).fetch_optional(&self.pool).await?)
        })
    }

    fn cards<'a>(&'a self, fingerprint: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            let query = sqlx::query_scalar("SELECT body FROM cards WHERE fingerprint = $1");
            Ok(query.bind(fingerprint).fetch_optional(&self.pool).await?)
        })
    }

    fn keep_cards<'a>(&'a self, fingerprint: &'a str, body: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let query = sqlx::query("INSERT INTO cards VALUES ($1, $2) ON CONFLICT DO NOTHING");
            query.bind(fingerprint).bind(body).execute(&self.pool).await?;
            Ok(())
        })
    }

    fn all_cards(&self) -> Answer<'_, Vec<(String, String)>> {
        Box::pin(async move {
            Ok(sqlx::query_as("SELECT fingerprint, body FROM cards ORDER BY 1").fetch_all(&self.pool).await?)
        })
    }

    fn claim<'a>(&'a self, table: &'a str, holder: &'a str, lease: Duration) -> Answer<'a, Option<i64>> {
        Box::pin(self.claim_work(table, holder, lease))
    }

    fn release<'a>(&'a self, table: &'a str, holder: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let query = sqlx::query("UPDATE work SET until = 0 WHERE table_id = $1 AND holder = $2");
            query.bind(table).bind(holder).execute(&self.pool).await?;
            Ok(())
        })
    }

    fn claim_due<'a>(&'a self, holder: &'a str, lease: Duration, most: i64) -> Answer<'a, Vec<String>> {
        Box::pin(self.claim_due_work(holder, lease, most))
    }

    fn note_presence(&self, present: Vec<(String, String)>, now: i64) -> Answer<'_, ()> {
        Box::pin(async move {
            let (tables, owners): (Vec<String>, Vec<String>) = present.into_iter().unzip();
            let query = sqlx::query(
                "INSERT INTO presence SELECT t, o, $3 FROM unnest($1::text[], $2::text[]) AS p (t, o)
                 ON CONFLICT (table_id, owner) DO UPDATE SET seen = excluded.seen",
            );
            query.bind(tables).bind(owners).bind(now).execute(&self.pool).await?;
            Ok(())
        })
    }

    fn presence(&self, tables: Vec<String>, since: i64) -> Answer<'_, Vec<(String, String)>> {
        Box::pin(async move {
            let sql = "SELECT table_id, owner FROM presence WHERE table_id = ANY($1) AND seen >= $2";
            Ok(sqlx::query_as(sql).bind(tables).bind(since).fetch_all(&self.pool).await?)
        })
    }

    fn ids<'a>(&'a self, after: &'a str, most: i64) -> Answer<'a, Vec<String>> {
        Box::pin(async move {
            let query = sqlx::query_scalar("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
            Ok(query.bind(after).bind(most).fetch_all(&self.pool).await?)
        })
    }

    fn newest_tables(&self, most: i64) -> Answer<'_, Vec<TableSummary>> {
        Box::pin(self.summaries(queries::NEWEST, Vec::new(), most))
    }

    fn totals(&self) -> Answer<'_, Totals> {
        Box::pin(async move {
            let counts = sqlx::query_as("SELECT phase, count(*) FROM tables GROUP BY phase");
            Ok(crate::lists::totals(counts.fetch_all(&self.pool).await?))
        })
    }

    fn forget<'a>(&'a self, id: &'a str) -> Answer<'a, bool> {
        Box::pin(async move {
            let gone = sqlx::query("DELETE FROM tables WHERE id = $1").bind(id).execute(&self.pool).await?;
            self.notices.tell(Notice { table: id.to_owned(), revision: i64::MAX, version: None });
            Ok(gone.rows_affected() > 0)
        })
    }

    fn forget_untouched(&self, phase: Phase, since: i64) -> Answer<'_, u64> {
        Box::pin(async move {
            let query = sqlx::query(AssertSqlSafe(format!("DELETE {}", queries::UNTOUCHED)));
            Ok(query.bind(phase.word()).bind(since).execute(&self.pool).await?.rows_affected())
        })
    }

    fn ban<'a>(&'a self, who: &'a str, on: bool) -> Answer<'a, ()> {
        Box::pin(async move {
            let sql = match on {
                true => "INSERT INTO bans VALUES ($1, extract(epoch FROM now())::bigint) ON CONFLICT DO NOTHING",
                false => "DELETE FROM bans WHERE who = $1",
            };
            sqlx::query(sql).bind(who).execute(&self.pool).await?;
            Ok(())
        })
    }

    fn bans(&self) -> Answer<'_, Vec<String>> {
        Box::pin(async move { Ok(sqlx::query_scalar("SELECT who FROM bans ORDER BY 1").fetch_all(&self.pool).await?) })
    }

    fn shaped(&self) -> Answer<'_, i64> {
        Box::pin(async move {
            let sql = "SELECT coalesce(extract(epoch FROM max(installed_on)), 0)::bigint FROM _sqlx_migrations";
            Ok(sqlx::query_scalar(sql).fetch_one(&self.pool).await?)
        })
    }

    fn ready(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            sqlx::query("SELECT 1").execute(&self.pool).await?;
            Ok(())
        })
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn hints(&self) -> Option<broadcast::Receiver<Hint>> {
        Some(self.notices.hints())
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.notices.close().await;
            self.pool.close().await;
            Ok(())
        })
    }
}

/// A time as a column holds it.
fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
