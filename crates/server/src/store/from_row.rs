//! Rows of the database as values.

/// Reads a row by the names of its columns; what stands behind `or_default` may be missing in an older database. (The derive
/// of sqlx would build SQLite a second time, for a macro.)
macro_rules! from_row {
    ($row:ident { $($column:ident),* } $(or_default { $($later:ident),* })?) => {
        impl sqlx::FromRow<'_, sqlx::sqlite::SqliteRow> for $row {
            fn from_row(row: &sqlx::sqlite::SqliteRow) -> sqlx::Result<$row> {
                use sqlx::Row;
                Ok($row {
                    $($column: row.try_get(stringify!($column))?,)*
                    $($($later: match row.try_get(stringify!($later)) {
                        Err(sqlx::Error::ColumnNotFound(_)) => Default::default(),
                        read => read?,
                    },)*)?
                })
            }
        }
    };
}
pub(crate) use from_row;
