//! What is asked about people. None of it reads a whole table: a test looks at the plans, which is why they are public.

/// The person of a browser.
pub const OF_DEVICE: &str =
    "SELECT people.id, people.name, people.motif, people.colour, people.created, people.code_made,
     devices.seen FROM devices JOIN people ON people.id = devices.person WHERE devices.id = $1";
/// The person of a recovery code.
pub const OF_CODE: &str = "SELECT id, code_hash FROM people WHERE code_key = $1";
/// The browsers of somebody.
pub const DEVICES: &str = "SELECT * FROM devices WHERE person = $1 ORDER BY seen DESC, created DESC, id";
/// The passkeys of somebody.
pub const PASSKEYS: &str = "SELECT * FROM passkeys WHERE person = $1 ORDER BY created, id";
/// A passkey.
pub const PASSKEY: &str = "SELECT * FROM passkeys WHERE id = $1";
/// A ticket.
pub const TICKET: &str = "SELECT * FROM tickets WHERE id = $1 AND kind = $2 AND until > $3";
/// The games of somebody.
pub const GAMES: &str = "SELECT seats.table_id, tables.game, tables.phase, tables.touched, seats.seat, seats.place,
     seats.score, seats.pace, tables.clock, seats.clock AS seat_clock, seats.timeouts, tables.ended FROM seats JOIN tables ON tables.id = seats.table_id
     WHERE seats.owner = $1 AND seats.kind = 'person' ORDER BY tables.touched DESC LIMIT $2";
/// Every seat of somebody.
pub const SEATS: &str = "SELECT * FROM seats WHERE owner = $1 ORDER BY table_id, seat";
/// The tables to which somebody is called.
pub const CALLS: &str = "SELECT table_id, seat FROM calls WHERE owner = $1 ORDER BY table_id, seat LIMIT $2";
/// Whether somebody is called to a seat.
pub const IS_CALLED: &str = "SELECT count(*) FROM calls WHERE table_id = $1 AND seat = $2 AND owner = $3";
/// The people after one.
pub const AFTER: &str = "SELECT * FROM people WHERE id > $1 ORDER BY id LIMIT $2";
/// The tables that an owner has a part in are others from now on: pages and servers look again.
pub const TOUCH: &str = "UPDATE tables SET revision = revision + 1,
     version = CASE WHEN version >= $2 THEN version + 1 ELSE $2 END
     WHERE id IN (SELECT table_id FROM seats WHERE owner = $1 UNION SELECT id FROM tables WHERE host = $1)
     RETURNING id, revision";
/// When clocks stand still for the owners after one.
pub const RESTS_AFTER: &str = "SELECT * FROM rests WHERE owner > $1 ORDER BY owner LIMIT $2";
/// The tables in play where somebody's time is counted are others from now on.
pub const TOUCH_CLOCKS: &str = "UPDATE tables SET revision = revision + 1,
     version = CASE WHEN version >= $2 THEN version + 1 ELSE $2 END
     WHERE phase = 'playing' AND clock IS NOT NULL AND id IN (SELECT table_id FROM seats WHERE owner = $1)
     RETURNING id, revision";
