//! What is asked of the database. None of it reads a whole table: a test looks at the plans.

use super::{NOW, PostgresStore, millis};
use crate::lists::{self, HEAD, HeadRow, ListedSeat};
use crate::{StoreError, TableSummary};
use sqlx::AssertSqlSafe;
use std::time::Duration;

impl PostgresStore {
    /// What is asked, once more where the line was cut: that is no reason to refuse anybody, if there is another one.
    pub(super) async fn again_if_cut<T, F>(&self, ask: impl Fn() -> F) -> Result<T, StoreError>
    where
        F: Future<Output = Result<T, sqlx::Error>>,
    {
        match ask().await.map_err(StoreError::from) {
            Err(StoreError::Away(_)) => {
                self.trouble.note();
                Ok(ask().await?)
            }
            answer => answer,
        }
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
        let heads: Vec<HeadRow> = query.bind(most).fetch_all(&self.pool).await?;
        let sql = "SELECT table_id, kind, owner, name FROM seats WHERE table_id = ANY($1) ORDER BY table_id, seat";
        let seats: Vec<ListedSeat> = sqlx::query_as(sql).bind(lists::ids(&heads)).fetch_all(&self.pool).await?;
        Ok(lists::joined(heads, seats))
    }

    pub(super) async fn claim_work(
        &self,
        table: &str,
        holder: &str,
        lease: Duration,
    ) -> Result<Option<i64>, StoreError> {
        let sql = format!(
            "INSERT INTO work (table_id, holder, fence, until) SELECT id, $2, 1, {NOW} + $3 FROM tables WHERE id = $1
             ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until,
                 fence = work.fence + (work.holder <> excluded.holder)::int
             WHERE work.holder = excluded.holder OR work.until < {NOW} RETURNING fence"
        );
        let query = sqlx::query_scalar(AssertSqlSafe(sql)).bind(table).bind(holder).bind(millis(lease));
        Ok(query.fetch_optional(&self.pool).await?)
    }

    pub(super) async fn claim_due_work(
        &self,
        holder: &str,
        lease: Duration,
        most: i64,
    ) -> Result<Vec<String>, StoreError> {
        // Rows that another server is claiming right now are left to it.
        let sql = format!(
            "WITH free AS (
                 SELECT id FROM tables LEFT JOIN work ON table_id = id
                 WHERE due AND phase = 'playing' AND (until IS NULL OR until < {NOW})
                 ORDER BY touched LIMIT $3 FOR UPDATE OF tables SKIP LOCKED)
             INSERT INTO work (table_id, holder, fence, until) SELECT id, $1, 1, {NOW} + $2 FROM free
             ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until,
                 fence = work.fence + (work.holder <> excluded.holder)::int
             WHERE work.until < {NOW} RETURNING table_id"
        );
        let query = sqlx::query_scalar(AssertSqlSafe(sql)).bind(holder).bind(millis(lease)).bind(most);
        Ok(query.fetch_all(&self.pool).await?)
    }
}
