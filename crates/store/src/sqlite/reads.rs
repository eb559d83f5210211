//! What is asked of the database. None of it reads a whole table: a test looks at the plans.

use super::SqliteStore;
use crate::lists::{self, HEAD, HeadRow, ListedSeat};
use crate::{Arrival, Known, News, StoreError, Stored, TableRow, TableSummary, queries};
use sqlx::{AssertSqlSafe, QueryBuilder, Sqlite, SqliteConnection};

impl SqliteStore {
    /// What is new at a table, and whose browser this is.
    pub(super) async fn read_news(
        &self,
        id: &str,
        known: Option<Known>,
        device: Option<&str>,
    ) -> Result<Arrival, StoreError> {
        let (reader, id, device) = (self.reader.clone(), id.to_owned(), device.map(str::to_owned));
        // To its end, even if whoever asked hangs up: a connection with an open transaction would show the past for ever. So
        // would one on which something failed.
        let loading = tokio::spawn(async move {
            let mut connection = reader.acquire().await?;
            let loaded = at_once(&mut connection, &id, known, device.as_deref()).await;
            if loaded.is_err() {
                let _ = connection.close().await;
            }
            loaded
        });
        loading.await.map_err(|broken| StoreError::Other(broken.to_string()))?
    }

    pub(super) async fn count(&self, query: &'static str, with: &str) -> Result<i64, StoreError> {
        Ok(sqlx::query_scalar(query).bind(with).fetch_one(&self.reader).await?)
    }

    pub(super) async fn read_revisions(&self, ids: Vec<String>) -> Result<Vec<(String, i64)>, StoreError> {
        let mut query = QueryBuilder::<Sqlite>::new("SELECT id, revision FROM tables WHERE id IN (");
        let mut listed = query.separated(", ");
        ids.iter().for_each(|id| {
            listed.push_bind(id);
        });
        query.push(")");
        Ok(query.build_query_as().persistent(false).fetch_all(&self.reader).await?)
    }

    /// Lines for the tables that a condition picks.
    pub(super) async fn summaries(
        &self,
        which: &str,
        with: Vec<String>,
        most: i64,
    ) -> Result<Vec<TableSummary>, StoreError> {
        let query = sqlx::query_as(AssertSqlSafe(format!("SELECT {HEAD} FROM tables {which}")));
        let query = with.into_iter().fold(query, |query, value| query.bind(value));
        let heads: Vec<HeadRow> = query.bind(most).fetch_all(&self.reader).await?;
        let ids = lists::ids(&heads);
        let mut query =
            QueryBuilder::<Sqlite>::new("SELECT table_id, kind, owner, name FROM seats WHERE table_id IN (");
        let mut listed = query.separated(", ");
        ids.iter().for_each(|id| {
            listed.push_bind(id);
        });
        query.push(") ORDER BY table_id, seat");
        let seats: Vec<ListedSeat> = query.build_query_as().persistent(false).fetch_all(&self.reader).await?;
        Ok(lists::joined(heads, seats))
    }
}

/// What is new at a table, as of one moment.
async fn at_once(
    connection: &mut SqliteConnection,
    id: &str,
    known: Option<Known>,
    device: Option<&str>,
) -> Result<Arrival, StoreError> {
    sqlx::raw_sql("BEGIN").execute(&mut *connection).await?;
    let person = match device {
        Some(device) => crate::people::person_of_device!(connection, device),
        None => None,
    };
    let table: Option<TableRow> = sqlx::query_as(queries::TABLE).bind(id).fetch_optional(&mut *connection).await?;
    let news = match table {
        None => News::Gone,
        Some(table) if known.is_some_and(|known| known.revision == table.revision) => News::Nothing,
        Some(table) => {
            let first = Known::first_new(known, &table);
            let seats = sqlx::query_as(queries::SEATS).bind(id).fetch_all(&mut *connection).await?;
            let turns = sqlx::query_as(queries::TURNS).bind(id).bind(first).fetch_all(&mut *connection).await?;
            let moves = sqlx::query_as(queries::MOVES).bind(id).bind(first).fetch_all(&mut *connection).await?;
            let snapshots = sqlx::query_as(queries::SNAPSHOTS).bind(id).bind(first).fetch_all(&mut *connection).await?;
            News::Changed(Box::new(Stored { table, seats, turns, moves, snapshots }))
        }
    };
    sqlx::raw_sql("COMMIT").execute(&mut *connection).await?;
    Ok(Arrival { news, person })
}
