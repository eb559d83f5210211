-- What is stored from here on: the seed and the actions, with positions some turns apart. `turns` holds the turns of earlier
-- versions as they are; a table goes on in `moves`.

CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    action   TEXT NOT NULL,
    by_table INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    rules    INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

-- `n` is the number of turns that led there.
CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    format   INTEGER NOT NULL,
    body     BLOB NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

-- The tables of cards that games began with, by their fingerprints.
CREATE TABLE cards (
    fingerprint TEXT PRIMARY KEY,
    body        TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The fingerprint of a table's cards; the number of its stored changes; what lists show of it (who owes a decision, a bit for
-- each seat, or -1 where nobody has looked yet, and whether one of them answers by itself); a wish to take something back;
-- versions before which pages are out of date; a hash of the address that it was opened from.
ALTER TABLE tables ADD COLUMN cards TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN pending INTEGER NOT NULL DEFAULT -1;
ALTER TABLE tables ADD COLUMN due INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN undo TEXT;
ALTER TABLE tables ADD COLUMN rewritten INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN outdated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN address TEXT NOT NULL DEFAULT '';

-- Who lets the bots of a table think, until when (in milliseconds), and which claim that is.
CREATE TABLE work (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    holder   TEXT NOT NULL,
    fence    INTEGER NOT NULL,
    until    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Visitors and addresses that are not let in.
CREATE TABLE bans (
    who   TEXT PRIMARY KEY,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_by_host ON tables (host, phase);
CREATE INDEX tables_by_address ON tables (address, phase);
CREATE INDEX tables_listed ON tables (touched) WHERE listed AND phase <> 'over';
CREATE INDEX tables_due ON tables (touched) WHERE due AND phase = 'playing';
