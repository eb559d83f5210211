-- Clocks. `clock` of a table says how much time its players have, in written form; none where nobody counts it. `votes` is what
-- the others have chosen where a clock has fallen, and `ended` says by whom a game was ended as it stood. `clock` of a seat is
-- what is left and since when it runs, `timeouts` how often it has fallen.
ALTER TABLE tables ADD COLUMN clock TEXT;
ALTER TABLE tables ADD COLUMN votes TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN ended TEXT;
ALTER TABLE seats ADD COLUMN clock TEXT;
ALTER TABLE seats ADD COLUMN timeouts INTEGER NOT NULL DEFAULT 0;

-- When clocks stand still for somebody: her time zone, her night and her days off.
CREATE TABLE rests (
    owner    TEXT PRIMARY KEY,
    zone     TEXT NOT NULL,
    night    TEXT,
    days_off TEXT NOT NULL
) STRICT, WITHOUT ROWID;
