//! Moves what has been committed from the log into the database file, beside the writer: nobody who moves waits for it.

use sqlx::SqlitePool;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;

/// How long commits are collected before they are moved, so that a page that changes often is moved once.
const COLLECT: Duration = Duration::from_secs(10);

/// Keeps the log short.
#[derive(Clone)]
pub(super) struct Checkpointer {
    pool: SqlitePool,
    committed: Arc<Notify>,
}

impl Checkpointer {
    /// A checkpointer with a connection of its own.
    pub(super) fn start(pool: SqlitePool) -> Checkpointer {
        let checkpointer = Checkpointer { pool, committed: Arc::default() };
        tokio::spawn(checkpointer.clone().run());
        checkpointer
    }

    /// Something was committed.
    pub(super) fn committed(&self) {
        self.committed.notify_one();
    }

    async fn run(self) {
        while !self.pool.is_closed() {
            tokio::select! {
                () = self.committed.notified() => {}
                () = self.pool.close_event() => return,
            }
            tokio::time::sleep(COLLECT).await;
            // It waits for nobody and moves what it can; what is left comes next time.
            if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&self.pool).await {
                tracing::debug!("the log stays as it is: {error}");
            }
        }
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }
}
