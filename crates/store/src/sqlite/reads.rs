//! What is asked of the database. None of it reads a whole table: a test looks at the plans.

use super::SqliteStore;
use crate::lists::{self, HEAD, HeadRow, ListedSeat};
use crate::queries::{load_later, load_table};
use crate::{StoreError, Stored, TableSummary};
use sqlx::{AssertSqlSafe, QueryBuilder, Sqlite, SqliteConnection};

impl SqliteStore {
    /// A table, or what has come at it since so many turns.
    pub(super) async fn load_table(&self, id: &str, since: Option<i64>) -> Result<Option<Stored>, StoreError> {
        let (reader, id) = (self.reader.clone(), id.to_owned());
        // To its end, even if whoever asked hangs up: a connection with an open transaction would show the past for ever. So
        // would one on which something failed.
        let loading = tokio::spawn(async move {
            let mut connection = reader.acquire().await?;
            let loaded = at_once(&mut connection, &id, since).await;
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

/// A table as of one moment.
async fn at_once(
    connection: &mut SqliteConnection,
    id: &str,
    since: Option<i64>,
) -> Result<Option<Stored>, StoreError> {
    sqlx::raw_sql("BEGIN").execute(&mut *connection).await?;
    let stored = match since {
        Some(turns) => load_later!(connection, id, turns),
        None => load_table!(connection, id),
    };
    sqlx::raw_sql("COMMIT").execute(&mut *connection).await?;
    Ok(stored)
}
