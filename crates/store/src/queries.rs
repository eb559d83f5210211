//! What lists, counts and searches ask, in words that both engines understand. None of it reads a whole table: a test looks at
//! the plans, which is why they are public.

use crate::{Tempo, Wanted};

/// Which tables a visitor sees: hers, those first that are not over.
pub const OF_OWNER: &str = "WHERE id IN (SELECT table_id FROM seats WHERE owner = $1
     UNION SELECT id FROM tables WHERE host = $1) ORDER BY phase = 'over', touched DESC LIMIT $2";
/// How many tables wait for somebody.
pub const WAITING: &str =
    "SELECT (SELECT count(DISTINCT tables.id) FROM seats JOIN tables ON tables.id = seats.table_id
         WHERE seats.owner = $1 AND seats.kind = 'person' AND NOT seats.replaced AND tables.phase = 'playing'
             AND tables.pending >= 0 AND (tables.pending >> CAST(seats.seat AS integer)) & 1 = 1)
     + (SELECT count(DISTINCT tables.id) FROM calls JOIN tables ON tables.id = calls.table_id
         JOIN seats ON seats.table_id = calls.table_id AND seats.seat = calls.seat
         WHERE calls.owner = $1 AND tables.phase = 'lobby' AND seats.kind = 'open')";
/// The newest tables, for whoever runs the hall.
pub const NEWEST: &str = "ORDER BY touched DESC LIMIT $1";
/// The tables at which somebody answers by itself.
pub const DUE: &str = "SELECT id FROM tables WHERE due AND phase = 'playing' ORDER BY touched DESC LIMIT $1";
/// How many open tables a visitor has.
pub const OPEN_OF_HOST: &str = "SELECT count(*) FROM tables WHERE host = $1 AND phase IN ('lobby', 'playing')";
/// How many open tables an address has.
pub const OPEN_OF_ADDRESS: &str = "SELECT count(*) FROM tables WHERE address = $1 AND phase IN ('lobby', 'playing')";
/// Where an invitation leads.
pub const INVITATION: &str = "SELECT table_id, seat FROM seats WHERE invitation = $1";
/// The tables of a phase that nobody has touched since.
pub const UNTOUCHED: &str = "FROM tables WHERE phase = $1 AND touched < $2";
/// A table.
pub const TABLE: &str = "SELECT * FROM tables WHERE id = $1";
/// Its seats.
pub const SEATS: &str = "SELECT * FROM seats WHERE table_id = $1 ORDER BY seat";
/// Its turns in the first format, from a number on.
pub const TURNS: &str = "SELECT * FROM turns WHERE table_id = $1 AND n >= $2 ORDER BY n";
/// The turns after those.
pub const MOVES: &str = "SELECT * FROM moves WHERE table_id = $1 AND n >= $2 ORDER BY n";
/// Its positions after a number of turns and later.
pub const SNAPSHOTS: &str = "SELECT * FROM snapshots WHERE table_id = $1 AND n >= $2 ORDER BY n";

/// Which tables on show are as wanted, and the values that this asks for, before their number.
pub fn on_show(wanted: &Wanted) -> (String, Vec<String>) {
    let mut sql = format!("WHERE listed AND phase = '{}'", wanted.phase.word());
    let mut values = Vec::new();
    // As a clock is written.
    sql.push_str(match wanted.tempo {
        None => "",
        Some(Tempo::Free) => " AND clock IS NULL",
        Some(Tempo::Live) => " AND clock LIKE 'live %'",
        Some(Tempo::Correspondence) => " AND clock LIKE 'correspondence %'",
    });
    for (value, condition) in
        [(&wanted.game, "game = "), (&wanted.lang, "lang IN ('', "), (&wanted.level, "level IN ('', ")]
    {
        if let Some(value) = value {
            values.push(value.clone());
            let end = if condition.contains('(') { ")" } else { "" };
            sql.push_str(&format!(" AND {condition}${}{end}", values.len()));
        }
    }
    sql.push_str(&format!(" ORDER BY touched DESC LIMIT ${}", values.len() + 1));
    (sql, values)
}

/// What is new at a table, as PostgreSQL is asked in one go.
pub fn news() -> &'static str {
    &crate::postgres::NEWS
}
