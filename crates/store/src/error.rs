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
    /// Somebody else has changed the table meanwhile, or it is gone. Nothing is stored of this change.
    Conflict,
    /// The database cannot be reached; perhaps later.
    Away(String),
    /// The database lets nobody in by this name, or does not let it do what has to be done.
    Denied(String),
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
            StoreError::Conflict => f.write_str("somebody else has changed the table meanwhile"),
            StoreError::Away(reason) => write!(f, "the database cannot be reached: {reason}"),
            StoreError::Denied(reason) => write!(f, "the database does not allow it: {reason}"),
            StoreError::Newer(version) => {
                write!(f, "the database was written by a newer Meadhall: it has version {version}")
            }
            StoreError::Damaged(reason) => write!(f, "the database is damaged: {reason}"),
            StoreError::Other(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for StoreError {}

/// What SQLite names by a number.
fn of_sqlite(code: i32, text: &str) -> StoreError {
    match (code & 0xff, code) {
        // SQLITE_FULL; a write past a quota or a limit on a file's size; a log's index that cannot grow.
        (13, _) | (_, 778 | 4874) => StoreError::Full,
        // SQLITE_BUSY and SQLITE_LOCKED, for whatever reason.
        (5 | 6, _) => StoreError::Locked,
        // SQLITE_CORRUPT and SQLITE_NOTADB.
        (11 | 26, _) => StoreError::Damaged(text.to_owned()),
        // What guards a change of a table, and a turn that is there already or whose table is not.
        (19, 1299) if text.contains("commits.number") => StoreError::Conflict,
        (19, 787 | 1555) if !text.contains("tables.id") => StoreError::Conflict,
        _ => StoreError::Other(text.to_owned()),
    }
}

/// What PostgreSQL names by five characters, the first two of which are its class.
fn of_postgres(code: &str, text: &str) -> StoreError {
    let reason = text.to_owned();
    match (code.get(..2).unwrap_or_default(), code) {
        (_, "53100") => StoreError::Full,
        (_, "55P03" | "40001" | "40P01" | "57014") => StoreError::Locked,
        // A turn that is there already, or whose table is not.
        (_, "23505" | "23503") => StoreError::Conflict,
        // Nobody by that name, no right, no such database, no place to make a table in, one that is only read.
        ("28", _) | (_, "42501" | "3D000" | "3F000" | "25006") => StoreError::Denied(reason),
        // It has no room for another connection, is stopping, starting, or has cut the line.
        ("08" | "53" | "57" | "58", _) => StoreError::Away(reason),
        ("XX", _) => StoreError::Damaged(reason),
        _ => StoreError::Other(reason),
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        let Some(code) = error.as_database_error().and_then(|e| e.code().map(std::borrow::Cow::into_owned)) else {
            let text = error.to_string();
            return match error {
                sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed | sqlx::Error::Protocol(_) => {
                    StoreError::Away(text)
                }
                _ => StoreError::Other(text),
            };
        };
        match error.as_database_error().and_then(|e| e.try_downcast_ref::<sqlx::postgres::PgDatabaseError>()) {
            Some(said) => of_postgres(&code, said.message()),
            None => code
                .parse()
                .map_or_else(|_| StoreError::Other(error.to_string()), |code| of_sqlite(code, &error.to_string())),
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
