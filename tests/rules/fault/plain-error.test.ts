import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { plainError, textError } from '../../../src/rules/fault/plain-error.ts';

test('an error says its message, and no place in our code', () => {
  const error = plainError('Réglages à corriger');
  expect([error.name, error.message, error.stack]).toEqual(['Error', 'Réglages à corriger', '']);
  expect(inspect(error)).not.toContain('plain-error');
});

test('an error of a text says what it asks for', () => {
  const error = textError('a.mdx:1 : il manque un titre');
  expect(`${error}`).toBe('Texte à corriger: a.mdx:1 : il manque un titre');
  expect(error.stack).toBe('');
});
