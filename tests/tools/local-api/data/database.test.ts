import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../../src/tools/local-api/data/database.ts';
import { temporaryFolder } from '../support/folder.ts';

function temporaryPath(): string {
  return join(temporaryFolder(), 'a', 'b.db');
}

test('a new file gets the schema, its folder, WAL and foreign keys', () => {
  const path = temporaryPath();
  const { sql, close } = openDatabase(path);
  expect(sql.get`PRAGMA journal_mode`).toEqual({ journal_mode: 'wal' });
  expect(sql.get`PRAGMA foreign_keys`).toEqual({ foreign_keys: 1 });
  expect(sql.get`PRAGMA user_version`).toEqual({ user_version: 3 });
  expect(() => sql.run`INSERT INTO subscriptions VALUES (7, 'a', 'full', 1, 1)`).toThrow(
    'FOREIGN KEY',
  );
  close();
});

test('a schema from the future is refused with the two numbers, and left alone', () => {
  const path = temporaryPath();
  openDatabase(path).close();
  const raw = new DatabaseSync(path);
  raw.exec('PRAGMA user_version = 7');
  expect(() => openDatabase(path)).toThrow(/plus récente \(schéma 7, connu : 3\)/);
  expect(raw.prepare('PRAGMA user_version').get()).toEqual({ user_version: 7 });
  raw.close();
});

test('a database of courses in columns keeps its accounts and purchases; its catalogue comes again', () => {
  const path = temporaryPath();
  const first = openDatabase(path);
  first.sql.run`INSERT INTO users VALUES (1, 'a@a.sn', 'Awa', 'x', 1)`;
  first.close();
  const raw = new DatabaseSync(path);
  raw.exec(`DROP TABLE subscriptions; DROP TABLE catalog; PRAGMA user_version = 2;
    CREATE TABLE categories (name TEXT PRIMARY KEY);
    CREATE TABLE courses (id TEXT PRIMARY KEY, category TEXT REFERENCES categories (name));
    CREATE TABLE sections (course_id TEXT REFERENCES courses (id) ON DELETE CASCADE);
    CREATE TABLE subscriptions (
      user_id INTEGER REFERENCES users (id), course_id TEXT REFERENCES courses (id) ON DELETE CASCADE,
      type TEXT, price INTEGER, created_at INTEGER
    );
    CREATE TABLE legacy_videos (a); CREATE TABLE catalog_version (version);
    INSERT INTO categories VALUES ('Design'); INSERT INTO courses VALUES ('a', 'Design');
    INSERT INTO sections VALUES ('a'); INSERT INTO subscriptions VALUES (1, 'a', 'full', 5000, 1);`);
  raw.close();
  const { sql, close } = openDatabase(path);
  expect(sql.get`SELECT email, course_id, price FROM users JOIN subscriptions`).toEqual({
    email: 'a@a.sn',
    course_id: 'a',
    price: 5_000,
  });
  expect(sql.all`SELECT * FROM catalog`).toEqual([]);
  close();
});

test('the database of another program is refused and left alone', () => {
  const path = join(temporaryFolder(), 'other.db');
  const raw = new DatabaseSync(path);
  raw.exec('CREATE TABLE precious (a)');
  expect(() => openDatabase(path)).toThrow('n’est pas une base de l’API locale');
  expect(raw.prepare('SELECT name FROM sqlite_master').all()).toEqual([{ name: 'precious' }]);
  raw.close();
});

test('a file that is damaged in its middle is told at once, with the way out', () => {
  const path = temporaryPath();
  const { sql, close } = openDatabase(path);
  for (let index = 0; index < 500; index += 1) {
    sql.run`INSERT INTO users VALUES (${index}, ${`${index}`}, ${'Awa '.repeat(40)}, 'x', 1)`;
  }
  close();
  const bytes = readFileSync(path);
  bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 4_096);
  writeFileSync(path, bytes);
  expect(() => openDatabase(path)).toThrow(
    /ne s’ouvre pas : .+\nSi elle est abîmée, supprimez-la/s,
  );
});

test('a folder that cannot be made is refused, and does not hang', () => {
  expect(() => openDatabase('/proc/nulle/part.db')).toThrow(/ne s’ouvre pas : ENOENT/);
});

test('a file that is no database is told apart, never to be deleted', () => {
  expect(() => openDatabase('/etc/passwd')).toThrow(
    '« /etc/passwd » n’est pas une base de l’API locale. Changez LOCAL_API_DB ; rien n’a été touché.',
  );
});

test('a base that can only be read is told in French, with the way out', () => {
  const path = temporaryPath();
  openDatabase(path).close();
  chmodSync(path, 0o444);
  for (const folder of [dirname(path), dirname(dirname(path))]) chmodSync(folder, 0o555);
  chmodSync(dirname(dirname(dirname(path))), 0o755);
  // Root writes everywhere.
  if (process.getuid?.() === 0) process.seteuid?.('nobody');
  try {
    expect(() => openDatabase(path)).toThrow(
      `La base « ${path} » ne s’ouvre pas : elle est en lecture seule. Vérifiez ses droits et ceux de son dossier, ou changez LOCAL_API_DB.`,
    );
  } finally {
    if (process.getuid?.() === 0) process.seteuid?.(0);
    for (const folder of [dirname(path), dirname(dirname(path))]) chmodSync(folder, 0o755);
  }
});

test('a transaction keeps all or nothing', () => {
  const { sql, transaction, close } = openDatabase(':memory:');
  expect(() =>
    transaction(() => {
      sql.run`INSERT INTO users VALUES (1, 'a@a.sn', 'Awa', 'x', 1)`;
      throw new Error('in the middle');
    }),
  ).toThrow('in the middle');
  expect(sql.all`SELECT * FROM users`).toEqual([]);
  expect(transaction(() => 3)).toBe(3);
  close();
});
