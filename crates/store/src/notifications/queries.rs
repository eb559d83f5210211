//! What is asked about notices. None of it reads a whole table: a test looks at the plans, which is why they are public.

/// The channels of somebody.
pub const CHANNELS: &str = "SELECT * FROM channels WHERE owner = $1 ORDER BY created, id";
/// A channel.
pub const CHANNEL: &str = "SELECT * FROM channels WHERE id = $1";
/// The channels after one.
pub const CHANNELS_AFTER: &str = "SELECT * FROM channels WHERE id > $1 ORDER BY id LIMIT $2";
/// How much somebody is told.
pub const ALLOWANCE: &str = "SELECT most, day, sent, next FROM notice_owners WHERE owner = $1";
/// What somebody is still to be told.
pub const WAITING: &str = "SELECT * FROM notices WHERE owner = $1 AND NOT done ORDER BY mark, table_id, kind";
/// Everything about notices of somebody.
pub const NOTICES: &str = "SELECT * FROM notices WHERE owner = $1 ORDER BY table_id, kind";
/// Something that there is to do.
pub const IS_DUE: &str = "SELECT due FROM notices WHERE NOT done AND due <= $1
     UNION ALL SELECT due FROM deliveries WHERE due <= $1 AND until < $1 LIMIT 1";
/// Those for whom something is due.
pub const DUE_OWNERS: &str = "SELECT owner FROM notices WHERE NOT done AND due <= $2 ORDER BY due LIMIT 256";
/// What is to be brought somewhere.
pub const DUE_DELIVERIES: &str = "SELECT id FROM deliveries WHERE due <= $2 AND until < $2 ORDER BY due LIMIT $4";

/// Tells those who sit at these seats (bits) of a table. Only who has a channel is told anything, and nobody for whom a bot plays.
/// The placeholders come in the order of the columns, then the table and the bits.
pub const TELL_SEATS: [&str; 6] = [
    "INSERT INTO notices (owner, table_id, kind, mark, due, done) SELECT DISTINCT owner, table_id, ",
    ", CAST(",
    " AS BIGINT), CAST(",
    " AS BIGINT), false FROM seats WHERE table_id = ",
    " AND kind = 'person' AND NOT replaced AND (CAST(",
    " AS BIGINT) >> CAST(seat AS INTEGER)) & 1 = 1
     AND EXISTS (SELECT 1 FROM channels WHERE channels.owner = seats.owner AND state = 'on')
     ON CONFLICT (owner, table_id, kind) DO UPDATE SET mark = excluded.mark, due = excluded.due, done = excluded.done",
];

/// Tells one of them.
pub const TELL_ONE: &str = "INSERT INTO notices (owner, table_id, kind, mark, due, done)
     SELECT CAST($1 AS TEXT), id, CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS BIGINT), false FROM tables WHERE id = $2
         AND EXISTS (SELECT 1 FROM channels WHERE channels.owner = $1 AND state = 'on')
     ON CONFLICT (owner, table_id, kind) DO UPDATE SET mark = excluded.mark, due = excluded.due, done = excluded.done";

/// Tells those whose tables of a phase nobody has touched since a time, once for each pause.
pub const TELL_UNTOUCHED: &str = "INSERT INTO notices (owner, table_id, kind, mark, due, done)
     SELECT DISTINCT seats.owner, tables.id, 'forget', tables.touched, CAST($3 AS BIGINT), false
     FROM tables JOIN seats ON seats.table_id = tables.id
     WHERE phase = $1 AND touched < $2 AND seats.kind = 'person'
         AND EXISTS (SELECT 1 FROM channels WHERE channels.owner = seats.owner AND state = 'on')
     ON CONFLICT (owner, table_id, kind) DO UPDATE SET mark = excluded.mark, due = excluded.due, done = excluded.done
     WHERE notices.mark <> excluded.mark";
