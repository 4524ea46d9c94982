import { expect, test } from 'vitest';
import { SQLITE_VERSION } from './sql.ts';
import { playInSqlite } from './sqlite.ts';

const run = (code: string) => playInSqlite({ kind: 'run', before: [], code });

test('the version that is told is that of the program', async () => {
  const { news } = await run('SELECT sqlite_version()');
  expect(news[0]).toMatchObject({ rows: [[SQLITE_VERSION]] });
});

test('what never ends is stopped', async () => {
  const endless =
    'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT max(i) FROM n';
  expect(await run(endless)).toMatchObject({ limit: 'time', trouble: expect.stringMatching(/./) });
});
