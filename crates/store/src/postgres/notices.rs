//! What servers over one database tell each other: after a commit, several changes together, on a line of its own. That is only
//! a hint; the revision in the database is the truth. Who has lost the line looks at everything again.

use crate::{Hint, Room, StoreError, Write};
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

/// A change that is committed. As it is told: the table, its revision, and the version that pages show, where that is known; or
/// a room of a table with the number of its lines, `id/room 7`.
pub(super) struct Notice {
    pub table: String,
    pub revision: i64,
    pub version: Option<i64>,
}

impl Notice {
    /// What is told of a change.
    pub(super) fn of(write: Write) -> Notice {
        let (revision, version) = (write.basis.revision().map_or(0, |basis| basis + 1), write.version());
        Notice { table: write.table, revision, version }
    }

    fn written(&self) -> String {
        let Notice { table, revision, version } = self;
        version.map_or_else(|| format!("{table} {revision}"), |version| format!("{table} {revision} {version}"))
    }

    /// Reads what was told. Who tells less, as earlier versions did, is understood too.
    fn read(line: &str) -> Option<Hint> {
        let mut words = line.split(' ');
        let (what, revision) = (words.next()?, words.next()?.parse().ok()?);
        let version = words.next().and_then(|version| version.parse().ok());
        Some(match what.split_once('/') {
            Some((table, room)) => Hint::Said(table.to_owned(), room.parse().ok()?, revision),
            None => Hint::Changed { table: what.to_owned(), revision, version },
        })
    }
}

/// The line between servers.
pub(super) struct Notices {
    changes: mpsc::UnboundedSender<Notice>,
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
    pub(super) fn tell(&self, notice: Notice) {
        let _ = self.changes.send(notice);
    }

    /// Tells the others how many lines a room of a table has.
    pub(super) fn tell_line(&self, table: &str, room: Room, lines: i64) {
        self.tell(Notice { table: format!("{table}/{}", room.word()), revision: lines, version: None });
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

async fn speak(pool: PgPool, mut waiting: mpsc::UnboundedReceiver<Notice>) {
    let mut changes = Vec::new();
    while waiting.recv_many(&mut changes, TOGETHER).await > 0 {
        // Of several changes of one table the last is enough.
        let newest: BTreeMap<String, Notice> = changes.drain(..).map(|notice| (notice.table.clone(), notice)).collect();
        let text: Vec<String> = newest.values().map(Notice::written).collect();
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
                    if let Some(hint) = Notice::read(line) {
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
