import { describe } from 'vitest';
import { refuses } from '../../exercises/planted-exercise.ts';

const SQL = {
  'starter.sql': 'SELECT vendeuse, prix AS total FROM ventes;\n',
  'solution.sql': 'SELECT vendeuse, SUM(prix) AS total FROM ventes GROUP BY vendeuse ORDER BY 1;\n',
  'ventes.sql':
    "CREATE TABLE ventes (vendeuse TEXT, prix INTEGER);\nINSERT INTO ventes VALUES ('Awa', 100), ('Awa', 150), ('Ndèye', 50);\n",
  'tests.js': `import assert from 'node:assert/strict';
import { joue, reponse, test } from './base.js';

test('deux vendeuses', () => assert.equal(reponse().length, 2));
test('total', () => assert.equal(reponse()[0].total, 250));
test('une vente de plus', () => {
  joue("INSERT INTO ventes VALUES ('Ndèye', 25)");
  assert.equal(reponse()[1].total, 75);
});
test('aucune vente', () => {
  joue('DELETE FROM ventes');
  assert.deepEqual(reponse(), []);
});
`,
};

const MYSQL = {
  'starter.sql': 'GRANT ALL ON boutique.* TO awa@localhost;\n',
  'solution.sql': 'GRANT SELECT, INSERT ON boutique.ventes TO awa@localhost;\n',
  'tests.js': `import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test, { after } from 'node:test';
import mysql from 'mysql2/promise';

const serveur = { host: 'localhost', multipleStatements: true };
const chef = await mysql.createConnection({ ...serveur, user: 'root' });
await chef.query(\`CREATE DATABASE boutique; CREATE TABLE boutique.ventes (prix INT);
  CREATE USER awa@localhost IDENTIFIED BY 'Ndar2026';\`);
await chef.query(readFileSync('exercice.sql', 'utf8'));
const awa = await mysql.createConnection({ ...serveur, user: 'awa', password: 'Ndar2026' });
after(() => Promise.all([chef.end(), awa.end()]));

test('elle vend', () => awa.query('INSERT INTO boutique.ventes VALUES (100)'));
test('elle lit', async () => {
  const [[{ total }]] = await awa.query('SELECT SUM(prix) AS total FROM boutique.ventes');
  assert.equal(Number(total), 100);
});
test("elle n'efface pas", async () => {
  await assert.rejects(awa.query('DELETE FROM boutique.ventes'), { errno: 1142 });
});
test('elle ne détruit rien', async () => {
  await assert.rejects(awa.query('DROP TABLE boutique.ventes'), { errno: 1142 });
});
`,
};

const NO_SQL = { 'solution.sql': 'SELEC 1;' };

describe('an exercise in SQL', () => {
  refuses(SQL, [
    [
      'a solution that never ends',
      {
        'solution.sql':
          'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x FROM n) SELECT COUNT(*) FROM n;',
      },
      'solution.sql:1 : la solution rate deux vendeuses : ne finit pas',
    ],
    [
      'a solution that misses',
      { 'solution.sql': SQL['starter.sql'] },
      'la solution rate deux vendeuses : reçu : 3 ; attendu : 2',
    ],
    ['a solution that is no SQL', NO_SQL, /solution\.sql:1 : la solution .*syntax/s],
    [
      'tests that import what the page has not',
      { 'tests.js': SQL['tests.js'].replace('./base.js', 'node:test') },
      'un test de SQL n’importe que assert et ./base.js',
    ],
  ]);
});

describe('an exercise in MySQL', () => {
  refuses(
    MYSQL,
    [
      [
        'a solution that misses',
        { 'solution.sql': MYSQL['starter.sql'] },
        "la solution rate elle n'efface pas : Missing expected rejection.",
      ],
      ['a solution that is no SQL', NO_SQL, /solution\.sql:1 : la solution .*syntax/s],
    ],
    'mysql',
  );
});
