import assert from 'node:assert/strict';
import test from 'node:test';
import { partage } from './exercice.ts';

test('200 litres pour 3 foyers donnent « 3 par foyer, reste 1 »', () => {
  assert.equal(partage({ litres: 200, foyers: 3 }), '3 par foyer, reste 1');
});

test('240 litres pour 4 foyers ne laissent aucun reste', () => {
  assert.equal(partage({ litres: 240, foyers: 4 }), '3 par foyer, reste 0');
});

test('un fond de 19 litres ne fait pas un bidon', () => {
  assert.equal(partage({ litres: 239, foyers: 4 }), '2 par foyer, reste 3');
});

test('une citerne vide donne « 0 par foyer, reste 0 »', () => {
  assert.equal(partage({ litres: 0, foyers: 5 }), '0 par foyer, reste 0');
});

test('sans foyer, la réponse est « aucun foyer »', () => {
  assert.equal(partage({ litres: 200, foyers: 0 }), 'aucun foyer');
});

// Pour tsc seul : cette fonction n'est jamais appelée.
void (() => {
  // @ts-expect-error il manque foyers
  partage({ litres: 200 });
});
