//! Changes as statements that both engines understand.

use crate::notifications::queries::TELL_SEATS;
use crate::row::{Engine, Row};
use crate::{Change, MoveRow, Occasion, Played, Progress, SeatRow, SnapshotRow, TableRow, TurnRow, Write};
use sqlx::QueryBuilder;

/// How many rows go into one statement; a database takes no more than so many values.
const ROWS: usize = 500;

/// What of a table may change after it was opened.
const CHANGING: [&str; 15] = [
    "phase",
    "listed",
    "takeover",
    "pace",
    "version",
    "touched",
    "rules",
    "cards",
    "pending",
    "due",
    "undo",
    "rewritten",
    "outdated",
    "votes",
    "ended",
];

/// Statements one after another, as an engine carries them out.
pub(crate) trait Script<E: Engine> {
    /// Adds a statement.
    fn statement(&mut self, write: impl FnOnce(&mut QueryBuilder<E>));
}

/// Adds the changes of a table. What they rest on is the engine's own affair.
pub(crate) fn add<E: Engine>(script: &mut impl Script<E>, write: &Write)
where
    TableRow: Row<E>,
    SeatRow: Row<E>,
    TurnRow: Row<E>,
    MoveRow: Row<E>,
    SnapshotRow: Row<E>,
    Progress: Row<E>,
{
    for change in &write.changes {
        match change {
            Change::Table(row) => {
                insert(script, "tables", None, std::slice::from_ref(&**row), &or_change("id", &CHANGING));
            }
            Change::Seat(row) => {
                let or = or_change("table_id, seat", &SeatRow::COLUMNS[2..]);
                insert(script, "seats", None, std::slice::from_ref(row), &or);
            }
            Change::Unseated(from) => {
                delete(script, "seats", &write.table, " AND seat >= ", 0);
                delete(script, "calls", &write.table, " AND seat >= ", *from);
            }
            Change::Played(played) => add_played(script, &write.table, played),
            Change::Occasion(occasion) => add_occasion(script, &write.table, occasion),
            Change::Copied { turns, moves, snapshots } => {
                insert(script, "turns", None, turns, "");
                add_turns(script, &write.table, moves, snapshots);
            }
        }
    }
}

fn add_played<E: Engine>(script: &mut impl Script<E>, table: &str, played: &Played)
where
    MoveRow: Row<E>,
    SnapshotRow: Row<E>,
    Progress: Row<E>,
{
    let Played { from, rewrites, moves, snapshots, spare, progress } = played;
    if *rewrites {
        for (rows, first) in [("turns", *from), ("moves", *from), ("snapshots", from + 1)] {
            delete(script, rows, table, " AND n >= ", first);
        }
    }
    if let Some(spare) = spare {
        delete(script, "snapshots", table, " AND n = ", *spare);
    }
    add_turns(script, table, moves, snapshots);
    script.statement(|query| {
        query.push("UPDATE tables SET (").push(Progress::COLUMNS.join(", ")).push(") = (");
        progress.bind(&mut query.separated(", "));
        query.push(") WHERE id = ");
        E::text(&mut query.separated(""), table);
    });
}

fn add_occasion<E: Engine>(script: &mut impl Script<E>, table: &str, occasion: &Occasion) {
    let Occasion { kind, seats, mark, due } = *occasion;
    let [insert, mark_is, due_is, of_table, seats_are, rest] = TELL_SEATS;
    script.statement(|query| {
        E::text(&mut query.push(insert).separated(""), kind.word());
        E::number(&mut query.push(mark_is).separated(""), mark);
        E::number(&mut query.push(due_is).separated(""), due);
        E::text(&mut query.push(of_table).separated(""), table);
        E::number(&mut query.push(seats_are).separated(""), seats);
        query.push(rest);
    });
}

fn add_turns<E: Engine>(script: &mut impl Script<E>, table: &str, moves: &[MoveRow], snapshots: &[SnapshotRow])
where
    MoveRow: Row<E>,
    SnapshotRow: Row<E>,
{
    insert(script, "moves", Some(table), moves, "");
    insert(script, "snapshots", Some(table), snapshots, &or_change("table_id, n", &SnapshotRow::COLUMNS[1..]));
}

/// Adds rows; those of a table that do not name it themselves get its id.
fn insert<E: Engine, R: Row<E>>(
    script: &mut impl Script<E>,
    into: &'static str,
    of_table: Option<&str>,
    rows: &[R],
    or: &str,
) {
    let columns: Vec<&str> = of_table.map(|_| "table_id").into_iter().chain(R::COLUMNS.iter().copied()).collect();
    for rows in rows.chunks(ROWS) {
        script.statement(|query| {
            query.push("INSERT INTO ").push(into).push(" (").push(columns.join(", ")).push(") ");
            query.push_values(rows, |mut values, row| {
                if let Some(table) = of_table {
                    E::text(&mut values, table);
                }
                row.bind(&mut values);
            });
            query.push(or);
        });
    }
}

/// What happens with a row that is there already.
pub(crate) fn or_change(key: &str, columns: &[&str]) -> String {
    let set: Vec<String> = columns.iter().map(|column| format!("{column} = excluded.{column}")).collect();
    format!(" ON CONFLICT ({key}) DO UPDATE SET {}", set.join(", "))
}

fn delete<E: Engine>(script: &mut impl Script<E>, rows: &'static str, table: &str, which: &'static str, n: i64) {
    script.statement(|query| {
        query.push("DELETE FROM ").push(rows).push(" WHERE table_id = ");
        E::text(&mut query.separated(""), table);
        query.push(which);
        E::number(&mut query.separated(""), n);
    });
}
