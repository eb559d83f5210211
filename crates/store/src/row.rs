//! Rows as values: read and written by the names of their columns, on either engine.

use sqlx::query_builder::Separated;
use sqlx::{Database, Postgres, Sqlite};

/// A value of a column, as an engine takes it.
pub(crate) trait Column {
    /// What the engine is given.
    type Value<'a>
    where
        Self: 'a;

    /// The value.
    fn value(&self) -> Self::Value<'_>;
}

impl Column for String {
    type Value<'a> = &'a str;

    fn value(&self) -> &str {
        self
    }
}

impl Column for Option<String> {
    type Value<'a> = Option<&'a str>;

    fn value(&self) -> Option<&str> {
        self.as_deref()
    }
}

impl Column for Vec<u8> {
    type Value<'a> = &'a [u8];

    fn value(&self) -> &[u8] {
        self
    }
}

macro_rules! plain_columns {
    ($($of:ty),*) => {
        $(impl Column for $of {
            type Value<'a> = $of;

            fn value(&self) -> $of {
                *self
            }
        })*
    };
}
plain_columns!(i64, bool, Option<i64>);

/// A list of values in a statement.
pub(crate) type Values<'a, E> = Separated<'a, E, &'static str>;

/// A row that an engine can write.
pub(crate) trait Row<E: Database> {
    /// The names of its columns.
    const COLUMNS: &'static [&'static str];

    /// Adds its values, in the order of its columns.
    fn bind(&self, values: &mut Values<'_, E>);
}

/// What every engine can do with a single value.
pub(crate) trait Engine: Database {
    /// Adds a text.
    fn text(values: &mut Values<'_, Self>, text: &str);
    /// Adds a number.
    fn number(values: &mut Values<'_, Self>, number: i64);
}

macro_rules! engines {
    ($($engine:ty),*) => {
        $(impl Engine for $engine {
            fn text(values: &mut Values<'_, $engine>, text: &str) {
                values.push_bind(text);
            }

            fn number(values: &mut Values<'_, $engine>, number: i64) {
                values.push_bind(number);
            }
        })*
    };
}
engines!(Sqlite, Postgres);

/// A row is written by the names of its columns.
macro_rules! written_row {
    ($row:ident { $($column:ident),* }) => {
        $crate::row::written_row!(@by sqlx::Sqlite, $row { $($column),* });
        $crate::row::written_row!(@by sqlx::Postgres, $row { $($column),* });
    };
    (@by $engine:ty, $row:ident { $($column:ident),* }) => {
        impl $crate::row::Row<$engine> for $row {
            const COLUMNS: &'static [&'static str] = &[$(stringify!($column)),*];

            fn bind(&self, values: &mut $crate::row::Values<'_, $engine>) {
                $(values.push_bind($crate::row::Column::value(&self.$column));)*
            }
        }
    };
}
pub(crate) use written_row;

/// A row is read by the names of its columns; what stands behind `or_default` may be missing in an older database. (The derive
/// of sqlx would build SQLite a second time, for a macro.)
macro_rules! read_row {
    ($row:ident { $($column:ident),* } $(or_default { $($later:ident),* })?) => {
        $crate::row::read_row!(@of sqlx::sqlite::SqliteRow, $row { $($column),* } or_default { $($($later),*)? });
        $crate::row::read_row!(@of sqlx::postgres::PgRow, $row { $($column),* } or_default { $($($later),*)? });
    };
    (@of $from:ty, $row:ident { $($column:ident),* } or_default { $($later:ident),* }) => {
        impl sqlx::FromRow<'_, $from> for $row {
            fn from_row(row: &$from) -> sqlx::Result<$row> {
                use sqlx::Row;
                Ok($row {
                    $($column: row.try_get(stringify!($column))?,)*
                    $($later: match row.try_get(stringify!($later)) {
                        Err(sqlx::Error::ColumnNotFound(_)) => Default::default(),
                        read => read?,
                    },)*
                })
            }
        }
    };
}
pub(crate) use read_row;

/// A row is read and written.
macro_rules! row {
    ($row:ident { $($column:ident),* } $(or_default { $($later:ident),* })?) => {
        $crate::row::read_row!($row { $($column),* } $(or_default { $($later),* })?);
        $crate::row::written_row!($row { $($column),* $(, $($later),*)? });
    };
}
pub(crate) use row;
