//! Talk in PostgreSQL.

use super::PostgresStore;
use super::people::insert;
use crate::talk::{self, talk_of_engine};
use crate::{Answer, LineRow, ReportRow, Room, TalkCopy, Talked};
use sqlx::AssertSqlSafe;

impl PostgresStore {
    fn announce_line(&self, table: &str, room: Room, lines: i64) {
        self.notices.tell_line(table, room, lines);
    }
}

talk_of_engine!(PostgresStore);
