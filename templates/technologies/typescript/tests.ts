// À ÉCRIRE : quatre tests au moins, dont un cas limite
import assert from 'node:assert/strict';
import test from 'node:test';
import { double } from './exercice.ts';

test('zéro', () => assert.equal(double(0), 0));
test('un', () => assert.equal(double(1), 2));
test('cent', () => assert.equal(double(100), 200));
test('négatif', () => assert.equal(double(-3), -6));
