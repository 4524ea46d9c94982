// À ÉCRIRE : quatre tests au moins, dont un cas limite
import assert from 'node:assert/strict';
import { joue, reponse, test } from './base.js';

test('aucune vente', () => assert.deepEqual(reponse(), [{ total: 0 }]));
test('une vente', () => {
  joue('INSERT INTO ventes VALUES (150)');
  assert.equal(reponse()[0].total, 150);
});
test('deux ventes', () => {
  joue('INSERT INTO ventes VALUES (150), (200)');
  assert.equal(reponse()[0].total, 350);
});
test('une vente à zéro', () => {
  joue('INSERT INTO ventes VALUES (0)');
  assert.equal(reponse()[0].total, 0);
});
