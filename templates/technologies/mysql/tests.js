// À ÉCRIRE : quatre tests au moins, dont un cas limite
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test, { after } from 'node:test';
import mysql from 'mysql2/promise';

const base = await mysql.createConnection({
  host: 'localhost',
  user: 'root',
  database: 'essai',
});
after(() => base.end());

async function total(...prix) {
  await base.query('CREATE OR REPLACE TEMPORARY TABLE ventes (prix INT)');
  for (const un of prix) await base.query('INSERT INTO ventes VALUES (?)', [un]);
  const [[ligne]] = await base.query(readFileSync('exercice.sql', 'utf8'));
  return Number(ligne.total ?? 1);
}

test('aucune vente', async () => assert.equal(await total(), 0));
test('une vente', async () => assert.equal(await total(150), 150));
test('deux ventes', async () => assert.equal(await total(150, 200), 350));
test('une vente à zéro', async () => assert.equal(await total(0), 0));
