import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeSession, sessionPath } from '../../../src/workshop/open/session.ts';

test('the address of what stands before the samples of a step', () => {
  expect(sessionPath('sql', 'bases')).toBe('/seances/sql/bases.json');
});

test('the scripts of a step are read', () => {
  expect(decodeSession(['', 'SELECT 1;\n'])).toEqual(['', 'SELECT 1;\n']);
});

test('any other script throws a TypeError', () => {
  const other = fc.anything().filter((one) => !Array.isArray(one));
  fc.assert(
    fc.property(fc.oneof(other, fc.array(fc.integer(), { minLength: 1 })), (answer) => {
      expect(() => decodeSession(answer)).toThrow(TypeError);
    }),
  );
});
