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
  // Rows belong to a number that is never given again; the word of a table is only its name while it runs. What is
  // there without a table, such as lines that came after its end, is left behind.
  `
  CREATE TABLE running_table (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    slug TEXT NOT NULL UNIQUE,
    epoch INTEGER NOT NULL,
    listing TEXT NOT NULL
  ) STRICT;
  INSERT INTO running_table (slug, epoch, listing) SELECT id, epoch, listing FROM game_table ORDER BY id;
  CREATE TABLE new_entry (
    table_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    at INTEGER NOT NULL,
    cmd TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO new_entry SELECT running_table.id, seq, entry.epoch, at, cmd, body
    FROM running_table JOIN entry ON entry.table_id = slug ORDER BY running_table.id, seq;
  INSERT OR IGNORE INTO new_entry SELECT running_table.id, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
    FROM recent JOIN json_each(recent.body) JOIN running_table ON slug = value ->> 0;
  DELETE FROM recent;
  CREATE TABLE new_timer (
    table_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    due INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO new_timer SELECT running_table.id, kind, due
    FROM running_table JOIN timer ON timer.table_id = slug;
  CREATE TABLE new_chat (
    n INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  INSERT INTO new_chat SELECT n, running_table.id, at, body
    FROM running_table JOIN chat ON chat.table_id = slug ORDER BY n;
  DROP TABLE entry;
  DROP TABLE timer;
  DROP TABLE chat;
  DROP TABLE game_table;
  ALTER TABLE running_table RENAME TO game_table;
  ALTER TABLE new_entry RENAME TO entry;
  ALTER TABLE new_timer RENAME TO timer;
  ALTER TABLE new_chat RENAME TO chat;
  CREATE INDEX chat_table ON chat (table_id, n);
  `,
  // Entries of one table from the first number to the last, as rows of `recent` have them.
  `
  CREATE TABLE block (
    table_id INTEGER NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, first)
  ) STRICT, WITHOUT ROWID;
  `,
];
