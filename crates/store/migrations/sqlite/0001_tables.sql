-- Tables, their seats and their turns. A turn keeps the position that it led to: neither loading nor undo replays a game.

CREATE TABLE tables (
    id          TEXT PRIMARY KEY,
    game        TEXT NOT NULL,
    options     TEXT NOT NULL,
    server_part TEXT NOT NULL,
    host        TEXT NOT NULL,
    phase       TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over')),
    listed      INTEGER NOT NULL,
    takeover    INTEGER,
    pace        TEXT NOT NULL,
    version     INTEGER NOT NULL,
    start       TEXT,
    created     INTEGER NOT NULL,
    touched     INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_by_phase ON tables (phase, touched);

CREATE TABLE seats (
    table_id   TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat       INTEGER NOT NULL,
    kind       TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    level      TEXT,
    owner      TEXT,
    name       TEXT NOT NULL,
    part       TEXT NOT NULL,
    invitation TEXT UNIQUE,
    standing   TEXT,
    replaced   INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_owner ON seats (owner);

CREATE TABLE turns (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    action   TEXT NOT NULL,
    by_table INTEGER NOT NULL,
    events   TEXT NOT NULL,
    position TEXT NOT NULL,
    taken    INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
