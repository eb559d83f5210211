//! Changes as statements of PostgreSQL. A move is one statement, and so one trip to the database and one transaction.

use super::PostgresStore;
use crate::row::Row;
use crate::statements::{self, Script};
use crate::{Basis, Change, MoveRow, Occasion, Played, SeatRow, StoreError, Write};
use sqlx::{PgConnection, Postgres, QueryBuilder};
use std::collections::BTreeMap;
use std::sync::LazyLock;

impl Script<Postgres> for Vec<QueryBuilder<Postgres>> {
    fn statement(&mut self, write: impl FnOnce(&mut QueryBuilder<Postgres>)) {
        let mut query = QueryBuilder::default();
        write(&mut query);
        self.push(query);
    }
}

/// A move: the table in the revision that it rests on, its turns, its positions, whom it concerns, and the seats that change
/// with it.
static MOVE: LazyLock<String> = LazyLock::new(|| {
    let columns = <SeatRow as Row<Postgres>>::COLUMNS;
    let or_change = statements::or_change("table_id, seat", &columns[2..]);
    format!(
        "{PLAYED},
    seated AS (
        INSERT INTO seats ({columns}) SELECT s.{of_seat}
        FROM held, json_populate_recordset(NULL::seats, $26::json) AS s{or_change})
    SELECT count(*) FROM held",
        columns = columns.join(", "),
        of_seat = columns.join(", s.")
    )
});

/// The part of it that names no column of seats.
const PLAYED: &str = "
    WITH held AS (
        UPDATE tables SET revision = revision + 1, phase = $4, version = $5, touched = $6, pending = $7, due = $8,
                          undo = $9, rewritten = $10, outdated = $11
        WHERE id = $1 AND revision = $2
            AND ($3::bigint IS NULL OR EXISTS (SELECT 1 FROM work WHERE table_id = id AND fence = $3))
        RETURNING id),
    gone AS (DELETE FROM snapshots USING held WHERE table_id = held.id AND n = $12),
    played AS (
        INSERT INTO moves (table_id, n, seat, action, by_table, version, rules)
        SELECT held.id, m.* FROM held, unnest($13::bigint[], $14::bigint[], $15::text[], $16::boolean[],
                                              $17::bigint[], $18::bigint[]) AS m),
    kept AS (
        INSERT INTO snapshots (table_id, n, format, body)
        SELECT held.id, s.* FROM held, unnest($19::bigint[], $20::bigint[], $21::bytea[]) AS s),
    told AS (
        INSERT INTO notices (owner, table_id, kind, mark, due, done)
        SELECT DISTINCT ON (owner, o.kind) owner, held.id, o.kind, o.mark, o.due, false
        FROM held JOIN seats ON table_id = held.id,
            unnest($22::text[], $23::bigint[], $24::bigint[], $25::bigint[])
                WITH ORDINALITY AS o (kind, at, mark, due, n)
        WHERE seats.kind = 'person' AND NOT replaced AND (o.at >> seat::int) & 1 = 1
            AND EXISTS (SELECT 1 FROM channels WHERE channels.owner = seats.owner AND state = 'on')
        ORDER BY owner, o.kind, o.n DESC
        ON CONFLICT (owner, table_id, kind) DO UPDATE SET mark = excluded.mark, due = excluded.due, done = false)";

/// What a move changes, if that is all that a write does and nothing is rewritten.
#[derive(Default)]
struct Move<'a> {
    played: Option<&'a Played>,
    /// Of several changes of a seat the last one.
    seats: BTreeMap<i64, &'a SeatRow>,
    occasions: Vec<&'a Occasion>,
}

impl<'a> Move<'a> {
    fn of(write: &'a Write) -> Option<Move<'a>> {
        let mut all = Move::default();
        for change in &write.changes {
            match change {
                Change::Played(played) if !played.rewrites && all.played.is_none() => all.played = Some(played),
                Change::Seat(row) => drop(all.seats.insert(row.seat, row)),
                Change::Occasion(occasion) => all.occasions.push(occasion),
                _ => return None,
            }
        }
        Some(all)
    }
}

impl PostgresStore {
    /// Makes a change, all of it or nothing.
    pub(super) async fn make(&self, write: &Write) -> Result<(), StoreError> {
        if let Some(Move { played: Some(played), seats, occasions }) = Move::of(write)
            && write.basis.revision().is_some()
        {
            return self
                .play(&write.table, write.basis, played, &seats.into_values().collect::<Vec<_>>(), &occasions)
                .await;
        }
        let mut at_once = self.pool.begin().await?;
        guard(&mut at_once, &write.table, write.basis).await?;
        let mut script = Vec::new();
        statements::add(&mut script, write);
        for mut statement in script {
            statement.build().persistent(false).execute(&mut *at_once).await?;
        }
        at_once.commit().await?;
        Ok(())
    }

    async fn play(
        &self,
        table: &str,
        basis: Basis,
        played: &Played,
        seats: &[&SeatRow],
        occasions: &[&Occasion],
    ) -> Result<(), StoreError> {
        let Played { moves, snapshots, spare, progress, .. } = played;
        let seats = serde_json::to_string(seats).map_err(|error| StoreError::Other(error.to_string()))?;
        let of_moves = |value: fn(&MoveRow) -> i64| moves.iter().map(value).collect::<Vec<i64>>();
        let of_occasions = |value: fn(&Occasion) -> i64| occasions.iter().map(|one| value(one)).collect::<Vec<i64>>();
        let query = sqlx::query_scalar::<_, i64>(MOVE.as_str())
            .bind(table)
            .bind(basis.revision())
            .bind(basis.fence())
            .bind(progress.phase.word())
            .bind(progress.version)
            .bind(progress.touched)
            .bind(progress.pending)
            .bind(progress.due)
            .bind(&progress.undo)
            .bind(progress.rewritten)
            .bind(progress.outdated)
            .bind(spare)
            .bind(of_moves(|row| row.n))
            .bind(of_moves(|row| row.seat))
            .bind(moves.iter().map(|row| row.action.clone()).collect::<Vec<_>>())
            .bind(moves.iter().map(|row| row.by_table).collect::<Vec<_>>())
            .bind(of_moves(|row| row.version))
            .bind(of_moves(|row| row.rules))
            .bind(snapshots.iter().map(|row| row.n).collect::<Vec<_>>())
            .bind(snapshots.iter().map(|row| row.format).collect::<Vec<_>>())
            .bind(snapshots.iter().map(|row| row.body.clone()).collect::<Vec<_>>())
            .bind(occasions.iter().map(|occasion| occasion.kind.word()).collect::<Vec<_>>())
            .bind(of_occasions(|occasion| occasion.seats))
            .bind(of_occasions(|occasion| occasion.mark))
            .bind(of_occasions(|occasion| occasion.due))
            .bind(seats);
        match query.fetch_one(&self.pool).await? {
            1 => Ok(()),
            _ => Err(StoreError::Conflict),
        }
    }
}

/// Locks the table in the revision that a change rests on.
async fn guard(connection: &mut PgConnection, table: &str, basis: Basis) -> Result<(), StoreError> {
    let Some(revision) = basis.revision() else { return Ok(()) };
    let query = sqlx::query(
        "UPDATE tables SET revision = revision + 1 WHERE id = $1 AND revision = $2
             AND ($3::bigint IS NULL OR EXISTS (SELECT 1 FROM work WHERE table_id = id AND fence = $3))",
    );
    let held = query.bind(table).bind(revision).bind(basis.fence()).execute(connection).await?;
    if held.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}
