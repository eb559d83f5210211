-- A hall, as SQLite has it after its third step; see there what the columns mean.

CREATE TABLE tables (
    id          TEXT PRIMARY KEY,
    game        TEXT NOT NULL,
    options     TEXT NOT NULL,
    server_part TEXT NOT NULL,
    host        TEXT NOT NULL,
    phase       TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over')),
    listed      BOOLEAN NOT NULL,
    takeover    BIGINT,
    pace        TEXT NOT NULL,
    version     BIGINT NOT NULL,
    start       TEXT,
    created     BIGINT NOT NULL,
    touched     BIGINT NOT NULL,
    rules       BIGINT NOT NULL,
    cards       TEXT NOT NULL,
    revision    BIGINT NOT NULL,
    pending     BIGINT NOT NULL,
    due         BOOLEAN NOT NULL,
    undo        TEXT,
    rewritten   BIGINT NOT NULL,
    outdated    BIGINT NOT NULL,
    address     TEXT NOT NULL
);

CREATE TABLE seats (
    table_id   TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat       BIGINT NOT NULL,
    kind       TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    level      TEXT,
    owner      TEXT,
    name       TEXT NOT NULL,
    part       TEXT NOT NULL,
    invitation TEXT UNIQUE,
    standing   TEXT,
    replaced   BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- Turns of a hall that SQLite kept in its first format, copied as they are.
CREATE TABLE turns (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    action   TEXT NOT NULL,
    by_table BOOLEAN NOT NULL,
    events   TEXT NOT NULL,
    position TEXT NOT NULL,
    taken    BIGINT NOT NULL,
    version  BIGINT NOT NULL,
    rules    BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    action   TEXT NOT NULL,
    by_table BOOLEAN NOT NULL,
    version  BIGINT NOT NULL,
    rules    BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        BIGINT NOT NULL,
    format   BIGINT NOT NULL,
    body     BYTEA NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE cards (
    fingerprint TEXT PRIMARY KEY,
    body        TEXT NOT NULL
);

CREATE TABLE work (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    holder   TEXT NOT NULL,
    fence    BIGINT NOT NULL,
    until    BIGINT NOT NULL
);

CREATE TABLE bans (
    who   TEXT PRIMARY KEY,
    since BIGINT NOT NULL
);

-- Who has a table's page open, on whichever server; lost in a crash, and that is no loss.
CREATE UNLOGGED TABLE presence (
    table_id TEXT NOT NULL,
    owner    TEXT NOT NULL,
    seen     BIGINT NOT NULL,
    PRIMARY KEY (table_id, owner)
);

CREATE INDEX tables_by_phase ON tables (phase, touched);
CREATE INDEX tables_by_host ON tables (host, phase);
CREATE INDEX tables_by_address ON tables (address, phase);
CREATE INDEX tables_listed ON tables (touched) WHERE listed AND phase <> 'over';
CREATE INDEX tables_due ON tables (touched) WHERE due AND phase = 'playing';
CREATE INDEX seats_by_owner ON seats (owner);
