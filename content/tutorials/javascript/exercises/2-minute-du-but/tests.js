import assert from 'node:assert/strict';
import test from 'node:test';
import { ecrireMinute } from './exercice.js';

test('`ecrireMinute(63)` renvoie `"63e"`', () => {
  assert.equal(ecrireMinute(63), '63e');
});

test('`ecrireMinute(1)` renvoie `"1re"`', () => {
  assert.equal(ecrireMinute(1), '1re');
});

test('`ecrireMinute(90)` renvoie `"90e"`', () => {
  assert.equal(ecrireMinute(90), '90e');
});

test('`ecrireMinute(91)` renvoie `"90e + 1"`', () => {
  assert.equal(ecrireMinute(91), '90e + 1');
});

test('`ecrireMinute(0)` et `ecrireMinute(-4)` renvoient `"minute inconnue"`', () => {
  assert.equal(ecrireMinute(0), 'minute inconnue');
  assert.equal(ecrireMinute(-4), 'minute inconnue');
});

test('`ecrireMinute(NaN)` et `ecrireMinute("63")` renvoient `"minute inconnue"`', () => {
  assert.equal(ecrireMinute(Number.NaN), 'minute inconnue');
  assert.equal(ecrireMinute('63'), 'minute inconnue');
});
