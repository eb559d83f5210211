//! Talk in SQLite. It is written beside the moves, as people are.

use super::SqliteStore;
use super::people::insert;
use crate::talk::{self, talk_of_engine};
use crate::{Answer, LineRow, ReportRow, Room, TalkCopy, Talked};
use sqlx::AssertSqlSafe;

impl SqliteStore {
    /// There is one server, and it knows what was said.
    fn announce_line(&self, _: &str, _: Room, _: i64) {}
}

talk_of_engine!(SqliteStore);
