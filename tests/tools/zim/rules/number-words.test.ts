import { expect, test } from 'vitest';
import { numberWords } from '../../../../src/tools/zim/rules/number-words.ts';

test.each([
  [0, 'zéro'],
  [1, 'un'],
  [15, 'quinze'],
  [17, 'dix-sept'],
  [20, 'vingt'],
  [21, '21'],
])('%i is said « %s » (K14)', (count, words) => {
  expect(numberWords(count)).toBe(words);
});
