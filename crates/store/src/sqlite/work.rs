//! What is written beside the moves: claims on work, and what whoever runs the hall does.

use super::SqliteStore;
use crate::StoreError;
use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Connection, Sqlite};
use std::time::Duration;

/// The time as the database has it, in milliseconds.
const NOW: &str = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

impl SqliteStore {
    /// Carries out one statement; says how many rows it has changed.
    pub(super) async fn beside(&self, query: Query<'_, Sqlite, SqliteArguments>) -> Result<u64, StoreError> {
        let mut side = self.side.lock().await;
        let done = query.execute(side.get().await?).await;
        if done.is_err() {
            side.cut().await;
        }
        Ok(done?.rows_affected())
    }

    pub(super) async fn claim_work(
        &self,
        table: &str,
        holder: &str,
        lease: Duration,
    ) -> Result<Option<i64>, StoreError> {
        let sql = format!(
            "INSERT INTO work (table_id, holder, fence, until) SELECT id, ?2, 1, {NOW} + ?3 FROM tables WHERE id = ?1
             ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until,
                 fence = work.fence + (work.holder <> excluded.holder)
             WHERE work.holder = excluded.holder OR work.until < {NOW} RETURNING fence"
        );
        let mut side = self.side.lock().await;
        let query = sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).bind(table).bind(holder).bind(millis(lease));
        let claimed = query.fetch_optional(side.get().await?).await;
        if claimed.is_err() {
            side.cut().await;
        }
        Ok(claimed?)
    }

    pub(super) async fn release_work(&self, table: &str, holder: &str) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE work SET until = 0 WHERE table_id = ? AND holder = ?");
        self.beside(query.bind(table).bind(holder)).await.map(drop)
    }

    pub(super) async fn claim_due_work(
        &self,
        holder: &str,
        lease: Duration,
        most: i64,
    ) -> Result<Vec<String>, StoreError> {
        let sql = format!(
            "INSERT INTO work (table_id, holder, fence, until)
             SELECT id, ?1, 1, {NOW} + ?2 FROM tables WHERE due AND phase = 'playing'
                 AND NOT EXISTS (SELECT 1 FROM work WHERE table_id = id AND until >= {NOW})
             ORDER BY touched LIMIT ?3
             ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until,
                 fence = work.fence + (work.holder <> excluded.holder)
             RETURNING table_id"
        );
        let mut side = self.side.lock().await;
        let mut at_once = side.get().await?.begin().await?;
        let query = sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).bind(holder).bind(millis(lease)).bind(most);
        let claimed = query.fetch_all(&mut *at_once).await?;
        at_once.commit().await?;
        Ok(claimed)
    }
}

/// A time as a column holds it.
fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
