import wasmAddress from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { framePage } from '../../../../src/workshop/languages/sql/frame-page.ts';
import type { SqlJob, SqlNews } from '../../../../src/workshop/languages/sql/protocol.ts';
import { startSql } from '../../../../src/workshop/languages/sql/sqlite.ts';
import { openHosted } from '../hosted-frame.ts';

let sql: ReturnType<typeof openHosted<SqlJob, SqlNews>>;

beforeEach(() => {
  sql = openHosted(framePage(), startSql);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function after(job: SqlJob): Promise<SqlNews[]> {
  return sql.after(() => sql.engine.ask(job));
}

/** What is told of code, but the tables of its base. */
async function run(code: string, ...before: string[]): Promise<SqlNews[]> {
  const news = await after({ kind: 'run', before, code });
  return news.filter(({ kind }) => kind !== 'tables');
}

const BASE = `CREATE TABLE auteurs (id INTEGER PRIMARY KEY, nom TEXT);
CREATE TABLE livres (titre TEXT, auteur_id INTEGER REFERENCES auteurs, prix REAL);
INSERT INTO livres VALUES ('Sous l''orage', NULL, 2500);`;

test('downloads nothing before the first order, and once for all (U19)', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  expect(sql.frame.src).toBe('');
  await run('SELECT 1');
  await run('SELECT 2');
  expect(fetched.mock.calls).toEqual([[wasmAddress]]);
});

test('gives rows, NULL apart, and counts what a statement changes (U21)', async () => {
  const code = `SELECT * FROM livres; UPDATE livres SET prix = 1; SELECT 1 WHERE 0`;
  expect(await run(code, BASE)).toEqual([
    {
      kind: 'result',
      columns: ['titre', 'auteur_id', 'prix'],
      numbers: [false, true, true],
      rows: [["Sous l'orage", null, '2500.0']],
      total: 1,
    },
    { kind: 'log', text: '1 ligne changée.' },
    { kind: 'result', columns: ['1'], numbers: [false], rows: [], total: 0 },
  ]);
});

test('each order starts from the same base, whose foreign keys hold (U19)', async () => {
  await run('DELETE FROM livres', BASE);
  expect(await run('SELECT count(*) AS n FROM livres', BASE)).toMatchObject([{ rows: [['1']] }]);
  expect(await run("INSERT INTO livres VALUES ('a', 9, 1)", BASE)).toMatchObject([
    { kind: 'error', message: 'FOREIGN KEY constraint failed', line: 1 },
  ]);
});

test('tells the tables that the base holds once the code has been run (U22)', async () => {
  const code = 'CREATE VIEW chers AS SELECT titre FROM livres';
  const [tables] = await after({ kind: 'run', before: [BASE], code });
  const titre = { name: 'titre', type: 'TEXT', isKey: false, leadsTo: '' };
  const id = { ...titre, name: 'id', type: 'INTEGER', isKey: true };
  const auteur = { ...titre, name: 'auteur_id', type: 'INTEGER', leadsTo: 'auteurs' };
  const prix = { ...titre, name: 'prix', type: 'REAL' };
  expect(tables).toEqual({
    kind: 'tables',
    tables: [
      { name: 'auteurs', isView: false, columns: [id, { ...titre, name: 'nom' }], count: 0 },
      { name: 'livres', isView: false, columns: [titre, auteur, prix], count: 1 },
      { name: 'chers', isView: true, columns: [titre], count: 0 },
    ],
  });
});

describe('what a reader may type ends in a sentence, and the workshop still works (U19)', () => {
  const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)';
  test.each([
    ['a query without end', `${ENDLESS} SELECT max(i) FROM n`, /5 secondes/],
    ['rows without end', `${ENDLESS} SELECT * FROM n`, /5 secondes/],
    ['a text too long', 'SELECT length(hex(zeroblob(500000000)))', /mémoire/],
    ['another file', "ATTACH 'a.db' AS b", /pas de fichiers/],
    ['a text between double quotes', 'SELECT * FROM livres WHERE titre = "a"', /apostrophes/],
    ['a word that is none', 'SELEC 1', /s’arrête devant « SELEC »/],
    ['an end that lacks', 'SELECT (1', /pas finie/],
  ])('%s', async (_, code, told) => {
    expect(await run(code, BASE)).toEqual([
      expect.objectContaining({ kind: 'error', text: expect.stringMatching(told) }),
    ]);
    expect(await run('SELECT 1')).toMatchObject([{ rows: [['1']] }]);
  });

  test('a flood of rows is cut and counted', async () => {
    const code = `${ENDLESS} SELECT i FROM n LIMIT 5000`;
    const [result] = await run(code);
    expect(result).toMatchObject({ total: 5_000 });
    expect(result?.kind === 'result' && result.rows).toHaveLength(100);
  });

  test('so is one of results', async () => {
    expect(await run('SELECT 1;'.repeat(30))).toHaveLength(21);
  });
});

