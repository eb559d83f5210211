//! What can go wrong with the storage.

use sqlx::migrate::MigrateError;
use std::fmt;

/// What went wrong with the storage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// There is no room left.
    Full,
    /// Another program holds the database.
    Locked,
    /// The database was written by a newer version of this program, which made it this version of the database.
    Newer(i64),
    /// What the file holds is no sound database.
    Damaged(String),
    /// Anything else.
    Other(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Full => f.write_str("the disk is full"),
            StoreError::Locked => f.write_str("another program has locked the database"),
            StoreError::Newer(version) => {
                write!(f, "the database was written by a newer Meadhall: it has version {version}")
            }
            StoreError::Damaged(reason) => write!(f, "the database is damaged: {reason}"),
            StoreError::Other(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        let code = error.as_database_error().and_then(|e| e.code()).and_then(|code| code.parse::<i32>().ok());
        let Some(code) = code else { return StoreError::Other(error.to_string()) };
        match (code & 0xff, code) {
            // SQLITE_FULL; a write past a quota or a limit on a file's size; a log's index that cannot grow.
            (13, _) | (_, 778 | 4874) => StoreError::Full,
            // SQLITE_BUSY and SQLITE_LOCKED, for whatever reason.
            (5 | 6, _) => StoreError::Locked,
            // SQLITE_CORRUPT and SQLITE_NOTADB.
            (11 | 26, _) => StoreError::Damaged(error.to_string()),
            _ => StoreError::Other(error.to_string()),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            MigrateError::VersionMissing(version) => StoreError::Newer(version),
            other => StoreError::Other(other.to_string()),
        }
    }
}
