-- What all servers of a hall have in common, made once: the keys by which its notices are signed.
CREATE TABLE house_keys (
    name  TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);

-- Where somebody wants to hear of her tables. `kinds` has a bit for each kind of notice. `key` and `auth` are what a browser gave
-- for encrypting to it, `device` a hash of its token. `failures` counts what failed in a row, `problem` says how.
CREATE TABLE channels (
    id       TEXT PRIMARY KEY,
    owner    TEXT NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('push', 'webhook', 'email')),
    target   TEXT NOT NULL,
    shape    TEXT NOT NULL CHECK (shape IN ('plain', 'text', 'discord')),
    key      TEXT NOT NULL,
    auth     TEXT NOT NULL,
    device   TEXT NOT NULL,
    label    TEXT NOT NULL,
    lang     TEXT NOT NULL,
    base     TEXT NOT NULL,
    kinds    BIGINT NOT NULL,
    state    TEXT NOT NULL CHECK (state IN ('unconfirmed', 'on', 'off')),
    failures BIGINT NOT NULL,
    problem  TEXT NOT NULL,
    created  BIGINT NOT NULL,
    sent     BIGINT NOT NULL
);

-- Who wants notices: at most how many a day, how many since the day began that is counted, not before when the next; and which
-- server puts them together, until when, and by which claim. Times are in milliseconds.
CREATE TABLE notice_owners (
    owner  TEXT PRIMARY KEY,
    most   BIGINT NOT NULL,
    day    BIGINT NOT NULL,
    sent   BIGINT NOT NULL,
    next   BIGINT NOT NULL,
    holder TEXT NOT NULL,
    fence  BIGINT NOT NULL,
    until  BIGINT NOT NULL
);

-- What somebody is to be told of a table, from when on. `mark` tells one occasion from the next: what is done stays, so that
-- nobody is told of the same one twice.
CREATE TABLE notices (
    owner    TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT NOT NULL CHECK (kind IN ('turn', 'over', 'call', 'forget', 'clock')),
    mark     BIGINT NOT NULL,
    due      BIGINT NOT NULL,
    done     BOOLEAN NOT NULL,
    PRIMARY KEY (owner, table_id, kind)
);

-- What is on its way to a channel. `begun` says that it may have left this house already.
CREATE TABLE deliveries (
    id      TEXT PRIMARY KEY,
    channel TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    body    TEXT NOT NULL,
    created BIGINT NOT NULL,
    tries   BIGINT NOT NULL,
    due     BIGINT NOT NULL,
    begun   BOOLEAN NOT NULL,
    holder  TEXT NOT NULL,
    fence   BIGINT NOT NULL,
    until   BIGINT NOT NULL
);

CREATE INDEX channels_by_owner ON channels (owner);
CREATE INDEX channels_by_device ON channels (device);
CREATE INDEX channels_by_target ON channels (target);
CREATE INDEX notices_by_table ON notices (table_id);
CREATE INDEX notices_due ON notices (due) WHERE NOT done;
CREATE INDEX deliveries_by_channel ON deliveries (channel);
CREATE INDEX deliveries_due ON deliveries (due);

-- Who looks at a table's page, on whichever server; lost in a crash, and that is no loss.
CREATE UNLOGGED TABLE looks (
    table_id TEXT NOT NULL,
    owner    TEXT NOT NULL,
    seen     BIGINT NOT NULL,
    PRIMARY KEY (table_id, owner)
);
