import { expect, test } from 'vitest';
import { isSeen, strangeSign } from '../../../../src/workshop/frame/typed/signs.ts';

test('a strange sign has its line; one in a text or a comment is none (U6)', () => {
  expect(strangeSign('x = 1\nprint(“a”)', 'Python')).toEqual({ line: 2, sign: '“' });
  expect(strangeSign('print("“a”")  # →', 'Python')).toBeUndefined();
});

test.each([
  ['“', true],
  ['\u00A0', false],
  ['\uFEFF', false],
])('%j shows something: %s', (sign, seen) => {
  expect(isSeen(sign)).toBe(seen);
});
