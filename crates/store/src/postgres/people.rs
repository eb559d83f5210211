//! People in PostgreSQL.

use super::PostgresStore;
use super::notices::Notice;
use crate::people::{adopt, erase, moved_device, people_of_engine, queries};
use crate::row::Row;
use crate::{
    Answer, Changed, DeviceRow, GameRow, Identity, PasskeyRow, PersonRow, RestRow, SeatRow, StoreError, TicketRow,
};
use sqlx::{FromRow, PgPool, PgTransaction, Postgres, QueryBuilder, Row as _};
use std::ops::{Deref, DerefMut};

/// A transaction.
pub(super) struct AtOnce(PgTransaction<'static>);

impl AtOnce {
    pub(super) async fn commit(self) -> Result<(), StoreError> {
        Ok(self.0.commit().await?)
    }
}

impl Deref for AtOnce {
    type Target = sqlx::PgConnection;

    fn deref(&self) -> &sqlx::PgConnection {
        &self.0
    }
}

impl DerefMut for AtOnce {
    fn deref_mut(&mut self) -> &mut sqlx::PgConnection {
        &mut self.0
    }
}

impl PostgresStore {
    pub(super) fn reading(&self) -> &PgPool {
        &self.pool
    }

    pub(super) async fn begin(&self) -> Result<AtOnce, StoreError> {
        Ok(AtOnce(self.pool.begin().await?))
    }

    fn announce(&self, changed: &Changed) {
        for (table, revision) in changed {
            self.notices.tell(Notice { table: table.clone(), revision: *revision, version: None });
        }
    }
}

people_of_engine!(PostgresStore, Postgres);
