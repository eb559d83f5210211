-- Company: talk at tables, reports of it, and what a table on show says of itself.

-- How many lines a room of a table has had, and whether anything may be said there. Players and those who watch have a room each.
CREATE TABLE talks (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    room     TEXT NOT NULL CHECK (room IN ('players', 'watchers')),
    lines    BIGINT NOT NULL,
    closed   BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, room)
);

-- A line: a phrase by its key, which every reader sees in her own language, or a text as it was typed.
CREATE TABLE talk (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    room     TEXT NOT NULL,
    n        BIGINT NOT NULL,
    owner    TEXT NOT NULL,
    seat     BIGINT,
    name     TEXT NOT NULL,
    phrase   TEXT,
    body     TEXT NOT NULL,
    said     BIGINT NOT NULL,
    PRIMARY KEY (table_id, room, n)
);

-- Whom somebody does not want to hear at a table.
CREATE TABLE mutes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    owner    TEXT NOT NULL,
    whom     TEXT NOT NULL,
    PRIMARY KEY (table_id, owner, whom)
);

-- What somebody has told whoever runs the hall. It stays when its table is forgotten, until it is done with.
CREATE TABLE reports (
    id       TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    reporter TEXT NOT NULL,
    about    TEXT NOT NULL,
    name     TEXT NOT NULL,
    seat     BIGINT,
    reason   TEXT NOT NULL,
    lines    TEXT NOT NULL,
    made     BIGINT NOT NULL,
    done     BIGINT
);

-- Which language is spoken at a table, and for whom it is; empty for any.
ALTER TABLE tables ADD COLUMN lang TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN level TEXT NOT NULL DEFAULT '';

CREATE INDEX talk_by_owner ON talk (owner);
CREATE INDEX talk_by_time ON talk (said);
CREATE INDEX mutes_by_owner ON mutes (owner);
CREATE INDEX mutes_by_whom ON mutes (whom);
CREATE INDEX reports_by_time ON reports (made);
CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_by_about ON reports (about);
CREATE INDEX tables_to_join ON tables (touched) WHERE listed AND phase = 'lobby';
CREATE INDEX tables_to_join_by_game ON tables (game, touched) WHERE listed AND phase = 'lobby';
CREATE INDEX tables_to_watch ON tables (touched) WHERE listed AND phase = 'playing';
