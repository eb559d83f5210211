//! The one writer. Changes that arrive while a commit is under way share the next one, so that many tables cost little
//! more than one.
//!
//! A change is answered for only if it is known to be on the disk. Three things make that so:
//! - `BEGIN IMMEDIATE` and `COMMIT` are sent as they stand. SQLite refuses to begin inside a transaction, so a `COMMIT` that
//!   follows a `BEGIN` ends the outermost one; a library that counts transactions may be wrong about that after a failure.
//! - After anything that fails the connection is thrown away with all that it had open. The next commit has a new one.
//! - Every transaction stores a number of its own. After the commit a second connection, which sees only what is committed,
//!   reads it back: one row, far cheaper than the commit's way to the disk. The same reading settles a `COMMIT` that ended
//!   with an error, after which the transaction may be there or not.

use super::Connections;
use super::checkpointer::Checkpointer;
use super::connection::LazyConnection;
use super::script::add;
use crate::outage::Outage;
use crate::{StoreError, Write};
use sqlx::QueryBuilder;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

type Done = oneshot::Sender<Result<(), StoreError>>;
/// Changes that are made together or not at all, and who waits for them.
type Group = (Write, Done);

#[derive(Clone)]
pub(super) struct Writer {
    queue: mpsc::Sender<Work>,
    checkpointer: Checkpointer,
}

enum Work {
    Write(Group),
    /// Ends the writer; told once its connections are closed.
    Close(oneshot::Sender<()>),
}

/// How many changes may wait; past that, whoever wants to write waits.
const QUEUE: usize = 1024;
/// How many groups of changes share a commit.
const TOGETHER: usize = 64;

impl Writer {
    /// Starts a writer over a database that is up to date.
    pub(super) async fn start(
        connections: Connections,
        checkpointer: Checkpointer,
        outage: Arc<Outage>,
    ) -> Result<Writer, StoreError> {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let witness = LazyConnection::new(connections.reading());
        let mut committer = Committer { link: LazyConnection::new(connections.writing()), witness, number: 0, outage };
        committer.read_number().await?;
        // Another program may write too, such as one that looks after the hall: nobody else's commit has these numbers.
        committer.number = i64::from_le_bytes(RandomState::new().build_hasher().finish().to_le_bytes()) >> 2;
        tokio::spawn(run(committer, checkpointer.clone(), waiting));
        Ok(Writer { queue, checkpointer })
    }

    pub(super) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let gone = || StoreError::Other("the storage is closed".to_owned());
        let (done, result) = oneshot::channel();
        self.queue.send(Work::Write((write, done))).await.map_err(|_| gone())?;
        result.await.map_err(|_| gone())?
    }

    pub(super) async fn close(&self) {
        self.checkpointer.close().await;
        let (done, closed) = oneshot::channel();
        if self.queue.send(Work::Close(done)).await.is_ok() {
            let _ = closed.await;
        }
    }
}

async fn run(mut committer: Committer, checkpointer: Checkpointer, mut waiting: mpsc::Receiver<Work>) {
    let mut work = Vec::new();
    while waiting.recv_many(&mut work, TOGETHER).await > 0 {
        let (mut groups, mut close) = (Vec::new(), None);
        for piece in work.drain(..) {
            match piece {
                Work::Write(group) if close.is_none() => groups.push(group),
                // Whoever comes after the end hears that the storage is closed, because nobody answers.
                Work::Write(_) => {}
                Work::Close(done) => close = Some(done),
            }
        }
        if !groups.is_empty() {
            committer.write(groups).await;
            checkpointer.committed();
        }
        if let Some(done) = close {
            committer.witness.cut().await;
            // The writer goes last: it puts everything into the one file, which readers cannot.
            committer.link.cut().await;
            let _ = done.send(());
            return;
        }
    }
}

/// Where changes are written.
struct Committer {
    link: LazyConnection,
    /// Sees only what is committed.
    witness: LazyConnection,
    /// The number of the last attempt to commit.
    number: i64,
    outage: Arc<Outage>,
}

impl Committer {
    /// Writes groups of changes and answers for each.
    async fn write(&mut self, groups: Vec<Group>) {
        let result = self.commit(&groups).await;
        let alone = groups.len() == 1;
        for group in groups {
            let result = match &result {
                // One group that cannot be stored must not spoil the others: each on its own. Where the database is locked
                // each of them would only wait as long again.
                Err(error) if !alone && *error != StoreError::Locked => self.commit(std::slice::from_ref(&group)).await,
                result => result.clone(),
            };
            // Whoever has gone meanwhile finds what became of it in the database.
            let _ = group.1.send(result);
        }
    }

    /// Makes changes durable, all or none.
    async fn commit(&mut self, groups: &[Group]) -> Result<(), StoreError> {
        self.number += 1;
        let tried = self.attempt(groups).await;
        if tried.is_err() {
            self.link.cut().await;
        }
        let result = match (tried, self.read_number().await) {
            (_, Ok(number)) if number == self.number => Ok(()),
            (Err(error), _) | (Ok(()), Err(error)) => Err(error),
            (Ok(()), Ok(_)) => {
                self.link.cut().await;
                Err(StoreError::Other("the database confirmed a commit that is not there".to_owned()))
            }
        };
        // That two wanted the same is nothing wrong with the storage.
        if result != Err(StoreError::Conflict) {
            self.outage.note(&result);
        }
        result
    }

    /// All changes in one transaction and one script: every statement on its own would be a trip to the database's thread
    /// and back, during which whoever made the move waits.
    async fn attempt(&mut self, groups: &[Group]) -> Result<(), StoreError> {
        let mut script = QueryBuilder::new("UPDATE commits SET number = ");
        script.push_bind(self.number).push("; ");
        for (write, _) in groups {
            add(&mut script, write);
        }
        let connection = self.link.get().await?;
        sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *connection).await?;
        script.build().persistent(false).execute(&mut *connection).await?;
        sqlx::raw_sql("COMMIT").execute(&mut *connection).await?;
        Ok(())
    }

    /// The number of the last commit, as somebody else sees it. A connection that fails gets one successor.
    async fn read_number(&mut self) -> Result<i64, StoreError> {
        match self.read_number_once().await {
            Ok(number) => Ok(number),
            Err(_) => {
                self.witness.cut().await;
                self.read_number_once().await
            }
        }
    }

    async fn read_number_once(&mut self) -> Result<i64, StoreError> {
        let connection = self.witness.get().await?;
        Ok(sqlx::query_scalar("SELECT number FROM commits").fetch_one(connection).await?)
    }
}
