//! People in PostgreSQL.

use super::PostgresStore;
use super::notices::Notice;
use crate::people::{adopt, erase, people_of_engine, queries};
use crate::row::Row;
use crate::{Answer, Changed, DeviceRow, GameRow, Identity, PasskeyRow, PersonRow, SeatRow, StoreError, TicketRow};
use sqlx::{FromRow, PgPool, PgTransaction, Postgres, QueryBuilder, Row as _};
use std::ops::{Deref, DerefMut};

/// A transaction.
struct AtOnce(PgTransaction<'static>);

impl AtOnce {
    async fn commit(self) -> Result<(), StoreError> {
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
    fn reading(&self) -> &PgPool {
        &self.pool
    }

    async fn begin(&self) -> Result<AtOnce, StoreError> {
        Ok(AtOnce(self.pool.begin().await?))
    }

    fn announce(&self, changed: &Changed) {
        for (table, revision) in changed {
            self.notices.tell(Notice { table: table.clone(), revision: *revision, version: None });
        }
    }
}

people_of_engine!(PostgresStore, Postgres);
