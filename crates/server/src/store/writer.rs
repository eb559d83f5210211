//! The one writer. Changes that arrive while a commit is under way share the next one, so that many tables cost little
//! more than one.

use super::keeper::Keeper;
use super::{SeatRow, StoreError, TableRow, TurnRow};
use sqlx::{Sqlite, SqlitePool, Transaction};
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

async fn commit(pool: &SqlitePool, groups: &[Group]) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await?;
    for (changes, _) in groups {
        for change in changes {
            apply(&mut transaction, change).await?;
        }
    }
    transaction.commit().await?;
    Ok(())
}

async fn apply(to: &mut Transaction<'_, Sqlite>, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::Table(row) => {
            sqlx::query(
                "INSERT INTO tables (id, game, options, server_part, host, phase, listed, takeover, pace, version, start,
                                     created, touched)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                 ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, listed = excluded.listed,
                     takeover = excluded.takeover, pace = excluded.pace, version = excluded.version,
                     start = excluded.start, touched = excluded.touched",
            )
            .bind(&row.id)
            .bind(&row.game)
            .bind(&row.options)
            .bind(&row.server_part)
            .bind(&row.host)
            .bind(&row.phase)
            .bind(row.listed)
            .bind(row.takeover)
            .bind(&row.pace)
            .bind(row.version)
            .bind(&row.start)
            .bind(row.created)
            .bind(row.touched)
            .execute(&mut **to)
            .await?;
        }
        Change::Progress { table, phase, version, touched } => {
            sqlx::query("UPDATE tables SET phase = ?, version = ?, touched = ? WHERE id = ?")
                .bind(phase)
                .bind(version)
                .bind(touched)
                .bind(table)
                .execute(&mut **to)
                .await?;
        }
        Change::Seat(row) => {
            sqlx::query(
                "INSERT INTO seats (table_id, seat, kind, level, owner, name, part, invitation, standing, replaced)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                 ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, level = excluded.level,
                     owner = excluded.owner, name = excluded.name, part = excluded.part,
                     invitation = excluded.invitation, standing = excluded.standing, replaced = excluded.replaced",
            )
            .bind(&row.table_id)
            .bind(row.seat)
            .bind(&row.kind)
            .bind(&row.level)
            .bind(&row.owner)
            .bind(&row.name)
            .bind(&row.part)
            .bind(&row.invitation)
            .bind(&row.standing)
            .bind(row.replaced)
            .execute(&mut **to)
            .await?;
        }
        Change::Turns { table, from, turns } => {
            sqlx::query("DELETE FROM turns WHERE table_id = ? AND n >= ?")
                .bind(table)
                .bind(*from as i64)
                .execute(&mut **to)
                .await?;
            for row in turns {
                sqlx::query(
                    "INSERT INTO turns (table_id, n, seat, action, by_table, events, position, taken, version)
                     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                )
                .bind(&row.table_id)
                .bind(row.n)
                .bind(row.seat)
                .bind(&row.action)
                .bind(row.by_table)
                .bind(&row.events)
                .bind(&row.position)
                .bind(row.taken)
                .bind(row.version)
                .execute(&mut **to)
                .await?;
            }
        }
    }
    Ok(())
}
