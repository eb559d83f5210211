//! A connection that is thrown away after anything that went wrong with it.

use crate::StoreError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

/// A connection that is opened when it is needed.
pub(super) struct LazyConnection {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
}

impl LazyConnection {
    /// A connection that will be opened with these options.
    pub(super) fn new(options: SqliteConnectOptions) -> LazyConnection {
        LazyConnection { options, connection: None }
    }

    /// The connection, opened anew if there is none.
    pub(super) async fn get(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        Ok(self.connection.insert(connection))
    }

    /// The connection, opened anew if there is none, for somebody who gives it back only if nothing goes wrong with it.
    pub(super) async fn take(&mut self) -> Result<SqliteConnection, StoreError> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => Ok(self.options.connect().await?),
        }
    }

    /// Takes a connection back.
    pub(super) fn put(&mut self, connection: SqliteConnection) {
        self.connection = Some(connection);
    }

    /// Ends the connection and waits for that. What it had not committed is gone then, and nobody waits for its locks.
    pub(super) async fn cut(&mut self) {
        if let Some(connection) = self.connection.take() {
            // It is gone in any case; there is nobody left to be told how.
            let _ = connection.close().await;
        }
    }
}
