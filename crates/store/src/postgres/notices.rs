//! What servers over one database tell each other: after a commit, several changes together, on a line of its own. That is only
//! a hint; the revision in the database is the truth. Who has lost the line looks at everything again.

use crate::{Hint, Room, StoreError};
use sqlx::PgPool;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};
use tokio::task::JoinHandle;

const CHANNEL: &str = "meadhall";
/// How many hints may wait for somebody who is slow; past that she looks at everything again.
const WAITING: usize = 4096;
/// How many changes go into one message: PostgreSQL takes 8,000 bytes.
const TOGETHER: usize = 128;
/// How often a hint is tried again.
const TRIES: usize = 20;
/// How long to wait before the line is opened anew.
const AGAIN: Duration = Duration::from_millis(200);

/// The line between servers.
pub(super) struct Notices {
    changes: mpsc::UnboundedSender<(String, i64)>,
    hints: broadcast::Sender<Hint>,
    pool: PgPool,
    tasks: [JoinHandle<()>; 2],
}

impl Notices {
    pub(super) async fn start(options: PgConnectOptions) -> Result<Notices, StoreError> {
        // One connection to listen on, and one to speak on.
        let pool = PgPoolOptions::new().max_connections(2).max_lifetime(None).connect_with(options).await?;
        let (changes, waiting) = mpsc::unbounded_channel();
        let (hints, _) = broadcast::channel(WAITING);
        let listener = PgListener::connect_with(&pool).await?;
        let tasks =
            [tokio::spawn(speak(pool.clone(), waiting)), tokio::spawn(listen(pool.clone(), listener, hints.clone()))];
        Ok(Notices { changes, hints, pool, tasks })
    }

    /// Tells the others of a change that is committed.
    pub(super) fn tell(&self, table: String, revision: i64) {
        let _ = self.changes.send((table, revision));
    }

    /// Tells the others how many lines a room of a table has.
    pub(super) fn tell_line(&self, table: &str, room: Room, lines: i64) {
        let _ = self.changes.send((format!("{table}/{}", room.word()), lines));
    }

    pub(super) fn hints(&self) -> broadcast::Receiver<Hint> {
        self.hints.subscribe()
    }

    pub(super) async fn close(&self) {
        for task in &self.tasks {
            task.abort();
        }
        self.pool.close().await;
    }
}

async fn speak(pool: PgPool, mut waiting: mpsc::UnboundedReceiver<(String, i64)>) {
    let mut changes = Vec::new();
    while waiting.recv_many(&mut changes, TOGETHER).await > 0 {
        // Of several changes of one table the last is enough.
        let newest: BTreeMap<String, i64> = changes.drain(..).collect();
        let text: Vec<String> = newest.into_iter().map(|(table, revision)| format!("{table} {revision}")).collect();
        let text = text.join("\n");
        for _ in 0..TRIES {
            let query = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(&text);
            match query.execute(&pool).await {
                Ok(_) => break,
                // The line may have been cut after others have theirs again; those who find out by themselves need no hint.
                Err(error) => tracing::debug!("other servers were not told of a change: {error}"),
            }
            tokio::time::sleep(AGAIN).await;
        }
    }
}

async fn listen(pool: PgPool, mut listener: PgListener, hints: broadcast::Sender<Hint>) {
    loop {
        if let Err(error) = listener.listen(CHANNEL).await {
            tracing::debug!("nothing is heard of other servers: {error}");
        } else {
            // What was said while nobody listened is lost.
            let _ = hints.send(Hint::Lost);
            while let Ok(Some(heard)) = listener.try_recv().await {
                for line in heard.payload().lines() {
                    if let Some(hint) = read(line) {
                        let _ = hints.send(hint);
                    }
                }
            }
        }
        tokio::time::sleep(AGAIN).await;
        if pool.is_closed() {
            return;
        }
        if let Ok(fresh) = PgListener::connect_with(&pool).await {
            listener = fresh;
        }
    }
}

/// A table with its revision, or a room of a table with the number of its lines.
fn read(line: &str) -> Option<Hint> {
    let (what, number) = line.split_once(' ')?;
    let number = number.parse().ok()?;
    Some(match what.split_once('/') {
        Some((table, room)) => Hint::Said(table.to_owned(), room.parse().ok()?, number),
        None => Hint::Changed(what.to_owned(), number),
    })
}
