//! How many lines were said at a table: what live pages are told, beside its version, which talk does not move.

use super::{TableHandle, TableRegistry};
use crate::problem::Problem;
use crate::store::{Room, Talked};
use std::sync::Arc;
use tokio::sync::watch;

impl TableHandle {
    /// How much was said, as it grows.
    pub fn talked(&self) -> watch::Receiver<Talked> {
        self.talked.subscribe()
    }

    /// A room has so many lines now.
    pub fn note_lines(&self, room: Room, lines: i64) {
        self.talked.send_if_modified(|talked| {
            let before = *talked;
            match room {
                Room::Players => talked.players = talked.players.max(lines),
                Room::Watchers => talked.watchers = talked.watchers.max(lines),
            }
            *talked != before
        });
    }

    /// Looks how much was said, for those who watch: where hints were lost, or somebody opens a page.
    pub async fn count_lines(&self) -> Result<Talked, Problem> {
        let talked = self.store.talked(&self.id).await?;
        for room in Room::ALL {
            self.note_lines(room, talked.lines(room));
        }
        Ok(talked)
    }
}

impl TableRegistry {
    /// Hears that something was said at a table, on this server or another one.
    pub fn hear_line(self: &Arc<TableRegistry>, table: &str, room: Room, lines: i64) {
        if let Some(handle) = self.tables().get(table) {
            handle.note_lines(room, lines);
        }
    }
}
