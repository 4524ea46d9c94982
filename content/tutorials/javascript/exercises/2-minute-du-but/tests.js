import assert from 'node:assert/strict';
import test from 'node:test';
import { ecrireMinute } from './exercice.js';

test('la minute 63 s’écrit « 63e », la minute 2 « 2e »', () => {
  assert.equal(ecrireMinute(63), '63e');
  assert.equal(ecrireMinute(2), '2e');
});

test('la première minute s’écrit « 1re »', () => {
  assert.equal(ecrireMinute(1), '1re');
});

test('la dernière minute du temps normal s’écrit « 90e »', () => {
  assert.equal(ecrireMinute(90), '90e');
});

test('la minute 91 s’écrit « 90e + 1 »', () => {
  assert.equal(ecrireMinute(91), '90e + 1');
});

test('la minute 92 s’écrit « 90e + 2 », la minute 104 « 90e + 14 »', () => {
  assert.equal(ecrireMinute(92), '90e + 2');
  assert.equal(ecrireMinute(104), '90e + 14');
});

test('0 et -4 donnent « minute inconnue »', () => {
  assert.equal(ecrireMinute(0), 'minute inconnue');
  assert.equal(ecrireMinute(-4), 'minute inconnue');
});

test('`NaN`, 12.5 et la chaîne `"63"` donnent « minute inconnue »', () => {
  assert.equal(ecrireMinute(Number.NaN), 'minute inconnue');
  assert.equal(ecrireMinute(12.5), 'minute inconnue');
  assert.equal(ecrireMinute('63'), 'minute inconnue');
});
