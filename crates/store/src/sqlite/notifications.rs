//! Notices in SQLite. They are written beside the moves.

use super::SqliteStore;
use super::people::insert;
use crate::notifications::{notifications_of_engine, queries};
use crate::{
    Allowance, Answer, ChannelRow, Claimant, DeliveryRow, Digest, NoticeRow, Occasion, Outcome, OwnerClaim, Phase,
    StoreError,
};
use sqlx::{FromRow, Row as _, Sqlite};

notifications_of_engine!(SqliteStore, Sqlite, "", {
    // There is one server, and it knows who looks at what.
    fn note_looks(&self, _: Vec<(String, String)>, _: i64) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    fn has_looked<'a>(&'a self, _: &'a str, _: &'a str, _: i64) -> Answer<'a, bool> {
        Box::pin(async { Ok(false) })
    }
});
