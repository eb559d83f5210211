//! What is new at a table, in one statement, and so in one trip and as of one moment. Lists of rows come as JSON by the names
//! of their columns.

use super::PostgresStore;
use crate::people::queries::OF_DEVICE;
use crate::{Arrival, Known, News, PersonRow, SnapshotRow, StoreError, Stored, TableRow};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use sqlx::postgres::PgRow;
use sqlx::{FromRow, Postgres, Row};
use std::sync::LazyLock;

/// The table ($1) for somebody who knows it in a revision ($2) with so many turns ($3) and a version after the last undo ($4),
/// and the person of a browser ($5).
pub(crate) static NEWS: LazyLock<String> = LazyLock::new(|| {
    let new = "table_id = tables.id AND revision <> $2";
    let turns = format!("{new} AND n >= CASE WHEN rewritten = $4 THEN $3::bigint ELSE 0 END");
    let columns = <TableRow as crate::row::Row<Postgres>>::COLUMNS.join(", tables.");
    let person = OF_DEVICE.replace("$1", "$5");
    format!(
        "SELECT tables.{columns},
             (SELECT json_agg(seats ORDER BY seat) FROM seats WHERE {new})::text AS seats,
             (SELECT json_agg(turns ORDER BY n) FROM turns WHERE {turns})::text AS turns,
             (SELECT json_agg(moves ORDER BY n) FROM moves WHERE {turns})::text AS moves,
             (SELECT array_agg(n ORDER BY n) FROM snapshots WHERE {turns}) AS counts,
             (SELECT array_agg(format ORDER BY n) FROM snapshots WHERE {turns}) AS formats,
             (SELECT array_agg(body ORDER BY n) FROM snapshots WHERE {turns}) AS bodies,
             (SELECT to_json(person) FROM ({person}) AS person)::text AS person
         FROM (VALUES (1)) AS once LEFT JOIN tables ON id = $1"
    )
});

/// A person, and when her browser was last seen.
#[derive(Deserialize)]
struct Seen {
    #[serde(flatten)]
    person: PersonRow,
    seen: i64,
}

impl PostgresStore {
    /// What is new at a table, and whose browser this is.
    pub(super) async fn read_news(
        &self,
        id: &str,
        known: Option<Known>,
        device: Option<&str>,
    ) -> Result<Arrival, StoreError> {
        let since = known.unwrap_or(Known { revision: -1, turns: 0, rewritten: 0 });
        let ask = || {
            let query = sqlx::query(NEWS.as_str()).bind(id).bind(since.revision).bind(since.turns);
            query.bind(since.rewritten).bind(device).fetch_one(&self.pool)
        };
        let row = self.again_if_cut(ask).await?;
        let person = json::<Seen>(&row, "person")?.map(|Seen { person, seen }| (person, seen));
        let news = match row.try_get::<Option<i64>, _>("revision")? {
            None => News::Gone,
            Some(revision) if revision == since.revision => News::Nothing,
            Some(_) => News::Changed(Box::new(stored(&row)?)),
        };
        Ok(Arrival { news, person })
    }
}

/// A table with what was read of it.
fn stored(row: &PgRow) -> Result<Stored, StoreError> {
    let counts: Option<Vec<i64>> = row.try_get("counts")?;
    let formats: Option<Vec<i64>> = row.try_get("formats")?;
    let bodies: Option<Vec<Vec<u8>>> = row.try_get("bodies")?;
    let positions = counts.into_iter().flatten().zip(formats.into_iter().flatten()).zip(bodies.into_iter().flatten());
    Ok(Stored {
        table: TableRow::from_row(row)?,
        seats: json(row, "seats")?.unwrap_or_default(),
        turns: json(row, "turns")?.unwrap_or_default(),
        moves: json(row, "moves")?.unwrap_or_default(),
        snapshots: positions.map(|((n, format), body)| SnapshotRow { n, format, body }).collect(),
    })
}

/// What a column holds as JSON.
fn json<T: DeserializeOwned>(row: &PgRow, column: &str) -> Result<Option<T>, StoreError> {
    let text: Option<&str> = row.try_get(column)?;
    let read = text.map(serde_json::from_str).transpose();
    read.map_err(|error| StoreError::Other(format!("{column} cannot be read: {error}")))
}
