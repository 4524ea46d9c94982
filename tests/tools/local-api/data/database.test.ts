import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  expect(sql.get`PRAGMA user_version`).toEqual({ user_version: 2 });
  expect(() => sql.run`INSERT INTO sections VALUES ('nobody', 1, 'a', 'b', NULL)`).toThrow(
    'FOREIGN KEY',
  );
  close();
});

test('a schema from the future is refused with the two numbers, and left alone', () => {
  const path = temporaryPath();
  openDatabase(path).close();
  const raw = new DatabaseSync(path);
  raw.exec('PRAGMA user_version = 7');
  expect(() => openDatabase(path)).toThrow(/plus récente \(schéma 7, connu : 2\)/);
  expect(raw.prepare('PRAGMA user_version').get()).toEqual({ user_version: 7 });
  raw.close();
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
    sql.run`INSERT INTO categories VALUES (${index}, ${`${index} ${'Design '.repeat(20)}`})`;
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

test('a file that is no database is refused with a sentence', () => {
  const path = join(temporaryFolder(), 'notes.txt');
  writeFileSync(
    path,
    'not a database, but long enough to be read as the header of one. '.repeat(20),
  );
  expect(() => openDatabase(path)).toThrow(/ne s’ouvre pas/);
});

test('a transaction keeps all or nothing', () => {
  const { sql, transaction, close } = openDatabase(':memory:');
  expect(() =>
    transaction(() => {
      sql.run`INSERT INTO categories VALUES (1, 'Design')`;
      throw new Error('in the middle');
    }),
  ).toThrow('in the middle');
  expect(sql.all`SELECT * FROM categories`).toEqual([]);
  expect(transaction(() => 3)).toBe(3);
  close();
});
