//! What changes its owner, and what is left of somebody who wants to be forgotten.

/// What one owner had is another's from now on. The tables have a new revision, because every server knows their owners.
macro_rules! adopt {
    ($at_once:expr, $from:expr, $to:expr, $now:expr) => {{
        let changed: $crate::Changed =
            sqlx::query_as($crate::people::queries::TOUCH).bind($from).bind($now).fetch_all(&mut *$at_once).await?;
        for sql in [
            "UPDATE seats SET owner = $2 WHERE owner = $1",
            "UPDATE tables SET host = $2 WHERE host = $1",
            "UPDATE calls SET owner = $2 WHERE owner = $1",
            // What she has set as who she is now holds.
            "UPDATE rests SET owner = $2 WHERE owner = $1 AND NOT EXISTS (SELECT 1 FROM rests WHERE owner = $2)",
            "DELETE FROM rests WHERE owner = $1 AND owner <> $2",
            "UPDATE channels SET owner = $2 WHERE owner = $1",
            "UPDATE notices SET owner = $2 WHERE owner = $1 AND NOT EXISTS (SELECT 1 FROM notices AS own
             WHERE own.owner = $2 AND own.table_id = notices.table_id AND own.kind = notices.kind)",
            "UPDATE notice_owners SET owner = $2 WHERE owner = $1 AND NOT EXISTS (SELECT 1 FROM notice_owners WHERE owner = $2)",
            "UPDATE talk SET owner = $2 WHERE owner = $1",
            "UPDATE reports SET reporter = $2 WHERE reporter = $1",
            "UPDATE reports SET about = $2 WHERE about = $1",
            // Both may have muted the same one.
            "INSERT INTO mutes (table_id, owner, whom) SELECT table_id, $2, whom FROM mutes WHERE owner = $1
                 ON CONFLICT DO NOTHING",
            "INSERT INTO mutes (table_id, owner, whom) SELECT table_id, owner, $2 FROM mutes WHERE whom = $1
                 ON CONFLICT DO NOTHING",
            "DELETE FROM mutes WHERE (owner = $1 OR whom = $1) AND $2 <> ''",
        ] {
            sqlx::query(sql).bind($from).bind($to).execute(&mut *$at_once).await?;
        }
        for sql in ["DELETE FROM notices WHERE owner = $1", "DELETE FROM notice_owners WHERE owner = $1"] {
            sqlx::query(sql).bind($from).execute(&mut *$at_once).await?;
        }
        changed
    }};
}
pub(crate) use adopt;

/// A browser has another token: what is pushed to it goes with the new one when that is given back.
macro_rules! moved_device {
    ($at_once:expr, $from:expr, $to:expr) => {
        sqlx::query("UPDATE channels SET device = $2 WHERE device = $1 AND owner = $1")
            .bind($from)
            .bind($to)
            .execute(&mut *$at_once)
            .await?
    };
}
pub(crate) use moved_device;

/// Games stay, without a name and without an owner; everything else goes.
macro_rules! erase {
    ($at_once:expr, $owner:expr, $now:expr) => {{
        let changed: $crate::Changed =
            sqlx::query_as($crate::people::queries::TOUCH).bind($owner).bind($now).fetch_all(&mut *$at_once).await?;
        for sql in [
            "UPDATE seats SET owner = NULL, name = '', standing = NULL, pace = NULL, timeouts = 0 WHERE owner = $1",
            "UPDATE tables SET host = '', address = '' WHERE host = $1",
            "DELETE FROM calls WHERE owner = $1",
            "DELETE FROM channels WHERE owner = $1",
            "DELETE FROM notices WHERE owner = $1",
            "DELETE FROM notice_owners WHERE owner = $1",
            "DELETE FROM talk WHERE owner = $1",
            "DELETE FROM mutes WHERE owner = $1 OR whom = $1",
            "UPDATE reports SET reporter = '' WHERE reporter = $1",
            "DELETE FROM reports WHERE about = $1",
            "DELETE FROM tickets WHERE owner = $1",
            "DELETE FROM attempts WHERE who IN ('person ' || $1, 'night ' || $1)",
            "DELETE FROM rests WHERE owner = $1",
            "DELETE FROM people WHERE id = $1",
        ] {
            sqlx::query(sql).bind($owner).execute(&mut *$at_once).await?;
        }
        changed
    }};
}
pub(crate) use erase;
