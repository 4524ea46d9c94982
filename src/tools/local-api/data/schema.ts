/** Moves with each schema. */
export const VERSION = 3;

const SUBSCRIPTIONS = `
  CREATE TABLE IF NOT EXISTS subscriptions (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, course_id TEXT NOT NULL,
    type TEXT NOT NULL, price INTEGER NOT NULL, created_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, course_id, type)
  ) STRICT, WITHOUT ROWID;`;

/** Versions 1 and 2 kept courses in columns: what was bought of them stays, they come again from their files. */
export const FROM_COLUMNS = `
  ALTER TABLE subscriptions RENAME TO bought;
  ${SUBSCRIPTIONS}
  INSERT INTO subscriptions SELECT * FROM bought;
  DROP TABLE bought; DROP TABLE sections; DROP TABLE courses; DROP TABLE categories;
  DROP TABLE legacy_videos; DROP TABLE catalog_version;`;

/**
 * The tables. The catalogue is one row, as its files say it; any change of it, also one made by hand in the
 * `sqlite3` shell, changes its version, by which it is kept in memory.
 */
export const TABLES = `
  CREATE TABLE catalog (
    id INTEGER PRIMARY KEY CHECK (id = 1), content TEXT NOT NULL,
    generated INTEGER NOT NULL DEFAULT 0, version INTEGER NOT NULL DEFAULT 1
  ) STRICT;
  CREATE TRIGGER catalog_after_update AFTER UPDATE OF content, generated ON catalog BEGIN
    UPDATE catalog SET version = version + 1;
  END;

  CREATE TABLE IF NOT EXISTS users (
    id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, name TEXT NOT NULL, password TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS sessions (
    id_hash BLOB PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS sessions_by_expiry ON sessions (expires_at);

  ${SUBSCRIPTIONS}

  CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, phone TEXT NOT NULL, message TEXT NOT NULL,
    type TEXT NOT NULL, page TEXT NOT NULL, created_at INTEGER NOT NULL
  ) STRICT;`;
