import * as v from 'valibot';
import { expect, test } from 'vitest';
import { firstById, list, unwrap } from '../../src/wire/items.ts';

const body = { a: 'non', b: [1], c: [2] };

test('a list stands bare, or under the first key that holds one', () => {
  expect(unwrap([1, 2], [])).toEqual([1, 2]);
  expect(unwrap(body, ['a', 'c', 'b'])).toEqual([2]);
  expect(unwrap(body, ['a', 'z'])).toBeUndefined();
  expect(unwrap({}, ['constructor'])).toBeUndefined();
});

test('items that cannot be read are left out, and those after the 50,000th', () => {
  expect(list([1, 'a', null, 2], [], v.number())).toEqual([1, 2]);
  expect(list(Array(60_000).fill(1), [], v.number())).toHaveLength(50_000);
  expect(list({ b: ['x', 3] }, ['b'], v.number())).toEqual([3]);
  expect(list({}, ['b'], v.number())).toBeUndefined();
});

test('the first of two equal ids is kept', () => {
  const [one, same, other] = [
    { id: 'a', rank: 1 },
    { id: 'a', rank: 2 },
    { id: 'b', rank: 3 },
  ];
  expect(firstById([one, same, other])).toEqual([one, other]);
});
