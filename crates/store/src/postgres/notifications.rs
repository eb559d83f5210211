//! Notices in PostgreSQL.

use super::PostgresStore;
use super::people::insert;
use crate::notifications::{notifications_of_engine, queries};
use crate::{
    Allowance, Answer, ChannelRow, Claimant, DeliveryRow, Digest, NoticeRow, Occasion, Outcome, OwnerClaim, Phase,
    StoreError,
};
use sqlx::{FromRow, Postgres, Row as _};

notifications_of_engine!(PostgresStore, Postgres, "FOR UPDATE SKIP LOCKED", {
    fn note_looks(&self, looks: Vec<(String, String)>, now: i64) -> Answer<'_, ()> {
        Box::pin(async move {
            let (tables, owners): (Vec<String>, Vec<String>) = looks.into_iter().unzip();
            let query = sqlx::query(
                "INSERT INTO looks SELECT DISTINCT t, o, $3 FROM unnest($1::text[], $2::text[]) AS l (t, o)
                 ON CONFLICT (table_id, owner) DO UPDATE SET seen = excluded.seen",
            );
            query.bind(tables).bind(owners).bind(now).execute(self.reading()).await?;
            Ok(())
        })
    }

    fn has_looked<'a>(&'a self, table: &'a str, owner: &'a str, since: i64) -> Answer<'a, bool> {
        Box::pin(async move {
            let sql = "SELECT count(*) FROM looks WHERE table_id = $1 AND owner = $2 AND seen >= $3";
            let count: i64 =
                sqlx::query_scalar(sql).bind(table).bind(owner).bind(since).fetch_one(self.reading()).await?;
            Ok(count > 0)
        })
    }
});
