import { expect, test } from 'vitest';
import { has } from '../../src/rules/older.ts';

test.each([
  [{ a: undefined }, 'a', true],
  [{ hasOwnProperty: 1 }, 'a', false],
  [{}, 'toString', false],
  [JSON.parse('{"__proto__":{"a":1}}'), '__proto__', true],
  [Object.create({ a: 1 }), 'a', false],
  [['one'], 0, true],
])('%o has %s itself: %s', (record, field, isThere) => {
  expect(has(record, field)).toBe(isThere);
});