test('of two commas, the line is that of the one too many (U21)', async () => {
  expect(await run('SELECT titre, prix\nFROM livres\nWHERE prix > 1, 2', BASE)).toMatchObject([
    { kind: 'error', line: 3 },
  ]);
});

const TESTS = `import assert from 'node:assert/strict';
import { joue, refus, reponse, reponses, test } from './base.js';

test('une ligne', () => assert.equal(reponse().length, 1));
test('une autre', () => {
  joue("INSERT INTO livres VALUES ('b', NULL, 2)");
  assert.deepEqual(reponse().colonnes, ['titre']);
  assert.deepEqual(reponse().at(-1), { titre: 'b' });
});
test('la base est neuve', () => assert.equal(reponses()[0].length, 1));
test('un refus', () => assert.match(refus("INSERT INTO livres VALUES ('b', 9, 2)"), /FOREIGN/));
`;
const check = (code: string) => after({ kind: 'check', before: [BASE], code, tests: TESTS });

test('the tests of an exercise run on a base of their own, in their order (U20)', async () => {
  const verdict = { kind: 'verdict', isPassed: true, text: '' };
  expect(await check('SELECT titre FROM livres')).toEqual(
    ['une ligne', 'une autre', 'la base est neuve', 'un refus'].map((name) => ({
      ...verdict,
      name,
    })),
  );
});

test('a test says what it got and wanted, or what SQLite answers (U20)', async () => {
  expect(await check('SELECT titre FROM livres WHERE 0')).toContainEqual(
    expect.objectContaining({ isPassed: false, text: 'reçu : 0 ; attendu : 1' }),
  );
  const [fault, verdict] = await check('SELECT\ntitr FROM livres');
  expect(fault).toMatchObject({ kind: 'error', line: 2 });
  expect(verdict).toMatchObject({ isPassed: false, text: 'SQLite répond : no such column: titr' });
  expect(await check('-- rien')).toContainEqual(
    expect.objectContaining({ text: expect.stringMatching(/^reçu : aucun tableau/) }),
  );
});

test('an order that comes during another takes its place (U19)', async () => {
  sql.engine.ask({
    kind: 'run',
    before: [],
    code: 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT i FROM n',
  });
  await run('SELECT 1');
  expect(await run('SELECT 2')).toMatchObject([{ rows: [['2']] }]);
});

test('what does not download is said, and asked for again (U19)', async () => {
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => new Response('', { status: 503 }));
  expect(await run('SELECT 1')).toMatchObject([{ text: expect.stringMatching(/pas téléchargé/) }]);
  fetched.mockRestore();
  expect(await run('SELECT 1')).toMatchObject([{ rows: [['1']] }]);
});

test('a page that has lost its sandbox runs nothing (U19)', async () => {
  const { engine, frame, heard } = sql;
  frame.removeAttribute('sandbox');
  engine.ask({ kind: 'run', before: [], code: 'SELECT 1' });
  await new Promise((done) => frame.addEventListener('load', done, { once: true }));
  expect(heard).toEqual([]);
});
