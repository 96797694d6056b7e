// The tables of the embedded store, one step for each version of them; a step is never changed once released.

export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    epoch INTEGER NOT NULL,
    listing TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE entry (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    at INTEGER NOT NULL,
    cmd TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE timer (
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    due INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE chat (
    n INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX chat_table ON chat (table_id, n);
  CREATE TABLE match (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    ended_at INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX match_ended ON match (ended_at);
  `,
  `
  CREATE TABLE recent (
    n INTEGER PRIMARY KEY,
    body TEXT NOT NULL
  ) STRICT;
  `,
];
