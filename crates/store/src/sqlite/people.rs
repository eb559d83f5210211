//! People in SQLite. They are written beside the moves, over a connection of their own.

use super::SqliteStore;
use super::connection::LazyConnection;
use crate::people::{adopt, erase, moved_device, people_of_engine, queries};
use crate::row::Row;
use crate::{
    Answer, Changed, DeviceRow, GameRow, Identity, PasskeyRow, PersonRow, RestRow, SeatRow, StoreError, TicketRow,
};
use sqlx::{FromRow, QueryBuilder, Row as _, Sqlite, SqliteConnection, SqlitePool};
use std::ops::{Deref, DerefMut};
use tokio::sync::MutexGuard;

/// A transaction. Its connection goes back only after the commit; what is not committed goes with it.
pub(super) struct AtOnce<'a> {
    side: MutexGuard<'a, LazyConnection>,
    connection: SqliteConnection,
}

impl AtOnce<'_> {
    pub(super) async fn commit(mut self) -> Result<(), StoreError> {
        sqlx::raw_sql("COMMIT").execute(&mut self.connection).await?;
        self.side.put(self.connection);
        Ok(())
    }
}

impl Deref for AtOnce<'_> {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.connection
    }
}

impl DerefMut for AtOnce<'_> {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }
}

impl SqliteStore {
    pub(super) fn reading(&self) -> &SqlitePool {
        &self.reader
    }

    pub(super) async fn begin(&self) -> Result<AtOnce<'_>, StoreError> {
        let mut side = self.side.lock().await;
        let mut connection = side.take().await?;
        sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut connection).await?;
        Ok(AtOnce { side, connection })
    }

    /// There is one server, and it knows what it has changed.
    fn announce(&self, _: &Changed) {}
}

people_of_engine!(SqliteStore, Sqlite);
