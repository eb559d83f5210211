//! What can be changed of what is stored, and the statements that do it.

use super::{Phase, SeatRow, TableRow, TurnRow};
use sqlx::{QueryBuilder, Sqlite};

/// One change of what is stored.
#[derive(Clone, Debug)]
pub enum Change {
    /// A table, new or changed.
    Table(TableRow),
    /// What changes of a table with every move.
    Progress {
        /// The table's id.
        table: String,
        /// How far it has come.
        phase: Phase,
        /// The new version.
        version: i64,
        /// When it changed.
        touched: i64,
    },
    /// A seat, new or changed.
    Seat(SeatRow),
    /// The turns of a table from a number on: what was there goes, these come.
    Turns {
        /// The table's id.
        table: String,
        /// The number of the first turn that changes.
        from: usize,
        /// The turns from there on.
        turns: Vec<TurnRow>,
    },
}

/// How many turns go into one statement; the database takes no more than so many values.
const ROWS: usize = 500;

/// Adds a change to a script.
pub(super) fn add(script: &mut QueryBuilder<Sqlite>, change: &Change) {
    match change {
        Change::Table(row) => add_table(script, row),
        Change::Progress { table, phase, version, touched } => {
            script.push("UPDATE tables SET phase = ").push_bind(phase.word());
            script.push(", version = ").push_bind(version);
            script.push(", touched = ").push_bind(touched);
            script.push(" WHERE id = ").push_bind(table).push("; ");
        }
        Change::Seat(row) => add_seat(script, row),
        Change::Turns { table, from, turns } => add_turns(script, table, *from, turns),
    }
}

fn add_table(script: &mut QueryBuilder<Sqlite>, row: &TableRow) {
    script.push(
        "INSERT INTO tables (id, game, options, server_part, host, phase, listed, takeover, pace, version, start,
                             created, touched, rules) VALUES (",
    );
    script
        .separated(", ")
        .push_bind(&row.id)
        .push_bind(&row.game)
        .push_bind(&row.options)
        .push_bind(&row.server_part)
        .push_bind(&row.host)
        .push_bind(row.phase.word())
        .push_bind(row.listed)
        .push_bind(row.takeover)
        .push_bind(row.pace.word())
        .push_bind(row.version)
        .push_bind(&row.start)
        .push_bind(row.created)
        .push_bind(row.touched)
        .push_bind(row.rules);
    script.push(
        ") ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, listed = excluded.listed,
             takeover = excluded.takeover, pace = excluded.pace, version = excluded.version,
             start = excluded.start, touched = excluded.touched, rules = excluded.rules; ",
    );
}

fn add_seat(script: &mut QueryBuilder<Sqlite>, row: &SeatRow) {
    script.push(
        "INSERT INTO seats (table_id, seat, kind, level, owner, name, part, invitation, standing, replaced)
         VALUES (",
    );
    script
        .separated(", ")
        .push_bind(&row.table_id)
        .push_bind(row.seat)
        .push_bind(row.kind.word())
        .push_bind(&row.level)
        .push_bind(&row.owner)
        .push_bind(&row.name)
        .push_bind(&row.part)
        .push_bind(&row.invitation)
        .push_bind(&row.standing)
        .push_bind(row.replaced);
    script.push(
        ") ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, level = excluded.level,
             owner = excluded.owner, name = excluded.name, part = excluded.part,
             invitation = excluded.invitation, standing = excluded.standing, replaced = excluded.replaced; ",
    );
}

fn add_turns(script: &mut QueryBuilder<Sqlite>, table: &str, from: usize, turns: &[TurnRow]) {
    script.push("DELETE FROM turns WHERE table_id = ").push_bind(table);
    script.push(" AND n >= ").push_bind(from as i64).push("; ");
    for rows in turns.chunks(ROWS) {
        script
            .push("INSERT INTO turns (table_id, n, seat, action, by_table, events, position, taken, version, rules) ");
        script.push_values(rows, |mut values, row| {
            values
                .push_bind(&row.table_id)
                .push_bind(row.n)
                .push_bind(row.seat)
                .push_bind(&row.action)
                .push_bind(row.by_table)
                .push_bind(&row.events)
                .push_bind(&row.position)
                .push_bind(row.taken)
                .push_bind(row.version)
                .push_bind(row.rules);
        });
        script.push("; ");
    }
}
