-- With which version of its rules a table began and each of its turns was played. What is there was played with the first.

ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
ALTER TABLE turns ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;

-- The number of the last commit. Read over a second connection it says whether a commit is there.

CREATE TABLE commits (
    id     INTEGER PRIMARY KEY CHECK (id = 0),
    number INTEGER NOT NULL
) STRICT;

INSERT INTO commits VALUES (0, 0);
