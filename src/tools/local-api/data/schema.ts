/**
 * Any change of these tables, also one made by hand in the `sqlite3` shell, changes the version under which
 * the cached lists are kept.
 */
const TRIGGERS = ['categories', 'courses'].flatMap((table) =>
  ['INSERT', 'UPDATE', 'DELETE'].map(
    (change) => `
  CREATE TRIGGER ${table}_after_${change.toLowerCase()} AFTER ${change} ON ${table} BEGIN
    UPDATE catalog_version SET version = version + 1;
  END;`,
  ),
);

/**
 * The schema, one entry per version: a database at version 1 receives entries 1, 2, … in order. What an entry
 * makes never changes once it is released; add another.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE categories (position INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;

  CREATE TABLE courses (
    id TEXT PRIMARY KEY, position INTEGER NOT NULL UNIQUE, name TEXT NOT NULL,
    category TEXT NOT NULL REFERENCES categories (name), keywords TEXT NOT NULL,
    language TEXT NOT NULL, modality TEXT NOT NULL, price INTEGER NOT NULL CHECK (price >= 0),
    cover TEXT, short_description TEXT NOT NULL, description TEXT NOT NULL,
    benefits TEXT NOT NULL, is_generated INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX courses_by_name ON courses (name);

  CREATE TABLE sections (
    course_id TEXT NOT NULL REFERENCES courses (id) ON DELETE CASCADE, position INTEGER NOT NULL,
    title TEXT NOT NULL, description TEXT NOT NULL, media TEXT, PRIMARY KEY (course_id, position)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE legacy_videos (
    course_id TEXT NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL,
    description TEXT NOT NULL, media TEXT NOT NULL, PRIMARY KEY (course_id, position)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE users (
    id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, name TEXT NOT NULL, password TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE sessions (
    id_hash BLOB PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_by_expiry ON sessions (expires_at);

  CREATE TABLE subscriptions (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    course_id TEXT NOT NULL REFERENCES courses (id) ON DELETE CASCADE, type TEXT NOT NULL,
    price INTEGER NOT NULL, created_at INTEGER NOT NULL, PRIMARY KEY (user_id, course_id, type)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE messages (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, phone TEXT NOT NULL, message TEXT NOT NULL,
    type TEXT NOT NULL, page TEXT NOT NULL, created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE catalog_version (version INTEGER NOT NULL) STRICT;
  INSERT INTO catalog_version VALUES (1);
  ${TRIGGERS.join('')}
  `,
  `ALTER TABLE courses ADD COLUMN level TEXT;`,
];
