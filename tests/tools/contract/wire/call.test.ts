import { expect, test } from 'vitest';
import { itemsUnder, titleOf } from '../../../../src/tools/contract/wire/call.ts';
import { CALLS } from '../../../../src/tools/contract/wire/calls.ts';

test('two calls of one address have two titles', () => {
  expect(titleOf(CALLS.categories)).toBe('GET /getCategoriesNamesOnly');
  const titles = Object.values(CALLS).map(titleOf);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each([
  { body: { courses: [1] }, items: [1] },
  { body: { Courses: [2] }, items: [2] },
  { body: [3], items: [3] },
  { body: { courses: 'a', Courses: [4] }, items: [4] },
  { body: { autre: [5] }, items: undefined },
  { body: null, items: undefined },
  { body: 'courses', items: undefined },
])('the items of $body are $items', ({ body, items }) => {
  expect(itemsUnder(['courses', 'Courses'], body)).toEqual(items);
});
