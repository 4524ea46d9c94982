import { expect, test } from 'vitest';
import { builtPages } from '../support/built.ts';

const RIGHT = /class="choice right"><input[^>]*-quiz-\d+-(\d)"/g;
const pages = builtPages().filter(({ html }) => html.includes('class="choice right"'));

test('tutorials have quizzes', () => {
  expect(pages.length).toBeGreaterThan(10);
});

test.each(pages)('$path: the right answers stand about equally often in each place', ({ html }) => {
  const places = [...html.matchAll(RIGHT)].map(([, place]) => place);
  const shares = ['1', '2', '3', '4'].map(
    (place) => places.filter((one) => one === place).length / places.length,
  );
  expect(Math.max(...shares)).toBeLessThanOrEqual(0.45);
});
