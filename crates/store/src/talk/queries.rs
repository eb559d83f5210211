//! What is asked about talk and reports. None of it reads a whole table: a test looks at the plans, which is why they are public.

/// How much was said at a table.
pub const TALKED: &str = "SELECT room, lines, closed FROM talks WHERE table_id = $1";
/// The last lines of a room.
pub const LINES: &str = "SELECT * FROM talk WHERE table_id = $1 AND room = $2 ORDER BY n DESC LIMIT $3";
/// A line by its number.
pub const LINE: &str = "SELECT * FROM talk WHERE table_id = $1 AND room = $2 AND n = $3";
/// All lines of a table.
pub const ALL_LINES: &str = "SELECT * FROM talk WHERE table_id = $1 ORDER BY room, n";
/// Whom somebody does not want to hear.
pub const MUTED: &str = "SELECT whom FROM mutes WHERE table_id = $1 AND owner = $2 ORDER BY whom";
/// Who does not want to hear whom.
pub const MUTES: &str = "SELECT owner, whom FROM mutes WHERE table_id = $1 ORDER BY owner, whom";
/// The tables where somebody does not want to hear somebody.
pub const MUTES_OF: &str = "SELECT table_id FROM mutes WHERE owner = $1 ORDER BY table_id";
/// What somebody has said.
pub const SAID_BY: &str = "SELECT * FROM talk WHERE owner = $1 ORDER BY said DESC, table_id, room, n DESC";
/// What was said before a time.
pub const OLD: &str = "FROM talk WHERE said < $1";
/// What somebody has reported.
pub const REPORTS_BY: &str = "SELECT * FROM reports WHERE reporter = $1 ORDER BY made DESC, id";
/// All reports.
pub const REPORTS: &str = "SELECT * FROM reports ORDER BY made DESC, id LIMIT $1";
/// Reports that are not done with.
pub const OPEN_REPORTS: &str = "SELECT * FROM reports WHERE done IS NULL ORDER BY made DESC, id LIMIT $1";
