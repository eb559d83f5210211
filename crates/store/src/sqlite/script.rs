//! Changes as one script of SQLite.

use crate::statements::{self, Script};
use crate::{Basis, Write};
use sqlx::{QueryBuilder, Sqlite};

impl Script<Sqlite> for QueryBuilder<Sqlite> {
    fn statement(&mut self, write: impl FnOnce(&mut QueryBuilder<Sqlite>)) {
        write(self);
        self.push("; ");
    }
}

/// Adds changes of a table to a script, which fails as a whole where they do not rest on what is there.
pub(super) fn add(script: &mut QueryBuilder<Sqlite>, write: &Write) {
    guard(script, &write.table, write.basis);
    statements::add(script, write);
}

/// Without the table in this very revision there is no number for the commit, and so no commit.
fn guard(script: &mut QueryBuilder<Sqlite>, table: &str, basis: Basis) {
    let Some(revision) = basis.revision() else { return };
    script.push("UPDATE commits SET number = CASE WHEN EXISTS (SELECT 1 FROM tables WHERE id = ").push_bind(table);
    script.push(" AND revision = ").push_bind(revision);
    if let Some(fence) = basis.fence() {
        script.push(" AND EXISTS (SELECT 1 FROM work WHERE table_id = id AND fence = ").push_bind(fence).push(")");
    }
    script.push(") THEN number END; UPDATE tables SET revision = revision + 1 WHERE id = ").push_bind(table).push("; ");
}
