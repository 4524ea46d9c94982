import assert from 'node:assert/strict';
import test from 'node:test';
import { duree } from './exercice.js';

test('137 minutes font « 2 h 17 »', () => {
  assert.equal(duree(137), '2 h 17');
});

test('110 minutes font « 1 h 50 », on ne compte pas l’heure qui n’est pas finie', () => {
  assert.equal(duree(110), '1 h 50');
});

test('120 minutes font « 2 h 0 » tout juste', () => {
  assert.equal(duree(120), '2 h 0');
});

test('65 minutes font « 1 h 5 », sans zéro devant le 5', () => {
  assert.equal(duree(65), '1 h 5');
});

test('45 minutes font « 0 h 45 »', () => {
  assert.equal(duree(45), '0 h 45');
});

test('0 minute fait « 0 h 0 »', () => {
  assert.equal(duree(0), '0 h 0');
});
