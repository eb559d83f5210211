-- People: whoever wants to be known on another device or after a lost cookie. Their seats and tables belong to the person's id
-- instead of a hash of one browser's token. `code_key` finds the person of a recovery code, `code_hash` is a slow hash of the
-- rest of it.
CREATE TABLE people (
    id        TEXT PRIMARY KEY,
    name      TEXT NOT NULL,
    motif     TEXT NOT NULL,
    colour    TEXT NOT NULL,
    created   BIGINT NOT NULL,
    code_key  TEXT UNIQUE,
    code_hash TEXT,
    code_made BIGINT
);

-- The browsers of people, by a hash of the token that each has.
CREATE TABLE devices (
    id      TEXT PRIMARY KEY,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    label   TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen    BIGINT NOT NULL
);

CREATE TABLE passkeys (
    id      TEXT PRIMARY KEY,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    key     BYTEA NOT NULL,
    counter BIGINT NOT NULL,
    label   TEXT NOT NULL,
    created BIGINT NOT NULL,
    used    BIGINT NOT NULL
);

-- What can be used once and not for long, by a hash of what is secret of it: links to another device, challenges of passkeys.
CREATE TABLE tickets (
    id    TEXT PRIMARY KEY,
    kind  TEXT NOT NULL,
    owner TEXT NOT NULL,
    until BIGINT NOT NULL
);

-- How often somebody has tried something, up to a time.
CREATE TABLE attempts (
    who   TEXT PRIMARY KEY,
    count BIGINT NOT NULL,
    until BIGINT NOT NULL
);

-- For whom an open seat of a new table is meant.
CREATE TABLE calls (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    owner    TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- How a game ended for a seat: its place, its score, and how many seconds it usually took for a decision.
ALTER TABLE seats ADD COLUMN place BIGINT;
ALTER TABLE seats ADD COLUMN score BIGINT;
ALTER TABLE seats ADD COLUMN pace BIGINT;

CREATE INDEX devices_by_person ON devices (person);
CREATE INDEX passkeys_by_person ON passkeys (person);
CREATE INDEX tickets_by_end ON tickets (until);
CREATE INDEX tickets_by_owner ON tickets (owner);
CREATE INDEX attempts_by_end ON attempts (until);
CREATE INDEX calls_by_owner ON calls (owner);

-- The newest tables, for whoever runs the hall: without this one the whole list would be sorted.
CREATE INDEX tables_by_touched ON tables (touched);
