//! The one writer. Changes that arrive while a commit is under way share the next one, so that many tables cost little
//! more than one.

use super::keeper::Keeper;
use super::{SeatRow, StoreError, TableRow, TurnRow};
use sqlx::{QueryBuilder, Sqlite, SqlitePool};
use tokio::sync::{mpsc, oneshot};

/// One change of what is stored.
#[derive(Clone, Debug)]
pub enum Change {
    /// A table, new or changed.
    Table(TableRow),
    /// What changes of a table with every move.
    Progress {
        /// The table's id.
        table: String,
        /// `playing` or `over`.
        phase: String,
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

type Done = oneshot::Sender<Result<(), StoreError>>;
/// Changes that are made together or not at all, and who waits for them.
type Group = (Vec<Change>, Done);

#[derive(Clone)]
pub(super) struct Writer {
    queue: mpsc::Sender<Group>,
    pool: SqlitePool,
    keeper: Keeper,
}

/// How many changes may wait; past that, whoever wants to write waits.
const QUEUE: usize = 1024;
/// How many groups of changes share a commit.
const TOGETHER: usize = 64;
/// How many turns go into one statement; the database takes no more than so many values.
const ROWS: usize = 500;

impl Writer {
    pub(super) fn start(pool: SqlitePool, keeper: Keeper) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(run(pool.clone(), keeper.clone(), waiting));
        Writer { queue, pool, keeper }
    }

    pub(super) async fn write(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        let gone = || StoreError::Other("the storage is closed".to_owned());
        let (done, result) = oneshot::channel();
        self.queue.send((changes, done)).await.map_err(|_| gone())?;
        result.await.map_err(|_| gone())?
    }

    pub(super) async fn close(&self) {
        self.keeper.close().await;
        self.pool.close().await;
    }
}

async fn run(pool: SqlitePool, keeper: Keeper, mut waiting: mpsc::Receiver<Group>) {
    let mut groups = Vec::new();
    while waiting.recv_many(&mut groups, TOGETHER).await > 0 {
        match commit(&pool, &groups).await {
            Ok(()) => {
                keeper.committed();
                for (_, done) in groups.drain(..) {
                    let _ = done.send(Ok(()));
                }
            }
            Err(_) if groups.len() > 1 => {
                // One bad group must not spoil the others: each on its own.
                for group in groups.drain(..) {
                    let result = commit(&pool, std::slice::from_ref(&group)).await;
                    let _ = group.1.send(result);
                }
            }
            Err(error) => {
                for (_, done) in groups.drain(..1) {
                    let _ = done.send(Err(match error {
                        StoreError::Full => StoreError::Full,
                        StoreError::Other(ref reason) => StoreError::Other(reason.clone()),
                    }));
                }
            }
        }
    }
}

/// All changes in one transaction and one script: every statement on its own would be a trip to the database's thread
/// and back, during which whoever made the move waits.
async fn commit(pool: &SqlitePool, groups: &[Group]) -> Result<(), StoreError> {
    let mut script = QueryBuilder::new("");
    for change in groups.iter().flat_map(|(changes, _)| changes) {
        write(&mut script, change);
    }
    let mut transaction = pool.begin().await?;
    script.build().persistent(false).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(())
}

/// Adds a change to a script.
fn write(script: &mut QueryBuilder<Sqlite>, change: &Change) {
    match change {
        Change::Table(row) => {
            script.push(
                "INSERT INTO tables (id, game, options, server_part, host, phase, listed, takeover, pace, version, start,
                                     created, touched) VALUES (",
            );
            script
                .separated(", ")
                .push_bind(&row.id)
                .push_bind(&row.game)
                .push_bind(&row.options)
                .push_bind(&row.server_part)
                .push_bind(&row.host)
                .push_bind(&row.phase)
                .push_bind(row.listed)
                .push_bind(row.takeover)
                .push_bind(&row.pace)
                .push_bind(row.version)
                .push_bind(&row.start)
                .push_bind(row.created)
                .push_bind(row.touched);
            script.push(
                ") ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, listed = excluded.listed,
                     takeover = excluded.takeover, pace = excluded.pace, version = excluded.version,
                     start = excluded.start, touched = excluded.touched; ",
            );
        }
        Change::Progress { table, phase, version, touched } => {
            script.push("UPDATE tables SET phase = ").push_bind(phase);
            script.push(", version = ").push_bind(version);
            script.push(", touched = ").push_bind(touched);
            script.push(" WHERE id = ").push_bind(table).push("; ");
        }
        Change::Seat(row) => {
            script.push(
                "INSERT INTO seats (table_id, seat, kind, level, owner, name, part, invitation, standing, replaced)
                 VALUES (",
            );
            script
                .separated(", ")
                .push_bind(&row.table_id)
                .push_bind(row.seat)
                .push_bind(&row.kind)
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
        Change::Turns { table, from, turns } => {
            script.push("DELETE FROM turns WHERE table_id = ").push_bind(table);
            script.push(" AND n >= ").push_bind(*from as i64).push("; ");
            for rows in turns.chunks(ROWS) {
                script
                    .push("INSERT INTO turns (table_id, n, seat, action, by_table, events, position, taken, version) ");
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
                        .push_bind(row.version);
                });
                script.push("; ");
            }
        }
    }
}
