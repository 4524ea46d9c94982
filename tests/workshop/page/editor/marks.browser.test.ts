import { expect, test } from 'vitest';
import { marksAt } from '../../../../src/workshop/page/editor/marks.ts';

test('a line is marked in the text and beside its number, or nothing is (U17)', () => {
  const { line, number } = marksAt(12);
  for (const one of [line.iter(), number.iter()]) {
    expect([one.from, one.to]).toEqual([12, 12]);
    one.next();
    expect(one.value).toBeNull();
  }
  expect(number.iter().value?.elementClass).toBe('is-faulty');
  expect([marksAt().line.size, marksAt().number.size]).toEqual([0, 0]);
});
