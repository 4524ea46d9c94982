import assert from 'node:assert/strict';
import { test, textes, tous } from './navigateur.js';

const montre = (rang) => textes('li')[rang];

test('75 secondes donnent 1:15', () => {
  assert.equal(montre(0), '1:15');
});

test('0 seconde donne 0:00', () => {
  assert.equal(montre(1), '0:00');
});

test('5 secondes donnent 0:05, avec deux chiffres', () => {
  assert.equal(montre(2), '0:05');
});

test('600 secondes donnent 10:00, et 3 599 donnent 59:59', () => {
  assert.deepEqual([montre(3), montre(4)], ['10:00', '59:59']);
});

test('61,9 secondes donnent 1:01', () => {
  assert.equal(montre(5), '1:01');
});

test('`null`, `undefined` et -3 donnent un tiret demi-cadratin', () => {
  assert.deepEqual([6, 7, 8].map(montre), ['–', '–', '–']);
});

test('un tiret n’est pas dans un élément `<time>`', () => {
  assert.equal(tous('li time').length, 6);
});

test('`dateTime` vaut `PT75S` pour 75 secondes', () => {
  assert.equal(tous('li')[0].querySelector('time')?.dateTime, 'PT75S');
});

test('`dateTime` vaut `PT0S` pour 0, et `PT61S` pour 61,9', () => {
  const lus = [1, 5].map((rang) => tous('li')[rang].querySelector('time'));
  assert.deepEqual(
    lus.map((un) => un?.dateTime),
    ['PT0S', 'PT61S'],
  );
});
